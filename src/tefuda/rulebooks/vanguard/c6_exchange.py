"""6.6.1.2.3: the cards of two rear-guard circles of a column, a and b, change places."""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.codes import NEXT, RETURN
from ...kernel.state.state import Frame, State
from .areas import EXCHANGE


def r6_6_1_2_3(g: State, f: Frame) -> int:
    """What is on both circles is told before anything moves."""
    f.items = g.zones[f.a]
    f.chosen = g.zones[f.b]
    return NEXT


def r6_6_1_2_3__back(g: State, f: Frame) -> int:
    """4.6.6.2: the card goes to the other circle, standing or resting as before."""
    if not f.items:
        return NEXT
    (card,) = f.items
    return move(g, card, f.b, EXCHANGE, g.flags[card])


def r6_6_1_2_3__front(g: State, f: Frame) -> int:
    if not f.chosen:
        return RETURN
    (card,) = f.chosen
    return move(g, card, f.a, EXCHANGE, g.flags[card])


EXCHANGING = (r6_6_1_2_3, r6_6_1_2_3__back, r6_6_1_2_3__front)
