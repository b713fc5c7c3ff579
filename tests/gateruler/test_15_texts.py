"""Chapter 15: game actions as texts say them."""
from __future__ import annotations

import pytest

from tefuda.kernel.visibility.sight import sees
from tefuda.kernel.actions.turn import rest
from tefuda.rulebooks.gateruler.processes import ABILITY, DAMAGE_EXECUTION

from .table import Table
from .texts import go, use, written

ENTERS = "このユニットが場に出た時、カードを1枚引く。"


@pytest.mark.rules("15-1a")
def test_15_3a_cards_go_where_they_are_told(table: Table) -> None:
    card = table.unit("graveyard", 0, atk=8)
    go(table, "君の墓地のカードを1枚選び、それをデッキの下に置く。")
    assert table.cards("deck")[0] == card
    back = table.unit("attack2", 1, atk=7)
    go(table, "敵のユニットを1体選び、それを手札に戻す。", place="defence")
    assert table.where(back) == ("hand", 1)


def test_15_3b_a_card_comes_to_the_field_only_from_elsewhere(table: Table) -> None:
    unit = written(table, table.unit("hand", 0, atk=5), ENTERS)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    table.resolve()
    assert table.processes() == [ABILITY]
    table.settle_gate()
    table.choose("rearrange", "attack1", "defence")
    assert (table.where(unit), table.gate, table.count("hand")) == (("defence", 0), [], 1)


def test_15_4b_a_set_card_lies_face_down_in_a_set_zone(table: Table) -> None:
    trap = table.event("set2", 1, "instant")
    table.unit("attack1", 1)
    go(table, "敵のセットされているカードを1枚選び、それを墓地に置く。")
    assert table.where(trap) == ("graveyard", 1)


def test_15_5a_a_card_is_seen_by_who_looks_while_the_effect_lasts(table: Table) -> None:
    top = table.cards("deck", 1)[-1]
    go(table, "相手のデッキの上から1枚を見る。カードを1枚引いてよい。")
    assert (sees(table.state, top), table.asks[0]) == (1, 0)
    table.choose("yes")
    assert sees(table.state, top) == 0


def test_15_5b_a_card_that_is_revealed_is_seen_by_both(table: Table) -> None:
    top = table.cards("deck")[-1]
    go(table, "君のデッキの上から1枚を公開する。君のダメージを1回復してよい。")
    if table.offered("yes"):
        assert sees(table.state, top) == 3
        table.choose("yes")
    assert sees(table.state, top) == 0
    assert table.events("revealed")


@pytest.mark.rules("15-7b")
@pytest.mark.parametrize("rested", [False, True])
def test_15_7c_what_rests_already_was_not_rested(table: Table, rested: bool) -> None:
    victim = table.unit("attack1", 1, rested=rested)
    go(table, "敵のユニットを1体選び、それをレストする。そうした場合、カードを1枚引く。")
    assert table.rests(victim)
    assert table.count("hand") == int(not rested)


def test_15_8a_the_top_card_of_the_deck_is_drawn(table: Table) -> None:
    top = table.cards("deck")[-1]
    go(table, "カードを1枚引く。")
    assert table.cards("hand") == [top]


def test_15_11b_where_one_can_not_go_neither_does(table: Table) -> None:
    unit = go(table, "このユニットと君のルーラーを入れ替える。")
    assert (table.where(unit), table.where(table.ruler(0))) == (("attack1", 0), ("ruler", 0))


def test_15_17b_only_a_normal_summon_is_one(table: Table) -> None:
    written(table, table.field("field", 0), "味方のユニットが通常召喚された時、カードを1枚引く。")
    table.unit("graveyard", 0, atk=8)
    go(table, "君の墓地のユニットであるカードを1枚選び、それを特殊召喚する。")
    table.choose("place", "attack2")
    assert table.gate == []
    normal = table.unit("hand", 0, atk=7)
    table.main_phase(0)
    table.choose("summon", normal, "defence")
    table.resolve()
    assert table.processes() == [ABILITY]


