"""Further phrases of this game's texts: how they are printed, other spellings, and what they do."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tests.gundam.phrases import hold_to_the_law, hold_variant
from tests.gundam.table import Table

BY_RULE = 0

# A text as it is printed, and its English.
TEXTS = (
    ("このユニットはLv.3以下の相手のユニットにブロックされない。",
     "This Unit can't be blocked by Lv.3 or lower enemy Units."),
    ("【リンク中】このユニットは相手の効果で手札に戻らない。",
     "【During Link】 This Unit can't be returned to a hand by enemy effects."),
    ("【メイン】相手のユニット1つを選ぶ。このターン中、それは《ブロッカー》を失う。",
     "【Main】 Choose 1 enemy Unit. Make it lose <Blocker> during this turn."),
    ("【アタック時】①を支払ってもよい。そうしたなら、自分は1枚ドローする。",
     "【Attack】 You may pay ①. If you do, draw 1 card."),
    ("【配備時】Lv.3以下でAP2以下の相手のユニット1つを選ぶ。それをレストにする。",
     "【Deploy】 Choose 1 enemy Unit with Lv.3 or lower and 2 or less AP. Rest it."),
    ("【配備時】《ブロッカー》を持たない相手のユニット1つを選ぶ。それをレストにする。",
     "【Deploy】 Choose 1 enemy Unit without <Blocker>. Rest it."),
    ("【バースト】アタックしている相手のユニット1つを選ぶ。それに3ダメージを与える。",
     "【Burst】 Choose 1 attacking enemy Unit. Deal 3 damage to it."),
    ("【配備時】自分の手札が相手の手札以下なら、自分は1枚ドローする。",
     "【Deploy】 If there are no more cards in your hand than in your opponent's hand, draw 1 card."),
    ("〔堤守〕の自分のユニット1つにつき、このユニットをHP+1する。",
     "This Unit gets HP+1 for each (堤守) friendly Unit."),
    ("【配備時】自分のデッキを上から3枚見て、その中のカード1枚を手札に加える。残ったカードは上に戻す。",
     "【Deploy】 Look at the top 3 cards of your deck. Add 1 card among them to the hand. Return the remaining cards to"
     " the top of your deck."),
    ("相手がコマンドカードをプレイし発動したとき、自分は1枚ドローする。",
     "When your opponent plays and activates a Command card, draw 1 card."),
    ("このユニットがダメージを受けている間、このユニットをAP+2する。",
     "While this Unit is damaged, this Unit gets AP+2."),
    ("【破壊時】相手は自身のユニット1つを選び、破壊する。",
     "【Destroyed】 Let your opponent choose and destroy 1 Unit of theirs."),
)

# Texts that are read like the ones beside them.
VARIANTS = (
    ("《突破3》《高機動》", "《突破3》\n《高機動》"),
    ("《ブロッカー》【配備時】自分は1枚ドローする。【破壊時】自分は1枚ドローする。",
     "《ブロッカー》\n【配備時】自分は1枚ドローする。\n【破壊時】自分は1枚ドローする。"),
    ("【メイン】味方のユニット1つを選ぶ。このターン中、それはAP+2され、《突破2》を得る。",
     "【メイン】自分のユニット1つを選ぶ。このターン中、それをAP+2し、それは《突破2》を得る。"),
    ("【メイン】味方のユニット1つを選ぶ。このターン中、それは《先制攻撃》と《突破2》を得る。",
     "【メイン】自分のユニット1つを選ぶ。このターン中、それは《先制攻撃》を得、それは《突破2》を得る。"),
    ("このユニットは《先制攻撃》と《突破2》を得る。", "このユニットは《先制攻撃》を得、このユニットは《突破2》を得る。"),
    ("自分のターン開始時、自分のユニットが1つもいないなら、自分は1枚ドローする。",
     "自分のターン開始時、自分のユニットがいないなら、自分は1枚ドローする。"),
    ("【破壊時】自分のターン中なら、自分は1枚ドローする。", "【破壊時】自分のターンなら、自分は1枚ドローする。"),
    ("このユニットは、パイロットがセットされていない間、アタックできない。",
     "このユニットにパイロットがセットされていない間、このユニットはアタックできない。"),
    ("【メイン】自分の手札をすべて捨てる。", "【メイン】自分の手札すべてを捨てる。"),
    ("【配備時】HPが3以下の相手のユニット1つを選ぶ。それをレストにする。",
     "【配備時】HP3以下の相手のユニット1つを選ぶ。それをレストにする。"),
    ("手札のこのカードは、自分のベースがない間、コスト-1する。",
     "自分のベースがない間、手札のこのカードをコスト-1する。"),
    ("【配備時】自分のデッキを上から1枚公開する。それがベースカードなら、手札に加える。",
     "【配備時】自分のデッキを上から1枚公開する。それがベースカードなら手札に加える。"),
)


@pytest.mark.parametrize(("ja", "en"), TEXTS)
def test_a_phrase_is_printed_as_it_was_written_and_in_english(ja: str, en: str) -> None:
    hold_to_the_law(ja, en)


@pytest.mark.parametrize(("written", "printed"), VARIANTS)
def test_other_spellings_of_phrases_are_read_too(written: str, printed: str) -> None:
    hold_variant(written, printed)


# Blocking


def test_7_4_1_units_that_a_text_lets_it_pass_can_t_block(table: Table) -> None:
    attacker = table.reads("このユニットはAP2以下の相手のユニットにブロックされない。").unit(0)
    weak, strong = table.unit(1, blocker=True, ap=2), table.unit(1, blocker=True, ap=3)
    table.main_phase(0)
    table.attack(attacker)
    assert table.offered("block") == [strong]
    assert table.why_not("block", weak) == "1-3-3"


def test_7_4_1_another_unit_is_blocked_by_them(table: Table) -> None:
    table.reads("このユニットはAP2以下の相手のユニットにブロックされない。").unit(0)
    attacker, weak = table.unit(0), table.unit(1, blocker=True, ap=2)
    table.main_phase(0)
    table.attack(attacker)
    assert table.offered("block") == [weak]


# What can be so of a unit


@pytest.mark.rules("9-1-9")
def test_9_1_9_a_unit_that_can_t_be_returned_stays(table: Table) -> None:
    kept = table.reads("このユニットは相手の効果で手札に戻らない。").unit(1)
    other = table.unit(1)
    used = table.reads("【メイン】相手のユニットすべてを持ち主の手札に戻す。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(kept) == ("battle", 1)
    assert table.where(other) == ("hand", 1)


@pytest.mark.rules("11-1-4")
def test_11_1_4_a_unit_loses_a_keyword_for_the_turn(table: Table) -> None:
    blocker = table.unit(1, blocker=True)
    used = table.reads("【メイン】相手のユニット1つを選ぶ。このターン中、それは《ブロッカー》を失う。").hand(0,
                                                                       "command")
    table.main_phase(0)
    assert table.number(blocker, "blocker") == 1
    table.choose("use", used)
    assert table.number(blocker, "blocker") == 0


def test_4_5_1_damage_is_less_in_other_words(table: Table) -> None:
    unit = table.reads("このユニットが受けるダメージを1軽減する。").unit(0, hp=9)
    table.main_phase(0)
    table.happen(lambda: deal_damage(table.state, unit, 3, BY_RULE))
    assert table.damage(unit) == 2


def test_2_7_1_more_hp_for_each_of_some_units(table: Table) -> None:
    unit = table.reads("〔堤守〕の自分のユニット1つにつき、このユニットをHP+2する。").unit(0, hp=3)
    table.unit(0, traits=("堤守",))
    assert table.number(unit, "hp") == 5
    table.unit(0, traits=("堤守",))
    assert table.number(unit, "hp") == 7


# Paying, choosing and looking


@pytest.mark.parametrize(("resources", "drawn"), [(1, 1), (0, 0)])
def test_9_1_7_3_an_effect_may_be_paid_for(table: Table, resources: int, drawn: int) -> None:
    attacker = table.reads("【アタック時】①を支払ってもよい。そうしたなら、自分は1枚ドローする。").unit(0)
    paid = table.resources(0, resources)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.attack(attacker)
    if resources:
        table.choose("yes")
    assert before - table.count("deck", 0) == drawn
    assert all(table.rested(it) for it in paid)


@pytest.mark.rules("9-3-3")
def test_9_3_3_the_opponent_chooses_of_their_own(table: Table) -> None:
    mine = table.unit(0)
    first, second = table.unit(1), table.unit(1)
    used = table.reads("【メイン】相手は自身のユニット1つを選び、レストにする。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.asks[0] == 1
    assert table.offered("pick") == [first, second]
    table.choose("pick", second)
    assert [table.rested(it) for it in (mine, first, second)] == [False, False, True]


def test_9_3_3_one_of_several_effects_is_picked(table: Table) -> None:
    enemy = table.unit(1)
    used = table.reads("【メイン】以下から1つを選ぶ。・自分は1枚ドローする。・相手のユニット1つを選ぶ。それをレストにする。").hand(
        0, "command")
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    table.choose("number", 1)
    assert table.rested(enemy)
    assert table.count("deck", 0) == before


def test_7_7_1_something_is_done_at_the_end_of_the_battle(table: Table) -> None:
    attacker = table.reads("【アタック時】このバトル終了時、このユニットをアクティブにする。").unit(0)
    table.main_phase(0)
    table.attack(attacker)
    assert table.rested(attacker)
    table.choose("pass")
    table.choose("pass")
    assert not table.rested(attacker)
