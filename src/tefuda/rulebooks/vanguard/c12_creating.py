"""12.13.1.2: pseudo-cards that effects create."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.player_effects import CountedEffect
from ...kernel.abilities.nodes import Number
from ...kernel.abilities.scope import scope_of
from ...kernel.abilities.selections import player_of
from ...kernel.codes import RETURN
from ...kernel.state.state import Frame, State, call
from .areas import BY_SKILL, LAYOUT
from .c12_pseudo_cards import create_protect, is_zone_for


@dataclass(frozen=True)
class CreateProtect(CountedEffect):
    """A number of pseudo-cards begin to be in a zone of a fighter."""

    who: int
    zone: int
    count: Number

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        player = player_of(self.who, s.controller)
        return call(g, g.book.at["create"], player, self.count.of(g, s), LAYOUT.zones[self.zone].first + player)


def r12_13_1_4_2_2(g: State, f: Frame) -> int:
    """Player a, b of them, in the place c; none where it would have to be erased."""
    g.done = 0
    if is_zone_for(f.c, f.a):
        for _ in range(f.b):
            create_protect(g, f.a, BY_SKILL)
        g.done = f.b
    return RETURN


CREATING = (r12_13_1_4_2_2,)
