"""Moving cards: one, several into a place or into places of their owners, or each into a place of its own."""
from __future__ import annotations

from ..codes import NEXT, SHUFFLED
from ..derived.derived import derived
from ..events.changes import renew_hidden
from ..events.log import note
from ..events.moving import move_alone, path_of, shift
from ..events.pipeline import happen
from ..events.proposed import going
from ..state.card_table import CONTESTED
from ..state.state import Row, State


def move(g: State, card: int, to: int, reason: int, flags: int = 0, bottom: bool = False) -> int:
    """Put a card on top of (or below) the cards of a place."""
    table = g.table
    path = table.paths[g.zone_of[card] * table.places + to]
    if path or g.delayed or g.closed[to] or derived(g).contests_moves:
        return _move_checked(g, card, to, reason, flags, bottom)
    shift(g, card, to, reason, flags, bottom)
    g.done = 1
    return NEXT


def _move_checked(g: State, card: int, to: int, reason: int, flags: int, bottom: bool) -> int:
    """Move a card where something may forbid it, replace it or be triggered by it, or the card leaves play."""
    path = path_of(g, card, to)
    if path & CONTESTED or g.closed[to] or derived(g).contests_moves:
        return happen(g, [going(g, card, to, reason, flags, bottom)])
    move_alone(g, path, card, to, reason, flags, bottom)
    g.done = 1
    return NEXT


def move_all(g: State, cards: Row, to: int, reason: int, flags: int = 0, bottom: bool = False) -> int:
    """Put cards into a place at the same time, in the given order; as many as can be."""
    if len(cards) == 1:
        return move(g, cards[0], to, reason, flags, bottom)
    return happen(g, [going(g, card, to, reason, flags, bottom) for card in cards])


def move_home(
    g: State, cards: Row, first_place: int, reason: int, flags: int = 0, bottom: bool = False,
) -> int:
    """Put cards into a zone of their owners (two places, one for each player) at the same time."""
    if len(cards) == 1:
        return move(g, cards[0], first_place + g.owner[cards[0]], reason, flags, bottom)
    return happen(g, [going(g, card, first_place + g.owner[card], reason, flags, bottom) for card in cards])


def move_each(g: State, cards: Row, places: Row, reason: int, flags: int = 0) -> int:
    """Put cards into a place each at the same time.

    A single one that stays the same object keeps its states; several come in the states that are given.
    """
    if len(cards) == 1:
        body = g.book.body
        here = body[g.zone_of[cards[0]]]
        return move(g, cards[0], places[0], reason, g.flags[cards[0]] if here and here == body[places[0]] else flags)
    return happen(g, [going(g, card, places[number], reason, flags, False) for number, card in enumerate(cards)])


def shuffle(g: State, place: int) -> None:
    """Shuffle a place. Nobody can follow a card through it: each becomes a new object."""
    renew_hidden(g, place)
    note(g, SHUFFLED, 0, -1, place, -1, 0, 3)
