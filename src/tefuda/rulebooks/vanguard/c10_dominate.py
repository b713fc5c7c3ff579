"""10.35: dominating. A unit stays on its circle, but the master of an effect is its master for a while."""
from __future__ import annotations

from ...kernel.codes import DECLARED, RETURN
from ...kernel.effects import lay
from ...kernel.events import note
from ...kernel.state import Frame, State
from ...kernel.swaying import SWAY, swayed
from .areas import DOMINATED
from .c4_circles import is_unit
from .c10_legion import partner


def r10_35_1(g: State, f: Frame) -> int:
    """Player a dominates the units of the row for the time b; with one in legion, its partner too (10.35.1.4).

    A dominated unit is not dominated again (10.35.1.1.2).
    """
    units: list[int] = []
    for card in f.items:
        units.extend([it for it in (card, partner(g, card)) if it >= 0 and it not in units])
    before = swayed(g)
    units = [card for card in units if is_unit(g, card) and card not in before and g.master[card] != f.a]
    for card in units:
        lay(g, SWAY, 0, card=card, master=f.a, duration=f.b)
        g.master[card] = f.a
        g.fresh = -1
        note(g, DECLARED, DOMINATED, card, g.zone_of[card], g.prints[card], g.obj[card], 3)
    g.done = len(units)
    return RETURN


DOMINATING = (r10_35_1,)
