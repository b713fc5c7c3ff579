"""12-6 and 15-14: souls by what texts say."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.gateruler.cards import ATK

from .table import Table
from .texts import go

UNDER_ALL = "君の墓地のカードを1枚選び、それを味方のユニットすべてのソウルに入れる。"


def test_12_6b_the_owner_of_a_soul_of_several_cards_says_to_which_it_belongs(table: Table) -> None:
    soul = table.unit("graveyard", 0, atk=9)
    other = table.unit("attack2", 0, atk=8)
    unit = go(table, UNDER_ALL)
    assert table.asks == (0, "12-6b")
    assert set(table.offered("pick")) == {unit, other}
    table.choose("pick", other)
    assert (table.where(soul), table.state.host[soul], table.state.notes) == (("soul", 0), other, {})


def test_12_6b_with_one_card_there_is_nothing_to_say(table: Table) -> None:
    soul = table.unit("graveyard", 0, atk=9)
    unit = go(table, UNDER_ALL)
    assert table.asks == (0, "9-3e")
    assert table.state.host[soul] == unit


def test_12_6b_it_is_the_owner_and_not_the_controller_of_the_effect(table: Table) -> None:
    table.unit("graveyard", 1, atk=9)
    table.unit("attack2", 0, atk=8)
    go(table, "相手の墓地のカードを1枚選び、それを味方のユニットすべてのソウルに入れる。")
    assert table.asks == (1, "12-6b")


@pytest.mark.rules("15-14a")
def test_15_14c_under_a_card_that_card_is_on_top(table: Table) -> None:
    table.unit("graveyard", 0, atk=9)
    unit = go(table, "君の墓地のカードを1枚選び、それをこのユニットのソウルに入れる。ターン終了時まで、上にあるカードをATK+2する。")
    assert value(table.state, unit, ATK) == 8


@pytest.mark.rules("15-14b")
def test_15_14c_on_a_card_it_is_on_top_itself(table: Table) -> None:
    upper = table.unit("graveyard", 0, atk=3)
    lower = go(table, "君の墓地のカードを1枚選び、それをこのユニットの上に置く。ターン終了時まで、上にあるカードをATK+2する。")
    assert (value(table.state, upper, ATK), value(table.state, lower, ATK)) == (5, 6)
    assert table.where(lower) == ("soul", 0)
