"""Events that texts of this game wait for, what they forbid, and how they count."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tests.gundam.table import Table

BY_RULE = 0
DRAWS = "自分は1枚ドローする。"


def drawn(table: Table, before: int) -> int:
    return before - table.count("deck", 0)


# Events


@pytest.mark.rules("7-3-1")
@pytest.mark.parametrize("at_unit", [True, False])
def test_7_3_1_an_attack_of_a_unit_of_some_sort_triggers(table: Table, at_unit: bool) -> None:
    table.reads("《リペア》を持つ自分のユニットがアタックしたとき、そのユニットのLv.以下の相手のユニット1つを選ぶ。"
                "それをレストにする。").unit(0)
    attacker = table.unit(0, repair=1, level=3)
    low, high = table.unit(1, level=3), table.unit(1, level=4)
    target = table.unit(1, level=9, rested=True, hp=9) if at_unit else -1
    table.main_phase(0)
    table.attack(attacker, target)
    assert (table.rested(low), table.rested(high)) == (True, False)


@pytest.mark.rules("7-4-4")
def test_7_4_4_blocking_triggers(table: Table) -> None:
    blocker = table.reads("このユニットが《ブロッカー》を発動したとき、このターン中、このユニットをAP+3する。").unit(
        1, ap=1, hp=9, blocker=True)
    attacker = table.unit(0, hp=9)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("block", blocker)
    assert table.number(blocker, "ap") == 4


@pytest.mark.rules("4-6-3")
@pytest.mark.parametrize(("damage", "count"), [(1, 1), (0, 0)])
def test_4_6_3_only_a_damaged_unit_recovers(table: Table, damage: int, count: int) -> None:
    unit = table.reads(f"このユニットが回復したとき、{DRAWS}").unit(0, hp=5)
    used = table.reads("【メイン】自分のユニット1つを選ぶ。それを2回復する。").hand(0, "command")
    table.state.damage[unit] = damage
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert drawn(table, before) == count


@pytest.mark.rules("4-10-3")
def test_4_10_3_a_destroyed_shield_triggers(table: Table) -> None:
    table.reads(f"相手のシールドが破壊されたとき、{DRAWS}").unit(0)
    attacker = table.unit(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.attack(attacker)
    while table.asks[1] in ("7-4-1", "8-3", "8-4"):
        table.choose("pass")
    assert drawn(table, before) == 1


@pytest.mark.rules("4-11-1", "9-1-6-3")
def test_4_11_1_cards_discarded_together_trigger_once(table: Table) -> None:
    table.reads(f"自分が手札を捨てたとき、{DRAWS}").unit(0)
    used = table.reads("【メイン】自分の手札2枚を捨てる。").hand(0, "command")
    cards = [table.hand(0) for _ in range(2)]
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    for card in cards:
        table.choose("pick", card)
    assert drawn(table, before) == 1


@pytest.mark.parametrize(("by", "count"), [(1, 1), (0, 0)])
def test_4_4_1_2_being_rested_by_an_enemy_effect_triggers(table: Table, by: int, count: int) -> None:
    table.reads(f"このユニットが相手の効果でレストになったとき、{DRAWS}").unit(0)
    whose = "相手の" if by else "自分の"
    used = table.reads(f"【メイン】{whose}ユニット1つを選ぶ。それをレストにする。").hand(by, "command")
    table.main_phase(by)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert drawn(table, before) == count


@pytest.mark.rules("6-6-3-1")
def test_6_6_3_1_something_happens_at_the_end_of_this_turn(table: Table) -> None:
    used = table.reads("【メイン】相手のユニット1つを選ぶ。このターン終了時、それを破壊する。").hand(0, "command")
    enemy = table.unit(1)
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(enemy) == ("battle", 1)
    table.choose("end-main")
    while table.asks[1] in ("8-3", "8-4"):
        table.choose("pass")
    assert table.where(enemy) == ("trash", 1)


@pytest.mark.rules("10-3-1", "10-1-2")
@pytest.mark.parametrize(("hp", "token", "count"), [(2, False, 1), (2, True, 1), (3, False, 0)])
def test_10_3_1_an_effect_knows_whether_it_destroyed(table: Table, hp: int, token: bool, count: int) -> None:
    unit = table.reads(
        f"【起動・メイン】相手のユニット1つを選ぶ。それに2ダメージを与える。この効果で相手のユニットを破壊したとき、{DRAWS}"
    ).unit(0)
    if token:
        table.unit_token(1, hp=hp)
    else:
        table.unit(1, hp=hp)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("activate", unit)
    assert drawn(table, before) == count


# What is forbidden


@pytest.mark.rules("7-4-1")
def test_7_4_1_units_may_be_kept_from_blocking(table: Table) -> None:
    used = table.reads("【メイン】このターン中、相手のユニットすべては《ブロッカー》を発動できない。").hand(0, "command")
    table.unit(1, blocker=True)
    attacker = table.unit(0)
    table.main_phase(0)
    table.choose("use", used)
    table.attack(attacker)
    assert "block" not in table.words


@pytest.mark.rules("7-1")
def test_7_1_a_unit_may_be_kept_from_being_attacked(table: Table) -> None:
    safe, other = table.reads("このユニットはアタック先に選ばれない。").unit(1, rested=True), table.unit(1, rested=True)
    unit = table.unit(0)
    table.main_phase(0)
    assert table.offered_pairs("attack-unit") == [(unit, other)]
    assert table.why_not("attack-unit", unit, safe) == "1-3-3"


@pytest.mark.rules("9-2-2")
def test_9_2_2_a_unit_may_be_kept_from_enemy_choices(table: Table) -> None:
    table.reads("このユニットは相手の効果で選ばれない。").unit(1)
    used = table.reads("【メイン】相手のユニット1つを選ぶ。それを破壊する。").hand(0, "command")
    table.main_phase(0)
    assert used not in table.offered("use")


@pytest.mark.rules("4-5-3")
def test_4_5_3_damage_of_a_sort_is_kept_off(table: Table) -> None:
    unit = table.reads("このユニットは効果ダメージを受けない。").unit(0, ap=1, hp=9)
    used = table.reads("【メイン】自分のユニット1つを選ぶ。それに2ダメージを与える。").hand(0, "command")
    enemy = table.unit(1, rested=True, ap=3, hp=9)
    table.main_phase(0)
    table.choose("use", used)
    assert table.damage(unit) == 0
    table.fight(unit, enemy)
    assert table.damage(unit) == 3


# What the opponent does


@pytest.mark.rules("4-11-1", "4-2-1")
def test_4_11_1_the_opponent_discards_a_card_of_their_choice(table: Table) -> None:
    used = table.reads("【メイン】相手は手札1枚を捨てる。").hand(0, "command")
    card = table.hand(1)
    table.main_phase(0)
    table.choose("use", used)
    assert table.asks[0] == 1
    table.choose("pick", card)
    assert table.where(card) == ("trash", 1)


@pytest.mark.rules("4-2-1", "9-3-3")
def test_4_2_1_the_opponent_chooses_among_their_units(table: Table) -> None:
    used = table.reads("【メイン】相手は、相手のユニット1つを選ぶ。それを破壊する。").hand(0, "command")
    unit = table.units(1, 2)[1]
    table.main_phase(0)
    table.choose("use", used)
    assert table.asks[0] == 1
    table.choose("pick", unit)
    assert table.where(unit) == ("trash", 1)


# Counting


@pytest.mark.rules("2-6-1", "1-3-5")
@pytest.mark.parametrize(("ap", "damage"), [(9, 4), (8, 4), (3, 0)])
def test_2_6_1_damage_for_every_so_much_ap(table: Table, ap: int, damage: int) -> None:
    unit = table.reads(
        "【起動・メイン】相手のユニットすべてに、このユニットのAP4につき2ダメージを与える。").unit(0, ap=ap)
    enemy = table.unit(1, hp=9)
    table.main_phase(0)
    table.choose("activate", unit)
    assert table.damage(enemy) == damage


@pytest.mark.rules("2-2-1")
def test_2_2_1_cards_of_different_names_count_once_each(table: Table) -> None:
    unit = table.reads("このユニットを、自分のトラッシュのカード名の異なる〔歩塔〕のカード1枚につきAP+1する。").unit(0, ap=1)
    for name, trait in (("灯", "歩塔"), ("灯", "歩塔"), ("影", "歩塔"), ("番", "堤守")):
        table.put("trash", 0, "unit", ap=1, hp=1, name=name, traits=(trait,))
    table.main_phase(0)
    assert table.number(unit, "ap") == 3


@pytest.mark.parametrize(("count", "ap"), [(3, 2), (4, 3)])
def test_3_9_ap_for_every_two_cards(table: Table, count: int, ap: int) -> None:
    unit = table.reads("このユニットを、自分のトラッシュのカード2枚につきAP+1する。").unit(0, ap=1)
    for _ in range(count):
        table.put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    assert table.number(unit, "ap") == ap


@pytest.mark.parametrize(("mine", "first"), [(2, 1), (1, 0)])
def test_2_3_3_1_more_units_than_the_opponent(table: Table, mine: int, first: int) -> None:
    unit = table.reads("自分のユニットが相手のユニットより多い間、このユニットは《先制攻撃》を得る。").unit(0)
    table.units(0, mine - 1)
    table.unit(1)
    table.main_phase(0)
    assert table.number(unit, "first_strike") == first


@pytest.mark.rules("9-3-4")
def test_9_3_4_up_to_so_many_may_be_none(table: Table) -> None:
    used = table.reads("【メイン】相手のユニット2つまでを選ぶ。それらをレストにする。").hand(0, "command")
    enemies = table.units(1, 2)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", enemies[0])
    table.choose("done")
    assert [table.rested(enemy) for enemy in enemies] == [True, False]


# Battles, pilots and names


@pytest.mark.rules("7-3-5-2", "11-1-5-1")
@pytest.mark.parametrize(("level", "survives"), [(2, True), (3, False)])
def test_7_3_5_2_while_a_unit_attacks_a_unit_of_some_sort(table: Table, level: int, survives: bool) -> None:
    unit = table.reads("Lv.2以下の相手のユニットにアタックしている間、このユニットは《先制攻撃》を得る。").unit(0, ap=5, hp=1)
    enemy = table.unit(1, rested=True, level=level, ap=1, hp=1)
    table.fight(unit, enemy)
    assert (table.where(unit) == ("battle", 0)) == survives


@pytest.mark.rules("7-6-3-1", "9-1-5-7")
def test_9_1_5_7_what_faces_a_unit_is_under_its_effect_while_it_does(table: Table) -> None:
    faced = table.reads("このユニットとバトルしている相手のユニットは《先制攻撃》を得る。").unit(1, rested=True, hp=9)
    blocker = table.unit(1, blocker=True, hp=9)
    attacker = table.unit(0, hp=9)
    table.main_phase(0)
    table.attack(attacker, faced)
    assert table.number(attacker, "first_strike") == 1
    table.choose("block", blocker)
    assert table.number(attacker, "first_strike") == 0


@pytest.mark.rules("2-3-4-1", "2-11-3")
def test_2_3_4_1_a_unit_s_own_pilot_may_go_back(table: Table) -> None:
    """The attack goes on, though the unit is no link unit any more."""
    unit = table.reads("【アタック時】このユニットにセットされているパイロットを持ち主の手札に戻してもよい。").unit(
        0, link=("trait:歩塔",), fresh=True)
    pilot = table.pilot(unit, traits=("歩塔",))
    table.main_phase(0)
    table.attack(unit)
    table.choose("yes")
    assert table.where(pilot) == ("hand", 0)
    while table.asks[1] in ("7-4-1", "8-3", "8-4"):
        table.choose("pass")
    assert table.count("shields", 1) == 5


@pytest.mark.rules("2-2-4", "2-11-1")
@pytest.mark.parametrize(("text", "linked"), [("このカードのカード名は「灯の番」としても扱う。", True), (DRAWS, False)])
def test_2_2_4_a_text_gives_a_card_a_further_name(table: Table, text: str, linked: bool) -> None:
    unit = table.unit(0, link=("name:灯の番",), fresh=True)
    reads = text if linked else f"【セット時】{text}"
    table.reads(reads).pilot(unit)
    table.main_phase(0)
    assert (unit in table.offered("attack")) == linked


@pytest.mark.parametrize(("trait", "ap"), [("歩塔", 3), ("堤守", 2)])
def test_2_5_3_what_a_unit_is_may_be_asked_with_several_words(table: Table, trait: str, ap: int) -> None:
    unit = table.reads("このユニットが〔歩塔〕のリンクユニットの間、このユニットをAP+1する。").unit(
        0, ap=2, traits=(trait,), link=("trait:灯",))
    table.pilot(unit, traits=("灯",))
    table.main_phase(0)
    assert table.number(unit, "ap") == ap


def test_4_10_1_an_effect_may_let_its_own_unit_be_destroyed_first(table: Table) -> None:
    """What follows speaks of the unit that is chosen then."""
    unit = table.reads("【起動・メイン】このユニットを破壊し、相手のユニット1つを選ぶ。それに1ダメージを与える。").unit(0)
    enemy = table.unit(1, hp=9)
    table.main_phase(0)
    table.choose("activate", unit)
    assert table.where(unit) == ("trash", 0)
    assert table.damage(enemy) == 1
    table.happen(lambda: deal_damage(table.state, enemy, 1, BY_RULE))
    assert table.damage(enemy) == 2


@pytest.mark.parametrize(("at_unit", "ap"), [(True, 2), (False, 4)])
def test_7_3_1_an_attack_on_the_player_is_told_from_one_on_a_unit(table: Table, at_unit: bool, ap: int) -> None:
    unit = table.reads("【アタック時】相手プレイヤーにアタックしているなら、このターン中、このユニットをAP+2する。").unit(
        0, ap=2, hp=9)
    enemy = table.unit(1, rested=True, hp=9)
    table.main_phase(0)
    table.attack(unit, enemy if at_unit else -1)
    assert table.number(unit, "ap") == ap


@pytest.mark.rules("7-3-2")
def test_7_3_2_being_attacked_triggers(table: Table) -> None:
    target = table.reads("相手のユニットがこのユニットにアタックしたとき、そのユニットに1ダメージを与える。").unit(
        1, rested=True, hp=9)
    other = table.unit(1, rested=True, hp=9)
    first, second = table.unit(0, hp=9), table.unit(0, hp=9)
    table.main_phase(0)
    table.attack(first, other)
    assert table.damage(first) == 0
    while table.asks[1] in ("7-4-1", "8-3", "8-4"):
        table.choose("pass")
    before = table.damage(second)
    table.attack(second, target)
    assert table.damage(second) == before + 1


@pytest.mark.rules("2-11-3")
@pytest.mark.parametrize(("trait", "count"), [("歩塔", 1), ("堤守", 0)])
def test_2_11_3_becoming_a_link_unit_triggers(table: Table, trait: str, count: int) -> None:
    table.reads(f"自分のユニットがリンクしたとき、{DRAWS}").unit(0)
    unit = table.unit(0, link=("trait:歩塔",))
    pilot = table.hand(0, "pilot", traits=(trait,))
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("set", pilot, unit)
    assert drawn(table, before) == count


@pytest.mark.rules("6-6-5-1")
def test_6_6_5_1_an_effect_may_last_until_the_end_of_the_enemy_turn(table: Table) -> None:
    unit = table.reads("【起動・メイン】次の相手のターン終了時まで、このユニットをAP+1する。").unit(0, ap=1)
    table.main_phase(0)
    table.choose("activate", unit)
    aps = []
    for player in (0, 1):
        table.choose("end-main")
        while table.asks[1] in ("8-3", "8-4"):
            table.choose("pass")
        aps.append((table.asks[0], table.number(unit, "ap")))
        assert table.state.turn_player == 1 - player
    assert aps == [(1, 2), (0, 1)]


@pytest.mark.rules("4-17-2-4-1", "4-10-1")
@pytest.mark.parametrize(("event", "deed", "by", "count"), [
    ("手札に戻された", "持ち主の手札に戻す", 1, 1), ("手札に戻された", "持ち主の手札に戻す", 0, 0),
    ("破壊された", "破壊する", 1, 1), ("破壊された", "破壊する", 0, 0),
])
def test_4_10_1_it_matters_whose_effect_it_was(table: Table, event: str, deed: str, by: int, count: int) -> None:
    table.reads(f"自分のユニットが相手の効果で{event}とき、{DRAWS}").unit(0, hp=9)
    unit = table.unit(0, hp=1)
    whose = "相手の" if by else "自分の"
    used = table.reads(f"【メイン】HP1以下の{whose}ユニット1つを選ぶ。それを{deed}。").hand(by, "command")
    table.main_phase(by)
    before = table.count("deck", 0)
    table.choose("use", used)
    assert table.where(unit) != ("battle", 0)
    assert drawn(table, before) == count
