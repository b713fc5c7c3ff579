"""8-5 and 8-7: checkpoints, free timings, and automatic abilities that wait for them."""
from __future__ import annotations

from functools import partial

import pytest

from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import MOVED, RESTED, TIMING
from tefuda.rulebooks.dragonball.areas import BY_RULE, DRAW, LIMIT, MAIN_START
from tefuda.rulebooks.dragonball.c4_terms import draw_cards
from tests.dragonball.table import Table
from tests.trace import course


def test_8_5_1_a_checkpoint_runs_in_this_order(table: Table) -> None:
    for player in (0, 1):
        table.ability(player, RESTED, lambda: None)
    with table.tracing() as trace:
        table.happen(lambda: rest(table.state, table.leader(0), BY_RULE))
    steps = [rule for rule in course(trace, "8") if rule.startswith("8-5-1")]
    assert steps == ["8-5-1-1", "8-5-1-2", "8-5-1-1", "8-5-1-2", "8-5-1-3", "8-5-1-1"]


def test_8_5_1_1_rule_processes_run_until_none_is_left(table: Table) -> None:
    """The first of them throws a card out, which sets off an ability that makes the next one due."""
    table.put_many(5, "battle", 0)
    spare = [table.put("hand", 0), table.put("hand", 0)]
    table.ability(0, MOVED, lambda: table.move(spare.pop(), "battle", 0) if spare else None, reason=LIMIT)
    table.main_phase(0)
    for _ in range(3):
        assert table.asks == (0, "9-3-2")
        table.choose("pick")
    assert (table.asks, table.count("battle", 0), table.count("drop", 0)) == ((0, "6-3-1-2"), 4, 3)


@pytest.mark.parametrize("turn_player", [0, 1])
def test_8_5_1_2_the_turn_players_abilities_come_first_in_the_order_they_choose(
    table: Table, turn_player: int,
) -> None:
    played: list[str] = []
    for name, controller in (("other", 1 - turn_player), ("first", turn_player), ("second", turn_player)):
        table.ability(controller, TIMING, partial(played.append, name), reason=MAIN_START)
    table.main_phase(turn_player)
    assert (table.asks, table.offers) == ((turn_player, "8-5-1-2"), [("number", 1), ("number", 2)])
    table.choose("number", 2)
    assert played == ["second", "first", "other"]


def test_8_5_1_2_after_each_one_the_rule_processes_come_again(table: Table) -> None:
    table.put_many(4, "battle", 0)
    card = table.put("hand", 0)
    cards_then: list[int] = []
    table.ability(0, TIMING, lambda: table.move(card, "battle", 0), reason=MAIN_START)
    table.ability(1, TIMING, lambda: cards_then.append(table.count("battle", 0)), reason=MAIN_START)
    table.main_phase(0)
    assert (table.asks, cards_then) == ((0, "9-3-2"), [])
    table.choose("pick")
    assert cards_then == [4]


def test_8_5_1_2_what_an_ability_does_has_that_checkpoint_as_its_cause(table: Table) -> None:
    table.ability(0, TIMING, lambda: rest(table.state, table.leader(0), BY_RULE), reason=MAIN_START)
    table.main_phase(0)
    assert [(event.rule, event.cause) for event in table.events("rested")] == [("8-8-1", "8-5-1-2")]


def test_8_5_1_3_the_other_player_chooses_among_their_own(table: Table) -> None:
    played: list[str] = []
    for name in ("first", "second"):
        table.ability(1, TIMING, partial(played.append, name), reason=MAIN_START)
    table.main_phase(0)
    assert (table.asks, table.offers) == ((1, "8-5-1-3"), [("number", 0), ("number", 1)])
    table.choose("number", 1)
    assert played == ["second", "first"]


def test_8_5_1_3_a_new_ability_of_the_turn_player_goes_before_the_rest(table: Table) -> None:
    played: list[str] = []
    table.ability(1, TIMING, lambda: draw_cards(table.state, 1, 1), reason=MAIN_START)
    table.ability(1, TIMING, lambda: played.append("the other player's second"), reason=MAIN_START)
    table.ability(0, MOVED, lambda: played.append("the turn player's"), reason=DRAW)
    table.main_phase(0)
    table.choose("number", 0)
    assert played == ["the turn player's", "the other player's second"]


