"""14-7b and 14-12a-1: abilities that say what their own card is."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import shuffle
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.gateruler.cards import ATK, LEVEL

from .table import Table
from .texts import go, written

COUNTS = "このユニットのATKは君の墓地のカードの枚数である。"


@pytest.mark.parametrize("place", ["deck", "hand", "graveyard", "attack1", "damage", "exile"])
def test_14_7b_what_a_card_says_of_itself_is_so_in_any_zone(table: Table, place: str) -> None:
    card = written(table, table.unit(place, 0, atk=9), COUNTS)
    table.unit("graveyard", 0, atk=8), table.unit("graveyard", 0, atk=7)
    table.main_phase(0)
    assert value(table.state, card, ATK) == len(table.cards("graveyard"))


@pytest.mark.rules("14-2a-1")
def test_14_7b_what_it_says_under_a_condition_only_where_it_works(table: Table) -> None:
    text = "君のターン中、このユニットのATKは5である。"
    hand = written(table, table.unit("hand", 0, atk=9), text)
    field = written(table, table.unit("attack1", 0, atk=8), text)
    table.main_phase(0)
    assert (value(table.state, hand, ATK), value(table.state, field, ATK)) == (9, 5)


def test_14_7b_what_only_adds_defines_nothing(table: Table) -> None:
    card = written(table, table.unit("hand", 0, atk=9), "このユニットはATK+2。")
    table.main_phase(0)
    assert value(table.state, card, ATK) == 9


def test_14_7b_an_attribute_is_looked_for_in_the_deck_too(table: Table) -> None:
    card = written(table, table.unit("deck", 0), "このユニットは＜鳥＞としても扱う。")
    go(table, "デッキから＜鳥＞のカードを1枚選び、それを手札に加える。")
    assert table.offered("pick") == [card]
    table.choose("pick", card)
    assert table.where(card) == ("hand", 0)
    assert has_label(table.state, card, "attribute:鳥")


def test_14_7b_it_is_still_so_after_the_deck_was_shuffled(table: Table) -> None:
    card = written(table, table.unit("deck", 0, level=1), "このユニットのレベルは7である。")
    table.main_phase(0)
    assert value(table.state, card, LEVEL) == 7
    shuffle(table.state, table.place("deck"))
    assert value(table.state, card, LEVEL) == 7


def test_14_12a_1_it_is_the_base_for_what_is_older(table: Table) -> None:
    """An older +2 is applied to what the card says of itself."""
    written(table, table.unit("attack2", 0, atk=7), "味方のユニットはATK+2。")
    table.unit("graveyard", 0, atk=5)
    unit = written(table, table.unit("hand", 0, atk=9), COUNTS)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    table.resolve()
    assert value(table.state, unit, ATK) == 1 + 2
