"""What a player may do with priority and when a card ignites, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final, Optional

from ...kernel.abilities.activation import why_not_use
from ...kernel.choices.menu import Menu
from ...kernel.codes import CANNOT, DECLARED, NOT_HERE, PASS, REST, RESTED, UNPAYABLE
from ...kernel.continuous.prohibitions import forbidden, forbidden_to
from ...kernel.continuous.projection import value
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.costs.colour_costs import payable
from ...kernel.state.state import State
from .areas import (
    ATTACK, ATTACKING_PLAYER, BEING_ATTACKED, DO_ATTACK, DO_BATTLE_USE, DO_IGNITION_EVENT, DO_IGNITION_PLAY,
    DO_LIFE_EVENT, DO_LIFE_PLAY, DO_PLAY, DO_PLAY_EVENT, DO_SHIFT, DO_USE, DYNAMIS, HAND, PLAYING_EVENTS, PLAYING_ZX,
    SQUARE,
)
from .c300_squares import PLAYER_SQUARES, SQUARES, distance, in_square, is_zx
from .cards import COLOR_BITS, COST, EVENT, IGNITION_ICON, LAST_PLAYER, LAST_ZX, RANGE, TYPE
from .dynamis import cannot_play_extra, cannot_play_shift, cannot_shift, hosts_of
from .entering import cannot_enter, open_squares, resource_colors
from .refusals import NOT_ATTACKER, NOT_EVENT, NOT_IGNITED, NOT_IN_HAND, NOT_TARGET, NOT_ZX

# The menu of abilities: whoever has priority may play them (801.2a).
WITH_PRIORITY: Final = 0


# 506.2, 603.1b Playing from the hand; ``colors`` are those of the resources that can pay.


def cannot_play(g: State, player: int, card: int, colors: list[int], event: bool) -> int:
    """A Z/X or an event in hand whose cost can be paid."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if not payable(colors, value(g, card, COST), value(g, card, COLOR_BITS)):
        if not (g.table.allows and other_ways(g, player, card)):
            return UNPAYABLE
    if event != (value(g, card, TYPE) == EVENT):
        return NOT_EVENT if event else NOT_ZX
    return CANNOT if forbidden_to(g, PLAYING_EVENTS if event else PLAYING_ZX, player) else 0


# 602.1 Declaring a battle


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """602.1a: a rebooted Z/X of one's own in a square, that may attack and sleep."""
    if not in_square(g.zone_of[card]) or g.controller[card] != player or not is_zx(g, card) or g.flags[card] & REST:
        return NOT_ATTACKER
    return CANNOT if forbidden(g, DECLARED, ATTACK, card) or forbidden(g, RESTED, ATTACK, card) else 0


def reach(g: State, card: int) -> int:
    """602.1b, 1104.2: the neighbouring squares, or all within the range."""
    return max(1, value(g, card, RANGE))


def cannot_be_target(g: State, player: int, target: int) -> int:
    """602.1b: an enemy Z/X, or the enemy player behind no Z/X."""
    place = g.zone_of[target]
    if g.controller[target] == player or not SQUARE <= place < SQUARE + 9:
        return NOT_TARGET
    if forbidden(g, BEING_ATTACKED, -1, target):
        return CANNOT
    kind = g.table.columns[TYPE][g.prints[target]]
    if kind <= LAST_ZX:
        return 0
    if kind > LAST_PLAYER or place != PLAYER_SQUARES[1 - player]:
        return NOT_TARGET
    for other in g.zones[place]:
        if is_zx(g, other):
            return NOT_TARGET
    return 0


def cannot_reach(g: State, card: int, target: int, far: int) -> int:
    """602.1c: the one has to be in reach of the other; a text may keep it from attacking players."""
    if distance(g.zone_of[card], g.zone_of[target]) > far:
        return NOT_TARGET
    return CANNOT if not is_zx(g, target) and forbidden(g, ATTACKING_PLAYER, -1, card) else 0


# The menus; passing is the last of each.

_ZX: Final = (DO_PLAY,)
_EVENT: Final = (DO_PLAY_EVENT,)
_ATTACK: Final = (DO_ATTACK,)
_FROM_DYNAMIS: Final = (DO_PLAY, DO_SHIFT)
_MAIN: Final = (DO_PLAY, DO_PLAY_EVENT, DO_ATTACK, DO_SHIFT, DO_USE)
_IN_BATTLE: Final = (DO_PLAY_EVENT, DO_BATTLE_USE)
_IGNITED: Final = (DO_IGNITION_EVENT, DO_IGNITION_PLAY)
_LOST_LIFE: Final = (DO_LIFE_EVENT, DO_LIFE_PLAY)
_EVENTS: Final = (DO_IGNITION_EVENT, DO_LIFE_EVENT)


