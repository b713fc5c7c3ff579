"""What a player may do with priority, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.activation import why_not_use
from ...kernel.abilities.scope import Scope
from ...kernel.choices.menu import Menu
from ...kernel.choices.targeting import why_no_target
from ...kernel.codes import CANNOT, NOT_NOW, PASS
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.state.state import State
from .areas import (
    DO_DROP_OVERDRIVE, DO_OVERDRIVE, DO_PLAY, DO_REARRANGE, DO_REVEAL, DO_SET, DO_SUMMON, DO_USE, DO_USE_INSTANT,
    DRIVE_ZONE, EXILE, FIELD_ZONE, FRONT_ROW, GRAVEYARD, HAND, INSTANT_TIMING, NORMAL_TIMING, REARRANGING, RULER_ZONE,
    SET_PLACES, SOUL_ZONE,
)
from .c3_zones import front_row, set_places
from .menus_play import (
    cannot_play_directly, cannot_play_set, cannot_reveal, cannot_set, cannot_summon, energy_to_pay, in_main,
)
from .menus_special import cannot_overdrive
from .refusals import (
    NOBODY_THERE, NOT_AT_HAND, NOT_FRONT_ROW, NOT_MAIN, NOT_OVERDRIVE, NOT_SET_ZONE, NOT_TWO_ZONES,
)

# 7-10 Rearranging


def cannot_rearrange(g: State, places: list[int], one: int, other: int) -> int:
    """7-10b: two zones of one's own front row, the one on the left first, at least one of them with a unit."""
    if one not in places or other not in places or one >= other:
        return NOT_TWO_ZONES
    if not g.zones[one] and not g.zones[other]:
        return NOBODY_THERE
    for card in g.zones[one] + g.zones[other]:
        if forbidden(g, REARRANGING, -1, card):
            return CANNOT
    return 0


# 7-7, 9-3e-3 Abilities


def cannot_use(g: State, player: int, card: int, index: int, kind: int) -> int:
    """An activated ability of one's own card at its time, with its costs and enough to choose from."""
    own = abilities_of(g, card)
    timing = g.table.abilities[own[index]].timing() if index < len(own) else ()
    menu = timing[0] if timing else NORMAL_TIMING
    if timing and kind != use_at(menu):
        return NOT_NOW
    reason = why_not_use(g, player, card, index, menu)
    if reason:
        return reason
    if menu == NORMAL_TIMING and not in_main(g, player):
        return NOT_MAIN
    return why_no_target(g, own[index], Scope(card, g.obj[card], player))


def use_at(timing: int) -> int:
    """The action for playing an ability of a timing."""
    return DO_USE_INSTANT if timing == INSTANT_TIMING else DO_USE


# 9-3e The gate actions

_OVERDRIVES: Final = (DO_OVERDRIVE, DO_DROP_OVERDRIVE)
_FROM_DRIVE: Final = (*_OVERDRIVES, DO_REVEAL, DO_SUMMON, DO_PLAY, DO_SET)
_FROM_HAND: Final = (DO_SUMMON, DO_PLAY, DO_SET)
_ACTIONS: Final = (*_FROM_DRIVE, DO_REARRANGE, DO_USE, DO_USE_INSTANT)


class GateMenu(Menu):
    """What the player with priority may do; giving it up is the last of it."""

    __slots__ = ("energy", "main", "row", "set_places")

    def __init__(self, g: State, player: int) -> None:
        super().__init__(g, player, _ACTIONS, PASS)
        self.main = in_main(g, player)
        # Nobody has to know any of this where only set cards can be played, and none is there.
        sets = any([g.zones[place] for place in SET_PLACES[player]])
        self.energy = energy_to_pay(g, player) if self.main or sets else 0
        self.row = front_row(g, player) if self.main else []
        self.set_places = set_places(g, player) if self.main else []

    def offer(self) -> None:
        g = self.g
        if self.main:
            self.add(_FROM_DRIVE, g.zones[DRIVE_ZONE + self.player])
            self.add(_FROM_HAND, g.zones[HAND + self.player])
            if g.table.allows:
                self.add((DO_SUMMON,), g.zones[GRAVEYARD + self.player])
            for number, one in enumerate(self.row):
                for other in self.row[number + 1:]:
                    self.add_pair(DO_REARRANGE, one, other)
        for place in SET_PLACES[self.player]:
            self.add((DO_PLAY,), g.zones[place])
        if g.table.abilities:
            self._add_abilities()

    def _add_abilities(self) -> None:
        """What texts work where is for them to say (14-2b)."""
        g = self.g
        player = self.player
        for place in (
                RULER_ZONE + player, *FRONT_ROW[player], FIELD_ZONE + player, HAND + player, DRIVE_ZONE + player,
                GRAVEYARD + player, SOUL_ZONE + player, EXILE + player):
            for card in g.zones[place]:
                for index, number in enumerate(abilities_of(g, card)):
                    timing = g.table.abilities[number].timing()
                    if timing:
                        self.add_pair(use_at(timing[0]), card, index)

    def why_not(self, kind: int, first: int) -> int:
        g = self.g
        if kind in (DO_USE, DO_USE_INSTANT):
            return 0
        if kind == DO_PLAY and g.zone_of[first] in SET_PLACES[self.player]:
            return cannot_play_set(g, self.player, first, self.energy, self.main)
        if not self.main:
            return NOT_MAIN
        if kind == DO_REARRANGE:
            return 0
        if kind == DO_OVERDRIVE:
            return cannot_overdrive(g, self.player, first)
        if kind == DO_DROP_OVERDRIVE:
            return 0 if first in g.data and g.zone_of[first] == DRIVE_ZONE + self.player else NOT_OVERDRIVE
        return self._cannot_with_card(kind, first)

    def _cannot_with_card(self, kind: int, card: int) -> int:
        g = self.g
        if g.prints[card] < 0:
            return NOT_AT_HAND
        if kind == DO_REVEAL:
            return cannot_reveal(g, self.player, card)
        if kind == DO_SET:
            return cannot_set(g, self.player, card)
        if kind == DO_SUMMON:
            return cannot_summon(g, self.player, card, self.energy)
        return cannot_play_directly(g, self.player, card, self.energy)

    def seconds(self, kind: int, first: int) -> list[int]:
        return self.row if kind == DO_SUMMON else self.set_places

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        if kind == DO_SUMMON:
            return 0 if second in self.row else NOT_FRONT_ROW
        if kind == DO_SET:
            return 0 if second in self.set_places else NOT_SET_ZONE
        if kind == DO_REARRANGE:
            return cannot_rearrange(self.g, self.row, first, second)
        return cannot_use(self.g, self.player, first, second, kind)
