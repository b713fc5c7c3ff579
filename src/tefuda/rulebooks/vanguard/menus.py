"""What a fighter may do at a play timing, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.nodes import YOU
from ...kernel.abilities.selections import places_of
from ...kernel.codes import CANNOT, LOOPING, NOT_NOW, PASS, first_of, kind_of, second_of
from ...kernel.continuous.projection import value
from ...kernel.loops.loops import barred_here
from ...kernel.abilities.activation import usable, why_not_use
from ...kernel.numbering import Numbering
from ...kernel.state.state import NOTHING, Row, State
from ...kernel.continuous.control_change import under_other_control
from .areas import (
    CALLING, DO_CALL, DO_EXCHANGE, DO_GUARD, DO_G_GUARD, DO_INTERCEPT, DO_USE, HAND, LOCKED, REAR, REAR_PLACES,
)
from .c4_circles import is_locked, rear_circles, vanguard_grade
from .c12_pseudo_cards import is_protect
from .cards import GRADE
from .menus_guard import cannot_g_guard, cannot_guard, cannot_intercept, guard_options
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
    return CANNOT if (g.effects or g.table.always) and barred(g, CALLING, player, card) else 0


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
NOTHING_BARRED: Final[list[int]] = []


def loop_places(g: State, player: int) -> Row:
    """By what a position is known again: where texts may change more than an exchange does, by all of it."""
    return NOTHING if g.table.abilities else EXCHANGE_PLACES[player]


def cannot_exchange(g: State, player: int, barred: list[int], code: int) -> int:
    """Two rear-guard circles of a column, one of them with a card. 12.1.1.2: not again what led round in a circle."""
    front, back = first_of(code), second_of(code)
    if (front, back) not in COLUMNS[player] or is_locked(g, front) or is_locked(g, back):
        return NOT_A_COLUMN
    if not g.zones[front] and not g.zones[back]:
        return NOTHING_TO_EXCHANGE
    return LOOPING if code in barred else 0


def _main_options(g: State, player: int) -> list[int]:
    zones = g.zones
    circles = call_circles(g, player)
    result: list[int] = []
    for card in _callable(g, player):
        code = DO_CALL | card << 8
        for place in circles:
            result.append(code | place << 24)
    again = barred_here(g, loop_places(g, player)) if g.seen else NOTHING_BARRED
    for front, back in COLUMNS[player]:
        # What ``cannot_exchange`` asks: no locked card there, and any card at all.
        if (zones[front] or zones[back]) and front in circles and back in circles:
            code = DO_EXCHANGE | front << 8 | back << 24
            if code not in again:
                result.append(code)
    if g.table.acting:
        result.extend([code for code in _uses(g, player) if code not in again])
    result.append(PASS)
    return result


def _uses(g: State, player: int) -> list[int]:
    """6.6.1.2.2: the activated abilities that can be played now."""
    places = list(places_of(g, g.table.acting, YOU, player))
    if g.effects:
        # 10.35.2.3: those of dominated units too.
        places.extend([g.zone_of[card] for card in under_other_control(g) if g.zone_of[card] not in places])
    return [DO_USE | card << 8 | index << 24 for card, index in usable(g, player, MAIN, tuple(places))]


def _callable(g: State, player: int) -> list[int]:
    """The cards in hand that ``cannot_call`` has nothing against."""
    grade = vanguard_grade(g, player)
    hand = g.zones[HAND + player]
    if grade < 0 or g.effects or g.table.always:
        return [card for card in hand if not cannot_call(g, player, card, grade)]
    grades_of = g.table.columns[GRADE]
    found: list[int] = []
    for card in hand:
        if grades_of[g.prints[card]] <= grade and card not in g.data:
            found.append(card)
    return found


# Lists and refusals


def options(g: State, menu: int, player: int) -> list[int]:
    """The actions of a play timing; doing nothing is the last of them."""
    return _main_options(g, player) if menu == MAIN else guard_options(g, player)


def refusal_in_menu(g: State, menu: int, player: int, code: int) -> int:
    """Why the fighter may not do this at this play timing."""
    kind = kind_of(code)
    card = first_of(code)
    if menu == MAIN:
        if kind == DO_CALL:
            why = cannot_call(g, player, card, vanguard_grade(g, player))
            return why if why or second_of(code) in call_circles(g, player) else NOT_REAR_CIRCLE
        again = barred_here(g, loop_places(g, player))
        if kind == DO_EXCHANGE:
            return cannot_exchange(g, player, again, code)
        if kind == DO_USE:
            return LOOPING if code in again else why_not_use(g, player, card, second_of(code), MAIN)
        return NOT_NOW
    if kind == DO_GUARD:
        return cannot_guard(g, player, card, vanguard_grade(g, player))
    if kind == DO_INTERCEPT:
        return cannot_intercept(g, player, card)
    return cannot_g_guard(g, player, card) if kind == DO_G_GUARD else NOT_NOW
