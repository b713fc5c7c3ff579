"""8.5: playing a card of the hand: player c plays the card a to the circle b."""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.actions.turn import reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import REST, RETURN
from ...kernel.state.state import Frame, State, call
from .areas import CALL_UNIT, GUARD, PLAY, VANGUARD
from .c4_circles import is_rear
from .c7_fighters import attacked, guard
from .c12_pseudo_cards import comes_to_guard


def r8_5_2_1(g: State, f: Frame) -> int:
    """The card is shown; menus made sure of its grade (8.5.2.1.1). No card costs anything without a text (8.5.2.3)."""
    return reveal(g, f.a, PLAY)


def r8_5_2_2(g: State, f: Frame) -> int:
    """The circle was chosen with the card (8.5.2.2.1)."""
    if f.b == VANGUARD + f.c:
        return g.book.at["8.5.3.1"]
    return g.book.at["8.5.3.2"] if is_rear(f.b) else g.book.at["8.5.3.3"]


def r8_5_3_1(g: State, f: Frame) -> int:
    return call(g, g.book.at["10.6.1"], f.a, f.c)


def r8_5_3_1__end(g: State, f: Frame) -> int:
    return RETURN


def r8_5_3_2(g: State, f: Frame) -> int:
    """Standing. A unit that is there already goes by the next rule process (9.3.7)."""
    return move(g, f.a, f.b, CALL_UNIT)


def r8_5_3_2__end(g: State, f: Frame) -> int:
    return RETURN


def r8_5_3_3(g: State, f: Frame) -> int:
    """7.5.1.2.2: which of the attacked units it guards."""
    return choose(g, f.c, 1, 1, tuple(attacked(g)))


def r8_5_3_3__call(g: State, f: Frame) -> int:
    """Resting (4.6.5.1)."""
    f.items = g.result
    return move(g, f.a, f.b, GUARD, REST)


def r8_5_3_3__guard(g: State, f: Frame) -> int:
    guard(g, f.a, f.items)
    comes_to_guard(g, f.a)
    return RETURN


PLAYING = (
    r8_5_2_1, r8_5_2_2, r8_5_3_1, r8_5_3_1__end, r8_5_3_2, r8_5_3_2__end, r8_5_3_3, r8_5_3_3__call, r8_5_3_3__guard)
