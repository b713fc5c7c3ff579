"""Intervals and spreads."""
from __future__ import annotations

import doctest

import pytest

import tefuda.arena.statistics
from tefuda.arena.statistics import Share, Spread


@pytest.mark.parametrize(("count", "of", "low", "high"), [
    (0, 10, 0.0, 0.2775),
    (10, 10, 0.7225, 1.0),
    (5, 10, 0.2366, 0.7634),
    (81, 263, 0.2553, 0.3662),
])
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    """81 of 263 is the example in Newcombe's comparison of seven methods (1998)."""
    assert list(Share(count, of).interval) == pytest.approx([low, high], abs=5e-5)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert Share(0, 0).value == 0
    assert Share(0, 0).interval == (0, 1)


def test_a_spread_has_mean_median_and_ends() -> None:
    assert Spread.of([1, 2, 3, 10]) == Spread(4, 2.5, 1, 10)


def test_the_examples_are_true() -> None:
    assert doctest.testmod(tefuda.arena.statistics) == (0, 1)
