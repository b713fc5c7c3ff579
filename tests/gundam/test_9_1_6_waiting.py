"""9-1-6: in which order triggered effects are resolved."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import DAMAGED, RESTED
from tefuda.rulebooks.gundam.areas import BY_RULE
from tests.gundam.table import Table


@pytest.mark.rules("9-1-6-2", "9-1-6-1-1")
def test_9_1_6_1_an_effect_is_resolved_each_time_it_is_triggered(table: Table) -> None:
    units = table.units(0, 2)
    done: list[int] = []
    table.ability(0, RESTED, lambda: done.append(1))
    table.main_phase(0)
    for unit in units:
        table.happen(lambda unit=unit: rest(table.state, unit, BY_RULE))  # type: ignore[misc]
    assert done == [1, 1]
    assert table.state.pending == []


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_9_1_6_5_whoever_has_several_says_in_which_order(table: Table, order: tuple[int, int]) -> None:
    unit = table.unit(0)
    done: list[str] = []
    table.ability(0, RESTED, lambda: done.append("a"))
    table.ability(0, RESTED, lambda: done.append("b"))
    table.main_phase(0)
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    assert (table.asks, table.offered("number")) == ((0, "9-1-6-5"), [0, 1])
    table.choose("number", order[0])
    assert done == ["ab"[number] for number in order]


def test_9_1_6_6_the_turn_player_s_come_first(table: Table) -> None:
    unit = table.unit(0)
    done: list[str] = []
    for name in "ab":
        table.ability(0, RESTED, lambda name=name: done.append(name))  # type: ignore[misc]
        table.ability(1, RESTED, lambda name=name: done.append(name.upper()))  # type: ignore[misc]
    table.main_phase(1)
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    assert table.asks == (1, "9-1-6-5")
    table.choose("number", 3)
    assert table.asks == (0, "9-1-6-6")
    table.choose("number", 2)
    assert done == ["B", "A", "b", "a"]


def test_9_1_6_7_what_is_triggered_meanwhile_goes_first(table: Table) -> None:
    unit, other = table.unit(0), table.unit(0, hp=9)
    done: list[str] = []

    def strike() -> int:
        done.append("first")
        return deal_damage(table.state, other, 1, BY_RULE)

    table.ability(0, RESTED, strike)
    table.ability(1, RESTED, lambda: done.append("second"))
    table.ability(0, DAMAGED, lambda: done.append("meanwhile"))
    table.ability(1, DAMAGED, lambda: done.append("meanwhile, theirs"))
    table.main_phase(0)
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    assert done == ["first", "meanwhile", "meanwhile, theirs", "second"]
