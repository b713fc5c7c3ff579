"""14-7, 14-11 and 14-12: what always is so, and what lasts."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.nodes import YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, Gains, Plus, LosesAbility
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_GAME, FOR_PHASE, FOR_TURN
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.gateruler.areas import ZONE_ATTACK
from tefuda.rulebooks.gateruler.cards import ATK, HP

from .table import Table
from .texts import DRAW, MY_UNITS, ONE, always, lasts, normal, units, usable, use

# 14-7, 14-11, 14-12 What always is, and what lasts


@pytest.mark.rules("14-7a", "14-11a-1", "14-1a-3", "14-12e")
def test_14_11b_a_card_comes_with_what_applies_there(table: Table) -> None:
    table.give(table.unit("attack1", 0), always(Cards((ZONE_ATTACK,), YOU), Plus(HP, Fixed(2))))
    unit = table.unit("hand", 0, hp=0)
    table.main_phase(0)
    table.choose("summon", unit, "attack2")
    table.resolve()
    # With 0 HP it would be destroyed at once (12-4a-2).
    assert table.where(unit) == ("attack2", 0)
    assert value(table.state, unit, HP) == 2


@pytest.mark.rules("14-11a-2", "6-5c-2", "15-2a")
def test_14_11a_2_an_effect_lasts_as_long_as_it_says(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=1), normal(
        lasts(Plus(ATK, ONE), FOR_TURN, This()), lasts(Plus(ATK, Fixed(10)), FOR_PHASE, This()),
        lasts(Plus(ATK, Fixed(100)), FOR_BATTLE, This()), lasts(Plus(ATK, Fixed(1000)), FOR_GAME, This())))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert value(table.state, unit, ATK) == 1112
    table.pass_to("8-4c")
    assert value(table.state, unit, ATK) == 1102
    table.attack(unit, "attack1")
    table.pass_to("8-4c")
    assert value(table.state, unit, ATK) == 1002
    table.pass_to("6-5b")
    table.settle()
    assert value(table.state, unit, ATK) == 1001


@pytest.mark.rules("14-12c-2b")
def test_14_12c_2_numbers_change_in_the_order_in_which_effects_began(table: Table) -> None:
    plus, fixed = lasts(Plus(ATK, Fixed(2)), which=This()), lasts(Becomes(ATK, Fixed(7)), which=This())
    unit = table.give(table.unit("attack1", 0, atk=1), normal(plus), normal(fixed))
    table.main_phase(0)
    for index, expected in ((0, 3), (1, 7), (0, 9)):
        use(table, unit, index)
        table.resolve()
        assert value(table.state, unit, ATK) == expected


def test_14_12d_only_what_was_there_on_resolution_is_affected(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=1), normal(lasts(Plus(ATK, Fixed(2)), which=MY_UNITS)))
    late = table.unit("hand", 0, atk=1)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("summon", late, "attack2")
    table.resolve()
    assert (value(table.state, unit, ATK), value(table.state, late, ATK)) == (3, 1)


@pytest.mark.rules("14-12a", "14-12a-3", "14-12a-4", "14-12a-5")
def test_14_12a_labels_and_abilities_come_before_numbers(table: Table) -> None:
    lord = table.give(table.unit("attack1", 0), always(units(Labelled("attribute:鳥"), whose=YOU), Plus(ATK, Fixed(5))))
    table.give(table.unit("defence", 0, atk=9), always(Cards((ZONE_ATTACK,), YOU), GainsLabel("attribute:鳥")))
    unit = table.unit("attack2", 0, atk=1)
    table.main_phase(0)
    assert has_label(table.state, unit, "attribute:鳥")
    assert value(table.state, unit, ATK) == 6
    assert value(table.state, lord, ATK) == 7


def test_14_12a_4_abilities_are_given_and_lost(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(lasts(Gains(normal(DRAW)), which=MY_UNITS)),
                      normal(lasts(LosesAbility(), which=MY_UNITS)))
    other = table.unit("attack2", 0, atk=9)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    use(table, other)
    table.resolve()
    assert table.count("hand") == 1
    use(table, unit, 1)
    table.resolve()
    # 14-12c-2: what was given before is lost like what is printed; what is given later is there.
    assert usable(table) == []
