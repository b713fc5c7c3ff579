"""811.1 to 811.3 and 811.9: in which order lasting effects apply, where one changes what another one does."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, DownTo, Gains, LosesAbility, NeverBelow, Plus
from tefuda.kernel.abilities.conditions import Fits
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, YOU, Condition, Quality, Static, Filter, Selection
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.board_places import Places, PutInto
from tefuda.kernel.abilities.filters import Has, Keyworded, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.zx.areas import BY_ABILITY, ZONE_HAND, ZONE_SQUARE
from tefuda.rulebooks.zx.cards import COST, POWER
from tests.zx.zx_table import Table
from tests.zx.zx_texts import DRAW, IS_ZX, MINE, act, choose, power, until_end

FIRE = "tribe:炎"


def always(which: Selection, quality: Quality, condition: Condition | None = None, keyword: str = "") -> Always:
    return Always(keyword=keyword, condition=condition, statics=(Static(which, quality),))


def mine(*tests: Filter) -> Cards:
    return Cards((ZONE_SQUARE,), YOU, (IS_ZX, *tests))


def strong(least: int) -> Has:
    return Has(POWER, AT_LEAST, Fixed(least))


def powers(table: Table, *cards: int) -> list[int]:
    return [value(table.state, card, POWER) for card in cards]


# 811.2 Dependency


@pytest.mark.parametrize("first", ["looking", "raising"])
def test_811_2_what_applies_to_the_strong_waits_for_what_makes_them_strong(table: Table, first: str) -> None:
    looking, raising = always(mine(strong(5000)), power(2000)), always(MINE, power(1000))
    for square, text in zip(("square7", "square8"), (looking, raising) if first == "looking" else (raising, looking)):
        table.put(square, 0, power=1000, abilities=(text,))
    card = table.put("square9", 0, power=4000)
    table.main_phase(0)
    assert powers(table, card) == [7000]


def test_811_2_what_applies_to_the_weak_waits_for_what_makes_them_weak(table: Table) -> None:
    """The older effect comes last: the younger one makes it apply."""
    table.put("square7", 0, power=9000, abilities=(always(mine(Has(POWER, AT_MOST, Fixed(2000))), power(500)),))
    table.put("square8", 0, power=9000, abilities=(always(mine(Other()), Becomes(POWER, Fixed(2000))),))
    card = table.put("square9", 0, power=4000)
    assert powers(table, card) == [2500]


def test_811_3_an_effect_that_the_other_one_does_not_change_goes_by_its_age(table: Table) -> None:
    """Both look at power, but with 2000 or with 4000 the first one applies: it does not depend on the second."""
    table.put("square7", 0, power=9000, abilities=(always(mine(strong(1000)), power(500)),))
    table.put("square8", 0, power=9000, abilities=(always(mine(Other()), Becomes(POWER, Fixed(2000))),))
    card = table.put("square9", 0, power=4000)
    assert powers(table, card) == [2000]


def test_811_2_what_lasts_for_a_turn_is_waited_for_too(table: Table) -> None:
    table.put("square7", 0, power=1000, abilities=(always(mine(strong(5000)), power(2000)),))
    card = table.put("square9", 0, power=4000, abilities=(act(Do(This(), until_end(power(1000)))),))
    table.main_phase(0)
    assert powers(table, card) == [4000]
    table.choose("use", card)
    assert powers(table, card) == [7000]


def test_811_2_a_chain_of_effects_is_followed(table: Table) -> None:
    for square, least in (("square7", 7000), ("square8", 6000), ("square9", 5000)):
        table.put(square, 0, power=1000, abilities=(always(mine(strong(least), Other()), power(1000)),))
    card = table.put("square4", 0, power=5000)
    assert powers(table, card) == [8000]


def test_811_2_how_much_an_effect_does_waits_too(table: Table) -> None:
    from tefuda.kernel.abilities.numbers import ValueOf
    copy = table.put("square7", 0, power=1000, abilities=(
        always(mine(Labelled(FIRE)), Becomes(POWER, ValueOf(This(), POWER))),))
    table.put("square8", 0, power=1000, abilities=(always(MINE, power(500)),))
    card = table.put("square9", 0, power=4000, tribes=("炎",))
    assert powers(table, copy, card) == [1500, 1500]


# 811.3 Circles go by age


@pytest.mark.parametrize("first", [0, 1])
def test_811_3_effects_that_depend_on_each_other_go_by_their_age(table: Table, first: int) -> None:
    """Each makes the card too weak or too strong for the other one."""
    down = always(mine(strong(4000), Other()), Becomes(POWER, Fixed(1000)))
    up = always(mine(Has(POWER, AT_MOST, Fixed(4000)), Other()), Becomes(POWER, Fixed(9000)))
    card = table.put("square9", 0, power=4000)
    table.put("square7", 0, power=4500, abilities=((down, up)[first],))
    table.put("square8", 0, power=4500, abilities=((up, down)[first],))
    # The one that came first applies, and what it leaves is what the second one looks at.
    assert powers(table, card) == [(9000, 1000)[first]]


def test_811_3a_a_card_that_goes_from_square_to_square_keeps_its_age(table: Table) -> None:
    walk = act(Do(This(), PutInto(Places(ZONE_SQUARE, (3,)), BY_ABILITY)))
    old = table.put("square7", 0, power=9000, abilities=(always(mine(Other()), power(500)), walk))
    table.put("square8", 0, power=9000, abilities=(always(mine(Other()), Becomes(POWER, Fixed(2000))),))
    card = table.put("square9", 0, power=4000)
    table.main_phase(0)
    assert powers(table, card) == [2000]
    table.choose("use", old)
    assert table.where(old) == ("square4", -1)
    assert powers(table, card) == [2000]


def test_811_3b_an_effect_dates_from_the_end_of_its_resolution(table: Table) -> None:
    """The card that it lets appear on the way is older than what it does to the other one."""
    lord = table.put("hand", 0, cost=0, power=9000, abilities=(always(mine(Other()), Becomes(POWER, Fixed(2000))),))
    card = table.put("square9", 0, power=4000, abilities=(act(
        Do(This(), until_end(power(500))),
        Do(choose(Cards((ZONE_HAND,), YOU)), PutInto(Places(ZONE_SQUARE, (3,)), BY_ABILITY))),))
    table.main_phase(0)
    table.choose("use", card)
    while table.where(lord) != ("square4", -1):
        table.choose("pick")
    assert powers(table, card) == [2500]


# 811.1b and 811.1c: round corners


def test_811_1c_a_label_that_an_effect_gives_counts_for_numbers(table: Table) -> None:
    table.put("square7", 0, abilities=(always(mine(Labelled(FIRE)), power(1000)),))
    table.put("square8", 0, abilities=(always(MINE, GainsLabel(FIRE)),))
    card = table.put("square9", 0, power=4000)
    assert powers(table, card) == [5000]


def test_811_1b_a_label_for_the_strong_and_strength_for_the_labelled_is_a_circle(table: Table) -> None:
    """What is no number comes first, so the label looks at the power without what hangs on the label."""
    table.put("square7", 0, power=1000, abilities=(always(mine(Labelled(FIRE)), power(3000)),))
    table.put("square8", 0, power=1000, abilities=(always(mine(strong(5000)), GainsLabel(FIRE)),))
    strong_one, weak = table.put("square9", 0, power=5000), table.put("square4", 0, power=4000)
    assert powers(table, strong_one, weak) == [8000, 4000]
    assert [has_label(table.state, it, FIRE) for it in (strong_one, weak)] == [True, False]


def test_811_1_an_ability_for_the_strong_sees_their_power_with_all_that_applies(table: Table) -> None:
    gift = always(This(), power(100), keyword="gift")
    table.put("square7", 0, power=1000, abilities=(always(mine(strong(5000)), Gains(act(DRAW))),))
    table.put("square8", 0, power=1000, abilities=(always(MINE, Gains(gift)),))
    card = table.put("square9", 0, power=4900)
    other = table.put("square4", 0, power=4899)
    table.main_phase(0)
    assert powers(table, card, other) == [5000, 4999]
    assert table.offered("use") == [card]


def test_811_2_a_given_ability_gives_others_in_turn(table: Table) -> None:
    inner = always(mine(Other()), Gains(always(This(), power(500))))
    giver = table.put("square7", 0, power=1000, abilities=(always(This(), Gains(inner)),))
    card = table.put("square9", 0, power=4000)
    assert powers(table, giver, card) == [1000, 4500]


def test_811_2_an_ability_that_is_gained_beside_the_same_printed_one_is_there_twice(table: Table) -> None:
    more = always(This(), power(500))
    card = table.put("square9", 0, power=4000, abilities=(more,))
    table.put("square7", 0, abilities=(always(MINE, Gains(more)),))
    assert powers(table, card) == [5000]


def test_811_2_for_those_with_an_ability_waits_for_who_gets_it(table: Table) -> None:
    gift = always(This(), power(100), keyword="gift")
    table.put("square7", 0, power=1000, abilities=(always(mine(Keyworded("gift")), Gains(act(DRAW))),))
    table.put("square8", 0, power=1000, abilities=(always(mine(Labelled(FIRE)), Gains(gift)),))
    card = table.put("square9", 0, tribes=("炎",))
    table.main_phase(0)
    assert table.offered("use") == [card]


# Losing abilities


def test_811_2_what_a_silenced_card_gives_is_not_given(table: Table) -> None:
    giver = table.put("square7", 0, tribes=("炎",), abilities=(always(MINE, Gains(act(DRAW))),))
    table.main_phase(0)
    assert table.offered("use") == [giver]
    table.put("square8", 0, abilities=(always(mine(Labelled(FIRE)), LosesAbility()),))
    table.main_phase(0)
    assert table.offered("use") == []


@pytest.mark.parametrize("first", [0, 1])
def test_811_3_of_two_that_silence_each_other_the_older_one_does(table: Table, first: int) -> None:
    text = (always(mine(Other()), LosesAbility()), act(DRAW))
    cards = [table.put(square, 0, abilities=text) for square in (("square7", "square8"), ("square8", "square7"))[first]]
    table.main_phase(0)
    assert table.offered("use") == [cards[0]]


def test_811_3_a_card_that_silences_itself_stays_so(table: Table) -> None:
    card = table.put("square7", 0, power=3000, abilities=(
        act(DRAW), always(MINE, LosesAbility()), always(This(), power(500))))
    other = table.put("square8", 0, abilities=(act(DRAW),))
    table.main_phase(0)
    assert table.offered("use") == []
    assert powers(table, card) == [3000]
    assert [abilities_of(table.state, it) for it in (card, other)] == [(), ()]


@pytest.mark.parametrize(("order", "left"), [((0, 1), 0), ((1, 0), 1)])
def test_811_3_abilities_are_given_and_lost_in_the_order_of_age(table: Table, order: tuple[int, int], left: int) -> None:
    texts = (always(mine(Labelled(FIRE)), Gains(act(DRAW))), always(mine(Labelled(FIRE)), LosesAbility()))
    for square, number in zip(("square7", "square8"), order):
        table.put(square, 0, abilities=(texts[number],))
    card = table.put("square9", 0, tribes=("炎",))
    table.main_phase(0)
    assert table.offered("use") == [card] * left


def test_811_3_a_ring_through_given_abilities_ends_somewhere(table: Table) -> None:
    """The strong get what makes others strong: each is looked at as the game is by then."""
    spur = always(mine(Other()), power(1000))
    table.put("square7", 0, power=1000, abilities=(always(mine(strong(4000)), Gains(spur)),))
    first, second = table.put("square8", 0, power=4000), table.put("square9", 0, power=3000)
    # Who is strong is no matter of numbers and comes first: only the first one gets the ability.
    assert powers(table, first, second) == [4000, 4000]


def test_811_2_a_condition_that_hangs_on_another_effect_waits_for_it(table: Table) -> None:
    keen = always(This(), power(1000), condition=Fits(This(), strong(4000)))
    card = table.put("square9", 0, power=3500, abilities=(keen,))
    table.put("square8", 0, power=1000, abilities=(always(MINE, power(500)),))
    assert powers(table, card) == [5000]


# 811.9 and 805.2c: bounds


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_811_9_of_lower_bounds_the_highest_applies_first(table: Table, order: tuple[int, int]) -> None:
    texts = (always(MINE, DownTo(COST, Fixed(-2), 3)), always(MINE, DownTo(COST, Fixed(-2), 1)))
    for square, number in zip(("square7", "square8"), order):
        table.put(square, 0, abilities=(texts[number],))
    card, cheap = table.put("square9", 0, cost=5), table.put("square4", 0, cost=2)
    assert [value(table.state, it, COST) for it in (card, cheap)] == [1, 1]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_811_9_it_holds_in_a_ring_too(table: Table, order: tuple[int, int]) -> None:
    dear = Has(COST, AT_LEAST, Fixed(1))
    texts = (always(mine(dear), DownTo(COST, Fixed(-2), 3)), always(mine(dear), DownTo(COST, Fixed(-2), 1)))
    for square, number in zip(("square7", "square8"), order):
        table.put(square, 0, abilities=(texts[number],))
    card = table.put("square9", 0, cost=5)
    assert value(table.state, card, COST) == 1


def test_811_9_a_bound_does_not_raise_what_is_below_it(table: Table) -> None:
    table.put("square7", 0, abilities=(always(MINE, DownTo(COST, Fixed(-2), 3)),))
    card = table.put("square9", 0, cost=2)
    assert value(table.state, card, COST) == 2


def test_805_2c_a_cost_goes_up_before_it_goes_down(table: Table) -> None:
    table.put("square7", 0, abilities=(always(MINE, DownTo(COST, Fixed(-2), 1)),))
    table.put("square8", 0, abilities=(always(MINE, Plus(COST, Fixed(1))),))
    card = table.put("square9", 0, cost=1)
    assert value(table.state, card, COST) == 1


def test_811_1c_a_bound_of_the_number_itself_comes_last(table: Table) -> None:
    table.put("square7", 0, power=9000, abilities=(always(MINE, NeverBelow(POWER, Fixed(1000))),))
    table.put("square8", 0, power=9000, abilities=(always(MINE, power(-5000)),))
    table.put("square4", 0, power=9000, abilities=(always(MINE, power(1500)),))
    card = table.put("square9", 0, power=4000)
    weak = table.put("square5", 0, power=2000)
    table.main_phase(0)
    assert powers(table, card, weak) == [1000, 1000]


def test_811_3_a_register_that_changes_is_noticed_in_a_ring(table: Table) -> None:
    """Who attacks is set without an event of its own."""
    from tefuda.kernel.abilities.filters import AmongThem
    from tefuda.kernel.abilities.selections import CardInRegister
    from tefuda.rulebooks.zx.areas import ATTACKER
    keen = always(This(), power(1000), condition=Fits(This(), AmongThem(CardInRegister(ATTACKER))))
    card = table.put("square7", 0, power=3000, abilities=(keen, always(mine(strong(4000)), power(100))))
    table.main_phase(0)
    assert powers(table, card) == [3000]
    table.state.registers[ATTACKER], table.state.registers[ATTACKER + 1] = card, table.state.obj[card]
    assert powers(table, card) == [4100]
    table.state.registers[ATTACKER] = -1
    assert powers(table, card) == [3000]


def test_811_4_a_card_that_comes_is_within_the_ring_at_once(table: Table) -> None:
    table.put("square7", 0, power=1000, abilities=(always(mine(strong(4000)), power(500)),))
    card = table.put("hand", 0, cost=0, power=4000, abilities=(act(Do(This(), MoveTo(ZONE_HAND, BY_ABILITY))),))
    table.main_phase(0)
    assert powers(table, card) == [4000]
    table.play(card, "square9")
    assert powers(table, card) == [4500]
    table.choose("use", card)
    assert powers(table, card) == [4000]