@pytest.mark.rules("15-6a-2")
def test_15_18b_a_unit_of_the_deck_is_looked_for_and_summoned(table: Table) -> None:
    wanted = table.unit("deck", 0, level=7)
    go(table, "デッキからレベル7のユニットであるカードを1枚特殊召喚する。")
    assert table.offers == [("pick", wanted, 0), ("done", 0, 0)]
    before = {table.state.obj[card] for card in table.cards("deck")}
    table.choose("pick", wanted)
    table.choose("place", "attack2")
    assert (table.where(wanted), table.gate) == (("attack2", 0), [])
    assert not before & {table.state.obj[card] for card in table.cards("deck")}


@pytest.mark.rules("15-19a")
def test_15_19b_driving_without_a_number_is_driving_one_card(table: Table) -> None:
    top = table.cards("deck")[-1]
    go(table, "ドライブする。")
    assert table.cards("drive") == [top]


@pytest.mark.rules("13-2a-2", "13-2a-5")
def test_14_15a_what_the_text_names_deals_the_damage(table: Table) -> None:
    victim = table.unit("attack1", 1, hp=20)
    other = table.unit("attack2", 0, atk=3)
    unit = go(table, "敵のユニットを1体選び、味方のユニットすべてはそれぞれそれに自身のATKに等しいダメージを与える。")
    table.game.choose(0)
    assert table.processes() == [DAMAGE_EXECUTION, DAMAGE_EXECUTION]
    assert {table.state.data[item][2] for item in table.gate} == {unit, other}
    table.settle_gate()
    assert table.damage(victim) == 9


@pytest.mark.rules("15-21a")
def test_13_7b_1_one_damage_of_the_phase_can_be_recovered(table: Table) -> None:
    deal_damage = table.unit("attack2", 0, hp=20, atk=3)
    healer = written(table, table.unit("attack1", 0, atk=6),
                     "通常：味方の他のユニットを1体選び、それがこのフェイズ中に受けたダメージを1つ回復する。")
    table.main_phase(0)
    for points in (2, 3):
        table.hit(table.ruler(1), deal_damage, points)
        table.settle_gate()
    use(table, healer)
    table.resolve()
    assert [number for _, number, _ in table.offers] == [2, 3]
    table.game.choose(1)
    assert table.damage(deal_damage) == 2


def test_13_7b_1_what_was_dealt_in_another_phase_can_not(table: Table) -> None:
    deal_damage = table.unit("attack2", 0, hp=20, atk=3)
    table.state.damage[deal_damage] = 4
    go(table, "味方の他のユニットを1体選び、それがこのフェイズ中に受けたダメージを1つ回復する。")
    assert table.damage(deal_damage) == 4


@pytest.mark.rules("13-7b-1")
def test_15_21a_all_damage_can_be_recovered(table: Table) -> None:
    deal_damage = table.unit("attack2", 0, hp=20, atk=3)
    table.state.damage[deal_damage] = 7
    go(table, "味方の他のユニットを1体選び、それのダメージをすべて回復する。")
    assert table.damage(deal_damage) == 0


@pytest.mark.rules("15-24a", "15-24g", "15-24h")
def test_15_24e_cards_in_the_counter_zone_go_too(table: Table) -> None:
    card = written(table, table.unit("deck", 1), "【CNT】ターンを終了する。")
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    assert table.where(card) == ("counter", 1)
    table.resolve()
    assert (table.where(card), table.step) == (("graveyard", 1), "6-5b")


@pytest.mark.rules("15-24d")
def test_15_24h_1_what_that_triggers_is_played_in_the_end_phase(table: Table) -> None:
    written(table, table.field("field", 0), "君のカードがドライブゾーンから墓地に置かれた時、カードを1枚引く。")
    table.unit("drive", 0)
    card = written(table, table.event("hand", 0), "ターンを終了する。")
    table.main_phase(0)
    table.choose("play", card)
    table.resolve()
    assert (table.step, table.processes()) == ("6-5b", [ABILITY])


