"""Chance that is part of the state."""
from __future__ import annotations

from itertools import pairwise

from tefuda.kernel.state.random_numbers import below, seed, shuffle
from tefuda.kernel.state.state import State

from .tiny import begin


def seeded(number: int) -> State:
    g = begin()
    seed(g, number)
    return g


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = seeded(5), seeded(5)
    assert [below(one, 1000) for _ in range(50)] == [below(other, 1000) for _ in range(50)]


def test_near_seeds_give_other_numbers() -> None:
    first = [below(seeded(number), 10**6) for number in range(100)]
    assert len(set(first)) == 100
    assert len({(b - a) % 10**6 for a, b in pairwise(first)}) > 90


def test_any_whole_number_is_a_seed() -> None:
    for number in (0, -1, -(10**30), 10**30, 2**62):
        g = seeded(number)
        assert 0 <= below(g, 6) < 6
        assert 0 < g.random1 < 2147483563
        assert 0 < g.random2 < 2147483399


def test_every_number_below_the_bound_comes_and_no_other() -> None:
    g = seeded(1)
    assert {below(g, 7) for _ in range(300)} == set(range(7))
    assert {below(g, 1) for _ in range(10)} == {0}


def test_numbers_are_about_equally_likely() -> None:
    g = seeded(2)
    counts = [0] * 10
    for _ in range(20000):
        counts[below(g, 10)] += 1
    assert max(abs(count - 2000) for count in counts) < 200


def test_a_bound_that_does_not_divide_the_span_is_not_lopsided() -> None:
    """Two thirds of the span: without throwing numbers away the lower half would come twice as often."""
    g = seeded(3)
    bound = 2147483562 // 3 * 2
    low = sum(below(g, bound) < bound // 2 for _ in range(6000))
    assert abs(low - 3000) < 250


def test_each_order_of_a_shuffle_is_about_equally_likely() -> None:
    g = seeded(4)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        shuffle(g, cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert max(abs(count - 1000) for count in counts.values()) < 150


def test_a_copy_of_the_state_draws_the_same_numbers() -> None:
    g = seeded(6)
    copy = g.clone()
    assert [below(g, 100) for _ in range(20)] == [below(copy, 100) for _ in range(20)]
