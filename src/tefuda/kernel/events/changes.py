"""The changes of what a card is: each is made here and nowhere else, and what is derived from the state is told."""
from __future__ import annotations

from typing import Final

from ..codes import FACE_DOWN, PEEKED, SHOWN, SPIED
from ..derived.derived import card_changed
from ..state.random_numbers import shuffle as shuffle_list
from ..state.state import State

# The states that say who has looked at a card.
KNOWN: Final = PEEKED | SPIED | SHOWN


def set_flags(g: State, card: int, flags: int) -> None:
    """Give a card just these states without telling of it: a rule tells of what it is part of."""
    g.flags[card] = flags
    g.derived.cards_changed()


def set_known(g: State, card: int, flags: int) -> None:
    """Give a card states that say who has looked at it: while it is face-down, its text may count by that."""
    if g.flags[card] & FACE_DOWN:
        g.derived.cards_changed()
    g.flags[card] = flags


def show_side(g: State, card: int) -> None:
    """Let a two-faced card show its other face, and keep all that applies to it: nothing is told of it."""
    face = g.prints[card]
    g.prints[card] = g.table.other_face[face]
    card_changed(g, card, face)


def renew_hidden(g: State, place: int) -> None:
    """Shuffle a place: each card becomes a new object, and nobody has looked at it."""
    cards = list(g.zones[place])
    shuffle_list(g, cards)
    g.zones[place] = tuple(cards)
    obj = g.obj
    flags = g.flags
    serial = g.serial
    for card in cards:
        serial += 1
        obj[card] = serial
        flags[card] &= ~KNOWN
    g.serial = serial
    g.derived.cards_changed()


def attach(g: State, card: int, host: int) -> None:
    """Tie a card to another one: soul, force, pilot, gauge."""
    g.host[card] = host
    g.derived.cards_changed()


def attached(g: State, host: int) -> list[int]:
    return [card for card in range(len(g.host)) if g.host[card] == host]
