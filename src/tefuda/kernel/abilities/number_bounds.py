"""Bounds: changes that go only so far, and numbers that go only so far whatever changes them."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from .nodes import Number, NumberQuality
from ..continuous.effect_sorts import CAP, DOWN_TO, FLOOR, UP_TO


@dataclass(frozen=True)
class DownTo(NumberQuality):
    """So much less of a number, but by this not below the least. What is there already stays."""

    amount: Number
    least: int

    def sort(self) -> int:
        return DOWN_TO

    def number(self) -> Optional[Number]:
        return self.amount

    def bound(self) -> int:
        return self.least


@dataclass(frozen=True)
class UpTo(NumberQuality):
    """So much more of a number, but by this not above the most. What is there already stays."""

    amount: Number
    most: int

    def sort(self) -> int:
        return UP_TO

    def number(self) -> Optional[Number]:
        return self.amount

    def bound(self) -> int:
        return self.most


@dataclass(frozen=True)
class NeverBelow(NumberQuality):
    """A number is never less than this, whatever makes it so."""

    least: Number

    def sort(self) -> int:
        return FLOOR

    def number(self) -> Optional[Number]:
        return self.least


@dataclass(frozen=True)
class NeverAbove(NumberQuality):
    """A number is never more than this, whatever makes it so."""

    most: Number

    def sort(self) -> int:
        return CAP

    def number(self) -> Optional[Number]:
        return self.most
