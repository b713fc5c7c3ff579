"""14-12: in which order lasting effects apply, where one changes what another one does."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, EQUAL, YOU, Filter
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, Gains, Plus, LosesAbility
from tefuda.kernel.abilities.filters import Has, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.gateruler.areas import ZONE_ATTACK
from tefuda.rulebooks.gateruler.cards import ATK, HP, LEVEL

from .table import Table
from .texts import DRAW, MY_UNITS, always, lasts, normal, units, usable, use

BIRD = "attribute:鳥"


def mine(*tests: Filter) -> Cards:
    return units(*tests, whose=YOU)


def strong(least: int) -> Has:
    return Has(ATK, AT_LEAST, Fixed(least))


def attacks(table: Table, *cards: int) -> list[int]:
    return [value(table.state, card, ATK) for card in cards]


@pytest.mark.parametrize("first", [0, 1])
def test_14_12c_1_what_applies_to_the_strong_waits_for_what_makes_them_strong(table: Table, first: int) -> None:
    texts = (always(mine(strong(5), Other()), Plus(ATK, Fixed(2))), always(mine(Other()), Plus(ATK, Fixed(1))))
    table.give(table.unit("attack1", 0, atk=0, hp=7), texts[first])
    table.give(table.unit("defence", 0, atk=0, hp=8), texts[1 - first])
    card = table.unit("attack2", 0, atk=4)
    table.main_phase(0)
    assert attacks(table, card) == [7]


def test_14_12c_1_the_older_one_waits_if_the_younger_one_makes_it_apply(table: Table) -> None:
    weak = Has(ATK, AT_MOST, Fixed(2))
    table.give(table.unit("attack1", 0, atk=9, hp=7), always(mine(weak, Other()), Plus(ATK, Fixed(3))))
    table.give(table.unit("defence", 0, atk=9, hp=8), always(mine(Other()), Becomes(ATK, Fixed(2))))
    card = table.unit("attack2", 0, atk=4)
    table.main_phase(0)
    assert attacks(table, card) == [5]


def test_14_12c_2_one_whose_range_stays_the_same_goes_by_its_age(table: Table) -> None:
    table.give(table.unit("attack1", 0, atk=9, hp=7), always(mine(strong(1), Other()), Plus(ATK, Fixed(3))))
    table.give(table.unit("defence", 0, atk=9, hp=8), always(mine(Other()), Becomes(ATK, Fixed(2))))
    card = table.unit("attack2", 0, atk=4)
    table.main_phase(0)
    assert attacks(table, card) == [2]


@pytest.mark.parametrize("first", [0, 1])
def test_14_12c_1_those_that_depend_on_each_other_go_by_their_age(table: Table, first: int) -> None:
    texts = (always(mine(strong(4), Other()), Becomes(ATK, Fixed(1))),
             always(mine(Has(ATK, AT_MOST, Fixed(4)), Other()), Becomes(ATK, Fixed(9))))
    card = table.unit("attack2", 0, atk=4)
    table.give(table.unit("attack1", 0, atk=5, hp=7), texts[first])
    table.give(table.unit("defence", 0, atk=5, hp=8), texts[1 - first])
    table.main_phase(0)
    assert attacks(table, card) == [(9, 1)[first]]


def test_14_12c_2b_an_effect_counts_from_when_it_was_resolved(table: Table) -> None:
    """The unit that lost its abilities gets one later."""
    giver = table.give(table.unit("attack1", 0, hp=7), normal(lasts(Gains(normal(DRAW)), FOR_TURN, MY_UNITS)))
    taker = table.give(table.unit("defence", 0, hp=8), normal(lasts(LosesAbility(), FOR_TURN, mine(Other()))))
    card = table.unit("attack2", 0)
    table.main_phase(0)
    use(table, giver)
    table.resolve()
    use(table, taker)
    table.resolve()
    assert card not in usable(table)


def test_14_12c_2a_a_given_ability_counts_from_when_it_was_given(table: Table) -> None:
    """Its card is older than the one that sets the number, but the ability is younger."""
    card = table.unit("attack2", 0, atk=4)
    table.give(table.unit("attack1", 0, hp=7), always(mine(Other()), Becomes(ATK, Fixed(2))))
    table.give(table.unit("defence", 0, hp=8), always(mine(Other()), Gains(always(This(), Plus(ATK, Fixed(3))))))
    table.main_phase(0)
    assert attacks(table, card) == [5]


@pytest.mark.rules("14-7b", "14-12a-1")
def test_14_12a_1_what_a_card_is_by_its_own_text_counts_as_printed(table: Table) -> None:
    """However late the card came: what others do to it applies to that."""
    table.give(table.unit("attack1", 0, hp=7), always(mine(Other()), Plus(ATK, Fixed(3))))
    card = table.give(table.unit("attack2", 0, atk=0), always(This(), Becomes(ATK, Fixed(6))))
    table.main_phase(0)
    assert attacks(table, card) == [9]


def test_14_12a_1_what_it_is_only_under_a_condition_goes_by_its_age(table: Table) -> None:
    table.give(table.unit("attack1", 0, hp=7), always(mine(Other()), Plus(ATK, Fixed(3))))
    some = There(Cards((ZONE_ATTACK,), YOU), AT_LEAST, Fixed(1))
    card = table.give(table.unit("attack2", 0, atk=0), always(This(), Becomes(ATK, Fixed(6)), some))
    table.main_phase(0)
    assert attacks(table, card) == [6]


@pytest.mark.rules("14-12a-3", "14-12a-5")
def test_14_12a_in_a_circle_the_layers_decide(table: Table) -> None:
    """A trait for the strong, and strength for those with the trait: traits come first."""
    table.give(table.unit("attack1", 0, atk=0, hp=7), always(mine(Labelled(BIRD)), Plus(ATK, Fixed(3))))
    table.give(table.unit("defence", 0, atk=0, hp=8), always(mine(strong(4)), GainsLabel(BIRD)))
    card = table.unit("attack2", 0, atk=4)
    table.main_phase(0)
    assert attacks(table, card) == [7]
    assert has_label(table.state, card, BIRD)


@pytest.mark.rules("14-12a-3", "14-12a-4")
def test_14_12a_4_abilities_come_after_traits(table: Table) -> None:
    """The card with the trait loses the ability by which it has the trait: it has it all the same."""
    table.give(table.unit("attack1", 0, hp=7), always(mine(Labelled(BIRD)), LosesAbility()))
    card = table.give(table.unit("attack2", 0), always(This(), GainsLabel(BIRD)), normal(DRAW))
    table.main_phase(0)
    assert has_label(table.state, card, BIRD)
    assert usable(table) == []


def test_14_12b_an_effect_of_several_parts_applies_part_by_part(table: Table) -> None:
    """The trait comes with the traits, although the number of the same text comes late."""
    from tefuda.kernel.abilities.ability_kinds import Always
    from tefuda.kernel.abilities.nodes import Static
    table.give(table.unit("attack1", 0, hp=7), always(mine(Labelled(BIRD)), Plus(HP, Fixed(2))))
    both = Always(statics=(Static(This(), GainsLabel(BIRD)), Static(This(), Plus(ATK, Fixed(1)))))
    card = table.give(table.unit("attack2", 0, atk=4, hp=3), both)
    table.main_phase(0)
    assert (value(table.state, card, ATK), value(table.state, card, HP)) == (5, 5)


def test_14_12c_1_a_number_that_hangs_on_another_number_waits_for_it(table: Table) -> None:
    table.give(table.unit("attack1", 0, hp=7), always(mine(Has(LEVEL, EQUAL, Fixed(2))), Plus(ATK, Fixed(3))))
    table.give(table.unit("defence", 0, hp=8), always(mine(Other()), Plus(LEVEL, Fixed(2))))
    card = table.unit("attack2", 0, atk=4, level=0)
    table.main_phase(0)
    assert attacks(table, card) == [7]
