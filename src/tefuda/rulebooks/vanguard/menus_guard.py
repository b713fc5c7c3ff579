"""What a fighter may guard with, and why not."""
from __future__ import annotations

from ...kernel.choices.menu import Menu
from ...kernel.codes import CANNOT, FACE_DOWN, PASS, UNPAYABLE
from ...kernel.continuous.projection import value
from ...kernel.state.state import State
from .areas import CALLING_GUARDIANS, DO_GUARD, DO_G_GUARD, DO_INTERCEPT, G_ZONE, HAND, INTERCEPTING, LOCKED
from .c4_circles import front_row, is_rear, vanguard_grade
from .c7_fighters import attacked
from .c11_skills import G_GUARDIAN_SKILL, can_pay_skill, skill_of
from .cards import G_GUARDIAN, INTERCEPT
from .menus_attack import is_own
from .refusals import (
    IS_ATTACKED, NOBODY_ATTACKED, NOT_IN_HAND, NOT_YET_G_GUARD, NO_G_GUARDIAN, NO_INTERCEPT, NO_VANGUARD_HERE, barred,
)

# 7.5 Guarding


def cannot_guard(g: State, player: int, card: int, grade: int) -> int:
    """7.5.1.2.2: any card of the hand, whatever its grade, if there is a vanguard (8.5.2.1.1.2.1)."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if grade < 0:
        return NO_VANGUARD_HERE
    return CANNOT if barred(g, CALLING_GUARDIANS, player, card) else 0


def cannot_intercept(g: State, player: int, card: int) -> int:
    """7.5.1.2.4, 11.3.1: a rear-guard in front with intercept, standing or not, while another unit is attacked."""
    here = g.zone_of[card]
    if not is_rear(here) or here not in front_row(g, player) or g.flags[card] & LOCKED:
        return NO_INTERCEPT
    if g.effects and not is_own(g, player, card):
        return NO_INTERCEPT
    if not value(g, card, INTERCEPT):
        return NO_INTERCEPT
    units = attacked(g)
    if not units:
        return NOBODY_ATTACKED
    if card in units:
        return IS_ATTACKED
    return CANNOT if barred(g, INTERCEPTING, player, card) else 0


def may_g_guard(g: State, player: int) -> bool:
    """7.5.1.2.3: both vanguards of grade 3 or more, and at most three G guardians used up."""
    if vanguard_grade(g, player) < 3 or vanguard_grade(g, 1 - player) < 3:
        return False
    used = 0
    for card in g.zones[G_ZONE + player]:
        if not g.flags[card] & FACE_DOWN and value(g, card, G_GUARDIAN):
            used += 1
    return used <= 3


def cannot_g_guard(g: State, player: int, card: int, may: bool) -> int:
    """7.5.1.2.3: a face-down card with G guardian, for its cost, where the fighter may have one (``may_g_guard``)."""
    if g.zone_of[card] != G_ZONE + player or not g.flags[card] & FACE_DOWN:
        return NOT_YET_G_GUARD
    if not value(g, card, G_GUARDIAN):
        return NO_G_GUARDIAN
    if not may:
        return NOT_YET_G_GUARD
    number = skill_of(g, card, G_GUARDIAN_SKILL)
    return UNPAYABLE if number >= 0 and not can_pay_skill(g, player, card, number) else 0


def may_guard(g: State, player: int) -> bool:
    """Whether the opponent has to reckon with guardians that they can't see: a G guardian may lie face-down."""
    return may_g_guard(g, player) and any(g.flags[card] & FACE_DOWN for card in g.zones[G_ZONE + player])


class GuardMenu(Menu):
    """7.5.1.2: put something in front of an attack, or nothing."""

    __slots__ = ("g_guards", "grade")

    def __init__(self, g: State, player: int) -> None:
        super().__init__(g, player, (DO_GUARD, DO_INTERCEPT, DO_G_GUARD), PASS)
        self.grade = vanguard_grade(g, player)
        self.g_guards = may_g_guard(g, player)

    def offer(self) -> None:
        zones = self.g.zones
        self.add((DO_GUARD,), zones[HAND + self.player])
        for place in front_row(self.g, self.player)[1:]:
            self.add((DO_INTERCEPT,), zones[place])
        self.add((DO_G_GUARD,), zones[G_ZONE + self.player])

    def why_not(self, kind: int, first: int) -> int:
        if kind == DO_GUARD:
            return cannot_guard(self.g, self.player, first, self.grade)
        if kind == DO_INTERCEPT:
            return cannot_intercept(self.g, self.player, first)
        return cannot_g_guard(self.g, self.player, first, self.g_guards)
