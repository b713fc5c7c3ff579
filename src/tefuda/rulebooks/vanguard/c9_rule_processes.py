"""Chapter 9: rule processes. All wait for a check timing (9.1.2) and run at the same time (9.1.3).

None of them takes the ground from under another, so one after the other comes
to the same; gauges and damage wait until no other is due.
"""
from __future__ import annotations

from typing import Final

from ...kernel.changes import lose, mend, move, move_home, vanish
from ...kernel.choosing import choose
from ...kernel.codes import DECLARED, NEXT, RETURN
from ...kernel.events import note
from ...kernel.state import NOTHING, Frame, Row, State, call
from .areas import (
    ACCEL_CIRCLES, BATTLE_PHASE, DAMAGE_CHECK, DAMAGE_ZONE, DECK, DROP, DUPLICATE, ERASED,
    GAUGE, GUARDIAN, HEART, ILLEGAL_GAUGE, ILLEGAL_GUARDIAN, LOCKED, MATE, NO_DECK, NO_VANGUARD, PHASE, REAR,
    SIX_DAMAGE, SOUL, TO_DAMAGE, TRIGGER_ZONE, VANGUARD,
)
from .c2_triggers import trigger_check
from .c4_circles import is_circle, rear_circles, vanguard_of
from .c12_pseudo_cards import strays

DAMAGE_LIMIT: Final = 6

# What is due, the first of these that is.
NOTHING_DUE: Final = 0
LOSS_DUE: Final = 1
PROCESS_DUE: Final = 2
GAUGE_DUE: Final = 3
DAMAGE_DUE: Final = 4


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
    if usual < 2 and (_vanguard_due(g, 0) or _vanguard_due(g, 1)):
        return PROCESS_DUE
    if overfull(g) >= 0 or (g.data and strays(g)):
        return PROCESS_DUE
    if (zones[GUARDIAN] or zones[GUARDIAN + 1]) and g.registers[PHASE] != BATTLE_PHASE:
        return PROCESS_DUE
    if (zones[GAUGE] or zones[GAUGE + 1]) and not g.waiting and stray_gauges(g):
        return GAUGE_DUE
    return DAMAGE_DUE if damage or (usual < 2 and hurt_player(g) >= 0) else NOTHING_DUE


def _vanguard_due(g: State, player: int) -> bool:
    return without_vanguard(g, player) or bool(lone_mates(g, player) or _rivals(g, player))


def without_vanguard(g: State, player: int) -> bool:
    """Hearts are no units, so no vanguards either (10.27.3)."""
    return all(g.flags[card] & HEART for card in g.zones[VANGUARD + player])


# 9.2 Losing


def judge(g: State) -> None:
    """9.2.2 to 9.2.4: whoever meets a condition loses, both at the same time (1.2.3)."""
    zones = g.zones
    for reason in (SIX_DAMAGE, NO_DECK, NO_VANGUARD):
        players = 0
        for player in (0, 1):
            if reason == SIX_DAMAGE:
                lost = len(zones[DAMAGE_ZONE + player]) >= DAMAGE_LIMIT
            elif reason == NO_DECK:
                lost = not zones[DECK + player]
            else:
                lost = not zones[SOUL + player] and without_vanguard(g, player)
            players |= int(lost) << player
        lose(g, players, reason)


# 9.3 Several units on a circle


def _newest(g: State, cards: list[int]) -> Row:
    """Those that came last, at the same time."""
    latest = max(g.since[card] for card in cards)
    return tuple(card for card in cards if g.since[card] == latest)


def lone_mates(g: State, player: int) -> Row:
    """9.3.1: legion mates without their leader."""
    cards = g.zones[VANGUARD + player]
    return tuple(card for card in cards if g.flags[card] & MATE and g.host[card] not in cards)


def _rivals(g: State, player: int) -> list[int]:
    """Vanguards of which one can stay: units (9.3.2), mates of a leader (9.3.3), a legion and others (9.3.6)."""
    units = [card for card in g.zones[VANGUARD + player] if not g.flags[card] & HEART]
    leaders = [card for card in units if not g.flags[card] & MATE]
    mates = [card for card in units if g.flags[card] & MATE and g.host[card] in leaders]
    if len(leaders) > 1:
        return leaders + mates
    return mates if len(mates) > 1 else []


def r9_3_1(g: State, f: Frame) -> int:
    return move_home(g, lone_mates(g, 0) + lone_mates(g, 1), SOUL, DUPLICATE)


def r9_3_1__turn(g: State, f: Frame) -> int:
    f.a = g.turn_player
    return NEXT


def r9_3_2(g: State, f: Frame) -> int:
    """The one that came last stays; of several that did, the fighter chooses one (9.3.4, 9.3.5, 9.3.6)."""
    rivals = _rivals(g, f.a)
    f.items = tuple(rivals)
    return choose(g, f.a, 1, 1, _newest(g, rivals) if rivals else NOTHING)


def r9_3_2__soul(g: State, f: Frame) -> int:
    return move_home(g, tuple(card for card in f.items if card not in g.result), SOUL, DUPLICATE)


