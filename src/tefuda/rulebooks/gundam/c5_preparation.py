"""Chapter 5: the preparation of the game. Decks were checked (5-1) before they came to the table."""
from __future__ import annotations

from ...kernel.machine.turns import goes_first
from ...kernel.actions.move import move, move_all, shuffle
from ...kernel.actions.create import create
from ...kernel.codes import DECLARED, NEXT, REST
from ...kernel.events.log import note
from ...kernel.state.random_numbers import below
from ...kernel.state.setup import lay_pile
from ...kernel.state.state import Frame, State, ask
from .areas import (
    ATTACKER, BASE, BOX, DECIDER, DECK, DO_GO_FIRST, DO_GO_SECOND, DO_KEEP, DO_REDRAW, EX_BASE, EX_RESOURCE,
    FIRST_PLAYER, HAND, KEEP, NONE, OPENING_HAND, OPENING_SHIELDS, PLAYED_BY_EX, REDRAW, RESOURCE_DECK, RESOURCES,
    SET_SHIELD, SET_UP, SHIELDS, TARGET, TOKEN,
)
from .c4_terms import draw_cards


def r5_2_1(g: State, f: Frame) -> int:
    g.registers[ATTACKER] = NONE
    g.registers[TARGET] = NONE
    g.registers[PLAYED_BY_EX] = NONE
    return NEXT


def r5_2_1_1(g: State, f: Frame) -> int:
    """Both players show what they play with."""
    for player in (0, 1):
        note(g, DECLARED, SET_UP, -1, BOX + 2 * player, -1, 0, 3)
    return NEXT


def r5_2_1_2(g: State, f: Frame) -> int:
    for player in (0, 1):
        lay_pile(g, BOX + 2 * player, DECK + player, SET_UP)
        shuffle(g, DECK + player)
    return NEXT


def r5_2_1_3(g: State, f: Frame) -> int:
    """The resource deck is not shuffled."""
    for player in (0, 1):
        lay_pile(g, BOX + 2 * player + 1, RESOURCE_DECK + player, SET_UP)
    return NEXT


def r5_2_1_4(g: State, f: Frame) -> int:
    """Chance says who (a) decides on the first player."""
    f.a = below(g, 2)
    note(g, DECLARED, DECIDER, -1, f.a, -1, 0, 3)
    return NEXT


def r5_2_1_4__ask(g: State, f: Frame) -> int:
    """The player a says whether to go first or second."""
    return ask(g, f.a, [DO_GO_FIRST, DO_GO_SECOND])


def r5_2_1_4__decide(g: State, f: Frame) -> int:
    goes_first(g, f.a if g.answer == DO_GO_FIRST else 1 - f.a, FIRST_PLAYER)
    f.a = g.first_player
    return NEXT


def r5_2_1_5(g: State, f: Frame) -> int:
    return draw_cards(g, f.a, OPENING_HAND)


def r5_2_1_5__other(g: State, f: Frame) -> int:
    return draw_cards(g, 1 - f.a, OPENING_HAND)


def r5_2_1_6(g: State, f: Frame) -> int:
    """From the first player on, each may once change the whole hand."""
    return ask(g, f.a, [DO_REDRAW, DO_KEEP])


def r5_2_1_6_1(g: State, f: Frame) -> int:
    """Under the deck. In which order is not asked: the deck is shuffled before anybody could come to them."""
    if g.answer == DO_KEEP:
        note(g, DECLARED, KEEP, -1, HAND + f.a, -1, 0, 3)
        return g.book.at["5-2-1-7"]
    return move_all(g, g.zones[HAND + f.a], DECK + f.a, REDRAW, 0, True)


def r5_2_1_6_1__draw(g: State, f: Frame) -> int:
    return draw_cards(g, f.a, OPENING_HAND)


def r5_2_1_6_1__shuffle(g: State, f: Frame) -> int:
    shuffle(g, DECK + f.a)
    return NEXT


def r5_2_1_7(g: State, f: Frame) -> int:
    if f.a == g.first_player:
        f.a = 1 - f.a
        return g.book.at["5-2-1-6"]
    f.a = g.first_player
    f.b = 0
    return NEXT


def r5_2_2(g: State, f: Frame) -> int:
    """One card after the other, each on top of the one before, unseen and rested (4-4-5)."""
    if f.b == 2 * OPENING_SHIELDS:
        return NEXT
    player = f.a if f.b < OPENING_SHIELDS else 1 - f.a
    f.b += 1
    step = move(g, g.zones[DECK + player][-1], SHIELDS + player, SET_SHIELD, REST)
    return f.pc if step == NEXT else step


def r5_2_3(g: State, f: Frame) -> int:
    for player in (f.a, 1 - f.a):
        create(g, BASE + player, player, (TOKEN,), SET_UP, g.registers[EX_BASE])
    return NEXT


def r5_2_4(g: State, f: Frame) -> int:
    second = 1 - g.first_player
    create(g, RESOURCES + second, second, (TOKEN,), SET_UP, g.registers[EX_RESOURCE])
    return NEXT


def r5_2_5(g: State, f: Frame) -> int:
    g.turn_player = g.first_player
    return g.book.at["6-1-1"]


PREPARATION_STEPS = (
    r5_2_1, r5_2_1_1, r5_2_1_2, r5_2_1_3, r5_2_1_4, r5_2_1_4__ask, r5_2_1_4__decide, r5_2_1_5, r5_2_1_5__other,
    r5_2_1_6, r5_2_1_6_1, r5_2_1_6_1__draw, r5_2_1_6_1__shuffle, r5_2_1_7, r5_2_2, r5_2_3, r5_2_4, r5_2_5,
)
