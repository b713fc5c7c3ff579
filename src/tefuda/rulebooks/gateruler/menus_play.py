"""Which cards a player may reveal, set and play, and why not."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.allowing import allows
from ...kernel.abilities.scope import Scope
from ...kernel.choices.targeting import why_no_target
from ...kernel.codes import CANNOT, FACE_DOWN, FINE, REST
from ...kernel.continuous.prohibitions import forbidden_to
from ...kernel.continuous.projection import value
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.state.state import State
from .areas import (
    BEING_SET, DRIVE_ZONE, ENERGY_ZONE, GATE, GRAVEYARD, HAND, MAIN_PHASE, PHASE, PLAYING_EVENTS, PLAYING_FIELDS,
    SETTING, SUMMONING, SUMMON_FROM_GRAVEYARD,
)
from .c3_zones import ruler_number
from .c4_players import has_summons_left
from .c14_playing import cost_of, effect_of, is_payable
from .cards import EVENT, FIELD, FREE, INSTANT, LEVEL, NORMAL, OPEN, TIMING, TYPE, UNIT, WHILE
from .processes import overdrive_in
from .refusals import (
    COST_UNPAYABLE, NOT_AT_HAND, NOT_DIRECTLY, NOT_DRIVEN_DOWN, NOT_HIDDEN, NOT_REVEALABLE, NOT_SETTABLE,
    NOT_UNIT, NO_CONDITION, NO_SUMMON_LEFT, ONLY_FOR_ENERGY, OVERDRIVE_FIRST, SET_FOR_MAIN, TOO_LITTLE_ENERGY,
)

# More than any card costs, for a player who need not pay levels.
_ANY_COST: Final = 1 << 20


def energy_to_pay(g: State, player: int) -> int:
    """15-15a: the energy cards in act state; rulers that ask for no payment allow any level (14-3b-6a)."""
    if ruler_number(g, player, FREE):
        return _ANY_COST
    flags = g.flags
    count = 0
    for card in g.zones[ENERGY_ZONE + player]:
        if not flags[card] & REST:
            count += 1
    return count


def cannot_pay(g: State, player: int, card: int, energy: int) -> int:
    """14-3b-8: a card that is played needs its energy, or what a text asks for in its place (14-3b-6b)."""
    if energy == _ANY_COST:
        return FINE
    level = value(g, card, LEVEL)
    if not g.table.abilities and not g.effects:
        return TOO_LITTLE_ENERGY if level > energy else FINE
    if is_payable(g, player, card, energy) or (g.table.allows and level > 0 and other_ways(g, player, card)):
        return FINE
    return TOO_LITTLE_ENERGY if cost_of(g, card) > energy else COST_UNPAYABLE


def in_main(g: State, player: int) -> bool:
    """7-1a, 9-3e-4: the turn player in their main phase, with nothing on the gate."""
    return player == g.turn_player and g.registers[PHASE] == MAIN_PHASE and not g.zones[GATE]


def is_settable(g: State, card: int) -> bool:
    """7-5a-1: an event, unless it is an open card; 7-5a-2: another card, if its text says so."""
    if value(g, card, TYPE) == EVENT:
        return value(g, card, TIMING) != OPEN
    return g.table.allows and allows(g, BEING_SET, card, -1)


# 7-2 Revealing, 7-5 setting: neither uses the gate.


def cannot_reveal(g: State, player: int, card: int) -> int:
    """7-2a-1: a unit, a field or an event of normal timing that was driven face-down."""
    if g.zone_of[card] != DRIVE_ZONE + player or not g.flags[card] & FACE_DOWN:
        return NOT_DRIVEN_DOWN
    if value(g, card, TYPE) == EVENT and value(g, card, TIMING) != NORMAL:
        return NOT_REVEALABLE
    return 0


def cannot_set(g: State, player: int, card: int) -> int:
    """7-5a: a card that can be set, in hand or face-down in the drive zone."""
    here = g.zone_of[card]
    if here != HAND + player and (here != DRIVE_ZONE + player or not g.flags[card] & FACE_DOWN):
        return NOT_HIDDEN
    if not is_settable(g, card):
        return NOT_SETTABLE
    return CANNOT if forbidden_to(g, SETTING, player) else 0


# Playing cards. ``energy`` is what the player can pay.


def _not_at_hand(g: State, player: int, card: int) -> bool:
    """7-1b: cards are played from the hand or, once revealed, from the drive zone."""
    here = g.zone_of[card]
    return here != HAND + player and (here != DRIVE_ZONE + player or bool(g.flags[card] & FACE_DOWN))


def overdrive_of(g: State, card: int) -> int:
    """7-2a-2: the overdrive ability of a card that lies in the drive zone, or -1."""
    if g.data:
        for item in g.zones[DRIVE_ZONE + g.controller[card]]:
            if item in g.data:
                laid = overdrive_in(g.data[item])
                if laid.card == card and laid.obj == g.obj[card]:
                    return item
    return -1


def may_rise(g: State, player: int, card: int) -> bool:
    """16-11: whether a text lets the card be summoned from the graveyard."""
    if not g.table.allows or g.zone_of[card] != GRAVEYARD + player:
        return False
    return allows(g, SUMMON_FROM_GRAVEYARD, card, -1)


def cannot_summon(g: State, player: int, card: int, energy: int) -> int:
    """7-3a, 15-17a: a unit, while there is a summoning right left."""
    rises = may_rise(g, player, card)
    if not rises and _not_at_hand(g, player, card):
        return NOT_AT_HAND
    if value(g, card, TYPE) != UNIT:
        return NOT_UNIT
    if overdrive_of(g, card) >= 0:
        return OVERDRIVE_FIRST
    if not has_summons_left(g, player):
        return NO_SUMMON_LEFT
    if rises and value(g, card, LEVEL) > 0 and ruler_number(g, player, FREE):
        return ONLY_FOR_ENERGY
    return cannot_pay(g, player, card, energy) or (CANNOT if forbidden_to(g, SUMMONING, player) else FINE)


def cannot_pay_or_choose(g: State, player: int, card: int, energy: int) -> int:
    """14-3b-8, 14-3b-4: a card that is played has to be paid for, and an event needs enough to choose from."""
    unpaid = cannot_pay(g, player, card, energy)
    if unpaid:
        return unpaid
    kind = value(g, card, TYPE)
    if forbidden_to(g, PLAYING_FIELDS if kind == FIELD else PLAYING_EVENTS, player):
        return CANNOT
    number = effect_of(g, card) if kind == EVENT else -1
    return FINE if number < 0 else why_no_target(g, number, Scope(card, g.obj[card], player))


def cannot_play_directly(g: State, player: int, card: int, energy: int) -> int:
    """7-4a, 7-6a: a field, or an event of normal timing."""
    if _not_at_hand(g, player, card):
        return NOT_AT_HAND
    kind = value(g, card, TYPE)
    if kind != FIELD and (kind != EVENT or value(g, card, TIMING) != NORMAL):
        return NOT_DIRECTLY
    if overdrive_of(g, card) >= 0:
        return OVERDRIVE_FIRST
    return cannot_pay_or_choose(g, player, card, energy)


def cannot_play_set(g: State, player: int, card: int, energy: int, main: bool) -> int:
    """9-3e-2, 14-4d: a set card of instant timing at any time; 7-8a: of normal timing as a main phase action.

    The others wait for a condition (14-4a, 14-4b), and it is the text of a card that states one.
    """
    timing = value(g, card, TIMING)
    if timing == NORMAL:
        if not main:
            return SET_FOR_MAIN
    elif timing != INSTANT and not (timing == WHILE and _is_met(g, player, card)):
        return NO_CONDITION
    return cannot_pay_or_choose(g, player, card, energy)


def _is_met(g: State, player: int, card: int) -> bool:
    """14-4b: whether what the timing of a set card asks for is so."""
    number = effect_of(g, card)
    if number < 0:
        return False
    condition = g.table.abilities[number].condition
    return condition is not None and condition.met(g, Scope(card, g.obj[card], player))
