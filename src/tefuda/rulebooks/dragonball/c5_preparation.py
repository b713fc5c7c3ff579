"""Chapter 5: the preparation of the game."""
from __future__ import annotations

from ...kernel.machine.turns import goes_first
from ...kernel.actions.move import move, move_all, shuffle
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT
from ...kernel.state.random_numbers import below
from ...kernel.state.setup import lay_pile
from ...kernel.state.state import Frame, State
from .areas import BOX, DECK, FIRST_PLAYER, HAND, LEADER, LIFE, PHASE, PREPARATION, REDRAW, SET_LIFE, SET_UP
from .c4_terms import draw_cards, end_battle


def r5_2_1_1(g: State, f: Frame) -> int:
    """The decks are shown; their legality (5-1) was checked before they came to the table."""
    g.registers[PHASE] = PREPARATION
    end_battle(g)
    return NEXT


def r5_2_1_2(g: State, f: Frame) -> int:
    """The leader is the bottom card of what a player brings."""
    if f.a > 1:
        f.a = 0
        return NEXT
    leader = g.zones[BOX + f.a][0]
    f.a += 1
    step = move(g, leader, LEADER + g.owner[leader], SET_UP)
    return f.pc if step == NEXT else step


def r5_2_1_3(g: State, f: Frame) -> int:
    for player in (0, 1):
        lay_pile(g, BOX + player, DECK + player, SET_UP)
        shuffle(g, DECK + player)
    return NEXT


def r5_2_1_4(g: State, f: Frame) -> int:
    """Chance alone decides who goes first (5-2-1-3-1)."""
    goes_first(g, below(g, 2), FIRST_PLAYER)
    f.a = g.first_player
    return NEXT


def r5_2_1_5(g: State, f: Frame) -> int:
    """Three cards each; the first player draws first."""
    return draw_cards(g, f.a, 3)


def r5_2_1_5__other(g: State, f: Frame) -> int:
    return draw_cards(g, 1 - f.a, 3)


def r5_2_1_5__redraw(g: State, f: Frame) -> int:
    """From the first player on, each may once change any number of cards."""
    hand = g.zones[HAND + f.a]
    return choose(g, f.a, 0, len(hand), hand)


def r5_2_1_3_1x2(g: State, f: Frame) -> int:
    f.b = len(g.result)
    return move_all(g, g.result, DECK + f.a, REDRAW)


def r5_2_1_3_1x2__shuffle(g: State, f: Frame) -> int:
    if f.b:
        shuffle(g, DECK + f.a)
    return NEXT


def r5_2_1_3_2(g: State, f: Frame) -> int:
    return draw_cards(g, f.a, f.b)


def r5_2_1_3_2__next(g: State, f: Frame) -> int:
    if f.a == g.first_player:
        f.a = 1 - f.a
        return g.book.at["r5_2_1_5__redraw"]
    f.a = g.first_player
    f.b = 0
    return NEXT


def r5_2_1_6(g: State, f: Frame) -> int:
    """Seven cards off the deck, one at a time, for each player."""
    if f.b == 14:
        return NEXT
    player = f.a if f.b < 7 else 1 - f.a
    f.b += 1
    step = move(g, g.zones[DECK + player][-1], LIFE + player, SET_LIFE)
    return f.pc if step == NEXT else step


def r5_2_1_7(g: State, f: Frame) -> int:
    g.turn_player = g.first_player
    return g.book.at["6-1-1"]


PREPARATION_STEPS = (
    r5_2_1_1, r5_2_1_2, r5_2_1_3, r5_2_1_4, r5_2_1_5, r5_2_1_5__other, r5_2_1_5__redraw, r5_2_1_3_1x2,
    r5_2_1_3_1x2__shuffle, r5_2_1_3_2, r5_2_1_3_2__next, r5_2_1_6, r5_2_1_7,
)
