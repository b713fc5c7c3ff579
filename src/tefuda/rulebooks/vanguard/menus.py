"""What a fighter may do at a play timing, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.choices.menu import Menu
from ...kernel.codes import CANNOT, PASS
from ...kernel.continuous.projection import value
from ...kernel.abilities.activation import why_not_use
from ...kernel.numbering import Numbering
from ...kernel.state.state import NOTHING, Row, State
from .areas import (
    CALLING, DO_CALL, DO_EXCHANGE, DO_USE, HAND, LOCKED, REAR, REAR_PLACES,
)
from .c4_circles import is_locked, rear_circles, vanguard_grade
from .c12_pseudo_cards import is_protect
from .cards import GRADE
from .menus_guard import GuardMenu
from .refusals import (
    HIGH_GRADE, IS_PROTECT, NOTHING_TO_EXCHANGE, NOT_A_COLUMN, NOT_IN_HAND, NOT_REAR_CIRCLE, NO_VANGUARD_HERE, barred,
)

# The menus of the play timings.
_MENUS: Final = Numbering("menu")
MAIN: Final = _MENUS.add("main phase")
GUARDING: Final = _MENUS.add("guard step")

# 6.6 The main phase


def cannot_call(g: State, player: int, card: int, grade: int) -> int:
    """8.5.2.1.1.2: a card of the hand, of the vanguard's grade or less."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if grade < 0:
        return NO_VANGUARD_HERE
    if is_protect(g, card):
        return IS_PROTECT
    if value(g, card, GRADE) > grade:
        return HIGH_GRADE
    return CANNOT if barred(g, CALLING, player, card) else 0


def call_circles(g: State, player: int) -> list[int]:
    """6.6.1.2.1.1, 4.6.7: the rear-guard circles that are not locked."""
    found: list[int] = []
    for place in rear_circles(g, player):
        cards = g.zones[place]
        if not cards or not g.flags[cards[0]] & LOCKED:
            found.append(place)
    return found


# 6.6.1.2.3: the columns of each player with two rear-guard circles, left and right, and all circles of these.
COLUMNS: Final = tuple(
    ((first, first + 2), (first + 1, first + 4)) for first in (REAR, REAR + REAR_PLACES))
EXCHANGE_PLACES: Final = tuple((*left, *right) for left, right in COLUMNS)


def loop_places(g: State, player: int) -> Row:
    """By what a position is known again: where texts may change more than an exchange does, by all of it."""
    return NOTHING if g.table.abilities else EXCHANGE_PLACES[player]


def cannot_exchange(g: State, player: int, front: int, back: int) -> int:
    """6.6.1.2.3: two rear-guard circles of a column, one of them with a card."""
    if (front, back) not in COLUMNS[player] or is_locked(g, front) or is_locked(g, back):
        return NOT_A_COLUMN
    return 0 if g.zones[front] or g.zones[back] else NOTHING_TO_EXCHANGE


_CALL: Final = (DO_CALL,)
_MAIN: Final = (DO_CALL, DO_EXCHANGE, DO_USE)


class MainMenu(Menu):
    """6.6.1.2: the play timing of the main phase."""

    __slots__ = ("circles", "grade")

    def __init__(self, g: State, player: int) -> None:
        super().__init__(g, player, _MAIN, PASS)
        self.grade = vanguard_grade(g, player)
        self.circles = call_circles(g, player)
        self.places = loop_places(g, player)

    def offer(self) -> None:
        g = self.g
        self.add(_CALL, g.zones[HAND + self.player])
        for front, back in COLUMNS[self.player]:
            self.add_pair(DO_EXCHANGE, front, back)
        self.add_uses(DO_USE, MAIN)

    def why_not(self, kind: int, first: int) -> int:
        return cannot_call(self.g, self.player, first, self.grade) if kind == DO_CALL else 0

    def seconds(self, kind: int, first: int) -> list[int]:
        return self.circles

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        if kind == DO_CALL:
            return 0 if second in self.circles else NOT_REAR_CIRCLE
        if kind == DO_EXCHANGE:
            return cannot_exchange(self.g, self.player, first, second)
        return why_not_use(self.g, self.player, first, second, MAIN)


def menu_of(g: State, menu: int, player: int) -> Menu:
    """The menu of a play timing."""
    return MainMenu(g, player) if menu == MAIN else GuardMenu(g, player)
