"""10.25.10, 10.25.11: a leader and its mate stand and rest together, or not at all."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.card_effects import Rest, restable
from ...kernel.abilities.scope import Scope
from ...kernel.codes import RESTED, STOOD
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.state.state import Frame, Row, State
from .areas import MATE, PHASE, STAND, STAND_PHASE, STANDING_UP
from .c3_timing import rest_units, stand_units


def partner(g: State, card: int) -> int:
    """The mate of a leader, the leader of a mate; -1 for any other card."""
    for it in g.zones[g.zone_of[card]]:
        if (g.flags[it] & MATE and g.host[it] == card) or (g.flags[card] & MATE and g.host[card] == it):
            return it
    return -1


def _together(g: State, cards: Row, deed: int, reason: int) -> Row:
    """The cards with their partners, without those of whom one is kept from it."""
    found: list[int] = []
    for card in cards:
        other = partner(g, card)
        pair = (card,) if other < 0 else (card, other)
        if not any([_is_kept(g, it, deed, reason) for it in pair]):
            found.extend([it for it in pair if it not in found])
    return tuple(found)


def _is_kept(g: State, card: int, deed: int, reason: int) -> bool:
    """Whether a unit is kept from it: from standing perhaps only in the stand phase of its master."""
    if forbidden(g, deed, reason, card):
        return True
    stands = deed == STOOD and g.registers[PHASE] == STAND_PHASE and g.controller[card] == g.turn_player
    return stands and forbidden(g, STANDING_UP, -1, card)


@dataclass(frozen=True)
class RestTogether(Rest):
    """Units rest, those in legion together."""

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        here = tuple([card for card in cards if restable(g, card)])
        return rest_units(g, _together(g, here, RESTED, self.reason), self.reason)


def r10_12_1(g: State, f: Frame) -> int:
    """The cards of the row stand."""
    return stand_units(g, _together(g, f.items, STOOD, f.b), f.b)


STANDING = (r10_12_1,)


def standing_up(g: State, cards: Row) -> Row:
    """6.3.1.2: of all units of a fighter, those that stand."""
    return _together(g, cards, STOOD, STAND)
