"""What a player may do in the main phase, in an action step and in a block step, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.abilities.activation import why_not_use
from ...kernel.abilities.allowing import allows, lured
from ...kernel.abilities.scope import Scope
from ...kernel.choices.menu import Menu
from ...kernel.choices.targeting import why_no_target
from ...kernel.codes import CANNOT, NOT_NOW, NO_ABILITY, NO_TARGET, PASS, REST, RESTED
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.state.state import Row, State
from .areas import (
    ATTACK, ATTACKER, ATTACKING, ATTACKING_ACTIVE, ATTACKING_AT_ONCE, ATTACKING_PLAYER, BATTLE, BEING_ATTACKED,
    BLOCK, BLOCKING, CARRYING, DO_ACTION_COMMAND, DO_ACTIVATE_ACTION, DO_ACTIVATE_MAIN, DO_ATTACK_PLAYER,
    DO_ATTACK_UNIT, DO_BLOCK, DO_DEPLOY_BASE, DO_DEPLOY_UNIT, DO_END_MAIN, DO_MAIN_COMMAND, DO_SET_COMMAND,
    DO_SET_PILOT, DO_SUPPORT, HAND, PASSING, RESOURCES, SUPPORT, TARGET, TURN_TIME,
)
from .c4_terms import is_link_unit, pilot_of, units
from .c6_playing import active_resources, command_effect
from .c11_keywords import can_support
from .cards import (
    ACTION, BASE_CARD, BLOCKER, COMMAND, COMMAND_EFFECT, COST, HIGH_MANEUVER, IN_ACTION, IN_MAIN, LEVEL, MAIN, PILOT,
    PILOT_CARD, TYPE, UNIT,
)
from .cards import SUPPORT as SUPPORT_POINTS
from .refusals import (
    HAS_PILOT, IS_HIGH_MANEUVER, IS_RESTED, IS_TARGET, JUST_DEPLOYED, NOT_ACTIVE, NOT_ANOTHER, NOT_A_BASE, NOT_A_PILOT,
    NOT_A_UNIT, NOT_BLOCKER, NOT_ENEMY_UNIT, NOT_FOR_ACTION, NOT_FOR_MAIN, NOT_IN_ACTION_STEP, NOT_IN_HAND,
    NOT_OWN_UNIT, NOT_RESTED, NO_CARRYING, NO_COMMAND_TARGET, NO_PILOT_EFFECT, NO_SUCH_UNIT, NO_SUPPORT, TOO_DEAR,
    TOO_HIGH,
)

# Playing from the hand


def cannot_pay(g: State, player: int, card: int, resources: int, active: int) -> int:
    """2-8-1: it takes as many resources as the level, active or not; 2-9-1: as many active ones as the cost.

    A text may let the player do something else than pay (1-3-1).
    """
    if value(g, card, LEVEL) > resources:
        return TOO_HIGH
    if value(g, card, COST) <= active or (g.table.allows and other_ways(g, player, card)):
        return 0
    return TOO_DEAR


def unfit_for(g: State, card: int, kind: int) -> int:
    """Why a card is none that such an action plays. Only commands have main and action effects (11-2-3-1, 11-2-4-1)."""
    if kind == DO_ACTION_COMMAND:
        return 0 if value(g, card, ACTION) and value(g, card, TYPE) == COMMAND else NOT_FOR_ACTION
    if kind == DO_MAIN_COMMAND:
        return 0 if value(g, card, MAIN) and value(g, card, TYPE) == COMMAND else NOT_FOR_MAIN
    if kind == DO_SET_COMMAND:
        return 0 if value(g, card, PILOT) and value(g, card, TYPE) == COMMAND else NO_PILOT_EFFECT
    type = value(g, card, TYPE)
    if kind == DO_DEPLOY_UNIT:
        return 0 if type == UNIT else NOT_A_UNIT
    if kind == DO_DEPLOY_BASE:
        return 0 if type == BASE_CARD else NOT_A_BASE
    return 0 if type == PILOT_CARD else NOT_A_PILOT


def cannot_play(g: State, player: int, card: int, kind: int, resources: int, active: int) -> int:
    """Why a card can't be played with an action of that kind, with so many resources."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    why = unfit_for(g, card, kind) or cannot_pay(g, player, card, resources, active)
    if why or kind not in (DO_MAIN_COMMAND, DO_ACTION_COMMAND):
        return why
    return cannot_take_effect(g, player, card, IN_MAIN if kind == DO_MAIN_COMMAND else IN_ACTION)


def cannot_take_effect(g: State, player: int, card: int, menu: int) -> int:
    """9-1-8-1-1: a command without enough to choose from can't be played; 9-3-1-1: nor without what it depends on."""
    if not g.table.abilities:
        return 0
    number = command_effect(g, card, menu)
    if number < 0:
        return 0
    why = why_no_target(g, number, Scope(card, g.obj[card], player))
    return NO_COMMAND_TARGET if why == NO_TARGET else why


# Activated effects


