"""10.32, 10.38: moving from circle to circle, and exchanging two cards, as effects call for it."""
from __future__ import annotations

from ...kernel.actions.move import move, move_each
from ...kernel.codes import MOVED, NEXT, RETURN
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.actions.place import put_into
from ...kernel.state.rows import first_and_last
from ...kernel.state.state import Frame, State
from .areas import MOVE_UNIT, SWAPPED
from .c4_circles import is_circle, is_unit
from .c10_by_effect import circles_for


# 10.32.1 Player a's units (the row) move to other rear-guard circles, one after the other; b says to which, c counts.


def r10_32_1(g: State, f: Frame) -> int:
    """Units stand or rest as before, and don't move to circles of others than their owner (10.35.4.2)."""
    units = [card for card in f.items if is_unit(g, card) and g.owner[card] == f.a]
    g.done = 0
    if not units:
        f.items = ()
        return NEXT
    unit, *others = units
    f.items = tuple(others)
    circles = [place for place in circles_for(g, f.a, f.b) if place != g.zone_of[unit]]
    return put_into(g, f.a, (unit,), tuple(circles), MOVE_UNIT, 0)


def r10_32_1__next(g: State, f: Frame) -> int:
    f.c += g.done
    if f.items:
        return g.book.at["10.32.1"]
    g.done = f.c
    return RETURN


MOVING = (r10_32_1, r10_32_1__next)


# 10.38.1 The two cards of the row change places; chosen are their places.


def r10_38_2(g: State, f: Frame) -> int:
    """If one of them is not there or can't leave, nothing is done."""
    one, other = first_and_last(f.items)
    here, there = g.zone_of[one], g.zone_of[other]
    f.chosen = (here, there)
    g.done = 0
    if one == other or here == there:
        return RETURN
    return RETURN if any([forbidden(g, MOVED, SWAPPED, card) for card in f.items]) else NEXT


def r10_38_1(g: State, f: Frame) -> int:
    """The two cards move at the same time. On circles they keep their state; from elsewhere they come standing."""
    one, other = first_and_last(f.items)
    here, there = f.chosen
    if is_circle(here) and is_circle(there):
        return move(g, one, there, SWAPPED, g.flags[one])
    f.b = -1
    return move_each(g, (one, other), (there, here), SWAPPED, 0)


def r10_38_1__other(g: State, f: Frame) -> int:
    if f.b < 0:
        return NEXT
    _, other = first_and_last(f.items)
    here, _ = f.chosen
    return move(g, other, here, SWAPPED, g.flags[other])


def r10_38_1__end(g: State, f: Frame) -> int:
    g.done = 2
    return RETURN


SWAPPING = (r10_38_2, r10_38_1, r10_38_1__other, r10_38_1__end)
