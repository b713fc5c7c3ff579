"""Chapter 8: the action step."""
from __future__ import annotations

import pytest

from tefuda.cards.text import Text
from tefuda.kernel.codes import MOVED
from tefuda.rulebooks.gundam.areas import USED
from tests.gundam.table import Table


def command(table: Table, player: int, **fields: int) -> int:
    return table.hand(player, "command", action=True, **fields)


@pytest.mark.parametrize("where", ["attack", "end"])
@pytest.mark.rules("11-2-4-2-1")
def test_8_1_there_is_one_after_the_block_step_and_one_in_the_end_phase(table: Table, where: str) -> None:
    unit = table.unit(0)
    table.main_phase(0)
    if where == "attack":
        table.attack(unit)
    else:
        table.choose("end-main")
    assert table.asks == (1, "8-3")


def test_8_2_whoever_has_not_the_turn_acts_first(table: Table) -> None:
    for player in (0, 1):
        table.end_phase(player)
        assert table.state.player == 1 - player


@pytest.mark.rules("8-2")
def test_8_3_the_first_player_uses_a_command_or_passes(table: Table) -> None:
    own = command(table, 1)
    table.end_phase(0)
    assert (table.asks, table.offers) == ((1, "8-3"), [("use", own, 0), ("pass", 0, 0)])


@pytest.mark.rules("11-2-4-1", "11-2-4-2", "9-1-8-1")
def test_8_3_1_a_command_with_an_action_effect_is_used_for_its_cost(table: Table) -> None:
    used, dear = command(table, 1, cost=1), command(table, 1, cost=2)
    main, unit = table.hand(1, "command", main=True), table.hand(1)
    table.resources(1, 1)
    table.end_phase(0)
    assert table.offered("use") == [used]
    assert table.why_not("use", dear) == "2-9-1"
    assert table.why_not("use", main) == "8-3-1"
    assert table.why_not("deploy", unit) == "6-5-1"
    table.choose("use", used)
    assert (table.where(used), len(table.events("rested", "pay"))) == (("trash", 1), 1)
    assert [event.rule for event in table.events("moved")] == ["2-3-5-1", "2-3-5-2"]


@pytest.mark.rules("11-2-4-2-2", "6-5-2-3-5")
def test_11_2_4_2_2_no_pilot_is_set_in_an_action_step(table: Table) -> None:
    unit, pilot = table.unit(1), table.hand(1, "pilot")
    both = table.hand(1, "command", action=True, pilot=True, pilot_name=Text("甲", "A"))
    table.end_phase(0)
    assert (table.offered("use"), table.offered_pairs("set")) == ([both], [])
    assert table.why_not("set", pilot, unit) == "11-2-4-2-2"
    assert table.why_not("set", both, unit) == "11-2-4-2-2"


def test_8_3_3_a_pass_hands_over(table: Table) -> None:
    used = command(table, 1)
    table.end_phase(0)
    table.choose("pass")
    assert (table.asks, table.where(used)) == ((0, "8-4"), ("hand", 1))


def test_8_4_then_the_turn_player_uses_a_command_or_passes(table: Table) -> None:
    first, own = command(table, 1), command(table, 0)
    table.end_phase(0)
    table.choose("use", first)
    assert (table.asks, table.offers) == ((0, "8-4"), [("use", own, 0), ("pass", 0, 0)])


def test_8_4_1_without_two_passes_in_a_row_it_goes_on(table: Table) -> None:
    own, more = command(table, 0), command(table, 1)
    table.end_phase(0)
    table.choose("pass")
    table.choose("use", own)
    assert table.asks == (1, "8-3")
    assert table.offered("use") == [more]


def test_8_4_2_the_players_act_in_turn_until_both_pass(table: Table) -> None:
    for player in (0, 1, 0, 1):
        command(table, player)
    table.end_phase(0)
    asked = []
    while table.asks[1] in ("8-3", "8-4"):
        asked.append(table.state.player)
        table.choose("use" if "use" in table.words else "pass")
    assert asked == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("actions, ends", [
    (["pass", "pass"], True), (["use", "pass"], False), (["pass", "use", "pass"], False),
    (["use", "pass", "pass"], True), (["pass", "use", "pass", "pass"], True), (["pass", "use", "use"], False)])
def test_8_5_two_passes_in_a_row_end_it_whoever_passes_first(
        table: Table, actions: list[str], ends: bool) -> None:
    for player in (0, 1):
        command(table, player)
    table.end_phase(0)
    for word in actions:
        table.choose(word)
    assert (table.asks[1] == "6-5-1") is ends


def test_8_3_a_player_is_asked_even_if_passing_is_all_they_can_do(table: Table) -> None:
    """Whether there is a command to use is known to nobody else."""
    table.end_phase(0)
    assert (table.asks, table.words) == ((1, "8-3"), ["pass"])


@pytest.mark.parametrize("without", [0, 1])
def test_8_3_3_a_player_without_a_hand_passes(table: Table, without: int) -> None:
    table.leave(0, "hand", without)
    table.end_phase(0)
    assert table.asks == ((1, "8-3") if without == 0 else (0, "8-4"))
    table.choose("pass")
    assert table.asks == (1, "6-5-1")


def test_8_4_what_a_command_triggers_is_resolved_before_the_next_action(table: Table) -> None:
    used = command(table, 1)
    done: list[int] = []
    table.ability(0, MOVED, lambda: done.append(table.count("trash", 1)), reason=USED)
    table.end_phase(0)
    table.choose("use", used)
    assert (done, table.asks) == ([1], (0, "8-4"))
