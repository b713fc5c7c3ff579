"""What a player may do in the main phase, in an action step and in a block step, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations


from ...kernel.abilities.allowing import allows, lured
from ...kernel.codes import (
    CANNOT, LOOPING, NOT_HERE, NOT_NOW, NO_TARGET, PASS, REST, RESTED, first_of, kind_of, second_of,
)
from ...kernel.abilities.scope import Scope
from ...kernel.choices.targeting import why_no_target
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.loops.loops import barred_here
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.abilities.activation import usable, why_not_use
from ...kernel.state.state import State
from .areas import (
    ATTACK, ATTACKER, ATTACKING, ATTACKING_ACTIVE, ATTACKING_AT_ONCE, ATTACKING_PLAYER, BASE, BATTLE, BEING_ATTACKED,
    BLOCK, BLOCKING, CARRYING, DO_ACTION_COMMAND, DO_ACTIVATE_ACTION, DO_ACTIVATE_MAIN, DO_ATTACK_PLAYER,
    DO_ATTACK_UNIT, DO_BLOCK, DO_DEPLOY_BASE, DO_DEPLOY_UNIT, DO_END_MAIN, DO_MAIN_COMMAND, DO_SET_COMMAND,
    DO_SET_PILOT, DO_SUPPORT, HAND, PASSING, RESOURCES, SUPPORT, TARGET, TURN_TIME,
)
from .c4_terms import is_link_unit, pilot_of, units
from .c6_playing import active_resources, command_effect
from .c11_keywords import can_support
from .cards import (
    ACTION, BASE_CARD, BLOCKER, COMMAND, COST, HIGH_MANEUVER, IN_ACTION, IN_MAIN, LEVEL, MAIN, PILOT, PILOT_CARD, TYPE,
    UNIT,
)
from .cards import SUPPORT as SUPPORT_POINTS
from .refusals import (
    HAS_PILOT, IS_RESTED, IS_TARGET, JUST_DEPLOYED, NOT_ACTIVE, NOT_ANOTHER, NOT_A_BASE, NOT_A_PILOT, NOT_A_UNIT,
    NOT_BLOCKER, NOT_ENEMY_UNIT, NOT_FOR_ACTION, NOT_FOR_MAIN, NOT_IN_ACTION_STEP, NOT_IN_HAND, NOT_OWN_UNIT,
    NOT_RESTED, NO_CARRYING, NO_COMMAND_TARGET, NO_PILOT_EFFECT, NO_SUCH_UNIT, NO_SUPPORT, TOO_DEAR, TOO_HIGH,
)

# Playing from the hand


def cannot_pay(g: State, player: int, card: int, resources: int, active: int) -> int:
    """2-8-1: as many resources as the level, active or not; 2-9-1: as many active ones as the cost.

    A text may let the player do something else than pay (1-3-1).
    """
    if value(g, card, LEVEL) > resources:
        return TOO_HIGH
    if value(g, card, COST) <= active or (g.table.allows and other_ways(g, player, card)):
        return 0
    return TOO_DEAR


def affordable(g: State, player: int, cards: list[int]) -> list[int]:
    """Those of the cards that ``cannot_pay`` has nothing against."""
    if not cards:
        return cards
    resources = len(g.zones[RESOURCES + player])
    active = active_resources(g, player)
    if g.effects or g.table.allows or g.table.altered[LEVEL] or g.table.altered[COST]:
        return [card for card in cards if not cannot_pay(g, player, card, resources, active)]
    levels = g.table.columns[LEVEL]
    costs = g.table.columns[COST]
    found: list[int] = []
    for card in cards:
        printed = g.prints[card]
        if levels[printed] <= resources and costs[printed] <= active:
            found.append(card)
    return found


def unfit_for(g: State, card: int, kind: int) -> int:
    """Why a card is none that such an action plays. Only commands have main and action effects (11-2-3-1, 11-2-4-1)."""
    if kind == DO_ACTION_COMMAND:
        return 0 if value(g, card, ACTION) else NOT_FOR_ACTION
    if kind == DO_MAIN_COMMAND:
        return 0 if value(g, card, MAIN) else NOT_FOR_MAIN
    type = value(g, card, TYPE)
    if kind == DO_DEPLOY_UNIT:
        return 0 if type == UNIT else NOT_A_UNIT
    if kind == DO_DEPLOY_BASE:
        return 0 if type == BASE_CARD else NOT_A_BASE
    if kind == DO_SET_PILOT:
        return 0 if type == PILOT_CARD else NOT_A_PILOT
    return 0 if type == COMMAND and value(g, card, PILOT) else NO_PILOT_EFFECT


def cannot_play(g: State, player: int, card: int, kind: int) -> int:
    """Why a card can't be played with an action of that kind."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    why = unfit_for(g, card, kind) or cannot_pay(
        g, player, card, len(g.zones[RESOURCES + player]), active_resources(g, player))
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
    """9-3-1-1: an effect at its time, with all that it costs; 9-2-2: and with enough to choose from."""
    why = why_not_use(g, player, card, index, menu)
    return why or why_no_target(g, abilities_of(g, card)[index], Scope(card, g.obj[card], player))


