"""Positions: all that matters to how a game can go on, whatever its history, as a number.

Most positions that are remembered are never asked for again. So they are only taken down where they are met, which
takes a tenth of the time, and put into numbers when one is asked for or the game is saved.
"""
from __future__ import annotations

from operator import itemgetter
from typing import Final

from .sight import seen_by
from .state import NOTHING, Row, Shot, State

_LARGEST: Final = 0x1FFFFFFFFFFFFFFF
# In place of the number of a position: the first of those that are only taken down. The next ones are below it.
_TAKEN: Final = -2
_NONE: Final[tuple[Row, ...]] = ()


def position(g: State) -> int:
    """The number of the position."""
    return _number(g, _taken(g))


def question(g: State) -> int:
    """A number for the position together with what is under way: which effect asks, and where in it."""
    return _number(g, _taken(g, _under_way(g)))


def later(g: State) -> int:
    """What stands for the position until its number is asked for (see ``settle``)."""
    return _keep(g, _taken(g))


def question_later(g: State) -> int:
    return _keep(g, _taken(g, _under_way(g)))


def _keep(g: State, shot: Shot) -> int:
    g.shots.append(shot)
    return _TAKEN + 1 - len(g.shots)


def settle(g: State) -> None:
    """Give the positions that are remembered their numbers."""
    if not g.shots:
        return
    for place, row in enumerate(g.seen):
        if row[1] <= _TAKEN:
            g.seen[place] = (row[0], _number(g, g.shots[_TAKEN - row[1]]), *row[2:])
    g.shots = []


def may_have_been(g: State, numbers: list[int]) -> bool:
    """Whether one of some positions may be that of now, as far as that is seen at a glance.

    It is not where cards lie elsewhere, and those that are only taken down tell that without their numbers.
    """
    lying = tuple(map(tuple, g.zones))
    for number in numbers:
        if number > _TAKEN or g.shots[_TAKEN - number].zones == lying:
            return True
    return False


def _taken(g: State, asked: Row = NOTHING) -> Shot:
    f = g.stack[-1]
    # The place in the program is that of the procedure, since a choice is asked in one step and taken in the next.
    place = (g.turn, g.book.program.starts[f.pc], f.a, *asked)
    flags, master = tuple(g.flags), tuple(g.master)
    # Only cards with two faces have other prints at times.
    prints = tuple(g.prints) if g.table.two_faced else NOTHING
    # What applies, waits and was decided, without the numbers that only grow: objects, times, numbers of effects.
    lasting = (
        _effects(g) if g.effects else _NONE, _triggers(g) if g.triggers else _NONE,
        _waiting(g) if g.waiting else _NONE, _held(g) if g.data or g.notes else _NONE,
        _used(g) if g.used else _NONE, _counters(g) if g.counters else _NONE)
    return Shot(
        tuple(map(tuple, g.zones)), prints, flags, master, _there(g, flags, master), tuple(g.closed),
        tuple(g.registers), place, lasting)


def _number(g: State, shot: Shot) -> int:
    columns = (_faces(g, shot), *shot.there, shot.closed, shot.registers)
    return hash((shot.zones, columns, shot.place, shot.lasting)) & _LARGEST


def _under_way(g: State) -> Row:
    row: list[int] = []
    for f in g.stack[1:-1]:
        row += (f.pc, f.a, f.b)
    return tuple(row)


def _there(g: State, flags: Row, master: Row) -> tuple[Row, ...]:
    """What cards have, without those that have vanished: their numbers may be used again or not."""
    if not g.free:
        # Where there is none of it, looking for some takes less time than a number for all of it.
        damage = tuple(g.damage) if any(g.damage) else NOTHING
        host = tuple(g.host) if g.host.count(-1) < len(g.host) else NOTHING
        return flags, damage, master, host
    there: list[int] = []
    for card, place in enumerate(g.zone_of):
        if place >= 0:
            there.append(card)
    pick = itemgetter(*there)
    damage, host = pick(g.damage), pick(g.host)
    return (
        pick(g.flags), damage if any(damage) else NOTHING, pick(g.master),
        host if host.count(-1) < len(host) else NOTHING)


def _faces(g: State, shot: Shot) -> Row:
    """The face that each two-faced card shows to everybody; the print of any other card is always the same.

    What is barred must not hang on what a player can't know.
    """
    two_faced = g.table.two_faced
    found: list[int] = []
    if not two_faced:
        return NOTHING
    for place in g.book.layout.open:
        for card in shot.zones[place]:
            printed = shot.prints[card]
            if printed in two_faced and seen_by(g.book, place, shot.flags[card], shot.master[card]) == 3:
                found.append(card)
                found.append(printed)
    return tuple(found)


def _effects(g: State) -> tuple[Row, ...]:
    rows: list[Row] = []
    for row in g.effects:
        rows.append((*row[1:5], int(row[4] >= 0 and row[5] == g.obj[row[4]]), *row[6:9], *row[10:]))
    return tuple(rows)


def _triggers(g: State) -> tuple[Row, ...]:
    return tuple([(*row[:6], *row[7:]) for row in g.triggers])


def _waiting(g: State) -> tuple[Row, ...]:
    return tuple([(*row[:3], row[4], row[6] if len(row) > 6 else -1) for row in g.waiting])


def _held(g: State) -> tuple[Row, ...]:
    data = [(card, g.prints[card], *g.data[card]) for card in sorted(g.data)]
    notes = [(-1, card, *g.notes[card]) for card in sorted(g.notes)]
    return (*data, *notes)


def _used(g: State) -> tuple[Row, ...]:
    return tuple([row for row in g.used if row[3] >= -1])


def _counters(g: State) -> tuple[Row, ...]:
    return tuple([(_holder(g, row[0]), *row[1:]) for row in g.counters if row[0] < 0 or row[0] in g.obj])


def _holder(g: State, holder: int) -> int:
    """Whose counters they are, by card: the numbers of objects only grow."""
    return g.obj.index(holder) if holder > 0 else holder


def arrangement(g: State, places: Row) -> int:
    """A number for what lies in a few places: all of the position, where nothing else can have changed."""
    lying: list[Row] = []
    for place in places:
        lying.append(tuple(g.zones[place]))
    return hash(tuple(lying)) & _LARGEST
