"""What a player may do with priority and in an attack, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.scope import Scope
from ...kernel.aiming import why_not_aim
from ...kernel.codes import (
    CANNOT, FACE_DOWN, FINE, LOOPING, NO_ABILITY, NOT_HERE, NOT_NOW, PASS, REST, first_of, kind_of, second_of,
)
from ...kernel.effects import abilities_of, forbidden, forbidden_to
from ...kernel.values import value
from ...kernel.loops import barred_here
from ...kernel.playing import costs_payable, why_not_use
from ...kernel.sight import sees
from ...kernel.state import State
from .abilities import PlayThis, UseAnother
from .areas import (
    BEING_SET, DO_DROP_OVERDRIVE, DO_OVERDRIVE, DO_PLAY, DO_REARRANGE, DO_REVEAL, DO_SET, DO_SUMMON, DO_USE,
    DO_USE_INSTANT, DRIVE_ZONE, ENERGY_ZONE, EXILE, FIELD_ZONE, FRONT_ROW, GATE, GRAVEYARD, HAND, INSTANT_TIMING,
    MAIN_PHASE, NORMAL_TIMING, PHASE, PLAYING_EVENTS, PLAYING_FIELDS, REARRANGING, RULER_ZONE, SET_PLACES, SETTING,
    SOUL_ZONE, SUMMON_FROM_GRAVEYARD, SUMMONING,
)
from .c3_zones import front_row, ruler_number, set_places
from .c4_players import has_summons_left
from .c14_playing import cost_of, effect_of, other_cost
from .cards import EVENT, FIELD, FREE, INSTANT, LEVEL, NORMAL, OPEN, TIMING, TYPE, UNIT, WHILE
from .processes import OVERDRIVE

NOT_MAIN: Final = 16
NOT_DRIVEN_DOWN: Final = 17
NOT_REVEALABLE: Final = 18
NOT_AT_HAND: Final = 19
NOT_UNIT: Final = 20
NO_SUMMON_LEFT: Final = 21
NOT_FRONT_ROW: Final = 22
TOO_LITTLE_ENERGY: Final = 23
NOT_DIRECTLY: Final = 24
SET_FOR_MAIN: Final = 25
NOT_SETTABLE: Final = 26
NOT_HIDDEN: Final = 27
NOT_SET_ZONE: Final = 28
NOT_TWO_ZONES: Final = 29
NOBODY_THERE: Final = 30
NOT_ATTACKER: Final = 31
AT_REST: Final = 32
NOT_A_LINE: Final = 33
NOT_CHOSEN: Final = 34
NOT_FROM_DRIVE: Final = 35
NO_CONDITION: Final = 36
OVERDRIVE_FIRST: Final = 37
NOT_OVERDRIVE: Final = 38
ONLY_FOR_ENERGY: Final = 39
COST_UNPAYABLE: Final = 40
ATTACK_UNPAYABLE: Final = 41

REFUSALS: Final = {
    NOT_MAIN: "9-3e-4",
    NOT_DRIVEN_DOWN: "7-2a",
    NOT_REVEALABLE: "7-2a-1",
    NOT_AT_HAND: "7-1b",
    NOT_UNIT: "7-3a",
    NO_SUMMON_LEFT: "15-17a-2",
    NOT_FRONT_ROW: "14-3b-3a",
    TOO_LITTLE_ENERGY: "14-3b-8",
    NOT_DIRECTLY: "7-6a",
    SET_FOR_MAIN: "14-4c",
    NOT_SETTABLE: "7-5a-1",
    NOT_HIDDEN: "7-5a",
    NOT_SET_ZONE: "3-10a-1",
    NOT_TWO_ZONES: "7-10b",
    NOBODY_THERE: "7-10b-1",
    NOT_ATTACKER: "8-4c",
    AT_REST: "8-4d",
    NOT_A_LINE: "8-4c-1",
    NOT_CHOSEN: "10-4c",
    NOT_FROM_DRIVE: "10-4d-1",
    NO_CONDITION: "14-4b",
    OVERDRIVE_FIRST: "7-2a-2a",
    NOT_OVERDRIVE: "7-9a",
    ONLY_FOR_ENERGY: "15-15b-1",
    COST_UNPAYABLE: "14-3b-6b",
    ATTACK_UNPAYABLE: "8-4d-1",
}

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
    if cost_of(g, card) > energy:
        return TOO_LITTLE_ENERGY
    if level <= 0:
        return FINE
    number = other_cost(g, card)
    if number < 0 or costs_payable(g, g.table.abilities[number], Scope(card, g.obj[card], player), [card]):
        return FINE
    return COST_UNPAYABLE


def is_barred(g: State, deed: int, card: int) -> bool:
    """1-5d: whether a text forbids it to the card."""
    return bool(g.effects or g.table.always) and forbidden(g, deed, -1, card)


def _barred_to(g: State, deed: int, player: int) -> bool:
    return bool(g.effects or g.table.always) and forbidden_to(g, deed, player)


def in_main(g: State, player: int) -> bool:
    """7-1a, 9-3e-4: the turn player in their main phase, with nothing on the gate."""
    return player == g.turn_player and g.registers[PHASE] == MAIN_PHASE and not g.zones[GATE]


def is_settable(g: State, card: int) -> bool:
    """7-5a-1: an event, unless it is an open card; 7-5a-2: another card, if its text says so."""
    if value(g, card, TYPE) == EVENT:
        return value(g, card, TIMING) != OPEN
    return g.table.allows and g.table.survey.allows(g, BEING_SET, card, -1)


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
    return CANNOT if _barred_to(g, SETTING, player) else 0


# Playing cards. ``energy`` is what the player can pay.


def _not_at_hand(g: State, player: int, card: int) -> bool:
    """7-1b: cards are played from the hand or, once revealed, from the drive zone."""
    here = g.zone_of[card]
    return here != HAND + player and (here != DRIVE_ZONE + player or bool(g.flags[card] & FACE_DOWN))


def overdrive_of(g: State, card: int) -> int:
    """7-2a-2: the overdrive ability of a card that lies in the drive zone, or -1."""
    if g.data:
        for item in g.zones[DRIVE_ZONE + g.master[card]]:
            if item in g.data and g.data[item][2:] == (card, g.obj[card]):
                return item
    return -1


def _rises(g: State, player: int, card: int) -> bool:
    """16-11: whether a text lets the card be summoned from the graveyard."""
    if not g.table.allows or g.zone_of[card] != GRAVEYARD + player:
        return False
    return g.table.survey.allows(g, SUMMON_FROM_GRAVEYARD, card, -1)


def cannot_summon(g: State, player: int, card: int, energy: int) -> int:
    """7-3a, 15-17a: a unit, while there is a summoning right left."""
    rises = _rises(g, player, card)
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
    return cannot_pay(g, player, card, energy) or (CANNOT if _barred_to(g, SUMMONING, player) else FINE)


def cannot_pay_or_choose(g: State, player: int, card: int, energy: int) -> int:
    """14-3b-8, 14-3b-4: a card that is played has to be paid for, and an event needs enough to choose from."""
    unpaid = cannot_pay(g, player, card, energy)
    if unpaid:
        return unpaid
    kind = value(g, card, TYPE)
    if _barred_to(g, PLAYING_FIELDS if kind == FIELD else PLAYING_EVENTS, player):
        return CANNOT
    number = effect_of(g, card) if kind == EVENT else -1
    return FINE if number < 0 else why_not_aim(g, number, Scope(card, g.obj[card], player))


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


def cannot_play(g: State, player: int, card: int) -> int:
    energy = energy_to_pay(g, player)
    main = in_main(g, player)
    if g.zone_of[card] in SET_PLACES[player]:
        return cannot_play_set(g, player, card, energy, main)
    return cannot_play_directly(g, player, card, energy) if main else NOT_MAIN


# 7-10 Rearranging


def cannot_rearrange(g: State, places: list[int], barred: list[int], code: int) -> int:
    """7-10b: two zones of one's own front row, the one on the left first, at least one of them with a unit.

    17-1a: not what was chosen in this very position before.
    """
    one, other = first_of(code), second_of(code)
    if one not in places or other not in places or one >= other:
        return NOT_TWO_ZONES
    if not g.zones[one] and not g.zones[other]:
        return NOBODY_THERE
    if any([is_barred(g, REARRANGING, card) for card in g.zones[one] + g.zones[other]]):
        return CANNOT
    return LOOPING if code in barred else 0


# 7-7, 9-3e-3 Abilities


def cannot_use(g: State, player: int, card: int, index: int) -> int:
    """An activated ability of one's own card at its time, with its costs and enough to choose from."""
    if g.prints[card] < 0 or not sees(g, card) >> player & 1:
        return NOT_HERE
    own = abilities_of(g, card)
    if index >= len(own) or not g.table.abilities[own[index]].timing():
        return NO_ABILITY
    timing = g.table.abilities[own[index]].timing()[0]
    if timing == NORMAL_TIMING and not in_main(g, player):
        return NOT_MAIN
    reason = why_not_use(g, player, card, index, timing)
    return reason or why_not_aim(g, own[index], Scope(card, g.obj[card], player))


