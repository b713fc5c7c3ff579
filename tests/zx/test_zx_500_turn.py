"""Chapter 500: the phases of a turn."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.triggers.delayed import ONCE_A_TURN
from tefuda.rulebooks.zx.areas import DO_PLAY, DO_PLAY_EVENT, TURN_END
from tefuda.rulebooks.zx.cards import POWER
from tests.zx.zx_table import Table
from tefuda.kernel.continuous.effect_sorts import ADD


@pytest.mark.rules("501.2")
def test_501_1_players_take_turns(table: Table) -> None:
    table.choose("pass")
    assert table.state.turn_player == 1
    assert table.game.turn == 3


def test_501_3_phases_in_order(table: Table) -> None:
    table.put("charge", 1)
    table.begin("507.9", 0)
    assert (table.game.turn, [event.value for event in table.events("turn")]) == (3, [3])
    table.choose("pass")
    table.choose("pass")
    table.choose("pass")
    assert table.timings()[:8] == [
        "reboot_start", "draw_start", "resource_start", "ignition_start", "main_start", "end_start", "turn_end",
        "reboot_start"]


# 502


@pytest.mark.rules("1002.1")
def test_502_1_the_turn_players_cards_are_rebooted_before_the_phase_starts_for_abilities(table: Table) -> None:
    mine = [table.put("square7", 0, rested=True), table.put("resource", 0, rested=True)]
    theirs = [table.put("square1", 1, rested=True), table.put("resource", 1, rested=True)]
    before = table.game.event_count
    table.begin("502.1", 0)
    assert not any(table.rested(it) for it in mine)
    assert all(table.rested(it) for it in theirs)
    kinds = [event.kind for event in table.game.events(None, before)]
    assert kinds.index("stood") < kinds.index("timing")


def test_502_1_a_card_of_the_opponents_that_one_is_master_of_is_rebooted(table: Table) -> None:
    taken = table.put("square7", 0, owner=1, rested=True)
    table.begin("502.1", 0)
    assert not table.rested(taken)


def test_502_2_the_game_starts_in_the_first_turn_only(table: Table) -> None:
    table.state.turn = 1
    table.begin("502.2", 0)
    assert table.timings()[:2] == ["reboot_start", "game_start"]
    count = len(table.timings())
    table.state.turn = 2
    table.begin("502.2", 0)
    assert "game_start" not in table.timings()[count:]


@pytest.mark.rules("502.3", "503.2", "503.4", "504.2", "504.4", "505.2", "505.4", "506.3", "507.2", "507.4")
@pytest.mark.parametrize("rule", [
    "502.3", "503.2", "503.4", "504.2", "504.4", "505.2", "505.4", "506.3", "507.2", "507.4"])
def test_702_1_a_pre_process_stands_there(table: Table, rule: str) -> None:
    doomed = table.put("square7", 0, damage=3000)
    with table.tracing() as trace:
        table.begin(rule, 0)
    assert trace[:2] == [rule, "702.2a"]
    assert table.where(doomed) == ("charge", 0)


# 503


@pytest.mark.rules("503.1", "1004.1", "1004.2")
def test_503_3_the_turn_player_draws_two(table: Table) -> None:
    top = table.cards("deck", 0)[-2:]
    table.begin("503.1", 0)
    assert table.cards("hand", 0) == top[::-1]
    assert table.count("hand", 1) == 0
    assert table.timings()[-2] == "draw_start"


@pytest.mark.rules("503.3a")
def test_503_3_the_first_player_draws_none_on_the_first_turn(table: Table) -> None:
    table.state.turn = 1
    table.begin("503.3", 0)
    assert table.count("hand", 0) == 0
    table.state.turn = 2
    table.begin("503.3", 1)
    assert table.count("hand", 1) == 2


# 504


@pytest.mark.rules("504.1")
def test_504_3_one_card_of_the_hand_may_become_a_resource(table: Table) -> None:
    hand = table.put_many(2, "hand", 0)
    table.begin("504.1", 0)
    assert table.asks == (0, "504.3")
    assert table.timings() == ["resource_start"]
    assert table.offered("resource") == hand
    assert table.offers[-1][0] == "pass"
    table.choose("resource", hand[0])
    assert table.where(hand[0]) == ("resource", 0)
    assert not table.rested(hand[0])
    assert table.asks == (0, "506.2")


def test_504_3_or_not(table: Table) -> None:
    table.put("hand", 0)
    table.begin("504.1", 0)
    table.choose("pass")
    assert table.count("resource", 0) == 0


# 505


@pytest.mark.rules("505.1")
def test_505_3_a_card_of_the_charge_or_pass(table: Table) -> None:
    charge = table.put_many(2, "charge", 0)
    table.begin("505.1", 0)
    assert table.asks == (0, "505.3")
    assert table.timings() == ["ignition_start"]
    assert table.offered("ignite") == charge
    assert table.offers[-1][0] == "pass"
    table.choose("pass")
    assert table.asks == (0, "506.2")
    assert table.count("charge", 0) == 2


@pytest.mark.rules("1010.1")
def test_505_3a_a_card_without_the_icon_goes_to_the_trash(table: Table) -> None:
    charge = table.put("charge", 0)
    top = table.put("deck", 0)
    table.begin("505.1", 0)
    table.choose("ignite", charge)
    assert table.cards("trash", 0) == [charge, top]
    assert table.events("revealed", "ignition")[0].card == table.game.match.printed(table.state.prints[top]).card.number
    assert table.asks == (0, "506.2")


def test_505_3a_a_card_with_the_icon_may_be_played_for_nothing(table: Table) -> None:
    charge = table.put("charge", 0)
    top = table.put("deck", 0, icons=("ignition",), cost=9)
    table.begin("505.1", 0)
    table.choose("ignite", charge)
    assert table.asks == (0, "1010.1")
    assert table.squares_for(top) == [1, 3, 4, 5, 6, 7, 8, 9]
    table.play(top, "square5")
    assert table.where(top) == ("square5", -1)
    assert table.cards("trash", 0) == [charge]
    assert table.count("temporary") == 0


def test_505_3a_or_left_to_the_trash(table: Table) -> None:
    charge = table.put("charge", 0)
    top = table.put("deck", 0, icons=("ignition",))
    table.begin("505.1", 0)
    table.choose("ignite", charge)
    table.choose("pass")
    assert table.where(top) == ("trash", 0)


def test_505_3a_an_event_with_the_icon_is_played_and_goes_to_the_trash(table: Table) -> None:
    table.put("charge", 0)
    top = table.put("deck", 0, type="event", icons=("ignition",), cost=3)
    table.begin("505.1", 0)
    table.choose("ignite")
    table.play(top)
    assert table.where(top) == ("trash", 0)
    assert table.events("declared", "play")


def test_505_5_again_until_the_player_passes(table: Table) -> None:
    table.put_many(2, "charge", 0)
    table.put_many(2, "deck", 0)
    table.begin("505.1", 0)
    table.choose("ignite")
    assert table.asks == (0, "505.3")
    table.choose("ignite")
    assert table.asks == (0, "506.2")


# 506


@pytest.mark.rules("506.1", "701.1", "701.2", "701.3")
def test_506_2_plays_battles_and_passing(table: Table) -> None:
    attacker = table.put("square5", 0)
    event = table.put("hand", 0, type="event", cost=0)
    hand = table.put("hand", 0, cost=0)
    table.put("hand", 0, cost=1)
    table.main_phase(0)
    assert table.asks == (0, "506.2")
    assert table.timings() == ["main_start"]
    assert table.offered("play") == [event, hand]
    assert table.offered("attack") == [attacker]
    assert table.offers[-1][0] == "pass"
    table.play(hand, "square7")
    assert table.where(hand) == ("square7", -1)
    table.play(event)
    assert table.where(event) == ("trash", 0)
    table.choose("attack", attacker, table.player_card(1))
    assert table.rested(attacker)


@pytest.mark.rules("805.3c")
def test_506_2_what_can_not_be_done_properly_is_not_offered(table: Table) -> None:
    poor = table.put("hand", 0, cost=1)
    extra = table.put("dynamis", 0, type="extra", cost=0, face_down=True)
    theirs = table.put("hand", 1, cost=0)
    table.main_phase(0)
    square = table.place("square5")
    assert table.why_not(DO_PLAY, poor, square) == "805.3c"
    assert table.why_not(DO_PLAY, extra, square) == "806.1b"
    assert table.why_not(DO_PLAY, theirs, square) == "506.2"
    assert table.why_not(DO_PLAY_EVENT, poor) == "805.3c"


def test_506_4_until_the_player_passes(table: Table) -> None:
    first = table.put("hand", 0, cost=0)
    table.main_phase(0)
    table.play(first, "square7")
    assert table.asks == (0, "506.2")
    table.choose("pass")
    assert table.state.turn_player == 1


# 507


@pytest.mark.rules("507.1")
def test_507_3_abilities_for_the_end_of_the_turn_are_triggered_once(table: Table) -> None:
    happened: list[int] = []
    table.ability(0, TIMING, lambda: happened.append(1), reason=TURN_END, often=ONCE_A_TURN)
    table.choose("pass")
    assert happened == [1]
    assert table.timings()[:2] == ["end_start", "turn_end"]


def test_507_5_what_came_up_in_between_is_done_before_the_turn_ends(table: Table) -> None:
    doomed = table.put("square7", 0, damage=3000)
    with table.tracing() as trace:
        table.begin("507.5", 0)
    assert trace[:3] == ["507.5", "507.3", "507.4"]
    assert table.where(doomed) == ("charge", 0)


def test_507_6_damage_on_zx_of_both_is_gone(table: Table) -> None:
    mine, theirs = table.put("square7", 0, damage=1000), table.put("square1", 1, damage=2000)
    table.choose("pass")
    assert (table.state.damage[mine], table.state.damage[theirs]) == (0, 0)


def test_507_7_what_lasts_for_the_turn_ends_after_the_damage_is_gone(table: Table) -> None:
    """So a Z/X that lived by more power for the turn doesn't die of old damage."""
    tough = table.put("square7", 0, damage=3500)
    add_effect(table.state, ADD, POWER, card=tough, value=1000, duration=FOR_TURN)
    table.choose("pass")
    assert table.state.effects == ()
    assert table.where(tough) == ("square7", -1)


def test_507_9_without_what_ended_something_may_be_due(table: Table) -> None:
    faded = table.put("square7", 0, power=0)
    add_effect(table.state, ADD, POWER, card=faded, value=1000, duration=FOR_TURN)
    table.check()
    with table.tracing() as trace:
        table.choose("pass")
    assert table.where(faded) == ("charge", 0)
    assert trace.count("507.3") == 2


@pytest.mark.rules("309.2a")
def test_507_8_six_cards_are_kept(table: Table) -> None:
    hand = table.put_many(8, "hand", 0)
    table.begin("507.1", 0)
    assert table.asks == (0, "507.8")
    for kept in hand[2:]:
        table.choose("pick", kept)
    assert table.cards("hand", 0) == hand[2:]
    assert table.cards("trash", 0) == hand[:2]
