"""7.6 to 7.8: the drive step, the damage step and the close step."""
from __future__ import annotations

from ...kernel.actions.move import move, move_home
from ...kernel.actions.damage import deal_damage
from ...kernel.codes import DECLARED, NEXT, RETURN
from ...kernel.continuous.lasting_effects import FOR_BATTLE, expire
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.events.log import timing
from ...kernel.abilities.use_limits import forget_triggered
from ...kernel.state.state import Frame, Row, State, call
from .areas import (
    BATTLE_DAMAGE, BATTLE_END, BATTLE_OVER, CLOSE_START, DAMAGE_START, DEALING, DECK, DRIVE_CHECK, DRIVE_CHECKS,
    DRIVE_START, DROP, GUARDIAN, HAND, HIT, NO_HIT, REAR, RETIRE, TO_HAND, TRIGGER_ZONE, VANGUARD,
)
from .c2_triggers import trigger_check
from .c3_timing import announce, check_timing, on_to_check, untold
from .c4_circles import is_rear
from .c7_fighters import attacked, attacker, end_of_battle
from .c9_due import something_due
from .c10_legion import partner
from .c11_keywords import CHARGE
from .cards import CRITICAL, DRIVE, G_GUARDIAN, POWER

# 7.6 Drive step. The frame's b is the card that was checked.


def drive_unit(g: State) -> int:
    """7.6.1.2.1: the attacking vanguard, also a dominated one (10.35.7); of two in legion the leader. Or -1."""
    card = attacker(g)
    return card if card >= 0 and VANGUARD <= g.zone_of[card] < REAR else -1


def r7_6_1_1(g: State, f: Frame) -> int:
    g.registers[DRIVE_CHECKS] = 0
    timing(g, DRIVE_START)
    return check_timing(g)


def r7_6_1_2(g: State, f: Frame) -> int:
    return NEXT if drive_unit(g) >= 0 else g.book.at["7.6.1.4"]


def r7_6_1_2_2(g: State, f: Frame) -> int:
    return NEXT if value(g, drive_unit(g), DRIVE) > 0 else g.book.at["7.6.1.4"]


def r7_6_1_2_3(g: State, f: Frame) -> int:
    """Without a deck there is nothing to check."""
    g.registers[DRIVE_CHECKS] += 1
    deck = g.zones[DECK + g.turn_player]
    if not deck:
        return g.book.at["7.6.1.2.5"]
    f.b = deck[-1]
    return move(g, f.b, TRIGGER_ZONE + g.turn_player, DRIVE_CHECK)


def r7_6_1_2_4(g: State, f: Frame) -> int:
    """Unless something else happened in place of the check."""
    if g.zone_of[f.b] != TRIGGER_ZONE + g.turn_player:
        return NEXT
    return trigger_check(g, g.turn_player, f.b)


def r7_6_1_2_5(g: State, f: Frame) -> int:
    return check_timing(g)


def r7_6_1_2_6(g: State, f: Frame) -> int:
    if g.zone_of[f.b] != TRIGGER_ZONE + g.turn_player:
        return NEXT
    return move(g, f.b, HAND + g.turn_player, TO_HAND)


def r7_6_1_3(g: State, f: Frame) -> int:
    return check_timing(g)


def r7_6_1_3__more(g: State, f: Frame) -> int:
    """2.17.1: there are as many checks as the unit has drive."""
    unit = drive_unit(g)
    if unit >= 0 and g.registers[DRIVE_CHECKS] < value(g, unit, DRIVE):
        return g.book.at["7.6.1.2"]
    return NEXT


def r7_6_1_4(g: State, f: Frame) -> int:
    return check_timing(g)


# 7.7 Damage step. The frame's items are the units that were hit, each with its object.


def r7_7_1_1(g: State, f: Frame) -> int:
    timing(g, DAMAGE_START)
    return check_timing(g)


def _is_hit(g: State, unit: int, power: int) -> bool:
    if (g.effects or g.table.always) and forbidden(g, DECLARED, HIT, unit):
        return False
    return value(g, unit, POWER) <= power


def r7_7_1_2(g: State, f: Frame) -> int:
    """An attack with as much power as the attacked unit, or more, hits; not that of a unit that left (7.7.1.3)."""
    card = attacker(g)
    f.items = ()
    if card >= 0:
        power = value(g, card, POWER)
        for unit in attacked(g):
            if _is_hit(g, unit, power):
                f.items += (unit, g.obj[unit])
    return on_to_check(g, f.pc + 1)


def r7_7_1_4(g: State, f: Frame) -> int:
    return check_timing(g)


