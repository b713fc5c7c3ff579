"""4-10: what depends on a destruction by an effect, and what is paid besides it."""
from __future__ import annotations

import pytest

from tests.gundam.table import Table

IF_YOU_DO = "【起動・メイン】このユニット以外の自分のユニット1つを破壊してもよい。そうしたなら、自分は1枚ドローする。"
TWO_COSTS = "【起動・メイン】このユニット以外の自分のユニット1つを破壊する、自分の手札1枚を捨てる：自分は3枚ドローする。"
RETURNS = "このユニットが破壊されるとき、かわりにこのユニットを手札に戻す。"


@pytest.mark.rules("4-10-1", "9-1-3")
@pytest.mark.parametrize("returns", [False, True])
def test_4_10_1_if_you_do_is_so_when_the_unit_was_destroyed(table: Table, returns: bool) -> None:
    other = table.reads(RETURNS).unit(0) if returns else table.unit(0)
    unit = table.reads(IF_YOU_DO).unit(0)
    table.main_phase(0)
    held = table.count("hand", 0)
    table.choose("activate", unit)
    table.choose("yes")
    assert (table.where(other)[0], table.count("hand", 0)) == ("hand" if returns else "trash", held + 1)


@pytest.mark.rules("9-1-7-2")
def test_9_1_7_4_what_stands_behind_a_destruction_is_paid_too(table: Table) -> None:
    other = table.unit(0)
    unit = table.reads(TWO_COSTS).unit(0)
    card = table.hand(0)
    table.main_phase(0)
    table.choose("activate", unit)
    table.choose("pick", card)
    assert (table.where(other)[0], table.where(card)[0]) == ("trash", "trash")
