"""Costs of points and colours."""
from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from tefuda.kernel.codes import PICK
from tefuda.kernel.costs.colour_costs import colour_picks, pay, payable, served
from tefuda.kernel.state.state import Frame, State

from .tiny import COST, begin, offered, picks, reply

# The colours as bits.
RED, BLUE, GREEN = 1, 2, 4


def serves_each(have: tuple[int, ...], colours: list[int]) -> bool:
    """Whether the cards can be laid on the colours one for one, by trying all ways."""
    return any(all(card & colour for card, colour in zip(order, colours)) for order in permutations(have, len(colours)))


def greatest(have: tuple[int, ...], colours: int) -> int:
    bits = [bit for bit in (RED, BLUE, GREEN) if bit & colours]
    sets = [list(some) for size in range(len(bits) + 1) for some in combinations(bits, size)]
    return max(len(some) for some in sets if serves_each(have, some))


@pytest.mark.parametrize("colours", range(8))
def test_as_many_colours_are_served_as_trying_all_ways_finds(colours: int) -> None:
    for size in range(4):
        for have in product(range(8), repeat=size):
            assert served(list(have), colours) == greatest(have, colours)


@pytest.mark.parametrize(("have", "points", "colours", "can"), [
    ([], 0, 0, True), ([], 1, 0, False), ([RED], 1, 0, True), ([RED], 1, BLUE, False), ([RED, RED], 2, RED, True),
    ([RED, RED], 2, RED | BLUE, False), ([RED, BLUE], 2, RED | BLUE, True), ([RED | BLUE], 2, RED | BLUE, False),
    ([RED | BLUE, RED], 2, RED | BLUE, True), ([0, 0, RED], 3, RED, True), ([RED, BLUE], 1, RED | BLUE, True),
])
def test_a_cost_needs_its_points_and_a_card_for_each_colour(
    have: list[int], points: int, colours: int, can: bool,
) -> None:
    assert payable(have, points, colours) == can


def test_a_pick_never_leads_into_a_dead_end() -> None:
    for have in product((0, RED, BLUE, RED | BLUE), repeat=3):
        cards = list(have)
        needed = served(cards, RED | BLUE)
        for first in colour_picks(cards, [], RED | BLUE):
            assert needed < 2 or colour_picks(cards, [first], RED | BLUE)


def paying(points: int, colours: int, cards: tuple[int, ...]) -> State:
    """The cards of ``tiny`` are red, but for 2 and 7, which are blue."""
    def r1_1(g: State, f: Frame) -> int:
        return pay(g, 0, points, colours, cards, COST)

    return begin(r1_1)


def finished(g: State) -> bool:
    return g.rule() == "9-1"


def test_the_colours_are_paid_first_and_then_any_cards() -> None:
    g = paying(2, RED, (0, 1, 2))
    assert (offered(g), g.rule()) == (picks(0, 1), "4-6")
    reply(g, PICK, 1)
    assert (offered(g), g.rule()) == (picks(0, 2), "4-7")
    reply(g, PICK, 2)
    assert (finished(g), g.result, g.done) == (True, (1, 2), 1)


def test_forced_picks_are_not_asked() -> None:
    g = paying(2, BLUE, (0, 1, 2))
    # Card 2 is the only blue one; the other point may come from either red card.
    assert (offered(g), g.rule()) == (picks(0, 1), "4-7")
    reply(g, PICK, 0)
    assert g.result == (0, 2)


def test_a_cost_of_all_the_cards_is_paid_without_asking() -> None:
    g = paying(3, RED | BLUE, (2, 0, 1))
    assert (finished(g), sorted(g.result), g.done) == (True, [0, 1, 2], 1)


def test_what_pays_comes_in_the_order_in_which_it_lies() -> None:
    g = paying(2, 0, (4, 1, 3))
    reply(g, PICK, 3)
    reply(g, PICK, 4)
    assert g.result == (4, 3)


def test_a_cost_that_cannot_be_paid_is_not_paid() -> None:
    g = paying(2, BLUE, (0, 1))
    assert (finished(g), g.result, g.done) == (True, (), 0)


def test_a_cost_of_nothing_is_paid_with_nothing() -> None:
    g = paying(0, RED, (0, 1))
    assert (finished(g), g.result, g.done) == (True, (), 1)
