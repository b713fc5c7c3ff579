"""12.13: pseudo-cards, of which there is one, Protect, and what it does as a guardian."""
from __future__ import annotations

from ...kernel.triggers.pending import add_pending
from ...kernel.actions.move import move, move_home
from ...kernel.actions.create import create, vanish
from ...kernel.choices.choose import choose
from ...kernel.codes import DECLARED, PASS, PICK, RETURN, action, first_of, kind_of
from ...kernel.continuous.lasting_effects import FOR_BATTLE, add_effect
from ...kernel.machine.interrupts import resume
from ...kernel.state.state import Frame, Row, State, ask
from .areas import DROP, ERASED, GIFT_GAINED, GUARDIAN, HAND, HIT, PAY, PROTECT_PRINT, REMOVED
from .c4_circles import units_of
from .cards import PROTECT
from ...kernel.continuous.effect_sorts import PROHIBIT


def is_protect(g: State, card: int) -> bool:
    """12.13.2.1: something that is no card and has a special type of its own."""
    return card in g.data and PROTECT in g.data[card]


def is_zone_for(place: int, player: int) -> bool:
    """12.13.2.4: whether Protect can be there: its master's hand and guardian circle; anywhere else it is erased."""
    return place == HAND + player or place == GUARDIAN + player


def may_be(g: State, card: int, place: int) -> bool:
    return is_zone_for(place, g.owner[card])


def create_protect(g: State, player: int, reason: int = GIFT_GAINED) -> None:
    """12.13.1.2, 12.13.1.2.1: a Protect begins to be in the hand of its owner and master."""
    create(g, HAND + player, player, (PROTECT,), reason, g.registers[PROTECT_PRINT])


def strays(g: State) -> list[int]:
    """The pseudo-cards that are where they can't be (9.7.1)."""
    found: list[int] = []
    for card, row in g.data.items():
        if PROTECT in row and not may_be(g, card, g.zone_of[card]):
            found.append(card)
    return sorted(found) if found else found


def r12_13_1_4_2_1(g: State, f: Frame) -> int:
    """Pseudo-cards are erased right where they were put, without a check timing."""
    for card in strays(g):
        vanish(g, card, ERASED)
    return resume(g, f)


def remove_cards(g: State, cards: Row, reason: int) -> int:
    """10.36.1: out of the game; a pseudo-card is erased where it is (12.13.1.3.2)."""
    others = tuple(card for card in cards if not is_protect(g, card))
    for card in cards:
        if card not in others:
            vanish(g, card, ERASED)
    return move_home(g, others, REMOVED, reason)


def comes_to_guard(g: State, card: int) -> None:
    """12.13.2.3: the ability of Protect is triggered when it comes to the guardian circle."""
    if is_protect(g, card):
        add_pending(g, "12.13.2.3", g.controller[card], card, card)


# The ability, of player a.


def r12_13_2_3(g: State, f: Frame) -> int:
    """The cost, a card of the hand, may be paid or not; an empty hand can't pay it."""
    hand = g.zones[HAND + f.a]
    if not hand:
        return RETURN
    options = [action(PICK, card) for card in hand]
    options.append(PASS)
    return ask(g, f.a, options)


def r12_13_2_3__pay(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        return RETURN
    return move(g, first_of(g.answer), DROP + f.a, PAY)


def r12_13_2_3__choose(g: State, f: Frame) -> int:
    return choose(g, f.a, 1, 1, tuple(units_of(g, f.a)))


def r12_13_2_3__effect(g: State, f: Frame) -> int:
    for unit in g.result:
        add_effect(g, PROHIBIT, DECLARED, reason=HIT, card=unit, controller=f.a, duration=FOR_BATTLE)
    return RETURN


PROTECTION = (r12_13_2_3, r12_13_2_3__pay, r12_13_2_3__choose, r12_13_2_3__effect)
