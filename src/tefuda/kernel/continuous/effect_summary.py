"""What the lasting effects of a state are about: most questions end with a look at that.

Whoever changes ``g.effects`` tells it (``summarize``, ``summarize_all``).
"""
from __future__ import annotations

from typing import Final

from .number_changes import NUMBER_SORTS
from ..codes import MOVED
from ..state.state import State
from ..state.records import LastingEffect

# Sorts of lasting effects; those that change numbers are in ``kernel.continuous.number_changes``.
PROHIBIT: Final = 0
REPLACE: Final = 3
GRANT_ABILITY: Final = 4
LOSE_ABILITY: Final = 5
# Another player is the master of a card that stays where it is.
CONTROL_CHANGE: Final = 11


def summarize(g: State, row: LastingEffect) -> None:
    """One more lasting effect has begun."""
    sort = row.sort
    if NUMBER_SORTS >> sort & 1:
        g.numbers_changed |= 1 << row.what
    elif sort == PROHIBIT:
        g.bars = True
        if row.what == MOVED:
            g.contests_moves = True
    elif sort == REPLACE:
        # A replacement may be about any event: its ability says which.
        g.contests_moves = True
    elif sort == GRANT_ABILITY:
        g.grants = True
    elif sort == LOSE_ABILITY:
        g.grants = True
        g.silences = True
    elif sort == CONTROL_CHANGE:
        g.control_changes = True


def summarize_all(g: State) -> None:
    """The lasting effects are others than before."""
    g.numbers_changed = 0
    g.bars = g.contests_moves = g.grants = g.silences = g.control_changes = False
    for row in g.effects:
        summarize(g, row)
