"""7-6 and 7-7: how a battle and the battle phase end."""
from __future__ import annotations

from tefuda.kernel.codes import TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_PHASE, add_effect
from tefuda.kernel.triggers.delayed import ONCE_A_TURN
from tefuda.rulebooks.dragonball.areas import BATTLE_END, COMPLETION_START
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import Table
from tests.trace import course
from tefuda.kernel.continuous.effect_sorts import ADD


def test_7_6_1_the_completion_step_runs_in_this_order(table: Table) -> None:
    attacker, guard = table.put("battle", 0), table.put("battle", 1)
    table.battle_phase(0)
    with table.tracing() as trace:
        table.fight(attacker, guard)
    steps = course(trace, "7")
    assert steps[steps.index("7-5-1-5") + 1:] == [
        "7-6-1-1", "7-6-1-2", "7-6-1-3", "7-6-1-4", "7-2-1-1", "7-2-1-2"]


def brawl_on_both_sides(table: Table) -> tuple[int, int]:
    """A battle with a card in each brawl area, up to the guard step's free timing; gives the two."""
    attacker, mine, other = table.put("battle", 0), table.put("battle", 0), table.put("battle", 1, power=9000)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    table.choose("join", mine)
    table.choose("pass")
    table.choose("join", other)
    return mine, other


def test_7_6_1_1_what_waits_for_the_completion_is_played_before_the_brawl_ends(table: Table) -> None:
    mine, _ = brawl_on_both_sides(table)
    where: list[tuple[str, int]] = []
    table.ability(0, TIMING, lambda: where.append(table.where(mine)), reason=COMPLETION_START)
    table.choose("pass")
    assert (where, table.where(mine)) == ([("brawl", 0)], ("energy", 0))


def test_7_6_1_2_all_cards_of_the_brawl_areas_go_to_the_energy_areas(table: Table) -> None:
    mine, other = brawl_on_both_sides(table)
    table.choose("pass")
    assert (table.where(mine), table.where(other)) == (("energy", 0), ("energy", 1))


def test_7_6_1_2_it_is_the_energy_area_of_their_master(table: Table) -> None:
    attacker = table.put("battle", 0)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    borrowed = table.put("brawl", 0, owner=1)
    table.choose("pass")
    table.choose("pass")
    table.choose("pick")
    assert table.where(borrowed) == ("energy", 0)


def test_7_6_1_3_effects_for_the_battle_end(table: Table) -> None:
    card, attacker = table.put("battle", 1, power=3000), table.put("battle", 0, power=1000)
    add_effect(table.state, ADD, POWER, card=card, value=2000, duration=FOR_BATTLE)
    power: list[int] = []
    table.ability(0, TIMING, lambda: power.append(table.number(card, "power")), reason=COMPLETION_START)
    table.battle_phase(0)
    table.fight(attacker, card)
    assert (power, table.number(card, "power")) == ([5000], 3000)


def test_7_6_1_4_the_next_standby_step_follows(table: Table) -> None:
    attacker, guard = table.put("battle", 0), table.put("battle", 1)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert (table.asks, table.offers) == ((0, "7-2-1-2"), [("attack", 0), ("pass", 0)])


def test_7_7_1_the_battle_phase_ends_in_this_order(table: Table) -> None:
    table.battle_phase(0)
    with table.tracing() as trace:
        table.choose("pass")
    assert course(trace, "6 7")[1:5] == ["7-7-1-1", "7-7-1-2", "7-7-1-3", "6-5-1-1"]


def test_7_7_1_1_what_waits_for_the_end_of_the_battle_phase_is_played_once_in_a_turn(table: Table) -> None:
    turns: list[int] = []
    table.ability(1, TIMING, lambda: turns.append(table.state.turn), reason=BATTLE_END, often=ONCE_A_TURN)
    table.battle_phase(0)
    table.choose("pass")
    assert turns == [2]
    table.state.turn = 2
    table.begin("7-7-1-1", 0)
    assert turns == [2]


def test_7_7_1_2_effects_for_the_battle_phase_end_after_the_checkpoint(table: Table) -> None:
    card, attacker = table.put("battle", 1, power=3000), table.put("battle", 0, power=1000)
    power: list[int] = []
    table.ability(1, TIMING, lambda: power.append(table.number(card, "power")), reason=BATTLE_END)
    table.battle_phase(0)
    add_effect(table.state, ADD, POWER, card=card, value=2000, duration=FOR_PHASE)
    table.fight(attacker, card)
    assert table.number(card, "power") == 5000
    table.choose("pass")
    assert (power, table.number(card, "power")) == ([5000], 3000)


def test_7_7_1_3_the_end_phase_follows(table: Table) -> None:
    table.battle_phase(0)
    table.choose("pass")
    timings = table.timings()
    assert timings[timings.index("battle_end") + 1] == "turn_end"
