"""What phrases of this game's texts do when they are played: pilots, EX resources, tokens, battles, what was paid."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tests.gundam.table import Table

BY_RULE = 0


def texts_of(table: Table, *texts: str) -> Table:
    """The texts on the card that is laid out next."""
    return table.reads("\n".join(texts))


# Pilots


PAIR = "【配備時】自分の手札の〔歩塔〕のパイロットカード1枚をこのユニットにセットしてもよい。"


@pytest.mark.rules("4-9-1", "6-5-2-3-1")
def test_4_9_1_an_effect_sets_a_pilot_without_its_cost(table: Table) -> None:
    comer = table.reads(PAIR).hand(0, ap=1)
    pilot = table.hand(0, "pilot", cost=9, level=9, ap=2, traits=("歩塔",))
    table.hand(0, "pilot")
    table.main_phase(0)
    table.choose("deploy", comer)
    table.choose("yes")
    table.choose("pick", pilot)
    assert table.state.host[pilot] == comer
    assert table.number(comer, "ap") == 3


@pytest.mark.rules("11-2-9-1")
def test_11_2_9_1_setting_by_an_effect_triggers_too(table: Table) -> None:
    comer = texts_of(table, PAIR, "【セット時】自分は1枚ドローする。").hand(0)
    pilot = table.hand(0, "pilot", traits=("歩塔",))
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("deploy", comer)
    table.choose("yes")
    table.choose("pick", pilot)
    assert table.count("deck", 0) == before - 1


def test_6_5_2_3_3_no_effect_sets_a_second_pilot(table: Table) -> None:
    unit = table.reads("【起動・メイン】自分の手札のパイロットカード1枚をこのユニットにセットする。").unit(0)
    table.pilot(unit)
    pilot = table.hand(0, "pilot")
    table.main_phase(0)
    table.choose("activate", unit)
    table.choose("pick", pilot)
    assert table.where(pilot) == ("hand", 0)


@pytest.mark.rules("1-3-3")
def test_1_3_3_a_text_may_keep_pilots_off_a_unit(table: Table) -> None:
    unit = table.reads("このユニットはパイロットをセットできない。").unit(0)
    pilot = table.hand(0, "pilot")
    table.main_phase(0)
    assert (pilot, unit) not in table.offered_pairs("set")
    assert table.why_not("set", pilot, unit) == "1-3-3"


@pytest.mark.rules("11-2-8-3-1", "6-5-2-3-4")
def test_11_2_8_3_1_the_pilot_that_was_set_comes_back(table: Table) -> None:
    unit = table.reads("【破壊時】自分は1枚ドローする。その後、このユニットにセットされていたパイロットを手札に戻す。").unit(0, hp=1)
    pilot = table.pilot(unit)
    other = table.unit(0, hp=1)
    stays = table.pilot(other)
    table.main_phase(0)
    table.happen(lambda: deal_damage(table.state, other, 1, BY_RULE))
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    assert table.where(unit) == ("trash", 0)
    assert table.where(pilot) == ("hand", 0)
    assert table.where(stays) == ("trash", 0)


@pytest.mark.rules("2-3-4-1", "4-10-1")
def test_2_3_4_1_the_pilot_of_a_unit_is_chosen_by_its_unit(table: Table) -> None:
    used = table.reads(
        "【メイン】Lv.3以下の相手のユニットにセットされているパイロットすべてを破壊する。").hand(0, "command")
    low, high = table.unit(1, level=3, hp=3), table.unit(1, level=4)
    pilot = table.pilot(low)
    table.pilot(high)
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(pilot) == ("trash", 1)
    assert table.where(low) == ("battle", 1)


# EX resources, and what is paid


EX_DAMAGE = (
    "【メイン】相手のユニット1つを選ぶ。それに1ダメージを与える。"
    "EXリソースを使用してこのカードをプレイしたなら、かわりに3ダメージを与える。")


@pytest.mark.rules("4-17-5-3", "9-1-9-1-1")
@pytest.mark.parametrize(("by_ex", "damage"), [(False, 1), (True, 3)])
def test_4_17_5_3_a_command_knows_that_an_ex_resource_paid_for_it(table: Table, by_ex: bool, damage: int) -> None:
    used = table.reads(EX_DAMAGE).hand(0, "command", cost=1, level=1)
    enemy = table.unit(1, hp=9)
    if by_ex:
        table.ex_resource(0)
    else:
        table.resources(0, 1)
    table.main_phase(0)
    table.choose("use", used)
    assert table.damage(enemy) == damage


EX_PLAY = "自分がEXリソースを使用して〔歩塔〕のコマンドカードをプレイし発動したとき、自分は1枚ドローする。"


@pytest.mark.rules("4-17-5-3", "9-1-8-1")
@pytest.mark.parametrize(("by_ex", "trait", "drawn"), [(True, "歩塔", 1), (False, "歩塔", 0), (True, "堤守", 0)])
def test_4_17_5_3_playing_a_command_with_an_ex_resource_triggers(
    table: Table, by_ex: bool, trait: str, drawn: int,
) -> None:
    table.reads(EX_PLAY).unit(0)
    used = table.reads("【メイン】自分のユニット1つを選ぶ。それをレストにする。").hand(
        0, "command", cost=1, level=1, traits=(trait,))
    if by_ex:
        table.ex_resource(0)
    else:
        table.resources(0, 1)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert before - table.count("deck", 0) == drawn


@pytest.mark.rules("4-17-5-1", "9-1-6-3")
def test_9_1_6_3_ex_resources_placed_together_trigger_once(table: Table) -> None:
    unit = table.reads("自分のEXリソースが置かれたとき、このターン中、このユニットをAP+1する。").unit(0, ap=1)
    used = table.reads("【メイン】自分はEXリソース2つを置く。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.count("resources", 0) == 2
    assert table.number(unit, "ap") == 2


@pytest.mark.rules("9-1-7-3")
def test_9_1_7_3_what_is_paid_for_an_effect_may_trigger_another(table: Table) -> None:
    watcher = table.reads(
        "自分のユニットの効果で②以上のコストを支払ったとき、このターン中、このユニットを支払ったコストと同じ数だけAP+する。"
    ).unit(0, ap=1)
    payer = texts_of(table, "【起動・メイン】①：自分は1枚ドローする。", "【起動・メイン】③：自分は1枚ドローする。").unit(0)
    table.resources(0, 4)
    table.main_phase(0)
    table.choose("activate", payer, 0)
    assert table.number(watcher, "ap") == 1
    table.choose("activate", payer, 1)
    assert table.number(watcher, "ap") == 4


@pytest.mark.rules("4-8-1", "2-9-1")
@pytest.mark.parametrize(("resources", "place"), [(2, "battle"), (1, "trash")])
def test_4_8_1_a_unit_is_deployed_by_paying_for_it(table: Table, resources: int, place: str) -> None:
    used = table.reads(
        "【メイン】自分のトラッシュの〔歩塔〕のユニットカード1枚をコストを支払って配備してもよい。"
    ).hand(0, "command")
    fallen = table.put("trash", 0, "unit", ap=1, hp=1, cost=2, level=9, traits=("歩塔",))
    table.resources(0, resources)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("yes")
    assert table.where(fallen) == (place, 0)
    assert sum(table.rested(card) for card in table.cards("resources", 0)) == (2 if place == "battle" else 0)


# Tokens


@pytest.mark.rules("4-17-1", "10-4-2-2")
def test_10_4_2_2_tokens_of_several_names_come_at_the_same_time(table: Table) -> None:
    for name in ("甲の影", "乙の影"):
        table.printed("unit-token", name=name, ap=1, hp=1)
    used = table.reads("【メイン】「甲の影」のユニットトークン2つと、「乙の影」のユニットトークン1つをレストで配備する。").hand(
        0, "command")
    old = table.units(0, 4)
    table.main_phase(0)
    table.choose("use", used)
    assert table.offered("pick") == old
    table.choose("pick", old[0])
    names = [table.state.table.names[table.state.prints[card]] for card in table.cards("battle", 0)[3:]]
    assert sorted(names) == sorted(["甲の影", "甲の影", "乙の影"])
    assert all(table.rested(card) for card in table.cards("battle", 0)[3:])


def test_4_17_1_one_of_two_tokens_is_picked(table: Table) -> None:
    for name, ap in (("甲の影", 1), ("乙の影", 4)):
        table.printed("unit-token", name=name, ap=ap, hp=1)
    used = table.reads("【メイン】「甲の影」か、「乙の影」のユニットトークン1つを配備する。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    table.choose("number", 1)
    assert [table.number(card, "ap") for card in table.cards("battle", 0)] == [4]


# What a battle is with


FACING = "【起動・アクション】このユニットとバトルしている相手のユニット1つを選ぶ。それを破壊する。"


@pytest.mark.rules("7-6-3-1", "9-2-2")
def test_7_6_3_1_a_unit_that_does_not_battle_faces_nobody(table: Table) -> None:
    fighter, idler = table.reads(FACING).unit(0), table.reads(FACING).unit(0)
    enemy = table.unit(1, rested=True, hp=9)
    table.main_phase(0)
    table.attack(fighter, enemy)
    table.choose("pass")
    assert table.offered("activate") == [fighter]
    assert table.why_not("activate", idler) == "9-2-2"
    table.choose("activate", fighter)
    assert table.where(enemy) == ("trash", 1)


HIT_AREA = "【起動・アクション】①：このユニットとバトルしている相手の、ベース1つ/シールド1つを破壊する。"


@pytest.mark.rules("7-6-2-1", "4-19-1")
@pytest.mark.parametrize("based", [True, False])
def test_7_6_2_1_an_attack_on_the_player_battles_the_base_or_the_first_shield(table: Table, based: bool) -> None:
    unit = table.reads(HIT_AREA).unit(0)
    table.resources(0, 1)
    target = table.base(1, hp=9) if based else table.top("shields", 1)
    table.main_phase(0)
    table.attack(unit)
    table.choose("pass")
    table.choose("activate", unit)
    assert table.where(target) == ("trash", 1)


@pytest.mark.rules("7-4-1")
def test_7_4_1_an_effect_changes_what_is_attacked(table: Table) -> None:
    shield = table.reads(
        "【アクション】自分のユニット1つを選ぶ。それをレストにし、バトルしている相手のユニットのアタック先をそれにする。"
    ).hand(1, "command")
    other = table.unit(1, rested=True, hp=9)
    attacker = table.unit(0, ap=2)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("use", shield)
    while table.asks[1] in ("8-3", "8-4"):
        table.choose("pass")
    assert table.damage(other) == 2
    assert table.count("shields", 1) == 6


@pytest.mark.rules("11-1-5-1", "11-2-8-1")
@pytest.mark.parametrize(("text", "paired", "survives"), [
    ("【破壊時】自分は1枚ドローする。", False, True),
    ("【セット中】【破壊時】自分は1枚ドローする。", False, False),
    ("【セット中】【破壊時】自分は1枚ドローする。", True, True),
    ("【配備時】自分は1枚ドローする。", False, False),
])
def test_11_2_8_1_a_unit_has_the_keyword_while_its_condition_is_met(
    table: Table, text: str, paired: bool, survives: bool,
) -> None:
    unit = table.reads("このユニットが【破壊時】を持つ相手のユニットとバトルしている間、このユニットは《先制攻撃》を得る。").unit(
        0, ap=5, hp=1)
    enemy = table.reads(text).unit(1, rested=True, ap=1, hp=1)
    if paired:
        table.pilot(enemy)
    table.fight(unit, enemy)
    assert (table.where(unit) == ("battle", 0)) == survives


@pytest.mark.rules("1-3-2-1")
def test_1_3_2_1_a_base_that_is_there_is_not_deployed_again(table: Table) -> None:
    base = table.ex_base(0)
    used = table.reads("【メイン】自分のベースすべてを配備する。").hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.cards("base", 0) == [base]
