"""The texts of Gate Ruler: read, printed as they were written, and carried out."""
from __future__ import annotations

import random

import pytest

from tefuda.cards.language import Unreadable
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.gateruler.cards import ATK
from tefuda.rulebooks.gateruler.language import LANGUAGE
from tests.language.law import breaches, never_printed

from .table import Table
from .texts import go, use, written

_TEXTS = """\
通常：敵のユニットを1体選び、それに2ダメージを与える。カードを1枚引く。
即時[2エナジーを支払う]敵のユニットを1体選び、それをレストする。
通常[君の手札のカードを1枚捨てる]カードを2枚引く。
[ターン1回]即時：ターン終了時まで、このユニットをATK+2する。
「月歩[ターン1回]」通常：カードを1枚引く。
このユニットが場に出た時、敵のユニットすべてに1ダメージを与える。
このユニットが攻撃した時、ターン終了時まで、このユニットをATK+1する。
味方のユニットが破壊された時、カードを1枚引く。
君のターン終了時、君のダメージを1回復する。
味方のユニットはATK+1。
味方の攻撃ゾーンの＜鳥＞のユニットはHP+2。
君のターン中、このユニットは破壊されない。
相手は【CNT】できない。
このユニットが受けるダメージを1軽減する。
このユニットが墓地に置かれる時、代わりにそれを除外する。
【貫通】
【2回攻撃】
【ソウルガード】
【OD】カードを1枚引く。
【TD】敵のユニットを1体選び、それを破壊する。
【CNT】このカード自身をプレイする。
【CNT】このカードの【TD】を使う。
【CNT】敵のユニットを1体選び、それに3ダメージを与える。
セットして、敵のユニットが攻撃した時に使える：その戦闘ダメージを0にする。
セットして、君の手札のカードが2枚以上の時に使える：カードを2枚引く。
敵のユニットを2体選び、それらに4ダメージを割り振る。
次のダメージを3軽減する。
デッキからレベル2以下の《苔》のカードを1枚選び、それを手札に加える。
ターンを終了する。
ターン終了時まで、相手はイベントをプレイできない。
敵のユニットを1体選び、ターン終了時まで、それは攻撃できない。
味方のユニットを1体選び、ターン終了時まで、それに【貫通】を与える。
味方のユニットは【迎撃】を得る。
【創生召喚】通常：味方のユニットを1体選び、それを墓地に置いてよい。そうしたら、君の墓地のユニットであるカードを1枚創生召喚してもよい。
【深淵召喚】通常：君の墓地の【アビスシンフォニア】を持つユニット1体を、その条件に従って特殊召喚してよい。
【アビスシンフォニア】条件：君の手札のカードを2枚捨てる。
2ドライブする。
君の墓地のユニットであるカードを1枚選び、それをこのユニットのソウルに入れる。
敵のユニットを1体選び、それのコントロールを得る。
このユニットが与えるダメージでは【CNT】できない。
相手に2ダメージを与える。
このカードが墓地にある場合、君の手札のカードはコスト-1。
このカードが手札にある場合、このカードはコスト-1。
君の手札のカードのコストは1になる。
このカードのコストは[君の手札のカードを1枚捨てる]になる。
このユニットは[君の手札のカードを1枚捨てる]を行わなければ攻撃できない。
このユニットは最前でないルーラーを攻撃できる。
このカードはセットできる。
このユニットのATKは君の墓地のカードの枚数である。
このユニットは＜鳥＞としても扱う。
味方の他のユニットは属性を失う。
通常：ターン終了時まで、敵のユニットすべての所属軍を失わせる。
通常：ターン終了時まで、このユニットは＜鳥＞としても扱う。
通常：敵の場のカードを1枚選び、それを除外する。
「月歩」通常：カードを1枚引く。
「月歩」[ターン1回]通常：カードを1枚引く。
「月歩[ゲーム1回]」通常：カードを1枚引く。
敵のユニットを1体選び、味方のユニットすべてはそれぞれそれに自身のATKに等しいダメージを与える。
味方のユニットを1体選び、それのダメージをすべて回復する。
味方のユニットを1体選び、それがこのフェイズ中に受けたダメージを1つ回復する。
敵のユニットを1体選び、それに君の墓地のカードの枚数ダメージを与える。
味方のユニットは与えるダメージの元の数値+1。
ドライブする。
君の墓地のカードを1枚選び、それを味方のユニットすべてのソウルに入れる。
君の墓地のカードを1枚選び、それをこのユニットの上に置く。ターン終了時まで、上にあるカードをATK+2する。
デッキからレベル2以下のユニットであるカードを1枚特殊召喚する。
君のデッキのカードが3枚以下の場合、カードを1枚引く。
【創生召喚】通常：味方のユニットを2体素材として墓地に置いてよい。そうしたら、デッキからユニットであるカードを1枚創生召喚してもよい。
【アビスシンフォニア】条件：君の手札のカードを2枚素材として墓地に置く。
このユニットが創生召喚の素材になった時、カードを1枚引く。
君が深淵召喚に成功した時、カードを1枚引く。
味方の【創生召喚】を持つユニットはATK+1。"""
TEXTS = _TEXTS.splitlines()


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_read_is_printed_as_it_was_written(text: str) -> None:
    trees = LANGUAGE.read(text)
    assert len(trees) == 1
    assert LANGUAGE.print_ja(trees) == text
    assert LANGUAGE.print_en(trees)