def cannot_activate(g: State, player: int, card: int, index: int, menu: int) -> int:
    """9-3-1-1: an effect at its time, with all that it costs; 9-2-2: and with enough to choose from.

    9-1-8-1: the effect of a command is no activated one: it is used by playing the command.
    """
    why = why_not_use(g, player, card, index, menu)
    if why:
        return why
    number = abilities_of(g, card)[index]
    if g.table.abilities[number].keyword == COMMAND_EFFECT:
        return NO_ABILITY
    return why_no_target(g, number, Scope(card, g.obj[card], player))


def cannot_support(g: State, player: int, unit: int) -> int:
    """11-1-3-1: an active unit with support can be rested for that."""
    if g.zone_of[unit] != BATTLE + player or g.host[unit] >= 0 or not can_support(g, unit):
        return NO_SUPPORT
    return CANNOT if forbidden(g, RESTED, SUPPORT, unit) else 0


def cannot_be_supported(g: State, player: int, unit: int, other: int) -> int:
    """11-1-3-2: another unit of the same player."""
    return NOT_ANOTHER if other == unit or g.zone_of[other] != BATTLE + player or g.host[other] >= 0 else 0


def _allowed(g: State, deed: int, card: int, other: int = -1) -> bool:
    """1-3-1: whether a text allows the card what the rules don't."""
    return g.table.allows and allows(g, deed, card, other)


def cannot_carry(g: State, player: int, unit: int) -> int:
    """6-5-2-3-1, 6-5-2-3-3: a pilot is set on a unit of one's own that has none."""
    if g.zone_of[unit] != BATTLE + player or g.host[unit] >= 0:
        return NO_SUCH_UNIT
    if pilot_of(g, unit) >= 0:
        return HAS_PILOT
    return NO_CARRYING if forbidden(g, CARRYING, -1, unit) else 0


# Attacking and blocking


def cannot_attack_with(g: State, player: int, unit: int) -> int:
    """7-3-1: an active unit; 2-11-4: not in the turn in which it came, unless it is a link unit."""
    if g.zone_of[unit] != BATTLE + player or g.host[unit] >= 0:
        return NOT_OWN_UNIT
    if g.flags[unit] & REST:
        return IS_RESTED
    new = g.since[unit] >= g.registers[TURN_TIME]
    if new and not is_link_unit(g, unit) and not _allowed(g, ATTACKING_AT_ONCE, unit):
        return JUST_DEPLOYED
    return CANNOT if forbidden(g, RESTED, ATTACK, unit) or forbidden(g, ATTACKING, -1, unit) else 0


def cannot_attack_player(g: State, unit: int) -> int:
    """7-1: the player can be attacked by any unit that can attack."""
    return CANNOT if forbidden(g, ATTACKING_PLAYER, -1, unit) or _lures(g, unit) else 0


def _lures(g: State, attacker: int) -> list[int]:
    """The units of which a text says that one of them has to be attacked, if that can be done."""
    if g.table.luring is None:
        return []
    found = lured(g, ATTACKING, attacker)
    return [unit for unit in found if not _untouchable(g, g.controller[attacker], attacker, unit)]


def cannot_be_attacked(g: State, player: int, attacker: int, unit: int) -> int:
    """7-1: a rested unit of the opponent; where a text leaves no choice, one that it names."""
    why = _untouchable(g, player, attacker, unit)
    if why:
        return why
    lures = _lures(g, attacker)
    return CANNOT if lures and unit not in lures else 0


def _untouchable(g: State, player: int, attacker: int, unit: int) -> int:
    if g.zone_of[unit] != BATTLE + 1 - player or g.host[unit] >= 0:
        return NOT_ENEMY_UNIT
    if not g.flags[unit] & REST and not _allowed(g, ATTACKING_ACTIVE, attacker, unit):
        return NOT_RESTED
    return CANNOT if forbidden(g, BEING_ATTACKED, -1, unit) else 0


def cannot_block(g: State, player: int, unit: int) -> int:
    """7-4-1: an active unit with blocker, but not the one that is attacked (7-4-3), nor against high maneuver."""
    if g.zone_of[unit] != BATTLE + player or g.host[unit] >= 0 or not value(g, unit, BLOCKER):
        return NOT_BLOCKER
    if unit == g.registers[TARGET]:
        return IS_TARGET
    if g.flags[unit] & REST:
        return NOT_ACTIVE
    attacker = g.registers[ATTACKER]
    if value(g, attacker, HIGH_MANEUVER):
        return IS_HIGH_MANEUVER
    if _allowed(g, PASSING, attacker, unit):
        return CANNOT
    return CANNOT if forbidden(g, RESTED, BLOCK, unit) or forbidden(g, BLOCKING, -1, unit) else 0


# The menus


