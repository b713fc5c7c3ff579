"""Two versions of Tefuda against each other: an old commit and the working tree, in turns in the same run.

The old commit is checked out and compiled under build/, by the same tools as the working tree. Both play the very same
random games, piece by piece and each in a process of its own (see ``piece.py``): what else the machine does hits both.
The best time of each piece counts, and beside it the middle one is told. Each round has other games and new processes.

    python benchmarks/compare.py --base c27fb88 --games gundam dragonball+texts --rounds 3 --modes compiled

New/old above 1 means that the working tree is quicker.
"""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final, NamedTuple

import real_cards
from bench import COMPILED, MODES, ROOT, all_games
from measure import REAL, game_of, pairings
from piece import POSITIONS
from share import GAMES, GAMES_WITH, PIECES

BUILDS: Final = ROOT / "build" / "compare"
WORDS: Final = ("clone", "imagine")


class Version(NamedTuple):
    """Where a version lies, as plain Python and compiled."""

    name: str
    plain: Path
    compiled: Path

    def path(self, mode: str) -> Path:
        return self.compiled if mode == "compiled" else self.plain


class Times(NamedTuple):
    """Seconds of a piece that was played several times, and its decisions."""

    seconds: list[float]
    decisions: set[int]


class Player:
    """A process that plays the pieces of a round with one version."""

    def __init__(self, version: Version, mode: str, work: dict[str, Any], first_piece: int) -> None:
        self.first_piece = first_piece
        self.times: dict[tuple[str, int], Times] = {}
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "benchmarks" / "piece.py")], text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(version.path(mode))})
        build = self._ask(json.dumps(work))
        if build["compiled"] != (mode == "compiled") or not Path(build["path"]).is_relative_to(version.path(mode)):
            raise SystemExit(f"{version.name} was to be measured {mode}, but another build was found: {build['path']}")

    def _ask(self, line: str) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(line, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("a measuring process has failed: see above")
        result: dict[str, Any] = json.loads(answer)
        return result

    def do(self, word: str, number: int) -> None:
        """Play a piece, or copy or imagine a game, and keep how long that took."""
        result = self._ask(f"{word} {self.first_piece + number if word == 'play' else number}")
        times = self.times.setdefault((word, number), Times([], set()))
        times.seconds.append(result["seconds"])
        times.decisions.add(result.get("decisions", 0))

    def end(self) -> None:
        self.process.communicate()


# -- building ----------------------------------------------------------------------------------------------------------


def check_out(commit: str, compiled: bool) -> Version:
    """The files of a commit, and its compiled build if that is wanted; made once and kept."""
    found = subprocess.run(
        ["git", "rev-parse", "--short=12", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        raise SystemExit(f"{commit}: there is no such commit")
    folder = BUILDS / found.stdout.strip()
    version = Version(commit, folder / "source" / "src", folder / "compiled")
    if not version.plain.exists():
        version.plain.parent.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(version.plain.parent)], input=archive, check=True)
    if compiled and not (folder / "done").exists():
        print(f"compiling {commit}; it is kept in {folder.relative_to(ROOT)}", file=sys.stderr)
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--upgrade",
             "--target", str(version.compiled), "."],
            cwd=version.plain.parent, env={**os.environ, "TEFUDA_COMPILE": "1"}, check=True)
        (folder / "done").touch()
    return version


# -- measuring ---------------------------------------------------------------------------------------------------------


def work_of(name: str, folder: Path) -> dict[str, Any]:
    """The game, its pairs of decks and how many games make a piece."""
    game = game_of(name)
    if name.endswith(REAL):
        pairs = [[str(one), str(other)] for one, other in real_cards.find_decks(game, folder)]
    else:
        pairs = [[str(one), str(other)] for one, other in pairings(name)]
    return {"game": game, "pairs": pairs, "games": GAMES_WITH.get(name.removeprefix(game), GAMES)}


