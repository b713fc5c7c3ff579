"""Numbers of cards that are multiplied: doubled, or only half of what they were."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from .nodes import Number, NumberQuality
from ..continuous.effect_sorts import PART, TIMES


@dataclass(frozen=True)
class Multiplied(NumberQuality):
    """A number is so many times what it is by all that applies before this."""

    amount: Number

    def sort(self) -> int:
        return TIMES

    def number(self) -> Optional[Number]:
        return self.amount


@dataclass(frozen=True)
class Divided(NumberQuality):
    """A number is only one of so many equal parts of what it is by all that applies before this, rounded down."""

    amount: Number

    def sort(self) -> int:
        return PART

    def number(self) -> Optional[Number]:
        return self.amount
