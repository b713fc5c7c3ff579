"""Chapter 1000 and 1201 in texts: what is shown, removed, put under cards; moves off a deck; loops."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import SHOWN
from tests.zx.zx_table import HOME, Table
from tests.zx.zx_written import put, use


# Chapter 1000


def test_303_6a_a_card_of_type_player_stays_in_its_square(table: Table) -> None:
    home = table.player_card(1)
    use(table, "スクエアにある相手のカードを1枚選び、ゼクスのないノーマルスクエアに置く。")
    assert table.where(home) == (HOME[1], -1)


def test_1002_3_only_in_squares_and_resources_do_cards_sleep(table: Table) -> None:
    it = table.put("trash", 0)
    use(table, "あなたのトラッシュにあるカードを1枚選び、スリープする。")
    assert not table.rested(it)
    moved = table.put("hand", 0)
    use(table, "あなたの手札にあるカードを1枚選び、チャージにスリープで置く。", "square9")
    assert table.where(moved) == ("charge", 0)
    assert not table.rested(moved)


@pytest.mark.rules("1005.1")
def test_1005_2_what_was_shown_of_the_deck_is_hidden_and_the_deck_shuffled(table: Table) -> None:
    top = table.top("deck", 0)
    before = len(table.events("shuffled"))
    use(table, "あなたのデッキの上から1枚公開する。")
    assert table.events("revealed", "look")
    assert not table.state.flags[top] & SHOWN
    assert len(table.events("shuffled")) == before + 1


def test_1005_2_not_where_it_was_put_somewhere(table: Table) -> None:
    top = table.top("deck", 0)
    before = len(table.events("shuffled"))
    use(table, "あなたのデッキの上から1枚公開する。その後、その中にあるカードを1枚選び、手札に戻す。")
    assert table.where(top) == ("hand", 0)
    assert len(table.events("shuffled")) == before


@pytest.mark.rules("1008.1", "311.1")
def test_1008_2_several_cards_are_removed_one_after_the_other(table: Table) -> None:
    cards = table.put_many(3, "trash", 0)
    with table.tracing() as trace:
        use(table, "あなたのトラッシュにあるカードを2枚選び、除外する。そうしたならば、カードを1枚引く。")
        table.choose("pick", cards[0])
        table.choose("pick", cards[2])
    assert [table.where(it)[0] for it in cards] == ["remove", "trash", "remove"]
    assert [rule for rule in trace if rule.startswith("1008")] == ["1008.1", "1008.2"] * 2 + ["1008.1"]
    assert table.count("hand", 0) == 1


@pytest.mark.rules("312.3a", "312.3b", "1009.2a", "1009.1")
def test_1009_2_forces_are_put_elsewhere(table: Table) -> None:
    forces = table.put_many(2, "trash", 0)
    it = put(
        table, "hand",
        "【自】アルターフォース2\n【起】〈《スリープ》〉このカードのフォースを手札に戻す。", cost=0)
    table.main_phase(0)
    table.play(it, "square7")
    for force in forces:
        table.choose("pick", force)
    other = put(table, "square9", "【常】スクエアにあるすべてのフォースを持つゼクスのパワーを+1000する。")
    assert (table.number(it, "power"), table.number(other, "power")) == (4000, 3000)
    table.choose("use", it)
    assert [table.where(force)[0] for force in forces] == ["hand", "hand"]
    assert table.number(it, "power") == 3000


def test_1012_1c_what_comes_to_life_otherwise_is_no_recovery(table: Table) -> None:
    card = table.put("hand", 0)
    use(table, "あなたの手札にあるカードを1枚選び、ライフに置く。")
    assert table.where(card) == ("life", 0)
    assert table.events("moved", "life_recovery") == []


@pytest.mark.rules("1003.1")
def test_1003_3_another_order_of_the_deck_is_no_shuffling(table: Table) -> None:
    card = table.put("hand", 0)
    before = len(table.events("shuffled"))
    use(table, "あなたの手札にあるカードを1枚選び、デッキの1番下に置く。")
    assert table.cards("deck", 0)[0] == card
    assert len(table.events("shuffled")) == before


def test_1004_3_what_comes_to_the_hand_otherwise_is_not_drawn(table: Table) -> None:
    it = put(table, "square9", "【自】あなたがカードを引いた時、ターン終了時まで、このカードのパワーを+2000する。")
    use(table, "あなたのデッキの上から1枚見る。その後、その中にあるカードを1枚選び、手札に戻す。")
    assert table.number(it, "power") == 3000
    table.put("square5", 0)
    again = put(table, "square6", "【起】〈《スリープ》〉カードを1枚引く。")
    table.main_phase(0)
    table.choose("use", again)
    assert table.number(it, "power") == 5000


# 304.4, 811.5, 1201


@pytest.mark.rules("304.4a", "304.4b", "304.3")
def test_304_4_up_to_so_many_cards_leave_the_deck_one_at_a_time(table: Table) -> None:
    use(table, "あなたのデッキの上から3枚までのカードをトラッシュに置く。")
    before = table.count("trash", 0)
    table.choose("yes")
    assert table.count("trash", 0) == before + 1
    table.choose("no")
    assert table.count("trash", 0) == before + 1
    assert table.asks == (0, "506.2")
    use(table, "あなたのデッキの上から2枚までのカードをトラッシュに置く。", "square9")
    table.choose("no")
    assert table.count("trash", 0) == before + 1


@pytest.mark.rules("811.5", "207.3")
def test_811_5_a_card_arrives_with_what_applies_there(table: Table) -> None:
    put(table, "square9", "【常】スクエアにあるすべてのあなたの[灯守]のパワーを+1000する。")
    put(table, "square5", "【自】あなたのパワー4000以上のゼクスが登場した時、カードを1枚引く。")
    keeper, other = table.put("hand", 0, cost=0, tribes=("灯守",)), table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.play(other, "square4")
    assert table.count("hand", 0) == 1
    table.play(keeper, "square7")
    assert table.count("hand", 0) == 1, "one was played, one drawn"


@pytest.mark.rules("1201.1", "101.3")
def test_1201_1c_a_loop_that_nobody_can_end_is_a_draw(table: Table) -> None:
    it = put(
        table, "square7",
        "【自】このカードがスリープした時、このカードをリブートする。\n【自】このカードがリブートした時、このカードをスリープする。")
    enemy = table.put("square4", 1)
    table.main_phase(0)
    table.attack(it, enemy)
    assert table.state.over
    assert table.state.losers == 3


def test_1201_1c_nor_can_a_choice_between_effects_that_change_nothing_end_it(table: Table) -> None:
    put(table, "square7", "【自】あなたのライフが2以上の時、以下から1つを選ぶ。\n"
        "・このカードをリブートする。\n・何もしない。")
    table.check()
    assert sorted(table.offered("number")) == [0, 1]
    table.choose("number", 0)
    if not table.state.over:
        table.choose("number", 1)
    assert table.state.over
    assert table.state.losers == 3


def test_1201_1c_nor_can_who_may_look_at_a_card_again_and_again(table: Table) -> None:
    """What may be done is done once in the same position; not doing it does not end this loop either."""
    put(table, "square7", "【自】あなたのライフが2以上の時、あなたのデッキの上から1枚見てよい。")
    table.check()
    table.choose("yes")
    assert table.state.losers == 3


def test_102_10_only_whole_numbers_from_0_on_are_chosen(table: Table) -> None:
    use(table, "0から3までの数1つを選び、選んだ枚数のカードを引く。")
    assert table.offered("number") == [0, 1, 2, 3]
    table.choose("number", 0)
    assert table.count("hand", 0) == 0
