"""7.1 to 7.4: attacking and boosting."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest, stand_all
from tefuda.kernel.codes import DECLARED, STOOD, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.rulebooks.vanguard.areas import (
    ATTACK, ATTACK_START, ATTACKER, BATTLES, BE_ATTACKED, BOOSTED, BY_RULE, START_STEP_START,
)
from tefuda.rulebooks.vanguard.c7_fighters import attacked, attacker, booster_of
from tefuda.rulebooks.vanguard.cards import POWER
from tests.vanguard.vanguard_table import Table
from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT


def test_7_1_1_standing_units_in_the_front_row_attack(table: Table) -> None:
    front = [table.put("rear1", 0), table.put("rear2", 0)]
    back, tired = table.put("rear3", 0), table.put("rear4", 0)
    table.state.flags[front[1]] |= 1
    table.battle_phase()
    table.choose("attack")
    assert table.offered("attack-with") == [table.vanguard(0), front[0]]
    assert table.why_not("attack-with", front[1]) == "7.1.1"
    assert [table.why_not("attack-with", it) for it in (back, tired, table.vanguard(1))] == ["7.4.1.3"] * 3


@pytest.mark.rules("7.1.2", "7.4.1.1")
def test_7_1_2_1_a_battle_counts_from_its_beginning(table: Table) -> None:
    table.put("rear1", 0)
    table.put("hand", 1)
    table.turn()
    while table.asks != (0, "7.3.1.2"):
        table.choose("pass")
    assert table.state.registers[BATTLES] == 0
    table.attack(table.vanguard(0), table.vanguard(1))
    assert table.state.registers[BATTLES] == 1
    table.choose("pass")
    assert table.asks == (0, "7.3.1.2")
    assert table.state.registers[BATTLES] == 1


def test_7_2_1_the_attack_process_runs_from_the_attack_step_to_the_close_step(table: Table) -> None:
    table.put("rear1", 0)
    with table.tracing() as trace:
        table.fight(table.vanguard(0), table.vanguard(1))
    steps = ("7.4.1.1", "7.5.1.1", "7.6.1.1", "7.7.1.1", "7.8.1.1", "7.8.1.5")
    assert [trace.index(step) for step in steps] == sorted(trace.index(step) for step in steps)


# 7.3 Start step


@pytest.mark.rules("7.3.1")
def test_7_3_1_1_the_battle_phase_begins_once(table: Table) -> None:
    played: list[int] = []
    table.put("rear1", 0)
    table.ability(0, TIMING, lambda: played.append(1), reason=START_STEP_START)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.asks == (0, "7.3.1.2")
    assert table.timings().count("battle_start") == table.timings().count("start_step_start") == 1
    assert played == [1]


def test_7_3_1_2_the_turn_fighter_chooses_whether_to_attack(table: Table) -> None:
    table.battle_phase()
    assert table.asks == (0, "7.3.1.2")
    assert table.words == ["attack", "no-attack"]


@pytest.mark.rules("7.2.2")
def test_7_3_1_2_1_nobody_is_named_as_attacker_before_the_attack_step(table: Table) -> None:
    seen: list[int] = []
    table.put("rear1", 0)
    table.ability(0, TIMING, lambda: seen.append(table.state.registers[ATTACKER]), reason=ATTACK_START)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert seen == [-1]


def test_7_3_1_2_2_without_an_attack_the_end_phase_comes(table: Table) -> None:
    table.battle_phase()
    table.choose("no-attack")
    assert table.state.turn_player == 1


def test_7_3_1_3_the_first_fighter_does_not_attack_in_the_first_turn(table: Table) -> None:
    table.state.turn = 1
    table.battle_phase()
    assert table.state.turn_player == 1
    table.state.turn = 2
    table.battle_phase()
    assert table.asks == (0, "7.3.1.2")


@pytest.mark.parametrize("reason", [ATTACK, BE_ATTACKED])
def test_7_3_1_3_where_no_attack_is_possible_it_is_not_asked(table: Table, reason: int) -> None:
    card = table.vanguard(0 if reason == ATTACK else 1)
    add_effect(table.state, PROHIBIT, DECLARED, reason=reason, card=card)
    table.battle_phase()
    assert table.state.turn_player == 1


def test_7_3_1_3_when_everybody_rests_the_attacks_are_over(table: Table) -> None:
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.state.turn_player == 1


# 7.4 Attack step


def test_7_4_1_2_a_check_timing_before_the_unit_is_chosen(table: Table) -> None:
    """The unit that would have attacked is rested by an ability; then there is nobody to choose."""
    unit = table.vanguard(0)
    table.ability(0, TIMING, lambda: rest(table.state, unit, BY_RULE), reason=ATTACK_START)
    with table.tracing() as trace:
        table.battle_phase()
        table.choose("attack")
    assert trace.index("7.4.1.4.1") < trace.index("7.8.1.1")
    assert "7.5.1.1" not in trace


@pytest.mark.rules("7.4.1", "7.4.1.4", "7.4.1.4.1")
def test_7_4_1_3_one_unit_is_chosen(table: Table) -> None:
    unit = table.put("rear2", 0)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, table.vanguard(1))
    assert attacker(table.state) == unit


def test_7_4_1_3_a_lone_unit_is_not_asked_for(table: Table) -> None:
    table.put("rear1", 1)
    table.battle_phase()
    table.choose("attack")
    assert table.asks == (0, "7.4.1.6")


@pytest.mark.rules("10.25.5", "10.25.10")
def test_7_4_1_3_a_leader_attacks_together_with_its_mate(table: Table) -> None:
    leader = table.vanguard(0)
    mate = table.put_mate(0, power=7000)
    table.put("rear1", 0)
    table.put("hand", 1)
    table.battle_phase()
    table.choose("attack")
    assert mate not in table.offered("attack-with")
    assert table.why_not("attack-with", mate) == "7.4.1.3"
    table.choose("attack-with", leader)
    assert (table.rested(leader), table.rested(mate)) == (True, True)
    assert table.number(leader, "power") == 18000


@pytest.mark.rules("7.4.1.5.1")
def test_7_4_1_5_the_attacking_unit_rests(table: Table) -> None:
    unit = table.put("rear1", 0)
    table.put("rear1", 1)
    table.battle_phase()
    table.choose("attack")
    table.choose("attack-with", unit)
    assert table.asks == (0, "7.4.1.6")
    assert table.rested(unit)
    assert attacker(table.state) == unit


def test_7_4_1_5_2_a_unit_that_can_no_longer_attack_goes_on_attacking(table: Table) -> None:
    unit = table.put("rear1", 0, power=20000)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, table.vanguard(1))
    add_effect(table.state, PROHIBIT, DECLARED, reason=ATTACK, card=unit)
    table.choose("pass")
    assert table.count("damage", 1) == 1


@pytest.mark.rules("10.25.15")
def test_7_4_1_6_units_in_the_opponents_front_row_are_attacked(table: Table) -> None:
    front = [table.put("rear1", 1, rested=True), table.put("rear2", 1)]
    back = table.put("rear4", 1)
    mate = table.put_mate(1)
    locked = table.put("accel1", 1)
    table.lock(locked)
    table.battle_phase()
    table.choose("attack")
    assert table.offered("target") == [table.vanguard(1), *front]
    assert table.why_not("target", mate) == "10.25.15"
    assert [table.why_not("target", it) for it in (back, locked, table.vanguard(0))] == ["7.4.1.6"] * 3


def test_7_4_1_6_a_unit_that_cannot_be_attacked_is_not_offered(table: Table) -> None:
    unit, other = table.put("rear1", 1), table.put("rear2", 1)
    add_effect(table.state, PROHIBIT, DECLARED, reason=BE_ATTACKED, card=unit)
    table.battle_phase()
    table.choose("attack")
    assert table.offered("target") == [table.vanguard(1), other]
    assert table.why_not("target", unit) == "1.3.3"


@pytest.mark.rules("7.4.1.7")
def test_7_4_1_7_1_without_anybody_to_attack_the_close_step_comes(table: Table) -> None:
    """An ability makes it impossible after the attack was announced."""
    target = table.vanguard(1)

    def protect() -> None:
        add_effect(table.state, PROHIBIT, DECLARED, reason=BE_ATTACKED, card=target)

    table.ability(0, TIMING, protect, reason=ATTACK_START)
    with table.tracing() as trace:
        table.battle_phase()
        table.choose("attack")
    assert "7.4.1.8" not in trace
    assert trace.index("7.4.1.6") < trace.index("7.8.1.1")
    assert len(table.events("rested", "attack")) == 1


def test_7_4_1_8_the_chosen_unit_is_attacked(table: Table) -> None:
    target = table.put("rear1", 1)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), target)
    assert attacked(table.state) == [target]
    (event,) = table.events("declared", "attack")
    assert event.target == f"#{table.state.obj[target]}"


@pytest.mark.rules("7.7.1.3")
def test_7_4_1_8_1_the_battle_goes_on_when_the_attacked_unit_has_gone(table: Table) -> None:
    target = table.put("rear1", 1)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), target)
    table.happen(lambda: table.move(target, "drop", 1))
    with table.tracing() as trace:
        table.choose("pass")
    assert "7.6.1.2.3" in trace
    assert table.count("damage", 1) == 0
    assert table.events("declared", "hit") == []


@pytest.mark.rules("7.7.1.3", "7.7.1.5.2")
@pytest.mark.parametrize("who", ["attacker", "attacked"])
def test_7_4_1_8_2_a_unit_that_left_its_circle_neither_attacks_nor_is_attacked(table: Table, who: str) -> None:
    unit, target = table.put("rear1", 0, power=20000), table.put("rear1", 1)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, target)
    if who == "attacker":
        table.happen(lambda: table.move(unit, "rear2", 0))
        assert attacker(table.state) == -1
    else:
        table.happen(lambda: table.move(target, "rear2", 1))
        assert attacked(table.state) == []
    table.choose("pass")
    assert table.count("drop", 1) == 0


def test_7_4_1_9_a_unit_that_takes_the_place_of_the_attacker_does_not_attack(table: Table) -> None:
    unit = table.put("rear1", 0, power=20000)
    new = table.put("drop", 0, power=30000)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, table.vanguard(1))
    table.happen(lambda: table.move(new, "rear1", 0))
    assert table.cards("rear1", 0) == [new]
    assert attacker(table.state) == -1
    table.choose("pass")
    assert table.count("damage", 1) == 0


# Boosting


@pytest.mark.rules("11.4.1", "7.4.1.10.1", "7.4.1.11")
@pytest.mark.parametrize(("front", "back"), [("rear1", "rear3"), ("vanguard", "rear4"), ("rear2", "rear5")])
def test_7_4_1_10_a_unit_behind_the_attacker_boosts(table: Table, front: str, back: str) -> None:
    unit = table.vanguard(0) if front == "vanguard" else table.put(front, 0, power=11000)
    booster = table.put(back, 0, power=6000, skill="boost")
    table.put("hand", 1)
    table.battle_phase()
    table.choose("attack")
    if table.asks[1] == "7.4.1.3":
        table.choose("attack-with", unit)
    assert table.asks == (0, "7.4.1.10")
    assert table.offered_pairs("boost") == [(booster, unit)]
    assert table.words == ["boost", "pass"]
    table.choose("boost", booster)
    assert table.rested(booster)
    assert table.number(unit, "power") == 17000
    assert booster_of(table.state, unit) == booster


@pytest.mark.rules("11.4.1")
def test_7_4_1_10_only_a_standing_unit_with_boost_in_the_same_column(table: Table) -> None:
    plain, tired = table.put("rear4", 0), table.put("rear3", 0, skill="boost", rested=True)
    elsewhere = table.put("rear5", 0, skill="boost")
    unit = table.put("rear1", 0)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    assert table.asks == (1, "7.5.1.2")
    table.choose("pass")
    table.attack(unit, table.vanguard(1))
    assert table.asks == (1, "7.5.1.2")
    assert not any(table.rested(it) for it in (plain, elsewhere))
    assert table.rested(tired)


def test_7_4_1_10_why_a_unit_cannot_boost(table: Table) -> None:
    booster, other = table.put("rear4", 0, skill="boost"), table.put("rear5", 0, skill="boost")
    table.put("rear1", 0)
    table.battle_phase()
    table.choose("attack")
    table.choose("attack-with", table.vanguard(0))
    unit = table.vanguard(0)
    assert table.why_not("boost", booster, unit) == ""
    assert table.why_not("boost", other, unit) == "7.4.1.10"
    assert table.why_not("boost", booster, other) == "7.4.1.10"


def test_7_4_1_10_boosting_may_be_left_undone(table: Table) -> None:
    booster = table.put("rear4", 0, skill="boost")
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    assert not table.rested(booster)
    assert table.number(attacker(table.state), "power") == 11000


def test_7_4_1_10_in_legion_either_of_the_two_is_boosted(table: Table) -> None:
    leader, mate = table.vanguard(0), table.put_mate(0, power=7000)
    booster = table.put("rear4", 0, power=6000, skill="boost")
    table.put("hand", 1)
    table.battle_phase()
    table.choose("attack")
    assert table.offered_pairs("boost") == [(booster, leader), (booster, mate)]
    table.choose("boost", booster, mate)
    assert table.number(leader, "power") == 24000


@pytest.mark.rules("7.4.1.11", "12.10.1")
@pytest.mark.parametrize("who", ["booster", "boosted"])
def test_7_4_1_10_1_1_boosting_ends_when_one_of_them_leaves_its_circle(table: Table, who: str) -> None:
    unit, booster = table.put("rear1", 0), table.put("rear3", 0, power=6000, skill="boost")
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, table.vanguard(1), booster)
    assert table.number(unit, "power") == 14000
    table.happen(lambda: table.move(booster if who == "booster" else unit, "rear2", 0))
    assert table.number(unit, "power") == 8000
    assert booster_of(table.state, unit) == -1


def test_7_4_1_11_what_changes_the_boosters_power_changes_the_attack(table: Table) -> None:
    unit, booster = table.put("rear1", 0), table.put("rear3", 0, power=6000, skill="boost")
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, table.vanguard(1), booster)
    add_effect(table.state, ADD, POWER, card=booster, value=5000, duration=FOR_TURN)
    assert table.number(unit, "power") == 19000


def test_7_4_1_12_abilities_of_attacking_and_boosting_are_played_before_the_guard_step(table: Table) -> None:
    order: list[str] = []
    unit, booster = table.put("rear1", 0), table.put("rear3", 0, skill="boost")
    table.put("hand", 1)
    table.ability(0, DECLARED, lambda: order.append("attack"), reason=ATTACK)
    table.ability(0, DECLARED, lambda: order.append("boost"), reason=BOOSTED)
    table.battle_phase()
    with table.tracing() as trace:
        table.attack(unit, table.vanguard(1), booster)
        assert table.asks == (0, "8.4.1.4")
        table.choose("number", 1)
    assert order == ["boost", "attack"]
    assert trace.index("7.4.1.12") < trace.index("7.4.1.13") < trace.index("7.5.1.1")


def test_7_4_1_13_what_the_abilities_caused_is_checked_before_the_guard_step(table: Table) -> None:
    unit = table.put("rear1", 0)
    table.put("hand", 1)
    stood: list[int] = []
    table.ability(0, DECLARED, lambda: stand_all(table.state, (unit,), BY_RULE), reason=ATTACK)
    table.ability(0, STOOD, lambda: stood.append(unit))
    table.battle_phase()
    table.attack(unit, table.vanguard(1))
    assert stood == [unit]
    assert table.asks == (1, "7.5.1.2")
