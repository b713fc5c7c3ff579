"""12.11: which side of a Gyze card applies. The print of a card is the side that does (12.11.3.1)."""
from __future__ import annotations

from typing import Final

from ...kernel.events.changes import show_side
from ...kernel.state.state import State
from .areas import G_ZONE, LAYOUT
from .c4_circles import is_circle
from .cards import NORMAL, TYPE

# 12.11.3.3: where a card that comes there shows the side that it had.
KEEPS_SIDE: Final = [is_circle(place) or G_ZONE <= place < G_ZONE + 2 for place in range(LAYOUT.count)]


def is_gyze(g: State, card: int) -> bool:
    """12.11.1: whether something is printed on both sides of a card."""
    return g.table.other_face[g.prints[card]] >= 0


def show_normal_side(g: State, card: int) -> None:
    """12.11.3.3: show the normal side, which is no turning over (10.37.1), so that nothing is told of it."""
    if g.table.columns[TYPE][g.prints[card]] != NORMAL:
        show_side(g, card)
