"""What the lasting effects of a state are about, as bits: most questions end with a look at them.

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

# The attributes that some effect changes have bits of their own numbers; from here on are the sorts that there are.
_SORTS: Final = 32
ATTRIBUTES: Final = (1 << _SORTS) - 1
BARS: Final = 1 << _SORTS + PROHIBIT
SWAYS: Final = 1 << _SORTS + SWAY
SILENCES: Final = 1 << _SORTS + SILENCE
GRANTS: Final = 1 << _SORTS + GAIN | SILENCES
# That some forbid moves or take their place.
CONTESTS_MOVES: Final = 1 << 60


def note_row(g: State, row: Row) -> None:
    """One more lasting effect has begun."""
    sort = row[1]
    bits = 1 << _SORTS + sort
    if NUMBER_SORTS >> sort & 1:
        bits |= 1 << row[2]
    elif sort == REPLACE or (sort == PROHIBIT and row[2] == MOVED):
        # A replacement may be about any event: its ability says which.
        bits |= CONTESTS_MOVES
    g.rows_about |= bits


def note_rows(g: State) -> None:
    """The lasting effects are others than before."""
    g.rows_about = 0
    for row in g.effects:
        note_row(g, row)
