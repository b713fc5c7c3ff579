"""Questions that players ask about texts, and the answers that the paragraphs give."""
from __future__ import annotations

import pytest

from tests.gundam.table import Table


# Choosing


@pytest.mark.rules("9-2-2")
def test_9_2_2_a_command_that_chooses_one_of_each_can_t_be_played_without_one_of_them(table: Table) -> None:
    text = "【メイン】アクティブの自分のユニット1つと、相手のユニット1つを選ぶ。それらをレストにする。"
    used = table.reads(text).hand(0, "command")
    table.unit(1)
    table.main_phase(0)
    assert table.offered("use") == []
    table.unit(0)
    table.main_phase(0)
    assert table.offered("use") == [used]


@pytest.mark.rules("9-2-1")
def test_9_2_1_a_command_whose_condition_is_not_met_can_t_be_played(table: Table) -> None:
    text = "【メイン】相手のユニットが2つ以上いるなら、相手のユニット1つを選ぶ。それに1ダメージを与える。"
    used = table.reads(text).hand(0, "command")
    table.unit(1, hp=3)
    table.main_phase(0)
    assert table.offered("use") == []
    table.unit(1, hp=3)
    table.main_phase(0)
    assert table.offered("use") == [used]


@pytest.mark.rules("9-3-4")
def test_9_2_2_too_few_cards_to_choose_from_and_nothing_happens(table: Table) -> None:
    text = ("【アタック時】自分のトラッシュのカード3枚を選ぶ。それらを持ち主のデッキに戻し、シャッフルする。"
            "そうしたなら、自分は2枚ドローする。")
    attacker = table.reads(text).unit(0)
    for _ in range(2):
        table.put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.attack(attacker)
    assert table.count("trash", 0) == 2
    assert table.count("deck", 0) == before


@pytest.mark.rules("2-3-5-4")
def test_2_3_5_4_a_command_with_a_pilot_is_no_pilot_card_in_the_trash(table: Table) -> None:
    used = table.reads("【メイン】自分のトラッシュのパイロットカード1枚を選ぶ。それを手札に加える。").hand(0, "command")
    table.reads("【メイン】自分は1枚ドローする。\n【パイロット】「ヨイヤミ」").put("trash", 0, "command", level=1,
                                                                                   cost=1)
    table.main_phase(0)
    assert used not in table.offered("use")


# Damage and destruction


@pytest.mark.rules("4-5-4")
def test_4_5_4_a_unit_with_0_ap_deals_no_damage_that_an_effect_waits_for(table: Table) -> None:
    text = "このユニットが相手のユニットにバトルダメージを与えたとき、それを破壊する。"
    attacker = table.reads(text).unit(0, ap=0, hp=9)
    target = table.unit(1, ap=0, hp=9, rested=True)
    table.fight(attacker, target)
    assert table.where(target) == ("battle", 1)


@pytest.mark.rules("10-3-1")
def test_10_3_1_effect_damage_destroys_what_no_effect_can_destroy(table: Table) -> None:
    kept = table.reads("このユニットは相手の効果で破壊されない。").unit(1, hp=2)
    hit = table.reads("【メイン】相手のユニット1つを選ぶ。それに2ダメージを与える。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", hit)
    assert table.where(kept) == ("trash", 1)


@pytest.mark.rules("4-10")
def test_4_10_an_effect_that_waits_for_battle_damage_is_no_destruction_with_battle_damage(table: Table) -> None:
    text = ("このユニットが相手のユニットにバトルダメージを与えたとき、それを破壊する。\n"
            "このユニットがバトルダメージでLv.9以下の相手のユニットを破壊したとき、自分は1枚ドローする。")
    attacker = table.reads(text).unit(0, ap=1, hp=9)
    target = table.unit(1, ap=0, hp=9, rested=True)
    before = table.count("deck", 0)
    table.fight(attacker, target)
    assert table.where(target) == ("trash", 1)
    assert table.count("deck", 0) == before


@pytest.mark.rules("3-1-5")
def test_3_1_5_a_unit_that_battle_damage_destroyed_is_not_returned(table: Table) -> None:
    text = ("自分のユニットが相手のユニットにバトルダメージを与えたとき、"
            "その相手のユニットを持ち主の手札に戻してもよい。")
    attacker = table.reads(text).unit(0, ap=5, hp=9)
    target = table.unit(1, ap=0, hp=2, rested=True)
    table.fight(attacker, target)
    assert table.where(target) == ("trash", 1)


