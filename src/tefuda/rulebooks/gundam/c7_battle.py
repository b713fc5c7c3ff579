"""Chapter 7: an attack and its battle, with the unit a on the unit b or, where b is none, on the player."""
from __future__ import annotations

from ...kernel.actions.damage import deal_damage, deal_damage_to_all
from ...kernel.actions.turn import rest
from ...kernel.codes import DAMAGED, DECLARED, NEXT, PASS, RETURN, first_of
from ...kernel.continuous.lasting_effects import FOR_BATTLE, expire
from ...kernel.continuous.projection import value
from ...kernel.events.log import note, timing
from ...kernel.state.state import Frame, State, ask, call, call_then, then
from .areas import (
    ATTACK, ATTACK_PLAYER, ATTACKER, ATTACKER_OBJECT, BASE, BATTLE_DAMAGE, BATTLE_END, BLOCK, NONE, PLAYER_DAMAGE,
    SHIELDS, STRIKING, STRUCK, TARGET, TARGET_OBJECT,
)
from .c9_waiting import settle, settle_then
from .cards import AP, FIRST_STRIKE, SUPPRESSION
from .menus import BlockMenu


def goes_on(g: State) -> bool:
    """Whether the attacking unit, and the unit that is attacked if one is, are still where they were."""
    registers = g.registers
    if g.obj[registers[ATTACKER]] != registers[ATTACKER_OBJECT]:
        return False
    target = registers[TARGET]
    return target == NONE or g.obj[target] == registers[TARGET_OBJECT]


def aim(g: State, target: int) -> None:
    """7-3-1, 7-4-1: a unit, or the player (-1), is attacked from now on."""
    g.registers[TARGET] = target
    g.registers[TARGET_OBJECT] = g.obj[target] if target != NONE else 0


# 7-3 Attack step


def r6_5_4_1(g: State, f: Frame) -> int:
    """7-3-1: the unit is rested …"""
    g.registers[ATTACKER] = f.a
    g.registers[ATTACKER_OBJECT] = g.obj[f.a]
    aim(g, f.b)
    return rest(g, f.a, ATTACK)


def r7_3_1(g: State, f: Frame) -> int:
    """What the unit attacks is declared."""
    target = f.b
    if target == NONE:
        note(g, DECLARED, ATTACK_PLAYER, f.a, SHIELDS + 1 - g.turn_player, -1, 0, 3)
    else:
        note(g, DECLARED, ATTACK, f.a, g.zone_of[target], g.prints[target], g.obj[target], 3)
    return NEXT


def r7_3_2(g: State, f: Frame) -> int:
    """What the attack triggered is resolved, and what that triggers (7-3-3, 7-3-5)."""
    return settle(g)


def r7_3_5_1(g: State, f: Frame) -> int:
    return NEXT if goes_on(g) else g.book.at["7-7-1"]


# 7-4 Block step


def r7_4_1(g: State, f: Frame) -> int:
    """Once for each attack (7-4-2). Everybody sees whether there is a unit that can block."""
    options = BlockMenu(g).legal()
    return ask(g, 1 - g.turn_player, options) if len(options) > 1 else g.book.at["7-5-1"]


def r7_4_4(g: State, f: Frame) -> int:
    """A unit that blocks is rested (11-1-4-1) and attacked in place of what was; nobody has to."""
    if g.answer == PASS:
        return NEXT
    unit = first_of(g.answer)
    aim(g, unit)
    note(g, DECLARED, BLOCK, unit, g.zone_of[unit], g.prints[f.a], g.obj[f.a], 3)
    return rest(g, unit, BLOCK)


def r7_4_5(g: State, f: Frame) -> int:
    return settle(g)


def r7_4_5_1(g: State, f: Frame) -> int:
    return NEXT if goes_on(g) else g.book.at["7-7-1"]


# 7-5 Action step


def r7_5_1(g: State, f: Frame) -> int:
    return call(g, g.book.at["8-2"])


def r7_5_2_1(g: State, f: Frame) -> int:
    return NEXT if goes_on(g) else g.book.at["7-7-1"]


# 7-6 Damage step


def r7_6_1(g: State, f: Frame) -> int:
    """What is attacked now, the player (7-6-1-1) or a unit (7-6-1-2)."""
    return g.book.at["7-6-2-1" if g.registers[TARGET] == NONE else "7-6-3-1"]


def _power(g: State) -> int:
    """What the attacking unit deals; battle damage is dealt from now on."""
    g.registers[STRIKING] = 1
    return value(g, g.registers[ATTACKER], AP)


def r7_6_2_1(g: State, f: Frame) -> int:
    """The shield area is looked at: the base is hit first, then the shields."""
    enemy = 1 - g.turn_player
    if g.zones[BASE + enemy]:
        return g.book.at["7-6-2-3-2"]
    return g.book.at["7-6-2-4"] if g.zones[SHIELDS + enemy] else NEXT


