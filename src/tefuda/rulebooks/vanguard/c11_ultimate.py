"""11.42: ultimate stride skills of G units: their conditions (8.5.2.1.2), and what their return costs (10.28.5)."""
from __future__ import annotations

from typing import Final

from ...kernel.actions.move import move_all
from ...kernel.codes import FACE_DOWN, MOVED, RETURN
from ...kernel.events.history import back
from ...kernel.continuous.projection import has_label
from ...kernel.state.state import Frame, Row, State
from .areas import BIND, BY_RULE, G_ZONE, REMOVED, STRIDE_UNIT
from .c4_circles import is_circle, vanguard_grade, vanguard_of
from .c11_skills import STRIDE_SKILL, skill_of
from .c12_sides import is_gyze
from .clans import EVERY_CLAN, NATIONS

ULTIMATE_SKILL: Final = "ultimate stride"
# 8.5.2.1.2.2: so many face-up cards have to be in the G zone.
_USED: Final = 3
# 8.5.2.1.2.3: so many cards of that race, each of another name, have to be bound; the vanguard has to be of that grade.
_DRAGONS: Final = "race:ゼロスドラゴン"
_BOUND: Final = 5
_GRADE: Final = 3


def stride_skill_of(g: State, card: int) -> int:
    """11.42.3: an ultimate stride skill is a stride skill."""
    number = skill_of(g, card, ULTIMATE_SKILL)
    return number if number >= 0 else skill_of(g, card, STRIDE_SKILL)


def strides_for_a_price(g: State) -> bool:
    """11.11.3: whether a card of this match may stride for another cost than cards of the hand."""
    return any([ability.keyword in (STRIDE_SKILL, ULTIMATE_SKILL) for ability in g.table.abilities])


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


def dragons_bound(g: State, player: int) -> bool:
    """8.5.2.1.2.3: whether the vanguard is of grade 3 or more, and enough different Zeroth Dragons are bound."""
    if vanguard_grade(g, player) < _GRADE:
        return False
    bound = [card for card in g.zones[BIND + player] if has_label(g, card, _DRAGONS)]
    return len({g.table.names[g.prints[card]] for card in bound}) >= _BOUND


def forfeiting(g: State, cards: Row) -> int:
    """Whose G zone a G unit among these has gone back to that an ultimate stride had brought, or -1."""
    for card in cards:
        if G_ZONE <= g.zone_of[card] < G_ZONE + 2 and (is_ultimate(g, card) or is_gyze(g, card)) and _strode(g, card):
            return g.zone_of[card] - G_ZONE
    return -1


def _strode(g: State, card: int) -> bool:
    """Whether a card that has just left the circles had come there by striding."""
    obj = g.obj[card]
    for row in back(g):
        if row.kind == MOVED and row.after == obj:
            if row.reason == STRIDE_UNIT or not is_circle(row.origin):
                return row.reason == STRIDE_UNIT
            obj = row.before
    return False


def r10_28_5(g: State, f: Frame) -> int:
    """All cards of the G zone of player a are removed."""
    return move_all(g, g.zones[G_ZONE + f.a], REMOVED + f.a, BY_RULE)


def r10_28_5__end(g: State, f: Frame) -> int:
    return RETURN


FORFEITING = (r10_28_5, r10_28_5__end)
