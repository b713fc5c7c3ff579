"""Chapter 11: the system process."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import MOVED, NEXT
from tefuda.kernel.triggers.delayed import add_trigger
from tefuda.kernel.state.state import Frame, State
from tefuda.rulebooks.gateruler.areas import REVEAL, SET_CARD
from tefuda.rulebooks.gateruler.processes import ABILITY

from .table import Table


def nothing(g: State, f: Frame) -> int:
    return NEXT


@pytest.mark.rules("11-1a", "11-2a")
def test_11_2a_1_rule_effects_run_until_none_is_left(table: Table) -> None:
    for name in ("set1", "set2"):
        table.event(name, 0)
        table.state.since[table.event(name, 0)] = 1
    with table.tracing() as trace:
        table.main_phase(0)
    assert (table.count("set1"), table.count("set2")) == (1, 1)
    system = trace[trace.index("11-2a-1"):]
    assert system[:2] == ["11-2a-1", "12-4b-2b"]
    assert system.count("11-2a-1") == 2


def test_11_2a_1_nothing_is_looked_at_twice_while_nothing_happens(table: Table) -> None:
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("pass")
    assert "11-2a-1" not in trace


@pytest.mark.rules("14-9c")
def test_11_2a_2_the_turn_player_plays_their_triggered_abilities_first(table: Table) -> None:
    event = table.event("hand", 0)
    procedure = table.procedure(nothing)
    mine, yours = table.unit("attack1", 0), table.unit("attack1", 1)
    for controller, source in ((1, yours), (0, mine), (0, mine)):
        add_trigger(table.state, MOVED, procedure, controller, reason=SET_CARD, source=source)
    table.main_phase(0)
    table.choose("set", event, "set1")
    assert table.asks == (0, "11-2a-2")
    assert [word for word, _, _ in table.offers] == ["number", "number"]
    table.game.choose(0)
    assert table.processes() == [ABILITY] * 3
    assert [table.state.controller[item] for item in table.gate] == [0, 0, 1]
    assert table.asks == (0, "9-3e")


@pytest.mark.rules("11-2a-2")
def test_11_2a_3_after_an_ability_the_process_begins_anew(table: Table) -> None:
    event = table.event("hand", 0)
    add_trigger(table.state, MOVED, table.procedure(nothing), 0, reason=SET_CARD)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("set", event, "set1")
    assert [rule for rule in trace if rule.startswith("11")] == [
        "11-2a-1", "11-2a-2", "11-2a-2", "11-2a-3", "11-2a-1"]


def test_11_2a_1_rule_effects_come_before_abilities(table: Table) -> None:
    table.event("set1", 0)
    event = table.event("hand", 0)
    add_trigger(table.state, MOVED, table.procedure(nothing), 0, reason=SET_CARD)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("set", event, "set1")
    assert trace.index("12-5a") < trace.index("11-2a-2")


@pytest.mark.rules()
def test_a_turned_card_triggers_nothing_that_waits_for_something_else(table: Table) -> None:
    driven = table.unit("drive", 0)
    add_trigger(table.state, MOVED, table.procedure(nothing), 0, reason=REVEAL)
    table.main_phase(0)
    table.choose("reveal", driven)
    assert table.gate == []
