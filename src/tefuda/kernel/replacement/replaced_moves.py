"""Moves that something else may take the place of, card by card (``kernel.replacement.process``).

First it is settled for each card where it goes; then those that move do so at
the same time.
"""
from __future__ import annotations

from typing import Final

from ..continuous.timestamps import order_timestamps
from ..actions.move import commit_all, follow, leave, looks_back, merge, shift, tell
from ..choices.choose import arrange_owned, is_crowded
from ..codes import MOVED, RETURN
from .replaced_events import add_contested_events
from ..costs.replaced_costs import add_paying_otherwise
from ..machine.program import Program
from .process import add_replacing, contest_one, counted, stand_for_caller
from ..state.state import Frame, State
from ..state.records import Event


def add_contest(program: Program, rule: str, order: str) -> None:
    """Give a program all that may be replaced, under the paragraph of its book on replacements; another one may say who
    chooses among several.
    """
    program.alias("contest", program.procedure((rule, contest_all), (rule, contest_ordered)))
    program.alias("contest home", program.procedure((rule, contest_home), (rule, contest_home_ordered)))
    program.alias("contest each", program.procedure((rule, contest_each), (rule, contest_each_ordered)))
    add_replacing(program, rule, order)
    add_contested_events(program, rule)
    add_paying_otherwise(program, rule)


# A frame of all cards: place a, reason and states b; chosen are five numbers for each card that will move, those of a
# ``SettledMove``.
_SETTLED: Final = 5


def contest_all(g: State, f: Frame) -> int:
    if not f.items:
        return _contested(g, f)
    card = f.items[0]
    f.items = f.items[1:]
    step = contest_one(g, MOVED, card, f.a, f.b)
    f.pc -= 1
    return step


def contest_home(g: State, f: Frame) -> int:
    if not f.items:
        return _contested(g, f)
    card = f.items[0]
    f.items = f.items[1:]
    step = contest_one(g, MOVED, card, f.a + g.owner[card], f.b)
    f.pc -= 1
    return step


def contest_each(g: State, f: Frame) -> int:
    """Here a is how many cards there are still; the row is those, then a place for each."""
    if not f.a:
        return _contested(g, f)
    card, place = f.items[0], f.items[f.a]
    f.items = f.items[1:f.a] + f.items[f.a + 1:]
    f.a -= 1
    step = contest_one(g, MOVED, card, place, f.b)
    f.pc -= 1
    return step


def contest_ordered(g: State, f: Frame) -> int:
    """Those that come somewhere together do so in the order that their owners chose."""
    rows = _settled(g, f)
    together = [row for card in g.result for row in rows if row.card == card]
    return _move(g, f, [row for row in rows if row not in together] + together)


def contest_home_ordered(g: State, f: Frame) -> int:
    return contest_ordered(g, f)


def contest_each_ordered(g: State, f: Frame) -> int:
    return contest_ordered(g, f)


class SettledMove:
    """A move of which it is settled where the card goes and why, and whether it would have gone elsewhere."""

    __slots__ = ("card", "elsewhere", "obj", "place", "way")

    def __init__(self, card: int, obj: int, place: int, way: int, elsewhere: int) -> None:
        self.card = card
        self.obj = obj
        self.place = place
        # The reason, whether it goes below the others, and the states in which it comes, in one number.
        self.way = way
        self.elsewhere = elsewhere != 0

    def reason(self) -> int:
        return self.way >> 16

    def flags(self) -> int:
        return self.way & 32767

    def bottom(self) -> bool:
        return bool(self.way >> 15 & 1)


def _settled(g: State, f: Frame) -> list[SettledMove]:
    """The moves that are settled. What happened instead for one card may have taken another one away."""
    found: list[SettledMove] = []
    for start in range(0, len(f.chosen), _SETTLED):
        card, obj, place, way, elsewhere = f.chosen[start:start + _SETTLED]
        if g.obj[card] == obj:
            found.append(SettledMove(card, obj, place, way, elsewhere))
    return found


def _contested(g: State, f: Frame) -> int:
    """It is settled who goes where. Where that is elsewhere, nobody has been asked for an order yet."""
    rows = _settled(g, f)
    cards: list[int] = []
    kind = g.book.layout.kind
    for number in {kind[row.place] for row in rows if row.elsewhere} if len(rows) > 1 else ():
        zone = g.book.layout.zones[number]
        there = [row.card for row in rows if kind[row.place] == number] if zone.arranged else []
        if len(there) > 1 and is_crowded(g, zone, tuple(there)):
            cards += there
    return arrange_owned(g, tuple(cards)) if cards else _move(g, f, rows)


def _move(g: State, f: Frame, rows: list[SettledMove]) -> int:
    g.done = len(rows) + counted(g, f)
    alike = len({(row.place, row.way, row.elsewhere) for row in rows}) == 1
    first = rows[0] if rows else None
    if first is not None and alike and not first.elsewhere:
        stand_for_caller(g, f)
        commit_all(
            g, tuple([row.card for row in rows]), first.place, first.reason(), first.flags(), first.bottom())
    else:
        _commit(g, f, rows)
    return RETURN


def _commit(g: State, f: Frame, rows: list[SettledMove]) -> None:
    """Moves at the same time, each its own way. One that nothing replaced happens by the rule that asked for it."""
    by_replacement = f.pc, f.by
    stand_for_caller(g, f)
    by_rule = f.pc, f.by
    waiting = len(g.pending)
    before = g.serial
    events = [
        Event(MOVED, row.reason(), row.card, g.zone_of[row.card], row.place, row.obj, row.place) for row in rows]
    early = [looks_back(g, event.card, event.origin, event.to) for event in events]
    for number, row in enumerate(rows):
        leave(g, row.card, row.place)
        if early[number]:
            tell(g, events[number], True)
    for row in rows:
        f.pc, f.by = by_replacement if row.elsewhere else by_rule
        shift(g, row.card, row.place, row.reason(), row.flags(), row.bottom())
        follow(g, row.card, waiting)
    if g.table.order_matters:
        order_timestamps(g, tuple([row.card for row in rows]), before)
    for number, event in enumerate(events):
        if not early[number]:
            tell(g, event, False)
    merge(g, waiting)