def _list_uses(g: State, player: int, result: list[int]) -> None:
    """What texts work where is for them to say (14-2b)."""
    barred = barred_here(g)
    places = (
        RULER_ZONE + player, *FRONT_ROW[player], FIELD_ZONE + player, HAND + player, DRIVE_ZONE + player,
        GRAVEYARD + player, SOUL_ZONE + player, EXILE + player)
    for place in places:
        for card in g.zones[place]:
            if g.prints[card] < 0:
                continue
            for index, number in enumerate(abilities_of(g, card)):
                timing = g.table.abilities[number].timing()
                if timing and not cannot_use(g, player, card, index):
                    kind = DO_USE_INSTANT if timing[0] == INSTANT_TIMING else DO_USE
                    code = kind | card << 8 | index << 24
                    if code not in barred:
                        result.append(code)


# 14-5 Overdrive and counter abilities


def special_ability(g: State, card: int, keyword: str) -> int:
    """The number of the card's ability of that keyword (16-2, 16-4), or -1."""
    for number in abilities_of(g, card):
        if g.table.abilities[number].keyword == keyword:
            return number
    return -1


def really_played(g: State, card: int, number: int) -> int:
    """What playing such an ability comes to: another one (14-5b), the card itself (-1, 14-5c), or itself (14-5d)."""
    effects = g.table.abilities[number].effects
    if len(effects) != 1:
        return number
    only = effects[0]
    if isinstance(only, PlayThis):
        return -1
    return special_ability(g, card, only.keyword) if isinstance(only, UseAnother) else number


