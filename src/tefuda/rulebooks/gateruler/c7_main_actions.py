"""Chapter 7: the actions of the main phase. Each is a procedure: card or place a, place b, player c."""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.actions.create import create, vanish
from ...kernel.actions.turn import turn_face
from ...kernel.codes import FACE_DOWN, NEXT, RETURN
from ...kernel.state.state import Frame, State
from .areas import NOT_DRIVEN, OVERDRIVE_ABILITY, OVERDRIVEN, PLAY, REARRANGE, REVEAL, SET_CARD
from .c3_zones import enter
from .menus_special import special_ability
from .processes import Overdrive, overdrive_in

# Playing goes on in 14-3, with the card that is played shown first if it was set (3-10d).


def r7_2a(g: State, f: Frame) -> int:
    """A driven card is turned up for everybody; this does not use the gate (7-2b)."""
    return turn_face(g, f.a, False, REVEAL)


def r7_2a_2(g: State, f: Frame) -> int:
    """The overdrive ability of a driven card lies beside it as if it were a card."""
    lay_overdrive(g, f.a)
    return RETURN


def lay_overdrive(g: State, card: int) -> int:
    """The overdrive ability of a card in the drive zone; -1 if it has none."""
    number = special_ability(g, card, OVERDRIVE_ABILITY)
    if number < 0 or g.flags[card] & FACE_DOWN:
        return -1
    return create(g, g.zone_of[card], g.controller[card], Overdrive(number, card, g.obj[card]).row(), OVERDRIVEN)


def r7_9a(g: State, f: Frame) -> int:
    """The overdrive ability a is played by the player c: it leaves the drive zone."""
    laid = overdrive_in(g.data[f.a])
    vanish(g, f.a, PLAY)
    f.a, f.b = laid.card, laid.number
    return g.book.at["14-5a"]


def r7_9b(g: State, f: Frame) -> int:
    vanish(g, f.a, NOT_DRIVEN)
    return RETURN


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
    f.items = g.zones[f.a] + g.zones[f.b]
    return g.book.at["7-10b-2"] if len(f.items) == 2 else NEXT


def r7_10b_1(g: State, f: Frame) -> int:
    (unit,) = f.items
    return enter(g, unit, f.b if g.zones[f.a] else f.a, REARRANGE)


def r7_10b_1__end(g: State, f: Frame) -> int:
    return RETURN


def r7_10b_2(g: State, f: Frame) -> int:
    one, _ = f.items
    return enter(g, one, f.b, REARRANGE)


def r7_10b_2__other(g: State, f: Frame) -> int:
    _, other = f.items
    return enter(g, other, f.a, REARRANGE)


MAIN_ACTIONS = (
    (r7_2a, r7_2a_2), (r7_9a,), (r7_9b,), (r7_3a,), (r7_4a,), (r7_5a,), (r7_6a,), (r7_8a,),
    (r7_10b, r7_10b_1, r7_10b_1__end, r7_10b_2, r7_10b_2__other),
)
