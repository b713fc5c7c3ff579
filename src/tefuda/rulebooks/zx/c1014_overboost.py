"""1014: a player becomes an overboost. Player a, upper half b; the row is the lower half and the upper halves."""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.events.changes import attach
from ...kernel.actions.turn import reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, RETURN
from ...kernel.actions.place import put_into
from ...kernel.state.state import Frame, State
from .areas import APPEAR, OVERBOOSTED, UNDERSIDE
from .c300_squares import PLAYER_SQUARES, in_square, player_card
from .nodes_dynamis import free_squares


def r1014_1(g: State, f: Frame) -> int:
    """Of several upper halves of that name the player takes one."""
    if not f.items:
        g.done = 0
        return RETURN
    _, *uppers = f.items
    return choose(g, f.a, 1, 1, tuple(uppers))


def _lower_half(f: Frame) -> int:
    lower, *_ = f.items
    return lower


def r1014_1__turn(g: State, f: Frame) -> int:
    """The lower half and then the upper half are shown; the player card is turned away (1014.2: a new object)."""
    (f.b,) = g.result
    reveal(g, _lower_half(f), OVERBOOSTED)
    reveal(g, f.b, OVERBOOSTED)
    return move(g, player_card(g, f.a), UNDERSIDE + f.a, OVERBOOSTED)


def r1014_1__appear(g: State, f: Frame) -> int:
    return put_into(g, f.a, (f.b,), tuple(free_squares(g, f.a)), APPEAR, 0)


def r1014_1__join(g: State, f: Frame) -> int:
    """202.7b: the halves are one card."""
    if not in_square(g.zone_of[f.b]):
        return g.book.at["1014.3"]
    return move(g, _lower_half(f), g.zone_of[f.b], OVERBOOSTED)


def r1014_1__tie(g: State, f: Frame) -> int:
    attach(g, _lower_half(f), f.b)
    g.done = 1
    return RETURN


def r1014_3(g: State, f: Frame) -> int:
    """Where the halves could not appear after all, the player card is there again."""
    cards = [card for card in g.zones[UNDERSIDE + f.a] if card != _lower_half(f)]
    return move(g, cards[0], PLAYER_SQUARES[f.a], OVERBOOSTED) if cards else NEXT


def r1014_3__nothing(g: State, f: Frame) -> int:
    g.done = 0
    return RETURN


OVERBOOSTING = (
    r1014_1, r1014_1__turn, r1014_1__appear, r1014_1__join, r1014_1__tie, r1014_3, r1014_3__nothing,
)
