"""4-18: counters that texts place on cards and remove from them."""
from __future__ import annotations

import pytest

from tests.gundam.table import Table

PLACE = "【起動・メイン】【ターン1回】①：このユニットに「灯」カウンターを2個置く。"
SPEND = "【起動・メイン】このユニットから「灯」カウンターを2個取り除く：自分は1枚ドローする。"
STRONGER = "このユニットをこのユニットの「灯」カウンター1個につきAP+1する。"
ALL_LIT = "【起動・メイン】「灯」カウンターが1個以上置かれている自分のユニットすべてをレストにする。"
IF_LIT = "【起動・メイン】このユニットに「灯」カウンターが2個以上置かれているなら、自分は1枚ドローする。"


@pytest.mark.rules("4-18-2", "4-18-3")
def test_4_18_1_counters_are_placed_counted_and_removed_as_a_cost(table: Table) -> None:
    table.resources(0, 1)
    unit = table.reads("\n".join((PLACE, SPEND, STRONGER))).unit(0, ap=1)
    table.main_phase(0)
    assert len([it for it in table.offers if it[1] == unit and it[0] == "activate"]) == 1, "there are none to remove"
    table.choose("activate", unit)
    assert table.number(unit, "ap") == 3
    held = table.count("hand", 0)
    table.choose("activate", unit)
    assert (table.number(unit, "ap"), table.count("hand", 0)) == (1, held + 1)


@pytest.mark.rules("4-18-2")
def test_4_18_1_cards_are_told_by_their_counters(table: Table) -> None:
    table.resources(0, 1)
    lit, dark = table.reads(PLACE).unit(0), table.unit(0)
    rester = table.reads(ALL_LIT).unit(0)
    table.main_phase(0)
    table.choose("activate", lit)
    table.choose("activate", rester)
    assert [table.rested(it) for it in (lit, dark, rester)] == [True, False, False]


@pytest.mark.parametrize("enough", [False, True])
def test_4_18_1_a_text_may_ask_for_counters_on_its_own_unit(table: Table, enough: bool) -> None:
    table.resources(0, 1)
    unit = table.reads(f"{PLACE}\n{IF_LIT}").unit(0)
    table.main_phase(0)
    if enough:
        table.choose("activate", unit)
    held = table.count("hand", 0)
    table.game.choose([it[0] for it in table.offers].index("activate") + (not enough))
    assert table.count("hand", 0) == held + enough
