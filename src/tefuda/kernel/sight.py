"""Who may know what a card is. Views, logs and prompts are built from this and nothing else."""
from __future__ import annotations

from .codes import FACE_DOWN, SHOWN
from .state import State


def sees(g: State, card: int) -> int:
    """The players who may look at the card, as bits."""
    flags = g.flags[card]
    if flags & SHOWN:
        return 3
    if flags & FACE_DOWN:
        return g.book.down_mask[g.zone_of[card]]
    return g.book.up_mask[g.zone_of[card]]


def unknown_to(g: State, player: int) -> list[int]:
    """All cards that the player can't look at."""
    bit = 1 << player
    return [
        card for zone in g.zones for card in zone
        if card not in g.data and not sees(g, card) & bit
    ]
