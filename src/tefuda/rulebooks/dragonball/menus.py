"""What a player may do at each free timing, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.activation import at_menu, costs_payable, why_not_use
from ...kernel.abilities.scope import Scope
from ...kernel.choices.menu import Menu
from ...kernel.codes import CANNOT, NOT_NOW, PASS, REST, UNPAYABLE
from ...kernel.continuous.prohibitions import forbidden, forbidden_to
from ...kernel.continuous.projection import value
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.numbering import Numbering
from ...kernel.state.state import Row, State
from .areas import (
    ATTACKER, ATTACKING_BATTLE, ATTACKING_LEADER, BATTLE, BEING_ATTACKED, BRAWLING, DO_ATTACK, DO_ATTACK_WITH,
    DO_AWAKEN, DO_JOIN_ATTACK, DO_JOIN_GUARD, DO_NOT_ATTACK, DO_PLAY, DO_PLAY_ATTACK, DO_PLAY_GUARD, DO_TARGET, DO_USE,
    DO_USE_ATTACK, DO_USE_GUARD, DO_USE_STANDBY, ENERGY, HAND, JOINING, LEADER, PLAYING_BATTLE, PLAYING_EXTRA,
)
from .areas import ATTACKING as TO_ATTACK
from .cards import BATTLE as BATTLE_CARD
from .cards import EXTRA, LEVEL, TYPE
from .refusals import (
    CANNOT_JOIN, IN_ATTACK_STEP, IN_GUARD_STEP, NOTHING_ACTIVE, NOT_AN_OPPONENT, NOT_BATTLE_CARD, NOT_IN_HAND,
    NOT_ON_TABLE, RESTED, TOO_LITTLE_ENERGY,
)

_MENUS: Final = Numbering("menu")
MAIN: Final = _MENUS.add("main phase")
STANDBY: Final = _MENUS.add("standby step")
ATTACKING: Final = _MENUS.add("attack step")
GUARDING: Final = _MENUS.add("guard step")


def cannot_play(g: State, player: int, card: int, energy: int) -> int:
    """2-10-1-1: a battle card from the hand, with as many energy cards as its level."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if value(g, card, TYPE) != BATTLE_CARD:
        return NOT_BATTLE_CARD
    if value(g, card, LEVEL) > energy and not (g.table.allows and other_ways(g, player, card)):
        return TOO_LITTLE_ENERGY
    return CANNOT if forbidden_to(g, PLAYING_BATTLE, player) else 0


def cannot_use(g: State, player: int, card: int, index: int, menu: int) -> int:
    """8-6-2: an ability of one's own card at its time, with all its costs; an extra card costs its level too."""
    reason = why_not_use(g, player, card, index, menu)
    if reason or g.zone_of[card] != HAND + player or value(g, card, TYPE) != EXTRA:
        return reason
    number = abilities_of(g, card)[index]
    reason = cannot_pay_extra(g, player, card, number, value(g, card, LEVEL))
    if reason and not (g.table.allows and other_ways(g, player, card, number)):
        return reason
    return CANNOT if forbidden_to(g, PLAYING_EXTRA, player) else 0


def cannot_pay_extra(g: State, player: int, card: int, number: int, level: int) -> int:
    """2-10-1-2: an extra card costs its level in energy, and with other cards what its ability costs (8-6-2-3-1)."""
    energy = g.zones[ENERGY + player]
    if level > len(energy):
        return TOO_LITTLE_ENERGY
    ability = g.table.abilities[number]
    if not ability.costs:
        return 0
    return 0 if costs_payable(g, ability, Scope(card, g.obj[card], player), [card, *energy[:level]]) else UNPAYABLE


def cannot_join(g: State, player: int, card: int) -> int:
    """7-3-1-6-1: an active card of one's own battle area may go into the brawl area."""
    if g.zone_of[card] != BATTLE + player or g.flags[card] & REST:
        return CANNOT_JOIN
    return CANNOT if forbidden(g, JOINING, -1, card) else 0


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """7-3-1-2: an active card of one's own leader area or battle area."""
    if g.zone_of[card] not in (LEADER + player, BATTLE + player):
        return NOT_ON_TABLE
    if g.flags[card] & REST:
        return RESTED
    return CANNOT if forbidden(g, TO_ATTACK, -1, card) else 0


def cannot_target(g: State, player: int, card: int) -> int:
    """7-3-1-4: a card of the opponent's leader area or battle area."""
    if g.zone_of[card] not in (LEADER + 1 - player, BATTLE + 1 - player):
        return NOT_AN_OPPONENT
    deed = ATTACKING_LEADER if g.zone_of[card] == LEADER + 1 - player else ATTACKING_BATTLE
    barred = forbidden(g, BEING_ATTACKED, -1, card) or forbidden(g, deed, -1, g.registers[ATTACKER])
    return CANNOT if barred else 0


