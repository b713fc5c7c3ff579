"""A number of a card that can't be told: what hangs on it is not done, and no comparison with it holds."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated
from tefuda.kernel.abilities.card_effects import Lasts, LastTogether
from tefuda.kernel.abilities.numbers_in_advance import LookedUp
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.conditions import Compared, Done
from tefuda.kernel.abilities.control_flow import If, Sequence
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, EQUAL, YOU, Number
from tefuda.kernel.abilities.numbers import ChosenNumber, Counted, Each, Fixed, Half, Difference, Sum, ValueOf, Quotient
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.qualities import Becomes, Gains, Plus
from tefuda.kernel.abilities.modes import Reckoned
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.spoken_of import It, This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.dragonball.cards import POWER, STRIKE
from tefuda.rulebooks.dragonball.menus import MAIN
from tests.abilities.abilities_help import MINE, THEIRS, exactly, use
from tests.dragonball.table import Table

ITS_POWER = ValueOf(It(), POWER)
NUMBERS = [
    (ITS_POWER, 6000), (Each(ITS_POWER, 2), 12000), (Half(ITS_POWER), 3000), (Quotient(ITS_POWER, 1000), 6),
    (Sum(ITS_POWER, Fixed(1)), 6001), (Sum(Fixed(1), ITS_POWER), 6001), (Difference(ITS_POWER, Fixed(1)), 5999),
    (Difference(Fixed(6001), ITS_POWER), 1),
]


@pytest.mark.parametrize(("number", "told"), NUMBERS)
@pytest.mark.parametrize("there", [True, False])
def test_this_card_gets_the_number_of_another_one_only_if_there_is_one(
        table: Table, number: Number, told: int, there: bool) -> None:
    it = table.put("battle", 0, power=9000)
    if there:
        table.put("battle", 1, power=6000)
    use(table, Choose(exactly(1, THEIRS)), Do(This(), Lasts(Becomes(POWER, number), FOR_TURN)), by=it)
    assert value(table.state, it, POWER) == (told if there else 9000)


@pytest.mark.parametrize("how", [AT_LEAST, AT_MOST, EQUAL])
@pytest.mark.parametrize("there", [True, False])
def test_no_comparison_with_it_holds(table: Table, how: int, there: bool) -> None:
    if there:
        table.put("battle", 1, power=0)
    use(table, Choose(exactly(1, THEIRS)), If(Compared(ITS_POWER, how, Fixed(0)), Draw(YOU, Fixed(1))),
        If(Compared(Fixed(0), how, ITS_POWER), Draw(YOU, Fixed(1))))
    assert table.count("hand", 0) == (2 if there else 0)


@pytest.mark.parametrize(("number", "told"), NUMBERS)
@pytest.mark.parametrize("there", [True, False])
def test_nor_with_what_is_reckoned_from_it(table: Table, number: Number, told: int, there: bool) -> None:
    if there:
        table.put("battle", 1, power=6000)
    use(table, Choose(exactly(1, THEIRS)), If(Compared(number, AT_LEAST, Fixed(0)), Draw(YOU, Fixed(1))),
        If(Compared(number, EQUAL, Fixed(told)), Draw(YOU, Fixed(1))))
    assert table.count("hand", 0) == (2 if there else 0)


def test_a_total_of_no_cards_is_0(table: Table) -> None:
    use(table, Choose(exactly(1, THEIRS)), If(
        Compared(ValueOf(It(many=True), POWER), EQUAL, Fixed(0)), Draw(YOU, Fixed(1))),
        If(Compared(Counted(It()), EQUAL, Fixed(0)), Draw(YOU, Fixed(1))))
    assert table.count("hand", 0) == 2


def test_those_that_something_is_done_to_are_it_only_after_the_number_was_looked_up(table: Table) -> None:
    cards = [table.put("battle", 0, power=9000) for _ in range(2)]
    table.put("battle", 1, power=6000)
    use(table, Choose(exactly(1, THEIRS)), Do(MINE, Lasts(Becomes(POWER, ITS_POWER), FOR_TURN)))
    assert [value(table.state, card, POWER) for card in cards] == [6000, 6000]


ITS_STRIKE = ValueOf(It(), STRIKE)


def test_several_numbers_of_what_was_spoken_of_are_looked_up_each_for_itself(table: Table) -> None:
    it = table.put("battle", 0, power=9000, strike=1)
    table.put("battle", 1, power=6000, strike=3)
    both = LastTogether((Plus(POWER, Each(ITS_POWER, 2)), Becomes(STRIKE, ITS_STRIKE)), FOR_TURN)
    use(table, Choose(exactly(1, THEIRS)), Do(This(), both), by=it)
    assert (value(table.state, it, POWER), value(table.state, it, STRIKE)) == (21000, 3)


def test_of_several_things_those_are_done_that_hang_on_no_such_number(table: Table) -> None:
    it = table.put("battle", 0, power=9000, strike=1)
    both = LastTogether((Becomes(STRIKE, Fixed(2)), Plus(POWER, ITS_POWER)), FOR_TURN)
    use(table, Choose(exactly(1, THEIRS)), Do(This(), both), If(Done(), Draw(YOU, Fixed(1))), by=it)
    assert (value(table.state, it, POWER), value(table.state, it, STRIKE)) == (9000, 2)
    assert table.count("hand", 0) == 1


def test_looking_such_a_number_up_leaves_the_one_that_was_chosen(table: Table) -> None:
    it = table.put("battle", 0, power=9000)
    table.put("battle", 1, power=6000)
    use(table, Choose(exactly(1, THEIRS)), Reckoned(Fixed(2), Sequence((
        Do(This(), Lasts(Plus(POWER, ITS_POWER), FOR_TURN)), Draw(YOU, ChosenNumber())))), by=it)
    assert value(table.state, it, POWER) == 15000
    assert table.count("hand", 0) == 2


def test_what_was_looked_up_is_kept_beside_what_was_chosen_in_advance(table: Table) -> None:
    s = Scope(0, 1, 0, targeting=(4, 2, 10, 11, 12, 13, 7, 1, -500, 0))
    number, none = LookedUp(7), LookedUp(8)
    assert (number.known(table.state, s), number.of(table.state, s)) == (True, -500)
    assert (none.known(table.state, s), none.of(table.state, s)) == (False, 0)


def test_what_a_granted_ability_asks_of_it_is_not_looked_up_beforehand(table: Table) -> None:
    """In an ability that is granted, "it" is what that ability speaks of when it is carried out."""
    it = table.put("battle", 0, power=9000)
    table.put("battle", 1, power=6000)
    granted = Activated(timings=(MAIN,), effects=(
        Choose(exactly(1, MINE)), Do(This(), Lasts(Plus(POWER, ITS_POWER), FOR_TURN))))
    use(table, Choose(exactly(1, THEIRS)), Do(This(), Lasts(Gains(granted), FOR_TURN)), by=it)
    table.choose("use", it, 1)
    assert value(table.state, it, POWER) == 18000
