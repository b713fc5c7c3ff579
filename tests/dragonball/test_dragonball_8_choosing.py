"""8-6 with texts: playing and resolving, and what is chosen."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast, pick_all
from tests.dragonball.table import Table


@pytest.mark.rules("8-6-2", "8-6-2-4")
def test_8_6_1_played_abilities_take_effect_and_permanent_ones_are_never_played(table: Table) -> None:
    table.put("battle", 0, text="【永続発動】自分のリーダーのパワーを+1000する。")
    table.put("battle", 0, text=f"【自動発動】メインフェイズ開始時、{DRAWS}")
    table.main_phase(0)
    used = [event for event in table.events("declared") if event.reason == "use"]
    assert (len(used), table.count("hand", 0), table.number(table.leader(0), "power")) == (1, 1, 6000)


def test_8_6_2_1_a_card_of_the_hand_is_shown_as_it_is_played_and_hidden_again_if_it_stays(table: Table) -> None:
    card = table.put("hand", 0, text=f"【起動発動:メイン】【手札】[エネルギー1枚を支払う]{DRAWS}")
    table.put("energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    (shown,) = [event for event in table.game.events(1) if event.kind == "revealed"]
    assert shown.card
    assert table.game.view(1).zone("hand", 0).cards == []


def test_8_6_2_1_everybody_is_told_which_ability_is_played_also_from_the_hand(table: Table) -> None:
    card = table.put("hand", 0, text=f"【起動発動:メイン】【手札】[エネルギー1枚を支払う]{DRAWS}")
    table.put("energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    told = [(event.kind, event.seen) for event in table.game.events(1) if event.rule == "8-6-2-1"]
    assert told == [("revealed", True), ("declared", True)]


def test_8_6_2_2_which_of_several_effects_it_is_is_said_before_the_cost_is_paid(table: Table) -> None:
    card = table.put("battle", 0, text=(
        "【起動発動:メイン】[エネルギー1枚を支払う]以下から1つを選ぶ。・カード1枚を引く。・相手はカード2枚を引く。"))
    table.put_many(2, "energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert (table.asks, table.offers) == ((0, "8-6-2-2"), [("number", 0), ("number", 1)])
    said = [[it.words(lang) for it in table.game.legal()] for lang in ("ja", "en")]
    assert said == [["カード1枚を引く。", "相手はカード2枚を引く。"], ["Draw 1 card.", "Your opponent draws 2 cards."]]
    assert table.count("energy", 0) == 2
    table.choose("number", 1)
    table.choose("pick")
    assert (table.count("hand", 0), table.count("hand", 1), table.count("energy", 0)) == (0, 2, 1)


def test_8_6_2_4_2_an_extra_card_lies_in_the_drop_area_while_its_effect_is_carried_out(table: Table) -> None:
    card = cast(table, "自分のドロップエリアのエクストラカード1枚を選び、手札に加える。")
    assert table.where(card) == ("hand", 0)


def test_8_6_2_4_2_paid_energy_lies_there_before_it(table: Table) -> None:
    card = table.put("hand", 0, type="extra", level=1, text=f"【起動発動:メイン】{DRAWS}")
    energy = table.put("energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert table.cards("drop", 0) == [energy, card]


def test_8_6_2_4_3_the_effect_of_an_ability_is_carried_out(table: Table) -> None:
    card = table.put("battle", 0, text=f"【起動発動:メイン】[このカードをレストにする]{DRAWS}相手はカード1枚を引く。")
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("use", card)
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 1)
    assert trace.index("8-6-2-1") < trace.index("8-4-2-1") < trace.index("8-6-2-4-3") < trace.index("8-8-1")


# 8-6-3 Choosing


def test_8_6_3_targets_are_chosen_where_the_text_says_so(table: Table) -> None:
    """After what stands before it was done."""
    table.put_many(2, "battle", 1)
    cast(table, "カード1枚を引く。相手のバトルカード1枚を選び、レストにする。相手はカード1枚を引く。")
    assert (table.asks, table.count("hand", 0), table.count("hand", 1)) == ((0, "8-8-1"), 1, 0)
    table.choose("pick")
    assert table.count("hand", 1) == 1


def test_8_6_3_1_a_number_has_to_be_chosen_in_full(table: Table) -> None:
    cards = table.put_many(3, "battle", 1)
    cast(table, "相手のバトルカード2枚を選び、レストにする。")
    assert ("done", 0) not in table.offers
    table.choose("pick", cards[0])
    assert ("done", 0) not in table.offers
    table.choose("pick", cards[2])
    assert [table.rested(card) for card in cards] == [True, False, True]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_8_6_3_2_up_to_a_number_any_number_can_be_chosen(table: Table, count: int) -> None:
    cards = table.put_many(3, "battle", 1)
    cast(table, "相手のバトルカード2枚までを選び、レストにする。")
    pick_all(table, *cards[:count])
    if count < 2:
        table.choose("done")
    assert sum(table.rested(card) for card in cards) == count


def test_8_6_3_3_with_fewer_than_the_number_all_are_chosen(table: Table) -> None:
    cards = table.put_many(2, "battle", 1)
    cast(table, "相手のバトルカード3枚を選び、ブレイクする。")
    assert [table.where(card) for card in cards] == [("energy", 1)] * 2


def test_8_6_3_4_without_a_target_what_concerns_it_is_ignored_and_the_rest_is_done(table: Table) -> None:
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。カード1枚を引く。")
    assert (table.asks, table.count("hand", 0), table.count("energy", 1)) == ((0, "6-3-1-2"), 1, 0)


def test_8_6_3_5_in_a_hidden_area_nobody_has_to_find_what_is_there(table: Table) -> None:
    cast(table, "自分のデッキを見る。その中のレベル3以下のカード1枚を選び、手札に加える。自分のデッキをシャッフルする。")
    assert (len(table.offered("pick")), ("done", 0) in table.offers) == (33, True)
    table.choose("done")
    assert table.count("hand", 0) == 0


def test_8_6_3_5_also_where_just_that_many_are_to_be_chosen(table: Table) -> None:
    fitting = table.put("hand", 0, level=1)
    table.put("hand", 0, level=5)
    cast(table, "自分の手札のレベル3以下のバトルカード1枚を選び、バトルエリアに出す。")
    assert table.offers == [("pick", fitting), ("done", 0)]
    table.choose("done")
    assert table.where(fitting) == ("hand", 0)


def test_8_6_3_5_it_is_asked_even_where_nothing_is_to_be_found(table: Table) -> None:
    table.put("hand", 0, level=5)
    cast(table, "自分の手札のレベル3以下のバトルカード1枚を選び、バトルエリアに出す。")
    assert table.offers == [("done", 0)]


def test_8_6_3_5_without_a_condition_on_the_cards_there_is_no_such_right(table: Table) -> None:
    table.put_many(2, "hand", 0)
    cast(table, "自分の手札1枚を選び、捨てる。")
    assert ("done", 0) not in table.offers


def test_8_6_3_6_where_no_target_is_named_the_master_of_the_effect_is_meant(table: Table) -> None:
    cast(table, DRAWS, player=1)
    assert (table.count("hand", 1), table.count("hand", 0)) == (1, 0)
    cast(table, "1枚チャージする。", player=1)
    assert (table.count("energy", 1), table.count("energy", 0)) == (1, 0)


# 8-6-3 with 10-14-1: which card "that card" is


def test_8_6_3_that_card_is_the_one_that_was_chosen(table: Table) -> None:
    card = table.put("battle", 0, power=5000)
    cast(table, "自分のバトルカード1枚を選ぶ。そのターン中、そのカードのパワーを+2000する。")
    assert table.number(card, "power") == 7000


def test_8_6_3_or_the_one_that_was_shown(table: Table) -> None:
    top = table.put("deck", 0)
    cast(table, "自分のデッキの上から1枚を公開する。そのカードを手札に加える。")
    assert table.where(top) == ("hand", 0)


def test_8_6_3_also_where_another_card_triggered_the_ability(table: Table) -> None:
    table.put("battle", 0, text="【自動発動】自分がカードを引いた時、相手のバトルカード1枚を選び、レストにする。そのカードをブレイクする。")
    enemy = table.put("battle", 1)
    cast(table, DRAWS)
    assert (table.where(enemy), table.count("hand", 0)) == (("energy", 1), 1)


@pytest.mark.rules("8-7-4-1-2")
def test_8_6_3_else_the_one_of_the_event_with_what_it_was(table: Table) -> None:
    table.put("battle", 0, text=(
        "【永続発動】相手のバトルカードすべてのレベルを+2する。\n"
        "【自動発動】相手のバトルカードがブレイクされた時、そのカードのレベルと同じ枚数のカードを引く。"))
    table.put("battle", 1, level=1)
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    assert table.count("hand", 0) == 3


@pytest.mark.rules("8-10-1")
def test_8_6_3_and_the_one_that_something_else_happens_to(table: Table) -> None:
    one, two = table.put("battle", 1), table.put("battle", 1)
    table.put("battle", 1, text="【永続発動】自分の他のバトルカードがブレイクされる時、かわりにそのカードを手札に戻す。")
    cast(table, "相手のバトルカード2枚を選び、ブレイクする。")
    pick_all(table, one, two)
    assert (table.where(one), table.where(two)) == (("hand", 1), ("hand", 1))
