"""With what a fighter may attack, what, and what may boost it; and why not."""
from __future__ import annotations

from ...kernel.choices.menu import Menu
from ...kernel.codes import CANNOT, DECLARED, NOT_HERE, PASS, REST, RESTED
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.state.state import State
from .areas import ATTACK, BE_ATTACKED, BOOSTED, DO_ATTACK_WITH, DO_BOOST, DO_TARGET, HEART, LAYOUT, LOCKED, MATE
from .c4_circles import BEHIND, front_row, is_unit, mate_of
from .c7_fighters import attacker
from .cards import BOOST
from .refusals import AT_REST, IS_MATE, NOT_A_TARGET, NOT_BEHIND, NOT_IN_FRONT, NO_BOOST

# 7.4 Attacking


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """7.4.1.3: a standing unit in one's front row that is not kept from attacking; a mate goes with its leader."""
    return _cannot_attack(g, card) if g.zone_of[card] in front_row(g, player) else NOT_IN_FRONT


def _cannot_attack(g: State, card: int) -> int:
    """Why a card in the front row can't attack, or 0."""
    if g.flags[card] & (LOCKED | HEART | MATE):
        return NOT_IN_FRONT
    if g.flags[card] & REST:
        return AT_REST
    return CANNOT if forbidden(g, DECLARED, ATTACK, card) or forbidden(g, RESTED, ATTACK, card) else 0


def may_attack(g: State, player: int, card: int) -> bool:
    """10.34.1.1: whether a unit that an effect lets attack can, on whichever circle it is."""
    return is_unit(g, card) and g.controller[card] == player and not _cannot_attack(g, card)


def may_be_attacked(g: State, player: int, card: int) -> bool:
    """10.34.1.1: whether a unit of the player can be attacked where an effect says so."""
    return is_unit(g, card) and g.controller[card] == player and not _cannot_be_attacked(g, card)


def can_attack(g: State, player: int) -> bool:
    """7.3.1.3: whether there is any unit that can attack."""
    for place in front_row(g, player):
        for card in g.zones[place]:
            if not _cannot_attack(g, card):
                return True
    return False


def cannot_target(g: State, player: int, card: int) -> int:
    """7.4.1.6: a unit in the opponent's front row that may be attacked, and no legion mate (10.25.15)."""
    return _cannot_be_attacked(g, card) if g.zone_of[card] in front_row(g, 1 - player) else NOT_A_TARGET


def _cannot_be_attacked(g: State, card: int) -> int:
    """Why a card in the front row can't be attacked, or 0."""
    if g.flags[card] & (LOCKED | HEART):
        return NOT_A_TARGET
    if g.flags[card] & MATE:
        return IS_MATE
    return CANNOT if forbidden(g, DECLARED, BE_ATTACKED, card) else 0


def can_be_attacked(g: State, player: int) -> bool:
    """7.3.1.3: whether there is any unit that the player could attack."""
    for place in front_row(g, 1 - player):
        for card in g.zones[place]:
            if not _cannot_be_attacked(g, card):
                return True
    return False


def is_own(g: State, player: int, card: int) -> bool:
    """10.35.6: whether the player is master of a unit and of its circle."""
    return g.controller[card] == player and LAYOUT.player[g.zone_of[card]] == player


def cannot_boost(g: State, player: int, card: int, unit: int) -> int:
    """7.4.1.10: a standing rear-guard with boost behind the attacking unit, which may be a leader or its mate."""
    attacking = attacker(g)
    if attacking < 0 or unit not in (attacking, mate_of(g, player)):
        return NOT_BEHIND
    if g.zone_of[card] != BEHIND[g.zone_of[unit]] or g.flags[card] & LOCKED:
        return NOT_BEHIND
    if g.effects and not is_own(g, player, card):
        return NOT_BEHIND
    if not value(g, card, BOOST):
        return NO_BOOST
    if g.flags[card] & REST:
        return AT_REST
    return CANNOT if forbidden(g, DECLARED, BOOSTED, card) else 0


class _FrontRowMenu(Menu):
    """A choice among the cards of a front row, without a way to choose none."""

    __slots__ = ("row",)

    def __init__(self, g: State, action: int, row: int) -> None:
        super().__init__(g, g.turn_player, (action,), -1)
        self.row = row

    def offer(self) -> None:
        for place in front_row(self.g, self.row):
            self.add(self.actions, self.g.zones[place])

    def not_of_this(self, kind: int) -> int:
        return NOT_HERE


class AttackMenu(_FrontRowMenu):
    """7.4.1.3: with which unit to attack."""

    def __init__(self, g: State) -> None:
        super().__init__(g, DO_ATTACK_WITH, g.turn_player)

    def why_not(self, kind: int, first: int) -> int:
        return cannot_attack_with(self.g, self.player, first)


class TargetMenu(_FrontRowMenu):
    """7.4.1.6: which unit to attack."""

    def __init__(self, g: State) -> None:
        super().__init__(g, DO_TARGET, 1 - g.turn_player)

    def why_not(self, kind: int, first: int) -> int:
        return cannot_target(self.g, self.player, first)


class BoostMenu(Menu):
    """7.4.1.10: let a unit be boosted, or not."""

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, (DO_BOOST,), PASS)

    def offer(self) -> None:
        attacking = attacker(self.g)
        if attacking >= 0 and BEHIND[self.g.zone_of[attacking]] >= 0:
            self.add(self.actions, self.g.zones[BEHIND[self.g.zone_of[attacking]]])

    def seconds(self, kind: int, first: int) -> list[int]:
        units = (attacker(self.g), mate_of(self.g, self.player))
        return [unit for unit in units if unit >= 0 and not self.why_not_with(kind, first, unit)]

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        return cannot_boost(self.g, self.player, first, second)

    def not_of_this(self, kind: int) -> int:
        return NOT_HERE
