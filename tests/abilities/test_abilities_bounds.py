"""Bounds: changes that go only so far, and numbers that go only so far."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.qualities import Becomes, DownTo, NeverAbove, NeverBelow, Plus, UpTo
from tefuda.kernel.abilities.nodes import Static
from tefuda.kernel.abilities.numbers import Counted, Each, Fixed
from tefuda.kernel.abilities.spoken_of import This
from tefuda.rulebooks.dragonball.cards import POWER
from tests.abilities.abilities_help import THEIRS, give
from tests.dragonball.table import Table


@pytest.fixture(params=["standing", "lasting", "ring"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(("power", "left"), [(3000, 2000), (2500, 2000), (2000, 2000), (1500, 1500)])
def test_down_to_goes_not_below_its_bound_and_raises_nothing(table: Table, way: str, power: int, left: int) -> None:
    card = table.put("battle", 0, power=power)
    give(table, way, DownTo(POWER, Fixed(-1000), 2000))
    assert table.number(card, "power") == left


@pytest.mark.parametrize(("power", "left"), [(3000, 4000), (4500, 5000), (5000, 5000), (5500, 5500)])
def test_up_to_goes_not_above_its_bound_and_lowers_nothing(table: Table, way: str, power: int, left: int) -> None:
    card = table.put("battle", 0, power=power)
    give(table, way, UpTo(POWER, Fixed(1000), 5000))
    assert table.number(card, "power") == left


def test_down_to_is_only_the_bound_of_its_own_change(table: Table, way: str) -> None:
    card = table.put("battle", 0, power=3000)
    give(table, way, DownTo(POWER, Fixed(-2000), 2000), Plus(POWER, Fixed(-500)))
    assert table.number(card, "power") == 1500


def test_never_below_is_a_bound_for_all_changes_older_and_younger(table: Table, way: str) -> None:
    card = table.put("battle", 0, power=3000)
    give(table, way, Plus(POWER, Fixed(-1500)), NeverBelow(POWER, Fixed(2000)), Plus(POWER, Fixed(-1000)))
    assert table.number(card, "power") == 2000


def test_1_3_6_a_bound_is_for_the_final_number(table: Table, way: str) -> None:
    """What goes below it is reckoned with, as below 0."""
    card = table.put("battle", 0, power=3000)
    give(table, way, NeverBelow(POWER, Fixed(2000)), Plus(POWER, Fixed(-2000)), Plus(POWER, Fixed(500)))
    assert table.number(card, "power") == 2000


def test_never_above_is_a_bound_for_what_is_set_too(table: Table, way: str) -> None:
    card = table.put("battle", 0, power=3000)
    give(table, way, NeverAbove(POWER, Fixed(5000)), Becomes(POWER, Fixed(7000)))
    assert table.number(card, "power") == 5000


def test_a_bound_may_be_reckoned(table: Table) -> None:
    card = table.put("battle", 0, power=9000, text=(Always(statics=(
        Static(This(), NeverAbove(POWER, Each(Counted(THEIRS), 1000))),)),))
    table.put_many(3, "battle", 1)
    assert table.number(card, "power") == 3000
