"""Who may know what a card is. Views, logs and prompts are built from this and nothing else."""
from __future__ import annotations

from .codes import FACE_DOWN, PEEKED, SHOWN, SPIED
from .layout import OF_MASTER
from .state import State


def sees(g: State, card: int) -> int:
    """The players who may look at the card, as bits."""
    flags = g.flags[card]
    if flags & SHOWN:
        return 3
    if flags & FACE_DOWN:
        mask = g.book.down_mask[g.zone_of[card]]
        if mask == OF_MASTER:
            mask = 1 << g.master[card]
    else:
        mask = g.book.up_mask[g.zone_of[card]]
    if flags & PEEKED:
        mask |= 1 << g.master[card]
    if flags & SPIED:
        mask |= 2 >> g.master[card]
    return mask


def unknown_to(g: State, player: int) -> list[int]:
    """All cards that the player can't look at."""
    bit = 1 << player
    return [
        card for zone in g.zones for card in zone
        if card not in g.data and not sees(g, card) & bit
    ]
