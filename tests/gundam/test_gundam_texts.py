"""The texts of this game: what can be written, how it is printed again, and that it is played so."""
from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

import pytest

from tefuda.cards.language import Ambiguous, Unreadable
from tefuda.rulebooks.gundam.language import LANGUAGE
from tests.gundam.table import Table
from tests.language.law import breaches, never_printed

# Texts that nobody prints on cards but us, with their English.
TEXTS: Final = (
    ("《リペア2》", "<Repair 2>"),
    ("【起動・メイン】《援護1》", "【Activate･Main】<Support 1>"),
    ("【パイロット】「ゴウ・ヒラセ」", "【Pilot】 “ゴウ・ヒラセ”"),
    ("【配備時】HP7以下の相手のユニット1つを選ぶ。それをレストにする。",
     "【Deploy】 Choose 1 enemy Unit with 7 or less HP. Rest it."),
    ("【バースト】このカードを手札に加える。", "【Burst】 Add this card to your hand."),
    ("【リンク中】このユニットは《突破1》を得る。", "【During Link】 This Unit gains <Breach 1>."),
    ("このユニット以外の、〔歩塔〕の自分のユニットがいる間、このユニットをAP+1する。",
     "While there is another (歩塔) friendly Unit, this Unit gets AP+1."),
    ("【起動・メイン】【ターン1回】②：このターン中、このユニットをAP+2する。",
     "【Activate･Main】【1/turn】 ②: Give this Unit AP+2 during this turn."),
    ("【メイン】/【アクション】相手のユニット2～4つを選ぶ。それらに7ダメージを与える。",
     "【Main/Action】 Choose 2 to 4 enemy Units. Deal 7 damage to them."),
    ("【セット時】自分の手札1枚を捨ててもよい。そうしたなら、自分は2枚ドローする。",
     "【When Paired】 You may discard 1 card in your hand. If you do, draw 2 cards."),
    ("【配備時】自分は1枚ドローする。【配備時】を持つ自分のユニット1つを選ぶ。それをレストにする。",
     "【Deploy】 Draw 1 card. Choose 1 friendly Unit with 【Deploy】. Rest it."),
)


def test_the_grammar_has_no_defects() -> None:
    LANGUAGE.check()


def test_what_is_printed_is_read_as_the_same_tree_by_every_production() -> None:
    assert breaches(LANGUAGE) == []
    assert never_printed(LANGUAGE) == []


def test_made_up_texts_are_read_as_what_they_were_made_from() -> None:
    for seed in range(200):
        tree = LANGUAGE.generate(random.Random(seed), depth=6)
        assert LANGUAGE.read(LANGUAGE.print_ja((tree,))) == (tree,)
        assert LANGUAGE.print_en((tree,))


@pytest.mark.parametrize(("ja", "en"), TEXTS)
def test_a_text_is_printed_as_it_was_written(ja: str, en: str) -> None:
    read = LANGUAGE.read(ja)
    assert LANGUAGE.print_ja(read) == ja
    assert LANGUAGE.print_en(read) == en


@pytest.mark.rules("2-10-4")
def test_2_10_4_notes_have_no_meaning() -> None:
    assert LANGUAGE.read("《ブロッカー》(代わりに受ける) 【配備時】自分は1枚ドローする。") == LANGUAGE.read(
        "《ブロッカー》\n【配備時】自分は1枚ドローする。")


def test_what_can_t_be_read_is_told_with_its_place() -> None:
    with pytest.raises(Unreadable) as told:
        LANGUAGE.read("【配備時】相手のユニット1つを眺める。")
    assert told.value.at == len("【配備時】相手のユニット1つを")


# Played from their texts


def test_9_3_3_a_command_is_played_from_its_text(table: Table) -> None:
    used = table.reads("【メイン】HP3以下の相手のユニット1つを選ぶ。それを破壊する。").hand(0, "command")
    weak, strong = table.unit(1, hp=3), table.unit(1, hp=4)
    table.main_phase(0)
    table.choose("use", used)
    assert (table.where(weak), table.where(strong)) == (("trash", 1), ("battle", 1))


