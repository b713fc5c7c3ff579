"""Chapter 700, and 808 as far as it says which ability comes next."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import TIMING
from tefuda.rulebooks.zx.areas import BY_RULE, MAIN_START
from tests.zx.zx_table import Table


@pytest.mark.rules("701.1", "701.2", "702.1")
def test_701_2_a_pre_process_comes_before_priority(table: Table) -> None:
    doomed = table.put("square7", 0, damage=3000)
    with table.tracing() as trace:
        table.begin("701.2", 0)
    assert trace[0:2] == ["701.2", "702.2a"]
    assert trace[-1] == "506.2"
    assert table.where(doomed) == ("charge", 0)


def test_701_3_passing_is_always_possible(table: Table) -> None:
    assert [word for word, _, _ in table.offers] == ["pass"]


@pytest.mark.rules("702.2", "906.1")
def test_702_2a_until_no_rule_effect_is_due(table: Table) -> None:
    """Six Z/X are destroyed, so the charge is too full, so two of them go to the trash."""
    for number in (1, 3, 4, 5, 7, 9):
        table.put(f"square{number}", 0, damage=3000)
    table.check()
    assert table.asks == (0, "906.1")
    table.choose("pick")
    table.choose("pick")
    assert (table.count("charge", 0), table.count("trash", 0)) == (4, 2)


@pytest.mark.rules("808.1", "808.1b", "808.2")
def test_702_2b_one_ability_then_rule_effects_again(table: Table) -> None:
    victim = table.put("square7", 0)
    seen: list[str] = []

    def wound() -> None:
        table.state.damage[victim] = 3000
        table.state.needs_rule_check = True

    table.ability(0, TIMING, wound, reason=MAIN_START)
    table.ability(0, TIMING, lambda: seen.append(table.where(victim)[0]), reason=MAIN_START)
    table.main_phase(0)
    assert table.asks == (0, "702.2b")
    table.choose("number", 0)
    assert seen == ["charge"]


def test_702_2b_what_an_ability_does_is_caused_by_that_paragraph(table: Table) -> None:
    victim = table.put("square7", 0)
    table.ability(0, TIMING, lambda: rest(table.state, victim, BY_RULE), reason=MAIN_START)
    table.main_phase(0)
    assert [event.cause for event in table.events("rested")] == ["702.2b"]


def test_808_2a_the_turn_player_picks_among_the_abilities_of_both(table: Table) -> None:
    order: list[int] = []
    table.ability(0, TIMING, lambda: order.append(0), reason=MAIN_START)
    table.ability(1, TIMING, lambda: order.append(1), reason=MAIN_START)
    table.main_phase(1)
    assert table.asks == (1, "702.2b")
    table.choose("number", 0)
    assert order == [0, 1]
