"""Chapter 5: the preparation of the game. Decks were checked (5-2) before they came to the table."""
from __future__ import annotations

from ...kernel.machine.turns import goes_first
from ...kernel.actions.move import move, move_all, shuffle
from ...kernel.actions.one_by_one import draw
from ...kernel.codes import NEXT
from ...kernel.state.random_numbers import below
from ...kernel.state.setup import lay_pile
from ...kernel.state.state import Frame, State
from .areas import BOX, DECK, DRAW, ENERGY_ZONE, FIRST_PLAYER, HAND, PHASE, PREPARATION, RULER_ZONE, SET_UP
from .c3_zones import close_zones, ruler_number
from .cards import OPENING_DRAW

# The frame's a is the player whose things are laid out.


def r5_3a(g: State, f: Frame) -> int:
    """The ruler is the bottom card of what a player brings."""
    g.registers[PHASE] = PREPARATION
    return move(g, g.zones[BOX + 2 * f.a][0], RULER_ZONE + f.a, SET_UP)


def r5_3a__deck(g: State, f: Frame) -> int:
    close_zones(g, f.a)
    lay_pile(g, BOX + 2 * f.a, DECK + f.a, SET_UP)
    shuffle(g, DECK + f.a)
    return NEXT


def r5_3a__other(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["5-3a"] if f.a else NEXT


def r5_3b(g: State, f: Frame) -> int:
    """The energy cards that a ruler asks for lie ready from the start, in act state."""
    return move_all(g, g.zones[BOX + 2 * f.a + 1], ENERGY_ZONE + f.a, SET_UP)


def r5_3b__draw(g: State, f: Frame) -> int:
    return draw(g, f.a, ruler_number(g, f.a, OPENING_DRAW), DECK, HAND, DRAW)


def r5_3b__other(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["5-3b"] if f.a else NEXT


def r5_3c(g: State, f: Frame) -> int:
    """Chance alone decides who goes first."""
    goes_first(g, below(g, 2), FIRST_PLAYER)
    return NEXT


PREPARATION_STEPS = (r5_3a, r5_3a__deck, r5_3a__other, r5_3b, r5_3b__draw, r5_3b__other, r5_3c)