class MainMenu(Menu):
    """506.2: whatever the turn player may do with priority in the main phase."""

    __slots__ = ("colors", "own", "squares", "targets")

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, _MAIN, PASS)
        self.colors = resource_colors(g, self.player)
        self.squares = open_squares(g, self.player)
        self.own: list[int] = []
        self.targets: list[int] = []
        for square in SQUARES:
            for card in g.zones[square]:
                if g.controller[card] == self.player:
                    self.own.append(card)
                elif not cannot_be_target(g, self.player, card):
                    self.targets.append(card)

    def offer(self) -> None:
        g = self.g
        for card in g.zones[HAND + self.player]:
            self.add_one(_EVENT if value(g, card, TYPE) == EVENT else _ZX, card)
        for card in self.own:
            self.add_one(_ATTACK, card)
        if g.table.abilities:
            self.add(_FROM_DYNAMIS, g.zones[DYNAMIS + self.player])
        self.add_uses(DO_USE, WITH_PRIORITY)

    def why_not(self, kind: int, first: int) -> int:
        g = self.g
        if kind == DO_ATTACK:
            return cannot_attack_with(g, self.player, first)
        if kind == DO_SHIFT:
            return cannot_play_shift(g, self.player, first)
        if kind == DO_PLAY and g.zone_of[first] == DYNAMIS + self.player:
            return cannot_play_extra(g, self.player, first)
        return 0 if kind == DO_USE else cannot_play(g, self.player, first, self.colors, kind == DO_PLAY_EVENT)

    def seconds(self, kind: int, first: int) -> list[int]:
        if kind == DO_ATTACK:
            far = reach(self.g, first)
            return [target for target in self.targets if not cannot_reach(self.g, first, target, far)]
        return self.squares if kind == DO_PLAY else hosts_of(self.g, first)

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        if kind == DO_PLAY:
            return cannot_enter(self.g, self.player, second)
        if kind == DO_ATTACK:
            return cannot_be_target(self.g, self.player, second) or cannot_reach(
                self.g, first, second, reach(self.g, first))
        if kind == DO_SHIFT:
            return cannot_shift(self.g, first, second)
        return why_not_use(self.g, self.player, first, second, WITH_PRIORITY)


class BattleMenu(Menu):
    """603.1b: events and abilities only."""

    __slots__ = ("colors",)

    def __init__(self, g: State, player: int) -> None:
        super().__init__(g, player, _IN_BATTLE, PASS)
        # Once that is asked.
        self.colors: Optional[list[int]] = None

    def offer(self) -> None:
        g = self.g
        for card in g.zones[HAND + self.player]:
            if value(g, card, TYPE) == EVENT:
                self.add_one(_EVENT, card)
        self.add_uses(DO_BATTLE_USE, WITH_PRIORITY)

    def why_not(self, kind: int, first: int) -> int:
        if kind == DO_BATTLE_USE:
            return 0
        if self.colors is None:
            self.colors = resource_colors(self.g, self.player)
        return cannot_play(self.g, self.player, first, self.colors, True)

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        return why_not_use(self.g, self.player, first, second, WITH_PRIORITY)


class IgnitionMenu(Menu):
    """1010.1, 907.2e: a card with the ignition icon can be played without its cost, by the actions for that."""

    __slots__ = ("card",)

    def __init__(self, g: State, player: int, card: int, lost: bool) -> None:
        super().__init__(g, player, _LOST_LIFE if lost else _IGNITED, PASS)
        self.card = card

    def offer(self) -> None:
        self.add(self.actions, (self.card,))

    def why_not(self, kind: int, first: int) -> int:
        if first != self.card or not value(self.g, first, IGNITION_ICON):
            return NOT_IGNITED
        return 0 if (kind in _EVENTS) == (value(self.g, first, TYPE) == EVENT) else NOT_IGNITED

    def seconds(self, kind: int, first: int) -> list[int]:
        return open_squares(self.g, self.player)

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        return cannot_enter(self.g, self.player, second)

    def not_of_this(self, kind: int) -> int:
        return NOT_HERE
