"""Chapter 9: rule processes."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all
from tefuda.kernel.codes import MOVED, TIMING
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.triggers.delayed import ONLY_ONCE
from tefuda.rulebooks.dragonball.areas import BATTLE_END, BY_RULE, ENERGY, LIMIT
from tefuda.rulebooks.dragonball.c4_terms import draw_cards
from tests.dragonball.table import Table
from tefuda.kernel.continuous.effect_sorts import PROHIBIT

# 9-1 The basics


@pytest.mark.rules("9-1-1")
def test_9_1_2_losing_interrupts_and_the_others_wait(table: Table) -> None:
    table.put_many(5, "battle", 0)
    then: list[int] = []
    table.happen(lambda: None, lambda: then.append(table.count("battle", 0)))
    assert (then, table.asks) == ([5], (0, "9-3-2"))
    table.choose("pick")
    table.leave(1, "deck", 0)
    table.happen(lambda: draw_cards(table.state, 0, 1), lambda: then.append(0))
    assert (then, table.game.winner) == ([5], 1)


@pytest.mark.rules("9-2-1")
def test_9_1_2_1_an_interrupting_process_runs_in_the_middle_of_an_action(table: Table) -> None:
    table.leave(2, "deck", 0)
    table.happen(lambda: draw_cards(table.state, 0, 5))
    assert table.game.over
    assert len(table.events("moved", "draw")) == 2


@pytest.mark.rules("9-3-1", "9-4-1")
def test_9_1_2_2_a_checking_process_looks_only_at_a_checkpoint(table: Table) -> None:
    cards = table.put_many(4, "battle", 0)
    fifth, sixth = table.put_many(2, "hand", 0)
    table.happen(
        lambda: table.move(fifth, "battle", 0),
        lambda: table.move(sixth, "brawl", 0),
        lambda: table.move(cards[0], "hand", 0),
        lambda: table.move(sixth, "hand", 0))
    assert (table.asks, table.count("drop", 0)) == ((0, "6-3-1-2"), 0)


def test_9_1_2_3_all_that_are_due_run_at_the_same_time(table: Table) -> None:
    table.put_many(5, "battle", 0)
    table.put_many(5, "battle", 1)
    brawlers = table.put_many(2, "brawl", 1)
    dropped: list[int] = []
    table.ability(0, MOVED, lambda: dropped.append(table.count("drop", 0) + table.count("drop", 1)), reason=LIMIT)
    table.main_phase(0)
    table.choose("pick")
    assert (table.asks, table.count("drop", 0)) == ((1, "9-3-2"), 0)
    table.choose("pick")
    while table.asks[1] == "8-5-1-2":
        table.choose("number")
    assert dropped == [4, 4]
    assert [table.where(card) for card in brawlers] == [("drop", 1)] * 2


# 9-2 Loss judgement


def test_9_2_2_all_who_meet_a_losing_condition_lose(table: Table) -> None:
    table.leave(1, "deck", 1)

    def last_cards_leave() -> int:
        move_all(table.state, tuple(table.cards("life", 0)), ENERGY, BY_RULE)
        return draw_cards(table.state, 1, 1)

    table.happen(last_cards_leave)
    assert (table.game.over, table.game.winner) == (True, None)
    assert {(event.player, event.reason, event.rule) for event in table.events("lost")} == {
        (0, "no_life", "9-2-2"), (1, "no_deck", "9-2-2")}


@pytest.mark.parametrize("player", [0, 1])
def test_9_2_3_no_life_loses(table: Table, player: int) -> None:
    attacker = table.put("battle", 1 - player, power=9000, strike=2)
    table.leave(2, "life", player)
    table.battle_phase(1 - player)
    table.fight(attacker, table.leader(player))
    assert (table.game.winner, table.game.rule) == (1 - player, "9-2-2")
    (lost,) = table.events("lost")
    assert (lost.player, lost.reason, lost.cause) == (player, "no_life", "4-9-1-1-1")


@pytest.mark.parametrize("player", [0, 1])
def test_9_2_4_no_deck_loses(table: Table, player: int) -> None:
    table.leave(2, "deck", player)
    table.turn(player)
    (lost,) = table.events("lost")
    assert (table.game.winner, lost.player, lost.reason) == (1 - player, player, "no_deck")
    assert (lost.rule, lost.cause) == ("9-2-2", "6-2-4")


@pytest.mark.rules("9-2-3")
def test_9_2_4_a_player_who_is_not_without_goes_on(table: Table) -> None:
    table.leave(1, "deck", 0)
    table.leave(1, "life", 0)
    table.happen(lambda: table.move(table.cards("deck", 1)[-1], "hand", 1))
    assert not table.game.over


# 9-3 Battle area limit


@pytest.mark.parametrize("player", [0, 1])
def test_9_3_2_five_battle_cards_leave_four(table: Table, player: int) -> None:
    cards = table.put_many(5, "battle", player)
    table.main_phase(0)
    assert (table.asks, table.offered("pick")) == ((player, "9-3-2"), cards[:4])
    table.choose("pick", cards[2])
    assert (table.cards("drop", player), table.count("battle", player)) == ([cards[2]], 4)
    assert table.asks == (0, "6-3-1-2")


def test_9_3_2_the_card_that_came_last_stays(table: Table) -> None:
    table.put_many(4, "battle", 0)
    card = table.put("hand", 0)
    table.main_phase(0)
    table.choose("play", card)
    assert table.asks == (0, "9-3-2")
    assert card not in table.offered("pick")


@pytest.mark.parametrize("kept", ["ドロップエリアに置かれない", "バトルエリアを離れない"])
def test_9_3_2_what_is_safe_in_battle_is_not_safe_from_the_limit(table: Table, kept: str) -> None:
    card = table.put("battle", 0, text=f"【永続発動】このカードはバトルで{kept}。")
    for _ in range(4):
        table.put("battle", 0)
    table.main_phase(0)
    table.choose("pick", card)
    assert (table.where(card), table.count("battle", 0)) == (("drop", 0), 4)


@pytest.mark.rules("7-3-1-6-1", "7-5-1-4-2")
def test_9_3_2_nor_kept_from_a_brawl_but_it_is_not_broken(table: Table) -> None:
    text = "【永続発動】このカードはバトルでバトルエリアを離れない。"
    card, other = table.put("battle", 0, text=text), table.put("battle", 1, power=0, text=text)
    table.battle_phase(0)
    table.attack(table.leader(0), other)
    table.choose("join", card)
    assert table.where(card) == ("brawl", 0)
    while table.asks[1] != "7-2-1-2":
        table.choose("pass")
    assert table.where(other) == ("battle", 1)


def test_9_3_2_four_may_stay(table: Table) -> None:
    table.put_many(4, "battle", 0)
    table.main_phase(0)
    assert table.asks == (0, "6-3-1-2")


def test_9_3_2_they_go_to_the_drop_area_of_their_owner(table: Table) -> None:
    borrowed = table.put("battle", 0, owner=1)
    table.put_many(4, "battle", 0)
    table.main_phase(0)
    table.choose("pick", borrowed)
    assert table.where(borrowed) == ("drop", 1)


def test_9_3_2_a_card_that_cannot_go_is_not_chosen(table: Table) -> None:
    cards = table.put_many(5, "battle", 0)
    add_effect(table.state, PROHIBIT, MOVED, card=cards[0])
    table.main_phase(0)
    assert table.offered("pick") == cards[1:4]


def test_9_3_2_where_no_card_can_go_the_game_goes_on(table: Table) -> None:
    table.put_many(5, "battle", 0)
    add_effect(table.state, PROHIBIT, MOVED, reason=LIMIT)
    table.main_phase(0)
    assert (table.asks, table.count("battle", 0)) == ((0, "6-3-1-2"), 5)
    table.end_phase(0)
    assert table.asks == (1, "6-3-1-2")


@pytest.mark.parametrize("turn_player", [0, 1])
def test_9_3_2_1_the_master_chooses(table: Table, turn_player: int) -> None:
    table.put("battle", 1, owner=0)
    cards = table.put_many(5, "battle", 1)
    table.main_phase(turn_player)
    for _ in range(2):
        assert table.asks == (1, "9-3-2")
        table.choose("pick")
    assert (table.count("battle", 1), cards[-1] in table.cards("battle", 1)) == (4, True)


# 9-4 Illegal brawl


def test_9_4_2_outside_the_battle_phase_nothing_stays_in_a_brawl_area(table: Table) -> None:
    mine, other = table.put("brawl", 0), table.put("brawl", 1)
    borrowed = table.put("brawl", 0, owner=1)
    table.main_phase(0)
    assert [table.where(card) for card in (mine, other, borrowed)] == [("drop", 0), ("drop", 1), ("drop", 1)]


def test_9_4_2_in_the_battle_phase_it_stays(table: Table) -> None:
    table.battle_phase(0)
    card = table.put("brawl", 1)
    table.happen(lambda: None)
    assert table.where(card) == ("brawl", 1)


def test_9_4_2_the_end_phase_is_outside_it(table: Table) -> None:
    card = table.put("hand", 0)
    table.ability(0, TIMING, lambda: table.move(card, "brawl", 0), reason=BATTLE_END, often=ONLY_ONCE)
    table.battle_phase(0)
    with table.tracing() as trace:
        table.choose("pass")
    assert table.where(card) == ("drop", 0)
    assert trace.index("9-4-2") < trace.index("6-5-1-4")
    assert trace.count("6-5-1-2") == 2


def test_9_4_2_a_card_that_cannot_go_stays(table: Table) -> None:
    card = table.put("brawl", 0)
    add_effect(table.state, PROHIBIT, MOVED, card=card)
    table.main_phase(0)
    assert (table.where(card), table.asks) == (("brawl", 0), (0, "6-3-1-2"))
