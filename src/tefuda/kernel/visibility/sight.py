"""Who may know what a card is. Views, logs and prompts are built from this and nothing else."""
from __future__ import annotations

from typing import Final

from ..codes import FACE_DOWN, PEEKED, SHOWN, SPIED
from ..state.layout import OF_CONTROLLER
from ..book import Book
from ..state.state import State

# The states on which it depends who sees a card.
SIGHT: Final = FACE_DOWN | SHOWN | PEEKED | SPIED


def sees(g: State, card: int) -> int:
    """The players who may look at the card, as bits."""
    flags = g.flags[card]
    if not flags & SIGHT:
        return g.book.up_mask[g.zone_of[card]]
    return seen_by(g.book, g.zone_of[card], flags, g.controller[card])


def seen_by(book: Book, place: int, flags: int, controller: int) -> int:
    """The players who may look at a card that lies in a place in some states, by its controller, as bits."""
    if flags & SHOWN:
        return 3
    if flags & FACE_DOWN:
        mask = book.down_mask[place]
        if mask == OF_CONTROLLER:
            mask = 1 << controller
    else:
        mask = book.up_mask[place]
    if flags & PEEKED:
        mask |= 1 << controller
    if flags & SPIED:
        mask |= 2 >> controller
    return mask


def unknown_to(g: State, player: int) -> list[int]:
    """All cards that the player can't look at."""
    bit = 1 << player
    up_mask, flags, data = g.book.up_mask, g.flags, g.data
    found: list[int] = []
    for place, cards in enumerate(g.zones):
        for card in cards:
            seen = sees(g, card) if flags[card] & SIGHT else up_mask[place]
            if not seen & bit and not (data and card in data):
                found.append(card)
    return found
