"""17-1: loops that texts make."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.player_effects import Nothing
from tefuda.kernel.abilities.event_patterns import Moves, Whenever
from tefuda.kernel.abilities.nodes import AT_LEAST
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.loops.loops import ENOUGH
from tefuda.rulebooks.gateruler.areas import GATE, ZONE_GATE

from .table import Table
from .texts import MY_UNITS, ONE, instead, normal, usable, use, when, written

GROWS = "このユニットをATK+1する。"

# 17-1 Loops


@pytest.mark.rules("17-1a")
def test_17_1a_1_a_free_ability_is_barred_in_the_same_position(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(Nothing()))
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "17-1a-1"


def test_17_1a_3_a_loop_that_nobody_can_stop_is_a_draw(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Whenever(There(MY_UNITS, AT_LEAST, ONE)), Nothing()))
    table.main_phase(0)
    for _ in range(8):
        if table.game.over:
            break
        table.choose("pass")
    assert table.game.over
    assert table.state.losers == 3


@pytest.mark.rules("17-1a")
def test_17_1a_2_a_loop_of_both_players_ends_where_it_began(table: Table) -> None:
    """Player 0 rests the unit, player 1 acts it again; then player 0 may not begin anew."""
    victim = table.unit("attack1", 1, atk=9)
    mine = written(table, table.unit("attack1", 0, atk=7), "即時：敵のユニットを1体選び、それをレストする。")
    yours = written(table, table.unit("defence", 1, atk=8), "即時：味方のATK9のユニットを1体選び、それをアクトする。")
    table.main_phase(0)
    table.choose("use", mine)
    table.choose("pick", victim)
    table.resolve()
    assert table.rests(victim)
    table.choose("pass")
    table.choose("use", yours)
    table.resolve()
    assert not table.rests(victim)
    assert table.asks == (0, "9-3e")
    assert mine not in table.offered("use")
    assert table.why_not(f"use {table.name(mine)} 0") == "17-1a-1"


# A loop in which something grows comes to no position twice.


@pytest.mark.rules("17-1a")
@pytest.mark.parametrize("at_once", [True, False])
def test_17_1a_1_an_ability_that_costs_nothing_is_used_a_number_of_times(table: Table, at_once: bool) -> None:
    """One after the other has resolved, or all on the gate before the first does."""
    unit = written(table, table.unit("attack1", 0, atk=1), f"即時：ターン終了時まで、{GROWS}")
    table.main_phase(0)
    for _ in range(ENOUGH):
        use(table, unit)
        if not at_once:
            table.resolve()
    assert usable(table) == []
    assert table.why_not(f"use {table.name(unit)} 0") == "17-1a-1"
    table.resolve()
    assert (table.number(unit, "atk"), usable(table)) == (1 + ENOUGH, [])


def test_17_1a_1_after_another_action_a_number_can_be_named_again(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0), f"即時：ターン終了時まで、{GROWS}")
    event = table.event("hand", 0)
    table.main_phase(0)
    for _ in range(ENOUGH):
        use(table, unit)
    table.resolve()
    assert usable(table) == []
    table.choose("set", event, "set1")
    assert usable(table) == [unit]


def test_17_1a_3_a_loop_that_nobody_can_stop_is_a_draw_though_something_grows(table: Table) -> None:
    written(table, table.unit("attack1", 0), f"味方のユニットが1体以上いる時、ターン終了時まで、{GROWS}")
    table.main_phase(0)
    for _ in range(3 * ENOUGH):
        if table.game.over:
            break
        table.choose("pass")
    assert (table.game.over, table.state.losers) == (True, 3)


@pytest.mark.rules("9-4f")
def test_17_1a_3_a_card_that_never_leaves_the_gate_makes_a_draw(table: Table) -> None:
    """What is on the gate is resolved again and again (9-4f), and something else happens each time."""
    unit = table.give(table.unit("hand", 0, level=0), instead(Moves(This(), sources=(ZONE_GATE,)), Nothing()))
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    table.resolve()
    assert (table.game.over, table.state.losers) == (True, 3)


# Loops of automatic abilities go over the gate, with passes in between.

MAY_ACT = "このユニットがレストになった時、このユニットをアクトしてよい。"
RESTS = "このユニットがアクトした時、このユニットをレストする。"


def go_on(table: Table) -> list[list[str]]:
    """Let the unit with 9 ATK rest and do whatever keeps the loop going; gives what there was to choose from at each "may"."""
    asked: list[list[str]] = []
    mine = written(table, table.unit("attack2", 0), "即時：味方のATK9のユニットを1体選び、それをレストする。")
    table.main_phase(0)
    use(table, mine)
    while len(asked) < 9 and table.state.zones[GATE]:
        words = [action.text for action in table.game.legal()]
        if "no" in words:
            asked.append(words)
        table.game.choose(words.index("pass") if "pass" in words else 0)
    return asked


@pytest.mark.rules("17-1a")
def test_17_1a_1_the_only_one_who_can_stop_a_loop_has_to_when_it_comes_again(table: Table) -> None:
    unit = written(table, table.unit("attack1", 0, atk=9), f"{MAY_ACT}\n{RESTS}")
    assert go_on(table) == [["yes", "no"], ["no"]]
    assert table.rests(unit)


@pytest.mark.rules("17-1a")
def test_17_1a_1_a_loop_by_which_something_grows_can_be_gone_on_with(table: Table) -> None:
    written(table, table.unit("attack1", 0, atk=9), f"{MAY_ACT}ターン終了時まで、{GROWS}\n{RESTS}")
    assert go_on(table) == [["yes", "no"]] * 9
