"""8.7.1 and 8.7.2: in which order lasting effects apply, where one changes what another one does."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.conditions import Fits
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, YOU, Condition, Quality, Static, Filter, Selection
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes, Gains, Plus, LosesAbility
from tefuda.kernel.abilities.filters import Has, Other
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.vanguard.areas import REAR_ZONES, ZONE_VANGUARD
from tefuda.rulebooks.vanguard.cards import CRITICAL, POWER
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import DRAW, REAR_GUARDS, act

FIELD = (ZONE_VANGUARD, *REAR_ZONES)


def always(which: Selection, quality: Quality, condition: Condition | None = None) -> Always:
    return Always(where=FIELD, condition=condition, statics=(Static(which, quality),))


def rear(*tests: Filter) -> Cards:
    return Cards(REAR_ZONES, YOU, tests)


def strong(least: int) -> Has:
    return Has(POWER, AT_LEAST, Fixed(least))


@pytest.mark.parametrize("first", [0, 1])
def test_8_7_2_what_applies_to_the_strong_waits_for_what_makes_them_strong(table: Table, first: int) -> None:
    texts = (always(rear(strong(9000), Other()), Plus(POWER, Fixed(5000))), always(rear(), Plus(POWER, Fixed(2000))))
    for circle, text in zip(("rear1", "rear2"), (texts[first], texts[1 - first])):
        table.put(circle, 0, power=1000, abilities=(text,))
    card = table.put("rear3", 0, power=7000)
    table.main_phase()
    assert table.number(card, "power") == 14000


def test_8_7_2_what_sets_numbers_for_the_weak_waits_for_what_else_sets_them(table: Table) -> None:
    """8.7.1.4: both set the power; the older one applies only after the younger one."""
    weak = Has(POWER, AT_MOST, Fixed(5000))
    table.put("rear1", 0, power=9000, abilities=(always(rear(weak, Other()), Becomes(POWER, Fixed(6000))),))
    table.put("rear2", 0, power=9000, abilities=(always(rear(Other()), Becomes(POWER, Fixed(4000))),))
    card = table.put("rear3", 0, power=8000)
    table.main_phase()
    assert table.number(card, "power") == 6000


@pytest.mark.parametrize("first", [0, 1])
def test_8_7_2_1_those_that_depend_on_each_other_go_by_their_age(table: Table, first: int) -> None:
    texts = (always(rear(strong(8000), Other()), Becomes(POWER, Fixed(1000))),
             always(rear(Has(POWER, AT_MOST, Fixed(8000)), Other()), Becomes(POWER, Fixed(20000))))
    card = table.put("rear3", 0, power=8000)
    for circle, text in zip(("rear1", "rear2"), (texts[first], texts[1 - first])):
        table.put(circle, 0, power=9000, abilities=(text,))
    table.main_phase()
    assert table.number(card, "power") == (20000, 1000)[first]


@pytest.mark.rules("8.7.1.2")
def test_8_7_1_2_an_ability_for_the_strong_sees_their_power_with_all_that_applies(table: Table) -> None:
    card = table.put("rear3", 0, power=8000, abilities=(
        always(This(), Gains(act(DRAW, where=REAR_ZONES)), Fits(This(), strong(10000))),))
    table.main_phase()
    assert table.offered("use") == []
    table.put("rear1", 0, abilities=(always(rear(), Plus(POWER, Fixed(2000))),))
    table.main_phase()
    assert table.offered("use") == [card]


def test_8_7_2_a_number_that_hangs_on_another_number_waits_for_it(table: Table) -> None:
    table.put("rear1", 0, abilities=(always(rear(strong(10000)), Plus(CRITICAL, Fixed(1))),))
    table.put("rear2", 0, abilities=(always(rear(Other()), Plus(POWER, Fixed(2000))),))
    card = table.put("rear3", 0, power=8000)
    table.main_phase()
    assert table.number(card, "critical") == 2


@pytest.mark.rules("8.7.2.1.1")
def test_8_7_2_1_1_a_unit_that_changes_circles_keeps_its_age(table: Table) -> None:
    old = table.put("rear1", 0, power=9000, abilities=(always(rear(Other()), Becomes(POWER, Fixed(6000))),))
    young = table.put("rear5", 0, power=9000, abilities=(always(rear(Other()), Becomes(POWER, Fixed(4000))),))
    card = table.put("rear2", 0, power=8000)
    table.main_phase()
    assert table.number(card, "power") == 4000
    table.choose("exchange")
    assert table.where(old) != ("rear1", 0)
    assert table.number(card, "power") == 4000
    table.happen(lambda: table.move(young, "hand", 0))
    assert table.number(card, "power") == 6000


@pytest.mark.rules("10.21.1", "10.21.2")
@pytest.mark.parametrize(("order", "left"), [((0, 1), False), ((1, 0), True)])
def test_8_7_2_1_abilities_are_given_and_lost_in_the_order_of_age(
    table: Table, order: tuple[int, int], left: bool,
) -> None:
    unit = table.put("rear1", 0)
    effects = (Do(REAR_GUARDS, Lasts(Gains(act(DRAW, where=REAR_ZONES)), FOR_TURN)),
               Do(REAR_GUARDS, Lasts(LosesAbility(), FOR_TURN)))
    table.new_vanguard(0, abilities=(act(*[effects[number] for number in order]),), grade=3)
    table.main_phase()
    table.choose("use")
    assert (unit in table.offered("use")) == left


def test_8_7_2_a_boost_is_seen_by_what_looks_at_power(table: Table) -> None:
    """In a ring too: what the booster has now is added to the power of the unit that it boosts."""
    hot = always(Cards(FIELD, YOU, (strong(14000),)), Plus(POWER, Fixed(5000)))
    booster = table.put("rear4", 0, skill="boost", power=6000)
    it = table.new_vanguard(0, power=9000, grade=3, abilities=(hot,))
    table.put("hand", 1)
    table.battle_phase()
    assert table.number(it, "power") == 9000
    table.attack(it, table.vanguard(1), booster)
    assert table.number(it, "power") == 9000 + 6000 + 5000
