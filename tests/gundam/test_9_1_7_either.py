"""9-1-7-2 to 9-1-7-4: what stands before the colon may be this or that."""
from __future__ import annotations

import pytest

from tests.gundam.table import Table

EITHER = "【起動・メイン】①または自分の手札1枚を捨てる：このターン中、このユニットをAP+2する。"
BESIDE = "【起動・メイン】自分の手札1枚を捨てる、自分の手札1枚を捨てるまたは①：このターン中、このユニットをAP+2する。"


@pytest.mark.rules("9-1-7-3")
@pytest.mark.parametrize("way", [0, 1])
def test_9_1_7_2_the_player_says_which_of_it_is_done(table: Table, way: int) -> None:
    resource, = table.resources(0, 1)
    unit = table.reads(EITHER).unit(0, ap=2)
    table.leave(0, "hand", 0)
    other = table.hand(0)
    table.main_phase(0)
    table.choose("activate", unit)
    assert (table.asks, table.offered("number")) == ((0, "9-1-7-2"), [0, 1])
    table.choose("number", way)
    assert (table.rested(resource), table.where(other)[0]) == ((True, "hand"), (False, "trash"))[way]
    assert table.number(unit, "ap") == 4


@pytest.mark.rules("9-1-7-3")
@pytest.mark.parametrize(("resources", "hand"), [(0, 0), (1, 0), (0, 1)])
def test_9_1_7_2_only_what_can_be_done_can_be_picked(table: Table, resources: int, hand: int) -> None:
    table.resources(0, resources)
    unit = table.reads(EITHER).unit(0, ap=2)
    table.leave(0, "hand", 0)
    for _ in range(hand):
        table.hand(0, cost=9, level=9)
    table.main_phase(0)
    assert (unit in table.offered("activate")) == (resources + hand > 0)
    if resources + hand:
        table.choose("activate", unit)
        assert table.number(unit, "ap") == 4


@pytest.mark.rules("9-1-7-4")
def test_9_1_7_4_all_conditions_have_to_be_met(table: Table) -> None:
    """With one card in the hand, which the first condition takes, the resource is what is left."""
    unit = table.reads(BESIDE).unit(0, ap=2)
    table.leave(0, "hand", 0)
    other = table.hand(0, cost=9, level=9)
    table.main_phase(0)
    assert unit not in table.offered("activate")
    resource, = table.resources(0, 1)
    table.main_phase(0)
    table.choose("activate", unit)
    assert (table.rested(resource), table.where(other)[0], table.number(unit, "ap")) == (True, "trash", 4)


@pytest.mark.rules("9-1-7-3", "9-1-7-4")
@pytest.mark.parametrize("resources", [1, 2])
def test_9_1_7_4_a_resource_is_rested_for_one_condition_only(table: Table, resources: int) -> None:
    unit = table.reads("【起動・メイン】①、②または自分の手札1枚を捨てる：このターン中、このユニットをAP+2する。").unit(0, ap=2)
    table.resources(0, resources)
    table.leave(0, "hand", 0)
    table.main_phase(0)
    assert unit not in table.offered("activate")
    other = table.hand(0, cost=9, level=9)
    table.main_phase(0)
    table.choose("activate", unit)
    assert (table.where(other)[0], table.number(unit, "ap")) == ("trash", 4)
    assert sum(table.rested(card) for card in table.cards("resources", 0)) == 1
