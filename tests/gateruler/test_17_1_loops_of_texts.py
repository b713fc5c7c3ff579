"""17-1: loops that texts make."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.deeds import Nothing
from tefuda.kernel.abilities.happenings import Whenever
from tefuda.kernel.abilities.nodes import AT_LEAST

from .table import Table
from .texts import MY_UNITS, ONE, normal, usable, use, when

# 17-1 Loops


@pytest.mark.rules("17-1a")
def test_17_1a_1_a_free_ability_is_barred_in_the_same_position(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(Nothing()))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "17-1a-1"


def test_17_1a_3_a_loop_that_nobody_can_stop_is_a_draw(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Whenever(There(MY_UNITS, AT_LEAST, ONE)), Nothing()))
    table.main_phase(0)
    for _ in range(8):
        if table.game.over:
            break
        table.choose("pass")
    assert table.game.over
    assert table.state.losers == 3
