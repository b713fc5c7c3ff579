"""What can be so of a card for a while: other numbers, other abilities, other labels, things it can't do."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..state.state import State
from ..state.card_table import Table
from ..continuous.information import GIVEN, SILENCED, label_information
from .nodes import Ability, Number, NumberQuality, Quality
from ..continuous.effect_sorts import ADD, GRANT_ABILITY, LABEL, LOSE_ABILITY, PROHIBIT, RELABEL, SET


@dataclass(frozen=True)
class Plus(NumberQuality):
    """So much more of a number, or less."""

    amount: Number

    def sort(self) -> int:
        return ADD

    def number(self) -> Optional[Number]:
        return self.amount


@dataclass(frozen=True)
class Becomes(NumberQuality):
    """A number is set."""

    amount: Number

    def sort(self) -> int:
        return SET

    def number(self) -> Optional[Number]:
        return self.amount


@dataclass(frozen=True)
class Gains(Quality):
    """The card has a further ability."""

    ability: Ability

    def sort(self) -> int:
        return GRANT_ABILITY

    def what(self, g: State) -> int:
        return g.table.number(self.ability)

    def information(self, table: Table) -> int:
        return GIVEN + table.number_of[self.ability]


@dataclass(frozen=True)
class LosesAbilities(Quality):
    """The card loses the abilities that it has; those that it gains later it has."""

    def sort(self) -> int:
        return LOSE_ABILITY

    def what(self, g: State) -> int:
        return 0

    def information(self, table: Table) -> int:
        return SILENCED


@dataclass(frozen=True)
class Lacks(Quality):
    """The card loses an ability, wherever it has it from; if it gains it later, it has it."""

    ability: Ability

    def sort(self) -> int:
        return LOSE_ABILITY

    def what(self, g: State) -> int:
        return 1 + g.table.number(self.ability)

    def information(self, table: Table) -> int:
        return SILENCED


@dataclass(frozen=True)
class Cannot(Quality):
    """A deed that the card can't do, or that can't be done to it; a move perhaps only for one reason."""

    deed: int
    because: int = -1

    def sort(self) -> int:
        return PROHIBIT

    def what(self, g: State) -> int:
        return self.deed

    def reason(self) -> int:
        return self.because


@dataclass(frozen=True)
class Withstands(Quality):
    """What comes with so many points can't happen to the card: damage of up to 5000."""

    deed: int
    points: Number

    def sort(self) -> int:
        return PROHIBIT

    def what(self, g: State) -> int:
        return self.deed

    def number(self) -> Optional[Number]:
        return self.points


@dataclass(frozen=True)
class Called(Quality):
    """The card has a further label: a name, trait, colour."""

    label: str

    def sort(self) -> int:
        return LABEL

    def what(self, g: State) -> int:
        return g.table.label_number[self.label]

    def information(self, table: Table) -> int:
        return label_information(table, self.label)[0]


@dataclass(frozen=True)
class CalledOnly(Quality):
    """Of all labels of a sort the card has just this one; a label without a name, such as "trait:", is none."""

    label: str

    def sort(self) -> int:
        return RELABEL

    def what(self, g: State) -> int:
        return g.table.label_number[self.label]

    def information(self, table: Table) -> int:
        return label_information(table, self.label)[0]
