"""Cards that turn where they lie: to rest or upright, face-up or face-down, over, and shown to all."""
from __future__ import annotations

from typing import Final

from .move import merge
from ..derived.card_changes import card_changed
from ..codes import FACE_DOWN, NEXT, REST, RESTED, REVEALED, SHOWN, STOOD, TURNED
from ..continuous.prohibitions import forbidden
from ..replacement.candidates import replaced
from ..events.log import may_be_replaced, note, remark
from ..visibility.sight import SIGHT, sees
from ..state.state import Row, State, call
from ..derived.derived import derived

# How a card is turned, beside face-up and face-down: over to its other face.
OVER: Final = 2


def rest(g: State, card: int, reason: int, settled: bool = False) -> int:
    """Turn a card sideways. One that is so already is not rested again. Nothing replaces what is ``settled``."""
    flags = g.flags[card]
    if flags & REST or ((derived(g).bars or g.table.barred[RESTED]) and forbidden(g, RESTED, reason, card)):
        g.done = 0
        return NEXT
    if (g.effects or g.table.replaces >> RESTED & 1) and not settled and (
            may_be_replaced(g, RESTED, card) and replaced(g, RESTED, reason, card)):
        return contest_cards(g, RESTED, (card, 0), reason)
    place = g.zone_of[card]
    g.flags[card] = flags | REST
    g.done = 1
    remark(g, RESTED, reason, card, place, sees(g, card) if flags & SIGHT else g.book.up_mask[place])
    return NEXT


def stand_all(g: State, cards: Row, reason: int, settled: bool = False) -> int:
    """Turn cards upright at the same time; those that are upright already don't count."""
    if g.table.replaces >> STOOD & 1 and not settled:
        resting = [card for card in cards if g.flags[card] & REST and not forbidden(g, STOOD, reason, card)]
        if any([replaced(g, STOOD, reason, card) for card in resting]):
            return contest_cards(g, STOOD, with_amount(resting, 0), reason)
    done = 0
    for card in cards:
        flags = g.flags[card]
        if flags & REST and not ((derived(g).bars or g.table.barred[STOOD]) and forbidden(g, STOOD, reason, card)):
            place = g.zone_of[card]
            g.flags[card] = flags & ~REST
            remark(g, STOOD, reason, card, place, sees(g, card) if flags & SIGHT else g.book.up_mask[place])
            done += 1
    g.done = done
    return NEXT


def rest_all(g: State, cards: Row, reason: int) -> int:
    """Turn cards sideways at the same time."""
    if g.table.replaces >> RESTED & 1:
        upright = [card for card in cards if not g.flags[card] & REST and not forbidden(g, RESTED, reason, card)]
        if any([replaced(g, RESTED, reason, card) for card in upright]):
            return contest_cards(g, RESTED, with_amount(upright, 0), reason)
    done = 0
    waiting = len(g.pending)
    for card in cards:
        rest(g, card, reason, True)
        done += g.done
    merge(g, waiting)
    g.done = done
    return NEXT


def contest_cards(g: State, kind: int, pairs: Row, reason: int, lessens: bool = False) -> int:
    """The slow way: something else may happen instead, or damage get less. Each two numbers are card and amount."""
    g.done = 0
    row: list[int] = []
    for i in range(0, len(pairs), 2):
        doer = g.book.doer(g, pairs[i])
        row += (pairs[i], -1, pairs[i + 1], reason, g.obj[doer] if doer >= 0 else 0)
    return call(g, g.book.at["contest events"], kind, int(lessens), 0, tuple(row))


def with_amount(cards: list[int], amount: int) -> Row:
    """Cards for ``contest_cards``, all with the same amount."""
    row: list[int] = []
    for card in cards:
        row += (card, amount)
    return tuple(row)


def turn_face(g: State, card: int, face_down: bool, reason: int) -> int:
    """Lay a card face-down or face-up where it lies; it stays the same object."""
    if bool(g.flags[card] & FACE_DOWN) == face_down:
        g.done = 0
        return NEXT
    seen = sees(g, card)
    g.flags[card] ^= FACE_DOWN
    g.derived.cards_changed()
    g.done = 1
    note(g, TURNED, reason, card, g.zone_of[card], int(face_down), g.obj[card], seen | sees(g, card))
    return NEXT


def turn_over(g: State, card: int, reason: int) -> int:
    """Show the other printed face of a two-faced card. It keeps all that applies to it."""
    face = g.prints[card]
    other = g.table.other_face[face]
    if other < 0:
        g.done = 0
        return NEXT
    g.prints[card] = other
    card_changed(g, card, face)
    g.done = 1
    note(g, TURNED, reason, card, g.zone_of[card], OVER, g.obj[card], sees(g, card))
    return NEXT


def show_side(g: State, card: int) -> None:
    """Let a two-faced card show its other face without turning over: nothing is told of it."""
    face = g.prints[card]
    g.prints[card] = g.table.other_face[face]
    card_changed(g, card, face)


def reveal(g: State, card: int, reason: int) -> int:
    """Show a card to everybody until ``conceal``; it stays where it is."""
    flags = g.flags[card]
    if (sees(g, card) if flags & SIGHT else g.book.up_mask[g.zone_of[card]]) == 3:
        g.done = 0
        return NEXT
    g.flags[card] = flags | SHOWN
    g.done = 1
    remark(g, REVEALED, reason, card, g.zone_of[card], 3)
    return NEXT


def conceal(g: State, card: int) -> None:
    g.flags[card] &= ~SHOWN
