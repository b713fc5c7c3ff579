"""Who attacks, is attacked and boosts (7.4), and the power that comes of it."""
from __future__ import annotations

from ...kernel.events.changes import attach
from ...kernel.codes import DECLARED, TIMING
from ...kernel.continuous.changes import Change
from ...kernel.continuous.number_changes import rule_addition
from ...kernel.continuous.projection import value
from ...kernel.events.history import back
from ...kernel.events.telling import tell_chosen
from ...kernel.state.state import Row, State
from .areas import (
    ACCEL_CIRCLE, ATTACK, ATTACKED, ATTACKER, ATTACKING, ATTACKS, ATTACK_START, BOOSTER, BOOSTING, BOOSTS,
    CHOSEN_HEART, DELETED, DRAWN_IN, GUARDIAN, HIT, IN_BACK, IN_FRONT, IN_LEGION, IS_ATTACKED, IS_BOOSTED, IS_UNIT,
    LAYOUT, MISSED, REAR, VANGUARD,
)
from .c4_circles import front_row, is_circle, is_rear, is_unit, mate_of, vanguard_of
from .c10_ride import marker_place
from .c10_stride import heart_power
from .cards import POWER, SHIELD

# 10.6.3.1, 10.6.3.2: what a circle with a gift gives in its master's turn.
GIFT_POWER = 10000


class Part:
    """What part a unit has in the battle: it attacks, is attacked or boosts another unit, since that time."""

    __slots__ = ("boosted", "role", "since")

    def __init__(self, role: int, boosted: int, since: int) -> None:
        self.role = role
        # Of a unit that boosts, which one; else -1.
        self.boosted = boosted
        # 0 where no text multiplies a number, since nobody asks for it then.
        self.since = since


def take_part(g: State, card: int, role: int, boosted: int = -1) -> None:
    """A unit attacks, is attacked or boosts from now on."""
    g.notes[card] = (role, boosted, g.serial if g.table.scaled else 0)


def part_in_battle(g: State, card: int) -> Part:
    """What part a unit has that has one."""
    role, boosted, since = g.notes[card]
    return Part(role, boosted, since)


def _role_of(g: State, card: int) -> int:
    """Whether a unit that has a part in the battle attacks, is attacked or boosts."""
    role, _, _ = g.notes[card]
    return role


def _has_part(g: State, card: int, role: int) -> bool:
    return card in g.notes and _role_of(g, card) == role


def attacker(g: State) -> int:
    """7.4.1.8.2: the attacking unit, of two in legion the leader, while it is on its circle; else -1."""
    card = g.registers[ATTACKER]
    return card if _has_part(g, card, ATTACKING) else -1


def attacked(g: State) -> list[int]:
    """The units that are attacked and still on their circles (7.4.1.8.5: there may be several)."""
    found: list[int] = []
    for card in g.notes:
        if _has_part(g, card, ATTACKED):
            found.append(card)
    found.sort()
    return found


def guard(g: State, guardian: int, chosen: Row) -> None:
    """7.5.1.2.2: a guardian is for the unit that was chosen; which one it is is told where there are several."""
    if len(attacked(g)) > 1:
        tell_chosen(g, g.controller[guardian], chosen, guardian, g.obj[guardian])
    attach(g, guardian, chosen[0] if chosen else -1)


def booster_of(g: State, unit: int) -> int:
    """7.4.1.10.1.1: the unit that boosts this one, while both are on their circles; else -1."""
    card = g.registers[BOOSTER]
    if not _has_part(g, card, BOOSTING) or part_in_battle(g, card).boosted != unit:
        return -1
    return card if unit in g.notes else -1


def is_so_of(g: State, what: int, card: int) -> bool:
    """What texts ask of a unit that only the rules can tell."""
    if what == IS_UNIT:
        return is_unit(g, card)
    if what in (IN_FRONT, IN_BACK):
        here = g.zone_of[card]
        front = here in front_row(g, LAYOUT.player[here])
        return front if what == IN_FRONT else is_rear(here) and not front
    if what == IS_BOOSTED:
        return booster_of(g, card) >= 0
    if what == ATTACKS:
        return _has_part(g, card, ATTACKING)
    if what == IS_ATTACKED:
        return _has_part(g, card, ATTACKED)
    if what == MISSED:
        return _missed(g, card)
    if what == BOOSTS:
        return _has_part(g, card, BOOSTING)
    return what == IN_LEGION and mate_of(g, g.controller[card]) >= 0 and VANGUARD <= g.zone_of[card] < REAR