# What can be done with a card of the hand, by its type; others are commands.
_PLAYS: Final[dict[int, Row]] = {
    UNIT: (DO_DEPLOY_UNIT,), BASE_CARD: (DO_DEPLOY_BASE,), PILOT_CARD: (DO_SET_PILOT,),
}
_COMMANDS: Final = (DO_MAIN_COMMAND, DO_SET_COMMAND)
_ACTION: Final = (DO_ACTION_COMMAND,)
_SUPPORT: Final = (DO_SUPPORT,)
_ATTACKS: Final = (DO_ATTACK_PLAYER, DO_ATTACK_UNIT)
_MAIN: Final[Row] = (
    DO_DEPLOY_UNIT, DO_DEPLOY_BASE, DO_SET_PILOT, *_COMMANDS, DO_ACTIVATE_MAIN, DO_SUPPORT, *_ATTACKS)


class _FreeActions(Menu):
    """A moment for commands and activated effects. How many resources there are is the same for all that is played."""

    __slots__ = ("active", "resources")

    def __init__(self, g: State, player: int, actions: Row, nothing: int) -> None:
        super().__init__(g, player, actions, nothing)
        self.resources = len(g.zones[RESOURCES + player])
        self.active = active_resources(g, player)


class MainMenu(_FreeActions):
    """6-5-1: play from the hand, use effects, attack, or end the main phase."""

    __slots__ = ("enemies", "free", "own")

    def __init__(self, g: State) -> None:
        player = g.turn_player
        super().__init__(g, player, _MAIN, DO_END_MAIN)
        self.own = units(g, player)
        # Those of them that can carry a pilot, once that is asked.
        self.free: Optional[list[int]] = None
        # The units that can be attacked if nothing else is opposed to it.
        self.enemies = [unit for unit in units(g, 1 - player) if g.flags[unit] & REST or g.table.allows]

    def offer(self) -> None:
        for card in self.g.zones[HAND + self.player]:
            self.add_one(_PLAYS.get(value(self.g, card, TYPE), _COMMANDS), card)
        self.add_uses(DO_ACTIVATE_MAIN, IN_MAIN)
        for unit in self.own:
            if value(self.g, unit, SUPPORT_POINTS):
                self.add_one(_SUPPORT, unit)
        attacks = _ATTACKS if self.enemies else _ATTACKS[:1]
        for unit in self.own:
            self.add_one(attacks, unit)

    def why_not(self, kind: int, first: int) -> int:
        if kind == DO_ATTACK_PLAYER:
            return cannot_attack_with(self.g, self.player, first) or cannot_attack_player(self.g, first)
        if kind == DO_ATTACK_UNIT:
            return cannot_attack_with(self.g, self.player, first)
        if kind == DO_SUPPORT:
            return cannot_support(self.g, self.player, first)
        if kind == DO_ACTIVATE_MAIN:
            return 0
        return cannot_play(self.g, self.player, first, kind, self.resources, self.active)

    def seconds(self, kind: int, first: int) -> list[int]:
        if kind in (DO_SET_PILOT, DO_SET_COMMAND):
            if self.free is None:
                self.free = [unit for unit in self.own if not cannot_carry(self.g, self.player, unit)]
            return self.free
        there = self.enemies if kind == DO_ATTACK_UNIT else self.own
        return [unit for unit in there if not self.why_not_with(kind, first, unit)]

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        if kind == DO_ATTACK_UNIT:
            return cannot_be_attacked(self.g, self.player, first, second)
        if kind == DO_SUPPORT:
            return cannot_be_supported(self.g, self.player, first, second)
        if kind == DO_ACTIVATE_MAIN:
            return cannot_activate(self.g, self.player, first, second, IN_MAIN)
        return cannot_carry(self.g, self.player, second)


class ActionMenu(_FreeActions):
    """8-3: use a command or an effect for the action step, or pass."""

    def __init__(self, g: State, player: int) -> None:
        super().__init__(g, player, (DO_ACTION_COMMAND, DO_ACTIVATE_ACTION), PASS)

    def offer(self) -> None:
        for card in self.g.zones[HAND + self.player]:
            if value(self.g, card, ACTION):
                self.add_one(_ACTION, card)
        self.add_uses(DO_ACTIVATE_ACTION, IN_ACTION)

    def why_not(self, kind: int, first: int) -> int:
        if kind == DO_ACTIVATE_ACTION:
            return 0
        return cannot_play(self.g, self.player, first, kind, self.resources, self.active)

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        return cannot_activate(self.g, self.player, first, second, IN_ACTION)

    def not_of_this(self, kind: int) -> int:
        return NOT_IN_ACTION_STEP if kind in (DO_SET_PILOT, DO_SET_COMMAND) else NOT_NOW


class BlockMenu(Menu):
    """7-4-1, 7-4-4: block with one unit or not at all."""

    def __init__(self, g: State) -> None:
        super().__init__(g, 1 - g.turn_player, (DO_BLOCK,), PASS)

    def offer(self) -> None:
        self.add((DO_BLOCK,), tuple(units(self.g, self.player)))

    def why_not(self, kind: int, first: int) -> int:
        return cannot_block(self.g, self.player, first)
