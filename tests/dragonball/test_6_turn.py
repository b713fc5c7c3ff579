"""Chapter 6: the turn. Each moment is shown by an ability that waits for it and looks at the table."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import MOVED, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.triggers.delayed import ONCE_A_TURN
from tefuda.rulebooks.dragonball.areas import (
    BATTLE_START,
    BY_RULE,
    CHARGE,
    CHARGE_START,
    DRAW,
    MAIN_START,
    PLAY,
    TURN_END,
    TURN_START,
)
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import Table
from tests.trace import course
from tefuda.kernel.continuous.effect_sorts import ADD

# 6-1 The course of a turn


def test_6_1_1_the_phases_of_a_turn_come_in_order(table: Table) -> None:
    table.turn(0)
    assert (table.state.turn, table.asks) == (3, (0, "6-3-1-2"))
    table.choose("pass")
    table.choose("pass")
    assert (table.state.turn, table.asks) == (4, (1, "6-3-1-2"))
    one = ["turn_start", "charge_start", "main_start"]
    assert table.timings() == [*one, "battle_start", "battle_end", "turn_end", *one]


# 6-2 Charge phase


@pytest.mark.parametrize("reason", [TURN_START, CHARGE_START])
def test_6_2_1_what_waits_for_the_start_of_the_turn_is_played_before_the_draw(table: Table, reason: int) -> None:
    hand: list[int] = []
    table.ability(0, TIMING, lambda: hand.append(table.count("hand", 0)), reason=reason)
    table.turn(0)
    assert (hand, table.count("hand", 0)) == ([0], 1)


def test_6_2_2_the_turn_player_draws_one_card(table: Table) -> None:
    top = table.cards("deck", 1)[-1]
    table.turn(1)
    assert (table.cards("hand", 1), table.count("hand", 0)) == ([top], 0)


@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_6_2_2_the_first_player_draws_none_on_the_first_turn(table: Table, turn: int, drawn: int) -> None:
    table.state.turn = turn - 1
    table.turn(0)
    assert (table.count("hand", 0), table.count("energy", 0)) == (drawn, 1)


def test_6_2_3_a_checkpoint_comes_between_draw_and_charge(table: Table) -> None:
    energy: list[int] = []
    table.ability(0, MOVED, lambda: energy.append(table.count("energy", 0)), reason=DRAW)
    table.turn(0)
    assert (energy, table.count("energy", 0)) == ([0], 1)


@pytest.mark.rules("6-2-4-1")
def test_6_2_4_the_top_card_of_the_deck_goes_to_the_energy_area(table: Table) -> None:
    second = table.cards("deck", 0)[-2]
    table.turn(0)
    assert table.cards("energy", 0) == [second]
    assert [event.reason for event in table.events("moved") if event.rule == "6-2-4"] == ["charge"]


def test_6_2_5_a_checkpoint_comes_between_charge_and_main_phase(table: Table) -> None:
    timings: list[str] = []
    table.ability(0, MOVED, lambda: timings.extend(table.timings()), reason=CHARGE)
    table.turn(0)
    assert timings == ["turn_start", "charge_start"]
    assert table.asks == (0, "6-3-1-2")


# 6-3 Main phase


def test_6_3_1_the_main_phase_runs_from_its_start_through_free_timing_to_the_battle_phase(table: Table) -> None:
    with table.tracing() as trace:
        table.main_phase(0)
        table.choose("pass")
    assert course(trace, "6 7") == ["6-3-1-1", "6-3-1-2", "6-3-1-3", "7-2-1-1", "7-2-1-2"]


def test_6_3_1_1_what_waits_for_the_start_of_the_main_phase_is_played_before_free_timing(table: Table) -> None:
    card = table.put("battle", 0)
    table.ability(0, TIMING, lambda: table.move(card, "hand", 0), reason=MAIN_START)
    with table.tracing() as trace:
        table.main_phase(0)
    assert table.offered("play") == [card]
    assert trace.index("8-5-1-2") < trace.index("6-3-1-2")


def test_6_3_1_2_the_turn_player_has_free_timing_with_a_checkpoint_after_each_play(table: Table) -> None:
    first, second = table.put_many(2, "hand", 1)
    played: list[tuple[str, int]] = []
    table.ability(1, MOVED, lambda: played.append(table.where(first)), reason=PLAY)
    table.main_phase(1)
    assert table.asks == (1, "6-3-1-2")
    table.choose("play", first)
    assert (played, table.asks) == ([("battle", 1)], (1, "6-3-1-2"))
    assert table.offered("play") == [second]


def test_6_3_1_2_1_a_battle_card_of_ones_own_hand_is_played_to_the_battle_area(table: Table) -> None:
    mine, other = table.put("hand", 0), table.put("hand", 1)
    lying = table.put("battle", 0)
    table.main_phase(0)
    assert table.offered("play") == [mine]
    assert table.why_not("play", lying) == "6-3-1-2-1"
    table.choose("play", mine)
    assert (table.where(mine), table.where(other), table.rested(mine)) == (("battle", 0), ("hand", 1), False)


@pytest.mark.parametrize(("energy", "legal"), [(1, False), (2, True), (3, True)])
def test_6_3_1_2_1_1_without_the_energy_the_play_cannot_be_declared(table: Table, energy: int, legal: bool) -> None:
    card = table.put("hand", 0, level=2)
    table.put_many(energy, "energy", 0)
    table.main_phase(0)
    assert (table.offered("play") == [card]) is legal
    assert table.why_not("play", card) == ("" if legal else "6-3-1-2-1-1")
    if legal:
        table.choose("play", card)
        while table.asks[1] == "8-6-2-3":
            table.choose("pick")
        assert (table.count("energy", 0), table.count("drop", 0)) == (energy - 2, 2)


def test_6_3_1_3_doing_nothing_leads_to_the_battle_phase(table: Table) -> None:
    """In the battle phase a card may lie in a brawl area."""
    table.main_phase(0)
    table.choose("pass")
    assert (table.asks, table.timings()[-1]) == ((0, "7-2-1-2"), "battle_start")
    card = table.put("brawl", 0)
    table.happen(lambda: None)
    assert table.where(card) == ("brawl", 0)


# 6-4 Battle phase


def test_6_4_1_ones_own_cards_attack_the_opponents_cards(table: Table) -> None:
    mine, other = table.put("battle", 0), table.put("battle", 1)
    table.main_phase(0)
    table.choose("pass")
    table.choose("attack")
    assert table.offered("attack-with") == [table.leader(0), mine]
    table.choose("attack-with", mine)
    assert table.offered("target") == [table.leader(1), other]


# 6-5 End phase


def test_6_5_1_the_end_phase_runs_in_this_order(table: Table) -> None:
    with table.tracing() as trace:
        table.end_phase(0)
    assert course(trace, "6")[:5] == ["6-5-1-1", "6-5-1-2", "6-5-1-3", "6-5-1-4", "6-1-1"]


def test_6_5_1_1_what_waits_for_the_end_of_the_turn_is_played_once_in_a_turn(table: Table) -> None:
    turns: list[int] = []
    table.ability(0, TIMING, lambda: turns.append(table.state.turn), reason=TURN_END, often=ONCE_A_TURN)
    table.end_phase(0)
    assert (turns, table.timings().count("turn_end")) == ([2], 2)
    table.end_phase(1)
    assert turns == [2, 3]


def test_6_5_1_2_all_cards_of_the_turn_player_become_active(table: Table) -> None:
    mine = [table.leader(0), table.put("battle", 0), table.put("battle", 0)]
    others = [table.leader(1), table.put("battle", 1)]
    for card in mine + others:
        table.rest(card)
    table.end_phase(0)
    assert [table.rested(card) for card in mine + others] == [False] * 3 + [True] * 2


def test_6_5_1_3_effects_for_the_turn_end_after_the_checkpoint(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    add_effect(table.state, ADD, POWER, card=card, value=2000, duration=FOR_TURN)
    power: list[int] = []
    table.ability(1, TIMING, lambda: power.append(table.number(card, "power")), reason=TURN_END, often=ONCE_A_TURN)
    table.end_phase(0)
    assert (power, table.number(card, "power")) == ([5000], 3000)


def test_6_5_1_3_they_last_through_the_rest_of_the_turn(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    add_effect(table.state, ADD, POWER, card=card, value=2000, duration=FOR_TURN)
    table.battle_phase(0)
    table.fight(card, table.leader(1))
    table.choose("pick")
    assert table.number(card, "power") == 5000


def test_6_5_1_4_the_opponent_has_the_next_turn(table: Table) -> None:
    table.end_phase(1)
    assert (table.state.turn, table.asks) == (3, (0, "6-3-1-2"))
    assert table.timings().count("turn_end") == 1


def test_6_5_1_4_after_an_ability_the_end_phase_runs_again(table: Table) -> None:
    card = table.put("battle", 0)
    table.ability(0, TIMING, lambda: rest(table.state, card, BY_RULE), reason=TURN_END, often=ONCE_A_TURN)
    with table.tracing() as trace:
        table.end_phase(0)
    assert (trace.count("6-5-1-2"), table.rested(card)) == (2, False)


def test_6_5_1_4_after_a_rule_process_the_end_phase_runs_again(table: Table) -> None:
    table.put_many(5, "battle", 0)
    with table.tracing() as trace:
        table.end_phase(0)
        assert table.asks == (0, "9-3-2")
        table.choose("pick")
    assert (trace.count("6-5-1-2"), table.asks) == (2, (1, "6-3-1-2"))


def test_6_5_1_4_what_was_resolved_earlier_in_the_turn_does_not_count(table: Table) -> None:
    table.ability(0, TIMING, lambda: None, reason=BATTLE_START)
    with table.tracing() as trace:
        table.battle_phase(0)
        table.choose("pass")
    assert (trace.count("8-5-1-2"), trace.count("6-5-1-2")) == (2, 1)
