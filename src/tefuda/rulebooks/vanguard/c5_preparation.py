"""5.4: the preparation of the game. Decks were checked (5.1 to 5.3) before they came to the table."""
from __future__ import annotations

from ...kernel.machine.turns import goes_first
from ...kernel.actions.move import move, move_all, shuffle
from ...kernel.actions.damage import heal
from ...kernel.choices.choose import choose
from ...kernel.codes import FACE_DOWN, NEXT, first_of
from ...kernel.state.random_numbers import below
from ...kernel.state.setup import lay_pile, close_place
from ...kernel.state.state import Frame, State, ask
from .areas import (
    ACCEL_CIRCLE, BOX, CHOSEN_HEART, DECK, DO_FIRST, FIRST_PLAYER, G_ZONE, HAND, LAYOUT, PHASE, PREPARATION, REDRAW,
    SET_UP, VANGUARD,
)
from .c3_timing import draw_cards
from .cards import GRADE

OPENING_HAND = 5

# The frame's a is the player who does it, b how many cards that player put back.


def r5_4_2(g: State, f: Frame) -> int:
    """The decks are shown. The circles that only Accel adds are not there yet."""
    g.registers[PHASE] = PREPARATION
    g.registers[CHOSEN_HEART] = g.registers[CHOSEN_HEART + 1] = -1
    for place in range(ACCEL_CIRCLE, LAYOUT.count):
        close_place(g, place)
    return NEXT


def first_vanguards(g: State, player: int) -> list[int]:
    """A card of grade 0 of each print that the player brings; copies of one card come to the same."""
    found: dict[int, int] = {}
    grades = g.table.columns[GRADE]
    for card in g.zones[BOX + 2 * player]:
        if grades[g.prints[card]] == 0:
            found.setdefault(g.prints[card], card)
    return list(found.values())


def r5_4_3(g: State, f: Frame) -> int:
    """Asked even where there is just one: the opponent does not know what is in the deck."""
    options = [DO_FIRST | card << 8 for card in first_vanguards(g, f.a)]
    return ask(g, f.a, options) if options else g.book.at["r5_4_3__other"]


def r5_4_3__lay(g: State, f: Frame) -> int:
    return move(g, first_of(g.answer), VANGUARD + f.a, SET_UP, FACE_DOWN)


def r5_4_3__other(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["5.4.3"] if f.a else NEXT


def r5_4_3_1(g: State, f: Frame) -> int:
    for player in (0, 1):
        lay_pile(g, BOX + 2 * player + 1, G_ZONE + player, SET_UP, FACE_DOWN)
        lay_pile(g, BOX + 2 * player, DECK + player, SET_UP)
        shuffle(g, DECK + player)
    return NEXT


def r5_4_3_2(g: State, f: Frame) -> int:
    """Chance alone decides who goes first (5.4.3.2.1)."""
    goes_first(g, below(g, 2), FIRST_PLAYER)
    return NEXT


def r5_4_3_3(g: State, f: Frame) -> int:
    heal(g, (*g.zones[VANGUARD], *g.zones[VANGUARD + 1]))
    f.a = g.first_player
    return NEXT


def r5_4_3_4(g: State, f: Frame) -> int:
    return draw_cards(g, f.a, OPENING_HAND)


def r5_4_3_4__other(g: State, f: Frame) -> int:
    return draw_cards(g, 1 - f.a, OPENING_HAND)


def r5_4_3_4__choose(g: State, f: Frame) -> int:
    """From the first fighter on, each may once change any number of cards."""
    hand = g.zones[HAND + f.a]
    return choose(g, f.a, 0, len(hand), hand)


def r5_4_3_4__back(g: State, f: Frame) -> int:
    """In which order they go to the bottom makes no difference: the deck is shuffled before anybody gets there."""
    f.b = len(g.result)
    return move_all(g, g.result, DECK + f.a, REDRAW, 0, True)


def r5_4_3_4__draw(g: State, f: Frame) -> int:
    return draw_cards(g, f.a, f.b)


def r5_4_3_4__shuffle(g: State, f: Frame) -> int:
    if f.b:
        shuffle(g, DECK + f.a)
    return NEXT


def r5_4_3_4__next(g: State, f: Frame) -> int:
    if f.a == g.first_player:
        f.a = 1 - f.a
        return g.book.at["r5_4_3_4__choose"]
    return NEXT


PREPARATION_STEPS = (
    r5_4_2, r5_4_3, r5_4_3__lay, r5_4_3__other, r5_4_3_1, r5_4_3_2, r5_4_3_3, r5_4_3_4, r5_4_3_4__other,
    r5_4_3_4__choose, r5_4_3_4__back, r5_4_3_4__draw, r5_4_3_4__shuffle, r5_4_3_4__next,
)
