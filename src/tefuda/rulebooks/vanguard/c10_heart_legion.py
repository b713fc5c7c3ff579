"""10.25.18: a heart comes into legion with another card, which becomes a heart with it."""
from __future__ import annotations

from ...kernel.events.changes import set_flags
from ...kernel.actions.move import move
from ...kernel.codes import NEXT, RETURN
from ...kernel.events.changes import attach
from ...kernel.state.state import Frame, State
from .areas import HEART, LEGION, MATE, VANGUARD
from .c3_timing import announce
from .c4_circles import hearts_of, is_unit, vanguard_of
from .c10_legion import partner
from .c12_pseudo_cards import is_protect
from .nodes import can_mate


def r10_25_18(g: State, f: Frame) -> int:
    """Of two cards of player a, one is a heart and leads if its seek mate names the other, else the other way round.

    The leader is b, its mate c. What is in legion already is left alone (10.25.18.1), and so is the vanguard.
    """
    hearts = hearts_of(g, f.a)
    heart = next((card for card in f.items if card in hearts), -1)
    other = next((card for card in f.items if card != heart), -1)
    g.done = 0
    if heart < 0 or other < 0 or partner(g, heart) >= 0 or not _may_join(g, other):
        return RETURN
    if can_mate(g, heart, other):
        f.b, f.c = heart, other
    elif can_mate(g, other, heart):
        f.b, f.c = other, heart
    else:
        return RETURN
    return NEXT if other in hearts else move(g, other, VANGUARD + f.a, LEGION, HEART)


def _may_join(g: State, card: int) -> bool:
    """Whether a unit may join: no pseudo-card, none in legion, and not the vanguard itself."""
    on_circle = VANGUARD <= g.zone_of[card] < VANGUARD + 2
    return not is_protect(g, card) and partner(g, card) < 0 and not (on_circle and is_unit(g, card))


def r10_25_18__tie(g: State, f: Frame) -> int:
    """Leader and mate belong to the vanguard now, the mate by its leader."""
    if {f.b, f.c} <= set(hearts_of(g, f.a)):
        set_flags(g, f.c, g.flags[f.c] | MATE)
        attach(g, f.c, f.b)
        attach(g, f.b, vanguard_of(g, f.a))
        announce(g, LEGION, f.b, f.c)
        g.done = 2
    return RETURN


JOINING_HEARTS = (r10_25_18, r10_25_18__tie)
