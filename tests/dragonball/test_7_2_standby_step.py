"""7-1 and 7-2: the battle phase and its standby step."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import MOVED, TIMING
from tefuda.rulebooks.dragonball.areas import BATTLE_START, LEAVE_BRAWL
from tests.dragonball.table import Table
from tests.trace import course


def test_7_1_active_cards_attack_battle_after_battle(table: Table) -> None:
    one, two = table.put_many(2, "battle", 0)
    resting, guards = table.put("battle", 0, rested=True), table.put_many(2, "battle", 1)
    table.battle_phase(0)
    table.fight(one, guards[0])
    table.fight(two, guards[1])
    assert [table.where(card) for card in guards] == [("energy", 1)] * 2
    table.choose("attack")
    assert table.offered("attack-with") == [table.leader(0)]
    assert table.why_not("attack-with", resting) == "7-1"


def test_7_2_1_the_standby_step_comes_before_an_attack(table: Table) -> None:
    with table.tracing() as trace:
        table.battle_phase(0)
        table.choose("attack")
    assert course(trace, "7") == ["7-2-1-1", "7-2-1-2", "7-2-1-3", "7-3-1-1", "7-3-1-2"]


def test_7_2_1_1_the_battle_phase_starts_once_in_a_turn(table: Table) -> None:
    attacker = table.put("battle", 0)
    timings: list[list[str]] = []
    table.ability(0, TIMING, lambda: timings.append(table.timings()), reason=BATTLE_START)
    with table.tracing() as trace:
        table.battle_phase(0)
    assert timings == [["battle_start"]]
    assert trace.index("8-5-1-2") < trace.index("7-2-1-2")
    table.fight(attacker, table.leader(1))
    assert (table.asks, table.timings().count("battle_start")) == ((0, "7-2-1-2"), 1)


def test_7_2_1_1_only_the_first_standby_step_of_a_turn_begins_with_a_checkpoint(table: Table) -> None:
    attacker, helper = table.put_many(2, "battle", 0)
    table.ability(0, MOVED, lambda: None, reason=LEAVE_BRAWL)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    table.choose("join", helper)
    table.choose("pass")
    with table.tracing() as trace:
        table.choose("pass")
        table.choose("pick")
    standby = trace[trace.index("7-2-1-1"):]
    assert standby[:4] == ["7-2-1-1", "7-2-1-2", "8-5-2-1", "8-5-1-1"]


def test_7_2_1_2_the_turn_player_has_free_timing(table: Table) -> None:
    table.battle_phase(1)
    assert (table.asks, table.offers) == ((1, "7-2-1-2"), [("attack", 0), ("pass", 0)])


@pytest.mark.parametrize(("leader_active", "card_active"), [(True, False), (False, True), (False, False)])
def test_7_2_1_2_1_an_attack_needs_an_active_card(table: Table, leader_active: bool, card_active: bool) -> None:
    table.put("battle", 0, rested=not card_active)
    table.put("battle", 1)
    if not leader_active:
        table.rest(table.leader(0))
    table.battle_phase(0)
    legal = leader_active or card_active
    assert (table.offered("attack") != []) is legal
    assert table.why_not("attack") == ("" if legal else "7-2-1-2-1")
    if legal:
        table.choose("attack")
        assert table.asks == (0, "7-3-1-2")


def test_7_2_1_3_doing_nothing_ends_the_battle_phase(table: Table) -> None:
    table.battle_phase(0)
    with table.tracing() as trace:
        table.choose("pass")
    assert course(trace, "7")[:2] == ["7-2-1-3", "7-7-1-1"]
