"""Card texts of Z/X: read, printed in both languages, and carried out."""
from __future__ import annotations

import random

import pytest

from tefuda.cards.language import Unreadable
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.cards import IGNITION_ICON, POWER, RANGE
from tefuda.rulebooks.zx.language import LANGUAGE
from tests.language.law import breaches
from tests.zx.zx_table import Table

# A text as it is printed, and its English.
TEXTS = (
    ("【常】ライフリカバリー", "【Always】 Life recovery"),
    ("【常】レンジ2", "【Always】 Range 2"),
    ("【起】〈《スリープ》〉ノーマルスクエアにある相手のゼクスを1枚選び、3000ダメージを与える。",
     "【Act】 [《sleep》]: Deal 3000 damage to 1 Z/X of your opponent's in a normal square."),
    ("【起】〈《青1》チャージにあるこのカードをトラッシュに置く。〉カードを1枚引く。",
     "【Act】 [《blue 1》, put this card from your charge into your trash]: Draw 1 card."),
    ("【自】このカードがバトルで相手の[灯守]を破壊した時、あなたのデッキの1番上のカードをトラッシュに置いてよい。",
     "【Auto】 When this card destroys one of your opponent's [灯守] in battle, you may put the top card of your deck"
     " into your trash."),
    ("【常】自軍エリアのスクエアにあるすべてのあなたの[灯守]のパワーを+1000する。",
     "【Always】 All your [灯守] in squares of your area get +1000 power."),
    ("【常】あなたのプレイヤーが「石工」の場合、このカードはイグニッションアイコンを得る。",
     "【Always】 As long as your player is “石工”, this card gets the ignition icon."),
    ("【常】このカードが破壊された際、チャージに置くかわりにトラッシュに置く。",
     "【Always】 If this card is destroyed, put it into your trash instead of your charge."),
    ("【★】ノーマルスクエアにあるゼクスを1枚選び、あなたのチャージにある赤のカード1枚につき、1000ダメージを与える。",
     "【Event】 Deal damage to 1 Z/X in a normal square equal to 1000 for each red card in your charge."),
    ("【自】あなたがイベントをプレイした時、カードを1枚引く。", "【Auto】 When you play an event, draw 1 card."),
    ("【★】スクエアにある他の相手のトラッシュにある[石工]の中でパワーが最も高いゼクスを1枚選び、破壊する。",
     "【Event】 Destroy 1 other Z/X with the highest power among [石工] in your opponent's trash in a square."),
)

_GETS = "【自】このカードが登場した時、ターン終了時まで、このカードは以下の能力を得る。"
_GIVEN = "【自】このカードが攻撃した時、カードを1枚引いてよい。そうしたならば、スクエアにある「石工」を1枚選び、破壊する。"

