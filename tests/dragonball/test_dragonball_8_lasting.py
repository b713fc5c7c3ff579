"""8-9 to 8-11 with texts: what lasts, what takes the place of something, and what a card was last."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, called, cast, keywords
from tests.dragonball.table import Table

# 8-9 Continuing effects


@pytest.mark.rules("8-9-1", "8-9-1-1")
def test_8_9_1_3_all_that_change_a_number_are_applied_to_the_printed_one(table: Table) -> None:
    card = table.put("battle", 0, power=3000, text="【永続発動】このカードのパワーを自分のエネルギー1枚につき+1000する。")
    table.put_many(2, "energy", 0)
    cast(table, "自分のバトルカードすべてのパワーを+500する。")
    assert table.number(card, "power") == 5500


@pytest.mark.parametrize("first", [True, False])
def test_8_9_1_2_what_changes_no_number_is_applied_first(table: Table, first: bool) -> None:
    """Whichever card came first: the trait is there before it is asked how many have it."""
    texts = [
        "【永続発動】自分のバトルカードは<灯>としても扱う。",
        "【永続発動】自分の<灯>のバトルカードが2枚以上の場合、自分のリーダーのパワーを+1000する。"]
    for text in texts if first else texts[::-1]:
        table.put("battle", 0, text=text)
    assert table.number(table.leader(0), "power") == 6000


@pytest.mark.parametrize("first", [True, False])
def test_8_9_1_2_a_given_ability_says_what_it_says_too(table: Table, first: bool) -> None:
    texts = [
        "【永続発動】自分のリーダーは【防衛】を得る。",
        "【永続発動】自分のリーダーが【防衛】を持つ場合、自分のリーダーのパワーを+1000する。"]
    for text in texts if first else texts[::-1]:
        table.put("battle", 0, text=text)
    assert (keywords(table, table.leader(0)), table.number(table.leader(0), "power")) == (["defence"], 6000)


def test_8_9_1_4_what_an_effect_gave_does_not_follow_a_card_that_left(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    cast(table, "自分のバトルカードすべてのパワーを+1000する。自分のバトルカード1枚を選び、手札に戻し、それをバトルエリアに出す。")
    assert (table.where(card), table.number(card, "power")) == (("battle", 0), 3000)


def test_8_9_1_4_what_a_permanent_ability_says_applies_to_it_again(table: Table) -> None:
    table.put("leader", 0, text="【永続発動】自分のバトルカードすべてのパワーを+1000する。")
    card = table.put("battle", 0, power=3000)
    cast(table, "自分のバトルカード1枚を選び、手札に戻し、それをバトルエリアに出す。")
    assert table.number(card, "power") == 4000


def test_8_9_1_5_what_applies_to_an_area_applies_to_a_card_as_it_enters(table: Table) -> None:
    table.put("battle", 0, text="【永続発動】自分のドロップエリアのカードは<灰>としても扱う。")
    card = table.put("energy", 0)
    assert not called(table, card, "trait:灰")
    cast(table, "自分のエネルギー1枚を選び、ドロップエリアに置く。自分のドロップエリアの<灰>のバトルカードすべてを手札に加える。")
    assert table.where(card) == ("hand", 0)


@pytest.mark.parametrize(("trait", "drawn"), [("灯", 1), ("霧", 0)])
def test_8_9_1_5_1_a_trigger_looks_at_it_as_it_is_there(table: Table, trait: str, drawn: int) -> None:
    table.put("battle", 0, text="【永続発動】自分のバトルカードは<灯>としても扱う。")
    table.put("battle", 0, text=f"【自動発動】自分の他の<{trait}>のバトルカードがバトルエリアに出た時、{DRAWS}")
    card = table.put("hand", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert table.count("hand", 0) == drawn


# 8-10 Replacement effects


def test_8_10_1_something_else_happens_instead_in_a_battle_too(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000)
    guard = table.put("battle", 1, text="【永続発動】このカードがブレイクされる時、かわりにこのカードを手札に戻す。")
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert table.where(guard) == ("hand", 1)


def test_8_10_1_1_what_was_replaced_has_not_happened_for_anybody(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000, text=f"【ブレイクスキル】{DRAWS}")
    guard = table.put("battle", 1, text="【永続発動】このカードがブレイクされる時、かわりにこのカードを手札に戻す。")
    table.put("battle", 1, text=f"【自動発動】自分のバトルカードがブレイクされた時、{DRAWS}")
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert (table.count("hand", 0), table.cards("hand", 1)) == (0, [guard])


@pytest.mark.rules("8-10-2-1", "8-10-2-2")
@pytest.mark.parametrize("first", [0, 1])
def test_8_10_2_of_several_the_master_of_the_card_says_which_applies_first(table: Table, first: int) -> None:
    """Either takes the card out of being broken, so the other one has nothing left to replace."""
    card = table.put("battle", 1, text=(
        "【永続発動】このカードがブレイクされる時、かわりにこのカードを手札に戻す。\n"
        "【永続発動】このカードがブレイクされる時、かわりにこのカードをデッキの下に置く。"))
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    assert (table.asks, table.offers) == ((1, "8-10-2"), [("number", 0), ("number", 1)])
    table.choose("number", first)
    assert table.where(card) == (("hand", 1), ("deck", 1))[first]


def test_8_10_2_3_each_applies_once_to_the_same_event(table: Table) -> None:
    """Two cards that would have it go back and forth between two ways: each has its say once."""
    card = table.put("battle", 1, text=(
        "【永続発動】このカードがブレイクされる時、かわりにそのカードをドロップエリアに置く。\n"
        "【永続発動】このカードがドロップエリアに置かれる時、かわりにこのカードをブレイクする。"))
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    assert table.asks == (0, "6-3-1-2")
    assert table.where(card) == ("energy", 1)


@pytest.mark.parametrize(("hand", "asked"), [(0, False), (1, True)])
def test_8_10_3_what_may_be_done_instead_is_offered_only_if_it_can_be_done(
    table: Table, hand: int, asked: bool,
) -> None:
    card = table.put("battle", 1)
    table.put("leader", 1, text="【永続発動】自分のバトルカードがブレイクされる時、かわりに自分の手札1枚を捨ててよい。")
    table.put_many(hand, "hand", 1)
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    assert (table.asks[0] == 1) is asked
    if asked:
        table.choose("yes")
    assert (table.where(card)[0], table.count("hand", 1), table.count("drop", 1)) == (
        ("battle", 0, 1) if asked else ("energy", 0, 0))


@pytest.mark.rules("8-10-1")
def test_8_10_3_who_does_not_want_it_lets_the_event_happen(table: Table) -> None:
    card = table.put("battle", 1)
    table.put("leader", 1, text="【永続発動】自分のバトルカードがブレイクされる時、かわりに自分の手札1枚を捨ててよい。")
    table.put("hand", 1)
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    table.choose("no")
    assert (table.where(card), table.count("hand", 1)) == (("energy", 1), 1)


def test_8_10_3_a_text_that_lets_one_do_something_asks_only_where_it_can_be_done(table: Table) -> None:
    cast(table, "自分の手札1枚を捨ててよい。そうした場合、1枚チャージする。")
    assert (table.asks, table.count("energy", 0)) == ((0, "6-3-1-2"), 0)
    table.put("hand", 0)
    cast(table, "自分の手札1枚を捨ててよい。そうした場合、1枚チャージする。")
    table.choose("yes")
    assert (table.count("hand", 0), table.count("energy", 0)) == (0, 1)


# 8-11 Last information


def test_8_11_1_an_effect_that_refers_to_a_card_that_left_uses_what_it_was_last(table: Table) -> None:
    card = table.put("battle", 0, level=2, text=(
        "【起動発動:メイン】[このカードをドロップエリアに置く]相手のレベルがこのカードのレベル以下のバトルカードすべてをブレイクする。"))
    low, high = table.put("battle", 1, level=3), table.put("battle", 1, level=4)
    cast(table, "自分のバトルカードすべてのレベルを+1する。")
    table.main_phase(0)
    table.choose("use", card)
    assert (table.where(card), table.where(low), table.where(high)) == (("drop", 0), ("energy", 1), ("battle", 1))


@pytest.mark.parametrize("asked", [
    "そのカードのレベルと同じ枚数のカードを引く。", "それのレベルと同じ枚数のカードを引く。",
    "そのカードのレベルが3以上の場合、カード3枚を引く。", "それのレベルが3以上の場合、カード3枚を引く。"])
def test_8_11_1_so_does_a_later_sentence_of_the_effect_that_made_it_leave(table: Table, asked: str) -> None:
    table.put("battle", 0, text="【永続発動】相手のバトルカードすべてのレベルを+2する。")
    card = table.put("battle", 1, level=1)
    cast(table, f"相手のバトルカード1枚を選び、ブレイクする。{asked}")
    assert (table.where(card), table.count("hand", 0)) == (("energy", 1), 3)


@pytest.mark.parametrize("moved", ["ドロップエリアに置く。", "持ち主の手札に戻す。", "デッキの下に置く。"])
def test_8_11_1_wherever_it_went(table: Table, moved: str) -> None:
    table.put("battle", 0, text="【永続発動】相手のバトルカードすべてのレベルを+2する。")
    table.put("battle", 1, level=1)
    cast(table, f"相手のバトルカード1枚を選び、{moved}それのレベルと同じ枚数のカードを引く。")
    assert table.count("hand", 0) == 3


def test_8_11_1_a_card_that_was_not_in_play_is_as_it_is_now(table: Table) -> None:
    """Not as it was when it was there earlier in the turn, nor where something else happened to it."""
    table.put("battle", 0, text="【永続発動】自分のバトルカードすべてのレベルを+2する。")
    card = table.put("battle", 0, level=1)
    cast(table, "自分のレベル3のバトルカード1枚を選び、ドロップエリアに置く。")
    assert table.where(card) == ("drop", 0)
    cast(table, "自分のドロップエリアのバトルカード1枚を選び、デッキの上に置く。それのレベルと同じ枚数のカードを引く。")
    assert table.count("hand", 0) == 1


@pytest.mark.rules("8-10-1")
def test_8_11_1_one_that_did_not_leave_is_as_it_is_there(table: Table) -> None:
    table.put("battle", 0, text="【永続発動】相手のバトルカードすべてのレベルを+2する。")
    stays = table.put("battle", 1, level=1, text="【永続発動】このカードがブレイクされる時、かわりにこのカードをレストにする。")
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。それのレベルと同じ枚数のカードを引く。")
    assert (table.where(stays), table.count("hand", 0)) == (("battle", 1), 3)
