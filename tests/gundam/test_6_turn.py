"""Chapter 6: the turn and its phases."""
from __future__ import annotations

import pytest

from tefuda.cards.text import Text
from tefuda.kernel.actions.move import move_home
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.codes import MOVED, STOOD, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_TURN, add_effect
from tefuda.rulebooks.gundam.areas import BY_RULE, DRAW, RESOURCE, TURN_END, TURN_START
from tefuda.rulebooks.gundam.c4_terms import draw_cards, is_link_unit, pilot_of, with_pilots
from tefuda.rulebooks.gundam.cards import AP
from tests.gundam.table import Table
from tests.trace import course
from tefuda.kernel.continuous.effect_sorts import ADD


@pytest.mark.rules("6-1-2", "6-2-1", "6-6-1", "6-6-6")
def test_6_1_1_the_phases_come_in_order(table: Table) -> None:
    with table.tracing() as trace:
        table.turn(0)
        table.choose("end-main")
        table.choose("pass")
        table.choose("pass")
    steps = course(trace, "6 8")
    assert steps[:13] == [
        "6-1-1", "6-2-2-1", "6-2-3-1", "6-3-1", "6-4-1", "6-5-1", "6-5-5-2", "6-6-2-1", "8-2", "8-3", "8-3-3", "8-4",
        "8-5"]
    assert steps[13:18] == ["6-6-3-1", "6-6-4-1", "6-6-5-1", "6-6-6", "6-1-1"]


@pytest.mark.parametrize("reason, phase", [(DRAW, "6-4-1"), (RESOURCE, "6-5-1")])
def test_6_1_3_what_a_phase_triggered_is_resolved_before_the_next_one(
        table: Table, reason: int, phase: str) -> None:
    seen: list[str] = []
    with table.tracing() as trace:
        table.ability(0, MOVED, lambda: seen.extend(trace), reason=reason)
        table.turn(0)
    assert seen
    assert phase not in seen
    assert phase in trace


@pytest.mark.rules("4-4-1", "6-2-1")
def test_6_2_2_1_all_own_cards_become_active(table: Table) -> None:
    own = [table.unit(0, rested=True), *table.resources(0, 2, rested=True), table.base(0, rested=True)]
    other = [table.unit(1, rested=True), *table.resources(1, 1, rested=True), table.base(1, rested=True)]
    table.turn(0)
    assert [table.rested(card) for card in own] == [False] * 4
    assert [table.rested(card) for card in other] == [True] * 3
    assert all(table.rested(card) for card in table.cards("shields", 0))


def test_6_2_2_2_all_of_them_at_the_same_time(table: Table) -> None:
    units = [table.unit(0, rested=True) for _ in range(2)]
    states: list[list[bool]] = []
    table.ability(0, STOOD, lambda: states.append([table.rested(unit) for unit in units]), card=units[0])
    table.turn(0)
    assert states == [[False, False]]


def test_6_2_3_1_the_turn_begins_after_the_cards_became_active(table: Table) -> None:
    unit = table.unit(0, rested=True)
    hand = table.count("hand", 0)
    states: list[tuple[bool, int]] = []
    table.ability(
        0, TIMING, lambda: states.append((table.rested(unit), table.count("hand", 0))), reason=TURN_START)
    table.turn(0)
    assert states == [(False, hand)]


@pytest.mark.rules("4-14-2")
def test_6_3_1_the_turn_player_draws_a_card(table: Table) -> None:
    top = table.top("deck", 0)
    table.turn(0)
    assert table.cards("hand", 0)[-1] == top
    assert table.count("hand", 1) == 1


@pytest.mark.rules("10-2-1-2")
def test_6_3_1_1_drawing_the_last_card_loses_at_once(table: Table) -> None:
    table.leave(1, "deck", 0)
    with table.tracing() as trace:
        table.turn(0)
    assert (table.game.over, table.game.winner) == (True, 1)
    assert "6-4-1" not in trace


@pytest.mark.rules("3-3-3", "3-4-1")
def test_6_4_1_a_resource_comes_active_and_face_up(table: Table) -> None:
    top = table.top("resource_deck", 0)
    table.turn(0)
    assert table.cards("resources", 0) == [top]
    assert not table.rested(top)
    assert [card.number for card in table.game.view(1).zone("resources", 0).cards] == ["R"]


@pytest.mark.rules("1-3-2")
def test_6_4_1_without_a_resource_deck_the_turn_goes_on(table: Table) -> None:
    table.leave(0, "resource_deck", 0)
    table.turn(0)
    assert (table.count("resources", 0), table.asks) == (0, (0, "6-5-1"))


# The main phase


def test_6_5_1_anything_in_any_order_as_often_as_one_can(table: Table) -> None:
    unit = table.unit(0)
    first, second, command = table.hand(0), table.hand(0), table.hand(0, "command", main=True)
    table.main_phase(0)
    table.choose("deploy", first)
    table.attack(unit)
    table.choose("pass")
    table.choose("pass")
    table.choose("use", command)
    table.choose("deploy", second)
    assert table.asks == (0, "6-5-1")
    assert table.words == ["end-main"]


