"""Chapter 7: the battle phase. One run from the attack step on is a battle."""
from __future__ import annotations

from ...kernel.actions.move import move, move_all, move_home
from ...kernel.actions.turn import rest
from ...kernel.codes import DECLARED, NEXT, first_of, kind_of
from ...kernel.continuous.lasting_effects import FOR_BATTLE, FOR_PHASE, expire
from ...kernel.continuous.projection import value
from ...kernel.events.log import note, timing
from ...kernel.state.state import Frame, Row, State, ask, ask_unless_one, call, call_then, then
from ...kernel.replacement.replaceable_procedure import perform
from .areas import (
    ATTACK, ATTACKER, ATTACKER_OBJECT, ATTACK_POWER, ATTACK_START, BATTLE_END, BATTLE_START, BRAWL, BREAK,
    COMPLETION_START, DO_ATTACK, DO_NOT_ATTACK, ENERGY, GUARD, GUARD_OBJECT, GUARD_POWER,
    GUARD_START, JOIN, JUDGE_START, LEADER, LEAVE_BRAWL, STANDBY_STEPS,
)
from .c4_terms import attacks, checkpoint, damage_of_attack, end_battle
from .c8_abilities import play_ability
from .cards import POWER
from .menus import ATTACKING, GUARDING, STANDBY, AttackMenu, TargetMenu

# 7-2 Standby step


def r7_2_1_1(g: State, f: Frame) -> int:
    g.registers[STANDBY_STEPS] += 1
    if g.registers[STANDBY_STEPS] > 1:
        return NEXT
    timing(g, BATTLE_START)
    return checkpoint(g)


def r7_2_1_2(g: State, f: Frame) -> int:
    return call(g, g.book.at["8-5-2-1"], g.turn_player, STANDBY)


def r7_2_1_3(g: State, f: Frame) -> int:
    """An attack was declared (7-2-1-2-1), or the battle phase ends."""
    return NEXT if kind_of(g.answer) == DO_ATTACK else g.book.at["7-7-1-1"]


# 7-3 Attack step


def r7_3_1_1(g: State, f: Frame) -> int:
    timing(g, ATTACK_START)
    return checkpoint(g)


def r7_3_1_2(g: State, f: Frame) -> int:
    """The turn player may still choose not to attack; without an active card there is no choice."""
    options = AttackMenu(g).legal()
    return ask(g, g.turn_player, options) if len(options) > 1 else g.book.at["7-7-1-1"]


def r7_3_1_3(g: State, f: Frame) -> int:
    if g.answer == DO_NOT_ATTACK:
        return g.book.at["7-7-1-1"]
    card = first_of(g.answer)
    g.registers[ATTACKER] = card
    g.registers[ATTACKER_OBJECT] = g.obj[card]
    return rest(g, card, ATTACK)


def r7_3_1_4(g: State, f: Frame) -> int:
    options = TargetMenu(g).legal()
    if not options:
        return g.book.at["7-6-1-1"]
    return ask_unless_one(g, g.turn_player, options)


def r7_3_1_4__guard(g: State, f: Frame) -> int:
    card = first_of(g.answer)
    g.registers[GUARD] = card
    g.registers[GUARD_OBJECT] = g.obj[card]
    note(g, DECLARED, ATTACK, g.registers[ATTACKER], g.zone_of[card], g.prints[card], g.obj[card], 3)
    return NEXT


def r7_3_1_5(g: State, f: Frame) -> int:
    return checkpoint(g)


def r7_3_1_6(g: State, f: Frame) -> int:
    return call(g, g.book.at["8-5-2-1"], g.turn_player, ATTACKING)


def r7_3_1_6_1(g: State, f: Frame) -> int:
    """Player b sends the card a into the brawl."""
    return move(g, f.a, BRAWL + f.b, JOIN)


def r7_3_1_6_2(g: State, f: Frame) -> int:
    """Player b plays the card a to the brawl area."""
    return call(g, g.book.at["8-6-2-1"], f.a, BRAWL + f.b, f.b)


def r7_3_1_7(g: State, f: Frame) -> int:
    """The guard step comes only when a leader is attacked."""
    return NEXT if _leader_is_attacked(g) else g.book.at["7-5-1-1"]


# 7-4 Guard step


def r7_4_1_1(g: State, f: Frame) -> int:
    timing(g, GUARD_START)
    return checkpoint(g)


def r7_4_1_2(g: State, f: Frame) -> int:
    return call(g, g.book.at["8-5-2-1"], 1 - g.turn_player, GUARDING)


def r7_4_1_2_1(g: State, f: Frame) -> int:
    """Player b sends the card a into the brawl."""
    return move(g, f.a, BRAWL + f.b, JOIN)


def r7_4_1_2_2(g: State, f: Frame) -> int:
    """Player b plays the card a to the brawl area."""
    return call(g, g.book.at["8-6-2-1"], f.a, BRAWL + f.b, f.b)


def r7_4_1_3(g: State, f: Frame) -> int:
    return NEXT


# 7-5 Battle judgement step


def _leader_is_attacked(g: State) -> bool:
    return g.zone_of[g.registers[GUARD]] == LEADER + 1 - g.turn_player