@pytest.mark.rules("15-16a")
def test_16_3b_a_touchdown_also_comes_with_a_card_that_an_effect_plays(table: Table) -> None:
    card = written(table, table.unit("hand", 0, atk=8), "【TD】カードを1枚引く。")
    go(table, "君の手札のカードを1枚プレイする。")
    table.choose("place", "attack2")
    table.resolve()
    assert (table.where(card), table.processes()) == (("attack2", 0), [ABILITY])


def test_16_8b_who_stays_on_the_field_strikes_back(table: Table) -> None:
    """The unit is destroyed, and soul guard keeps it where it is."""
    attacker = table.unit("attack1", 0, atk=9, hp=9)
    guard = written(table, table.unit("attack1", 1, atk=4, hp=3), "【反撃】\n【ソウルガード】")
    soul = table.unit("soul", 1, atk=8)
    table.state.host[soul] = guard
    table.attack_phase(0)
    table.attack(attacker, "attack1")
    table.choose("pass")
    use(table, guard, 1)
    table.pass_to("8-4c")
    assert (table.where(guard), table.damage(attacker)) == (("attack1", 1), 4)


@pytest.mark.rules("16-1a", "16-1a-1")
def test_16_1a_2_a_keyword_that_is_no_ability_is_not_lost_with_abilities(table: Table) -> None:
    text = "【創生召喚】通常：味方の他のユニットを1体素材として墓地に置いてよい。"
    creator = written(table, table.unit("attack2", 0, atk=1), f"{text}\n【貫通】")
    unit = written(table, table.unit("attack1", 0, atk=6), (
        "通常：ターン終了時まで、味方の他のユニットすべての能力を失わせる。"
        "味方の【創生召喚】を持つユニットすべてを手札に戻す。味方の【貫通】を持つユニットすべてを墓地に置く。"))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert table.where(creator) == ("hand", 0)


@pytest.mark.rules("7-5a")
def test_7_5a_2_a_text_lets_a_unit_be_set(table: Table) -> None:
    unit = written(table, table.unit("hand", 0), "このカードはセットできる。")
    other = table.unit("hand", 0, atk=8)
    table.main_phase(0)
    assert table.offered("set") == [unit]
    assert table.why_not(f"set {table.name(other)} set1") == "7-5a-1"
    table.choose("set", unit, "set1")
    assert (table.where(unit), sees(table.state, unit)) == (("set1", 0), 1)
    assert table.offered("play") == []


@pytest.mark.rules("9-3e-4a", "9-3e-4b", "9-3e-4c", "9-3e-4d", "9-3e-4e", "9-3e-4g", "9-3e-4i", "7-1a")
def test_9_3e_4_what_only_the_main_phase_allows_needs_an_empty_gate(table: Table) -> None:
    driven, unit = table.unit("drive", 0), table.unit("hand", 0, atk=1)
    field, event = table.field("hand", 0), table.event("hand", 0)
    trap = table.event("set1", 0)
    table.unit("attack1", 0, atk=2)
    table.main_phase(0)
    assert {word for word, _, _ in table.offers} == {"reveal", "summon", "play", "set", "rearrange", "pass"}
    assert (table.offered("reveal"), table.offered("summon"), table.offered("set")) == ([driven], [unit], [event])
    assert set(table.offered("play")) == {field, event, trap}
    table.choose("play", field)
    assert [word for word, _, _ in table.offers] == ["pass"]
    table.resolve()
    table.pass_to("8-4c")
    assert {word for word, _, _ in table.offers} == {"attack", "end-attacks"}


def test_3_2g_who_may_choose_up_to_so_many_may_choose_fewer(table: Table) -> None:
    one, other = table.unit("attack1", 1, hp=9), table.unit("attack2", 1, hp=9, atk=5)
    unit = written(table, table.unit("attack1", 0, atk=6), (
        "通常：敵のユニットを2体まで選び、それらに1ダメージを与える。"))
    table.main_phase(0)
    use(table, unit)
    table.choose("pick", other)
    table.choose("done")
    table.settle_gate()
    assert (table.damage(one), table.damage(other)) == (0, 1)


