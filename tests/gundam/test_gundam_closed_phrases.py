"""Phrases of Gundam texts with whatever cards, numbers and events can stand in them: how they print and what they "
"do."""
from __future__ import annotations

import pytest

from tests.gundam.phrases import hold_to_the_law, hold_variant
from tests.gundam.table import Table

# A text as it is printed, and its English.
TEXTS = (
    ("【配備時】自分のEXベースがあるなら、自分は1枚ドローする。",
     "【Deploy】 If there is a friendly EX Base, draw 1 card."),
    ("【配備時】このユニットよりLv.が低い相手のユニット1つを選ぶ。それをレストにする。",
     "【Deploy】 Choose 1 enemy Unit with a level lower than that of this Unit. Rest it."),
    ("【配備時】リンクユニット以外の相手のユニット1つを選ぶ。それをレストにする。",
     "【Deploy】 Choose 1 non-Link-Unit enemy Unit. Rest it."),
    ("【配備時】自分はレストの相手のユニット1つにつき1枚ドローする。",
     "【Deploy】 Draw 1 card for each rested enemy Unit."),
    ("【アタック時】相手がLv.7以上なら、このターン中、このユニットをAP+1する。",
     "【Attack】 If your opponent is Lv.7 or more, give this Unit AP+1 during this turn."),
    ("このユニットがリンクユニットでない間、このユニットはアタックできない。",
     "Unless this Unit is a Link Unit, it can't attack."),
    ("自分のシールドエリアのカードが破壊されたとき、自分は1枚ドローする。",
     "When a card in the friendly shield area is destroyed, draw 1 card."),
    ("【メイン】相手のユニット1つを選ぶ。このターン中、それのAPを1にする。",
     "【Main】 Choose 1 enemy Unit. Set its AP to 1 during this turn."),
    ("【メイン】相手のユニット1～2つを選ぶ。それらは次の相手のターンのスタートフェイズでアクティブにならない。",
     "【Main】 Choose 1 to 2 enemy Units. They will stay rested in your opponent's next start phase."),
    ("【メイン】《高機動》を持つLv.4以下の相手のユニット1つを選ぶ。それをレストにする。",
     "【Main】 Choose 1 Lv.4 or lower enemy Unit with <High-Maneuver>. Rest it."),
    ("自分のトラッシュにカードが8枚以上ある間、自分のユニットが破壊されたとき、自分は1枚ドローする。",
     "While there are 8 or more cards in your trash, when a friendly Unit is destroyed, draw 1 card."),
)

# Texts that are read like the ones beside them.
VARIANTS = (
    ("〔堤守〕の自分のユニットすべてをAP+1、HP+1する。",
     "〔堤守〕の自分のユニットすべてをAP+1し、〔堤守〕の自分のユニットすべてをHP+1する。"),
    ("【配備時】自分の手札が相手より少ないなら、自分は1枚ドローする。",
     "【配備時】自分の手札が相手の手札より少ないなら、自分は1枚ドローする。"),
    ("自分が〔堤守〕のユニットを配備したとき、自分は1枚ドローする。",
     "〔堤守〕の自分のユニットが配備されたとき、自分は1枚ドローする。"),
    ("このユニットがLv.4以下の相手のユニットをバトルダメージで破壊したとき、自分は1枚ドローする。",
     "このユニットがバトルダメージでLv.4以下の相手のユニットを破壊したとき、自分は1枚ドローする。"),
    ("このユニットが破壊される時、代わりに自分の手札1枚を捨ててもよい。",
     "このユニットが破壊されるとき、かわりに自分の手札1枚を捨ててもよい。"),
    ("【配備時】レスト状態の相手のユニット1つを選ぶ。それをアクティブにする。",
     "【配備時】レストの相手のユニット1つを選ぶ。それをアクティブにする。"),
    ("【配備時】自分は1枚ドローする。その後、自分は手札1枚を捨てる。",
     "【配備時】自分は1枚ドローする。その後、自分の手札1枚を捨てる。"),
    ("【配備時】自分のデッキを上から4枚見て、その中の青のカード2枚を公開して手札に加えてもよい。"
     "残ったカードは自分のデッキの下にランダムに戻す。",
     "【配備時】自分のデッキを上から4枚見て、その中の青のカード2枚を公開して手札に加えてもよい。残ったカードは無作為に下に戻す。"),
    ("【破壊時】自分のトラッシュのこのカードを手札に加える。", "【破壊時】このカードを手札に加える。"),
    ("【配備時】自分のユニットすべてのHPを1回復する。", "【配備時】自分のユニットすべてを1回復する。"),
)


