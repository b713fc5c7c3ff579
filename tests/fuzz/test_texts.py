"""Random games whose cards have got random texts from the grammar, held to every check of ``checks.py``.

``python -m tests.fuzz --texts`` looks at as many games as wanted.
"""
from __future__ import annotations

import pytest

from .checks import CHECKS
from .fuzzer import play
from .texts import TextCase

CASES = [
    TextCase("dragonball", ("lantern-runners", "bell-bearers"), seed) for seed in range(4)
] + [TextCase("dragonball", ("awakened-lanterns", "awakened-ropes"), seed) for seed in range(4, 6)] + [
    TextCase(game, decks, seed) for game, decks in (
        ("gundam", ("dyke-league", "driftfolk")), ("zx", ("morning-bell", "late-hours")),
        ("vanguard", ("fire-in-the-snow", "windward-cliffs")), ("gateruler", ("moss-and-glass", "moonshadow-line")),
    ) for seed in (5000, 5001)]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game}-{case.seed}" for case in CASES])
def test_whatever_the_cards_say_the_game_keeps_what_must_always_be_so(case: TextCase) -> None:
    try:
        play(case, list(CHECKS.values()), 0.1)
    finally:
        case.close()
