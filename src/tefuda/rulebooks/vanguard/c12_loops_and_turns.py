"""12.1, 12.5: endless loops that nobody can stop, and additional turns."""
from __future__ import annotations

from ...kernel.changes import lose
from ...kernel.codes import BOTH, NEXT, RETURN
from ...kernel.state import Frame, State
from .areas import ENDLESS, EXTRA_TURNS


def r12_1_1_1(g: State, f: Frame) -> int:
    """A draw: both lose at the same time (1.2.3)."""
    lose(g, BOTH, ENDLESS)
    return NEXT


ENDLESS_LOOP = (r12_1_1_1,)

# 12.5.2: whose the additional turns are, the one gained last first: digits of 1 and 2, the last digit first.
_DIGIT = 3


def r12_5_1(g: State, f: Frame) -> int:
    """Player a gets a turn after this one."""
    g.registers[EXTRA_TURNS] = g.registers[EXTRA_TURNS] * _DIGIT + f.a + 1
    g.done = 1
    return RETURN


EXTRA_TURN = (r12_5_1,)


def next_fighter(g: State) -> int:
    """Whose additional turn comes next; it is used up by that."""
    player = g.registers[EXTRA_TURNS] % _DIGIT - 1
    g.registers[EXTRA_TURNS] //= _DIGIT
    return player
