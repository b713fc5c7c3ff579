"""Chapter 9: which rule processes there are to carry out. A check timing asks for nothing else, nearly always."""
from __future__ import annotations

from typing import Final

from ...kernel.state.state import Row, State
from ...kernel.numbering import Numbering
from .areas import (
    ACCEL_CIRCLE, ACCEL_CIRCLES, BATTLE_PHASE, CROWDED, DAMAGE_ZONE, DECK, GAUGE, GUARDIAN, HEART, LOCKED, MATE,
    MOST_ACCEL, PHASE, REAR, SOUL, VANGUARD,
)
from .c4_circles import is_circle, mate_of, rear_circles, vanguard_of
from .c12_pseudo_cards import strays

DAMAGE_LIMIT: Final = 6

# What is due, the first of these that is.
_DUE: Final = Numbering("thing due")
NOTHING_DUE: Final = _DUE.add("nothing due")
LOSS_DUE: Final = _DUE.add("loss due")
PROCESS_DUE: Final = _DUE.add("process due")
GAUGE_DUE: Final = _DUE.add("gauge due")
DAMAGE_DUE: Final = _DUE.add("damage due")


def is_quiet(g: State) -> bool:
    """Whether one quick look shows that no rule process can be due, as nearly always."""
    zones = g.zones
    own, other = zones[VANGUARD], zones[VANGUARD + 1]
    if len(own) != 1 or len(other) != 1 or g.damage[own[0]] or g.damage[other[0]]:
        return False
    if (g.flags[own[0]] | g.flags[other[0]]) & (HEART | MATE) or not zones[DECK] or not zones[DECK + 1]:
        return False
    if len(zones[DAMAGE_ZONE]) >= DAMAGE_LIMIT or len(zones[DAMAGE_ZONE + 1]) >= DAMAGE_LIMIT:
        return False
    if g.registers[CROWDED]:
        for cards in zones[REAR:GUARDIAN]:
            if len(cards) > 1:
                return False
        if _accel_overfull(g):
            return False
        g.registers[CROWDED] = 0
    if (zones[GUARDIAN] or zones[GUARDIAN + 1]) and g.registers[PHASE] != BATTLE_PHASE:
        return False
    if zones[GAUGE] or zones[GAUGE + 1]:
        return False
    return not g.data or not strays(g)


def _accel_overfull(g: State) -> bool:
    """Whether a circle that Accel added has more than one card."""
    for player in (0, 1):
        first = ACCEL_CIRCLE + player * MOST_ACCEL
        for cards in g.zones[first:first + g.registers[ACCEL_CIRCLES + player]]:
            if len(cards) > 1:
                return True
    return False


def due(g: State) -> int:
    """Which rule processes there are to carry out now."""
    zones = g.zones
    usual = 0
    damage = 0
    for player in (0, 1):
        if len(zones[DAMAGE_ZONE + player]) >= DAMAGE_LIMIT or not zones[DECK + player]:
            return LOSS_DUE
        cards = zones[VANGUARD + player]
        if len(cards) == 1 and not g.flags[cards[0]] & (HEART | MATE):
            usual += 1
            damage += g.damage[cards[0]]
        elif not zones[SOUL + player] and without_vanguard(g, player):
            return LOSS_DUE
    if usual < 2 and (vanguard_due(g, 0) or vanguard_due(g, 1)):
        return PROCESS_DUE
    if overfull(g) >= 0 or (g.data and strays(g)):
        return PROCESS_DUE
    if (zones[GUARDIAN] or zones[GUARDIAN + 1]) and g.registers[PHASE] != BATTLE_PHASE:
        return PROCESS_DUE
    if (zones[GAUGE] or zones[GAUGE + 1]) and not g.pending and stray_gauges(g):
        return GAUGE_DUE
    return DAMAGE_DUE if damage or (usual < 2 and hurt_player(g) >= 0) else NOTHING_DUE


def something_due(g: State) -> bool:
    """Whether there is any rule process to carry out now."""
    return not is_quiet(g) and due(g) != NOTHING_DUE


# 9.3.1 to 9.3.6, 9.5 Vanguards


def vanguard_due(g: State, player: int) -> bool:
    """Whether anything but a single vanguard lies on the circle, and that can't stay so."""
    return without_vanguard(g, player) or bool(lone_mates(g, player) or rivals(g, player))


def without_vanguard(g: State, player: int) -> bool:
    """Hearts are no units, so no vanguards either (10.27.3)."""
    return not [card for card in g.zones[VANGUARD + player] if not g.flags[card] & HEART]


def lone_mates(g: State, player: int) -> Row:
    """9.3.1: legion mates without their leader."""
    cards = g.zones[VANGUARD + player]
    return tuple([card for card in cards if g.flags[card] & MATE and g.host[card] not in cards])


def rivals(g: State, player: int) -> list[int]:
    """Vanguards of which one can stay: units (9.3.2), mates of a leader (9.3.3), a legion and others (9.3.6)."""
    units = [card for card in g.zones[VANGUARD + player] if not g.flags[card] & HEART]
    if len(units) < 2:
        return []
    leaders = [card for card in units if not g.flags[card] & MATE]
    mates = [card for card in units if g.flags[card] & MATE and g.host[card] in leaders]
    if len(leaders) > 1:
        return leaders + mates
    return mates if len(mates) > 1 else []


# 9.3.7 Rear-guards


def overfull(g: State) -> int:
    """9.3.7: a rear-guard circle with several units, the turn fighter's first (1.3.4), or -1."""
    for player in (g.turn_player, 1 - g.turn_player):
        for place in rear_circles(g, player):
            if len(g.zones[place]) > 1 and len(unlocked(g, place)) > 1:
                return place
    return -1


def unlocked(g: State, place: int) -> list[int]:
    """The units on a rear-guard circle."""
    return [card for card in g.zones[place] if not g.flags[card] & LOCKED]


# 9.6 Damage, 9.8 gauges


def hurt_player(g: State) -> int:
    """9.6.1, 9.6.1.1: whose vanguard has damage to process, the turn fighter's first; -1 if none has."""
    for player in (g.turn_player, 1 - g.turn_player):
        if hurt_vanguard(g, player) >= 0:
            return player
    return -1


def hurt_vanguard(g: State, player: int) -> int:
    """The vanguard with damage to process, of two in legion either (10.25.7); or -1."""
    card = vanguard_of(g, player)
    if card >= 0 and g.damage[card] > 0:
        return card
    mate = mate_of(g, player)
    return mate if mate >= 0 and g.damage[mate] > 0 else -1


def stray_gauges(g: State) -> Row:
    """Gauges of a card that is no longer on a circle, or is locked."""
    return tuple([
        card for card in g.zones[GAUGE] + g.zones[GAUGE + 1]
        if g.host[card] >= 0 and (not is_circle(g.zone_of[g.host[card]]) or g.flags[g.host[card]] & LOCKED)
    ])
