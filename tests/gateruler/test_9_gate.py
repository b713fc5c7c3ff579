"""Chapter 9: the gate process, its addition process with priority and its resolution process."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.create import create
from tefuda.kernel.codes import NEXT, PASS
from tefuda.kernel.state.state import Frame, State
from tefuda.rulebooks.gateruler.areas import GATE, PLAY
from tefuda.rulebooks.gateruler.c10_drive import drive
from tefuda.rulebooks.gateruler.processes import ABILITY, DAMAGE_EXECUTION, DRIVE_RESOLUTION, RULER_DAMAGE

from .table import Table


def test_9_2a_addition_and_resolution_repeat_until_the_gate_process_ends(table: Table) -> None:
    unit = table.unit("hand", 0)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    with table.tracing() as trace:
        table.resolve()
        assert table.where(unit) == ("attack1", 0)
        assert table.step == "6-3b"
        table.resolve()
    assert [rule for rule in trace if rule in ("9-2a", "9-4b", "6-3c")] == ["9-4b", "9-2a", "9-4b", "6-3c", "9-2a"]
    assert table.step == "8-3b"


@pytest.mark.rules("9-3a")
def test_9_3b_the_turn_player_has_priority_first(table: Table) -> None:
    table.main_phase(1)
    assert table.asks == (1, "9-3e")
    table.main_phase(0)
    assert table.asks == (0, "9-3e")


def test_9_3b_the_turn_player_has_priority_first_in_each_addition(table: Table) -> None:
    instant = table.event("set1", 1, "instant")
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", instant)
    table.choose("pass")
    assert table.asks == (0, "9-3e")
    table.choose("pass")
    # The event is resolved, and a new addition process begins.
    assert table.where(instant) == ("graveyard", 1)
    assert table.asks == (0, "9-3e")


def test_9_3c_a_system_process_comes_before_each_gate_action(table: Table) -> None:
    old = table.event("set1", 0, "instant")
    new = table.event("hand", 0)
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("set", new, "set1")
    assert table.where(old) == ("graveyard", 0)
    assert trace[trace.index("9-3c"):][1] == "11-2a-1"


def test_9_3d_nobody_answers_a_ruler_damage(table: Table) -> None:
    table.event("set1", 1, "instant")
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 2)
    assert table.processes() == [DAMAGE_EXECUTION]
    with table.tracing() as trace:
        table.resolve()
    assert table.count("damage", 1) == 2
    assert "9-3e" not in trace[trace.index("13-5b"):trace.index("13-6b")]


def test_9_3d_nobody_answers_a_drive_resolution(table: Table) -> None:
    table.main_phase(0)
    table.happen(lambda g: drive(g, 1, 1))
    # The process is resolved at once, by the one who drives.
    assert table.processes() == [DRIVE_RESOLUTION]
    assert table.asks == (1, "10-4d-1")


def test_9_3e_the_player_with_priority_is_asked_even_without_a_choice(table: Table) -> None:
    table.main_phase(0)
    assert table.offers == [("pass", 0, 0)]
    table.choose("pass")
    assert table.asks == (1, "9-3e")
    assert table.offers == [("pass", 0, 0)]


def test_9_3e_1_giving_up_priority_is_the_last_option(table: Table) -> None:
    table.unit("hand", 0)
    table.main_phase(0)
    assert len(table.offers) == 4
    assert table.state.options[-1] == PASS
    table.choose("pass")
    assert table.asks == (1, "9-3e")


@pytest.mark.parametrize("player", [0, 1])
def test_9_3e_2_a_set_card_of_instant_timing_can_be_played_with_priority(table: Table, player: int) -> None:
    instant = table.event("set2", player, "instant")
    table.begin("6-4a", 0)
    if player:
        table.choose("pass")
    assert table.offered("play") == [instant]
    with table.tracing() as trace:
        table.choose("play", instant)
    assert table.gate == [instant]
    assert trace[1:4] == ["9-3e-2", "3-10d", "14-3b-1"]


@pytest.mark.parametrize("timing", ["when", "while"])
@pytest.mark.rules("14-4b")
def test_9_3e_2_a_set_card_with_a_condition_waits_for_it(table: Table, timing: str) -> None:
    waiting = table.event("set1", 0, timing)
    table.main_phase(0)
    assert table.offered("play") == []
    assert table.why_not(f"play {table.name(waiting)}") == "14-4b"


def _everything(table: Table) -> None:
    """Something for each action of the main phase."""
    table.unit("drive", 0)
    table.unit("hand", 0)
    table.field("hand", 0)
    table.event("hand", 0)
    table.event("set1", 0)
    table.unit("attack1", 0)


@pytest.mark.rules(
    "9-3e-4a", "9-3e-4b", "9-3e-4c", "9-3e-4d", "9-3e-4e", "9-3e-4g", "9-3e-4i", "7-1a")
def test_9_3e_4_the_turn_player_has_the_main_actions_on_an_empty_gate(table: Table) -> None:
    driven = table.unit("drive", 0)
    unit = table.unit("hand", 0)
    field = table.field("hand", 0)
    event = table.event("hand", 0)
    set_event = table.event("set1", 0)
    table.unit("attack1", 0)
    table.main_phase(0)
    assert table.offered("reveal") == [driven]
    assert table.offered("summon") == [unit]
    assert table.offered("play") == [field, event, set_event]
    assert table.offered("set") == [event]
    assert table.offered("rearrange") == [table.place("attack1"), table.place("attack2")][:1]
    assert table.offers[-1] == ("pass", 0, 0)


@pytest.mark.rules("7-1a")
def test_9_3e_4_not_outside_the_main_phase(table: Table) -> None:
    _everything(table)
    table.begin("6-2d", 0)
    assert table.step == "6-2e"
    assert table.offers == [("pass", 0, 0)]
    assert table.why_not("rearrange attack1 defence") == "9-3e-4"


@pytest.mark.rules("7-1a")
def test_9_3e_4_not_for_the_other_player(table: Table) -> None:
    _everything(table)
    table.main_phase(1)
    table.choose("pass")
    assert table.asks == (0, "9-3e")
    assert table.offers == [("pass", 0, 0)]


@pytest.mark.rules("7-1a")
def test_9_3e_4_not_while_something_is_on_the_gate(table: Table) -> None:
    _everything(table)
    instant = table.event("set2", 0, "instant")
    table.main_phase(0)
    table.choose("play", instant)
    assert table.asks == (0, "9-3e")
    assert table.offers == [("pass", 0, 0)]


def test_9_3f_whoever_acted_keeps_priority(table: Table) -> None:
    first, second = table.event("set1", 1, "instant"), table.event("set2", 1, "instant")
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", first)
    assert table.asks == (1, "9-3e")
    table.choose("play", second)
    assert table.asks == (1, "9-3e")
    assert table.gate == [first, second]


def test_9_3g_1_two_passes_in_a_row_end_the_addition(table: Table) -> None:
    table.main_phase(0)
    table.choose("pass")
    assert table.step == "6-3b"
    table.choose("pass")
    assert table.step == "8-3b"


def test_9_3g_1_a_play_in_between_needs_two_new_passes(table: Table) -> None:
    instant = table.event("set1", 1, "instant")
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", instant)
    table.choose("pass")
    # One pass before the play and one after it are not two in a row.
    assert table.gate == [instant]
    table.choose("pass")
    assert table.gate == []


@pytest.mark.rules("9-3g")
def test_9_3g_2_otherwise_the_other_player_gets_priority(table: Table) -> None:
    table.main_phase(0)
    with table.tracing() as trace:
        table.choose("pass")
    assert table.asks == (1, "9-3e")
    assert trace == ["9-3f", "9-3g-1", "9-3g-2", "9-3c", "9-3d", "9-3e"]


def test_9_4b_an_empty_gate_ends_the_gate_process(table: Table) -> None:
    table.begin("6-2d", 0)
    with table.tracing() as trace:
        table.resolve()
    assert trace.index("9-4b") < trace.index("6-2f")
    assert "9-4c" not in trace


@pytest.mark.rules("9-4a")
def test_9_4c_the_top_of_the_gate_is_resolved(table: Table) -> None:
    below, above = table.event("set1", 0, "instant"), table.event("set2", 0, "instant")
    table.main_phase(0)
    table.choose("play", below)
    table.choose("play", above)
    table.forget_events()
    table.resolve()
    moved = [event.handle for event in table.events("moved", "resolve")]
    assert moved == [table.name(above), table.name(below)]


def test_9_4d_a_system_process_follows_each_resolution(table: Table) -> None:
    old = table.unit("attack1", 0)
    new = table.unit("hand", 0)
    table.main_phase(0)
    table.choose("summon", new, "attack1")
    with table.tracing() as trace:
        table.resolve()
    assert table.where(old) == ("graveyard", 0)
    after = trace[trace.index("9-4d"):]
    assert after.index("12-5a") < after.index("9-4e")


def test_9_4e_the_resolution_ends_when_the_gate_is_empty(table: Table) -> None:
    table.event("set1", 0, "instant")
    table.main_phase(0)
    table.choose("play", table.cards("set1")[0])
    with table.tracing() as trace:
        table.resolve()
    assert trace[trace.index("9-4e") + 1] == "9-2a"


def test_9_4f_the_rest_is_resolved_without_new_priority(table: Table) -> None:
    first, second = table.event("set1", 0, "instant"), table.event("set2", 0, "instant")
    table.main_phase(0)
    table.choose("play", first)
    table.choose("play", second)
    with table.tracing() as trace:
        table.resolve()
    assert table.gate == []
    assert trace[trace.index("9-4f") + 1] == "9-4c"


def test_9_4f_what_is_new_on_the_gate_can_be_answered(table: Table) -> None:
    doomed = table.unit("hand", 0, hp=0)
    below = table.event("set1", 0, "instant")
    table.main_phase(0)
    table.choose("summon", doomed, "attack1")
    table.choose("play", below)
    table.resolve()
    # The event and the unit were resolved; the unit's destruction is new.
    assert table.where(doomed) == ("attack1", 0)
    assert table.asks == (0, "9-3e")
    assert len(table.gate) == 1


def test_9_4f_what_lies_below_waits_for_what_is_new(table: Table) -> None:
    unit = table.unit("attack1", 1, hp=1)
    card = table.event("set1", 0, "instant")
    table.main_phase(0)
    table.choose("play", card)
    table.hit(table.ruler(0), unit, 1)
    table.resolve()
    # The damage led to a destruction, which lies on the event now.
    assert table.processes() == [-1, 2]
    assert table.asks == (0, "9-3e")


@pytest.mark.rules("14-3c-3")
def test_9_4c_an_ability_on_the_gate_is_resolved_like_a_card(table: Table) -> None:
    seen: list[tuple[int, int, int]] = []

    def effect(g: State, f: Frame) -> int:
        seen.append((f.a, f.b, f.c))
        return NEXT

    procedure = table.procedure(effect)
    source = table.unit("attack1", 1)
    table.main_phase(0)
    row = (ABILITY, procedure, source, table.state.obj[source], -1)
    table.happen(lambda g: create(g, GATE, 1, row, PLAY))
    assert table.asks == (0, "9-3e")
    table.resolve()
    assert seen == [(1, source, -1)]
    assert table.gate == []


def test_9_3d_the_damage_before_it_can_be_answered(table: Table) -> None:
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    assert table.asks == (0, "9-3e")
    assert RULER_DAMAGE not in table.processes()
