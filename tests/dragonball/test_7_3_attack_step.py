"""7-3: the attack step."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import DECLARED, MOVED, RESTED, TIMING
from tefuda.rulebooks.dragonball.areas import ATTACK, ATTACK_START, ATTACKER, BY_RULE, GUARD, JOIN
from tests.dragonball.table import Table
from tests.trace import course


def test_7_3_1_the_attack_step_runs_in_this_order(table: Table) -> None:
    attacker = table.put("battle", 0)
    table.put("battle", 1)
    table.battle_phase(0)
    with table.tracing() as trace:
        table.attack(attacker, table.leader(1))
        table.choose("pass")
    assert course(trace, "7") == [
        "7-2-1-3", "7-3-1-1", "7-3-1-2", "7-3-1-3", "7-3-1-4", "7-3-1-5", "7-3-1-6", "7-3-1-7", "7-4-1-1", "7-4-1-2"]


def test_7_3_1_1_what_waits_for_the_attack_step_is_played_before_the_attacker_is_chosen(table: Table) -> None:
    table.ability(0, TIMING, lambda: rest(table.state, table.leader(0), BY_RULE), reason=ATTACK_START)
    card = table.put("battle", 0)
    table.battle_phase(0)
    table.choose("attack")
    assert table.offered("attack-with") == [card]


def test_7_3_1_2_an_active_card_of_ones_own_leader_or_battle_area_attacks(table: Table) -> None:
    active, resting = table.put("battle", 0), table.put("battle", 0, rested=True)
    energy, enemy = table.put("energy", 0), table.put("battle", 1)
    table.battle_phase(0)
    table.choose("attack")
    assert table.offered("attack-with") == [table.leader(0), active]
    assert [table.why_not("attack-with", card) for card in (resting, energy, enemy)] == ["7-1", "7-3-1-2", "7-3-1-2"]


def test_7_3_1_2_whoever_chooses_none_ends_the_battle_phase(table: Table) -> None:
    table.battle_phase(0)
    table.choose("attack")
    with table.tracing() as trace:
        table.choose("no-attack")
    assert course(trace, "7")[:2] == ["7-3-1-3", "7-7-1-1"]
    assert (table.events("rested"), table.asks) == ([], (1, "6-3-1-2"))


def test_7_3_1_2_whoever_can_choose_none_ends_the_battle_phase(table: Table) -> None:
    table.ability(0, TIMING, lambda: rest(table.state, table.leader(0), BY_RULE), reason=ATTACK_START)
    table.battle_phase(0)
    with table.tracing() as trace:
        table.choose("attack")
    assert course(trace, "7")[1:4] == ["7-3-1-1", "7-3-1-2", "7-7-1-1"]


def test_7_3_1_3_the_attack_card_is_rested(table: Table) -> None:
    attacker = table.put("battle", 0)
    table.put("battle", 1)
    table.battle_phase(0)
    table.choose("attack")
    table.choose("attack-with", attacker)
    assert (table.rested(attacker), table.asks) == (True, (0, "7-3-1-4"))
    assert table.state.registers[ATTACKER] == attacker


def test_7_3_1_3_it_is_called_so_until_the_battle_ends(table: Table) -> None:
    attacker = table.put("battle", 0, strike=0, power=9000)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    assert table.asks == (0, "7-2-1-2")
    assert table.state.registers[ATTACKER] < 0


def test_7_3_1_4_the_target_is_a_card_of_the_opponents_leader_or_battle_area(table: Table) -> None:
    active, resting = table.put("battle", 1), table.put("battle", 1, rested=True)
    energy, mine = table.put("energy", 1), table.put("battle", 0)
    table.battle_phase(0)
    table.choose("attack")
    table.choose("attack-with", mine)
    assert table.asks == (0, "7-3-1-4")
    assert table.offered("target") == [table.leader(1), active, resting]
    assert [table.why_not("target", card) for card in (energy, mine)] == ["7-3-1-4"] * 2
    table.choose("target", resting)
    assert table.state.registers[GUARD] == resting


def test_7_3_1_4_it_is_called_guard_card_until_the_battle_ends(table: Table) -> None:
    attacker = table.put("battle", 0, strike=0, power=9000)
    table.battle_phase(0)
    table.fight(attacker, table.leader(1))
    assert table.state.registers[GUARD] < 0


@pytest.mark.parametrize(("kind", "reason"), [(RESTED, ATTACK), (DECLARED, ATTACK)])
def test_7_3_1_5_a_checkpoint_comes_before_the_free_timing(table: Table, kind: int, reason: int) -> None:
    attacker, guard = table.put("battle", 0), table.put("battle", 1)
    helper = table.put("battle", 0)
    table.ability(0, kind, lambda: rest(table.state, helper, BY_RULE), reason=reason)
    table.battle_phase(0)
    with table.tracing() as trace:
        table.attack(attacker, guard)
    checkpoint = trace.index("8-5-1-2")
    assert trace.index("7-3-1-5") < checkpoint < trace.index("7-3-1-6")
    assert table.offered("join") == []


def test_7_3_1_6_the_turn_player_has_free_timing_with_checkpoints(table: Table) -> None:
    attacker, helpers = table.put("battle", 0), table.put_many(2, "battle", 0)
    table.ability(0, MOVED, lambda: rest(table.state, helpers[1], BY_RULE), reason=JOIN)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert (table.asks, table.offered("join")) == ((0, "7-3-1-6"), helpers)
    table.choose("join", helpers[0])
    assert (table.asks, table.offers) == ((0, "7-3-1-6"), [("pass", 0)])


def test_7_3_1_6_1_an_active_card_of_the_battle_area_goes_to_the_brawl_area(table: Table) -> None:
    attacker, helper = table.put_many(2, "battle", 0)
    enemy = table.put("battle", 1)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert table.offered("join") == [helper]
    refused = [table.why_not("join", card) for card in (attacker, enemy, table.leader(0))]
    assert refused == ["7-3-1-6-1"] * 3
    table.choose("join", helper)
    assert (table.where(helper), table.rested(helper)) == (("brawl", 0), False)
    assert [event.rule for event in table.events("moved", "join")] == ["7-3-1-6-1"]


def test_7_3_1_6_2_a_battle_card_of_the_hand_is_played_to_the_brawl_area(table: Table) -> None:
    attacker, card, other = table.put("battle", 0), table.put("hand", 0), table.put("hand", 1)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert table.offered("play-join") == [card]
    assert table.why_not("play-join", attacker) == "7-3-1-6-2"
    table.choose("play-join", card)
    assert (table.where(card), table.where(other)) == (("brawl", 0), ("hand", 1))


@pytest.mark.parametrize(("energy", "legal"), [(1, False), (2, True), (3, True)])
def test_7_3_1_6_2_1_without_the_energy_the_play_cannot_be_declared(table: Table, energy: int, legal: bool) -> None:
    attacker, card = table.put("battle", 0), table.put("hand", 0, level=2)
    table.put_many(energy, "energy", 0)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1))
    assert table.why_not("play-join", card) == ("" if legal else "7-3-1-6-2-1")
    if legal:
        table.choose("play-join", card)
        while table.asks[1] == "8-6-2-3":
            table.choose("pick")
        assert (table.count("energy", 0), table.count("drop", 0)) == (energy - 2, 2)


@pytest.mark.parametrize(("leader", "follows"), [(True, "7-4-1-1"), (False, "7-5-1-1")])
def test_7_3_1_7_the_guard_step_follows_only_when_a_leader_is_attacked(
    table: Table, leader: bool, follows: str,
) -> None:
    attacker, guard = table.put_many(1, "battle", 0)[0], table.put("battle", 1)
    table.battle_phase(0)
    table.attack(attacker, table.leader(1) if leader else guard)
    with table.tracing() as trace:
        table.choose("pass")
    assert course(trace, "7")[:2] == ["7-3-1-7", follows]
