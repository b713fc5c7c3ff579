"""What words of a text mean (chapters 2 to 4), and when effects can be used (chapters 9 and 11)."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tests.gundam.table import Table

BY_RULE = 0


def picked_from(table: Table, text: str) -> list[int]:
    """What a player may choose by a command with that text, which is played now; all of it if there is no choice."""
    used = table.reads(text).hand(0, "command")
    table.main_phase(0)
    before = [card for card in range(len(table.state.flags)) if table.rested(card)]
    table.choose("use", used)
    return table.offered("pick") or [
        card for card in range(len(table.state.flags)) if table.rested(card) and card not in before]


# Chapter 2


@pytest.mark.rules("2-2-2")
def test_2_2_2_a_whole_name_is_just_that_name(table: Table) -> None:
    lamp, lamps = table.unit(0, name="灯"), table.unit(0, name="灯の番")
    assert picked_from(table, "【メイン】『灯』の自分のユニット1つを選ぶ。それをレストにする。") == [lamp]
    assert not table.rested(lamps)


@pytest.mark.rules("2-2-3")
def test_2_2_3_a_part_of_a_name_is_in_the_name(table: Table) -> None:
    lamps = [table.unit(0, name="灯"), table.unit(0, name="灯の番")]
    table.unit(0, name="影")
    assert picked_from(table, "【メイン】名称に「灯」を含む自分のユニット1つを選ぶ。それをレストにする。") == lamps


@pytest.mark.rules("2-3-3-2", "2-3-4-2", "2-3-6-2")
@pytest.mark.parametrize(("word", "type"), [("ユニット", "unit"), ("パイロット", "pilot"), ("ベース", "base")])
def test_2_3_3_2_a_card_of_a_type_is_elsewhere_than_on_the_field(table: Table, word: str, type: str) -> None:
    unit = table.unit(0)
    table.pilot(unit)
    table.base(0)
    cards = {it: [table.put("trash", 0, it, ap=1, hp=1) for _ in range(2)] for it in ("unit", "pilot", "base")}
    assert picked_from(
        table, f"【メイン】自分のトラッシュの{word}カード1枚を選ぶ。それをゲームから除外する。") == cards[type]


@pytest.mark.rules("2-3-5-3")
def test_2_3_5_3_a_command_is_one_wherever_it_is(table: Table) -> None:
    """In the hand, in the trash, and while it is used."""
    used = table.reads("【メイン】自分のトラッシュのコマンドカード1枚を選ぶ。それを手札に加える。").hand(0, "command")
    trashed = table.put("trash", 0, "command")
    table.put("trash", 0, "unit", ap=1, hp=1)
    table.reads("自分がコマンドカードをプレイし発動したとき、自分は1枚ドローする。").unit(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert table.where(trashed) == ("hand", 0)
    assert table.count("deck", 0) == before - 1


@pytest.mark.rules("2-3-7-1", "4-17-2-1")
def test_2_3_7_1_resources_are_those_of_the_resource_area_with_ex_resources(table: Table) -> None:
    resource = table.resources(0, 1)[0]
    token = table.ex_resource(0)
    assert picked_from(table, "【メイン】自分のリソース1つを選ぶ。それをレストにする。") == [resource, token]


@pytest.mark.rules("2-10-1", "2-10-3", "4-1-1")
@pytest.mark.parametrize(("place", "ap"), [("base", 3), ("trash", 2), ("shields", 2)])
def test_2_10_3_the_text_of_a_base_works_in_the_base_section(table: Table, place: str, ap: int) -> None:
    unit = table.unit(0, ap=2)
    table.reads("自分のユニットすべてをAP+1する。").put(place, 0, "base", ap=0, hp=5)
    table.main_phase(0)
    assert table.number(unit, "ap") == ap


@pytest.mark.rules("2-3-5-1")
def test_2_3_5_1_a_command_in_the_hand_tells_nothing_of_itself(table: Table) -> None:
    unit = table.unit(0, ap=2)
    table.reads("自分のユニットすべてをAP+1する。").hand(0, "command")
    table.main_phase(0)
    assert table.number(unit, "ap") == 2


# Chapters 3 and 4


@pytest.mark.rules("3-1-6")
def test_3_1_6_the_owner_decides_the_order_in_a_public_area(table: Table) -> None:
    used = table.reads("【メイン】自分の手札2枚を捨てる。").hand(0, "command")
    first, second = table.hand(0), table.hand(0)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", second)
    table.choose("pick", first)
    assert {table.where(card) for card in (first, second)} == {("trash", 0)}


@pytest.mark.rules("3-1-7")
def test_3_1_7_the_owner_decides_the_order_under_the_deck(table: Table) -> None:
    units = [table.unit(1), table.unit(1)]
    used = table.reads("【メイン】相手のユニットすべてを持ち主のデッキの下に戻す。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.asks[0] == 1
    table.choose("pick", units[1])
    # The first of them is the one that the others lie under.
    assert table.cards("deck", 1)[:2] == [units[0], units[1]]


@pytest.mark.rules("3-1-1-2", "4-1-2")
def test_4_1_2_a_keyword_effect_is_an_effect_that_texts_ask_for(table: Table) -> None:
    blocker, repairer = table.reads("《ブロッカー》").unit(1), table.reads("《リペア1》").unit(1)
    table.reads("【破壊時】自分は1枚ドローする。").unit(1)
    assert picked_from(
        table, "【メイン】キーワード効果を持つ相手のユニット1つを選ぶ。それをレストにする。") == [blocker, repairer]


# Chapter 9


@pytest.mark.rules("9-1-1", "9-1-4", "9-1-5-1", "9-1-5-4")
def test_9_1_5_4_what_holds_always_holds_before_anything_triggered_is_used(table: Table) -> None:
    """The damage that its arrival triggers meets the unit with the HP that it has by then."""
    unit = table.unit(0, hp=1)
    comer = table.reads(
        "【配備時】自分のユニットすべてに1ダメージを与える。\nこのユニット以外の、自分のユニットすべてをHP+1する。").hand(0, hp=3)
    table.main_phase(0)
    table.choose("deploy", comer)
    assert table.where(unit) == ("battle", 0)
    assert table.damage(unit) == 1


@pytest.mark.rules("9-1-7-1", "9-1-7-5", "9-3-1", "9-3-1-3", "11-2-1-3")
def test_9_1_7_1_an_activated_effect_is_used_when_its_player_says_so(table: Table) -> None:
    unit = table.reads("【起動・メイン】【ターン1回】自分は1枚ドローする。").unit(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    assert table.offered("activate") == [unit]
    table.choose("activate", unit)
    assert table.count("deck", 0) == before - 1
    assert [event.reason for event in table.events("declared")] == ["use"]


# Chapter 11


@pytest.mark.rules("11-2-1-1", "11-2-1-1-1")
def test_11_2_1_1_1_a_main_effect_can_t_be_used_while_a_unit_attacks(table: Table) -> None:
    unit = table.reads("【起動・メイン】自分は1枚ドローする。").unit(0)
    attacker = table.unit(0)
    table.main_phase(0)
    assert unit in table.offered("activate")
    table.attack(attacker)
    while table.asks[1] in ("7-4-1", "8-3", "8-4"):
        assert table.offered("activate") == []
        table.choose("pass")
    assert unit in table.offered("activate")


@pytest.mark.rules("11-2-2-1-1", "11-2-2-3", "11-2-4-2-1")
def test_11_2_2_1_1_an_action_effect_is_for_battles_and_the_end_phase(table: Table) -> None:
    unit = table.reads("【起動・アクション】自分は1枚ドローする。").unit(1)
    attacker = table.unit(0)
    table.main_phase(0)
    table.attack(attacker)
    assert table.asks == (1, "8-3")
    assert table.offered("activate") == [unit]
    while table.asks[1] in ("8-3", "8-4"):
        table.choose("pass")
    table.choose("end-main")
    assert table.asks == (1, "8-3")
    assert table.offered("activate") == [unit]


@pytest.mark.rules("11-2-11-1", "11-2-11-2", "11-2-9-2", "11-2-10-2")
@pytest.mark.parametrize(("trait", "drawn", "ap"), [("歩塔", 1, 3), ("堤守", 0, 2)])
def test_11_2_11_2_a_keyword_may_ask_for_a_pilot(table: Table, trait: str, drawn: int, ap: int) -> None:
    unit = table.reads(
        "【セット時・〔歩塔〕のパイロット】自分は1枚ドローする。\n"
        "【セット中・〔歩塔〕のパイロット】このユニットをAP+1する。").unit(0, ap=2)
    pilot = table.hand(0, "pilot", traits=(trait,))
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("set", pilot, unit)
    assert before - table.count("deck", 0) == drawn
    assert table.number(unit, "ap") == ap


@pytest.mark.rules("4-8-1", "2-11-4")
def test_4_8_1_a_unit_that_attacks_only_in_turns_of_deployment(table: Table) -> None:
    unit = table.reads("このユニットは、〔歩塔〕の自分のユニットが配備されたターン中しかアタックできない。").unit(0)
    comer = table.hand(0, traits=("歩塔",), hp=1)
    table.turn(0)
    assert unit not in table.offered("attack")
    assert table.why_not("attack", unit) == "1-3-3"
    table.choose("deploy", comer)
    assert unit in table.offered("attack")
    table.happen(lambda: deal_damage(table.state, comer, 1, BY_RULE))
    assert unit in table.offered("attack")


def test_9_1_5_3_a_condition_may_stand_behind_the_unit(table: Table) -> None:
    unit = table.reads("このユニットは、自分のトラッシュにカードが1枚以下の間、アタックできない。").unit(0)
    table.main_phase(0)
    assert unit not in table.offered("attack")
    for _ in range(2):
        table.put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    assert unit in table.offered("attack")


@pytest.mark.rules("4-5-2", "3-6-1")
@pytest.mark.parametrize(("ap", "shields"), [(3, 6), (4, 5)])
def test_4_5_2_shields_may_be_kept_from_damage_for_a_battle(table: Table, ap: int, shields: int) -> None:
    used = table.reads(
        "【アクション】このバトル中、自分のシールドエリアのカードは、AP3以下の相手のユニットからバトルダメージを受けない。"
    ).hand(1, "command")
    attacker = table.unit(0, ap=ap)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("use", used)
    while table.asks[1] in ("8-3", "8-4"):
        table.choose("pass")
    assert table.count("shields", 1) == shields


@pytest.mark.rules("4-5-2", "4-5-3")
def test_4_5_2_battle_damage_of_the_enemy_alone_is_kept_off(table: Table) -> None:
    unit = table.reads("このユニットは相手からバトルダメージを受けない。").unit(0, ap=1, hp=3)
    enemy = table.unit(1, rested=True, ap=9, hp=9)
    table.fight(unit, enemy)
    assert table.damage(unit) == 0
    used = table.reads("【アクション】相手のユニットすべてに2ダメージを与える。").hand(1, "command")
    table.end_phase(0)
    table.choose("use", used)
    assert table.damage(unit) == 2


@pytest.mark.rules("4-14-2")
@pytest.mark.parametrize(("by_effect", "keyword"), [(True, 1), (False, 0)])
def test_4_14_2_drawing_by_an_effect_is_told_from_the_draw_phase(table: Table, by_effect: bool, keyword: int) -> None:
    unit = table.reads("自分が効果でドローしたとき、このターン中、このユニットは《高機動》を得る。").unit(0)
    used = table.reads("【メイン】自分は1枚ドローする。").hand(0, "command")
    table.turn(0)
    if by_effect:
        table.choose("use", used)
    assert table.number(unit, "high_maneuver") == keyword


@pytest.mark.rules("2-8-1", "2-9-1")
def test_2_9_1_a_card_in_the_hand_may_be_less_dear_for_each_enemy(table: Table) -> None:
    dear = table.reads(
        "Lv.7以上の自分のユニットがいない間、相手のベース1つにつき、手札のこのカードをコスト-1、Lv.-1する。"
    ).hand(0, level=3, cost=3)
    table.resources(0, 2)
    table.main_phase(0)
    assert table.why_not("deploy", dear) == "2-8-1"
    table.base(1)
    table.main_phase(0)
    assert dear in table.offered("deploy")
    table.unit(0, level=7)
    table.main_phase(0)
    assert dear not in table.offered("deploy")


@pytest.mark.rules("2-6-1")
def test_2_6_1_ap_that_enemies_can_t_make_less(table: Table) -> None:
    unit = table.reads("【リンク中】このユニットのAPは相手の効果で減少しない。").unit(0, ap=5, link=("trait:歩塔",))
    used = [table.reads("【メイン】相手のユニット1つを選ぶ。このターン中、それをAP-2する。").hand(1, "command")]
    table.main_phase(1)
    table.choose("use", used[0])
    assert table.number(unit, "ap") == 3
    table.pilot(unit, traits=("歩塔",))
    table.state.derived.cards_changed()
    assert table.number(unit, "ap") == 5
