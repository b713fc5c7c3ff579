"""10-9 to 10-15: the keywords that say everything by their name, and once a turn."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast, settle, why_not_use
from tests.dragonball.table import Table

# 10-9 Iron wall


@pytest.mark.parametrize("deed", ["ブレイクする", "ドロップエリアに置く"])
def test_10_9_1_once_a_turn_the_opponents_skills_do_not_break_or_drop_it(table: Table, deed: str) -> None:
    card = table.put("battle", 1, text="【鉄壁】")
    for area in ("battle", "energy" if deed == "ブレイクする" else "drop"):
        cast(table, f"相手のバトルカード1枚を選び、{deed}。")
        assert table.where(card) == (area, 1)


def test_10_9_1_nor_does_a_battle(table: Table) -> None:
    one, two = table.put("battle", 0, power=9000), table.put("battle", 0, power=9000)
    card = table.put("battle", 1, text="【鉄壁】")
    table.battle_phase(0)
    table.fight(one, card)
    assert table.where(card) == ("battle", 1)
    table.fight(two, card)
    assert table.where(card) == ("energy", 1)


def test_10_9_1_in_each_turn_anew(table: Table) -> None:
    card = table.put("battle", 1, text="【鉄壁】")
    for _ in range(2):
        cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
        assert table.where(card) == ("battle", 1)
        table.end_phase(0)
        table.end_phase(1)


def test_10_9_1_not_against_ones_own_skills_or_going_elsewhere(table: Table) -> None:
    one, two = table.put("battle", 0, text="【鉄壁】"), table.put("battle", 1, text="【鉄壁】")
    cast(table, "自分のバトルカード1枚を選び、ブレイクする。相手のバトルカード1枚を選び、手札に戻す。")
    assert (table.where(one), table.where(two)) == (("energy", 0), ("hand", 1))


@pytest.mark.rules("8-4-2")
def test_10_9_1_nor_against_what_is_paid_for_ones_own_skills(table: Table) -> None:
    card = table.put("battle", 0, text=f"【鉄壁】\n【起動発動:メイン】[このカードをドロップエリアに置く]{DRAWS}")
    table.main_phase(0)
    table.choose("use", card)
    assert (table.where(card), table.count("hand", 0)) == (("drop", 0), 1)


@pytest.mark.rules("9-3-2")
def test_10_9_1_not_against_the_limit_of_the_battle_area(table: Table) -> None:
    card = table.put("battle", 0, text="【鉄壁】")
    table.put_many(4, "battle", 0)
    table.main_phase(0)
    table.choose("pick", card)
    assert table.where(card) == ("drop", 0)


# 10-10 Defence


def test_10_10_1_only_cards_with_defence_can_be_attacked(table: Table) -> None:
    attacker = table.put("battle", 0)
    guards = [table.put("battle", 1, text="【防衛】") for _ in range(2)]
    other = table.put("battle", 1)
    table.battle_phase(0)
    table.choose("attack")
    table.choose("attack-with", attacker)
    assert table.offered("target") == guards
    assert table.why_not("target", other) == table.why_not("target", table.leader(1)) == "1-3-3"


def test_10_10_1_as_long_as_one_is_in_the_battle_area(table: Table) -> None:
    attacker, card = table.put("battle", 0), table.put("battle", 1, text="【防衛】")
    cast(table, "相手のバトルカード1枚を選び、ブレイクする。")
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert (table.where(card), table.asks) == (("energy", 1), (0, "7-3-1-6"))


# 10-11 Surge


@pytest.mark.parametrize(("area", "word", "goes"), [("hand", "play-join", "battle"), ("battle", "join", "energy")])
def test_10_11_1_from_the_hand_into_the_brawl_it_goes_on_to_the_battle_area(
    table: Table, area: str, word: str, goes: str,
) -> None:
    card, other = table.put(area, 0, text="【怒涛】"), table.put(area, 0)
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    for it in (card, other):
        table.choose(word, it)
    while table.asks[1] != "7-2-1-2":
        table.choose("pick" if table.offered("pick") else "pass")
    assert (table.where(card), table.where(other)) == ((goes, 0), ("energy", 0))


def test_10_11_1_a_later_brawl_is_another_one(table: Table) -> None:
    card, attacker = table.put("hand", 0, text="【怒涛】", power=0), table.put("battle", 0, power=1000)
    table.put("battle", 1, power=9000, text="【防衛】")
    table.battle_phase(0)
    for fighter, word, goes in ((table.leader(0), "play-join", "battle"), (attacker, "join", "energy")):
        table.attack(fighter, table.cards("battle", 1)[0])
        table.choose(word, card)
        table.choose("pass")
        assert table.where(card) == (goes, 0)


@pytest.mark.rules("3-1-6", "9-3-2")
def test_10_11_1_the_owner_puts_those_that_crowd_the_battle_area_in_order(table: Table) -> None:
    """The last one put there stays."""
    there = [table.put("battle", 0) for _ in range(3)]
    one, two = table.put("hand", 0, text="【怒涛】"), table.put("hand", 0, text="【怒涛】")
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    for card in (one, two):
        table.choose("play-join", card)
    while table.asks[1] != "3-1-6":
        table.choose("pick" if table.offered("pick") else "pass")
    assert (table.asks, table.cards("brawl", 0)) == ((0, "3-1-6"), [one, two])
    table.choose("pick", two)
    assert table.cards("battle", 0) == [*there, two, one]
    assert (table.asks, table.offers) == ((0, "9-3-2"), [("pick", card) for card in (*there, two)])


@pytest.mark.rules("3-1-6")
def test_10_11_1_where_there_is_room_for_them_nobody_is_asked(table: Table) -> None:
    one, two = table.put("hand", 0, text="【怒涛】"), table.put("hand", 0, text="【怒涛】")
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    for card in (one, two):
        table.choose("play-join", card)
    while table.asks[1] != "7-2-1-2":
        assert table.asks[1] != "3-1-6"
        table.choose("pick" if table.offered("pick") else "pass")
    assert table.cards("battle", 0) == [one, two]


# 10-12 Charge


@pytest.mark.parametrize(("text", "count"), [("【充填】", 2), ("【充填3】", 3)])
def test_10_12_1_at_the_end_of_a_battle_in_which_it_attacked_cards_are_charged(
    table: Table, text: str, count: int,
) -> None:
    card, other = table.put("battle", 0, power=1000, text=text), table.put("battle", 0, power=1000)
    table.battle_phase(0)
    table.fight(other, table.leader(1))
    assert table.count("energy", 0) == 0
    table.attack(card, table.leader(1))
    table.choose("pass")
    assert table.count("energy", 0) == 0
    table.choose("pass")
    assert (table.count("energy", 0), table.count("deck", 0)) == (count, 33 - count)


def test_10_12_1_not_when_it_was_attacked(table: Table) -> None:
    card = table.put("battle", 1, power=9000, text="【充填】")
    table.battle_phase(0)
    table.fight(table.leader(0), card)
    assert table.count("energy", 1) == 0


# 10-13 Haste


@pytest.mark.parametrize(("text", "level"), [("【速攻】", 2), ("【速攻1】", 3)])
def test_10_13_1_while_the_opponents_battle_area_is_empty_it_costs_less_in_the_hand(
    table: Table, text: str, level: int,
) -> None:
    card = table.put("hand", 0, level=4, text=text)
    table.put_many(level, "energy", 0)
    table.main_phase(0)
    assert (table.number(card, "level"), table.offered("play")) == (level, [card])
    table.put("battle", 1)
    table.main_phase(0)
    assert (table.number(card, "level"), table.offered("play")) == (4, [])


def test_10_13_1_only_in_the_hand_and_never_below_zero(table: Table) -> None:
    low, lying = table.put("hand", 0, level=1, text="【速攻】"), table.put("battle", 0, level=4, text="【速攻】")
    assert (table.number(low, "level"), table.number(lying, "level")) == (0, 4)


# 10-14 Link


@pytest.mark.parametrize(
    ("level", "type", "goes"), [(2, "battle", "battle"), (3, "battle", "deck"), (1, "extra", "deck")])
def test_10_14_1_the_top_card_comes_along_if_it_is_a_battle_card_of_that_level_at_most(
    table: Table, level: int, type: str, goes: str,
) -> None:
    card = table.put("hand", 0, level=2, text="【連携】")
    top = table.put("deck", 0, level=level, type=type)
    table.put_many(2, "energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    (shown,) = [event for event in table.game.events(1) if event.reason == "look"]
    assert shown.card
    assert table.where(top) == (goes, 0)
    if goes == "deck":
        assert table.cards("deck", 0)[0] == top


def test_10_14_1_not_from_elsewhere(table: Table) -> None:
    table.put("drop", 0, text="【連携】")
    top = table.put("deck", 0)
    cast(table, "自分のドロップエリアのバトルカード1枚を選び、バトルエリアに出す。")
    assert (table.count("battle", 0), table.where(top)) == (1, ("deck", 0))


# 10-15 Once a turn


def test_10_15_1_an_activated_ability_with_it_is_used_once_in_a_turn(table: Table) -> None:
    card = table.put("battle", 0, text=f"【起動発動:メイン】【ターン1回】[エネルギー1枚を支払う]{DRAWS}")
    table.put_many(3, "energy", 0)
    table.main_phase(0)
    table.choose("use", card)
    table.choose("pick")
    assert (table.offered("use"), why_not_use(table, card)) == ([], "10-15-1")
    table.turn(0)
    assert table.offered("use") == [card]


def test_10_15_1_an_automatic_ability_too(table: Table) -> None:
    table.put("battle", 0, text=f"【自動発動】【ターン1回】相手がカードを引いた時、{DRAWS}")
    for _ in range(2):
        cast(table, "相手はカード1枚を引く。")
        assert table.count("hand", 0) == 1
    table.end_phase(0)
    settle(table)
    assert table.count("hand", 0) == 2


def test_10_15_2_each_of_several_cards_with_the_same_ability_has_its_own(table: Table) -> None:
    text = f"【起動発動:メイン】【ターン1回】[エネルギー1枚を支払う]{DRAWS}"
    one, two = table.put("battle", 0, text=text), table.put("battle", 0, text=text)
    table.put_many(4, "energy", 0)
    table.main_phase(0)
    table.choose("use", one)
    table.choose("pick")
    assert table.offered("use") == [two]
    table.choose("use", two)
    table.choose("pick")
    assert (table.offered("use"), table.count("hand", 0)) == ([], 2)


def test_10_15_2_a_card_that_came_back_is_another_one(table: Table) -> None:
    """3-1-4: it is a new card."""
    card = table.put("battle", 0, text=f"【起動発動:メイン】【ターン1回】[エネルギー0枚を支払う]{DRAWS}")
    table.main_phase(0)
    table.choose("use", card)
    assert table.offered("use") == []
    cast(table, "自分のバトルカード1枚を選び、手札に戻し、それをバトルエリアに出す。", again=False)
    assert table.offered("use") == [card]


def test_10_15_3_without_it_an_ability_is_used_as_often_as_it_can_be_paid(table: Table) -> None:
    card = table.put("battle", 0, text=f"【起動発動:メイン】[エネルギー1枚を支払う]{DRAWS}")
    table.put_many(3, "energy", 0)
    table.main_phase(0)
    for left in (2, 1, 0):
        table.choose("use", card)
        if left:
            table.choose("pick")
        assert table.count("energy", 0) == left
    assert (table.count("hand", 0), table.offered("use")) == (3, [])
