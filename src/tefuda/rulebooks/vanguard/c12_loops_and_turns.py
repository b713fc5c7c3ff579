"""12.1, 12.5: endless loops that nobody can stop, and additional turns."""
from __future__ import annotations

from ...kernel.actions.lose import lose
from ...kernel.codes import BOTH, NEXT, RETURN
from ...kernel.state.state import Frame, State
from .areas import ENDLESS, EXTRA_TURNS


def r12_1_1_1(g: State, f: Frame) -> int:
    """A draw: both lose at the same time (1.2.3)."""
    lose(g, BOTH, ENDLESS)
    return NEXT


ENDLESS_LOOP = (r12_1_1_1,)

# 12.5.2: how many additional turns there are is a register; whose they are stands behind the registers that have names,
# the one gained last in the end.


def r12_5_1(g: State, f: Frame) -> int:
    """Player a gets a turn after this one."""
    g.registers[EXTRA_TURNS] += 1
    g.registers.append(f.a)
    g.done = 1
    return RETURN


EXTRA_TURN = (r12_5_1,)


def next_fighter(g: State) -> int:
    """Whose additional turn comes next; it is used up by that."""
    g.registers[EXTRA_TURNS] -= 1
    return g.registers.pop()