def _missed(g: State, card: int) -> bool:
    """11.25.1: the events of this battle, the latest first, back to the start of its attack step.

    7.4.1.8.2.1: a unit that has left its circle attacked all the same. 7.1.2.3: what was drawn into the battle last, if
    anything was, tells what it is against.
    """
    against = -1
    for row in back(g):
        if row.kind == TIMING and row.reason == ATTACK_START:
            break
        if row.kind != DECLARED:
            continue
        if row.reason in (ATTACK, DRAWN_IN) and against < 0:
            against = row.origin
        if row.after == g.obj[card] and row.reason in (ATTACK, HIT):
            return row.reason == ATTACK and VANGUARD <= against < REAR
    return False


def end_of_battle(g: State) -> None:
    """7.8.1.2: nobody attacks, boosts or is attacked any more."""
    g.notes.clear()


def shield_for(g: State, unit: int) -> int:
    """3.11.1.3: the shields of the guardians that were put in front of this unit."""
    shields = 0
    for card in g.zones[GUARDIAN + g.controller[unit]]:
        if g.host[card] == unit:
            shields += value(g, card, SHIELD)
    return shields


def _gift_power(g: State, place: int, player: int) -> int:
    if place >= ACCEL_CIRCLE:
        return GIFT_POWER
    if VANGUARD <= place < VANGUARD + 2 or REAR <= place < GUARDIAN:
        return GIFT_POWER * len(g.zones[marker_place(place, player)])
    return 0


def added_power(g: State, card: int) -> int:
    """What the rules themselves add to the power of a unit."""
    here = g.zone_of[card]
    if not is_circle(here) or not is_unit(g, card):
        return 0
    player = g.controller[card]
    power = _gift_power(g, here, player) if player == g.turn_player and LAYOUT.player[here] == player else 0
    if g.flags[card] & DELETED:
        power -= g.table.columns[POWER][g.prints[card]]
    if here == VANGUARD + player and card == vanguard_of(g, player):
        power += heart_power(g, player)
    if g.notes and card in g.notes:
        power += _battle_power(g, card, player)
    return power


def power_additions(g: State, card: int) -> list[Change]:
    """8.7.2.1: what that is, and since when: it is older or younger than what multiplies the power."""
    here = g.zone_of[card]
    if not is_circle(here) or not is_unit(g, card):
        return []
    player = g.controller[card]
    found: list[Change] = []
    if g.flags[card] & DELETED:
        found.append(rule_addition(POWER, -g.table.columns[POWER][g.prints[card]], 0, card, "10.26.3"))
    if player == g.turn_player and LAYOUT.player[here] == player:
        if here >= ACCEL_CIRCLE:
            found.append(rule_addition(POWER, GIFT_POWER, 0, card, "10.6.3.2"))
        elif _gift_power(g, here, player):
            found += [
                rule_addition(POWER, GIFT_POWER, g.obj[gift], gift, "10.6.3.1")
                for gift in g.zones[marker_place(here, player)]]
    if here == VANGUARD + player and card == vanguard_of(g, player) and heart_power(g, player):
        heart = g.registers[CHOSEN_HEART + player]
        found.append(rule_addition(POWER, heart_power(g, player), g.obj[card], heart, "10.28.2.3"))
    if card in g.notes:
        found += _battle_additions(g, card, player)
    return found


def _battle_additions(g: State, card: int, player: int) -> list[Change]:
    """7.4.1.11, 10.25.6: since the boost or the attack; 3.11.1.3: since the guardian came or the attack, if later."""
    part = part_in_battle(g, card)
    role, since = part.role, part.since
    if role == ATTACKED:
        return [rule_addition(POWER, value(g, it, SHIELD), max(since, g.obj[it]), it, "3.11.1.3")
                for it in g.zones[GUARDIAN + g.controller[card]] if g.host[it] == card]
    found: list[Change] = []
    booster = booster_of(g, card) if role == ATTACKING else -1
    if booster >= 0:
        boost = value(g, booster, POWER)
        found.append(rule_addition(POWER, boost, part_in_battle(g, booster).since, booster, "7.4.1.11"))
    mate = mate_of(g, player) if role == ATTACKING and card == vanguard_of(g, player) else -1
    if mate >= 0 and mate in g.notes:
        found.append(rule_addition(POWER, value(g, mate, POWER), since, mate, "10.25.6"))
    return found


def _battle_power(g: State, card: int, player: int) -> int:
    """7.4.1.11: the booster's power, and the mate's for its leader; 3.11.1.3: the shields."""
    role = _role_of(g, card)
    if role == ATTACKED:
        return shield_for(g, card)
    if role != ATTACKING:
        return 0
    power = 0
    booster = booster_of(g, card)
    if booster >= 0:
        power += value(g, booster, POWER)
    mate = mate_of(g, player) if card == vanguard_of(g, player) else -1
    if mate >= 0 and mate in g.notes:
        power += value(g, mate, POWER)
    return power
