"""804.2c with texts: of several costs to choose from, the player chooses one."""
from __future__ import annotations

import pytest

from tests.zx.zx_table import Table
from tests.zx.zx_written import put

EITHER = "【起】〈《赤1》または《スリープ》〉カードを1枚引く。"
BOTH = "【起】〈《赤1》または《青1》《スリープ》〉カードを1枚引く。"


@pytest.mark.rules("804.2f")
@pytest.mark.parametrize("way", [0, 1])
def test_804_2c_one_of_the_costs_is_chosen(table: Table, way: int) -> None:
    it = put(table, "square7", EITHER)
    resource = table.put("resource", 0, colors=("red",))
    table.main_phase(0)
    table.choose("use", it)
    assert (table.asks, table.offered("number")) == ((0, "804.2c"), [0, 1])
    table.choose("number", way)
    assert (table.rested(resource), table.rested(it), table.count("hand", 0)) == (way == 0, way == 1, 1)


@pytest.mark.rules("804.2f")
def test_804_2c_what_can_not_be_paid_can_not_be_chosen(table: Table) -> None:
    it = put(table, "square7", EITHER)
    resource = table.put("resource", 0, colors=("blue",))
    table.main_phase(0)
    table.choose("use", it)
    assert (table.rested(it), table.rested(resource), table.count("hand", 0)) == (True, False, 1)
    table.main_phase(0)
    assert table.offered("use") == []


@pytest.mark.rules("804.2f")
@pytest.mark.parametrize("color", ["red", "blue", "white"])
def test_804_2c_the_other_costs_are_paid_beside_it(table: Table, color: str) -> None:
    it = put(table, "square7", BOTH)
    resource = table.put("resource", 0, colors=(color,))
    table.main_phase(0)
    assert (it in table.offered("use")) == (color != "white")
    if color != "white":
        table.choose("use", it)
        assert (table.rested(it), table.rested(resource), table.count("hand", 0)) == (True, True, 1)
