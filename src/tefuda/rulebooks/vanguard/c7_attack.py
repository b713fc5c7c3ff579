"""7.3, 7.4: the start step and the attack step. One run from 7.3 on is an attack subphase (7.1.2)."""
from __future__ import annotations

from ...kernel.codes import NEXT, PASS, REST, action, first_of, kind_of, second_of
from ...kernel.events.log import timing
from ...kernel.state.state import Frame, State, ask, ask_unless_one
from .areas import (
    ATTACK, ATTACK_START, ATTACKED, ATTACKER, ATTACKING, BATTLE_PHASE, BATTLE_START, BATTLES, BOOSTED, BOOSTER,
    BOOSTING, DO_ATTACK, DO_ATTACK_WITH, DO_NOT_ATTACK, DO_TARGET, PHASE, START_STEP_START, START_STEPS,
)
from .c3_timing import announce, check_timing, on_to_check, rest_units
from .c4_circles import mate_of
from .c7_fighters import attacker, take_part
from .menus_attack import AttackMenu, BoostMenu, TargetMenu, can_attack, can_be_attacked, may_be_attacked

# 7.3 Start step


def r7_3_1_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = BATTLE_PHASE
    g.registers[START_STEPS] += 1
    if g.registers[START_STEPS] == 1:
        timing(g, START_STEP_START)
        timing(g, BATTLE_START)
    return check_timing(g)


def r7_3_1_3(g: State, f: Frame) -> int:
    """In the first fighter's first turn, and where nobody can attack or be attacked, there is no attack."""
    if g.turn == 1 or not can_attack(g, g.turn_player) or not can_be_attacked(g, g.turn_player):
        return g.book.at["7.3.1.2.2"]
    return NEXT


def r7_3_1_2(g: State, f: Frame) -> int:
    return ask(g, g.turn_player, [DO_ATTACK, DO_NOT_ATTACK])


def r7_3_1_2__choose(g: State, f: Frame) -> int:
    return NEXT if g.answer == DO_ATTACK else g.book.at["7.3.1.2.2"]


def r7_3_1_2_1(g: State, f: Frame) -> int:
    """Who attacks, and whom, is open."""
    g.registers[ATTACKER] = -1
    g.registers[BOOSTER] = -1
    return check_timing(g)


# 7.4 Attack step


def r7_4_1_1(g: State, f: Frame) -> int:
    """7.1.2.1: a battle counts from its beginning."""
    g.registers[BATTLES] += 1
    if f.chosen:
        g.registers[BOOSTER] = -1
    return NEXT


def r7_4_1_2(g: State, f: Frame) -> int:
    timing(g, ATTACK_START)
    return check_timing(g)


def r7_4_1_3(g: State, f: Frame) -> int:
    """Where an effect names who attacks whom (the frame's chosen), there is nothing to choose (7.2.2)."""
    if f.chosen:
        unit, _ = f.chosen
        g.answer = action(DO_ATTACK_WITH, unit)
        return NEXT
    options = AttackMenu(g).legal()
    if not options:
        return g.book.at["7.4.1.4.1"]
    return ask_unless_one(g, g.turn_player, options)


def r7_4_1_3__unit(g: State, f: Frame) -> int:
    g.registers[ATTACKER] = first_of(g.answer)
    return NEXT


def r7_4_1_4_1(g: State, f: Frame) -> int:
    """Nobody, or a unit that rests, can't attack."""
    card = g.registers[ATTACKER]
    return g.book.at["7.8.1.1"] if card < 0 or g.flags[card] & REST else NEXT


def r7_4_1_5(g: State, f: Frame) -> int:
    """10.25.5: a leader and its mate rest together."""
    card = g.registers[ATTACKER]
    mate = mate_of(g, g.turn_player)
    if mate >= 0 and g.host[mate] == card:
        return rest_units(g, (card, mate), ATTACK)
    return rest_units(g, (card,), ATTACK)


def r7_4_1_5_1(g: State, f: Frame) -> int:
    card = g.registers[ATTACKER]
    take_part(g, card, ATTACKING)
    mate = mate_of(g, g.turn_player)
    if mate >= 0 and g.host[mate] == card:
        take_part(g, mate, ATTACKING)
    return NEXT


def r7_4_1_6(g: State, f: Frame) -> int:
    if f.chosen:
        _, target = f.chosen
        g.answer = action(DO_TARGET, target)
        return NEXT if may_be_attacked(g, 1 - g.turn_player, target) else g.book.at["7.8.1.1"]
    options = TargetMenu(g).legal()
    if not options:
        return g.book.at["7.8.1.1"]
    return ask_unless_one(g, g.turn_player, options)


def r7_4_1_8(g: State, f: Frame) -> int:
    target = first_of(g.answer)
    take_part(g, target, ATTACKED)
    announce(g, ATTACK, g.registers[ATTACKER], target)
    return NEXT


def r7_4_1_10(g: State, f: Frame) -> int:
    options = BoostMenu(g).legal()
    return ask(g, g.turn_player, options) if len(options) > 1 else on_to_check(g, g.book.at["7.4.1.12"])


def r7_4_1_10__rest(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        return on_to_check(g, g.book.at["7.4.1.12"])
    g.registers[BOOSTER] = first_of(g.answer)
    f.b = second_of(g.answer)
    return rest_units(g, (first_of(g.answer),), BOOSTED)


def r7_4_1_10_1(g: State, f: Frame) -> int:
    """7.4.1.11: from now on its power counts."""
    card = g.registers[BOOSTER]
    if g.done and attacker(g) >= 0:
        take_part(g, card, BOOSTING, f.b)
        announce(g, BOOSTED, card, f.b)
    return NEXT


def r7_4_1_12(g: State, f: Frame) -> int:
    return check_timing(g)


def r7_4_1_13(g: State, f: Frame) -> int:
    return check_timing(g)


START_AND_ATTACK = (
    r7_3_1_1, r7_3_1_3, r7_3_1_2, r7_3_1_2__choose, r7_3_1_2_1,
    r7_4_1_1, r7_4_1_2, r7_4_1_3, r7_4_1_3__unit, r7_4_1_4_1, r7_4_1_5, r7_4_1_5_1, r7_4_1_6, r7_4_1_8,
    r7_4_1_10, r7_4_1_10__rest, r7_4_1_10_1, r7_4_1_12, r7_4_1_13,
)


def r7_3_1_2_2(g: State, f: Frame) -> int:
    """Without an attack the battle phase is over."""
    return NEXT


NO_MORE_ATTACKS = (r7_3_1_2_2,)
