"""What effects call by name beside what chapter 9 says of them: setting pilots, paying for a card, other targets."""
from __future__ import annotations

from ...kernel.events.causes import source_of
from ...kernel.codes import NEXT, RETURN
from ...kernel.continuous.projection import value
from ...kernel.state.state import Frame, State, call
from .areas import ATTACKER
from .c7_battle import aim, goes_on
from .cards import COST
from .c6_playing import active_resources
from .menus import cannot_carry

# 4-9 The first of the cards in the items is set on the first of the units behind them, for the player a; b is how many
# the cards are.


def r4_9_1(g: State, f: Frame) -> int:
    """6-5-2-3-1: an effect may set a pilot from elsewhere than the hand; 6-5-2-3-3: on a unit that has none."""
    (pilot, *_), (unit, *_) = f.items[:f.b], f.items[f.b:]
    if cannot_carry(g, f.a, unit):
        return RETURN
    f.a, f.b, f.c = pilot, unit, f.a
    return g.book.at["r6_5_2_3_1__set"]


# 4-8 The cards in the items are deployed for the player a, who pays their cost


def r4_8_1__cost(g: State, f: Frame) -> int:
    """2-9-1: without enough active resources nothing is paid and nothing deployed."""
    cost = sum([value(g, card, COST) for card in f.items])
    if active_resources(g, f.a) < cost:
        return RETURN
    return call(g, g.book.at["pay resources"], f.a, cost, source_of(g)) if cost > 0 else NEXT


def r4_8_1__paid(g: State, f: Frame) -> int:
    return g.book.at["4-8-1"]


# 7-4-1 An effect changes what a unit of the other player's attacks, as a blocker does


def r7_4_1__effect(g: State, f: Frame) -> int:
    """The first unit of the items is attacked from now on, if an enemy unit of the player a attacks."""
    attacker = g.registers[ATTACKER]
    if attacker < 0 or not goes_on(g) or g.controller[attacker] == f.a:
        return RETURN
    unit, *_ = f.items
    aim(g, unit)
    g.done = 1
    return RETURN


SETTING = (r4_9_1,)
PAID_DEPLOYMENT = (r4_8_1__cost, r4_8_1__paid)
NEW_TARGET = (r7_4_1__effect,)
