"""11.42: ultimate stride skills of G units: their conditions (8.5.2.1.2), and what their return costs (10.28.5)."""
from __future__ import annotations

from typing import Final

from ...kernel.changes import move_all
from ...kernel.codes import FACE_DOWN, RETURN
from ...kernel.values import has_label
from ...kernel.state import Frame, Row, State
from .areas import BY_RULE, G_ZONE, REMOVED
from .c4_circles import vanguard_of
from .c11_skills import STRIDE_SKILL, skill_of
from .clans import EVERY_CLAN, NATIONS

ULTIMATE_SKILL: Final = "ultimate stride"
# 8.5.2.1.2.2: so many face-up cards have to be in the G zone.
_USED: Final = 3


def stride_skill_of(g: State, card: int) -> int:
    """11.42.3: an ultimate stride skill is a stride skill."""
    number = skill_of(g, card, ULTIMATE_SKILL)
    return number if number >= 0 else skill_of(g, card, STRIDE_SKILL)


def is_ultimate(g: State, card: int) -> bool:
    return skill_of(g, card, ULTIMATE_SKILL) >= 0


def of_its_nation(g: State, player: int, card: int) -> bool:
    """8.5.2.1.2.1: whether it has a nation of the vanguard; of one without any, whether it is of every nation."""
    unit = vanguard_of(g, player)
    theirs = [f"nation:{nation}" for nation in NATIONS if has_label(g, unit, f"nation:{nation}")]
    if not theirs:
        return has_label(g, card, f"clan:{EVERY_CLAN}")
    return any([has_label(g, card, nation) for nation in theirs])


def enough_used(g: State, player: int) -> bool:
    """8.5.2.1.2.2: whether enough cards of the G zone are face-up."""
    return sum([1 for card in g.zones[G_ZONE + player] if not g.flags[card] & FACE_DOWN]) >= _USED


def forfeiting(g: State, cards: Row) -> int:
    """Whose G zone an ultimate G unit among these has gone back to, or -1."""
    for card in cards:
        if G_ZONE <= g.zone_of[card] < G_ZONE + 2 and is_ultimate(g, card):
            return g.zone_of[card] - G_ZONE
    return -1


def r10_28_5(g: State, f: Frame) -> int:
    """All cards of the G zone of player a are removed."""
    return move_all(g, tuple(g.zones[G_ZONE + f.a]), REMOVED + f.a, BY_RULE)


def r10_28_5__end(g: State, f: Frame) -> int:
    return RETURN


FORFEITING = (r10_28_5, r10_28_5__end)
