"""2-9-1 with 1-3-1: something else that a text lets a player do than pay the cost of a card."""
from __future__ import annotations

import pytest

from tests.gundam.table import Table

MAY = "手札のこのカードをプレイする場合、コストを支払うかわりに、自分のユニット1つを破壊してもよい。"
WHILE = f"相手のユニットがいる間、{MAY}"
DISCARD = "手札のこのカードをプレイする場合、コストを支払うかわりに、自分の手札1枚を捨ててもよい。"


@pytest.mark.rules("1-3-1")
def test_2_9_1_a_player_may_do_something_else_than_rest_resources(table: Table) -> None:
    table.resources(0, 2)
    unit = table.unit(0)
    card = table.reads(MAY).hand(0, cost=2, level=1)
    table.main_phase(0)
    table.choose("deploy", card)
    assert table.words == ["number", "number"]
    table.game.choose(0)
    assert (table.where(card), table.where(unit)) == (("battle", 0), ("trash", 0))
    assert not any(table.rested(it) for it in table.cards("resources", 0))


@pytest.mark.rules("2-8-1")
def test_2_9_1_the_level_is_asked_for_all_the_same(table: Table) -> None:
    table.resources(0, 1)
    table.unit(0)
    card = table.reads(MAY).hand(0, cost=2, level=2)
    table.main_phase(0)
    assert card not in table.offered("deploy")
    table.resources(0, 1, rested=True)
    table.main_phase(0)
    assert card in table.offered("deploy")


@pytest.mark.parametrize("met", [False, True])
def test_2_9_1_it_hangs_on_its_condition(table: Table, met: bool) -> None:
    table.unit(0)
    card = table.reads(WHILE).hand(0, cost=2)
    if met:
        table.unit(1)
    table.main_phase(0)
    assert (card in table.offered("deploy")) == met


@pytest.mark.rules("1-3-1", "4-11")
@pytest.mark.parametrize(("type", "word"), [("unit", "deploy"), ("base", "deploy"), ("pilot", "set")])
def test_2_9_1_with_too_few_resources_the_other_thing_is_done(table: Table, type: str, word: str) -> None:
    unit = table.unit(0)
    table.leave(0, "hand", 0)
    card = table.reads(DISCARD).hand(0, type, cost=3)
    table.main_phase(0)
    assert card not in table.offered(word), "it can't be discarded for itself"
    other = table.hand(0, cost=9)
    table.main_phase(0)
    table.choose(word, card, *([unit] if word == "set" else []))
    assert table.where(other) == ("trash", 0)
    assert table.where(card)[0] != "hand"