@pytest.mark.parametrize(("ja", "en"), TEXTS)
def test_a_phrase_is_printed_as_it_was_written_and_in_english(ja: str, en: str) -> None:
    hold_to_the_law(ja, en)


@pytest.mark.parametrize(("written", "printed"), VARIANTS)
def test_other_spellings_of_phrases_are_read_too(written: str, printed: str) -> None:
    hold_variant(written, printed)


# What they do


def test_9_1_5_all_of_some_units_get_both(table: Table) -> None:
    table.reads("〔堤守〕の自分のユニットすべてをAP+1、HP+2する。").unit(0)
    one, other = table.unit(0, ap=1, hp=1, traits=("堤守",)), table.unit(0, ap=1, hp=1)
    assert [table.number(one, it) for it in ("ap", "hp")] == [2, 3]
    assert [table.number(other, it) for it in ("ap", "hp")] == [1, 1]


@pytest.mark.rules("4-5-3")
def test_4_5_3_the_foremost_shield_takes_the_damage(table: Table) -> None:
    used = table.reads("【メイン】相手のシールド1つに1ダメージを与える。").hand(0, "command")
    before = table.count("shields", 1)
    table.main_phase(0)
    table.choose("use", used)
    assert table.count("shields", 1) == before - 1


def test_9_3_3_for_each_of_some_another_one_is_chosen(table: Table) -> None:
    used = table.reads("【メイン】自分のユニット1つにつき、相手のユニット1つに1ダメージを与える。").hand(0, "command")
    table.units(0, 2)
    enemies = [table.unit(1, hp=5) for _ in range(3)]
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", enemies[1])
    assert table.offered("pick") == [enemies[0], enemies[2]]
    table.choose("pick", enemies[2])
    assert [table.damage(it) for it in enemies] == [0, 1, 1]


@pytest.mark.rules("9-1-9")
def test_9_1_9_a_unit_that_no_enemy_effect_can_rest_stays_active(table: Table) -> None:
    kept, other = table.reads("このユニットは相手の効果でレストにならない。").unit(1), table.unit(1)
    used = table.reads("【メイン】相手のユニットすべてをレストにする。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert [table.rested(it) for it in (kept, other)] == [False, True]


@pytest.mark.rules("7-3-5-2")
def test_7_3_5_2_an_attacked_unit_is_spoken_of(table: Table) -> None:
    table.reads("自分のユニットがアタックされたとき、このターン中、それをAP+2する。").unit(1)
    attacker, target = table.unit(0, ap=1, hp=9), table.unit(1, ap=1, hp=9, rested=True)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.number(target, "ap") == 3
    assert table.number(attacker, "ap") == 1


@pytest.mark.rules("7-3-1")
def test_7_3_1_enemy_units_have_to_attack_the_chosen_unit(table: Table) -> None:
    lure, other = table.unit(0, rested=True), table.unit(0, rested=True)
    text = ("【メイン】レストの自分のユニット1つを選ぶ。次の相手のターン中、相手のユニットはアタックするとき、"
            "可能ならそれをアタック先に選ぶ。")
    used = table.reads(text).hand(0, "command")
    enemy = table.unit(1)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", lure)
    table.main_phase(1)
    assert table.offered_pairs("attack-unit") == [(enemy, lure)]
    assert table.why_not("attack-unit", enemy, other)
    assert table.offered("attack") == []


@pytest.mark.rules("4-6-1")
def test_4_6_1_as_many_hp_as_there_are_shields(table: Table) -> None:
    unit = table.unit(0, hp=9)
    table.state.damage[unit] = 8
    used = table.reads("【メイン】自分のユニット1つを選ぶ。それを自分のシールド1つにつき1回復する。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.damage(unit) == 8 - table.count("shields", 0)
