"""Chapter 15, as far as it is about the normal summon."""
from __future__ import annotations

from ...kernel.codes import RETURN
from ...kernel.state import Frame, State, call
from .areas import SUMMON_COUNT


def r15_17a(g: State, f: Frame) -> int:
    """The unit a is played into the place b by player c."""
    return call(g, g.book.at["14-3b-1"], f.a, f.b, f.c)


def r15_17a_3(g: State, f: Frame) -> int:
    g.registers[SUMMON_COUNT + f.c] += 1
    return RETURN


NORMAL_SUMMON = (r15_17a, r15_17a_3)