def hit_units(g: State, f: Frame) -> list[int]:
    """The units that were hit and are still the same objects."""
    found: list[int] = []
    for i in range(0, len(f.items), 2):
        if g.obj[f.items[i]] == f.items[i + 1]:
            found.append(f.items[i])
    return found


def _deals_none(g: State, card: int) -> bool:
    """10.25.6.1: of two in legion, where one deals no damage, neither does the other."""
    other = partner(g, card)
    return forbidden(g, DEALING, -1, card) or (other >= 0 and forbidden(g, DEALING, -1, other))


def r7_7_1_5(g: State, f: Frame) -> int:
    """A vanguard that was hit takes as much damage as the critical, none for 0 or less (7.7.1.5.1).

    A unit that has left its circle deals none (7.7.1.5.2).
    """
    card = attacker(g)
    if card >= 0 and not ((g.effects or g.table.always) and _deals_none(g, card)):
        for unit in hit_units(g, f):
            if g.zone_of[unit] == VANGUARD + 1 - g.turn_player:
                step = deal_damage(g, unit, value(g, card, CRITICAL), BATTLE_DAMAGE)
                if step != NEXT:
                    return step
    return on_to_check(g, f.pc + 1)


def r7_7_1_6(g: State, f: Frame) -> int:
    return check_timing(g)


def r7_7_1_7(g: State, f: Frame) -> int:
    """From here on the attack has hit, or has not."""
    card = attacker(g)
    hit = hit_units(g, f)
    if card >= 0:
        for unit in sorted({*hit, *attacked(g)}):
            announce(g, HIT if unit in hit else NO_HIT, card, unit)
    return on_to_check(g, f.pc + 1)


def r7_7_1_8(g: State, f: Frame) -> int:
    return check_timing(g)


def _guardians(g: State, with_icon: bool) -> Row:
    cards = g.zones[GUARDIAN] + g.zones[GUARDIAN + 1]
    return tuple([card for card in cards if bool(value(g, card, G_GUARDIAN)) == with_icon])


def r7_7_1_9(g: State, f: Frame) -> int:
    """G guardians first; they go on to the G zone (4.6.9)."""
    return move_home(g, _guardians(g, True), DROP, RETIRE)


def r7_7_1_9__guardians(g: State, f: Frame) -> int:
    return move_home(g, _guardians(g, False), DROP, RETIRE)


def r7_7_1_9__hit(g: State, f: Frame) -> int:
    return move_home(g, tuple([unit for unit in hit_units(g, f) if is_rear(g.zone_of[unit])]), DROP, RETIRE)


def r7_7_1_10(g: State, f: Frame) -> int:
    return check_timing(g)


# 7.8 Close step


def r7_8_1_1(g: State, f: Frame) -> int:
    timing(g, CLOSE_START, True)
    timing(g, BATTLE_END, True)
    if g.effects and CHARGE in g.table.label_number:
        return call(g, g.book.at["11.29.2"])
    return on_to_check(g, f.pc + 1)


def r7_8_1_2(g: State, f: Frame) -> int:
    return check_timing(g)


def r7_8_1_2__end(g: State, f: Frame) -> int:
    if expire(g, FOR_BATTLE):
        g.needs_rule_check = True
    end_of_battle(g)
    return NEXT


def r7_8_1_3(g: State, f: Frame) -> int:
    if g.pending or (g.needs_rule_check and something_due(g)) or (
            g.table.triggered_kinds and untold(g, CLOSE_START, BATTLE_END)):
        return g.book.at["7.8.1.1"]
    if g.marks:
        forget_triggered(g, CLOSE_START)
        forget_triggered(g, BATTLE_END)
    return NEXT


def r7_8_1_5(g: State, f: Frame) -> int:
    """On to the next start step; an attack process of its own (10.34.1.2) ends here."""
    if g.delayed:
        timing(g, BATTLE_OVER)
    if f.chosen:
        return RETURN
    return g.book.at["7.3.1.1"]


DRIVE_TO_CLOSE = (
    r7_6_1_1, r7_6_1_2, r7_6_1_2_2, r7_6_1_2_3, r7_6_1_2_4, r7_6_1_2_5, r7_6_1_2_6, r7_6_1_3, r7_6_1_3__more, r7_6_1_4,
    r7_7_1_1, r7_7_1_2, r7_7_1_4, r7_7_1_5, r7_7_1_6, r7_7_1_7, r7_7_1_8, r7_7_1_9, r7_7_1_9__guardians, r7_7_1_9__hit,
    r7_7_1_10, r7_8_1_1, r7_8_1_2, r7_8_1_2__end, r7_8_1_3, r7_8_1_5,
)