def cannot_attack(g: State, player: int) -> int:
    """7-2-1-2-1: an attack can be declared with an active card in the leader or battle area."""
    for place in (LEADER + player, BATTLE + player):
        for card in g.zones[place]:
            if not cannot_attack_with(g, player, card):
                return 0
    return NOTHING_ACTIVE


# 6-3-1-2-3: the main phase has a paragraph of its own for this keyword.
AWAKENING: Final = "awaken"
# The action for playing an ability at each menu.
USE_AT: Final[tuple[int, ...]] = (DO_USE, DO_USE_STANDBY, DO_USE_ATTACK, DO_USE_GUARD)
USES: Final = (*USE_AT, DO_AWAKEN)
# What else can be done at each of them.
_JOIN_AT: Final[tuple[Row, ...]] = ((), (), (DO_JOIN_ATTACK,), (DO_JOIN_GUARD,))
_PLAY_AT: Final[tuple[Row, ...]] = ((DO_PLAY,), (), (DO_PLAY_ATTACK,), (DO_PLAY_GUARD,))
_DECLARE_AT: Final[tuple[Row, ...]] = ((), (DO_ATTACK,), (), ())
_ACTIONS: Final[tuple[Row, ...]] = tuple(
    (*_JOIN_AT[menu], *_PLAY_AT[menu], *_DECLARE_AT[menu], use, *((DO_AWAKEN,) if menu == MAIN else ()))
    for menu, use in enumerate(USE_AT))
# An action that names nothing.
_ALONE: Final = (0,)


def _awakens(g: State, card: int, index: int) -> bool:
    return g.table.abilities[abilities_of(g, card)[index]].keyword == AWAKENING


class FreeTiming(Menu):
    """4-6-3: what a player may do at a free timing of the main phase or of a step of a battle."""

    __slots__ = ("energy", "menu")

    def __init__(self, g: State, player: int, menu: int) -> None:
        super().__init__(g, player, _ACTIONS[menu], PASS)
        self.menu = menu
        self.energy = len(g.zones[ENERGY + player])

    def offer(self) -> None:
        g = self.g
        menu = self.menu
        self.add(_JOIN_AT[menu], g.zones[BATTLE + self.player])
        self.add(_PLAY_AT[menu], g.zones[HAND + self.player])
        if g.table.abilities:
            for card, index in at_menu(g, self.player, menu):
                awakens = menu == MAIN and _awakens(g, card, index)
                self.add_pair(DO_AWAKEN if awakens else USE_AT[menu], card, index)
        self.add(_DECLARE_AT[menu], _ALONE)

    def why_not(self, kind: int, first: int) -> int:
        g = self.g
        if kind == DO_ATTACK:
            return cannot_attack(g, self.player)
        joins = kind in (DO_JOIN_ATTACK, DO_JOIN_GUARD)
        if not joins and kind not in (DO_PLAY, DO_PLAY_ATTACK, DO_PLAY_GUARD):
            return 0
        if kind != DO_PLAY and forbidden_to(g, BRAWLING, self.player):
            return CANNOT
        return cannot_join(g, self.player, first) if joins else cannot_play(g, self.player, first, self.energy)

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        """The main phase has an action of its own for awakening."""
        why = cannot_use(self.g, self.player, first, second, self.menu)
        if why or self.menu != MAIN:
            return why
        return NOT_NOW if _awakens(self.g, first, second) != (kind == DO_AWAKEN) else 0

    def refusal(self, code: int) -> int:
        reason = super().refusal(code)
        if self.menu == ATTACKING:
            return IN_ATTACK_STEP.get(reason, reason)
        return IN_GUARD_STEP.get(reason, reason) if self.menu == GUARDING else reason


class AttackMenu(Menu):
    """7-3-1-2: attack with a card, or don't."""

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, (DO_ATTACK_WITH,), DO_NOT_ATTACK)

    def offer(self) -> None:
        self.add(self.actions, self.g.zones[LEADER + self.player] + self.g.zones[BATTLE + self.player])

    def why_not(self, kind: int, first: int) -> int:
        return cannot_attack_with(self.g, self.player, first)


class TargetMenu(Menu):
    """7-3-1-4: what is attacked; there is always something, unless texts spare it."""

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, (DO_TARGET,), -1)

    def offer(self) -> None:
        enemy = 1 - self.player
        self.add(self.actions, self.g.zones[LEADER + enemy] + self.g.zones[BATTLE + enemy])

    def why_not(self, kind: int, first: int) -> int:
        return cannot_target(self.g, self.player, first)
