"""10-7: a leader that was turned over is the same card."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import turn_over
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.dragonball.areas import BY_RULE
from tefuda.rulebooks.dragonball.cards import POWER
from tests.dragonball.table import BACK_POWER, LEADER_POWER, Table
from tefuda.kernel.continuous.effect_sorts import ADD


def turn_leader(table: Table) -> None:
    table.happen(lambda: turn_over(table.state, table.leader(0), BY_RULE))


@pytest.mark.rules("10-7-3-1")
def test_10_7_3_turned_to_its_back_a_card_stays_the_same_and_keeps_what_applies_to_it(table: Table) -> None:
    leader = table.leader(0)
    before = table.state.obj[leader]
    table.rest(leader)
    add_effect(table.state, ADD, POWER, card=leader, value=1000)
    turn_leader(table)
    assert (table.state.obj[leader], table.rested(leader)) == (before, True)
    assert table.number(leader, "power") == BACK_POWER + 1000


@pytest.mark.rules("10-7-4-1")
def test_10_7_4_turned_to_its_front_again_too(table: Table) -> None:
    leader = table.leader(0)
    before = table.state.obj[leader]
    turn_leader(table)
    add_effect(table.state, ADD, POWER, card=leader, value=1000)
    turn_leader(table)
    assert table.state.obj[leader] == before
    assert table.number(leader, "power") == LEADER_POWER + 1000


@pytest.mark.rules("2-3-2-1-2")
@pytest.mark.parametrize("text, power", [
    ("【永続発動】自分のバトルカードすべてのパワーを+1000する。", 1000),
    ("【永続発動】自分のバトルカードすべては「【永続発動】このカードのパワーを+2000する。」を得る。", 2000),
])
def test_10_7_3_what_the_back_says_is_so_from_then_on_and_until_it_is_turned_again(
    table: Table, text: str, power: int,
) -> None:
    card = table.put("battle", 0)
    turn_leader(table)
    table.give(table.leader(0), text)
    turn_leader(table)
    before = table.number(card, "power")
    turn_leader(table)
    assert table.number(card, "power") == before + power
    turn_leader(table)
    assert table.number(card, "power") == before
