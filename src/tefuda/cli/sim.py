"""``tefuda sim``: many games between two decks, counted."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..agents import NAMES as AGENTS
from ..arena import Report, simulate
from ..arena.statistics import Share, Spread
from ..kernel.errors import TefudaError
from ..rulebooks.rulebook import rulebook
from .columns import columns
from .options import Say, Subparsers, add_lang, at_least
from .progress import Progress


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("sim", help="play many games between two decks and count")
    parser.add_argument("game", metavar="GAME", help="such as dragonball")
    parser.add_argument("--deck", action="append", required=True, metavar="DECK",
                        help="a deck of the game by name, or a file; twice, or once for a deck against itself")
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", type=at_least(0), default=0, metavar="S",
                        help="the same seed gives the same games (default: 0)")
    parser.add_argument("--jobs", type=at_least(1), default=1, metavar="J",
                        help="processes at work; the result does not depend on it (default: 1)")
    parser.add_argument("--agent", action="append", choices=AGENTS,
                        help="who plays; twice for one that plays each deck (default: greedy)")
    parser.add_argument("--json", metavar="FILE", help="write the statistics; - is the standard output")
    parser.add_argument("--csv", metavar="FILE", help="write a line for each game; - is the standard output")
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    decks = _pair(args.deck, "--deck")
    agents = _pair(args.agent or ["greedy"], "--agent")
    _need_writable(args.json)
    _need_writable(args.csv)
    progress = Progress(args.games, sys.stderr)
    try:
        report = simulate(args.game, decks, args.games, args.seed, args.jobs, agents, progress)
    finally:
        progress.close()
    for target, text in ((args.json, report.to_json()), (args.csv, report.to_csv())):
        if target == "-":
            sys.stdout.write(text)
        elif target is not None:
            Path(target).write_text(text, "utf-8")
    if "-" not in (args.json, args.csv):
        print("\n".join(show(report, args.lang)))
    return 0


def _need_writable(target: str | None) -> None:
    """Fail now if the file can't be written, rather than after a thousand games."""
    if target not in (None, "-"):
        Path(str(target)).open("a").close()


def _pair(given: list[str], option: str) -> tuple[str, str]:
    if len(given) > 2:
        raise TefudaError(f"{option} was given {len(given)} times: give it once or twice")
    return given[0], given[-1]


def show(report: Report, lang: str) -> list[str]:
    """The report for people."""
    series = report.series
    book = rulebook(series.game)
    say = Say("sim", lang)
    wins = [("", say("player"), say("wins"), say("share"), say("interval"))]
    for number, (deck, agent) in enumerate(zip(series.decks, series.agents)):
        wins.append((f"{number + 1} {deck.name.pick(lang)}", agent, *_share(report.wins(number))))
    wins.append((say("draws"), "", *_share(report.draws)))
    wins.append((say("first"), "", *_share(report.first_player)))
    spreads = [("", say("mean"), say("median"), say("least"), say("most")),
               (say("turns"), *_spread(report.turns)), (say("decisions"), *_spread(report.decisions))]
    endings = [(say("ended"), say("rule"), say("games"), say("share"), say("interval"))]
    for reason, rule, share in report.endings:
        words = " + ".join(book.words.say("reasons", part, lang) for part in reason.split(" + "))
        endings.append((words, rule, *_share(share)))
    return [
        say("head", game=book.title(lang), games=report.games, seed=series.seed), "",
        *columns(wins, (2, 3, 4)), "", *columns(spreads, (1, 2, 3, 4)), "", *columns(endings, (2, 3, 4)), "",
        say("note"), *([] if series.agents[0] == series.agents[1] else [say("unequal")]),
    ]


def _share(share: Share) -> tuple[str, str, str]:
    low, high = share.interval
    return str(share.count), f"{share.value:.1%}", f"{low:.1%} – {high:.1%}"


def _spread(spread: Spread) -> tuple[str, str, str, str]:
    return f"{spread.mean:.1f}", f"{spread.median:g}", str(spread.least), str(spread.most)
