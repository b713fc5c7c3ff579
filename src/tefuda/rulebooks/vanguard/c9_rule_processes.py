"""Chapter 9: rule processes. All wait for a check timing (9.1.2) and run at the same time (9.1.3).

None of them takes the ground from under another, so one after the other comes
to the same; gauges and damage wait until no other is due.
"""
from __future__ import annotations

from ...kernel.actions.move import move, move_home
from ...kernel.actions.damage import recover_damage
from ...kernel.actions.create import vanish
from ...kernel.choices.choose import choose
from ...kernel.codes import DECLARED, NEXT, RETURN
from ...kernel.events.log import note
from ...kernel.state.state import NOTHING, Frame, Row, State, call
from ...kernel.actions.lose import lose_for
from .areas import (
    BATTLE_PHASE, DAMAGE_CHECK, DAMAGE_ZONE, DECK, DROP, DUPLICATE, ERASED, GUARDIAN, ILLEGAL_GAUGE, ILLEGAL_GUARDIAN,
    NO_DECK, NO_VANGUARD, PHASE, SIX_DAMAGE, SOUL, TO_DAMAGE, TRIGGER_ZONE,
)
from .c2_triggers import trigger_check
from .c9_due import (
    DAMAGE_LIMIT, hurt_player, hurt_vanguard, lone_mates, overfull, rivals, stray_gauges, unlocked, without_vanguard,
)
from .c12_pseudo_cards import strays

# 9.2 Losing: the conditions first (a: damage, b: deck, c: vanguard), so that all who meet one lose at the same time.


def r9_2_2(g: State, f: Frame) -> int:
    for player in (0, 1):
        f.a |= int(len(g.zones[DAMAGE_ZONE + player]) >= DAMAGE_LIMIT) << player
    return NEXT


def r9_2_3(g: State, f: Frame) -> int:
    for player in (0, 1):
        f.b |= int(not g.zones[DECK + player]) << player
    return NEXT


def r9_2_4(g: State, f: Frame) -> int:
    for player in (0, 1):
        f.c |= int(not g.zones[SOUL + player] and without_vanguard(g, player)) << player
    return NEXT


def r9_2_1(g: State, f: Frame) -> int:
    """1.2.3: both players may lose. Who meets several conditions loses by the first of them."""
    return lose_for(g, ((f.a, SIX_DAMAGE), (f.b, NO_DECK), (f.c, NO_VANGUARD)))


LOSING = (r9_2_2, r9_2_3, r9_2_4, r9_2_1)


# 9.3 Several units on a circle


def _newest(g: State, cards: list[int]) -> Row:
    """The cards that came last, at the same time."""
    latest = max([g.since[card] for card in cards])
    return tuple([card for card in cards if g.since[card] == latest])


def r9_3_1(g: State, f: Frame) -> int:
    return move_home(g, lone_mates(g, 0) + lone_mates(g, 1), SOUL, DUPLICATE)


def r9_3_1__turn(g: State, f: Frame) -> int:
    """On to the rear-guards, where there is nothing to do about the vanguards."""
    f.a = g.turn_player
    return NEXT if rivals(g, 0) or rivals(g, 1) else g.book.at["9.3.7"]


def r9_3_2(g: State, f: Frame) -> int:
    """The one that came last stays; of several that did, the fighter chooses one (9.3.4, 9.3.5, 9.3.6)."""
    units = rivals(g, f.a)
    f.items = tuple(units)
    return choose(g, f.a, 1, 1, _newest(g, units) if units else NOTHING)


def r9_3_2__soul(g: State, f: Frame) -> int:
    return move_home(g, tuple(card for card in f.items if card not in g.result), SOUL, DUPLICATE)


def r9_3_2__other(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["9.3.2"] if f.a != g.turn_player else NEXT


def r9_3_7(g: State, f: Frame) -> int:
    """The one that came last stays; of several that did, any one (9.3.8)."""
    place = overfull(g)
    if place < 0:
        return g.book.at["9.4.1"]
    units = unlocked(g, place)
    f.items = tuple(units)
    return choose(g, g.book.zone_player[place], 1, 1, _newest(g, units))


def r9_3_7__drop(g: State, f: Frame) -> int:
    """10.4.2: the surplus units are retired."""
    return move_home(g, tuple([card for card in f.items if card not in g.result]), DROP, DUPLICATE)


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
    return NEXT if without_vanguard(g, 0) or without_vanguard(g, 1) else RETURN


# 9.5 A fighter without a vanguard


def r9_5_1(g: State, f: Frame) -> int:
    if not without_vanguard(g, f.a):
        return g.book.at["r9_5_1__other"]
    return choose(g, f.a, 1, 1, g.zones[SOUL + f.a])


def r9_5_1__ride(g: State, f: Frame) -> int:
    if not g.result:
        return NEXT
    (card,) = g.result
    return call(g, g.book.at["10.6.1"], card, f.a)


def r9_5_1__other(g: State, f: Frame) -> int:
    f.a = 1 - f.a
    return g.book.at["9.5.1"] if f.a != g.turn_player else RETURN


RULE_PROCESSES = (
    r9_3_1, r9_3_1__turn, r9_3_2, r9_3_2__soul, r9_3_2__other, r9_3_7, r9_3_7__drop, r9_3_7__next, r9_4_1, r9_7_1,
    r9_5_1, r9_5_1__ride, r9_5_1__other)


# 9.6 Damage to the vanguard b of player a; c is the card that was checked.


def r9_6_1(g: State, f: Frame) -> int:
    f.a = hurt_player(g)
    f.b = hurt_vanguard(g, f.a)
    return NEXT


def r9_6_2(g: State, f: Frame) -> int:
    return recover_damage(g, f.b, 1, DAMAGE_CHECK)


def r9_6_3(g: State, f: Frame) -> int:
    """Without a deck there is nothing to check."""
    deck = g.zones[DECK + f.a]
    if not deck:
        return g.book.at["9.6.7"]
    f.c = deck[-1]
    return move(g, f.c, TRIGGER_ZONE + f.a, DAMAGE_CHECK)


def r9_6_4(g: State, f: Frame) -> int:
    """A damage check is made, whatever caused the damage (10.15.1.1); unless something else happened instead of it."""
    if g.zone_of[f.c] != TRIGGER_ZONE + f.a:
        return g.book.at["9.6.7"]
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


def r9_8_1(g: State, f: Frame) -> int:
    return move_home(g, stray_gauges(g), DROP, ILLEGAL_GAUGE)


GAUGE_PROCESS = (r9_8_1,)


def in_rule_process(g: State) -> bool:
    """Whether a rule process is under way, and no effect within it."""
    rules = g.book.program.rules
    for f in reversed(g.stack):
        if f.pc == g.book.resolve:
            return False
        if rules[f.pc].startswith("9."):
            return True
    return False
