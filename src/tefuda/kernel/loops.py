"""Endless loops, recognised by the same position coming again.

Doing a free action again and again is allowed once round: when the very same
position comes back, the action that was chosen there may not be chosen again
(each book states it in its own words). Repeating the loop more often would end
in the same position, so nothing is lost by not counting.
"""
from __future__ import annotations

from operator import itemgetter
from typing import Final

from .sight import sees
from .state import NOTHING, Frame, Row, State


# How many rounds without a choice are let pass before positions are compared.
_ROUNDS: Final = 3
# After so many rounds without a choice nothing is going to end them, even if some number grows by each.
_ENDLESS: Final = 300


def position(g: State) -> int:
    """A number for all that matters to how the game can go on, whatever its history.

    The place in the program is that of the procedure, since a choice is asked in one step and taken in the next.
    """
    f = g.stack[-1]
    columns = (_faces(g), *_there(g), tuple(g.closed), tuple(g.registers))
    place = (g.turn, g.book.program.starts[f.pc], f.a)
    return hash((tuple(map(tuple, g.zones)), columns, place, _lasting(g))) & 0x1FFFFFFFFFFFFFFF


def _there(g: State) -> tuple[Row, ...]:
    """What cards have, without those that have vanished: their numbers may be used again or not."""
    if not g.free:
        # Where there is none of it, looking for some takes less time than a number for all of it.
        damage = tuple(g.damage) if any(g.damage) else NOTHING
        host = tuple(g.host) if g.host.count(-1) < len(g.host) else NOTHING
        return tuple(g.flags), damage, tuple(g.master), host
    there: list[int] = []
    for card, place in enumerate(g.zone_of):
        if place >= 0:
            there.append(card)
    pick = itemgetter(*there)
    damage, host = pick(g.damage), pick(g.host)
    return (
        pick(g.flags), damage if any(damage) else NOTHING, pick(g.master),
        host if host.count(-1) < len(host) else NOTHING)


def _faces(g: State) -> Row:
    """The face that each two-faced card shows to everybody; the print of any other card is always the same.

    What is barred must not hang on what a player can't know.
    """
    two_faced = g.table.two_faced
    if not two_faced:
        return NOTHING
    prints = g.prints
    found: list[int] = []
    for place in g.book.layout.open:
        zone = g.zones[place]
        # In most places there is none.
        if zone and not two_faced.isdisjoint(map(prints.__getitem__, zone)):
            for card in zone:
                if prints[card] in two_faced and sees(g, card) == 3:
                    found.append(card)
                    found.append(prints[card])
    return tuple(found)


def _lasting(g: State) -> tuple[tuple[Row, ...], ...]:
    """What applies, waits and was decided, without the numbers that only grow: objects, times, numbers of effects."""
    effects = tuple([
        (*row[1:5], int(row[4] >= 0 and row[5] == g.obj[row[4]]), *row[6:9], *row[10:]) for row in g.effects])
    triggers = tuple([(*row[:6], *row[7:]) for row in g.triggers])
    waiting = tuple([(*row[:3], row[4], row[6] if len(row) > 6 else -1) for row in g.waiting])
    data = tuple([(card, g.prints[card], *g.data[card]) for card in sorted(g.data)])
    notes = tuple([(card, *g.notes[card]) for card in sorted(g.notes)])
    used = tuple([row for row in g.used if row[3] >= -1])
    counters = tuple([(_holder(g, row[0]), *row[1:]) for row in g.counters if row[0] < 0 or row[0] in g.obj])
    return effects, triggers, waiting, data, notes, used, counters


def _holder(g: State, holder: int) -> int:
    """Whose counters they are, by card: the numbers of objects only grow."""
    return g.obj.index(holder) if holder > 0 else holder


def arrangement(g: State, places: Row) -> int:
    """A number for what lies in a few places: all of the position, where nothing else can have changed."""
    lying: list[Row] = []
    for place in places:
        lying.append(tuple(g.zones[place]))
    return hash(tuple(lying)) & 0x1FFFFFFFFFFFFFFF


def remember_choice(g: State, code: int, places: Row = ()) -> None:
    """A free action is chosen here: it may not be chosen here again.

    An action that only moves cards among some places names them, if all else that happens is forgetting.
    """
    g.seen.append((g.turn, arrangement(g, places) if places else position(g), code))


def barred_here(g: State, places: Row = ()) -> list[int]:
    """The free actions that were already chosen in this very position."""
    if not g.seen:
        return []
    if g.seen[-1][0] != g.turn:
        return []
    here = arrangement(g, places) if places else position(g)
    found: list[int] = []
    for row in g.seen:
        if row[1] == here and row[0] == g.turn:
            found.append(row[2])
    return found


def not_again(g: State, options: list[int], places: Row = ()) -> list[int]:
    """The options without what was already chosen in this very position."""
    for row in g.seen:
        # The position has to be known only where something is offered that was chosen before.
        if row[0] == g.turn and row[2] in options:
            again = barred_here(g, places)
            return [code for code in options if code not in again]
    return options


def comes_again(g: State, f: Frame) -> bool:
    """Whether the procedure was here before in this very position, with nobody having chosen anything since.

    The frame remembers the positions (items) and the number of choices made until then (c). What comes only once or
    twice is no loop, and a loop goes on for ever: the first rounds are only counted, below 0. One in which something
    grows never comes to the very same position; it is known by how long it goes on.
    """
    if f.c != g.clock:
        f.c = g.clock
        f.items = (-1,)
        return False
    if len(f.items) == 1 and -_ROUNDS < f.items[0] < 0:
        f.items = (f.items[0] - 1,)
        return False
    here = position(g)
    if here in f.items or len(f.items) >= _ENDLESS:
        return True
    f.items = (*f.items, here)
    return False


# Loops of automatic abilities that somebody can stop: by not doing what an ability lets them do.


def _question(g: State) -> int:
    """A number for the position together with what is under way: which effect asks, and where in it."""
    starts = g.book.program.starts
    under_way = tuple([(f.pc, f.a, f.b) for f in g.stack[1:-1]])
    return hash((position(g), under_way, starts[g.stack[-1].pc])) & 0x1FFFFFFFFFFFFFFF


def _may_loop(g: State) -> bool:
    """Whether a waiting ability is being played: only then a question can come again by itself."""
    if not g.book.picks_waiting:
        return False
    starts = g.book.program.starts
    checkpoint = starts[g.book.picks_waiting[0]]
    return any([starts[f.pc] == checkpoint for f in g.stack])


def remember_going_on(g: State, player: int, code: int) -> None:
    """A player goes on where they could have stopped."""
    if _may_loop(g):
        g.seen.append((g.turn, _question(g), code, player))


def has_to_stop(g: State, player: int) -> list[int]:
    """What a player chose at this very question in this very position before, and may not choose again.

    Where the turn player could have stopped in between, it is for the turn player to stop.
    """
    if not g.seen or g.seen[-1][0] != g.turn or not _may_loop(g):
        return []
    here = (g.turn, _question(g))
    found: list[int] = []
    for row in reversed(g.seen):
        if row[:2] == here:
            found.append(row[2])
        elif player != g.turn_player and len(row) > 3 and row[3] == g.turn_player:
            break
    return found


def forget_positions(g: State) -> None:
    """Something happened that can't come back: earlier positions are gone for good."""
    if g.seen:
        g.seen.clear()