@pytest.mark.rules("9-1-6-4")
def test_9_1_6_4_what_waits_happens_though_both_units_were_destroyed(table: Table) -> None:
    text = "このユニットがバトルダメージでLv.9以下の相手のユニットを破壊したとき、自分は1枚ドローする。"
    attacker = table.reads(text).unit(0, ap=3, hp=2)
    target = table.unit(1, ap=3, hp=2, rested=True)
    before = table.count("deck", 0)
    table.fight(attacker, target)
    assert table.where(attacker) == ("trash", 0)
    assert table.where(target) == ("trash", 1)
    assert table.count("deck", 0) == before - 1


# Turning and recovering


@pytest.mark.rules("4-6-3")
def test_4_6_3_a_unit_without_damage_does_not_recover(table: Table) -> None:
    table.reads("自分のユニットが回復したとき、自分は1枚ドローする。").unit(0)
    recover_damage = table.reads("【メイン】味方のユニットすべてを1回復する。").hand(0, "command")
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", recover_damage)
    assert table.count("deck", 0) == before


@pytest.mark.rules("4-4-1-1")
def test_4_4_1_1_what_is_active_is_not_set_as_active(table: Table) -> None:
    table.reads("レストのこのユニットが効果でアクティブになったとき、自分は1枚ドローする。").unit(0)
    stand = table.reads("【メイン】味方のユニットすべてをアクティブにする。").hand(0, "command")
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", stand)
    assert table.count("deck", 0) == before


@pytest.mark.rules("6-2-2-1")
def test_6_2_2_1_what_the_start_phase_makes_active_no_effect_makes_active(table: Table) -> None:
    table.reads("このユニットが効果でアクティブになったとき、自分は1枚ドローする。").unit(1, rested=True)
    table.main_phase(0)
    before = table.count("deck", 1)
    table.choose("end-main")
    for _ in range(9):
        if table.asks[1] == "6-5-1":
            break
        table.choose("pass")
    assert table.asks == (1, "6-5-1")
    # Just the card of the draw phase.
    assert table.count("deck", 1) == before - 1


# What lasts and what holds


@pytest.mark.rules("9-1-5")
def test_9_1_5_units_that_come_later_get_nothing_of_what_was_said_of_all(table: Table) -> None:
    first = table.unit(0, ap=1)
    used = table.reads("【メイン】このターン中、味方のユニットすべてをAP+2する。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    later = table.unit(0, ap=1)
    assert [table.number(it, "ap") for it in (first, later)] == [3, 1]


@pytest.mark.rules("11-2-10")
def test_11_2_10_without_a_pilot_a_unit_has_no_effect_that_needs_one(table: Table) -> None:
    attacker = table.reads("このユニットが【破壊時】を持つ相手のユニットとバトルしている間、"
                           "これは《先制攻撃》を得る。").unit(0, ap=2, hp=5)
    target = table.reads("【セット中】【破壊時】自分は1枚ドローする。").unit(1, rested=True, hp=5)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.number(attacker, "first_strike") == 0
    table.pilot(target)
    assert table.number(attacker, "first_strike") == 1


@pytest.mark.rules("7-4-1")
def test_7_4_1_whom_a_unit_battles_changes_with_the_block(table: Table) -> None:
    attacker = table.reads("このユニットがLv.2以下の相手のユニットとバトルしている間、これは《先制攻撃》を得る。").unit(0, ap=2, hp=5)
    target = table.unit(1, rested=True, hp=5, level=2)
    blocker = table.unit(1, hp=5, level=4, blocker=True)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.number(attacker, "first_strike") == 1
    table.choose("block", blocker)
    assert table.number(attacker, "first_strike") == 0


@pytest.mark.rules("11-2-12")
def test_11_2_12_each_card_has_its_own_once_a_turn(table: Table) -> None:
    text = "【起動・メイン】【ターン1回】自分は1枚ドローする。"
    first, second = table.reads(text).unit(0), table.reads(text).unit(0)
    table.main_phase(0)
    table.choose("activate", first)
    assert table.offered("activate") == [second]
    table.choose("activate", second)
    assert table.offered("activate") == []
