"""10.22, 10.24, 10.26: cards that are locked or deleted, and how they are freed."""
from __future__ import annotations

from typing import Final

from ...kernel.actions.turn import turn_face
from ...kernel.codes import FACE_DOWN, SHOWN
from ...kernel.state.state import State
from ...kernel.actions.card_states import renew, set_state
from .areas import DELETED, LOCKED, UNLOCK
from .c4_circles import fighting_circles


_NOT_FREE: Final = LOCKED | DELETED


def freed_cards(g: State, player: int) -> list[int]:
    """6.8.1.1.2: what lies locked or deleted on the player's circles."""
    found: list[int] = []
    for place in fighting_circles(g, player):
        cards = g.zones[place]
        if cards:
            for card in cards:
                if g.flags[card] & _NOT_FREE:
                    found.append(card)
    return found


def free(g: State, card: int) -> None:
    """Face-up again. What was locked stands and is another card than before (10.24.2, 10.24.3)."""
    locked = g.flags[card] & LOCKED
    turn_face(g, card, False, UNLOCK)
    if locked:
        set_state(g, card, 0, UNLOCK)
        renew(g, card)
    else:
        set_state(g, card, g.flags[card] & ~(DELETED | FACE_DOWN | SHOWN), UNLOCK)
