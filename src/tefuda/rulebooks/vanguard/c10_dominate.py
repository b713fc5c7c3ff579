"""10.35: dominating. A unit stays on its circle, but the master of an effect is its master for a while."""
from __future__ import annotations

from ...kernel.continuous.control_change import set_controller
from ...kernel.events.causes import effect_frame
from ...kernel.codes import DECLARED, RETURN
from ...kernel.continuous.lasting_effects import FOR_EFFECT, add_effect
from ...kernel.events.log import note
from ...kernel.state.state import Frame, Row, State
from ...kernel.continuous.control_change import strays, under_other_control
from .areas import DECK, DOMINATED, LAYOUT
from .c4_circles import is_unit
from .c10_legion import partner
from ...kernel.continuous.effect_sorts import CONTROL_CHANGE, MOVED_AWAY


def r10_35_1(g: State, f: Frame) -> int:
    """Player a dominates the units of the row for the time b; with one in legion, its partner too (10.35.1.4).

    A dominated unit is not dominated again (10.35.1.1.2).
    """
    units: list[int] = []
    for card in f.items:
        units.extend([it for it in (card, partner(g, card)) if it >= 0 and it not in units])
    before = under_other_control(g)
    units = [card for card in units if is_unit(g, card) and card not in before and g.controller[card] != f.a]
    for card in units:
        add_effect(g, CONTROL_CHANGE, 0, card=card, controller=f.a, duration=f.b)
        set_controller(g, card, f.a)
        note(g, DECLARED, DOMINATED, card, g.zone_of[card], g.prints[card], g.obj[card], 3)
    g.done = len(units)
    return RETURN


DOMINATING = (r10_35_1,)


# 10.35.2.5: what an effect did with dominated units, until it has been carried out.


def note_strays(g: State, cards: Row) -> None:
    """An effect moves these cards: those that are dominated are kept in mind."""
    if effect_frame(g) < 0:
        return
    for card in under_other_control(g):
        if card in cards:
            add_effect(g, MOVED_AWAY, 0, card=card, controller=g.controller[card], duration=FOR_EFFECT)


def decks_shuffled(g: State, place: int) -> Row:
    """A fighter's deck; all decks, if the effect put a unit that they dominated into another one."""
    player = LAYOUT.player[place]
    other = DECK + 1 - player
    if place == DECK + player and any([g.zone_of[card] == other for card in strays(g, player)]):
        return (place, other)
    return (place,)
