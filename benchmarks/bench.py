"""Speed of every playable game, plain and compiled, beside the yardstick in the same run.

The machine may be noisy, so all is measured in short pieces (see ``timing.py``),
each round measures everything once, one after the other, and the best of the
rounds counts; shares are taken within this run. The yardstick is a toy of the
same shape, found beside the project if it is there. A game with texts is played
in turns with the same game without (see ``share.py``): with shipped decks whose
cards have no text, and where decks of real cards can be made (``real_cards.py``),
with these very decks with nothing written on their cards too.
"""
from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tefuda.rulebooks.rulebook import GAMES

import real_cards
from measure import BARE, FOLDER, REAL, TEXTS, game_of
from share import share

ROOT = Path(__file__).resolve().parent.parent
TOY = ROOT.parent / "shared" / "bench" / "toy.py"
COMPILED = ROOT / "build" / "compiled"
TOY_COMPILED = ROOT / "build" / "toy"
MODES = ("interpreted", "compiled")
# Once more with decks whose cards have texts, for the games that come with some; right after the game without.
WITH_TEXTS = ("dragonball",)


def all_games() -> list[str]:
    """Every game without texts, and right after it with those that there are."""
    with_real = real_cards.games()
    found: list[str] = []
    for game in GAMES:
        found.append(game)
        found += [game + TEXTS] * (game in WITH_TEXTS) + [game + REAL] * (game in with_real)
    return found


def run(command: list[str], path: Path) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": str(path)}
    out = subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    result: dict[str, Any] = json.loads(out.strip().splitlines()[-1])
    return result


def path_of(mode: str) -> Path:
    return COMPILED if mode == "compiled" else ROOT / "src"


def measure_game(game: str, mode: str, games: int, growth: int) -> dict[str, Any]:
    path = path_of(mode)
    command = [sys.executable, "benchmarks/measure.py", game, "--games", str(games), "--growth", str(growth)]
    result = run(command, path)
    if result["compiled"] != (mode == "compiled"):
        raise SystemExit(f"{game} was to be measured {mode}, but another build was found")
    return result


def measure_toy(mode: str) -> dict[str, Any]:
    path = TOY_COMPILED if mode == "compiled" else TOY.parent
    return run([sys.executable, "benchmarks/yardstick.py"], path)


def compile_toy() -> None:
    TOY_COMPILED.mkdir(parents=True, exist_ok=True)
    if not list(TOY_COMPILED.glob("toy.*.so")):
        shutil.copy(TOY, TOY_COMPILED / "toy.py")
        subprocess.run([sys.executable, "-m", "mypyc", "toy.py"], cwd=TOY_COMPILED, check=True, capture_output=True)


def better(old: dict[str, Any] | None, new: dict[str, Any]) -> dict[str, Any]:
    """The best of both for each number: more a second, fewer microseconds and bytes."""
    if old is None:
        return new
    best = dict(new)
    for key, value in old.items():
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            best[key] = max(value, new.get(key, value)) if key.endswith("_per_s") else min(value, new.get(key, value))
    return best


def rounds(modes: list[str], toy: bool, args: argparse.Namespace) -> dict[tuple[str, str], dict[str, Any]]:
    best: dict[tuple[str, str], dict[str, Any]] = {}
    for number in range(args.rounds):
        for mode in modes:
            games = args.games * (3 if mode == "compiled" else 1)
            if toy:
                best["toy", mode] = better(best.get(("toy", mode)), measure_toy(mode))
            for game in args.game or all_games():
                growth = args.growth if number == 0 and mode == modes[-1] and not game.endswith(REAL) else 0
                best[game, mode] = better(best.get((game, mode)), measure_game(game, mode, games, growth))
        print(f"round {number + 1} of {args.rounds} done", file=sys.stderr)
    for (game, mode), row in best.items():
        if game != game_of(game):
            others = [game_of(game)] + [game_of(game) + BARE] * game.endswith(REAL)
            row["shares"] = dict(zip(others, share(game, others, path_of(mode), args.rounds)))
    return best


# What stands at the end of a line, and how wide.
_COLUMNS = (("imagine_us", 12), ("new_us", 8), ("save_us", 9), ("load_us", 9), ("save_bytes", 8), ("game_bytes", 8))


def report(best: dict[tuple[str, str], dict[str, Any]]) -> None:
    print(f"{'':18}{'mode':13}{'decisions/s':>12}{'of toy':>8}{'games/s':>9}{'clone µs':>10}{'of toy':>8}"
          f"{'imagine µs':>12}{'new µs':>8}{'save µs':>9}{'load µs':>9}{'save B':>8}{'game B':>8}")
    for (name, mode), row in best.items():
        toy = best.get(("toy", mode))
        share = f"{row['decisions_per_s'] / toy['decisions_per_s']:.2f}" if toy else "-"
        clones = f"{row['clone_us'] / toy['clone_us']:.1f}" if toy else "-"
        rest = "".join(f"{row.get(key, '-'):>{width}}" for key, width in _COLUMNS)
        print(f"{name:18}{mode:13}{row['decisions_per_s']:>12,}{share:>8}{row['games_per_s']:>9,}"
              f"{row['clone_us']:>10}{clones:>8}{rest}")
    for (name, mode), row in best.items():
        if mode == "compiled" and (name, "interpreted") in best:
            factor = row["decisions_per_s"] / best[name, "interpreted"]["decisions_per_s"]
            print(f"{name}: compiled is {factor:.1f} times interpreted")
        for other, (best_times, middle) in row.get("shares", {}).items():
            decks = "these decks without texts" if other.endswith(BARE) else "shipped decks without texts"
            print(f"{name}, {mode}: {best_times:.3f} of the decisions/s of {decks}, played in turns "
                  f"(best times; {middle:.3f} by the middle ones)")
        if "read_us" in row:
            print(f"{name}, {mode}: a text is read in {row['read_us']} µs, the longest in {row['longest_read_us']}; "
                  f"a match of {row['different_cards']} different cards begins in {row['start_us'] / 1000:.1f} ms")
        if "growth_bytes" in row:
            print(f"{name}: memory grew by {row['growth_bytes'] / 1024:.0f} kB over the games of the growth test")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--games", type=int, default=400, help="games a measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--growth", type=int, default=10_000, help="games for the memory test; 0 leaves it out")
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    args = parser.parse_args()
    missing = [name for name in args.game or () if name not in all_games()]
    if missing:
        raise SystemExit(f"{missing[0]}: there is no such game; there are {', '.join(all_games())}")
    modes = [mode for mode in MODES if mode == "interpreted" or COMPILED.exists()]
    if len(modes) == 1:
        print("no compiled build (make compiled needs a C compiler): measuring plain Python only", file=sys.stderr)
    toy = TOY.exists()
    if not toy:
        print("the yardstick is not here: figures without shares", file=sys.stderr)
    elif "compiled" in modes:
        compile_toy()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER] = folder
        for game in real_cards.games():
            real_cards.write_decks(game, Path(folder), real_cards.PAIRS)
        best = rounds(modes, toy, args)
    report(best)
    if args.json:
        args.json.write_text(json.dumps({f"{name} {mode}": row for (name, mode), row in best.items()}, indent=1))


if __name__ == "__main__":
    main()
