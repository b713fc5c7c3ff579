"""Fingerprints of whole games, to compare the interpreted package with the compiled one.

``python -m tests.fuzz.digest --games N`` prints a line for each game; both must print the same.
"""
from __future__ import annotations

import argparse
import hashlib
from array import array
from itertools import islice

from tefuda.kernel.state.codec import essence
from tefuda.kernel.events.log import entries
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES

from .cases import Case, Chooser, cases
from .texts import TextCase, text_cases


def digest(case: Case) -> str:
    """Every state, every list of options and every event of a game, in 16 digits."""
    game = case.begin()
    chooser = Chooser(case)
    found = hashlib.sha256()
    while True:
        _add(found, game)
        if game.over:
            for entry in entries(game.state):
                found.update(array("q", entry.row()).tobytes())
            if isinstance(case, TextCase):
                case.close()
            return f"{case}: {len(game.history)} decisions, {found.hexdigest()[:16]}"
        game.choose(chooser(game))


def _add(found: hashlib._Hash, game: Game) -> None:
    found.update(array("q", essence(game.state)).tobytes())
    found.update(array("q", [game.state.player, *game.state.options]).tobytes())
    found.update(" ".join(action.text for action in game.legal()).encode())


def digests(games: int, texts: int, first_seed: int = 0) -> list[str]:
    """So many games of each rulebook, and so many of each with random texts on the cards."""
    found: list[str] = []
    for game in GAMES:
        found += [digest(case) for case in islice(cases((game,), first_seed), games)]
        found += [digest(case) for case in islice(text_cases((game,), first_seed), texts)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.digest", description="Fingerprints of random games.")
    parser.add_argument("--games", type=int, default=20, help="how many games of each rulebook (20)")
    parser.add_argument("--texts", type=int, default=2, help="how many more of each with random texts (2)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    for line in digests(arguments.games, arguments.texts, arguments.seed):
        print(line)


if __name__ == "__main__":
    main()
