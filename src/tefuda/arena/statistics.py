"""Shares with how sure one can be of them, and what a handful of numbers looks like."""
from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

# 95 % of a normal distribution lie within this many standard deviations.
_Z: Final = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """A share, so many of so many, with its Wilson interval: with 95 % confidence the true share lies in it."""

    count: int
    of: int

    @property
    def value(self) -> float:
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """
        >>> [round(end, 3) for end in Share(8, 10).interval]
        [0.49, 0.943]
        """
        if not self.of:
            return 0.0, 1.0
        square = _Z * _Z / self.of
        middle = self.value + square / 2
        reach = math.sqrt(square * (self.value * (1 - self.value) + square / 4))
        return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))

    def to_dict(self) -> dict[str, float]:
        low, high = self.interval
        return {"count": self.count, "of": self.of, "share": self.value, "low": low, "high": high}


@dataclass(frozen=True)
class Spread:
    """Mean, median and the two ends of some numbers."""

    mean: float
    median: float
    least: int
    most: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        return cls(statistics.fmean(numbers), statistics.median(numbers), min(numbers), max(numbers))

    def to_dict(self) -> dict[str, float]:
        return {"mean": self.mean, "median": self.median, "min": self.least, "max": self.most}
