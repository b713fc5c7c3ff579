"""Chapter 11: endless loops. Those that nobody can stop end the game."""
from __future__ import annotations

from ...kernel.changes import lose
from ...kernel.codes import BOTH, NEXT
from ...kernel.loops import position
from ...kernel.state import NOTHING, Frame, State
from .areas import ENDLESS


def comes_again(g: State, f: Frame) -> bool:
    """Whether the procedure was here before in this very position, with nobody having chosen anything since.

    The frame remembers the positions (items) and the number of choices made until then (c).
    """
    if f.c != g.clock:
        f.c = g.clock
        f.items = NOTHING
    here = position(g)
    if here in f.items:
        return True
    f.items = (*f.items, here)
    return False


def r11_1_1_1(g: State, f: Frame) -> int:
    """A draw: both lose at the same time (1-2-3)."""
    lose(g, BOTH, ENDLESS)
    return NEXT


ENDLESS_LOOP = (r11_1_1_1,)