@pytest.mark.rules("15-11a")
def test_15_11a_a_unit_changes_places_with_what_was_chosen(table: Table) -> None:
    other = table.unit("defence", 0, atk=3)
    unit = go(table, "味方の他のユニットを1体選び、このユニットとそれを入れ替える。")
    assert (table.where(unit), table.where(other)) == (("defence", 0), ("attack1", 0))


@pytest.mark.rules("15-11a", "3-2e")
def test_15_11a_cards_of_both_players_go_to_where_the_other_one_lies(table: Table) -> None:
    """15-11a names the place, so it is not the owner's (3-2e)."""
    other = table.unit("attack2", 1, atk=3)
    unit = go(table, "敵のユニットを1体選び、このユニットとそれを入れ替える。")
    assert (table.where(unit), table.where(other)) == (("attack2", 1), ("attack1", 0))
    assert (table.state.controller[unit], table.state.controller[other]) == (1, 0)


@pytest.mark.rules("15-11a", "3-9b", "15-3a-2")
def test_3_9b_a_unit_that_changes_places_rests_in_the_defence_zone_and_acts_in_front(table: Table) -> None:
    other = table.unit("defence", 0, atk=3)
    assert table.rests(other)
    unit = go(table, "味方の他のユニットを1体選び、このユニットとそれを入れ替える。")
    assert (table.rests(unit), table.rests(other)) == (True, False)


@pytest.mark.parametrize("resting", [False, True])
@pytest.mark.rules("15-11a", "3-2d")
def test_3_2d_units_that_change_places_in_front_rest_or_act_as_before(table: Table, resting: bool) -> None:
    other = table.unit("attack2", 0, atk=3)
    if resting:
        rest(table.state, other, 0)
    unit = go(table, "味方の他のユニットを1体選び、このユニットとそれを入れ替える。")
    assert (table.where(unit), table.where(other)) == (("attack2", 0), ("attack1", 0))
    assert (table.rests(unit), table.rests(other)) == (False, resting)


@pytest.mark.rules("14-13f")
def test_15_2b_the_number_that_is_printed_goes_up(table: Table) -> None:
    victim = table.unit("attack1", 1, hp=20)
    written(table, table.field("field", 0), "味方のユニットは与えるダメージの元の数値+2。")
    go(table, "敵のユニットを1体選び、それに3ダメージを与える。")
    assert table.state.data[table.gate[0]][6] == 5
    table.settle_gate()
    assert table.damage(victim) == 5


@pytest.mark.rules("14-13f")
def test_15_2b_damage_of_which_no_number_is_printed_stays_as_it_is(table: Table) -> None:
    table.unit("attack1", 1, hp=20)
    table.unit("graveyard", 0), table.unit("graveyard", 0)
    written(table, table.field("field", 0), "味方のユニットは与えるダメージの元の数値+2。")
    go(table, "敵のユニットを1体選び、それに君の墓地のカードの枚数ダメージを与える。")
    assert table.state.data[table.gate[0]][6] == 2


@pytest.mark.rules("15-10a", "14-13f")
def test_15_2b_what_is_shared_out_is_more_too(table: Table) -> None:
    one, other = table.unit("attack1", 1, hp=20), table.unit("attack2", 1, hp=20, atk=5)
    written(table, table.field("field", 0), "味方のユニットは与えるダメージの元の数値+1。")
    unit = written(table, table.unit("attack1", 0, atk=6), "通常：敵のユニットを2体選び、それらに2ダメージを割り振る。")
    table.main_phase(0)
    use(table, unit)
    assert [number for _, number, _ in table.offers] == [1, 2]
    table.game.choose(1)
    table.settle_gate()
    assert (table.damage(one), table.damage(other)) == (2, 1)


def test_15_2b_battle_damage_is_printed_nowhere(table: Table) -> None:
    victim = table.unit("attack1", 1, hp=20)
    attacker = written(table, table.unit("attack1", 0, atk=3), "味方のユニットは与えるダメージの元の数値+1。")
    table.attack_phase(0)
    table.attack(attacker, "attack1")
    table.pass_to("8-4c")
    assert table.damage(victim) == 3