# Texts that are read like the ones beside them: other widths, brackets, signs and words.
VARIANTS = (
    ("[起]<≪スリープ≫>カードを１枚引く。", "【起】〈《スリープ》〉カードを1枚引く。"),
    ("起〈青３　チャージにあるこのカードをトラッシュに置く〉カードを１枚引く。",
     "【起】〈《青3》チャージにあるこのカードをトラッシュに置く。〉カードを1枚引く。"),
    ("ノーマルスクエアにあるゼクスを1体選び、\n破壊する。(解説)",
     "【★】ノーマルスクエアにあるゼクスを1枚選び、破壊する。"),
    ("【自】このカードが登場した時、《赤1》を支払ってもよい。《赤1》を支払ったならば、カードを1枚引く。",
     "【自】このカードが登場した時、《赤1》を支払ってよい。そうしたならば、カードを1枚引く。"),
    ("[常]レンジ３（遠くまで届く。）", "【常】レンジ3"),
    ("【起】〈《スリープ》〉カードを1枚引く。その後、さらにスクエアにある相手のゼクスを1枚選ぶ。",
     "【起】〈《スリープ》〉カードを1枚引く。その後、スクエアにある相手のゼクスを1枚選ぶ。"),
    ("【起】《赤2》《無1》カードを1枚引く。", "【起】〈《赤2》《無1》〉カードを1枚引く。"),
    ("【起】〈《無2》〉〈手札から2枚トラッシュに置く。〉カードを1枚引く。",
     "【起】〈《無2》手札にあるカードを2枚トラッシュに置く。〉カードを1枚引く。"),
    ("[☆]相手の手札からランダムに1枚選び、トラッシュに置く。",
     "【★】相手の手札にあるカードから無作為に1枚選び、トラッシュに置く。"),
    ("[☆]あなたのトラッシュにあるゼクスを1枚選び、ノーマルスクエアにスリープ状態で登場させる。",
     "【★】あなたのトラッシュにあるゼクスを1枚選び、スリープでゼクスのないノーマルスクエアに登場させる。"),
    ("[☆]あなたのデッキの上から2枚をスリープでリソースに置く。",
     "【★】あなたのデッキの上から2枚のカードをリソースにスリープで置く。"),
    ("[☆]あなたのトラッシュにあるカードを3枚デッキに戻し、シャッフルする。",
     "【★】あなたのトラッシュにあるカードを3枚選び、デッキの1番上に置き、デッキをシャッフルする。"),
    ("【自】このカードが登場した時、相手のノーマルスクエアにある[石工]を1枚選び、破壊する。",
     "【自】このカードが登場した時、ノーマルスクエアにある相手の[石工]を1枚選び、破壊する。"),
    ("【自】このカードが登場した時、あなたのゼクスを1枚選び、このカードの隣のゼクスのないスクエアに移動させてよい。",
     "【自】このカードが登場した時、スクエアにあるあなたのゼクスを1枚選び、"
     "このカードがあるスクエアの隣のゼクスのないスクエアに置いてよい。"),
    ("【自】このカードが破壊された時、あなたのトラッシュにあるこのカードを手札に戻してよい。",
     "【自】このカードが破壊された時、トラッシュにあるこのカードを手札に戻してよい。"),
    # An ability whose quotation marks are missing goes on to the end of the line.
    *((f"{_GETS}{opens}{_GIVEN}{closes}", f"{_GETS}“{_GIVEN}”")
      for opens, closes in (("“", ""), ("", "”"), ("", ""), ("「", "」"))),
)


@pytest.mark.parametrize("turn", ["ターン終了時", "このターン終了時", "このターンの終了時"])
@pytest.mark.parametrize("what", ["そのゼクス", "そのカード", "スクエアにあるそのゼクス", "この能力で登場したゼクス"])
def test_what_is_done_at_the_end_of_the_turn_is_read_in_one_way(turn: str, what: str) -> None:
    (ability,) = LANGUAGE.read(f"【自】このカードが登場した時、{turn}、{what}を破壊する。")
    assert LANGUAGE.read(LANGUAGE.print_ja((ability,))) == (ability,)


def test_the_grammar_has_no_defects() -> None:
    LANGUAGE.check()


def test_whatever_is_printed_is_read_as_the_same_tree() -> None:
    assert breaches(LANGUAGE) == []


def test_random_texts_are_read_as_they_were_written() -> None:
    rng = random.Random(5)
    for _ in range(300):
        tree = (LANGUAGE.generate(rng),)
        assert LANGUAGE.read(LANGUAGE.print_ja(tree)) == tree


@pytest.mark.parametrize("ja, en", TEXTS)
def test_a_text_is_printed_as_it_was_written_and_in_english(ja: str, en: str) -> None:
    tree = LANGUAGE.read(ja)
    assert LANGUAGE.print_ja(tree) == ja
    assert LANGUAGE.print_en(tree) == en


@pytest.mark.parametrize("written, printed", VARIANTS)
def test_other_spellings_are_read_too(written: str, printed: str) -> None:
    assert LANGUAGE.print_ja(LANGUAGE.read(written)) == printed


def test_several_abilities_stand_on_lines_of_their_own() -> None:
    assert len(LANGUAGE.read("【常】スタートカード\n【自】このカードが破壊された時、カードを1枚引く。")) == 2


def test_an_unknown_word_is_pointed_at() -> None:
    with pytest.raises(Unreadable) as error:
        LANGUAGE.read("【★】カードを1枚焼く。")
    assert error.value.at == 9


