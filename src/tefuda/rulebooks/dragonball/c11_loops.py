"""Chapter 11: endless loops. Those that nobody can stop end the game."""
from __future__ import annotations

from ...kernel.actions.lose import lose
from ...kernel.codes import BOTH, NEXT
from ...kernel.state.state import Frame, State
from .areas import ENDLESS


def r11_1_1_1(g: State, f: Frame) -> int:
    """A draw: both lose at the same time (1-2-3)."""
    lose(g, BOTH, ENDLESS)
    return NEXT


ENDLESS_LOOP = (r11_1_1_1,)
