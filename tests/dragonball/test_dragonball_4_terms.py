"""Chapter 4, as far as it is about abilities, their masters, drawing up to and damage by effects."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding, Replacing
from tests.dragonball.skills import DRAWS, cast, settle
from tests.dragonball.table import LEADER_POWER, Table, read


@pytest.mark.rules("4-1-2")
def test_4_1_1_an_ability_comes_from_a_text_or_from_an_effect(table: Table) -> None:
    card = table.put("battle", 0, text=f"【アタックスキル】{DRAWS}")
    given = table.put("battle", 0)
    cast(table, f"そのターン中、自分のバトルカードは「【アタックスキル】{DRAWS}」を得る。")
    table.battle_phase(0)
    for attacker, count in ((card, 2), (given, 3)):
        table.attack(attacker, table.leader(1))
        settle(table)
        assert table.count("hand", 0) == count
        while table.asks[1] != "7-2-1-2":
            table.choose("pass")


@pytest.mark.rules("8-1-1")
def test_4_1_1_1_an_ability_is_activated_permanent_or_automatic() -> None:
    sorts = [type(read(text)[0]) for text in (
        f"【起動発動:メイン】{DRAWS}", "【永続発動】このカードのパワーを+1000する。", f"【自動発動】自分のターン開始時、{DRAWS}")]
    assert sorts == [Activated, Always, Automatic]
    permanent = ("【永続発動】相手はカードを引けない。", "【永続発動】このカードがブレイクされる時、かわりにこのカードを手札に戻す。")
    assert [type(read(text)[0]) for text in permanent] == [Forbidding, Replacing]


@pytest.mark.rules("8-2-1")
def test_4_1_2_1_an_effect_is_immediate_continuing_or_replacing(table: Table) -> None:
    """The first is over at once, the second goes on, the third makes something else happen."""
    card = table.put("battle", 0, power=1000, text="【永続発動】このカードがブレイクされる時、かわりにこのカードを手札に戻す。")
    cast(table, "カード1枚を引く。そのターン中、自分のバトルカードすべてのパワーを+2000する。")
    assert (table.count("hand", 0), table.number(card, "power")) == (1, 3000)
    cast(table, "自分のバトルカード1枚を選び、ブレイクする。")
    assert (table.where(card), table.count("hand", 0)) == (("hand", 0), 2)


# Masters


@pytest.mark.rules("4-3-4")
@pytest.mark.parametrize("player", [0, 1])
def test_4_3_3_the_master_of_an_effect_is_who_played_it(table: Table, player: int) -> None:
    """Also with a card that belongs to somebody else."""
    card = table.put("battle", player, owner=1 - player, text=f"【起動発動:メイン】[このカードをレストにする]{DRAWS}")
    table.main_phase(player)
    table.choose("use", card)
    assert (table.count("hand", player), table.count("hand", 1 - player)) == (1, 0)


def test_4_3_5_the_master_of_a_permanent_ability_is_the_master_of_its_card(table: Table) -> None:
    card = table.put("battle", 0, owner=1, text="【永続発動】相手のリーダーのパワーを-1000する。")
    assert [table.number(table.leader(player), "power") for player in (0, 1)] == [LEADER_POWER, LEADER_POWER - 1000]
    table.happen(lambda: table.move(card, "battle", 1))
    assert [table.number(table.leader(player), "power") for player in (0, 1)] == [LEADER_POWER - 1000, LEADER_POWER]


@pytest.mark.parametrize("player", [0, 1])
def test_4_3_6_the_master_of_an_automatic_ability_is_the_master_of_its_card(table: Table, player: int) -> None:
    table.put("battle", player, owner=1 - player, text=f"【自動発動】メインフェイズ開始時、{DRAWS}")
    table.main_phase(0)
    assert (table.count("hand", player), table.count("hand", 1 - player)) == (1, 0)


def test_4_3_6_the_master_of_a_delayed_one_is_the_master_of_the_effect(table: Table) -> None:
    cast(table, f"このターン終了時、{DRAWS}", player=1)
    table.end_phase(1)
    assert table.events("moved", "draw")[0].player == 1


# Drawing up to a number


@pytest.mark.rules("4-8-4", "4-8-4-2", "4-8-4-3")
@pytest.mark.parametrize(("answers", "drawn"), [("no", 0), ("yes no", 1), ("yes yes no", 2), ("yes yes yes", 3)])
def test_4_8_4_1_whoever_draws_up_to_a_number_may_stop_before_each_card(
    table: Table, answers: str, drawn: int,
) -> None:
    cast(table, "カード3枚までを引く。")
    for number, answer in enumerate(answers.split()):
        assert (table.asks[0], table.count("hand", 0)) == (0, number)
        table.choose(answer)
    assert (table.asks, table.count("hand", 0)) == ((0, "6-3-1-2"), drawn)


def test_4_8_4_of_no_card_at_all_nothing_is_asked(table: Table) -> None:
    cast(table, "カード0枚までを引く。")
    assert (table.asks, table.count("hand", 0)) == ((0, "6-3-1-2"), 0)


def test_4_8_4_3_how_many_were_drawn_is_what_the_text_goes_on_with(table: Table) -> None:
    cast(table, "カード3枚までを引く。そうした場合、相手はカード1枚を引く。")
    table.choose("yes")
    table.choose("no")
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 1)
    cast(table, "カード3枚までを引く。そうした場合、相手はカード1枚を引く。")
    table.choose("no")
    assert table.count("hand", 1) == 1


def test_4_8_4_2_the_opponent_draws_up_to_a_number_too(table: Table) -> None:
    cast(table, "相手はカード2枚までを引く。")
    assert table.asks[0] == 1
    table.choose("yes")
    table.choose("yes")
    assert (table.count("hand", 1), table.asks) == (2, (0, "6-3-1-2"))


def test_4_8_3_how_many_were_charged_is_what_the_text_goes_on_with(table: Table) -> None:
    cast(table, "2枚チャージする。同じ枚数のカードを引く。")
    assert (table.count("energy", 0), table.count("hand", 0)) == (2, 2)


# Damage by effects


@pytest.mark.rules("4-9-1", "4-9-1-2")
def test_4_9_1_2_1_the_damaged_player_chooses_as_many_life_cards_as_the_damage(table: Table) -> None:
    cast(table, "相手に2ダメージを与える。")
    chosen = table.cards("life", 1)[1], table.cards("life", 1)[4]
    for card in chosen:
        assert table.asks == (1, "4-9-1-2-1")
        table.choose("pick", card)
    assert (table.count("life", 1), set(table.cards("energy", 1))) == (5, set(chosen))
    assert [event.reason for event in table.events("moved") if event.player == 1] == ["damage"] * 2


def test_4_9_1_2_1_ones_own_effect_damages_oneself_too(table: Table) -> None:
    cast(table, "自分は1ダメージを受ける。")
    assert table.asks == (0, "4-9-1-2-1")
    table.choose("pick")
    assert (table.count("life", 0), table.count("energy", 0)) == (6, 1)


@pytest.mark.rules("4-10-1")
def test_4_10_1_1_of_the_damage_of_an_attack_the_attack_card_is_the_source(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000, text=f"【ストライクスキル】{DRAWS}")
    helper = table.put("battle", 0, power=1000, text="【ストライクスキル】カード5枚を引く。")
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    table.choose("join", helper)
    table.choose("pass")
    table.choose("pass")
    table.choose("pick")
    assert table.count("hand", 0) == 1


@pytest.mark.rules("4-10-1")
def test_4_10_1_2_of_the_damage_of_an_ability_its_card_is_the_source(table: Table) -> None:
    card = table.put("battle", 0, text=(
        f"【起動発動:メイン】[このカードをレストにする]相手に1ダメージを与える。\n【ストライクスキル】{DRAWS}"))
    table.put("battle", 0, text="【ストライクスキル】カード5枚を引く。")
    table.main_phase(0)
    table.choose("use", card)
    table.choose("pick")
    assert table.count("hand", 0) == 1


def test_4_10_1_2_a_leader_that_is_not_there_takes_no_damage(table: Table) -> None:
    """The player does all the same (4-9-1-2-1): only what waits for damage to a leader hears of nothing."""
    card = table.put("battle", 0, text=(
        f"【起動発動:メイン】[このカードをレストにする]相手に1ダメージを与える。\n【ストライクスキル】{DRAWS}"))
    table.move(table.leader(1), "drop", 1)
    life = table.count("life", 1)
    table.main_phase(0)
    table.choose("use", card)
    table.choose("pick")
    assert (table.count("life", 1), table.count("hand", 0)) == (life - 1, 0)


def test_4_10_1_2_no_damage_is_dealt_where_no_life_card_could_be_moved(table: Table) -> None:
    card = table.put("battle", 0, text=(
        f"【起動発動:メイン】[このカードをレストにする]相手に0ダメージを与える。\n【ストライクスキル】{DRAWS}"))
    table.main_phase(0)
    table.choose("use", card)
    assert table.count("hand", 0) == 0