def measure(
    versions: tuple[Version, Version], mode: str, work: dict[str, Any], rounds: int, repeats: int,
) -> tuple[list[Player], list[Player]]:
    """The players of both versions, a pair for each round; whoever went last goes first next time."""
    played: tuple[list[Player], list[Player]] = ([], [])
    for number in range(rounds):
        pair = [Player(version, mode, work, number * PIECES) for version in versions]
        for repeat in range(repeats):
            order = pair[::-1] if repeat % 2 else pair
            for word, count in (("play", PIECES), *((word, len(POSITIONS)) for word in WORDS)):
                for piece in range(count):
                    for player in order:
                        player.do(word, piece)
        for row, player in zip(played, pair):
            player.end()
            row.append(player)
    return played


def seconds(players: Iterable[Player], word: str, pick: Callable[[list[float]], float]) -> float:
    """On average over the pieces, each by one of the times that it took."""
    return fmean([
        pick(times.seconds) for player in players for (it, _), times in player.times.items() if it == word])


def decisions(players: Iterable[Player]) -> list[set[int]]:
    return [times.decisions for player in players for (word, _), times in player.times.items() if word == "play"]


def compare(old: list[Player], new: list[Player]) -> dict[str, Any]:
    row: dict[str, Any] = {"same_games": decisions(old) == decisions(new)}
    for word in ("play", *WORDS):
        for name, pick in (("best", min), ("middle", median)):
            row[f"{word}_old_{name}"] = seconds(old, word, pick)
            row[f"{word}_new_{name}"] = seconds(new, word, pick)
    return row


# -- telling -----------------------------------------------------------------------------------------------------------

_HEAD: Final = (
    f"{'':18}{'mode':13}{'old/s':>10}{'new/s':>10}{'new/old':>9}{'middle':>8}"
    f"{'clone µs: old':>15}{'new':>7}{'imagine µs: old':>17}{'new':>7}")


def line(name: str, mode: str, row: dict[str, Any]) -> str:
    """Decisions a second of both, new/old by the best and by the middle times; microseconds at best."""
    shares = [row[f"play_old_{pick}"] / row[f"play_new_{pick}"] for pick in ("best", "middle")]
    clone, imagine = ([row[f"{word}_{side}_best"] * 1e6 for side in ("old", "new")] for word in WORDS)
    other = "" if row["same_games"] else "  (not the same games)"
    return (
        f"{name:18}{mode:13}{1 / row['play_old_best']:>10,.0f}{1 / row['play_new_best']:>10,.0f}"
        f"{shares[0]:>9.3f}{shares[1]:>8.3f}{clone[0]:>15.2f}{clone[1]:>7.2f}{imagine[0]:>17.1f}{imagine[1]:>7.1f}"
        f"{other}")


def run(args: argparse.Namespace, names: list[str], folder: Path) -> dict[str, dict[str, Any]]:
    old = check_out(args.base, "compiled" in args.modes)
    versions = old, Version("the working tree", ROOT / "src", COMPILED)
    for game in {game_of(name): None for name in names if name.endswith(REAL)}:
        # By the old version: it need not read all that the new one reads.
        subprocess.run(
            [sys.executable, str(ROOT / "benchmarks" / "real_cards.py"), str(folder), "--game", game], check=True,
            env={**os.environ, "PYTHONPATH": str(old.plain)}, stdout=subprocess.DEVNULL)
    found: dict[str, dict[str, Any]] = {}
    print(_HEAD)
    for name in names:
        for mode in args.modes:
            row = compare(*measure(versions, mode, work_of(name, folder), args.rounds, args.repeats))
            found[f"{name} {mode}"] = row
            print(line(name, mode, row), flush=True)
    return found


def main() -> None:
    known = all_games()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", default="HEAD", help="the old commit; else the last one")
    parser.add_argument("--games", nargs="+", choices=known, metavar="GAME", help=f"of {', '.join(known)}")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--repeats", type=int, default=8, help="how often each piece is played in a round")
    parser.add_argument("--modes", nargs="+", choices=MODES, default=MODES if COMPILED.exists() else MODES[:1])
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    args = parser.parse_args()
    if "compiled" in args.modes and not (COMPILED / "tefuda").exists():
        raise SystemExit("there is no compiled build of the working tree: make compare makes one")
    with tempfile.TemporaryDirectory() as folder:
        found = run(args, args.games or known, Path(folder))
    if args.json:
        args.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
