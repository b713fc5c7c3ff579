"""Chapter 6: the course of a turn."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import NEXT, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_PHASE, FOR_TURN, add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.kernel.triggers.delayed import ONCE_A_TURN, add_trigger
from tefuda.kernel.state.state import Frame, State
from tefuda.rulebooks.gateruler.areas import (
    ATTACK_PHASE, DRIVE_END, END_PHASE, MAIN_PHASE, PHASE, START_PHASE, SUMMON_COUNT, SUMMONING_RIGHT,
    TURN_END,
)
from tefuda.rulebooks.gateruler.cards import ATK, HP, UNLIMITED

from .table import Table
from tefuda.kernel.continuous.effect_sorts import ADD


def whole_turn(table: Table, player: int, turn: int = 2) -> list[str]:
    """The paragraphs of a turn in which nobody does anything."""
    with table.tracing() as trace:
        table.new_turn(player, turn)
        while table.state.turn == turn and not table.game.over:
            table.game.choose(table.game.count - 1)
    return trace


@pytest.mark.rules("6-4a")
def test_6_1a_the_phases_follow_each_other_and_the_players_alternate(table: Table) -> None:
    trace = whole_turn(table, 0)
    order = ["6-1a", "6-2a", "6-2c", "6-2f", "6-3a", "6-3c", "6-4a", "8-3a", "8-4c-2a", "6-5a", "6-5e"]
    assert list(dict.fromkeys(rule for rule in trace if rule in order)) == order
    assert table.state.turn == 3
    assert table.state.turn_player == 1


def test_6_1a_each_phase_is_known_to_the_rules(table: Table) -> None:
    table.new_turn(0)
    phases = []
    for step in ("6-2g", "6-3b", "8-3b", "6-5b"):
        table.pass_to(step)
        phases.append(table.state.registers[PHASE])
    assert phases == [START_PHASE, MAIN_PHASE, ATTACK_PHASE, END_PHASE]


def test_6_2a_summoning_rights_and_counts_are_set() -> None:
    table = Table("knight", "knight")
    table.state.registers[SUMMON_COUNT] = 1
    table.state.registers[SUMMON_COUNT + 1] = 2
    table.new_turn(1)
    assert table.state.registers[SUMMONING_RIGHT:SUMMONING_RIGHT + 2] == [UNLIMITED, 2]
    assert table.state.registers[SUMMON_COUNT:SUMMON_COUNT + 2] == [0, 0]


def test_6_2b_the_game_starts_with_a_gate_process_in_the_first_turn_only(table: Table) -> None:
    fresh = Table()
    assert fresh.step == "6-2b"
    assert [event.reason for event in fresh.game.events() if event.kind == "timing"] == ["game_start"]
    table.new_turn(0, turn=2)
    assert table.step == "6-2e"


def test_6_2c_the_attack_zones_and_the_ruler_of_the_turn_player_act(table: Table) -> None:
    attacker = table.unit("attack1", 0, rested=True)
    guard = table.unit("defence", 0)
    enemy = table.unit("attack1", 1, rested=True)
    energy = table.energy(0, rested=True)
    table.state.flags[table.ruler(0)] = table.state.flags[table.ruler(1)] = 1
    table.new_turn(0)
    assert not table.rests(attacker)
    assert not table.rests(table.ruler(0))
    assert all(table.rests(card) for card in (guard, enemy, energy, table.ruler(1)))


@pytest.mark.rules("6-2e")
def test_6_2d_the_start_of_the_start_phase_and_its_gate_process(table: Table) -> None:
    trace = whole_turn(table, 0)
    assert trace.index("6-2c") < trace.index("6-2d") < trace.index("6-2e") < trace.index("9-2a") < trace.index("6-2f")
    assert table.timings()[0] == "start_phase_start"


def test_6_2f_drives_what_the_ruler_says() -> None:
    table = Table("apprentice", "apprentice")
    table.new_turn(0)
    table.settle()
    assert table.count("drive", 0) == 2
    assert table.step == "6-2g"


@pytest.mark.rules("15-8b", "15-7a")
def test_6_2f_acts_energy_and_draws_what_the_ruler_says() -> None:
    table = Table("knight", "knight")
    resting = table.cards("energy", 0)[0]
    table.state.flags[resting] = 1
    table.new_turn(0)
    before = table.count("hand", 0)
    table.settle()
    assert not table.rests(resting)
    assert table.count("hand", 0) == before + 2


def test_6_2f_the_player_chooses_which_energy_acts() -> None:
    table = Table("knight", "knight")
    cards = list(table.cards("energy", 0))
    for card in cards:
        table.state.flags[card] = 1
    table.new_turn(0)
    table.resolve()
    assert table.asks == (0, "6-2f")
    table.choose("pick", cards[2])
    table.choose("pick", cards[0])
    assert [table.rests(card) for card in cards] == [False, True, False]


@pytest.mark.parametrize(("turn", "drawn"), [(1, 1), (2, 2)])
def test_6_2f_the_first_turn_draws_one_card_less(turn: int, drawn: int) -> None:
    table = Table("knight", "knight")
    table.new_turn(0, turn)
    before = table.count("hand", 0)
    table.pass_to("6-2g")
    assert table.count("hand", 0) == before + drawn


def test_6_2g_a_gate_process_follows_the_actions_of_the_ruler() -> None:
    table = Table("apprentice", "apprentice")
    table.new_turn(0)
    table.pass_to("6-2g")
    assert table.asks == (0, "9-3e")
    assert table.state.registers[PHASE] == START_PHASE
    assert table.offers == [("pass", 0, 0)]


@pytest.mark.rules("6-3b")
def test_6_3a_the_main_phase_begins_with_its_gate_process(table: Table) -> None:
    trace = whole_turn(table, 0)
    assert trace.index("6-2g") < trace.index("6-3a") < trace.index("6-3b") < trace.index("6-3c")
    assert "main_phase_start" in table.timings()


def test_6_3c_the_drive_zone_of_the_turn_player_goes_to_the_graveyard(table: Table) -> None:
    hidden, shown = table.unit("drive", 0), table.field("drive", 0, face_up=True)
    other = table.unit("drive", 1)
    table.main_phase(0)
    table.settle()
    assert (table.where(hidden), table.where(shown)) == (("graveyard", 0), ("graveyard", 0))
    assert table.where(other) == ("drive", 1)


def test_6_3c_1_what_that_triggers_waits_for_the_attack_phase(table: Table) -> None:
    table.unit("drive", 0)
    table.main_phase(0)
    add_trigger(table.state, 0, table.procedure(nothing), 0, reason=DRIVE_END)
    table.settle()
    assert table.step == "8-3b"
    assert len(table.gate) == 1


def nothing(g: State, f: Frame) -> int:
    return NEXT


@pytest.mark.rules("6-5b")
def test_6_5a_the_end_of_the_turn_and_its_gate_process(table: Table) -> None:
    table.end_phase(0)
    assert table.timings()[-1] == "turn_end"
    assert (table.asks, table.step) == ((0, "9-3e"), "6-5b")


@pytest.mark.rules("6-5d")
def test_6_5a_1_an_ability_of_the_end_of_the_turn_triggers_once(table: Table) -> None:
    add_trigger(table.state, TIMING, table.procedure(nothing), 0, reason=TURN_END, often=ONCE_A_TURN)
    boosted = table.unit("attack1", 0, hp=0)
    add_effect(table.state, ADD, HP, card=boosted, value=2, duration=FOR_TURN)
    table.end_phase(0)
    assert len(table.gate) == 1
    table.forget_events()
    table.settle()
    # The end phase ran again for the unit that lost its HP, but the ability was not played again.
    assert table.timings().count("turn_end") == 1
    assert len(table.events("created", "play")) == 0
    assert table.where(boosted) == ("graveyard", 0)


@pytest.mark.rules("6-5c")
def test_6_5c_1_units_lose_their_damage(table: Table) -> None:
    units = [table.unit("attack1", 0), table.unit("defence", 1)]
    for unit in units:
        table.state.damage[unit] = 1
    table.end_phase(0)
    assert [table.damage(unit) for unit in units] == [1, 1]
    table.settle()
    assert [table.damage(unit) for unit in units] == [0, 0]


@pytest.mark.rules("6-5c")
def test_6_5c_2_effects_of_the_turn_end(table: Table) -> None:
    unit = table.unit("attack1", 0, atk=2)
    add_effect(table.state, ADD, ATK, card=unit, value=3, duration=FOR_TURN)
    table.end_phase(0)
    assert value(table.state, unit, ATK) == 5
    table.settle()
    assert value(table.state, unit, ATK) == 2


def test_6_5c_2_after_the_damage_is_gone(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=1)
    add_effect(table.state, ADD, HP, card=unit, value=3, duration=FOR_TURN)
    table.state.damage[unit] = 2
    table.end_phase(0)
    table.settle()
    assert table.where(unit) == ("attack1", 0)


def test_6_5d_the_end_phase_runs_again_while_something_is_left_to_do(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=0)
    add_effect(table.state, ADD, HP, card=unit, value=1, duration=FOR_TURN)
    table.end_phase(0)
    table.resolve()
    assert (table.step, table.state.turn) == ("6-5b", 2)
    assert table.timings().count("turn_end") == 2
    table.settle()
    assert table.where(unit) == ("graveyard", 0)
    assert table.state.turn == 3


def test_6_5d_an_ability_that_came_too_late_makes_it_run_again(table: Table) -> None:
    table.end_phase(0)
    add_trigger(table.state, TIMING, table.procedure(nothing), 0, reason=TURN_END, often=ONCE_A_TURN)
    table.resolve()
    assert (table.step, table.state.turn) == ("6-5b", 2)
    assert len(table.gate) == 1
    table.settle()
    assert table.state.turn == 3


def test_6_5e_the_other_player_takes_the_next_turn(table: Table) -> None:
    table.end_phase(1)
    table.settle()
    assert (table.state.turn, table.state.turn_player) == (3, 0)
    assert table.step == "6-2e"


@pytest.mark.rules()
def test_effects_of_a_phase_end_with_it(table: Table) -> None:
    unit = table.unit("attack1", 0, atk=2)
    table.main_phase(0)
    add_effect(table.state, ADD, ATK, card=unit, value=1, duration=FOR_PHASE)
    assert value(table.state, unit, ATK) == 3
    table.settle()
    assert value(table.state, unit, ATK) == 2