def why_not_special(g: State, card: int, number: int, player: int, paying: bool) -> int:
    """Whether what it comes to has not enough to choose from (14-3b-4), or can't be paid for."""
    meant = really_played(g, card, number)
    if meant >= 0:
        return why_not_aim(g, meant, Scope(card, g.obj[card], player))
    unpaid = cannot_pay(g, player, card, energy_to_pay(g, player)) if paying else FINE
    if unpaid:
        return unpaid
    effect = effect_of(g, card) if value(g, card, TYPE) == EVENT else -1
    return FINE if effect < 0 else why_not_aim(g, effect, Scope(card, g.obj[card], player))


# 9-3e The gate actions


def gate_actions(g: State, player: int) -> list[int]:
    """What the player with priority may do; giving it up is the last of it."""
    result: list[int] = []
    main = in_main(g, player)
    if main:
        _list_main_actions(g, player, result)
    zones = g.zones
    for place in SET_PLACES[player]:
        for card in zones[place]:
            if not cannot_play_set(g, player, card, energy_to_pay(g, player), main):
                result.append(DO_PLAY | card << 8)
    if g.table.abilities:
        _list_uses(g, player, result)
    result.append(PASS)
    return result


def _list_main_actions(g: State, player: int, result: list[int]) -> None:
    """9-3e-4."""
    flags = g.flags
    places = front_row(g, player)
    energy = energy_to_pay(g, player)
    for card in g.zones[DRIVE_ZONE + player]:
        if g.prints[card] < 0:
            result += (DO_OVERDRIVE | card << 8, DO_DROP_OVERDRIVE | card << 8)
            if cannot_overdrive(g, player, card):
                result.remove(DO_OVERDRIVE | card << 8)
            continue
        if not flags[card] & FACE_DOWN:
            _list_plays(g, player, card, energy, places, result)
            continue
        if not cannot_reveal(g, player, card):
            result.append(DO_REVEAL | card << 8)
        _list_sets(g, player, card, result)
    for card in g.zones[HAND + player]:
        _list_plays(g, player, card, energy, places, result)
        _list_sets(g, player, card, result)
    if g.table.allows:
        for card in g.zones[GRAVEYARD + player]:
            if _rises(g, player, card):
                _list_plays(g, player, card, energy, places, result)
    _list_rearrangements(g, places, result)