def test_8_5_1_3_what_an_ability_does_has_that_checkpoint_as_its_cause(table: Table) -> None:
    table.ability(1, TIMING, lambda: rest(table.state, table.leader(0), BY_RULE), reason=MAIN_START)
    table.main_phase(0)
    assert [(event.rule, event.cause) for event in table.events("rested")] == [("8-8-1", "8-5-1-3")]


def test_8_5_1_4_with_nothing_left_to_do_the_game_goes_on(table: Table) -> None:
    table.put("battle", 0)
    with table.tracing() as trace:
        table.main_phase(0)
    assert trace == ["6-3-1-1", "8-5-1-1", "6-3-1-2", "8-5-2-1", "8-5-2-2"]


def test_8_5_2_a_free_timing_runs_in_this_order(table: Table) -> None:
    card = table.put("hand", 0)
    with table.tracing() as trace:
        table.main_phase(0)
        table.choose("play", card)
        table.choose("pass")
    steps = [rule for rule in course(trace, "8") if rule.startswith("8-5-2")]
    assert steps[:6] == ["8-5-2-1", "8-5-2-2", "8-5-2-1", "8-5-2-2", "8-5-2-3", "8-5-2-1"]


def test_8_5_2_1_a_checkpoint_comes_before_the_player_is_asked(table: Table) -> None:
    card = table.put("battle", 0)
    table.ability(0, RESTED, lambda: table.move(card, "hand", 0))
    with table.tracing() as trace:
        table.happen(lambda: rest(table.state, table.leader(0), BY_RULE))
    assert trace[0] == "8-5-2-1"
    assert table.offers == [("play", card), ("pass", 0)]


def test_8_5_2_2_an_action_or_nothing_and_after_an_action_again(table: Table) -> None:
    one, two = table.put_many(2, "hand", 0)
    table.main_phase(0)
    table.choose("play", one)
    assert (table.asks, table.offers) == ((0, "6-3-1-2"), [("play", two), ("pass", 0)])
    table.choose("play", two)
    assert (table.asks, table.offers) == ((0, "6-3-1-2"), [("pass", 0)])


def test_8_5_2_3_doing_nothing_ends_the_free_timing(table: Table) -> None:
    table.put("hand", 0)
    table.main_phase(0)
    table.choose("pass")
    assert table.asks == (0, "7-2-1-2")


@pytest.mark.rules("8-7-1")
def test_8_7_2_an_ability_whose_condition_is_met_waits_for_the_next_checkpoint(table: Table) -> None:
    played: list[int] = []
    table.ability(0, MOVED, lambda: played.append(1), reason=DRAW)
    hand_when: list[int] = []
    table.happen(
        lambda: draw_cards(table.state, 0, 1),
        lambda: hand_when.append(len(played)))
    assert (hand_when, played) == ([0], [1])


@pytest.mark.parametrize("count", [1, 3])
def test_8_7_2_1_it_waits_as_often_as_its_condition_was_met(table: Table, count: int) -> None:
    played: list[int] = []
    table.ability(0, MOVED, lambda: played.append(table.count("hand", 0)), reason=DRAW)
    table.happen(lambda: draw_cards(table.state, 0, count))
    while table.asks[1] == "8-5-1-2":
        table.choose("number")
    assert played == [count] * count


def test_8_7_3_each_one_that_was_played_waits_no_longer(table: Table) -> None:
    played: list[int] = []
    for number in (1, 2):
        table.ability(0, RESTED, partial(played.append, number))
    table.happen(lambda: rest(table.state, table.leader(0), BY_RULE))
    assert (table.game.player, len(table.state.pending)) == (0, 2)
    table.choose("number")
    assert (sorted(played), table.state.pending, table.asks) == ([1, 2], [], (0, "6-3-1-2"))


def test_8_7_6_it_is_played_even_if_its_card_has_moved(table: Table) -> None:
    source = table.put("battle", 0)
    played: list[tuple[str, int]] = []
    table.ability(0, RESTED, lambda: played.append(table.where(source)), card=source, source=source)
    table.happen(
        lambda: rest(table.state, source, BY_RULE),
        lambda: table.move(source, "drop", 0))
    assert played == [("drop", 0)]
