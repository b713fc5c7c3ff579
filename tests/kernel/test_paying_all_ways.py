"""Every payment there is can be picked, and nothing else: compared with trying all ways."""
from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from tefuda.kernel.costs.colour_costs import colour_picks, payable

COLOURS = (1, 2, 4)
Set = frozenset[int]


def by_trying(have: list[int], points: int, colours: int) -> set[Set]:
    """The sets of cards in which some cards serve as many colours as the points allow, one each."""
    wanted = [colour for colour in COLOURS if colour & colours]
    needed = min(points, len(wanted))
    found: set[Set] = set()
    for cards in combinations(range(len(have)), points):
        for serving in permutations(cards, needed):
            for some in combinations(wanted, needed):
                if all(have[card] & colour for card, colour in zip(serving, some)):
                    found.add(frozenset(cards))
    return found


def by_picking(have: list[int], points: int, colours: int) -> set[Set]:
    """What the picks lead to: first those for colours, one at a time, then any others."""
    if not payable(have, points, colours):
        return set()
    needed = min(points, colours.bit_count())
    partial: set[Set] = {frozenset()}
    for _ in range(needed):
        grown = {picked | {card} for picked in partial for card in colour_picks(have, sorted(picked), colours)}
        assert all(colour_picks(have, sorted(picked), colours) for picked in partial), "a dead end"
        partial = grown
    rest = range(len(have))
    return {
        picked | set(others) for picked in partial
        for others in combinations([card for card in rest if card not in picked], points - needed)
    }


@pytest.mark.parametrize("colours", range(8))
def test_picking_leads_to_every_payment_and_to_no_other(colours: int) -> None:
    for size in range(5):
        for have in product((0, 1, 2, 3, 4, 7), repeat=size):
            for points in range(size + 2):
                assert by_picking(list(have), points, colours) == by_trying(list(have), points, colours)
