"""Chapter 100: who wins, and the principles that everything rests on."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.actions.one_by_one import draw
from tefuda.kernel.actions.turn import rest
from tefuda.kernel.choices.choose import choose_both
from tefuda.kernel.codes import DAMAGED, MOVED, RESTED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.zx.areas import BY_RULE, DECK, HAND
from tests.zx.test_zx_402_preparation import game_with_both_sorts
from tests.zx.zx_table import Table
from tefuda.kernel.continuous.effect_sorts import PROHIBIT


def test_101_1_two_players_play(table: Table) -> None:
    with pytest.raises(Exception, match="the players are 0 and 1"):
        table.game.view(2)


def test_101_2_who_has_not_lost_wins_at_once(table: Table) -> None:
    table.leave(0, "life", 1)
    table.check()
    assert table.game.over
    assert table.game.winner == 0


def test_101_3_both_losing_at_the_same_time_is_a_draw(table: Table) -> None:
    table.leave(0, "life", 0)
    table.leave(0, "life", 1)
    table.check()
    assert table.game.over
    assert table.game.winner is None


@pytest.mark.rules("101.5")
def test_101_4_a_player_concedes_without_priority(table: Table) -> None:
    assert table.game.player == 0
    table.game.concede(1)
    assert table.game.winner == 0


def test_102_1_a_player_is_not_the_player_card(table: Table) -> None:
    """Damage to a player is not damage on the card."""
    attacker = table.put("square5", 0)
    table.main_phase(0)
    table.attack(attacker, table.player_card(1))
    assert table.state.damage[table.player_card(1)] == 0


@pytest.mark.rules("102.4")
def test_102_3_as_much_is_done_as_can_be(table: Table) -> None:
    stuck = table.put("trash", 0)
    free = table.put("trash", 0)
    add_effect(table.state, PROHIBIT, MOVED, card=stuck)
    table.happen(lambda: move_all(table.state, (stuck, free), table.place("hand", 0), BY_RULE))
    assert table.where(stuck) == ("trash", 0)
    assert table.where(free) == ("hand", 0)


def test_102_4_with_one_card_left_to_draw_one_is_drawn(table: Table) -> None:
    table.leave(1, "deck", 0)
    table.happen(lambda: draw(table.state, 0, 3, DECK, HAND, BY_RULE))
    assert table.count("hand", 0) == 1


def test_102_5_a_sleeping_card_is_not_put_to_sleep_again(table: Table) -> None:
    sleeper = table.put("square7", 0, rested=True)
    woken: list[int] = []
    table.ability(0, RESTED, lambda: woken.append(1))
    table.happen(lambda: rest(table.state, sleeper, BY_RULE))
    assert woken == []
    assert table.events("rested") == []


def test_102_6_what_cannot_be_wins(table: Table) -> None:
    shielded = table.put("square7", 0)
    add_effect(table.state, PROHIBIT, DAMAGED, card=shielded)
    table.happen(lambda: deal_damage(table.state, shielded, 9000, BY_RULE))
    assert table.where(shielded) == ("square7", -1)


def test_102_7_the_turn_player_chooses_first(table: Table) -> None:
    for player in (0, 1):
        table.put_many(5, "charge", player)
    table.begin("506.3", 1)
    assert table.asks == (1, "906.1")
    table.choose("pick")
    assert table.asks == (0, "906.1")


def test_102_7_both_choose_the_turn_player_first(table: Table) -> None:
    cards = tuple(table.put_many(2, "hand", 0) + table.put_many(2, "hand", 1))
    table.state.turn_player = 1
    table.happen(lambda: choose_both(table.state, 1, 1, cards))
    assert table.game.player == 1
    assert table.offered("pick") == list(cards[2:])
    table.choose("pick")
    assert table.game.player == 0


def test_102_8_neither_sees_the_others_choice_before_both_have_chosen() -> None:
    laid = Table(game_with_both_sorts())
    before = laid.game.view(1).to_dict()
    laid.choose("pick")
    after = laid.game.view(1).to_dict()
    assert {**before, "deciding": 1} == after


def test_101_2_the_game_ends_in_the_middle_of_a_phase(table: Table) -> None:
    attacker = table.put("square5", 0)
    table.set_life(1, [{}])
    table.main_phase(0)
    table.attack(attacker, table.player_card(1))
    assert table.game.winner == 0
    assert "end_start" not in table.timings()
