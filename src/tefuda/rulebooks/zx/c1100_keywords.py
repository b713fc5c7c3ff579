"""Chapter 1100, as far as it needs no text: what a Z/X does that was played from life.

These are steps of playing the card a (804): its frame's chosen is the zone that the card came from.
"""
from __future__ import annotations

from ...kernel.actions.move import move, move_home
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, RETURN
from ...kernel.continuous.projection import value
from ...kernel.state.state import Frame, State
from .areas import DECK, LIFE, LIFE_RECOVERED, TRASH, VOID_BROUGHT
from .c300_squares import all_zx, in_square
from .cards import LIFE_RECOVERY, VOID_BRINGER


def _has_come(g: State, f: Frame, keyword: int) -> bool:
    """1102.2, 1103.2: whether a Z/X with the keyword has come, and its player has no more life than the other."""
    if not in_square(g.zone_of[f.a]) or not value(g, f.a, keyword):
        return False
    player = g.controller[f.a]
    return len(g.zones[LIFE + player]) <= len(g.zones[LIFE + 1 - player])


def r1102_2(g: State, f: Frame) -> int:
    """A Z/X that did not come from life has nothing left to do."""
    (origin,) = f.chosen
    if not LIFE <= origin <= LIFE + 1:
        return RETURN
    player = g.owner[f.a]
    if not _has_come(g, f, LIFE_RECOVERY) or not g.zones[DECK + player]:
        return NEXT
    return move(g, g.zones[DECK + player][-1], LIFE + player, LIFE_RECOVERED)


def r1103_2(g: State, f: Frame) -> int:
    if not _has_come(g, f, VOID_BRINGER):
        return RETURN
    return choose(g, g.controller[f.a], 0, 1, tuple(all_zx(g)))


def r1103_2__trash(g: State, f: Frame) -> int:
    """1103.2a: the chosen Z/X goes to the trash, which is no destruction."""
    return move_home(g, g.result, TRASH, VOID_BROUGHT)
