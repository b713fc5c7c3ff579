"""Where the book puts a check timing, one occurs, before anything else."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.records import PendingAbility
from tefuda.rulebooks.vanguard.areas import BATTLE_PHASE, PHASE
from tests.vanguard.vanguard_table import Table

PLACES = (
    "6.3.1.1", "6.3.1.3", "6.4.1.1.1", "6.4.1.1.3", "6.4.1.2.1.1", "6.4.1.3", "6.5.1.1.1", "6.5.1.1.4", "6.5.1.2.1",
    "6.5.1.3", "6.8.1.2", "6.8.1.4", "7.3.1.1", "7.3.1.2.1", "7.4.1.2", "7.4.1.12", "7.4.1.13", "7.5.1.3", "7.6.1.1",
    "7.6.1.2.5", "7.6.1.3", "7.6.1.4", "7.7.1.1", "7.7.1.4", "7.7.1.6", "7.7.1.8", "7.7.1.10", "7.8.1.2", "8.4.2.1",
)


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rules(rule)) for rule in PLACES])
def test_something_that_happened_before_is_looked_at_there(table: Table, rule: str) -> None:
    """Two units on a circle; the older one is retired before the next step of the book."""
    old, new = table.put("rear5", 0), table.put("rear5", 0)
    table.state.since[old] = -1
    table.state.registers[PHASE] = BATTLE_PHASE
    for player in (0, 1):
        table.put("hand", player)
    with table.tracing() as trace:
        table.begin(rule)
    assert trace[:2] == [rule, "8.4.1.1"]
    assert trace[2] == "9.3.1"
    assert table.cards("rear5", 0) == [new]


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rules(rule)) for rule in PLACES])
def test_what_waits_is_played_there(table: Table, rule: str) -> None:
    played: list[str] = []
    ability = table.procedure(lambda: played.append(rule))
    table.state.pending.append(PendingAbility(ability, 1, -1, 0, -1, 0))
    table.state.needs_rule_check = False
    for player in (0, 1):
        table.put("hand", player)
    with table.tracing() as trace:
        table.begin(rule)
    assert trace[:3] == [rule, "8.4.1.1", "8.4.1.4"]
    assert played == [rule]
