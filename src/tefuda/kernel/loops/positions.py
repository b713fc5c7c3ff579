"""Positions: all that matters to how a game can go on, whatever its history, as a number."""
from __future__ import annotations

from typing import Final

from ..abilities.use_limits import STATE
from ..visibility.sight import sees
from ..state.records import DelayedTrigger, LastingEffect
from ..state.state import NOTHING, Row, State

_LARGEST: Final = 0x1FFFFFFFFFFFFFFF
# In place of the number of a position: that it is none.
NO_POSITION: Final = -1


def position(g: State) -> int:
    """The number of the position."""
    return _number(g, NOTHING)


def question(g: State) -> int:
    """A number for the position together with what is under way: which effect asks, and where in it."""
    row: list[int] = []
    for f in g.stack[1:-1]:
        row += (f.pc, f.a, f.b)
    return _number(g, tuple(row))


def arrangement(g: State, places: Row) -> int:
    """A number for what lies in a few places: all of the position, where nothing else can have changed."""
    return hash(tuple([g.zones[place] for place in places])) & _LARGEST


def _number(g: State, under_way: Row) -> int:
    f = g.stack[-1]
    # The place in the program is that of the procedure, since a choice is asked in one step and taken in the next.
    place = (g.turn, g.book.program.starts[f.pc], f.a) + under_way
    return hash((tuple(g.zones), _columns(g), g.closed, tuple(g.registers), place, _lasting(g))) & _LARGEST


def _columns(g: State) -> tuple[Row, ...]:
    """What cards have, but for their numbers. Those that have vanished have none: they may be used again or not."""
    if g.free:
        there = [card for card, place in enumerate(g.zone_of) if place >= 0]
        return _faces(g), _of(g.flags, there), _of(g.damage, there), _of(g.controller, there), _of(g.host, there)
    return _faces(g), tuple(g.flags), tuple(g.damage), tuple(g.controller), tuple(g.host)


def _of(column: list[int], cards: list[int]) -> Row:
    return tuple([column[card] for card in cards])


def _faces(g: State) -> Row:
    """The face that each two-faced card shows to everybody; the print of any other card is always the same.

    What is barred must not hang on what a player can't know.
    """
    two_faced = g.table.two_faced
    if not two_faced:
        return NOTHING
    found: list[int] = []
    for place in g.book.layout.open:
        for card in g.zones[place]:
            if g.prints[card] in two_faced and sees(g, card) == 3:
                found.append(card)
                found.append(g.prints[card])
    return tuple(found)


def _lasting(g: State) -> tuple[tuple[Row, ...], ...]:
    """What applies, waits and was decided, without the numbers that only grow: objects, times, numbers of effects."""
    return (
        tuple([_effect(g, it) for it in g.effects]), tuple([_delayed(it) for it in g.delayed]),
        tuple([(it.procedure, it.controller, it.source, it.event_card, it.ability) for it in g.pending]),
        tuple([(card, g.prints[card]) + g.data[card] for card in sorted(g.data)]),
        tuple([(card,) + g.notes[card] for card in sorted(g.notes)]),
        tuple([it.row() for it in g.used]),
        tuple([it.row() for it in g.marks if it.what >= STATE]),
        tuple([(_holder(g, it.holder), it.sort, it.count) for it in g.counters if it.holder < 0 or it.holder in g.obj]))


def _effect(g: State, it: LastingEffect) -> Row:
    """A lasting effect with whether its card is still the object that it is about."""
    return (
        it.sort, it.what, it.reason, it.card, int(it.card >= 0 and it.obj == g.obj[it.card]), it.controller, it.value,
        it.until, it.bound, it.layer)


def _delayed(it: DelayedTrigger) -> Row:
    """A delayed trigger without the number of its object, which only grows."""
    return (
        it.kind, it.reason, it.card, it.procedure, it.controller, it.source, it.often, it.turn, it.ability) + (
            it.scope + it.it)


def _holder(g: State, holder: int) -> int:
    """Whose counters they are, by card: the numbers of objects only grow."""
    return g.obj.index(holder) if holder > 0 else holder
