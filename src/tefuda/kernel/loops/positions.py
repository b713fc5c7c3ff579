"""Positions: all that matters to how a game can go on, whatever its history, as a number.

Most positions that are remembered are never asked for again. So they are only taken down where they are met, which
takes a tenth of the time, and put into numbers when one is asked for or the game is saved.
"""
from __future__ import annotations

from typing import Final

from ..abilities.use_limits import STATE
from ..visibility.sight import seen_by
from ..state.state import NOTHING, Row, Shot, State
from ..state.records import ChoiceMade, DelayedTrigger
from ..derived.derived import derived

_LARGEST: Final = 0x1FFFFFFFFFFFFFFF
# In place of the number of a position: that it is none.
NO_POSITION: Final = -1
# In place of the number of a position: the first of those that are only taken down. The next ones are below it.
_TAKEN: Final = -2


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
    for place, made in enumerate(g.seen):
        if made.position <= _TAKEN:
            number = _number(g, g.shots[_TAKEN - made.position])
            g.seen[place] = ChoiceMade(made.turn, number, made.code, made.player)
    g.shots = []


def may_have_been(g: State, numbers: list[int]) -> bool:
    """Whether one of some positions may be that of now, as far as that is seen at a glance.

    It is not where cards lie elsewhere, and those that are only taken down tell that without their numbers.
    """
    now = lying(g)
    for number in numbers:
        if number >= 0 or (number <= _TAKEN and g.shots[_TAKEN - number].zones == now):
            return True
    return False


def _taken(g: State, asked: Row = NOTHING) -> Shot:
    f = g.stack[-1]
    shot = Shot(
        lying(g), _columns(g), tuple(g.obj) if g.effects or g.counters else NOTHING,
        # Only cards with two faces have other prints at times.
        tuple(g.prints) if g.table.two_faced else NOTHING, g.closed, tuple(g.registers),
        # The place in the program is that of the procedure, since a choice is asked in one step and taken in the next.
        (g.turn, g.book.program.starts[f.pc], f.a, *asked))
    if g.effects:
        shot.effects = g.effects
    if g.delayed:
        shot.delayed = g.delayed.copy()
    if g.pending:
        shot.pending = g.pending.copy()
    if g.data or g.notes:
        shot.held = _held(g)
    if g.used:
        shot.used = g.used.copy()
    if g.marks:
        shot.marks = g.marks.copy()
    if g.counters:
        shot.counters = g.counters.copy()
    return shot


def lying(g: State) -> tuple[Row, ...]:
    """Which cards lie where."""
    return tuple(g.zones)


def _columns(g: State) -> tuple[Row, ...]:
    """What cards have beside their numbers, as far as some of them may have anything."""
    if g.book.plain_cards and not derived(g).control_changes:
        return tuple(g.flags), NOTHING, NOTHING, NOTHING, tuple(g.zone_of) if g.free else NOTHING
    damage = g.damage
    host = g.host
    # Where there is none of it, looking for some takes less time than a copy of all of it.
    return (
        tuple(g.flags), tuple(g.controller), tuple(damage) if damage.count(0) < len(damage) else NOTHING,
        tuple(host) if host.count(-1) < len(host) else NOTHING, tuple(g.zone_of) if g.free else NOTHING)


def _number(g: State, shot: Shot) -> int:
    # What applies, waits and was decided, without the numbers that only grow: objects, times, numbers of effects.
    lasting = (
        _effects(shot), tuple([_delayed(it) for it in shot.delayed]),
        tuple([(it.procedure, it.controller, it.source, it.event_card, it.ability) for it in shot.pending]),
        tuple(shot.held), tuple([it.row() for it in shot.used]),
        tuple([it.row() for it in shot.marks if it.what >= STATE]),
        tuple([
            (_holder(shot, it.holder), it.sort, it.count) for it in shot.counters
            if it.holder < 0 or it.holder in shot.obj]))
    columns = (_faces(g, shot), *_there(shot), tuple(shot.closed), shot.registers)
    return hash((shot.zones, columns, shot.place, lasting)) & _LARGEST


def _under_way(g: State) -> Row:
    row: list[int] = []
    for f in g.stack[1:-1]:
        row += (f.pc, f.a, f.b)
    return tuple(row)


def _there(shot: Shot) -> tuple[Row, ...]:
    """What cards have, without those that have vanished: their numbers may be used again or not."""
    flags, controller, damage, host, where = shot.columns
    if not where:
        return flags, damage, controller, host
    there: list[int] = []
    for card, place in enumerate(where):
        if place >= 0:
            there.append(card)
    return _of(flags, there), _some(damage, there, 0), _of(controller,
        there) if controller else controller, _some(host, there, -1)


def _of(column: Row, cards: list[int]) -> Row:
    return tuple([column[card] for card in cards])


def _some(column: Row, cards: list[int], nothing: int) -> Row:
    """A column for some cards; nothing where none of them has anything else than nothing."""
    found = _of(column, cards) if column else NOTHING
    return found if found.count(nothing) < len(found) else NOTHING


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
            controller = shot.columns[1][card] if shot.columns[1] else g.book.zone_player[place]
            if printed in two_faced and seen_by(g.book, place, shot.columns[0][card], controller) == 3:
                found.append(card)
                found.append(printed)
    return tuple(found)


def _effects(shot: Shot) -> tuple[Row, ...]:
    rows: list[Row] = []
    for row in shot.effects:
        rows.append((
            row.sort, row.what, row.reason, row.card, int(row.card >= 0 and row.obj == shot.obj[row.card]),
            row.controller, row.value, row.until, row.bound, row.layer))
    return tuple(rows)


def _delayed(it: DelayedTrigger) -> Row:
    """A delayed trigger without the number of its object, which only grows."""
    return (
        it.kind, it.reason, it.card, it.procedure, it.controller, it.source, it.often, it.turn, it.ability, *it.scope,
        *it.it)


def _held(g: State) -> list[Row]:
    data = [(card, g.prints[card], *g.data[card]) for card in sorted(g.data)]
    notes = [(-1, card, *g.notes[card]) for card in sorted(g.notes)]
    return [*data, *notes]


def _holder(shot: Shot, holder: int) -> int:
    """Whose counters they are, by card: the numbers of objects only grow."""
    return shot.obj.index(holder) if holder > 0 else holder


def arrangement(g: State, places: Row) -> int:
    """A number for what lies in a few places: all of the position, where nothing else can have changed."""
    return hash(tuple([g.zones[place] for place in places])) & _LARGEST
