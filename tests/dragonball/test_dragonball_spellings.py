"""Other ways to say the same in the texts of Dragon Ball cards, which mean the same."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.dragonball.language import LANGUAGE
from tests.dragonball.table import Table


@pytest.mark.parametrize(("written", "usual"), [
    ("自分のデッキからレベル2以下のバトルカード1枚までを選び、手札に加える。", "自分のデッキのレベル2以下のバトルカード1枚までを選び、手札に加える。"),
    ("デッキをシャッフルする。", "自分のデッキをシャッフルする。"),
    ("レベル3以下の相手のバトルカード1枚を選び、レストにする。", "相手のレベル3以下のバトルカード1枚を選び、レストにする。"),
    ("相手のバトルカード1枚を選び、持ち主の手札に戻す。", "相手のバトルカード1枚を選び、手札に戻す。"),
    ("このターン中、自分のバトルカード1枚を選び、パワーを+2000する。", "自分のバトルカード1枚を選び、このターン中、パワーを+2000する。"),
    ("自分のリーダーが裏向きの場合、カード1枚を引く。", "自分のリーダーが裏面の場合、カード1枚を引く。"),
    ("相手は手札1枚を選び、捨てる。", "相手は自分の手札1枚を選び、捨てる。"),
])
def test_two_ways_to_say_the_same(written: str, usual: str) -> None:
    assert LANGUAGE.read(f"【プレイスキル】{written}") == LANGUAGE.read(f"【プレイスキル】{usual}")


@pytest.mark.parametrize("moment", ["自分のターン開始時", "メインフェイズ開始時", "相手のバトルフェイズ終了時", "お互いのターン終了時"])
def test_a_moment_with_and_without_a_particle(moment: str) -> None:
    written = f"【自動発動】{moment[:-3]}の{moment[-3:]}、カード1枚を引く。"
    assert LANGUAGE.read(written) == LANGUAGE.read(f"【自動発動】{moment}、カード1枚を引く。")


def test_a_chosen_card_is_given_a_skill_or_loses_its_own(table: Table) -> None:
    enemy = table.put("battle", 1, text=LANGUAGE.read("【永続発動】このカードのパワーを+4000する。"), power=1000)
    card = table.put("hand", 0, text=LANGUAGE.read("【プレイスキル】相手のバトルカード1枚を選び、このターン中、スキルを失う。"))
    table.main_phase(0)
    assert table.number(enemy, "power") == 5000
    table.choose("play", card)
    assert table.number(enemy, "power") == 1000


def test_a_card_from_the_hand_of_the_opponent_is_discarded_at_random(table: Table) -> None:
    card = table.put("hand", 0, text=LANGUAGE.read("【プレイスキル】相手の手札1枚を無作為に選び、捨てる。"))
    table.put("hand", 1), table.put("hand", 1)
    table.main_phase(0)
    table.choose("play", card)
    assert (table.count("hand", 1), table.count("drop", 1)) == (1, 1)
