"""Chapter 1, as far as it is about card texts."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import cast, cast_in_battle
from tests.dragonball.table import Table


@pytest.mark.parametrize(("said", "winner"), [("勝利", 0), ("敗北", 1)])
def test_1_2_1x2_winning_or_losing_by_an_effect_happens_while_it_is_carried_out(
    table: Table, said: str, winner: int,
) -> None:
    """Nothing that stands behind it is done any more, and no rule process comes in between (9-3-2)."""
    table.put_many(4, "battle", 0)
    fifth = table.put("hand", 0)
    cast(table, f"自分の手札のバトルカード1枚を選び、バトルエリアに出す。自分はゲームに{said}する。カード1枚を引く。")
    if table.asks[0] == 0:
        table.choose("pick", fifth)
    assert (table.game.over, table.game.winner) == (True, winner)
    assert (table.count("battle", 0), table.count("hand", 0)) == (5, 0)
    assert [(event.player, event.reason) for event in table.events("lost")] == [(1 - winner, "decided")]


def test_1_2_1x2_both_lose_by_an_effect_and_nobody_wins(table: Table) -> None:
    cast(table, "お互いはゲームに敗北する。")
    assert (table.game.over, table.game.winner) == (True, None)


def test_1_3_1_a_text_that_contradicts_the_rules_wins_a_further_turn(table: Table) -> None:
    cast(table, "このターンの後に、自分のターンを追加する。")
    table.end_phase(0)
    assert (table.state.turn, table.state.turn_player) == (3, 0)
    table.end_phase(0)
    assert (table.state.turn, table.state.turn_player) == (4, 1)


def test_1_3_1_a_text_that_ends_the_turn_leaves_off_the_battle(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    cast_in_battle(table, "このターンを終了する。カード1枚を引く。")
    assert (table.state.turn, table.asks) == (3, (1, "6-3-1-2"))
    assert (table.count("life", 1), table.count("hand", 0)) == (7, 0)


def test_1_3_1_a_text_that_raises_the_strike_of_zero_makes_it_deal_damage(table: Table) -> None:
    attacker = table.put("battle", 0, power=9000, strike=0, text="【永続発動】このカードのストライクを+2する。")
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    for _ in range(2):
        table.choose("pick")
    assert table.count("life", 1) == 5


def test_1_3_2_of_what_a_text_tells_as_much_as_possible_is_done(table: Table) -> None:
    cards = table.put_many(2, "battle", 1)
    cast(table, "相手のバトルカード3枚を選び、レストにする。")
    assert [table.rested(card) for card in cards] == [True, True]


def test_1_3_2_1_what_is_rested_already_is_no_doing_that_a_text_asks_for(table: Table) -> None:
    table.put("battle", 0, rested=True)
    cast(table, "自分のバトルカード1枚を選び、レストにする。そうした場合、カード1枚を引く。")
    assert table.count("hand", 0) == 0


def test_1_3_2_2_a_number_below_zero_does_not_turn_an_action_round(table: Table) -> None:
    table.put_many(2, "energy", 0)
    cast(table, "相手に自分のエネルギーの枚数-5ダメージを与える。")
    assert (table.count("life", 1), table.events("moved", "damage")) == (7, [])


def test_1_3_3_a_text_that_forbids_wins_over_a_text_that_tells(table: Table) -> None:
    table.put("battle", 1, text="【永続発動】相手はカードを引けない。")
    cast(table, "カード2枚を引く。相手はカード1枚を引く。")
    assert (table.count("hand", 0), table.count("hand", 1)) == (0, 1)


@pytest.mark.parametrize("turn_player", [0, 1])
def test_1_3_4_of_both_players_the_turn_player_draws_first(table: Table, turn_player: int) -> None:
    cast(table, "お互いはカード1枚を引く。", turn_player)
    drawn = [event.player for event in table.events("moved", "draw")]
    assert drawn == [turn_player, 1 - turn_player]


def test_1_3_5_a_number_that_is_chosen_is_whole_and_not_below_zero(table: Table) -> None:
    table.put_many(2, "energy", 0)
    cast(table, "0から自分のエネルギーの枚数までの数1つを選ぶ。カード選んだ数の枚数を引く。")
    assert table.offers == [("number", 0), ("number", 1), ("number", 2)]
    table.choose("number", 2)
    assert table.count("hand", 0) == 2


def test_1_3_6_a_text_can_not_lower_a_number_below_zero_but_it_is_reckoned_with(table: Table) -> None:
    card = table.put("battle", 1, power=3000)
    cast(table, "相手のバトルカードすべてのパワーを-5000する。")
    assert table.number(card, "power") == 0
    cast(table, "相手のバトルカードすべてのパワーを+3000する。")
    assert table.number(card, "power") == 1000


@pytest.mark.parametrize("text", ["お互いは手札1枚を捨てる。", "お互いのプレイヤーは自分の手札1枚を選び、捨てる。"])
@pytest.mark.parametrize("player", [0, 1])
def test_1_3_4_both_players_choose_of_their_own_and_the_turn_player_first(
    table: Table, text: str, player: int,
) -> None:
    own, others = ([table.put("hand", it) for _ in range(2)] for it in (player, 1 - player))
    cast(table, text, player)
    assert (table.asks[0], table.offers) == (player, [("pick", card) for card in own])
    table.choose("pick", own[1])
    assert (table.asks[0], table.offers) == (1 - player, [("pick", card) for card in others])
    assert table.where(own[1]) == ("hand", player)
    table.choose("pick", others[0])
    assert (table.cards("hand", player), table.cards("hand", 1 - player)) == ([own[0]], [others[1]])
    assert (table.where(own[1]), table.where(others[0])) == (("drop", player), ("drop", 1 - player))


def test_1_3_4_who_has_less_gives_all_of_it(table: Table) -> None:
    own = table.put("hand", 0)
    others = [table.put("hand", 1) for _ in range(3)]
    cast(table, "お互いは手札2枚を捨てる。")
    assert (table.asks[0], table.count("hand", 0)) == (1, 1)
    for card in others[:2]:
        table.choose("pick", card)
    assert (table.where(own), table.count("hand", 1)) == (("drop", 0), 1)


@pytest.mark.rules("8-6-3-5")
def test_1_3_4_of_hidden_cards_of_a_sort_neither_has_to_find_one(table: Table) -> None:
    table.put("hand", 0, level=1)
    found = table.put("hand", 1, level=3)
    cast(table, "お互いは手札のレベル3のカード1枚を捨てる。")
    assert (table.asks[0], table.words) == (0, ["done"])
    table.choose("done")
    assert (table.asks[0], table.words) == (1, ["pick", "done"])
    table.choose("pick", found)
    assert (table.count("hand", 0), table.where(found)) == (1, ("drop", 1))
