"""Costs that are settled whole before they are paid, and costs that are paid on resolution; on a table of Vanguard."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.ability_kinds import Automatic
from tefuda.kernel.abilities.control_flow import If, Sequence
from tefuda.kernel.costs.ability_costs import PayCosts
from tefuda.kernel.abilities.nodes import Effect
from tefuda.kernel.codes import FACE_DOWN
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import DRAW, PLACED_R, act, counter_blast, discard, soul_blast


@pytest.fixture
def laid() -> Iterator[Table]:
    table = Table()
    yield table
    table.close()


def called(table: Table, *costs: Effect) -> None:
    """A unit is called that draws a card where its costs are paid."""
    ability = Automatic(when=PLACED_R, costs=costs, effects=(PayCosts(), If(Done(True), DRAW)))
    it = table.put("hand", 0, abilities=(ability,))
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))


def test_pay_costs_asks_and_what_hangs_on_it_follows(laid: Table) -> None:
    laid.put("damage", 0)
    called(laid, counter_blast(1))
    assert laid.words == ["yes", "no"]
    laid.choose("yes")
    assert laid.count("hand", 0) == 1


def test_costs_that_nobody_pays_are_not_paid(laid: Table) -> None:
    laid.put("damage", 0)
    called(laid, counter_blast(1))
    laid.choose("no")
    assert laid.count("hand", 0) == 0
    assert not laid.state.flags[laid.top("damage", 0)] & FACE_DOWN


def test_without_costs_there_is_nothing_to_ask(laid: Table) -> None:
    called(laid)
    assert laid.count("hand", 0) == 1


def test_what_everybody_sees_to_be_impossible_is_not_asked(laid: Table) -> None:
    laid.put("damage", 0)
    called(laid, counter_blast(1), soul_blast(1))
    assert laid.asks == (0, "6.6.1.2")
    assert laid.count("hand", 0) == 0


def test_costs_within_a_sequence_are_settled_together_too(laid: Table) -> None:
    costs = (Sequence((discard(1), counter_blast(1))), soul_blast(1))
    it = laid.new_vanguard(0, abilities=(act(DRAW, costs=costs),), grade=3)
    for zone in ("hand", "hand", "damage", "soul"):
        laid.put(zone, 0)
    laid.main_phase()
    laid.choose("use", it)
    assert laid.events("moved", "pay") == []
    laid.choose("pick", laid.cards("hand", 0)[0])
    assert (laid.count("soul", 0), laid.count("drop", 0), laid.count("hand", 0)) == (0, 2, 2)