# Carried out


def put(table: Table, name: str, player: int, text: str, **fields: object) -> int:
    return table.put(name, player, abilities=LANGUAGE.read(text), **fields)  # type: ignore[arg-type]


def test_a_start_card_text_works_from_the_charge(table: Table) -> None:
    card = put(table, "charge", 0, "【起】〈《赤1》チャージにあるこのカードをトラッシュに置く。〉カードを1枚引く。")
    resource = table.put("resource", 0)
    table.main_phase(0)
    table.choose("use", card)
    assert table.where(card) == ("trash", 0)
    assert table.rested(resource)
    assert table.count("hand", 0) == 1


def test_that_zx_is_the_one_of_the_event_even_after_another_card_was_chosen(table: Table) -> None:
    biter = put(
        table, "square5", 0,
        "【自】このカードが攻撃して相手のゼクスにダメージを与えた時、あなたのチャージにあるカードを1枚選び、"
        "トラッシュに置いてよい。置いたならば、そのゼクスを手札に戻す。", power=1000)
    target = table.put("square4", 1, power=9000)
    food = table.put("charge", 0)
    table.main_phase(0)
    table.attack(biter, target)
    table.choose("yes")
    assert table.where(food) == ("trash", 0)
    assert table.where(target) == ("hand", 1)


def test_that_zx_is_the_one_that_was_chosen(table: Table) -> None:
    put(table, "square7", 0, "【起】〈《スリープ》〉スクエアにあるスリープのゼクスを1枚選び、"
        "そのゼクスがあるスクエアの隣のゼクスのないスクエアに置いてよい。")
    target = table.put("square4", 1, rested=True)
    table.put("square6", 0, rested=True)
    table.main_phase(0)
    table.choose("use")
    table.choose("yes")
    table.choose("pick", target)
    table.choose("place", table.place("square1"))
    assert table.where(target) == ("square1", -1)
    # 302.2: moving from square to square changes no state.
    assert table.rested(target)


def test_that_zx_is_the_other_one_of_a_battle(table: Table) -> None:
    thorn = put(table, "square4", 1, "【自】このカードが攻撃されたバトル終了時、そのゼクスを手札に戻してよい。",
                power=9000)
    attacker = table.put("square5", 0, power=1000)
    table.main_phase(0)
    table.attack(attacker, thorn)
    table.choose("yes")
    assert table.where(attacker) == ("hand", 0)


def test_an_icon_is_gained_in_every_zone(table: Table) -> None:
    table.set_life(0, [])
    card = put(table, "life", 0, "【常】あなたのライフが2以下の場合、このカードはイグニッションアイコンを得る。")
    assert value(table.state, card, IGNITION_ICON) == 1


def test_the_player_is_asked_for_by_name(table: Table) -> None:
    card = put(table, "square7", 0,
               "【常】あなたのプレイヤーが「石工」の場合、このカードは以下の能力を得る。“【常】レンジ∞”")
    assert value(table.state, card, RANGE) == 0
    table.put("square8", 0, type="player", player_name="石工")
    assert value(table.state, card, RANGE) == 9


def test_a_guest_goes_home_at_the_end_of_the_turn(table: Table) -> None:
    spell = put(table, "hand", 0,
                "【★】あなたのトラッシュにある[灯守]を1枚選び、スリープでゼクスのないノーマルスクエアに"
                "登場させる。ターン終了時、この能力で登場したゼクスを手札に戻す。", type="event", cost=0)
    guest = table.put("trash", 0, tribes=("灯守",))
    table.main_phase(0)
    table.play(spell)
    table.choose("place", table.place("square5"))
    assert table.where(guest) == ("square5", -1)
    table.choose("pass")
    assert table.where(guest) == ("hand", 0)


def test_neighbours_are_weakened(table: Table) -> None:
    put(table, "square5", 0,
        "【常】このカードがあるスクエアの隣のスクエアにあるすべての相手のゼクスのパワーを-1500する。")
    near, far = table.put("square4", 1), table.put("square1", 1)
    assert [value(table.state, it, POWER) for it in (near, far)] == [1500, 3000]
