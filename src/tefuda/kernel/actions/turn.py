"""Cards that turn where they lie: to rest or upright, face-up or face-down, over, and shown to all."""
from __future__ import annotations

from ..codes import NEXT, REST, RESTED, REVEALED, SHOWN, STOOD, TURNED
from ..events.changes import set_known
from ..events.log import note
from ..events.pipeline import happen
from ..events.proposed import OVER, on_card
from ..state.state import Row, State
from ..visibility.sight import SIGHT, sees


def rest(g: State, card: int, reason: int) -> int:
    """Turn a card sideways. One that is so already is not rested again."""
    return happen(g, [on_card(g, RESTED, reason, card)])


def rest_all(g: State, cards: Row, reason: int) -> int:
    """Turn cards sideways at the same time; those that are so already don't count."""
    return happen(g, [on_card(g, RESTED, reason, card) for card in cards if not g.flags[card] & REST])


def stand_all(g: State, cards: Row, reason: int) -> int:
    """Turn cards upright at the same time; those that are upright already don't count."""
    return happen(g, [on_card(g, STOOD, reason, card) for card in cards if g.flags[card] & REST])


def turn_all(g: State, cards: Row, how: int, reason: int) -> int:
    """Turn cards at the same time: face-up, face-down, or over to their other face. They stay the same objects."""
    return happen(g, [on_card(g, TURNED, reason, card, how) for card in cards])


def turn_face(g: State, card: int, face_down: bool, reason: int) -> int:
    """Lay a card face-down or face-up where it lies."""
    return turn_all(g, (card,), int(face_down), reason)


def turn_over(g: State, card: int, reason: int) -> int:
    """Show the other printed face of a two-faced card. It keeps all that applies to it."""
    return turn_all(g, (card,), OVER, reason)


def reveal(g: State, card: int, reason: int) -> int:
    """Show a card to everybody until ``conceal``; it stays where it is."""
    flags = g.flags[card]
    if (sees(g, card) if flags & SIGHT else g.book.up_mask[g.zone_of[card]]) == 3:
        g.done = 0
        return NEXT
    set_known(g, card, flags | SHOWN)
    g.done = 1
    note(g, REVEALED, reason, card, g.zone_of[card], -1, g.obj[card], 3)
    return NEXT


def conceal(g: State, card: int) -> None:
    set_known(g, card, g.flags[card] & ~SHOWN)