def cannot_overdrive(g: State, player: int, item: int) -> int:
    """7-9a: an overdrive ability in one's drive zone can be played like any ability (14-5)."""
    if item not in g.data or g.data[item][0] != OVERDRIVE or g.zone_of[item] != DRIVE_ZONE + player:
        return NOT_OVERDRIVE
    _, number, card, _ = g.data[item]
    return why_not_special(g, card, number, player, True)


def _list_plays(g: State, player: int, card: int, energy: int, places: list[int], result: list[int]) -> None:
    if value(g, card, TYPE) == UNIT:
        if not cannot_summon(g, player, card, energy):
            for place in places:
                result.append(DO_SUMMON | card << 8 | place << 24)
    elif not cannot_play_directly(g, player, card, energy):
        result.append(DO_PLAY | card << 8)


def _list_sets(g: State, player: int, card: int, result: list[int]) -> None:
    if not cannot_set(g, player, card):
        for place in set_places(g, player):
            result.append(DO_SET | card << 8 | place << 24)


def _list_rearrangements(g: State, places: list[int], result: list[int]) -> None:
    barred = barred_here(g)
    for i, one in enumerate(places):
        for other in places[i + 1:]:
            code = DO_REARRANGE | one << 8 | other << 24
            if not cannot_rearrange(g, places, barred, code):
                result.append(code)


def refusal_of_gate_action(g: State, player: int, code: int) -> int:
    """Why the player with priority may not do this."""
    kind = kind_of(code)
    card = first_of(code)
    if kind == DO_PLAY:
        return cannot_play(g, player, card)
    if kind in (DO_USE, DO_USE_INSTANT):
        return LOOPING if code in barred_here(g) else cannot_use(g, player, card, second_of(code))
    if kind not in (DO_REVEAL, DO_SUMMON, DO_SET, DO_REARRANGE, DO_OVERDRIVE, DO_DROP_OVERDRIVE):
        return NOT_NOW
    if not in_main(g, player):
        return NOT_MAIN
    if kind == DO_OVERDRIVE:
        return cannot_overdrive(g, player, card)
    if kind == DO_DROP_OVERDRIVE:
        return 0 if card in g.data and g.zone_of[card] == DRIVE_ZONE + player else NOT_OVERDRIVE
    if kind == DO_REVEAL:
        return cannot_reveal(g, player, card)
    if kind == DO_SUMMON:
        if second_of(code) not in front_row(g, player):
            return NOT_FRONT_ROW
        return cannot_summon(g, player, card, energy_to_pay(g, player))
    if kind == DO_SET:
        return cannot_set(g, player, card) if second_of(code) in set_places(g, player) else NOT_SET_ZONE
    return cannot_rearrange(g, front_row(g, player), barred_here(g), code)