def r7_6_2_2(g: State, f: Frame) -> int:
    """The player takes the damage and loses with that (10-2-1-1). Damage of 0 is none (4-5-4)."""
    power = _power(g)
    if power > 0:
        enemy = 1 - g.turn_player
        g.registers[STRUCK] |= 1 << enemy
        note(g, DAMAGED, PLAYER_DAMAGE, -1, SHIELDS + enemy, power, 0, 3)
        return call_then(g, f, g.book.at["7-6-2-5"], g.book.at["10-2-1-1"])
    return g.book.at["7-6-2-5"]


def r7_6_2_3_2(g: State, f: Frame) -> int:
    """With first strike the base takes its damage before anything else."""
    if not value(g, g.registers[ATTACKER], FIRST_STRIKE):
        return NEXT
    step = deal_damage(g, g.zones[BASE + 1 - g.turn_player][-1], _power(g), BATTLE_DAMAGE)
    after = g.book.at["7-6-2-5"]
    return after if step == NEXT else then(f, step, after)


def r7_6_2_3(g: State, f: Frame) -> int:
    """More than the base has left goes nowhere else (4-5-5)."""
    step = deal_damage(g, g.zones[BASE + 1 - g.turn_player][-1], _power(g), BATTLE_DAMAGE)
    after = g.book.at["7-6-2-5"]
    return after if step == NEXT else then(f, step, after)


def r7_6_2_4(g: State, f: Frame) -> int:
    """The topmost shield alone takes the damage; it has HP 1 (3-6-4-2), so it is destroyed (7-6-2-4-1)."""
    shields = g.zones[SHIELDS + 1 - g.turn_player]
    power = _power(g)
    if value(g, g.registers[ATTACKER], SUPPRESSION) and len(shields) > 1:
        # What a text calls suppression hits two of them at the same time (1-3-1).
        *_, second, topmost = shields
        return deal_damage_to_all(g, (topmost, power, second, power), BATTLE_DAMAGE)
    return deal_damage(g, shields[-1], power, BATTLE_DAMAGE)


def r7_6_2_5(g: State, f: Frame) -> int:
    g.registers[STRIKING] = 0
    return settle_then(g, f, g.book.at["7-7-1"])


def r7_6_3_1(g: State, f: Frame) -> int:
    """The two units battle; first strike comes first (7-6-3-2-2)."""
    return NEXT if value(g, g.registers[ATTACKER], FIRST_STRIKE) else g.book.at["7-6-3-2"]


def r7_6_3_2_2(g: State, f: Frame) -> int:
    return deal_damage(g, g.registers[TARGET], _power(g), BATTLE_DAMAGE)


def r11_1_5_3(g: State, f: Frame) -> int:
    """A unit that the first strike destroyed strikes nobody (11-1-5-2); else it does now."""
    after = g.book.at["7-6-3-3"]
    if goes_on(g):
        g.registers[STRIKING] = 1
        step = deal_damage(g, g.registers[ATTACKER], value(g, g.registers[TARGET], AP), BATTLE_DAMAGE)
        if step != NEXT:
            return then(f, step, after)
    return after


def r7_6_3_2(g: State, f: Frame) -> int:
    """Each deals its AP to the other at the same time, so they are destroyed together (7-6-3-2-3)."""
    attacker, target = g.registers[ATTACKER], g.registers[TARGET]
    return deal_damage_to_all(g, (target, _power(g), attacker, value(g, target, AP)), BATTLE_DAMAGE)


def r7_6_3_3(g: State, f: Frame) -> int:
    g.registers[STRIKING] = 0
    return settle(g)


# 7-7 Battle end step


def r7_7_1(g: State, f: Frame) -> int:
    timing(g, BATTLE_END)
    g.machine.interrupt_due = expire(g, FOR_BATTLE)
    g.registers[ATTACKER] = NONE
    g.registers[TARGET] = NONE
    return NEXT


def r7_7_2(g: State, f: Frame) -> int:
    """The battle is over when nothing is left to resolve."""
    if g.pending:
        return settle_then(g, f, f.pc)
    return RETURN


ATTACK_STEPS = (
    r6_5_4_1, r7_3_1, r7_3_2, r7_3_5_1,
    r7_4_1, r7_4_4, r7_4_5, r7_4_5_1,
    r7_5_1, r7_5_2_1,
    r7_6_1,
    r7_6_2_1, r7_6_2_2, r7_6_2_3_2, r7_6_2_3, r7_6_2_4, r7_6_2_5,
    r7_6_3_1, r7_6_3_2_2, r11_1_5_3, r7_6_3_2, r7_6_3_3,
    r7_7_1, r7_7_2,
)
