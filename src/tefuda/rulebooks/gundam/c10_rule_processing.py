"""Chapter 10: rule processing. It waits for nothing (10-1-2): whatever calls for it is interrupted.

Overflow is different: it happens while a unit or a base is deployed, before it is there.
"""
from __future__ import annotations

from ...kernel.actions.move import move_all, move_home
from ...kernel.choices.choose import choose
from ...kernel.codes import MOVED, NEXT
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.machine.interrupts import resume
from ...kernel.abilities.use_limits import LOSSES, forget_losses, forget_replaced
from ...kernel.state.state import Frame, Row, State, call, then
from ...kernel.actions.lose import lose_for
from .areas import BASE, BATTLE, DECK, DEPLOY, DESTROY, NO_DECK, NO_SHIELD, OVERFLOW, SHIELDS, STRUCK, TRASH, UNIT_LIMIT
from .c4_terms import destroy, r4_17_2_4, units, with_pilots
from .cards import HP
from ...kernel.derived.derived import derived

# 10-2 Losing; the frame's c is who meets a condition, as bits.


def r10_2_1_1(g: State, f: Frame) -> int:
    """Whoever took battle damage with nothing in the shield area (7-6-2-2)."""
    f.c = g.registers[STRUCK]
    return NEXT


def r10_2_1_2(g: State, f: Frame) -> int:
    """Whoever has no deck."""
    for player in (0, 1):
        if not g.zones[DECK + player]:
            f.c |= 1 << player
    return NEXT


def r10_2_1(g: State, f: Frame) -> int:
    """All players who meet a condition lose at the same time."""
    forget_losses(g, f.c)
    struck = g.registers[STRUCK]
    # Whoever does not lose after all took that damage all the same.
    g.registers[STRUCK] = 0
    return lose_for(g, ((f.c & struck, NO_SHIELD), (f.c & ~struck, NO_DECK)))


# 10-3 Destruction


def doomed(g: State) -> list[int]:
    """Units and bases with as much damage as HP, and shields, each of which has 1 (10-3-1-1); 1-3-3: those that can be
    destroyed.
    """
    damage = g.damage
    found: list[int] = []
    # One look at all cards tells that there is nothing to look for, more often than not.
    if not any(damage):
        return found
    for player in (0, 1):
        for area in (BATTLE, BASE):
            for card in g.zones[area + player]:
                if damage[card] and damage[card] >= value(g, card, HP):
                    found.append(card)
        for card in g.zones[SHIELDS + player]:
            if damage[card]:
                found.append(card)
    if found and (g.effects or g.table.guarded):
        return [card for card in found if not forbidden(g, MOVED, DESTROY, card)]
    return found


def starved(g: State) -> bool:
    """Whether a card has lost HP by something else than damage, so that what it has taken destroys it now."""
    return bool(g.effects or g.table.altered[HP]) and bool(doomed(g))


def r10_3_1(g: State, f: Frame) -> int:
    """Where something else may happen instead, it is looked at again: what still has no HP is destroyed (10-1-1)."""
    cards = tuple(doomed(g))
    if not cards:
        forget_replaced(g, LOSSES)
        return NEXT
    contested = g.table.replaces >> MOVED & 1 or derived(g).contests_moves
    step = destroy(g, cards)
    return then(f, step, f.pc) if contested else step


def r10_1_2(g: State, f: Frame) -> int:
    """What was interrupted goes on."""
    return resume(g, f)


# 10-4, 10-5 Overflow: the cards in the items are deployed to the area of the player a.


def deploy_units(g: State, player: int, cards: Row, flags: int = 0) -> int:
    """4-8-1: units are put into the battle area, active (4-4-4) unless an effect says otherwise."""
    if len(units(g, player)) + len(cards) > UNIT_LIMIT:
        return call(g, g.book.at["10-4-2"], player, flags, 0, cards)
    return move_all(g, cards, BATTLE + player, DEPLOY, flags)


def r10_4_2(g: State, f: Frame) -> int:
    """The player chooses, among the units that are there, as many as there are too many (10-4-2-2)."""
    here = units(g, f.a)
    surplus = len(here) + len(f.items) - UNIT_LIMIT
    return choose(g, f.a, surplus, surplus, tuple(here))


def r10_4_2__move(g: State, f: Frame) -> int:
    """The surplus units go to the trash, which is no destruction (10-4-2-1)."""
    return move_home(g, with_pilots(g, g.result), TRASH, OVERFLOW)


def r10_4_2__deploy(g: State, f: Frame) -> int:
    return move_all(g, f.items, BATTLE + f.a, DEPLOY, f.b)


def deploy_base(g: State, player: int, card: int, flags: int = 0) -> int:
    """4-8-1: a base is put into the base section, active (4-4-4) unless an effect says otherwise."""
    if g.zones[BASE + player]:
        return call(g, g.book.at["10-5-2"], player, flags, 0, (card,))
    return move_all(g, (card,), BASE + player, DEPLOY, flags)


def r10_5_2(g: State, f: Frame) -> int:
    """The base that is there goes to the trash; it is not destroyed (10-5-2-1)."""
    return move_home(g, g.zones[BASE + f.a], TRASH, OVERFLOW)


def r10_5_2__deploy(g: State, f: Frame) -> int:
    return move_all(g, f.items, BASE + f.a, DEPLOY, f.b)


RULE_PROCESSING = (r10_2_1_1, r10_2_1_2, r10_2_1, r10_3_1, r4_17_2_4, r10_1_2)
UNIT_OVERFLOW = (r10_4_2, r10_4_2__move, r10_4_2__deploy)
BASE_OVERFLOW = (r10_5_2, r10_5_2__deploy)
