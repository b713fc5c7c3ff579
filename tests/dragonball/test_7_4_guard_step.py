"""7-4: the guard step."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import MOVED, TIMING
from tefuda.rulebooks.dragonball.areas import BY_RULE, GUARD_START, JOIN
from tests.dragonball.table import Table
from tests.trace import course


def attack_the_leader(table: Table) -> None:
    """Player 0's leader attacks player 1's, and player 0 adds nothing."""
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    table.choose("pass")


def test_7_4_1_the_guard_step_runs_in_this_order(table: Table) -> None:
    table.battle_phase(0)
    table.attack(table.leader(0), table.leader(1))
    with table.tracing() as trace:
        table.choose("pass")
        table.choose("pass")
    assert course(trace, "7")[1:5] == ["7-4-1-1", "7-4-1-2", "7-4-1-3", "7-5-1-1"]


def test_7_4_1_there_is_none_when_a_battle_card_is_attacked(table: Table) -> None:
    guard, helper = table.put_many(2, "battle", 1)
    table.put("hand", 1)
    table.battle_phase(0)
    with table.tracing() as trace:
        table.fight(table.leader(0), guard)
    assert not [rule for rule in trace if rule.startswith("7-4")]
    assert (table.where(guard), table.where(helper)) == (("energy", 1), ("battle", 1))


def test_7_4_1_1_what_waits_for_the_guard_step_is_played_before_the_free_timing(table: Table) -> None:
    helper = table.put("battle", 1)
    table.ability(1, TIMING, lambda: rest(table.state, helper, BY_RULE), reason=GUARD_START)
    with table.tracing() as trace:
        attack_the_leader(table)
    assert (table.asks, table.offered("join")) == ((1, "7-4-1-2"), [])
    assert trace.index("8-5-1-3") < trace.index("7-4-1-2")


def test_7_4_1_2_the_other_player_has_free_timing_with_checkpoints(table: Table) -> None:
    helpers = table.put_many(2, "battle", 1)
    table.ability(1, MOVED, lambda: rest(table.state, helpers[1], BY_RULE), reason=JOIN)
    attack_the_leader(table)
    assert (table.asks, table.offered("join")) == ((1, "7-4-1-2"), helpers)
    table.choose("join", helpers[0])
    assert (table.asks, table.offers) == ((1, "7-4-1-2"), [("pass", 0)])


def test_7_4_1_2_1_an_active_card_of_the_battle_area_goes_to_the_brawl_area(table: Table) -> None:
    helper, resting, enemy = table.put("battle", 1), table.put("battle", 1, rested=True), table.put("battle", 0)
    attack_the_leader(table)
    assert table.offered("join") == [helper]
    refused = [table.why_not("join", card) for card in (resting, enemy, table.leader(1))]
    assert refused == ["7-4-1-2-1"] * 3
    table.choose("join", helper)
    assert table.where(helper) == ("brawl", 1)
    assert [event.rule for event in table.events("moved", "join")] == ["7-4-1-2-1"]


def test_7_4_1_2_2_a_battle_card_of_the_hand_is_played_to_the_brawl_area(table: Table) -> None:
    card, lying = table.put("hand", 1), table.put("battle", 1)
    attack_the_leader(table)
    assert table.offered("play-join") == [card]
    assert table.why_not("play-join", lying) == "7-4-1-2-2"
    table.choose("play-join", card)
    assert table.where(card) == ("brawl", 1)


@pytest.mark.parametrize(("energy", "legal"), [(1, False), (2, True), (3, True)])
def test_7_4_1_2_2_1_without_the_energy_the_play_cannot_be_declared(table: Table, energy: int, legal: bool) -> None:
    card = table.put("hand", 1, level=2)
    table.put_many(energy, "energy", 1)
    table.put_many(3, "energy", 0)
    attack_the_leader(table)
    assert table.why_not("play-join", card) == ("" if legal else "7-4-1-2-2-1")
    if legal:
        table.choose("play-join", card)
        while table.asks[1] == "8-6-2-3":
            assert table.game.player == 1
            table.choose("pick")
        assert (table.count("energy", 1), table.count("drop", 1)) == (energy - 2, 2)


def test_7_4_1_3_doing_nothing_leads_to_the_judgement(table: Table) -> None:
    attack_the_leader(table)
    with table.tracing() as trace:
        table.choose("pass")
    assert course(trace, "7")[:2] == ["7-4-1-3", "7-5-1-1"]