def _activations(g: State, player: int, menu: int) -> list[int]:
    kind = DO_ACTIVATE_MAIN if menu == IN_MAIN else DO_ACTIVATE_ACTION
    return [
        kind | card << 8 | index << 24 for card, index in usable(g, player, menu, (BATTLE + player, BASE + player))
        if not cannot_activate(g, player, card, index, menu)]


def cannot_support(g: State, player: int, unit: int, other: int) -> int:
    """11-1-3-1, 11-1-3-2: an active unit with support is rested for another unit of the same player."""
    if g.zone_of[unit] != BATTLE + player or g.host[unit] >= 0 or not can_support(g, unit):
        return NO_SUPPORT
    if other == unit or g.zone_of[other] != BATTLE + player or g.host[other] >= 0:
        return NOT_ANOTHER
    return CANNOT if _barred(g, RESTED, SUPPORT, unit) else 0


def _supports(g: State, player: int, own: list[int]) -> list[int]:
    return [
        DO_SUPPORT | unit << 8 | other << 24 for unit in own if can_support(g, unit) for other in own
        if not cannot_support(g, player, unit, other)]


def _barred(g: State, deed: int, reason: int, card: int) -> bool:
    """1-3-3: whether a text forbids it to the card."""
    return bool(g.effects or g.table.always) and forbidden(g, deed, reason, card)


def _allowed(g: State, deed: int, card: int, other: int = -1) -> bool:
    """1-3-1: whether a text allows the card what the rules don't."""
    return g.table.allows and allows(g, deed, card, other)


def cannot_carry(g: State, player: int, unit: int) -> int:
    """6-5-2-3-1, 6-5-2-3-3: a pilot is set on a unit of one's own that has none."""
    if g.zone_of[unit] != BATTLE + player or g.host[unit] >= 0:
        return NO_SUCH_UNIT
    if pilot_of(g, unit) >= 0:
        return HAS_PILOT
    return NO_CARRYING if _barred(g, CARRYING, -1, unit) else 0


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
    return CANNOT if _barred(g, RESTED, ATTACK, unit) or _barred(g, ATTACKING, -1, unit) else 0


def cannot_attack_player(g: State, unit: int) -> int:
    """7-1: the player can be attacked by any unit that can attack."""
    return CANNOT if _barred(g, ATTACKING_PLAYER, -1, unit) or _lures(g, unit) else 0


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
    return CANNOT if _barred(g, BEING_ATTACKED, -1, unit) else 0


def cannot_block(g: State, player: int, unit: int) -> int:
    """7-4-1: an active unit with blocker, but not the one that is attacked (7-4-3)."""
    if g.zone_of[unit] != BATTLE + player or g.host[unit] >= 0 or not value(g, unit, BLOCKER):
        return NOT_BLOCKER
    if unit == g.registers[TARGET]:
        return IS_TARGET
    if g.flags[unit] & REST:
        return NOT_ACTIVE
    attacker = g.registers[ATTACKER]
    if attacker >= 0 and _allowed(g, PASSING, attacker, unit):
        return CANNOT
    return CANNOT if _barred(g, RESTED, BLOCK, unit) or _barred(g, BLOCKING, -1, unit) else 0


# The options; doing nothing is the last of them


def main_options(g: State, player: int) -> list[int]:
    """6-5-1: play from the hand, attack, or end the main phase."""
    result: list[int] = []
    own = units(g, player)
    if g.zones[HAND + player]:
        _play_options(g, player, own, result)
    if g.table.abilities:
        result.extend(_activations(g, player, IN_MAIN))
    if own and (g.table.present[SUPPORT_POINTS] or g.effects or g.table.altered[SUPPORT_POINTS]):
        # Where the keyword is neither printed nor given, nobody has to be asked for it.
        result.extend(_supports(g, player, own))
    enemies = units(g, 1 - player) if own else []
    textual = bool(g.effects or g.table.always or g.table.allows or g.table.luring is not None)
    targets: list[int] = []
    for unit in enemies:
        if g.flags[unit] & REST:
            targets.append(unit)
    for unit in _attackers(g, player, own):
        if textual:
            targets = [enemy for enemy in enemies if not cannot_be_attacked(g, player, unit, enemy)]
        if not textual or not cannot_attack_player(g, unit):
            result.append(DO_ATTACK_PLAYER | unit << 8)
        for target in targets:
            result.append(DO_ATTACK_UNIT | unit << 8 | target << 24)
    result.append(DO_END_MAIN)
    return result