def _guards(g: State) -> bool:
    """Whether the guard card is still the card that was attacked, where it was (7-5-1-3-1)."""
    card = g.registers[GUARD]
    return g.obj[card] == g.registers[GUARD_OBJECT] and g.zone_of[card] != BRAWL + g.controller[card]


def _power(g: State, cards: Row) -> int:
    total = 0
    for card in cards:
        total += value(g, card, POWER)
    return total


def r7_5_1_1(g: State, f: Frame) -> int:
    timing(g, JUDGE_START)
    return checkpoint(g)


def r7_5_1_2(g: State, f: Frame) -> int:
    """The attack card and the turn player's brawl area together; 0 for one that has gone (7-5-1-2-1)."""
    own = value(g, g.registers[ATTACKER], POWER) if attacks(g) else 0
    g.registers[ATTACK_POWER] = own + _power(g, g.zones[BRAWL + g.turn_player])
    return NEXT


def r7_5_1_3(g: State, f: Frame) -> int:
    """The guard card and the other brawl area together; 0 for one that has gone (7-5-1-3-1)."""
    own = value(g, g.registers[GUARD], POWER) if _guards(g) else 0
    g.registers[GUARD_POWER] = own + _power(g, g.zones[BRAWL + 1 - g.turn_player])
    return NEXT


def r7_5_1_4(g: State, f: Frame) -> int:
    """The attack succeeds with as much power or more."""
    return NEXT if g.registers[ATTACK_POWER] >= g.registers[GUARD_POWER] else g.book.at["7-5-1-5"]


def r7_5_1_4_1(g: State, f: Frame) -> int:
    if not _leader_is_attacked(g):
        return NEXT
    after = g.book.at["7-5-1-5"]
    damage = damage_of_attack(g)
    if damage <= 0:
        return after
    if g.table.replaces:
        return then(f, perform(
            g, "damage", 1 - g.turn_player, damage, g.registers[ATTACKER], procedure=g.book.at["4-9-1-1-1"]), after)
    return call_then(g, f, after, g.book.at["4-9-1-1-1"], 1 - g.turn_player, damage, g.registers[ATTACKER])


def r7_5_1_4_2(g: State, f: Frame) -> int:
    """Nothing says whose energy area, so it is that of the owner (3-1-7)."""
    return move_home(g, (g.registers[GUARD],), ENERGY, BREAK) if _guards(g) else NEXT


def r7_5_1_5(g: State, f: Frame) -> int:
    return checkpoint(g)


# 7-6 Battle completion step


def r7_6_1_1(g: State, f: Frame) -> int:
    timing(g, COMPLETION_START)
    return checkpoint(g)


def r7_6_1_2(g: State, f: Frame) -> int:
    """Each brawl area empties into the energy area of its master, both at the same time."""
    f.a = 1 - g.turn_player
    return move_all(g, g.zones[BRAWL + g.turn_player], ENERGY + g.turn_player, LEAVE_BRAWL)


def r7_6_1_2__other(g: State, f: Frame) -> int:
    return move_all(g, g.zones[BRAWL + f.a], ENERGY + f.a, LEAVE_BRAWL)


def r7_6_1_3(g: State, f: Frame) -> int:
    expire(g, FOR_BATTLE)
    return NEXT


def r7_6_1_4(g: State, f: Frame) -> int:
    end_battle(g)
    return g.book.at["7-2-1-1"]


# 7-7 Battle phase end step


def r7_7_1_1(g: State, f: Frame) -> int:
    timing(g, BATTLE_END, once=True)
    return NEXT


def r7_7_1_2(g: State, f: Frame) -> int:
    return checkpoint(g)


def r7_7_1_2__end(g: State, f: Frame) -> int:
    """An attack that was declared and then not made (7-3-1-2) leaves no battle behind either."""
    expire(g, FOR_PHASE)
    expire(g, FOR_BATTLE)
    return NEXT


def r7_7_1_3(g: State, f: Frame) -> int:
    return NEXT


BATTLE_PHASE_STEPS = (
    r7_2_1_1, r7_2_1_2, r7_2_1_3,
    r7_3_1_1, r7_3_1_2, r7_3_1_3, r7_3_1_4, r7_3_1_4__guard, r7_3_1_5, r7_3_1_6, r7_3_1_7,
    r7_4_1_1, r7_4_1_2, r7_4_1_3,
    r7_5_1_1, r7_5_1_2, r7_5_1_3, r7_5_1_4, r7_5_1_4_1, r7_5_1_4_2, r7_5_1_5,
    r7_6_1_1, r7_6_1_2, r7_6_1_2__other, r7_6_1_3, r7_6_1_4,
    r7_7_1_1, r7_7_1_2, r7_7_1_2__end, r7_7_1_3,
)

# 7-2-1-2-2, 7-3-1-6-3, 7-4-1-2-3: abilities with 【起動発動:バトル】 and extra cards with one


def r7_2_1_2_2(g: State, f: Frame) -> int:
    return play_ability(g, f)


def r7_3_1_6_3(g: State, f: Frame) -> int:
    return play_ability(g, f)


def r7_4_1_2_3(g: State, f: Frame) -> int:
    return play_ability(g, f)


BATTLE_ACTIONS = (r7_2_1_2_2, r7_3_1_6_3, r7_4_1_2_3, r7_3_1_6_1, r7_3_1_6_2, r7_4_1_2_1, r7_4_1_2_2)
