"""Who sees the card that has an ability: what comes of a text must not tell that a hidden card is there."""
from __future__ import annotations

from ..codes import FACE_DOWN
from ..state.state import State
from .sight import sees


def is_kept(g: State, card: int) -> bool:
    """Whether its master sees a card and not everybody does."""
    seen = sees(g, card)
    return seen != 3 and seen >> g.controller[card] & 1 == 1


def is_unseen(g: State, card: int) -> bool:
    """Whether not even its master sees a card, as in a deck: whatever came of its text would tell that it is there."""
    return not sees(g, card) >> g.controller[card] & 1


def keeps_silent(g: State, card: int) -> bool:
    """Whether nothing that happens sets an ability of a card waiting.

    Nobody can know of one that is unseen; and where the book has it so, a hidden one waits only if it is shown.
    """
    seen = sees(g, card)
    return seen != 3 and (g.book.shows_to_trigger != 0 or not seen >> g.controller[card] & 1)


def is_hidden_face_down(g: State, card: int) -> bool:
    """Whether a card lies face-down where cards are open, and not all know it: nothing comes of its text there."""
    return g.flags[card] & FACE_DOWN != 0 and g.book.up_mask[g.zone_of[card]] == 3 and sees(g, card) != 3


def stays_hidden(g: State, card: int, to: int) -> bool:
    """Whether not all see a card, nor will where it goes."""
    return g.book.up_mask[to] != 3 and sees(g, card) != 3
