"""Texts of Z/X in words that say the same of other cards, squares and events: how they print and what they do."""
from __future__ import annotations

import pytest

from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.areas import TARGET, TARGET_OBJECT
from tefuda.rulebooks.zx.c600_battle import r605_6
from tefuda.rulebooks.zx.cards import POWER
from tefuda.rulebooks.zx.language import LANGUAGE
from tests.zx.zx_table import Table
from tests.zx.zx_written import appear, put, use

# A text as it is printed, and its English.
TEXTS = (
    ("【常】あなたの[灯守]か「石工の親方」が与えるダメージを+2000する。",
     "【Always】 Damage that one of your [灯守] or 「石工の親方」 deals is 2000 more."),
    ("【常】あなたのライフが1の場合、あなたはダメージを受けない。",
     "【Always】 As long as your life is 1, you can't be dealt damage."),
    ("【自】このカードがノーマルスクエアに登場した時、カードを1枚引く。",
     "【Auto】 When this card appears in a normal square, draw 1 card."),
    ("【自】このカードがあなたのゼクスを破壊した時、カードを1枚引く。",
     "【Auto】 When this card destroys one of your Z/X, draw 1 card."),
    ("【★】あなたの手札にある[灯守]を1枚選び、スリープで自軍エリアのゼクスのないノーマルスクエアに登場させる。",
     "【Event】 Put 1 [灯守] from your hand on a normal square of your area without a Z/X, asleep."),
    ("【自】このカードが登場した時、相手はあなたの手札にあるカードを1枚選び、トラッシュに置く。",
     "【Auto】 When this card appears, your opponent puts 1 card from your hand into your trash."),
    ("【常】このカードがコスト3以下のゼクスを攻撃している場合、このカードのパワーを+1000する。",
     "【Always】 As long as this card is attacking a cost 3 or lower Z/X, this card gets +1000 power."),
    ("【起】〈手札にあるカードを1枚リソースにスリープで置く。〉カードを1枚引く。",
     "【Act】 [put 1 card from your hand into your resources, asleep]: Draw 1 card."),
)

# Texts that are read like the ones beside them.
VARIANTS = (
    ("【自】このカードが登場したとき、手札にあるカードを1枚選んでトラッシュに置く",
     "【自】このカードが登場した時、あなたの手札にあるカードを1枚選び、トラッシュに置く。"),
    ("スクエアにある全てのあなたの〔灯守〕のパワー＋１０００",
     "【常】スクエアにあるすべてのあなたの[灯守]のパワーを+1000する。"),
    ("【常】相手のゼクスは攻撃できない。", "【常】スクエアにあるすべての相手のゼクスは攻撃できない。"),
    ("【自】このカードが登場した時、あなたは1点回復する。", "【自】このカードが登場した時、1点回復する。"),
    ("【自】このカードが登場した時、カードを1枚引いてよい。引いた場合、1点回復する。",
     "【自】このカードが登場した時、カードを1枚引いてよい。そうしたならば、1点回復する。"),
)


@pytest.mark.parametrize(("ja", "en"), TEXTS)
def test_a_text_is_printed_as_it_was_written_and_in_english(ja: str, en: str) -> None:
    tree = LANGUAGE.read(ja)
    assert LANGUAGE.print_ja(tree) == ja
    assert LANGUAGE.print_en(tree) == en


@pytest.mark.parametrize(("written", "printed"), VARIANTS)
def test_what_players_leave_out_or_write_otherwise_is_read_too(written: str, printed: str) -> None:
    assert LANGUAGE.print_ja(LANGUAGE.read(written)) == printed


def test_811_1_what_lasts_says_how_long_and_what_does_not_is_always_so() -> None:
    assert LANGUAGE.print_ja(LANGUAGE.read("このカードのパワーを+1000する。")) == "【常】このカードのパワーを+1000する。"


# What they do


@pytest.mark.rules("1001.1")
def test_1001_1_damage_that_some_cards_deal_is_more(table: Table) -> None:
    put(table, "square8", "【常】あなたの[灯守]が与えるダメージを+2000する。")
    target = table.put("square4", 1, power=9000)
    it = put(table, "square7", "【起】〈《スリープ》〉ノーマルスクエアにある相手のゼクスを1枚選び、3000ダメージを与える。", tribes=("灯守",))
    table.main_phase(0)
    table.choose("use", it)
    assert table.state.damage[target] == 5000


@pytest.mark.rules("1001.2")
def test_1001_2_a_player_who_can_t_be_dealt_damage_keeps_all_life(table: Table) -> None:
    put(table, "square4", "【常】あなたはダメージを受けない。", 1)
    before = table.count("life", 1)
    use(table, "相手に1ダメージを与える。")
    assert table.count("life", 1) == before


@pytest.mark.rules("1001.2", "604.3b")
def test_1001_2_nor_by_an_attack(table: Table) -> None:
    put(table, "square4", "【常】あなたはダメージを受けない。", 1)
    attacker = table.put("square5", 0, power=9000)
    table.main_phase(0)
    table.attack(attacker, table.player_card(1))
    assert table.events("damaged", "player_damage") == []


@pytest.mark.rules("304.1")
def test_309_1_a_hand_without_a_word_whose_it_is_is_one_s_own(table: Table) -> None:
    theirs = table.count("hand", 1)
    own = table.put("hand", 0)
    appear(table, "【自】このカードが登場した時、手札にあるカードを1枚選び、トラッシュに置く。")
    while table.offered("pick"):
        assert all(it in table.cards("hand", 0) for it in table.offered("pick"))
        table.choose("pick", own if own in table.offered("pick") else table.offered("pick")[0])
    assert table.where(own) == ("trash", 0)
    assert table.count("hand", 1) == theirs


@pytest.mark.rules("808.3")
def test_808_3_the_attacked_zx_is_that_zx_after_it_was_attacked(table: Table) -> None:
    put(table, "square8", "【自】あなたのゼクスが攻撃された時、ターン終了時まで、そのゼクスのパワーを+4000する。", power=1000)
    target = table.put("square4", 0, power=3000)
    attacker = table.put("square1", 1, power=2000)
    table.main_phase(1)
    table.choose("attack", attacker, target)
    assert value(table.state, target, POWER) == 7000
    assert value(table.state, attacker, POWER) == 2000


@pytest.mark.rules("808.3")
def test_808_3_what_this_card_attacks_is_that_zx(table: Table) -> None:
    text = "【自】このカードが相手のゼクスを攻撃した時、ターン終了時まで、そのゼクスのパワーを-1000する。"
    attacker = put(table, "square1", text, 1, power=5000)
    target = table.put("square4", 0, power=9000)
    table.main_phase(1)
    table.choose("attack", attacker, target)
    assert value(table.state, target, POWER) == 8000
    assert value(table.state, attacker, POWER) == 5000


@pytest.mark.rules("605.6")
def test_605_6_after_the_battle_nothing_is_attacked_any_more(table: Table) -> None:
    put(table, "square8", "【常】攻撃されているゼクスは以下の能力を得る。“【常】絶界”")
    target = table.put("square4", 0, power=9000)
    table.main_phase(1)
    g = table.state
    g.registers[TARGET], g.registers[TARGET_OBJECT] = target, g.obj[target]
    g.derived.cards_changed()
    assert abilities_of(g, target)
    r605_6(g, g.stack[-1])
    assert not abilities_of(g, target)
