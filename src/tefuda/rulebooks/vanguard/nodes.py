"""What only the texts of this game ask of a card."""
from __future__ import annotations

from dataclasses import dataclass

from ...kernel.abilities.effects import Sequence
from ...kernel.abilities.nodes import Test
from ...kernel.abilities.scope import Scope
from ...kernel.effects import has_label
from ...kernel.state import State
from .c2_triggers import shares_clan
from .c4_circles import is_unit, same_column


@dataclass(frozen=True)
class Search(Sequence):
    """10.10: cards are looked for, and something is done with what was found."""


@dataclass(frozen=True)
class UnitOf(Test):
    """3.8.1: a unit of a clan, race or name, where the text names it by that alone."""

    label: str

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return is_unit(g, card) and has_label(g, card, self.label)


@dataclass(frozen=True)
class SameColumn(Test):
    """4.6.2: the card is in the same column as this unit."""

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return s.source >= 0 and is_unit(g, s.source) and same_column(g.zone_of[card], g.zone_of[s.source])


@dataclass(frozen=True)
class SharesClan(Test):
    """11.8.1: the card has a clan in common with this unit, or has none."""

    yes: bool = True

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return shares_clan(g, s.source, card) == self.yes
