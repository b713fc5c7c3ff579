"""Chapter 17: loops. What a player can stop is barred where it is chosen; what nobody can stop ends the game."""
from __future__ import annotations

from typing import Final

from ...kernel.actions.lose import lose
from ...kernel.codes import BOTH, NEXT
from ...kernel.loops.loops import ENOUGH, remember_position
from ...kernel.loops.positions import NO_POSITION, position
from ...kernel.state.state import Frame, State
from .areas import ENDLESS

# Giving up priority stops nothing. How often that was done this turn stands among the positions, under this number.
_PASSES: Final = NO_POSITION


def count_pass(g: State) -> None:
    if g.seen:
        passes = _passes(g)
        g.seen = tuple([row for row in g.seen if row.position != _PASSES])
        remember_position(g, _PASSES, passes + 1)


def _passes(g: State) -> int:
    counts = [row.code for row in g.seen if row.turn == g.turn and row.position == _PASSES]
    return counts[0] if counts else 0


def is_endless(g: State) -> bool:
    """17-1a-3: whether all was just like this before, and since then nobody has chosen anything but to pass.

    A loop in which something grows is never just like before: that is known by how long nobody has.
    """
    choices = -1 - (g.clock - _passes(g))
    here = position(g)
    rounds = 0
    for row in g.seen:
        if row.turn == g.turn and row.position == here and row.code == choices:
            return True
        rounds += row.code == choices
    remember_position(g, here, choices)
    return rounds >= ENOUGH


def r17_1a_3(g: State, f: Frame) -> int:
    """A draw: both lose at the same time (1-4b-1)."""
    lose(g, BOTH, ENDLESS)
    return NEXT


ENDLESS_LOOP = (r17_1a_3,)
