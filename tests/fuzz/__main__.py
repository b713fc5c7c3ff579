"""Fuzz for as long as wanted: ``python -m tests.fuzz [--game G] [--seconds N | --games N] [--seed S] [--checked]``."""
from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count, islice

from tefuda.rulebooks.rulebook import GAMES, rulebook

from .cases import Case, cases
from .checks import CHECKS
from .fuzzer import Failure, play
from .texts import TextCase, text_cases
from .unseen import UnseenCase, unseen_cases


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Hold random games to all checks.")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--decks", nargs=2, metavar="DECK", help="only these two decks (with --game)")
    parser.add_argument("--texts", action="store_true", help="with random texts on the cards")
    parser.add_argument("--unseen", action="store_true", help="with texts for where nobody sees the cards")
    parser.add_argument("--checked", action="store_true", help="compare all that is derived at every decision")
    parser.add_argument("--check", choices=list(CHECKS), help="only this check")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    how_long.add_argument("--games", type=int, help="how many games")
    arguments = parser.parse_args()
    if arguments.decks:
        if not arguments.game:
            parser.error("--decks needs --game")
        known = rulebook(arguments.game).decks
        unknown = [deck for deck in arguments.decks if deck not in known]
        if unknown:
            parser.error(f"{arguments.game} has no deck {unknown[0]}; it has {', '.join(known)}")
    return arguments


def _cases(arguments: argparse.Namespace) -> Iterator[Case]:
    kind = UnseenCase if arguments.unseen else TextCase if arguments.texts else Case
    if arguments.decks:
        decks = (arguments.decks[0], arguments.decks[1])
        return (kind(arguments.game, decks, seed) for seed in count(arguments.seed))
    games = (arguments.game,) if arguments.game else GAMES
    if arguments.unseen:
        return unseen_cases(games, arguments.seed)
    return text_cases(games, arguments.seed) if arguments.texts else cases(games, arguments.seed)


def main() -> int:
    arguments = _arguments()
    checks = [CHECKS[arguments.check]] if arguments.check else list(CHECKS.values())
    began = time.monotonic()
    told, games, decisions = began, 0, 0
    for case in islice(_cases(arguments), arguments.games):
        now = time.monotonic()
        if arguments.games is None and now - began >= arguments.seconds:
            break
        if now - told >= 10:
            told = now
            print(f"{games} games, {decisions} decisions in {now - began:.0f} s; now {case}", flush=True)
        try:
            decisions += play(case, checks, checked=arguments.checked)
        except Failure as failure:
            print(f"FAILED {failure}")
            return 1
        games += 1
    print(f"{games} games with {decisions} decisions in {time.monotonic() - began:.0f} s: nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
