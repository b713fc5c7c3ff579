"""8-6: playing cards, and choosing."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all
from tefuda.kernel.choices.choose import choose
from tefuda.rulebooks.dragonball.areas import BREAK, ENERGY
from tests.dragonball.table import Table
from tests.trace import course


@pytest.mark.rules("8-6-2-4")
def test_8_6_2_a_card_is_played_in_this_order(table: Table) -> None:
    card = table.put("hand", 0, level=1)
    table.put_many(2, "energy", 0)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("play", card)
        table.choose("pick")
    steps = [rule for rule in course(trace, "8") if rule.startswith("8-6")]
    assert steps == ["8-6-2-1", "8-6-2-3", "8-6-3", "8-6-2-3", "8-6-2-4-1"]


@pytest.mark.rules("8-6-1")
def test_8_6_2_1_the_played_card_is_shown_to_all_before_it_is_paid(table: Table) -> None:
    card, other = table.put("hand", 0, level=1), table.put("hand", 0)
    table.put_many(2, "energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    seen = [it.handle for it in table.game.view(1).zone("hand", 0).cards]
    assert seen == [f"#{table.state.obj[card]}"]
    assert (table.where(card), table.where(other)) == (("hand", 0), ("hand", 0))


@pytest.mark.parametrize("level", [0, 1, 3])
def test_8_6_2_3_the_whole_cost_is_paid(table: Table, level: int) -> None:
    card, energy = table.put("hand", 0, level=level), table.put_many(4, "energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    for paid in energy[:level]:
        assert (table.asks, table.where(card)) == ((0, "8-6-2-3"), ("hand", 0))
        assert table.offered("done") == []
        table.choose("pick", paid)
    assert (table.cards("drop", 0), table.cards("energy", 0)) == (energy[:level], energy[level:])
    assert table.where(card) == ("battle", 0)


def test_8_6_2_4_1_a_played_battle_card_is_put_into_the_battle_area(table: Table) -> None:
    card = table.put("hand", 1)
    table.main_phase(1)
    table.choose("play", card)
    (placed,) = table.events("moved", "play")
    assert (table.where(card), placed.rule) == (("battle", 1), "8-6-2-4-1")


def break_chosen(table: Table, least: int, most: int, cards: tuple[int, ...]) -> None:
    """An effect of player 0: choose so many of the cards and break them."""
    table.happen(
        lambda: choose(table.state, 0, least, most, cards),
        lambda: move_all(table.state, table.state.result, ENERGY + 1, BREAK))


def test_8_6_3_targets_are_chosen_when_the_effect_says_so(table: Table) -> None:
    one, two, three = table.put_many(3, "battle", 1)
    break_chosen(table, 1, 1, (one, two))
    assert (table.game.rule, table.offered("pick")) == ("8-6-3", [one, two])
    assert table.why_not("pick", three) == "8-6-3"
    table.choose("pick", two)
    assert [table.where(card)[0] for card in (one, two, three)] == ["battle", "energy", "battle"]


@pytest.mark.rules("8-6-3")
def test_8_6_3_1_a_given_number_must_be_chosen(table: Table) -> None:
    cards = tuple(table.put_many(3, "battle", 1))
    break_chosen(table, 2, 2, cards)
    for _ in range(2):
        assert table.offered("done") == []
        table.choose("pick")
    assert (table.count("battle", 1), table.asks) == (1, (0, "6-3-1-2"))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_8_6_3_2_up_to_a_number_any_number_may_be_chosen(table: Table, count: int) -> None:
    cards = tuple(table.put_many(3, "battle", 1))
    break_chosen(table, 0, 2, cards)
    for _ in range(count):
        table.choose("pick")
    if count < 2:
        table.choose("done")
    assert (table.count("energy", 1), table.asks) == (count, (0, "6-3-1-2"))


def test_8_6_3_3_as_many_as_possible_are_chosen(table: Table) -> None:
    cards = tuple(table.put_many(2, "battle", 1))
    break_chosen(table, 3, 3, cards)
    assert table.cards("energy", 1) == list(cards)


def test_8_6_3_4_with_nothing_to_choose_what_concerns_it_is_ignored(table: Table) -> None:
    before = table.put("battle", 1)
    break_chosen(table, 1, 1, (before,))
    assert table.where(before) == ("energy", 1)
    break_chosen(table, 1, 1, ())
    assert (table.count("energy", 1), table.asks) == (1, (0, "6-3-1-2"))
