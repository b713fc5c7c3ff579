"""What the lasting effects of a state are about: most questions end with a look at that.

Whoever changes ``g.effects`` tells it (``note_row``, ``note_rows``).
"""
from __future__ import annotations

from typing import Final

from .altering import NUMBER_SORTS
from .codes import MOVED
from .state import Row, State

# Sorts of lasting effects; those that change numbers are in ``kernel.altering``.
PROHIBIT: Final = 0
REPLACE: Final = 3
GAIN: Final = 4
SILENCE: Final = 5
# Another player is the master of a card that stays where it is.
SWAY: Final = 11


def note_row(g: State, row: Row) -> None:
    """One more lasting effect has begun."""
    sort = row[1]
    if NUMBER_SORTS >> sort & 1:
        g.rows_about |= 1 << row[2]
    elif sort == PROHIBIT:
        g.bars = True
        if row[2] == MOVED:
            g.contests_moves = True
    elif sort == REPLACE:
        # A replacement may be about any event: its ability says which.
        g.contests_moves = True
    elif sort == GAIN:
        g.grants = True
    elif sort == SILENCE:
        g.grants = True
        g.silences = True
    elif sort == SWAY:
        g.sways = True


def note_rows(g: State) -> None:
    """The lasting effects are others than before."""
    g.rows_about = 0
    g.bars = g.contests_moves = g.grants = g.silences = g.sways = False
    for row in g.effects:
        note_row(g, row)