def test_6_5_1_only_when_nothing_waits_to_be_resolved(table: Table) -> None:
    unit = table.hand(0)
    hand: list[int] = []
    table.ability(0, MOVED, lambda: hand.append(table.state.player), card=unit)
    table.main_phase(0)
    table.choose("deploy", unit)
    assert (len(hand), table.state.pending) == (1, [])


@pytest.mark.parametrize("hand", [0, 1])
def test_6_5_1_without_a_hand_and_a_unit_to_attack_with_it_is_over(table: Table, hand: int) -> None:
    table.leave(hand, "hand", 0)
    table.unit(0, rested=True)
    table.main_phase(0)
    assert table.asks == ((0, "6-5-1") if hand else (1, "8-3"))


@pytest.mark.rules("4-8-1")
def test_6_5_2_1_1_a_unit_is_deployed_for_its_cost(table: Table) -> None:
    unit = table.hand(0, level=2, cost=1)
    table.resources(0, 2)
    table.main_phase(0)
    table.choose("deploy", unit)
    assert table.where(unit) == ("battle", 0)
    assert len(table.events("rested", "pay")) == 1


def test_6_5_2_1_1_only_units_and_bases_are_deployed(table: Table) -> None:
    pilot = table.hand(0, "pilot")
    table.unit(0)
    table.main_phase(0)
    assert table.why_not("deploy", pilot) == "6-5-2-1-1"


def test_6_5_2_2_1_a_base_is_deployed_for_its_cost(table: Table) -> None:
    base = table.hand(0, "base", level=1, cost=1)
    table.resources(0, 1)
    table.main_phase(0)
    table.choose("deploy", base)
    assert table.where(base) == ("base", 0)
    assert len(table.events("rested", "pay")) == 1


@pytest.mark.rules("4-9-1")
def test_6_5_2_3_1_a_pilot_is_set_on_an_own_unit_for_its_cost(table: Table) -> None:
    units, enemy = table.units(0, 2), table.unit(1)
    pilot = table.hand(0, "pilot", cost=1)
    table.resources(0, 1)
    table.main_phase(0)
    assert table.offered_pairs("set") == [(pilot, unit) for unit in units]
    assert table.why_not("set", pilot, enemy) == "2-3-4-3"
    table.choose("set", pilot, units[1])
    assert (pilot_of(table.state, units[0]), pilot_of(table.state, units[1])) == (-1, pilot)
    assert len(table.events("rested", "pay")) == 1


@pytest.mark.rules("6-5-2-3-1")
def test_2_3_4_3_without_a_unit_no_pilot_can_be_set(table: Table) -> None:
    table.hand(0, "pilot")
    table.main_phase(0)
    assert table.words == ["end-main"]


def test_6_5_2_3_2_a_unit_becomes_a_link_unit_with_its_pilot(table: Table) -> None:
    unit, pilot = table.hand(0, link=("name:甲",)), table.hand(0, "pilot", name="甲")
    table.turn(0)
    table.choose("deploy", unit)
    assert not is_link_unit(table.state, unit)
    assert table.offered("attack") == []
    table.choose("set", pilot, unit)
    assert is_link_unit(table.state, unit)
    assert table.offered("attack") == [unit]


def test_6_5_2_3_3_a_unit_has_one_pilot_at_most(table: Table) -> None:
    unit, free = table.units(0, 2)
    table.pilot(unit)
    pilot = table.hand(0, "pilot")
    table.main_phase(0)
    assert table.offered_pairs("set") == [(pilot, free)]
    assert table.why_not("set", pilot, unit) == "6-5-2-3-3"


def test_6_5_2_3_3_1_a_set_pilot_cannot_be_taken_off_or_set_elsewhere(table: Table) -> None:
    unit, free = table.units(0, 2)
    pilot = table.pilot(unit)
    table.main_phase(0)
    assert all(pilot not in offer[1:] for offer in table.offers)
    assert table.why_not("set", pilot, free) == "4-7-1"


@pytest.mark.parametrize("area", ["hand", "trash", "deck", "removed"])
def test_6_5_2_3_4_a_pilot_goes_where_its_unit_goes(table: Table, area: str) -> None:
    unit = table.unit(0)
    pilot = table.pilot(unit)
    table.main_phase(0)
    table.happen(lambda: move_home(
        table.state, with_pilots(table.state, (unit,)), table.place(area, 0), BY_RULE))
    assert (table.where(unit), table.where(pilot)) == ((area, 0), (area, 0))


def test_6_5_2_3_5_a_command_with_a_pilot_effect_is_set_in_the_own_main_phase(table: Table) -> None:
    unit = table.unit(0)
    command = table.hand(0, "command", action=True, pilot=True, pilot_name=Text("甲", "A"), ap=1)
    plain = table.hand(0, "command", main=True)
    table.main_phase(0)
    assert table.offered_pairs("set") == [(command, unit)]
    assert table.why_not("set", plain, unit) == "6-5-2-3-1"
    table.choose("set", command, unit)
    assert (table.where(command), pilot_of(table.state, unit)) == (("battle", 0), command)


