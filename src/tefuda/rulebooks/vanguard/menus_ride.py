"""What a fighter may do before the main phase, and why not: look for a vanguard, ride, stride."""
from __future__ import annotations

from ...kernel.choices.menu import Menu
from ...kernel.codes import CANNOT, FACE_DOWN, PASS
from ...kernel.continuous.prohibitions import forbidden_to
from ...kernel.continuous.projection import value
from ...kernel.state.state import State
from .areas import DO_ASSIST, DO_RIDE, DO_STRIDE, GRADE_AT_START, G_ZONE, HAND, RIDING, STRIDING
from .c4_circles import vanguard_grade
from .c10_stride import STRIDE_COST
from .c11_skills import can_pay_skill
from .c11_ultimate import dragons_bound, enough_used, is_ultimate, of_its_nation, stride_skill_of, strides_for_a_price
from .c12_pseudo_cards import is_protect
from .c12_sides import is_gyze
from .cards import GRADE, STRIDE
from .refusals import (
    COST_TOO_HIGH, FEW_DRAGONS, FEW_USED, HAS_NEXT_GRADE, HIGH_VANGUARD, IS_PROTECT, NOT_IN_G_ZONE, NOT_IN_HAND,
    NOT_YET_STRIDE, NO_STRIDE, WRONG_NATION, WRONG_RIDE_GRADE,
)

# 6.4.1.2 G assist


def hand_grades(g: State, player: int) -> list[int]:
    """The grade of each card in the hand."""
    return [value(g, card, GRADE) for card in g.zones[HAND + player]]


def cannot_assist(g: State, player: int) -> int:
    """6.4.1.2.2: a vanguard below grade 3, and no card in hand that is just one grade above it."""
    grade = vanguard_grade(g, player)
    if not 0 <= grade < 3:
        return HIGH_VANGUARD
    return HAS_NEXT_GRADE if grade + 1 in hand_grades(g, player) else 0


class AssistMenu(Menu):
    """6.4.1.2.1.2: look for a vanguard, or don't."""

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, (DO_ASSIST,), PASS)

    def offer(self) -> None:
        self.add(self.actions, (0,))

    def why_not(self, kind: int, first: int) -> int:
        return cannot_assist(self.g, self.player)


# 6.5 Riding and striding


def cannot_ride(g: State, player: int, card: int, grade: int) -> int:
    """8.5.2.1.1.1: a card of the hand, of the vanguard's grade or one more."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if is_protect(g, card):
        return IS_PROTECT
    if not grade <= value(g, card, GRADE) <= grade + 1:
        return WRONG_RIDE_GRADE
    return CANNOT if forbidden_to(g, RIDING, player) else 0


class RideMenu(Menu):
    """6.5.1.1.2: ride a card of the hand, or don't."""

    __slots__ = ("grade",)

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, (DO_RIDE,), PASS)
        self.grade = vanguard_grade(g, self.player)

    def offer(self) -> None:
        self.add(self.actions, self.g.zones[HAND + self.player])

    def why_not(self, kind: int, first: int) -> int:
        return cannot_ride(self.g, self.player, first, self.grade)


def may_stride(g: State, player: int) -> bool:
    """8.5.2.1.1.3: both vanguards of grade 3 or more, or one's own since the beginning of the turn."""
    grade = vanguard_grade(g, player)
    if grade < 0:
        return False
    return g.registers[GRADE_AT_START] >= 3 or (grade >= 3 and vanguard_grade(g, 1 - player) >= 3)


def can_pay_stride(g: State, player: int) -> bool:
    """11.11.3.1, 8.5.2.4: whether the hand has the grades that striding costs."""
    return sum([max(0, grade) for grade in hand_grades(g, player)]) >= STRIDE_COST


def cannot_stride(g: State, player: int, card: int, pays: bool) -> int:
    """6.5.1.2.2: a face-down card of the G zone that strides in the stride step, for its cost (11.11.3.1).

    11.42.2.2: the skill of a Gyze card does not ask that it is face-down, and makes a G unit of it first.
    """
    number = stride_skill_of(g, card) if g.table.abilities else -1
    if number >= 0:
        pays = can_pay_skill(g, player, card, number)
    turns = number >= 0 and is_gyze(g, card) and bool(g.table.abilities[number].effects)
    if g.zone_of[card] != G_ZONE + player or not (turns or g.flags[card] & FACE_DOWN):
        return NOT_IN_G_ZONE
    if not turns and not value(g, card, STRIDE):
        return NO_STRIDE
    if not may_stride(g, player):
        return NOT_YET_STRIDE
    if number >= 0 and is_ultimate(g, card):
        why = _cannot_ultimate(g, player, card)
        if why:
            return why
    if not pays:
        return COST_TOO_HIGH
    return CANNOT if forbidden_to(g, STRIDING, player) else 0


def _cannot_ultimate(g: State, player: int, card: int) -> int:
    """8.5.2.1.2: what an ultimate stride takes besides."""
    if not of_its_nation(g, player, card):
        return WRONG_NATION
    if is_gyze(g, card):
        return 0 if dragons_bound(g, player) else FEW_DRAGONS
    return 0 if enough_used(g, player) else FEW_USED


class StrideMenu(Menu):
    """6.5.1.2.2: stride with a card of the G zone, or don't."""

    __slots__ = ("pays",)

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, (DO_STRIDE,), PASS)
        self.pays = can_pay_stride(g, self.player)

    def offer(self) -> None:
        self.add(self.actions, self.g.zones[G_ZONE + self.player])

    def why_not(self, kind: int, first: int) -> int:
        return cannot_stride(self.g, self.player, first, self.pays)


def might_stride(g: State, player: int) -> bool:
    """Whether the opponent has to reckon with it: what they can see does not rule it out."""
    if not may_stride(g, player):
        return False
    hand = bool(g.zones[HAND + player])
    if not hand and not strides_for_a_price(g):
        return False
    for card in g.zones[G_ZONE + player]:
        # Of a face-up Gyze card everybody sees whether it can stride without a card in hand.
        if g.flags[card] & FACE_DOWN or (is_gyze(g, card) and (hand or not cannot_stride(g, player, card, False))):
            return True
    return False
