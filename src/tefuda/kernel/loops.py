"""Endless loops, recognised by the same position coming again.

Doing a free action again and again is allowed once round: when the very same
position comes back, the action that was chosen there may not be chosen again
(each book states it in its own words). Repeating the loop more often would end
in the same position, so nothing is lost by not counting.
"""
from __future__ import annotations

from .sight import sees
from .state import Row, State


def position(g: State) -> int:
    """A number for all that matters to how the game can go on, whatever its history.

    The place in the program is that of the procedure, since a choice is asked in one step and taken in the next.
    """
    f = g.stack[-1]
    columns = (
        _faces(g), tuple(g.flags), tuple(g.damage), tuple(g.master), tuple(g.host), tuple(g.closed),
        tuple(g.registers))
    place = (g.turn, g.book.program.starts[f.pc], f.a)
    return hash((tuple([tuple(zone) for zone in g.zones]), columns, place, _lasting(g))) & 0x1FFFFFFFFFFFFFFF


def _faces(g: State) -> Row:
    """The face that each two-faced card shows to everybody; the print of any other card is always the same.

    What is barred must not hang on what a player can't know.
    """
    other_face = g.table.other_face
    return tuple([
        printed for card, printed in enumerate(g.prints)
        if printed >= 0 and other_face[printed] >= 0 and sees(g, card) == 3])


def _lasting(g: State) -> tuple[tuple[Row, ...], ...]:
    """What applies, waits and was decided, without the numbers that only grow: objects, times, numbers of effects."""
    effects = tuple([
        (*row[1:5], int(row[4] >= 0 and row[5] == g.obj[row[4]]), *row[6:9], *row[10:]) for row in g.effects])
    triggers = tuple([(*row[:6], *row[7:]) for row in g.triggers])
    waiting = tuple([(*row[:3], row[4]) for row in g.waiting])
    data = tuple([(card, g.prints[card], *g.data[card]) for card in sorted(g.data)])
    notes = tuple([(card, *g.notes[card]) for card in sorted(g.notes)])
    return effects, triggers, waiting, data, notes


def arrangement(g: State, places: Row) -> int:
    """A number for what lies in a few places: all of the position, where nothing else can have changed."""
    return hash(tuple([tuple(g.zones[place]) for place in places])) & 0x1FFFFFFFFFFFFFFF


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
    here: Row = (g.turn, arrangement(g, places) if places else position(g))
    return [row[2] for row in g.seen if row[:2] == here]


def forget_positions(g: State) -> None:
    """Something happened that can't come back: earlier positions are gone for good."""
    if g.seen:
        g.seen.clear()
