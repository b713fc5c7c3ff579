"""Random games whose cards say something where not all see them: what players are shown does not depend on it.

``python -m tests.fuzz --unseen`` looks at as many games as wanted.
"""
from __future__ import annotations

import pytest

from .fuzzer import play
from .secrecy import Handles, Secrets, Silence
from .unseen import UnseenCase


class Hush(Silence):
    """Such a card tells of itself at few decisions, so all of them are looked at."""

    share = 1.0


# Games of Gate Ruler are long: at a smaller part of their decisions.
PARTS = {"gateruler": 0.1}
CASES = [UnseenCase(game, decks, seed) for game, decks, seeds in (
    ("dragonball", ("lantern-runners", "bell-bearers"), (9000,)),
    ("dragonball", ("awakened-bells", "bell-bearers"), (210,)),
    ("zx", ("morning-bell", "late-hours"), (9002,)),
    ("vanguard", ("fire-in-the-snow", "windward-cliffs"), (9001, 9003)),
    ("gateruler", ("moss-and-glass", "moonshadow-line"), (9003,)),
) for seed in seeds]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game}-{case.seed}" for case in CASES])
def test_what_cards_say_where_nobody_sees_them_tells_nothing(case: UnseenCase) -> None:
    try:
        play(case, [Secrets, Handles, Hush], PARTS.get(case.game, 0.5))
    finally:
        case.close()
