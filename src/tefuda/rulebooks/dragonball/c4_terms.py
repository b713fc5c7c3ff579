"""Chapter 4: drawing, damage, checkpoints."""
from __future__ import annotations

from ...kernel.actions.move import move_home
from ...kernel.actions.one_by_one import draw
from ...kernel.choices.choose import choose
from ...kernel.codes import DECLARED, NEXT, RETURN
from ...kernel.continuous.projection import value
from ...kernel.events.log import note
from ...kernel.state.state import Frame, State, call
from ...kernel.state.card_table import ANY_EVENT
from ...kernel.actions.one_by_one import take_off
from .areas import (
    ATTACKER, ATTACKER_OBJECT, BREAK, BRAWL, CHARGE, DAMAGE, DECK, DRAW, ENERGY, GUARD, HAND, LEADER, LIFE, STRIKE,
)
from .cards import STRIKE as PRINTED_STRIKE


def draw_cards(g: State, player: int, count: int) -> int:
    """4-8-2, 4-8-3: draw one card, as often as told."""
    return draw(g, player, count, DECK, HAND, DRAW)


def checkpoint(g: State) -> int:
    """4-5: a checkpoint occurs. Where nothing happened since the last one, it has nothing to do."""
    if g.needs_rule_check or g.pending or g.table.states == ANY_EVENT:
        return call(g, g.book.at["8-5-1-1"])
    return NEXT


def attacks(g: State) -> bool:
    """Whether the attack card is still the card that attacked (7-5-1-2-1)."""
    card = g.registers[ATTACKER]
    return card >= 0 and g.obj[card] == g.registers[ATTACKER_OBJECT] and g.zone_of[card] != BRAWL + g.controller[card]


def end_battle(g: State) -> None:
    """Forget the attack card and the guard card: outside a battle no card is called so (7-3-1-3, 7-3-1-4)."""
    g.registers[ATTACKER] = -1
    g.registers[GUARD] = -1


def damage_of_attack(g: State) -> int:
    """7-5-1-4-1-1: the strike of the attack card, 0 if it has gone."""
    return value(g, g.registers[ATTACKER], PRINTED_STRIKE) if attacks(g) else 0


# 4-9 Damage of b points to player a, from the card c (4-10)


def r4_9_1_1_1(g: State, f: Frame) -> int:
    """The damaged player chooses as many life cards as the damage."""
    return choose(g, f.a, f.b, f.b, g.zones[LIFE + f.a])


def r4_9_1_1_1__move(g: State, f: Frame) -> int:
    """Nothing says whose energy area, so it is that of the owner (3-1-7)."""
    return move_home(g, g.result, ENERGY, DAMAGE)


def r4_10_1_1(g: State, f: Frame) -> int:
    """The attack card is where the damage came from."""
    return _strike(g, f)


def r4_9_1_2_1(g: State, f: Frame) -> int:
    """Damage by an effect: just as much, and just so."""
    if f.b <= 0:
        return RETURN
    return choose(g, f.a, f.b, f.b, g.zones[LIFE + f.a])


def r4_9_1_2_1__move(g: State, f: Frame) -> int:
    return move_home(g, g.result, ENERGY, DAMAGE)


def r4_10_1_2(g: State, f: Frame) -> int:
    """The card with the ability is where the damage came from."""
    return _strike(g, f)


def _strike(g: State, f: Frame) -> int:
    """Note that a card dealt damage to a leader: an event of its own (10-3-1), whatever was left to take.

    An effect may have taken the leader away.
    """
    for leader in g.zones[LEADER + f.a][:1] if g.done else ():
        note(g, DECLARED, STRIKE, f.c, g.zone_of[f.c], g.prints[leader], g.obj[leader], 3)
    return NEXT


DAMAGE_PROCESS = (r4_9_1_1_1, r4_9_1_1_1__move, r4_10_1_1)
EFFECT_DAMAGE = (r4_9_1_2_1, r4_9_1_2_1__move, r4_10_1_2)

# 4-8-4 Player a draws up to b cards; c are drawn by now.


def r4_8_4(g: State, f: Frame) -> int:
    """For no card at all, nothing happens."""
    f.c = 0
    return NEXT if f.b > 0 else RETURN


def r4_8_4_1(g: State, f: Frame) -> int:
    """The player may stop before each card."""
    return call(g, g.book.at["whether"], f.a)


def r4_8_4_2(g: State, f: Frame) -> int:
    if not g.done:
        g.done = f.c
        return RETURN
    f.c += 1
    return draw_cards(g, f.a, 1)


def r4_8_4_3(g: State, f: Frame) -> int:
    if f.c < f.b:
        return g.book.at["4-8-4-1"]
    g.done = f.c
    return NEXT


DRAWING_UP_TO = (r4_8_4, r4_8_4_1, r4_8_4_2, r4_8_4_3)

# What the book calls charging (player a, b cards) and breaking (the cards of the frame)


def r6_2_4_1(g: State, f: Frame) -> int:
    """From the top of the deck to the energy area, one card at a time (3-2-3)."""
    return take_off(g, DECK + f.a, ENERGY + f.a, max(0, f.b), CHARGE, 0)


def r3_6_4(g: State, f: Frame) -> int:
    """Battle cards of a battle area go to the energy area of their owner (3-1-7)."""
    return move_home(g, f.items, ENERGY, BREAK)


CHARGING = (r6_2_4_1,)
BREAKING = (r3_6_4,)
