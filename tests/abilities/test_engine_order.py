"""The order of lasting effects where one hangs on another (8-9-1), beside what other books say on it in their tests."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo
from tefuda.kernel.abilities.conditions import Fits, There, TurnOf
from tefuda.kernel.abilities.player_effects import PlayerProcedure
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import WithCondition, Whenever
from tefuda.kernel.abilities.nodes import (
    AT_LEAST, EQUAL, LESS, OPPONENT, YOU, Condition, Limit, Quality, Static, Filter, Selection,
)
from tefuda.kernel.abilities.numbers import Counted, Each, Fixed
from tefuda.kernel.abilities.qualities import Becomes, GainsLabel, Gains, Plus, LosesAbility
from tefuda.kernel.abilities.filters import Has, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.derived.abilities_now import granted
from tefuda.kernel.derived.active_statics import active_statics
from tefuda.rulebooks.dragonball.areas import BY_SKILL, ZONE_BATTLE, ZONE_DROP, ZONE_ENERGY
from tefuda.rulebooks.dragonball.cards import POWER, STRIKE
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, use
from tests.dragonball.table import Table

FOREST = "trait:森"


def always(which: Selection, quality: Quality, condition: Condition | None = None) -> tuple[Always]:
    return (Always(condition=condition, statics=(Static(which, quality),)),)


def mine(*tests: Filter) -> Cards:
    return Cards((ZONE_BATTLE,), YOU, tests)


def strong(least: int) -> Has:
    return Has(POWER, AT_LEAST, Fixed(least))


@pytest.mark.parametrize("first", [0, 1])
def test_8_9_1_3_who_looks_at_a_number_sees_all_that_changes_it(table: Table, first: int) -> None:
    texts = (always(mine(strong(5000)), Plus(POWER, Fixed(1000))), always(MINE, Plus(POWER, Fixed(2000))))
    table.put("leader", 0, text=texts[first])
    table.put("leader", 0, text=texts[1 - first])
    card, weak = table.put("battle", 0, power=3000), table.put("battle", 0, power=2000)
    assert (table.number(card, "power"), table.number(weak, "power")) == (6000, 4000)


def test_8_9_1_3_two_that_make_it_strong_only_together_are_both_waited_for(table: Table) -> None:
    table.put("leader", 0, text=always(mine(strong(5000)), Plus(POWER, Fixed(500))))
    card = table.put("battle", 0, power=3000)
    for _ in range(2):
        assert table.number(card, "power") < 5000
        use(table, Do(MINE, Lasts(Plus(POWER, Fixed(1000)), FOR_TURN)))
    assert table.number(card, "power") == 5500


def test_8_9_1_3_how_many_are_strong_is_counted_with_all_that_makes_strong(table: Table) -> None:
    many = Plus(POWER, Each(Counted(mine(strong(4000))), 100))
    table.put("leader", 0, text=always(MINE, many))
    table.put("leader", 0, text=always(MINE, Plus(POWER, Fixed(1000))))
    first, second = table.put("battle", 0, power=3000), table.put("battle", 0, power=2500)
    assert (table.number(first, "power"), table.number(second, "power")) == (4100, 3600)


def test_8_9_1_2_a_trait_is_looked_at_before_numbers_are_changed(table: Table) -> None:
    """The trait makes strong, strength gives the trait: without the one there is not the other."""
    table.put("leader", 0, text=always(mine(strong(4000)), GainsLabel(FOREST)))
    table.put("leader", 0, text=always(mine(Labelled(FOREST)), Plus(POWER, Fixed(1000))))
    card, weak = table.put("battle", 0, power=4000), table.put("battle", 0, power=3500)
    assert (table.number(card, "power"), table.number(weak, "power")) == (5000, 3500)
    use(table, Do(mine(Has(POWER, LESS, Fixed(4000))), Lasts(Plus(POWER, Fixed(500)), FOR_TURN)))
    assert (table.number(card, "power"), table.number(weak, "power")) == (5000, 5000)


def test_a_ring_ends_when_the_card_that_closes_it_leaves(table: Table) -> None:
    hot = table.put("battle", 0, power=1000, text=always(mine(strong(3000)), Plus(POWER, Fixed(1000))))
    card = table.put("battle", 0, power=3000)
    assert (table.number(card, "power"), table.state.derived.in_cycle) == (4000, True)
    table.happen(lambda: table.move(hot, "hand", 0))
    assert (table.number(card, "power"), table.state.derived.in_cycle) == (3000, False)


def test_a_gained_ability_can_close_a_ring(table: Table) -> None:
    hot = always(mine(strong(3000)), Plus(POWER, Fixed(1000)))[0]
    card = table.put("battle", 0, power=3000)
    use(table, Do(MINE, Lasts(Gains(hot), FOR_TURN)))
    assert table.number(card, "power") == 4000
    use(table, Do(MINE, Lasts(LosesAbility(), FOR_TURN)))
    assert table.number(card, "power") == 3000


def test_what_is_asked_twice_is_the_same(table: Table) -> None:
    """Trying out which effect depends on which leaves nothing behind."""
    table.put("battle", 0, power=3000, text=always(mine(strong(2000)), Gains(always(This(), Plus(POWER, Fixed(50)))[0])))
    table.put("battle", 0, power=2000, text=always(mine(Other()), LosesAbility(), Fits(This(), strong(2000))))
    table.put("battle", 0, power=1000, text=always(mine(strong(1000)), Plus(POWER, Fixed(700))))
    cards = table.cards("battle", 0)

    def seen() -> tuple[object, ...]:
        table.state.derived.cards_changed()
        return [table.number(card, "power") for card in cards], dict(granted(table.state)), len(active_statics(table.state))
    assert seen() == seen()


def test_a_condition_sees_all_that_applies_whoever_asks_first(table: Table) -> None:
    """A number that is being worked out asks for what is said, and that for the same number."""
    weak = Fits(This(), Has(POWER, LESS, Fixed(2000)))
    gained = Gains(Activated(timings=(MAIN,), effects=(DRAW_ONE,)))
    card = table.put("battle", 0, power=1000, text=always(MINE, gained, weak))
    table.put("leader", 0, text=always(MINE, Plus(POWER, Fixed(2000))))
    use(table, Do(MINE, Lasts(Plus(STRIKE, Fixed(1)), FOR_TURN)))
    table.state.derived.cards_changed()
    assert table.number(card, "power") == 3000
    assert granted(table.state) == {}


def test_several_that_set_a_number_go_by_age(table: Table) -> None:
    for power in (7000, 5000):
        table.put("leader", 0, text=always(MINE, Becomes(POWER, Fixed(power))))
    assert table.number(table.put("battle", 0), "power") == 5000


# How often, and while


@pytest.mark.parametrize(("name", "left"), [("Test card", 0), ("Another", 1)])
def test_limit_by_name_is_that_of_cards_of_the_same_name(table: Table, name: str, left: int) -> None:
    """Another card that says the same is another one."""
    text = (Activated(timings=(MAIN,), limit=Limit(1, by_name=True), effects=(DRAW_ONE,)),)
    first, second = table.put("battle", 0, text=text), table.put("battle", 0, text=text)
    table.state.table.names[table.state.prints[second]] = name
    table.main_phase(0)
    table.choose("use", first)
    assert table.offered("use") == [second] * left


def test_limit_by_a_name_of_the_ability_is_for_all_cards_that_have_it(table: Table) -> None:
    text = (Activated(timings=(MAIN,), limit=Limit(1, by_name=True, name="月"), effects=(DRAW_ONE,)),)
    first, second = table.put("battle", 0, text=text), table.put("battle", 0, text=text)
    table.state.table.names[table.state.prints[second]] = "Another"
    table.main_phase(0)
    table.choose("use", first)
    assert table.offered("use") == []


@pytest.mark.parametrize(("whose", "count"), [(YOU, 1), (OPPONENT, 0)])
def test_8_7_5_a_state_may_be_waited_for_only_while_something_is_so(table: Table, whose: int, count: int) -> None:
    few = There(Cards((ZONE_ENERGY,), YOU), LESS, Fixed(1))
    state = WithCondition(Whenever(There(MY_HAND, EQUAL, Fixed(0))), TurnOf(whose))
    table.put("battle", 0, text=(Automatic(when=WithCondition(state, few), effects=(PlayerProcedure("charge", YOU, Fixed(1)),)),))
    table.put("hand", 0)
    use(table, Do(MY_HAND, MoveTo(ZONE_DROP, BY_SKILL)))
    assert table.count("energy", 0) == count