def r9_3_2__other(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["9.3.2"] if f.a != g.turn_player else NEXT


def overfull(g: State) -> int:
    """9.3.7: a rear-guard circle with several units, the turn fighter's first (1.3.4), or -1."""
    zones = g.zones
    if max(map(len, zones[REAR:GUARDIAN])) > 1 or g.registers[ACCEL_CIRCLES] or g.registers[ACCEL_CIRCLES + 1]:
        for player in (g.turn_player, 1 - g.turn_player):
            for place in rear_circles(g, player):
                if len(zones[place]) > 1 and len(_units(g, place)) > 1:
                    return place
    return -1


def _units(g: State, place: int) -> list[int]:
    return [card for card in g.zones[place] if not g.flags[card] & LOCKED]


def r9_3_7(g: State, f: Frame) -> int:
    """The one that came last stays; of several that did, any one (9.3.8)."""
    place = overfull(g)
    if place < 0:
        return g.book.at["9.4.1"]
    units = _units(g, place)
    f.items = tuple(units)
    return choose(g, g.book.zone_player[place], 1, 1, _newest(g, units))


def r9_3_7__drop(g: State, f: Frame) -> int:
    """10.4.2: they are retired."""
    return move_home(g, tuple(card for card in f.items if card not in g.result), DROP, DUPLICATE)


def r9_3_7__next(g: State, f: Frame) -> int:
    return g.book.at["9.3.7"]


# 9.4 Guardians outside of a battle phase, 9.7 pseudo-cards that can't be where they are


def r9_4_1(g: State, f: Frame) -> int:
    if g.registers[PHASE] == BATTLE_PHASE:
        return NEXT
    return move_home(g, (*g.zones[GUARDIAN], *g.zones[GUARDIAN + 1]), DROP, ILLEGAL_GUARDIAN)


def r9_7_1(g: State, f: Frame) -> int:
    for card in strays(g):
        vanish(g, card, ERASED)
    f.a = g.turn_player
    return NEXT


# 9.5 A fighter without a vanguard


def r9_5_1(g: State, f: Frame) -> int:
    if not without_vanguard(g, f.a):
        return g.book.at["r9_5_1__other"]
    return choose(g, f.a, 1, 1, tuple(g.zones[SOUL + f.a]))


def r9_5_1__ride(g: State, f: Frame) -> int:
    if not g.result:
        return NEXT
    return call(g, g.book.at["10.6.1"], g.result[0], f.a)


def r9_5_1__other(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["9.5.1"] if f.a != g.turn_player else RETURN


RULE_PROCESSES = (
    r9_3_1, r9_3_1__turn, r9_3_2, r9_3_2__soul, r9_3_2__other, r9_3_7, r9_3_7__drop, r9_3_7__next, r9_4_1, r9_7_1,
    r9_5_1, r9_5_1__ride, r9_5_1__other)


# 9.6 Damage to the vanguard b of player a; c is the card that was checked.


def hurt_player(g: State) -> int:
    """9.6.1, 9.6.1.1: whose vanguard has damage to process, the turn fighter's first; -1 if none has."""
    for player in (g.turn_player, 1 - g.turn_player):
        card = vanguard_of(g, player)
        if card >= 0 and g.damage[card] > 0:
            return player
    return -1


def r9_6_1(g: State, f: Frame) -> int:
    f.a = hurt_player(g)
    f.b = vanguard_of(g, f.a)
    return NEXT


def r9_6_2(g: State, f: Frame) -> int:
    return mend(g, f.b, 1, DAMAGE_CHECK)


def r9_6_3(g: State, f: Frame) -> int:
    """Without a deck there is nothing to check."""
    deck = g.zones[DECK + f.a]
    if not deck:
        return g.book.at["9.6.7"]
    f.c = deck[-1]
    return move(g, f.c, TRIGGER_ZONE + f.a, DAMAGE_CHECK)


def r9_6_4(g: State, f: Frame) -> int:
    """A damage check is made, whatever caused the damage (10.15.1.1)."""
    note(g, DECLARED, DAMAGE_CHECK, f.c, g.zone_of[f.c], g.prints[f.c], g.obj[f.c], 3)
    return NEXT


def r9_6_5(g: State, f: Frame) -> int:
    return trigger_check(g, f.a, f.c)


def r9_6_6(g: State, f: Frame) -> int:
    if g.zone_of[f.c] != TRIGGER_ZONE + f.a:
        return NEXT
    return move(g, f.c, DAMAGE_ZONE + f.a, TO_DAMAGE)


def r9_6_7(g: State, f: Frame) -> int:
    return g.book.at["9.6.2"] if g.damage[f.b] > 0 else RETURN


DAMAGE_PROCESS = (r9_6_1, r9_6_2, r9_6_3, r9_6_4, r9_6_5, r9_6_6, r9_6_7)


# 9.8 Gauges without the card that they belong to


def stray_gauges(g: State) -> Row:
    """Gauges of a card that is no longer on a circle, or is locked."""
    return tuple(
        card for card in g.zones[GAUGE] + g.zones[GAUGE + 1]
        if g.host[card] >= 0 and (not is_circle(g.zone_of[g.host[card]]) or g.flags[g.host[card]] & LOCKED)
    )


def r9_8_1(g: State, f: Frame) -> int:
    return move_home(g, stray_gauges(g), DROP, ILLEGAL_GAUGE)


GAUGE_PROCESS = (r9_8_1,)
