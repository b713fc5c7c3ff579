"""Numbers that are multiplied: as long as an ability works, and for a while."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.qualities import Becomes, Cannot, Divided, Multiplied, NeverAbove, Plus
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import Quality, Static
from tefuda.kernel.abilities.numbers import Counted, Fixed
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.state.codec import decode, encode
from tefuda.kernel.codes import BEING_LESSENED_AT_ALL
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.dragonball.cards import POWER
from tests.abilities.abilities_help import MINE, THEIRS, give, use
from tests.dragonball.table import Table

DOUBLE = Multiplied(POWER, Fixed(2))
HALF = Divided(POWER, Fixed(2))


@pytest.fixture(params=["standing", "lasting", "ring"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(("quality", "power"), [
    (DOUBLE, 7002), (Multiplied(POWER, Fixed(3)), 10503), (HALF, 1750), (Divided(POWER, Fixed(3)), 1167)])
def test_a_number_is_so_many_times_what_it_was_or_a_part_rounded_down(
    table: Table, way: str, quality: Quality, power: int,
) -> None:
    card = table.put("battle", 0, power=3501)
    give(table, way, quality)
    assert table.number(card, "power") == power


@pytest.mark.parametrize(("qualities", "power"), [
    ((Plus(POWER, Fixed(1000)), DOUBLE), 8000), ((DOUBLE, Plus(POWER, Fixed(1000))), 7000),
    ((Plus(POWER, Fixed(1000)), HALF), 2000), ((HALF, Plus(POWER, Fixed(1000))), 2500),
    ((DOUBLE, DOUBLE), 12000), ((DOUBLE, HALF), 3000), ((Becomes(POWER, Fixed(2000)), DOUBLE), 4000),
    ((DOUBLE, Becomes(POWER, Fixed(2000))), 2000), ((NeverAbove(POWER, Fixed(5000)), DOUBLE), 5000)])
def test_8_9_1_3_changes_of_a_number_apply_by_their_age(
    table: Table, way: str, qualities: tuple[Quality, ...], power: int,
) -> None:
    card = table.put("battle", 0, power=3000)
    give(table, way, *qualities)
    assert table.number(card, "power") == power


def test_1_3_6_what_is_below_0_is_reckoned_with(table: Table, way: str) -> None:
    """3000 - 4000 is -1000, twice that and 2500 more are 500."""
    card = table.put("battle", 0, power=3000)
    give(table, way, Plus(POWER, Fixed(-4000)), DOUBLE)
    assert table.number(card, "power") == 0
    give(table, way, Plus(POWER, Fixed(2500)))
    assert table.number(card, "power") == 500


def test_a_card_may_say_it_of_itself(table: Table) -> None:
    card = table.put("battle", 0, power=3000, text=(Always(statics=(
        Static(This(), DOUBLE), Static(This(), Plus(POWER, Fixed(500))))),))
    assert table.number(card, "power") == 6500


def test_how_often_may_be_counted(table: Table) -> None:
    card = table.put("battle", 0, power=3000, text=(Always(statics=(
        Static(This(), Multiplied(POWER, Counted(THEIRS))),)),))
    table.put_many(3, "battle", 1)
    assert table.number(card, "power") == 9000


@pytest.mark.parametrize(("quality", "power"), [(DOUBLE, 6000), (HALF, 3000)])
def test_a_number_that_can_not_get_less_is_doubled_and_not_halved(
    table: Table, way: str, quality: Quality, power: int,
) -> None:
    card = table.put("battle", 0, power=3000)
    table.put("leader", 0, text=(Always(statics=(Static(MINE, Cannot(BEING_LESSENED_AT_ALL, POWER)),)),))
    give(table, way, quality)
    assert table.number(card, "power") == power


def test_it_ends_with_its_duration_and_is_saved(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    use(table, Do(MINE, Lasts(HALF, FOR_TURN)))
    g = table.state
    assert value(decode(g.book, g.table, encode(g)), card, POWER) == value(g.clone(), card, POWER) == 1500
    table.end_phase(0)
    assert table.number(card, "power") == 3000