@pytest.mark.rules("2-13b", "2-13c", "2-13d")
def test_several_abilities_stand_in_paragraphs_of_their_own() -> None:
    """2-13b."""
    trees = LANGUAGE.read("■【貫通】\n■【CNT】カードを1枚引く。(説明)")
    assert LANGUAGE.print_ja(trees) == "【貫通】\n【CNT】カードを1枚引く。"


def test_what_can_not_be_read_is_not_guessed() -> None:
    with pytest.raises(Unreadable):
        LANGUAGE.read("通常：敵のユニットを1体選び、それを食べる。")


def test_the_grammar_is_sound() -> None:
    LANGUAGE.check()
    assert breaches(LANGUAGE, times=1) == []
    assert never_printed(LANGUAGE, times=6) == []


def test_texts_that_are_made_up_are_read_back() -> None:
    rng = random.Random(4)
    for _ in range(60):
        tree = LANGUAGE.generate(rng, kind="ability", depth=5)
        assert LANGUAGE.read(LANGUAGE.print_ja((tree,))) == (tree,)


def test_a_text_is_what_happens(table: Table) -> None:
    victim = table.unit("attack1", 1, hp=9)
    unit = table.give(table.unit("attack1", 0, atk=1), *LANGUAGE.read(
        "味方のユニットはATK+1。\n通常：敵のユニットを1体選び、それに2ダメージを与える。カードを1枚引く。"))
    table.main_phase(0)
    assert value(table.state, unit, ATK) == 2
    use(table, unit, 1)
    table.settle_gate()
    assert (table.damage(victim), table.count("hand")) == (2, 1)


@pytest.mark.parametrize(("written", "usual"), [
    ("君の墓地のユニットを1枚選び、それを手札に加える。", "君の墓地のユニットであるカードを1枚選び、それを手札に加える。"),
    ("味方のユニットのATK+1。", "味方のユニットはATK+1。"),
    ("君のターン開始時、カードを1枚引く。", "君のスタートフェイズ開始時、カードを1枚引く。"),
    ("手札のカードを1枚捨てる。", "君の手札のカードを1枚捨てる。"),
    ("レベル2以下の敵のユニットを1体選び、それを破壊する。", "敵のレベル2以下のユニットを1体選び、それを破壊する。"),
    ("エナジーを2枚支払う。", "2エナジーを支払う。"),
])
def test_two_ways_to_say_the_same(written: str, usual: str) -> None:
    assert LANGUAGE.read(written) == LANGUAGE.read(usual)


@pytest.mark.rules("15-3b")
def test_15_3b_a_text_waits_for_its_unit_to_leave_the_field(table: Table) -> None:
    unit = written(table, table.unit("attack2", 0, atk=4), "このユニットが場を離れた時、カードを1枚引く。")
    go(table, "味方の他のユニットをすべて手札に戻す。")
    table.settle_gate()
    assert (table.where(unit)[0], table.count("hand")) == ("hand", 2)


@pytest.mark.rules("15-9a")
def test_15_9a_a_text_waits_for_a_discard(table: Table) -> None:
    written(table, table.unit("attack2", 0, atk=4), "君のカードが捨てられた時、カードを1枚引く。")
    table.unit("hand", 0)
    go(table, "君の手札のカードを1枚選び、それを捨てる。")
    table.settle_gate()
    assert table.count("hand") == 1
