"""8-7 with texts: automatic abilities, what they look at and when they wait."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast, settle
from tests.dragonball.table import Table


@pytest.mark.rules("8-7-1")
def test_8_7_2_it_waits_until_the_next_checkpoint(table: Table) -> None:
    """The effect that triggers it is carried out to its end first."""
    table.put("battle", 0, text="【自動発動】相手がカードを引いた時、自分の手札すべてを捨てる。")
    cast(table, "相手はカード1枚を引く。カード2枚を引く。")
    assert (table.count("hand", 0), table.count("drop", 0)) == (0, 3)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_8_7_2_1_it_waits_as_often_as_it_is_triggered(table: Table, count: int) -> None:
    table.put("battle", 0, text=f"【自動発動】相手がカードを引いた時、{DRAWS}")
    cast(table, f"相手はカード{count}枚を引く。")
    settle(table)
    assert table.count("hand", 0) == count


def test_8_7_3_the_player_picks_one_after_the_other_and_each_waits_no_longer(table: Table) -> None:
    table.put("battle", 0, text=f"【自動発動】メインフェイズ開始時、{DRAWS}")
    table.put("battle", 0, text="【自動発動】メインフェイズ開始時、1枚チャージする。")
    table.main_phase(0)
    assert (table.asks, table.offers) == ((0, "8-5-1-2"), [("number", 0), ("number", 1)])
    table.choose("number", 1)
    assert (table.count("hand", 0), table.count("energy", 0), table.state.pending) == (1, 1, [])


def test_8_7_3_1_one_that_can_not_be_played_any_more_just_stops_waiting(table: Table) -> None:
    """It waits twice, but can be used once a turn."""
    table.put("battle", 0, text=f"【自動発動】【ターン1回】相手がカードを引いた時、{DRAWS}")
    cast(table, "相手はカード2枚を引く。")
    settle(table)
    assert (table.count("hand", 0), table.state.pending, table.asks) == (1, [], (0, "6-3-1-2"))


# 8-7-4 Moves


@pytest.mark.rules("8-7-4-1", "8-7-4-1-1", "8-9-1-5-1")
@pytest.mark.parametrize(("power", "count"), [(4000, 1), (3000, 0)])
def test_8_7_4_a_card_that_comes_from_the_hand_is_looked_at_in_the_battle_area(
    table: Table, power: int, count: int,
) -> None:
    """From a hidden area to a public one: what applies to the battle area applies to it."""
    table.put("battle", 0, power=0, text="【永続発動】自分のバトルカードすべてのパワーを+1000する。")
    table.put("battle", 1, text=f"【自動発動】相手のパワー5000以上のバトルカードがバトルエリアに出た時、{DRAWS}")
    card = table.put("hand", 0, power=power)
    table.main_phase(0)
    table.choose("play", card)
    assert table.count("hand", 1) == count


@pytest.mark.rules("8-7-4")
@pytest.mark.parametrize("to", ["手札に戻す", "デッキの上に置く"])
def test_8_7_4_1_1_a_card_that_goes_to_a_hidden_area_is_looked_at_as_it_was_before(table: Table, to: str) -> None:
    table.put("battle", 0, text=f"【自動発動】相手のパワー5000以上のバトルカードがバトルエリアを離れた時、{DRAWS}")
    strong, weak = table.put("battle", 1, power=4000), table.put("battle", 1, power=3000)
    cast(table, "相手のバトルカードすべてのパワーを+1000する。")
    for card, drawn in ((weak, 0), (strong, 1)):
        cast(table, f"相手のバトルカード1枚を選び、{to}。")
        if table.asks[1] != "6-3-1-2":
            table.choose("pick", card)
        assert table.count("hand", 0) == drawn


@pytest.mark.rules("8-7-4")
@pytest.mark.parametrize(("power", "count"), [(4000, 1), (3000, 0)])
def test_8_7_4_1_2_a_card_that_leaves_the_battle_area_is_looked_at_as_it_was_there(
    table: Table, power: int, count: int,
) -> None:
    """Also on its way to a public area."""
    table.put("battle", 0, text=f"【自動発動】相手のパワー5000以上のバトルカードがブレイクされた時、{DRAWS}")
    card = table.put("battle", 1, power=power)
    cast(table, "相手のバトルカードすべてのパワーを+1000する。相手のバトルカード1枚を選び、ブレイクする。")
    assert (table.where(card), table.count("hand", 0)) == (("energy", 1), count)


@pytest.mark.rules("8-11-1")
def test_8_7_4_1_2_its_own_power_there_counts_for_what_it_does_as_it_leaves(table: Table) -> None:
    card = table.put("battle", 0, power=3000, text=(
        "【自動発動】このカードがブレイクされた時、相手のバトルカード1枚を選び、パワーをこのカードのパワーにする。"))
    other = table.put("battle", 1, power=9000)
    cast(table, "自分のバトルカードすべてのパワーを+1500する。自分のバトルカード1枚を選び、ブレイクする。")
    assert (table.where(card), table.number(other, "power")) == (("energy", 0), 4500)


@pytest.mark.rules("8-7-4")
def test_8_7_4_1_3_between_other_public_areas_a_card_is_looked_at_where_it_goes(table: Table) -> None:
    table.put("battle", 0, text="【永続発動】自分のドロップエリアのカードは<灰>としても扱う。")
    table.put("battle", 0, text=f"【自動発動】自分のドロップエリアの<灰>のカードがドロップエリアに置かれた時、{DRAWS}")
    table.put("energy", 0)
    cast(table, "自分のエネルギー1枚を選び、ドロップエリアに置く。")
    settle(table)
    assert table.count("hand", 0) == 2  # for the energy card, and for the extra card that went there from the hand


# 8-7-5 States


@pytest.mark.rules("8-7-5-1")
def test_8_7_5_an_ability_can_wait_for_something_to_be_so(table: Table) -> None:
    table.put("battle", 0, text="【自動発動】自分の手札がない時、カード3枚を引く。")
    card = table.put("hand", 0)
    table.main_phase(0)
    assert table.count("hand", 0) == 1
    table.choose("play", card)
    assert table.count("hand", 0) == 3


def test_8_7_5_1_it_waits_once_and_again_only_after_it_was_carried_out(table: Table) -> None:
    """As long as there are less than two energy cards: twice, one after the other."""
    table.put("battle", 0, text="【自動発動】自分のエネルギーが1枚以下の時、1枚チャージする。")
    other = table.put("battle", 0, text=f"【自動発動】自分のデッキのカードがエネルギーエリアに置かれた時、{DRAWS}")
    table.main_phase(0)
    assert table.asks[1] == "8-5-1-2"
    assert len(table.state.pending) == 2
    settle(table)
    assert (table.count("energy", 0), table.count("hand", 0), table.where(other)) == (2, 2, ("battle", 0))


def test_8_7_5_1_a_state_that_is_gone_again_before_the_checkpoint_has_been_there(table: Table) -> None:
    table.put("battle", 0, text="【自動発動】自分の手札がない時、1枚チャージする。")
    table.put_many(2, "hand", 0)
    cast(table, "自分の手札すべてを捨て、カード1枚を引く。")
    assert (table.count("hand", 0), table.count("energy", 0)) == (1, 1)


def test_8_7_6_it_is_played_although_its_card_has_gone_and_does_what_is_still_possible(table: Table) -> None:
    card = table.put("battle", 0, text="【自動発動】相手がカードを引いた時、このカードをレストにする。1枚チャージする。")
    cast(table, "相手はカード1枚を引く。自分のバトルカード1枚を選び、手札に戻す。")
    assert (table.where(card), table.rested(card), table.count("energy", 0)) == (("hand", 0), False, 1)


def test_8_7_6_a_card_that_came_back_is_not_the_one_that_was_meant(table: Table) -> None:
    card = table.put("battle", 0, text="【自動発動】相手がカードを引いた時、このカードをレストにする。")
    cast(table, "相手はカード1枚を引く。自分のバトルカード1枚を選び、手札に戻し、それをバトルエリアに出す。")
    assert (table.where(card), table.rested(card)) == (("battle", 0), False)
