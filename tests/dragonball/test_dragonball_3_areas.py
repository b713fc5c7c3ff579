"""Chapter 3, as far as it is about what texts do with areas."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast, cast_in_battle, pick_all, settle
from tests.dragonball.table import Table


@pytest.mark.parametrize("bottom", [False, True])
def test_3_1_6_the_owner_says_in_which_order_cards_are_put_into_a_deck(table: Table, bottom: bool) -> None:
    one, two, three = table.put_many(3, "battle", 1)
    cast(table, f"相手のバトルカードすべてをデッキの{'下' if bottom else '上'}に置く。")
    assert (table.asks, table.offered("pick")) == ((1, "3-1-6"), [one, two, three])
    pick_all(table, three, one)
    deck = table.cards("deck", 1)
    assert (deck[:3][::-1] if bottom else deck[-3:]) == [three, one, two]


@pytest.mark.rules("1-3-4")
def test_3_1_6_of_cards_of_both_players_each_orders_their_own_the_turn_player_first(table: Table) -> None:
    mine, others = table.put_many(2, "battle", 0), table.put_many(2, "battle", 1)
    cast(table, "お互いのバトルカードすべてをデッキの下に置く。")
    assert (table.asks, table.offered("pick")) == ((0, "3-1-6"), mine)
    table.choose("pick", mine[1])
    assert (table.asks, table.offered("pick")) == ((1, "3-1-6"), others)
    table.choose("pick", others[1])
    assert table.cards("deck", 0)[:2][::-1] == mine[::-1]
    assert table.cards("deck", 1)[:2][::-1] == others[::-1]


@pytest.mark.parametrize("area", ["ドロップエリアに置く", "エネルギーエリアに置く", "手札に加える"])
def test_3_1_6_where_the_order_can_be_changed_at_will_nobody_is_asked(table: Table, area: str) -> None:
    table.put_many(2, "battle", 1)
    cast(table, f"相手のバトルカードすべてを{area}。")
    assert table.asks == (0, "6-3-1-2")


def test_3_1_6_of_several_that_crowd_the_battle_area_the_owner_says_which_comes_last(table: Table) -> None:
    table.put_many(3, "battle", 0)
    one, two = table.put_many(2, "drop", 0)
    cast(table, "自分のドロップエリアのバトルカードすべてをバトルエリアに出す。")
    assert (table.asks, table.offered("pick")) == ((0, "3-1-6"), [one, two])
    table.choose("pick", two)
    assert table.asks == (0, "9-3-2")
    assert (two in table.offered("pick"), one in table.offered("pick")) == (True, False)


def test_3_1_6_1_others_do_not_learn_the_order(table: Table) -> None:
    """Two games that differ in nothing else look the same to the other player."""
    other = Table()
    decks: list[list[int]] = []
    for laid, first in ((table, 0), (other, 1)):
        cards = laid.put_many(2, "battle", 1)
        cast(laid, "相手のバトルカードすべてをデッキの上に置く。")
        laid.choose("pick", cards[first])
        decks.append(laid.cards("deck", 1))
    other.close()
    assert decks[0] != decks[1]
    seen = [
        ([repr(event) for event in laid.game.events(0)], [repr(card) for card in laid.game.view(0).zone("deck", 1).cards])
        for laid in (table, other)]
    assert seen[0] == seen[1]


def test_3_2_3_cards_that_leave_a_deck_together_leave_it_one_by_one(table: Table) -> None:
    """The one that lies in the drop area already sees the next one come, and not the other way round."""
    text = f"【自動発動】【ドロップエリア】自分のカードがデッキからドロップエリアに置かれた時、{DRAWS}"
    table.put_many(3, "deck", 0)
    under, upper = table.put("deck", 0, text=text), table.put("deck", 0, text=text)
    cast(table, "自分のデッキの上から2枚をドロップエリアに置く。")
    settle(table)
    assert (table.where(upper), table.where(under)) == (("drop", 0), ("drop", 0))
    assert table.count("hand", 0) == 3


def test_3_2_3_the_deck_may_run_out_on_the_way(table: Table) -> None:
    table.leave(2, "deck", 0)
    cast(table, "自分のデッキの上から3枚をドロップエリアに置く。カード1枚を引く。")
    assert (table.game.winner, table.count("drop", 0)) == (1, 3)


@pytest.mark.rules("7-5-1-4-2-1")
def test_3_6_4_to_break_is_to_put_a_battle_card_from_the_battle_area_into_the_energy_area(table: Table) -> None:
    mine, other, third = table.put("battle", 0), table.put("battle", 1), table.put("battle", 1)
    watcher = table.put("battle", 0, text=f"【自動発動】相手のバトルカードがブレイクされた時、{DRAWS}")
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    assert table.offered("pick") == [other, third]
    table.choose("pick", other)
    assert [table.where(it) for it in (mine, other, third, watcher)] == [
        ("battle", 0), ("energy", 1), ("battle", 1), ("battle", 0)]
    assert table.count("hand", 0) == 1


def test_3_7_3_the_text_of_a_card_in_the_brawl_area_does_not_work(table: Table) -> None:
    attacker = table.put("battle", 0, power=2000)
    helper = table.put("battle", 0, power=1000, text=(
        "【永続発動】自分のバトルカードすべてのパワーを+1000する。\n【永続発動】このカードのパワーを+500する。\n"
        f"【起動発動:バトル】[エネルギー0枚を支払う]{DRAWS}"))
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert (table.number(attacker, "power"), table.number(helper, "power")) == (3000, 2500)
    assert helper in table.offered("use")
    table.choose("join", helper)
    assert (table.number(attacker, "power"), table.number(helper, "power")) == (2000, 1000)
    assert helper not in table.offered("use")


def test_3_7_3_what_was_given_for_a_while_stays(table: Table) -> None:
    """The same card, with what applies to it (3-1-4)."""
    attacker, helper = table.put("battle", 0), table.put("battle", 0, power=1000)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    cast_in_battle(table, "そのターン中、自分のバトルカードすべてのパワーを+1000する。")
    table.choose("join", helper)
    assert table.number(helper, "power") == 2000