def _attackers(g: State, player: int, own: list[int]) -> list[int]:
    """Those of the player's units that ``cannot_attack_with`` has nothing against."""
    if g.effects or g.table.always or g.table.allows:
        return [unit for unit in own if not cannot_attack_with(g, player, unit)]
    began = g.registers[TURN_TIME]
    found: list[int] = []
    for unit in own:
        if not g.flags[unit] & REST and (g.since[unit] < began or is_link_unit(g, unit)):
            found.append(unit)
    return found


def _play_options(g: State, player: int, own: list[int], result: list[int]) -> None:
    free = own
    if len(own) < len(g.zones[BATTLE + player]):
        free = own.copy()
        for card in g.zones[BATTLE + player]:
            if g.host[card] in free:
                free.remove(g.host[card])
    if g.effects or g.table.always:
        free = [unit for unit in free if not forbidden(g, CARRYING, -1, unit)]
    kinds = g.table.columns[TYPE]
    for card in affordable(g, player, list(g.zones[HAND + player])):
        type = value(g, card, TYPE) if g.effects else kinds[g.prints[card]]
        if type == UNIT:
            result.append(DO_DEPLOY_UNIT | card << 8)
        elif type == BASE_CARD:
            result.append(DO_DEPLOY_BASE | card << 8)
        elif type == PILOT_CARD:
            for unit in free:
                result.append(DO_SET_PILOT | card << 8 | unit << 24)
        else:
            if value(g, card, MAIN) and not cannot_take_effect(g, player, card, IN_MAIN):
                result.append(DO_MAIN_COMMAND | card << 8)
            if value(g, card, PILOT):
                for unit in free:
                    result.append(DO_SET_COMMAND | card << 8 | unit << 24)


def action_options(g: State, player: int) -> list[int]:
    """8-3: use a command with an action effect, or pass."""
    hand = g.zones[HAND + player]
    if g.effects:
        commands = [card for card in hand if not unfit_for(g, card, DO_ACTION_COMMAND)]
    else:
        column = g.table.columns[ACTION]
        commands = []
        for card in hand:
            if column[g.prints[card]]:
                commands.append(card)
    result: list[int] = []
    for card in affordable(g, player, commands):
        if not cannot_take_effect(g, player, card, IN_ACTION):
            result.append(DO_ACTION_COMMAND | card << 8)
    if g.table.abilities:
        result.extend(_activations(g, player, IN_ACTION))
    result.append(PASS)
    return result


def block_options(g: State, player: int) -> list[int]:
    """7-4-1, 7-4-4: block with one unit or not at all; nothing where no unit can (11-1-6-1: against high maneuver)."""
    flags = g.flags
    result = [
        DO_BLOCK | unit << 8 for unit in units(g, player)
        if not flags[unit] & REST and not cannot_block(g, player, unit)
    ]
    if not result or value(g, g.registers[ATTACKER], HIGH_MANEUVER):
        return []
    result.append(PASS)
    return result


# Refusals


def refusal_in_main(g: State, code: int) -> int:
    """Why the turn player may not do this in the main phase."""
    player = g.turn_player
    kind, card = kind_of(code), first_of(code)
    if code in barred_here(g):
        return LOOPING
    if kind in (DO_DEPLOY_UNIT, DO_DEPLOY_BASE, DO_MAIN_COMMAND):
        return cannot_play(g, player, card, kind)
    if kind in (DO_SET_PILOT, DO_SET_COMMAND):
        return cannot_play(g, player, card, kind) or cannot_carry(g, player, second_of(code))
    if kind in (DO_ATTACK_PLAYER, DO_ATTACK_UNIT):
        why = cannot_attack_with(g, player, card)
        if why:
            return why
        if kind == DO_ATTACK_PLAYER:
            return cannot_attack_player(g, card)
        return cannot_be_attacked(g, player, card, second_of(code))
    if kind == DO_ACTIVATE_MAIN:
        return cannot_activate(g, player, card, second_of(code), IN_MAIN)
    return cannot_support(g, player, card, second_of(code)) if kind == DO_SUPPORT else NOT_NOW


def refusal_in_action(g: State, player: int, code: int) -> int:
    """Why the player may not do this in an action step."""
    kind = kind_of(code)
    if code in barred_here(g):
        return LOOPING
    if kind == DO_ACTION_COMMAND:
        return cannot_play(g, player, first_of(code), kind)
    if kind == DO_ACTIVATE_ACTION:
        return cannot_activate(g, player, first_of(code), second_of(code), IN_ACTION)
    return NOT_IN_ACTION_STEP if kind in (DO_SET_PILOT, DO_SET_COMMAND) else NOT_NOW


def refusal_in_block(g: State, code: int) -> int:
    """Why the player who is attacked may not do this in the block step."""
    if kind_of(code) == DO_BLOCK:
        return cannot_block(g, 1 - g.turn_player, first_of(code))
    return NOT_HERE
