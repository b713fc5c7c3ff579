"""7-5: the battle judgement step."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import turn_over
from tefuda.kernel.codes import MOVED, TIMING
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.dragonball.areas import BREAK, BY_RULE, JUDGE_START
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import Table
from tests.trace import course
from tefuda.kernel.continuous.effect_sorts import ADD


def test_7_5_1_the_judgement_step_runs_in_this_order(table: Table) -> None:
    attacker, guard = table.put("battle", 0), table.put("battle", 1)
    table.battle_phase(0)
    with table.tracing() as trace:
        table.fight(attacker, guard)
    steps = course(trace, "7")
    steps = steps[steps.index("7-3-1-7") + 1:steps.index("7-6-1-1")]
    assert steps == ["7-5-1-1", "7-5-1-2", "7-5-1-3", "7-5-1-4", "7-5-1-4-1", "7-5-1-4-2", "7-5-1-5"]


def test_7_5_1_1_what_waits_for_the_judgement_is_played_before_the_powers_are_added(table: Table) -> None:
    attacker, guard = table.put("battle", 0, power=3000), table.put("battle", 1, power=4000)

    def strengthen() -> None:
        add_effect(table.state, ADD, POWER, card=attacker, value=1000)

    table.ability(0, TIMING, strengthen, reason=JUDGE_START)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert table.where(guard) == ("energy", 1)


@pytest.mark.parametrize(("guard_power", "broken"), [(6500, True), (7000, False)])
def test_7_5_1_2_the_powers_of_attack_card_and_brawl_area_add_up(
    table: Table, guard_power: int, broken: bool,
) -> None:
    attacker, guard = table.put("battle", 0, power=3000), table.put("battle", 1, power=guard_power)
    helpers = [table.put("battle", 0, power=2000), table.put("battle", 0, power=1500)]
    table.battle_phase(0)
    table.attack(attacker, guard)
    for helper in helpers:
        table.choose("join", helper)
    table.choose("pass")
    assert (table.where(guard) == ("energy", 1)) is broken


def lose_the_attacker(table: Table, area: str, helper: int, guard: int, *, strike: int = 1) -> None:
    """A card of power 9000 attacks and is moved by an effect; a helper of that power fights on."""
    attacker = table.put("battle", 0, power=9000, strike=strike)
    card = table.put("battle", 0, power=helper) if helper else -1
    table.battle_phase(0)
    table.attack(attacker, guard)
    if helper:
        table.choose("join", card)
    table.happen(lambda: table.move(attacker, area, 0))
    table.choose("pass")


@pytest.mark.parametrize(("helper", "broken"), [(0, False), (3000, True), (2000, False)])
def test_7_5_1_2_1_an_attack_card_that_has_gone_counts_as_power_zero(table: Table, helper: int, broken: bool) -> None:
    guard = table.put("battle", 1, power=3000)
    lose_the_attacker(table, "hand", helper, guard)
    assert (table.where(guard) == ("energy", 1)) is broken


def test_7_5_1_2_1_in_the_brawl_area_it_counts_once(table: Table) -> None:
    guard = table.put("battle", 1, power=9500)
    lose_the_attacker(table, "brawl", 0, guard)
    assert table.where(guard) == ("battle", 1)


@pytest.mark.parametrize(("attack", "damage"), [(9000, False), (9500, True)])
def test_7_5_1_3_the_powers_of_guard_card_and_brawl_area_add_up(table: Table, attack: int, damage: bool) -> None:
    attacker = table.put("battle", 0, power=attack)
    helpers = [table.put("battle", 1, power=3000), table.put("battle", 1, power=1500)]
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    table.choose("pass")
    for helper in helpers:
        table.choose("join", helper)
    table.choose("pass")
    assert (table.asks == (1, "4-9-1-1-1")) is damage


@pytest.mark.parametrize(("brawl", "wins"), [(3000, True), (3500, False)])
def test_7_5_1_3_1_a_guard_card_that_has_gone_counts_as_power_zero(table: Table, brawl: int, wins: bool) -> None:
    attacker, guard = table.put("battle", 0, power=3000), table.put("battle", 1, power=9000)
    table.battle_phase(0)
    table.attack(attacker, guard)
    helper = table.put("brawl", 1, power=brawl)
    table.happen(lambda: table.move(guard, "hand", 1))
    with table.tracing() as trace:
        table.choose("pass")
    assert ("7-5-1-4-1" in trace) is wins
    assert (table.where(guard), table.where(helper)) == (("hand", 1), ("energy", 1))


@pytest.mark.rules("2-8-1")
@pytest.mark.parametrize(("attack", "guard", "wins"), [(5000, 4500, True), (5000, 5000, True), (5000, 5500, False)])
def test_7_5_1_4_the_attack_succeeds_with_as_much_power_or_more(
    table: Table, attack: int, guard: int, wins: bool,
) -> None:
    attacker, attacked = table.put("battle", 0, power=attack), table.put("battle", 1, power=guard)
    table.battle_phase(0)
    table.fight(attacker, attacked)
    assert table.where(attacked) == (("energy", 1) if wins else ("battle", 1))
    assert (table.where(attacker), table.rested(attacker)) == (("battle", 0), True)


def test_7_5_1_4_1_an_attacked_leader_means_damage_of_the_strike(table: Table) -> None:
    attacker = table.put("battle", 0, power=5000, strike=3)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    for _ in range(3):
        assert table.asks == (1, "4-9-1-1-1")
        table.choose("pick")
    assert (table.count("life", 1), table.count("energy", 1)) == (4, 3)
    assert (table.count("life", 0), table.where(table.leader(1))) == (7, ("leader", 1))


def test_7_5_1_4_1_a_leader_that_attacks_deals_its_own_strike(table: Table) -> None:
    table.happen(lambda: turn_over(table.state, table.leader(0), BY_RULE))
    table.battle_phase(0)
    table.fight(table.leader(0), table.leader(1))
    table.choose("pick")
    table.choose("pick")
    assert table.count("life", 1) == 5


def test_7_5_1_4_1_a_failed_attack_deals_none(table: Table) -> None:
    attacker = table.put("battle", 0, power=4500, strike=3)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    assert (table.count("life", 1), table.asks) == (7, (0, "7-2-1-2"))


def test_7_5_1_4_1_1_an_attack_card_that_has_gone_counts_as_strike_zero(table: Table) -> None:
    lose_the_attacker(table, "hand", 9000, table.leader(1), strike=3)
    with table.tracing() as trace:
        table.choose("pass")
    assert "7-5-1-4-1" in trace
    assert (table.count("life", 1), table.asks) == (7, (0, "7-2-1-2"))


@pytest.mark.rules("3-6-4", "7-5-1-4-2-1")
def test_7_5_1_4_2_an_attacked_battle_card_is_broken(table: Table) -> None:
    attacker, guard = table.put("battle", 0, power=5000, strike=3), table.put("battle", 1)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert (table.where(guard), table.count("life", 1)) == (("energy", 1), 7)
    assert [event.reason for event in table.events("moved") if event.rule == "7-5-1-4-2"] == ["break"]


def test_7_5_1_5_a_checkpoint_comes_before_the_battle_is_completed(table: Table) -> None:
    attacker, guard = table.put("battle", 0), table.put("battle", 1)
    timings: list[str] = []
    table.ability(0, MOVED, lambda: timings.extend(table.timings()), reason=BREAK)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert timings[-1] == "judge_start"
    assert table.timings()[-1] == "completion_start"