def test_what_depends_on_something_is_all_that_follows(table: Table) -> None:
    """Without what was to be done first, nothing happens to the unit that was chosen before."""
    comer = table.reads(
        "【配備時】アクティブの自分のユニット1つを選ぶ。それをレストにする。"
        "そうしたなら、Lv.9以下の相手のユニット1つを選ぶ。それに2ダメージを与える。").hand(0)
    enemy = table.unit(1, hp=9)
    table.main_phase(0)
    table.choose("deploy", comer)
    assert table.rested(comer)
    assert table.damage(enemy) == 2
    assert table.damage(comer) == 0


def test_11_1_3_2_support_is_read_from_a_text(table: Table) -> None:
    helper, unit = table.reads("【起動・メイン】《援護2》").unit(0), table.unit(0, ap=1)
    table.main_phase(0)
    table.choose("support", helper, unit)
    assert table.number(unit, "ap") == 3


def test_1_3_1_suppression_hits_two_shields(table: Table) -> None:
    table.fight(table.reads("《制圧》").unit(0))
    assert table.count("shields", 1) == 4


LURE: Final = "相手のユニットはアタックするとき、可能ならレストの〔歩塔〕の自分のユニットをアタック先に選ぶ。"


def test_1_3_1_a_unit_may_draw_attacks_to_itself(table: Table) -> None:
    lure = table.reads(LURE).unit(1, rested=True, traits=("歩塔",))
    other = table.unit(1, rested=True)
    unit = table.unit(0)
    table.main_phase(0)
    assert table.offered_pairs("attack-unit") == [(unit, lure)]
    assert table.why_not("attack", unit) == table.why_not("attack-unit", unit, other) == "1-3-3"


def test_1_3_1_an_active_lure_draws_nothing(table: Table) -> None:
    table.reads(LURE).unit(1, traits=("歩塔",))
    unit = table.unit(0)
    table.main_phase(0)
    assert unit in table.offered("attack")


def test_2_8_1_the_highest_level_is_that_of_the_player_s_units(table: Table) -> None:
    used = table.reads("【メイン】最もLv.が高い相手のユニット1つを選ぶ。それをレストにする。").hand(0, "command")
    table.unit(0, level=9)
    low, high = table.unit(1, level=2), table.unit(1, level=3)
    table.main_phase(0)
    table.choose("use", used)
    assert (table.rested(low), table.rested(high)) == (False, True)


def test_6_2_2_1_a_unit_may_not_become_active_in_the_next_start_phase(table: Table) -> None:
    used = table.reads(
        "【メイン】レストの相手のユニット1つを選ぶ。"
        "それは次の相手のターンのスタートフェイズでアクティブにならない。").hand(0, "command")
    enemy = table.unit(1, rested=True)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert table.asks[0] == 1
    assert table.rested(enemy)


def test_3_2_looking_at_the_deck_and_taking_one(table: Table) -> None:
    used = table.reads(
        "【メイン】自分のデッキを上から3枚見て、その中のユニットカード1枚を公開して手札に加えてもよい。残ったカードは下に戻す。"
    ).hand(0, "command")
    top = table.cards("deck", 0)[-3:]
    table.main_phase(0)
    table.choose("use", used)
    table.choose("yes")
    table.choose("pick", top[1])
    assert table.where(top[1]) == ("hand", 0)
    # 3-1-6: their owner says in which order the others lie under the deck.
    table.choose("pick", top[2])
    assert table.cards("deck", 0)[:2] == [top[0], top[2]]


# Measured against what nobody here wrote

CORPUS: Final = Path(__file__).parents[3] / "shared" / "corpora" / "gundam-cards.jsonl"


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of printed texts is not here")
def test_most_printed_texts_are_read_whole_and_none_in_two_ways() -> None:
    texts = [json.loads(line)["text_ja"].strip() for line in CORPUS.read_text("utf-8").splitlines()]
    read = 0
    for text in texts:
        try:
            read += bool(LANGUAGE.read(text)) or not text
        except Unreadable:
            continue
        except Ambiguous as error:
            raise AssertionError(text) from error
    assert read >= 0.98 * len(texts)
