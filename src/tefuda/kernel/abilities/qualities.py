"""What can be so of a card for a while: other numbers, other abilities, other labels, things it can't do."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..state.state import State
from ..state.card_table import Table
from ..continuous.information import GIVEN, SILENCED, label_information
from .nodes import Ability, Number, Quality
from ..continuous.effect_sorts import (
    ADD, CAP, DOWN_TO, EVEN_OUT, FLOOR, GRANT_ABILITY, LABEL, LOSE_ABILITY, PART, PROHIBIT, RELABEL, SET, TIMES, UP_TO)


@dataclass(frozen=True)
class NumberQuality(Quality):
    """A number of the card changes or is bounded, by an amount or to it."""

    attribute: int
    amount: Number

    def what(self, g: State) -> int:
        return self.attribute

    def information(self, table: Table) -> int:
        return self.attribute

    def number(self) -> Optional[Number]:
        return self.amount


@dataclass(frozen=True)
class Plus(NumberQuality):
    """A number is more, or less."""

    def sort(self) -> int:
        return ADD


@dataclass(frozen=True)
class Becomes(NumberQuality):
    """A number is set."""

    def sort(self) -> int:
        return SET


@dataclass(frozen=True)
class EvensOut(NumberQuality):
    """A number becomes this at its place in the order, by more or less; what is younger adds to that."""

    def sort(self) -> int:
        return EVEN_OUT


@dataclass(frozen=True)
class DownTo(NumberQuality):
    """A number is less, but by this not below where it stops. What is there already stays."""

    stop: int

    def sort(self) -> int:
        return DOWN_TO

    def bound(self) -> int:
        return self.stop


@dataclass(frozen=True)
class UpTo(NumberQuality):
    """A number is more, but by this not above where it stops. What is there already stays."""

    stop: int

    def sort(self) -> int:
        return UP_TO

    def bound(self) -> int:
        return self.stop


@dataclass(frozen=True)
class NeverBelow(NumberQuality):
    """A number is never less than this, whatever makes it so."""

    def sort(self) -> int:
        return FLOOR


@dataclass(frozen=True)
class NeverAbove(NumberQuality):
    """A number is never more than this, whatever makes it so."""

    def sort(self) -> int:
        return CAP


@dataclass(frozen=True)
class Multiplied(NumberQuality):
    """A number is so many times what it is by all that applies before this."""

    def sort(self) -> int:
        return TIMES


@dataclass(frozen=True)
class Divided(NumberQuality):
    """A number is one of so many equal parts of what it is by all that applies before this, rounded down."""

    def sort(self) -> int:
        return PART


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
class LosesAbility(Quality):
    """The card loses an ability, wherever it has it from, or all that it has; what it gains later it has."""

    ability: Optional[Ability] = None

    def sort(self) -> int:
        return LOSE_ABILITY

    def what(self, g: State) -> int:
        return 0 if self.ability is None else 1 + g.table.number(self.ability)

    def information(self, table: Table) -> int:
        return SILENCED


@dataclass(frozen=True)
class Cannot(Quality):
    """A deed that the card can't do, or that can't be done to it.

    Perhaps only for one reason, or only with so many points: damage of up to 5000.
    """

    deed: int
    because: int = -1
    points: Optional[Number] = None

    def sort(self) -> int:
        return PROHIBIT

    def what(self, g: State) -> int:
        return self.deed

    def reason(self) -> int:
        return self.because

    def number(self) -> Optional[Number]:
        return self.points


@dataclass(frozen=True)
class GainsLabel(Quality):
    """The card has a further label: a name, trait, colour.

    ``only`` it of all labels of its sort, perhaps; a label without a name, such as "trait:", is none then.
    """

    label: str
    only: bool = False

    def sort(self) -> int:
        return RELABEL if self.only else LABEL

    def what(self, g: State) -> int:
        return g.table.label_number[self.label]

    def information(self, table: Table) -> int:
        return label_information(table, self.label)[0]
