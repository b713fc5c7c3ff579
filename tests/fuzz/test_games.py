"""Random games, one of every pair of decks, held to every check of ``checks.py``.

How many decisions of each game are looked at is fixed, so the time is; long games are looked at here
and there. ``make fuzz`` looks at all decisions of as many games as wanted.
"""
from __future__ import annotations

import os

import pytest

from tefuda.rulebooks.rulebook import GAMES

from .cases import Case, Chooser, pairs
from .checks import CHECKS
from .fuzzer import play

# For each of the games, over all its pairs of decks.
LOOKS = int(os.environ.get("TEFUDA_FUZZ_LOOKS", "2000"))

CASES = [Case(game, decks, seed) for game in GAMES for seed, decks in enumerate(pairs(game))]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game}-{case.decks[0]}-{case.decks[1]}" for case in CASES])
def test_whatever_is_chosen_the_game_keeps_what_must_always_be_so(case: Case) -> None:
    looks = LOOKS / len(pairs(case.game))
    play(case, list(CHECKS.values()), min(1.0, looks / _length(case)))


def _length(case: Case) -> int:
    """How many decisions the game has."""
    game, chooser = case.begin(), Chooser(case)
    while not game.over:
        game.choose(chooser(game))
    return len(game.history)
