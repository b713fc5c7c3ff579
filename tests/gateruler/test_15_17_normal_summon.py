"""15-17: the normal summon."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.gateruler.areas import SUMMON_COUNT

from .table import Table


@pytest.fixture
def knight() -> Table:
    """A summoning right of 2."""
    return Table("knight", "knight")


@pytest.mark.rules("15-17a-3")
def test_15_17a_a_summon_plays_the_unit_and_is_counted(knight: Table) -> None:
    unit = knight.unit("hand", 0)
    knight.main_phase(0)
    knight.choose("summon", unit, "attack1")
    assert knight.gate == [unit]
    assert knight.state.registers[SUMMON_COUNT] == 1


def test_15_17a_1_from_the_hand_or_the_drive_zone(table: Table) -> None:
    hand, driven = table.unit("hand", 0), table.unit("drive", 0, face_up=True)
    table.main_phase(0)
    assert sorted(table.offered("summon")) == sorted([hand, driven])


def test_15_17a_2_no_more_than_the_summoning_right(knight: Table) -> None:
    units = [knight.unit("hand", 0) for _ in range(3)]
    knight.main_phase(0)
    for unit, name in zip(units[:2], ("attack1", "attack2"), strict=True):
        knight.choose("summon", unit, name)
        knight.resolve()
    assert knight.offered("summon") == []
    assert knight.why_not(f"summon {knight.name(units[2])} defence") == "15-17a-2"


def test_15_17a_2a_an_unlimited_right_is_never_used_up(table: Table) -> None:
    units = [table.unit("hand", 0) for _ in range(6)]
    table.main_phase(0)
    for unit in units:
        table.choose("summon", unit, "attack1")
        table.resolve()
    assert table.state.registers[SUMMON_COUNT] == 6
    assert table.cards("attack1") == [units[-1]]
