"""Counters: so many of a sort on a card, or of a player's own.

A row of ``g.counters`` is the holder, the sort and how many. The holder is the object of a card: a card that becomes a
new object has none any more. A player is -1 or -2. A sort is a label of the table.
"""
from __future__ import annotations

from ..codes import COUNTED
from ..events.log import note
from ..visibility.sight import sees
from ..state.state import State
from ..state.records import Counters


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
            return label.partition(":")[2]
    return ""


def _count(g: State, holder: int, sort: int) -> int:
    for row in g.counters:
        if row.holder == holder and row.sort == sort:
            return row.count
    return 0


def count_on(g: State, card: int, sort: int, change: int, reason: int) -> None:
    """Put counters on a card, or take some off, as many as there are; ``g.done`` says how many."""
    total = _change(g, g.obj[card], sort, change)
    if g.done:
        note(g, COUNTED, reason, card, g.zone_of[card], sort << 16 | total, g.obj[card], sees(g, card))


def count_for(g: State, player: int, sort: int, change: int, reason: int) -> None:
    """Give a player counters, or take some away, as many as there are; ``g.done`` says how many."""
    total = _change(g, -1 - player, sort, change)
    if g.done:
        note(g, COUNTED, reason, -1, player, sort << 16 | total, 0, 3)


def _change(g: State, holder: int, sort: int, change: int) -> int:
    """The new number. Those of objects that are no more are forgotten here."""
    before = _count(g, holder, sort)
    total = max(0, before + change)
    g.done = abs(total - before)
    if not g.done:
        return total
    others = [
        row for row in g.counters
        if (row.holder < 0 or row.holder in g.obj) and (row.holder != holder or row.sort != sort)]
    others.append(Counters(holder, sort, total))
    g.counters = sorted([it for it in others if it.count], key=Counters.row)
    g.derived.cards_changed()
    return total
