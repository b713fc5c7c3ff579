"""Numbers in a text."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import Lasts, MoveTo, Rest
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Moves
from tefuda.kernel.abilities.modes import ChooseNumber
from tefuda.kernel.abilities.nodes import OPPONENT, YOU
from tefuda.kernel.abilities.numbers import (
    ChosenNumber, Counted, Each, Fixed, Difference, Sum, ThatMany, Unlimited, ValueOf,
)
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.selections import Choice
from tefuda.kernel.abilities.spoken_of import EventCard, That, This
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.dragonball.areas import BY_SKILL, ZONE_BATTLE, ZONE_DROP
from tefuda.rulebooks.dragonball.cards import LEVEL, STRIKE
from tests.abilities.abilities_help import MINE, THEIRS, drawn, number_of, up_to, use, when
from tests.dragonball.table import Table


@pytest.mark.parametrize("number", [0, 1, 3])
def test_fixed_is_the_printed_number(table: Table, number: int) -> None:
    assert number_of(table, Fixed(number)) == number


@pytest.mark.parametrize("count", [0, 2, 4])
def test_counted_is_how_many_such_cards_there_are(table: Table, count: int) -> None:
    table.put_many(count, "battle", 1)
    table.put("battle", 0)
    assert number_of(table, Counted(THEIRS)) == count


def test_each_is_so_much_for_each(table: Table) -> None:
    table.put_many(2, "battle", 1)
    assert number_of(table, Each(Counted(THEIRS), 3)) == 6


def test_value_of_several_cards_is_all_together(table: Table) -> None:
    for level in (1, 3):
        table.put("battle", 1, level=level)
    table.put("battle", 0, level=5)
    assert number_of(table, ValueOf(THEIRS, LEVEL)) == 4


def test_value_of_a_card_is_the_changed_one(table: Table) -> None:
    card = table.put("battle", 0, strike=1)
    effects = Do(This(), Lasts(Plus(STRIKE, Fixed(2)), FOR_TURN)), Draw(YOU, ValueOf(This(), STRIKE))
    use(table, *effects, by=card)
    assert table.count("hand", 0) == 3


@pytest.mark.parametrize("which", [This(), EventCard(), That()])
def test_value_of_a_card_that_has_gone_is_its_last_one(table: Table, which: This | EventCard | That) -> None:
    leaves = Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_DROP,))
    card = table.put("battle", 0, strike=1, text=when(leaves, Draw(YOU, ValueOf(which, STRIKE))))
    use(table, Do(MINE, Lasts(Plus(STRIKE, Fixed(3)), FOR_TURN)), Do(MINE, MoveTo(ZONE_DROP, BY_SKILL)))
    assert (table.number(card, "strike"), table.count("hand", 0)) == (1, 4)


@pytest.mark.parametrize("picks", [0, 1, 3])
def test_that_many_is_how_many_were_chosen_and_done_just_before(table: Table, picks: int) -> None:
    table.put_many(3, "battle", 1)
    use(table, Do(up_to(3, THEIRS), Rest(BY_SKILL)), Draw(YOU, ThatMany()))
    for _ in range(picks):
        table.choose("pick")
    if picks < 3:
        table.choose("done")
    assert table.count("hand", 0) == picks


def test_that_many_is_how_many_were_drawn_just_before(table: Table) -> None:
    use(table, Draw(OPPONENT, Fixed(3)), Draw(YOU, ThatMany()))
    assert (table.count("hand", 1), table.count("hand", 0)) == (3, 3)


def test_that_many_does_not_count_what_was_so_already(table: Table) -> None:
    table.put("battle", 1)
    table.put("battle", 1, rested=True)
    assert drawn(table, Do(THEIRS, Rest(BY_SKILL)), Draw(YOU, ThatMany())) == 1


def test_chosen_number_is_the_one_a_player_chose(table: Table) -> None:
    use(table, ChooseNumber(0, Fixed(3)), Draw(YOU, ChosenNumber()))
    table.choose("number", 2)
    assert table.count("hand", 0) == 2


def test_sum_is_one_number_and_another(table: Table) -> None:
    table.put("battle", 1)
    assert number_of(table, Sum(Fixed(2), Counted(THEIRS))) == 3


@pytest.mark.parametrize(("left", "right", "number"), [(4, 1, 3), (1, 4, 0)])
def test_less_is_one_number_without_another_and_never_below_0(
    table: Table, left: int, right: int, number: int,
) -> None:
    total = Sum(Difference(Fixed(left), Fixed(right)), Fixed(1))
    assert number_of(table, total) == number + 1


def test_unlimited_is_as_many_as_one_likes(table: Table) -> None:
    cards = table.put_many(4, "battle", 1)
    use(table, Do(Choice(THEIRS, most=Unlimited(), least=Fixed(0)), Rest(BY_SKILL)))
    for card in cards:
        assert ("done", 0) in table.offers
        table.choose("pick", card)
    assert all(table.rested(card) for card in cards)
    assert table.asks == (0, "6-3-1-2")
