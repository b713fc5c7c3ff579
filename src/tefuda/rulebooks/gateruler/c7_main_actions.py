"""Chapter 7: the actions of the main phase. Each is a procedure: card or place a, place b, player c."""
from __future__ import annotations

from ...kernel.changes import move, turn_face
from ...kernel.codes import FACE_DOWN, NEXT, RETURN
from ...kernel.state import Frame, State
from .areas import REARRANGE, REVEAL, SET_CARD
from .c3_zones import enter

# Playing goes on in 14-3, with the card that is played shown first if it was set (3-10d).


def r7_2a(g: State, f: Frame) -> int:
    """A driven card is turned up for everybody; this does not use the gate (7-2b)."""
    return turn_face(g, f.a, False, REVEAL)


def r7_3a(g: State, f: Frame) -> int:
    return g.book.at["15-17a"]


def r7_4a(g: State, f: Frame) -> int:
    return g.book.at["14-3b-1"]


def r7_5a(g: State, f: Frame) -> int:
    """A card is set at once, without the gate (7-5b)."""
    return move(g, f.a, f.b, SET_CARD, FACE_DOWN)


def r7_6a(g: State, f: Frame) -> int:
    return g.book.at["14-3b-1"]


def r7_8a(g: State, f: Frame) -> int:
    return g.book.at["3-10d"]


def r7_10b(g: State, f: Frame) -> int:
    """The units of both places are told before either moves."""
    f.items = tuple(g.zones[f.a] + g.zones[f.b])
    return g.book.at["7-10b-2"] if len(f.items) == 2 else NEXT


def r7_10b_1(g: State, f: Frame) -> int:
    return enter(g, f.items[0], f.b if g.zones[f.a] else f.a, REARRANGE)


def r7_10b_1__end(g: State, f: Frame) -> int:
    return RETURN


def r7_10b_2(g: State, f: Frame) -> int:
    return enter(g, f.items[0], f.b, REARRANGE)


def r7_10b_2__other(g: State, f: Frame) -> int:
    return enter(g, f.items[1], f.a, REARRANGE)


MAIN_ACTIONS = (
    (r7_2a,), (r7_3a,), (r7_4a,), (r7_5a,), (r7_6a,), (r7_8a,),
    (r7_10b, r7_10b_1, r7_10b_1__end, r7_10b_2, r7_10b_2__other),
)