@pytest.mark.rules("11-2-3-1", "11-2-3-2", "9-1-8-1")
def test_6_5_2_4_1_a_command_for_the_main_phase_is_used_for_its_cost(table: Table) -> None:
    command, action = table.hand(0, "command", cost=1, main=True), table.hand(0, "command", action=True)
    table.resources(0, 1)
    table.main_phase(0)
    assert table.offered("use") == [command]
    assert table.why_not("use", action) == "6-5-2-4-1"
    table.choose("use", command)
    assert table.where(command) == ("trash", 0)
    assert len(table.events("rested", "pay")) == 1


@pytest.mark.rules("7-1")
def test_6_5_4_1_own_units_attack_the_player_or_a_rested_unit(table: Table) -> None:
    unit = table.unit(0)
    rested, active = table.unit(1, rested=True), table.unit(1)
    table.main_phase(0)
    assert table.offered("attack") == [unit]
    assert table.offered_pairs("attack-unit") == [(unit, rested)]
    assert table.why_not("attack", active) == "6-5-4-1"
    assert table.why_not("attack-unit", unit, unit) == "7-1"
    table.attack(unit, rested)
    assert table.asks == (1, "8-3")


@pytest.mark.rules("6-5-5-2")
def test_6_5_5_1_the_turn_player_ends_the_main_phase(table: Table) -> None:
    table.unit(0)
    table.main_phase(0)
    assert table.words[-1] == "end-main"
    table.choose("end-main")
    assert table.asks == (1, "8-3")


# The end phase


@pytest.mark.rules("8-1", "6-6-1")
def test_6_6_2_1_the_end_phase_has_an_action_step(table: Table) -> None:
    table.end_phase(0)
    assert table.asks == (1, "8-3")
    table.choose("pass")
    assert table.asks == (0, "8-4")


def test_6_6_3_1_the_turn_ends_after_the_action_step_and_before_the_hand_step(table: Table) -> None:
    for _ in range(10):
        table.hand(0, level=9)
    hands: list[int] = []
    table.ability(0, TIMING, lambda: hands.append(table.count("hand", 0)), reason=TURN_END)
    table.end_phase(0)
    table.choose("pass")
    assert hands == []
    table.choose("pass")
    assert (hands, table.asks) == ([11], (0, "6-6-4-1"))


@pytest.mark.rules("3-8-4-1", "4-11-1")
def test_6_6_4_1_more_than_ten_cards_are_discarded(table: Table) -> None:
    hand = [table.hand(0, level=9) for _ in range(11)]
    table.end_phase(0)
    table.choose("pass")
    table.choose("pass")
    for card in hand[:2]:
        table.choose("pick", card)
    assert [table.where(card) for card in hand[:3]] == [("trash", 0), ("trash", 0), ("hand", 0)]
    assert len(table.events("moved", "discard")) == 2
    assert table.count("hand", 0) == 10


def test_6_6_4_1_ten_cards_are_kept(table: Table) -> None:
    for _ in range(9):
        table.hand(0, level=9)
    table.end_phase(0)
    table.choose("pass")
    table.choose("pass")
    assert (table.asks, table.count("trash", 0)) == ((1, "6-5-1"), 0)


def test_6_6_5_1_what_lasts_for_the_turn_ends(table: Table) -> None:
    unit = table.unit(0, ap=2)
    add_effect(table.state, ADD, AP, card=unit, value=3, duration=FOR_TURN)
    add_effect(table.state, ADD, AP, card=unit, value=1, duration=FOR_BATTLE)
    table.end_phase(0)
    table.choose("pass")
    assert table.number(unit, "ap") == 6
    table.choose("pass")
    assert table.number(unit, "ap") == 3


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.rules("6-1-1")
def test_6_6_6_the_turn_passes_to_the_opponent(table: Table, player: int) -> None:
    turn = table.state.turn
    table.end_phase(player)
    table.choose("pass")
    table.choose("pass")
    assert (table.state.turn, table.state.turn_player, table.asks) == (turn + 1, 1 - player, (1 - player, "6-5-1"))


def test_10_1_2_a_loss_interrupts_drawing_several_cards(table: Table) -> None:
    table.leave(2, "deck", 0)
    table.main_phase(0)
    table.happen(lambda: draw_cards(table.state, 0, 5))
    assert (table.game.over, table.count("hand", 0)) == (True, 3)


def test_10_1_2_what_was_interrupted_goes_on_as_it_was(table: Table) -> None:
    """A step gets from the one before what that did, although rules were processed between them."""
    unit = table.unit(0, hp=1)
    table.main_phase(0)
    done: list[int] = []

    def note() -> None:
        done.append(table.state.done)

    table.happen(lambda: deal_damage(table.state, unit, 3, BY_RULE), note)
    assert (table.where(unit), done) == (("trash", 0), [3])
