"""Counters: so many of a sort on a card, or of a player's own.

The holder of a row of ``g.counters`` is the object of a card, which has none any more when it becomes a new object, or
a player as -1 or -2. A sort is a label of the table.
"""
from __future__ import annotations

from ..codes import COUNTED
from ..events.pipeline import happen
from ..events.proposed import on_card, on_player
from ..state.state import Row, State


def counters_on(g: State, card: int, sort: int) -> int:
    """How many counters of a sort lie on a card."""
    return _count(g, g.obj[card], sort)


def counters_of(g: State, player: int, sort: int) -> int:
    """How many counters of a sort a player has."""
    return _count(g, -1 - player, sort)


def counters_held(g: State, holder: int) -> dict[str, int]:
    """All counters of a holder, by the names of their sorts."""
    if not g.counters:
        return {}
    return {counter_name(g, row.sort): row.count for row in g.counters if row.holder == holder}


def counter_name(g: State, sort: int) -> str:
    """What a sort of counter is called."""
    for label, number in g.table.label_number.items():
        if number == sort:
            _, _, name = label.partition(":")
            return name
    return ""


def _count(g: State, holder: int, sort: int) -> int:
    for row in g.counters:
        if row.holder == holder and row.sort == sort:
            return row.count
    return 0


def count_on(g: State, cards: Row, sort: int, change: int, reason: int) -> int:
    """Put counters on each of the cards, or take some off, as many as there are; ``g.done`` says on how many cards."""
    return happen(g, [on_card(g, COUNTED, reason, card, change, sort) for card in cards])


def count_for(g: State, player: int, sort: int, change: int, reason: int) -> int:
    """Give a player counters, or take some away, as many as there are; ``g.done`` says how many."""
    return happen(g, [on_player(COUNTED, reason, player, change, sort)])
