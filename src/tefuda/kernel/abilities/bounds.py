"""Bounds: changes that go only so far, and numbers that go only so far whatever changes them."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..altering import CAP, DOWN_TO, FLOOR, UP_TO
from ..state import State, Table
from .nodes import Number, Quality


@dataclass(frozen=True)
class DownTo(Quality):
    """So much less of a number, but by this not below the least. What is there already stays."""

    attribute: int
    amount: Number
    least: int

    def sort(self) -> int:
        return DOWN_TO

    def what(self, g: State) -> int:
        return self.attribute

    def information(self, table: Table) -> int:
        return self.attribute

    def number(self) -> Optional[Number]:
        return self.amount

    def bound(self) -> int:
        return self.least


@dataclass(frozen=True)
class UpTo(Quality):
    """So much more of a number, but by this not above the most. What is there already stays."""

    attribute: int
    amount: Number
    most: int

    def sort(self) -> int:
        return UP_TO

    def what(self, g: State) -> int:
        return self.attribute

    def information(self, table: Table) -> int:
        return self.attribute

    def number(self) -> Optional[Number]:
        return self.amount

    def bound(self) -> int:
        return self.most


@dataclass(frozen=True)
class NeverBelow(Quality):
    """A number is never less than this, whatever makes it so."""

    attribute: int
    least: Number

    def sort(self) -> int:
        return FLOOR

    def what(self, g: State) -> int:
        return self.attribute

    def information(self, table: Table) -> int:
        return self.attribute

    def number(self) -> Optional[Number]:
        return self.least


@dataclass(frozen=True)
class NeverAbove(Quality):
    """A number is never more than this, whatever makes it so."""

    attribute: int
    most: Number

    def sort(self) -> int:
        return CAP

    def what(self, g: State) -> int:
        return self.attribute

    def information(self, table: Table) -> int:
        return self.attribute

    def number(self) -> Optional[Number]:
        return self.most
