"""17-1: loops. Without card texts the one action that can be undone for ever is to rearrange units."""
from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rules("17-1a")
def test_17_1a_1_a_loop_is_not_begun_again_in_the_same_position(table: Table) -> None:
    table.unit("attack1", 0)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "attack2")
    table.choose("rearrange", "attack1", "attack2")
    assert table.why_not("rearrange attack1 attack2") == "17-1a-1"
    # Another one is possible, and from there on too.
    table.choose("rearrange", "attack1", "defence")
    assert ("rearrange", table.place("attack1"), table.place("defence")) in table.offers


def test_17_1a_1_it_comes_to_an_end_whatever_is_chosen(table: Table) -> None:
    for name in ("attack1", "attack2", "defence"):
        table.unit(name, 0)
    table.main_phase(0)
    count = 0
    while table.offered("rearrange"):
        table.game.choose(0)
        count += 1
    assert 0 < count < 100
    assert table.offers == [("pass", 0, 0)]


def test_17_1a_1_another_action_makes_it_possible_again(table: Table) -> None:
    table.unit("attack1", 0)
    event = table.event("hand", 0)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "attack2")
    table.choose("rearrange", "attack1", "attack2")
    table.choose("set", event, "set1")
    assert table.why_not("rearrange attack1 attack2") == ""


def test_17_1a_1_a_new_turn_makes_it_possible_again(table: Table) -> None:
    table.unit("attack1", 0)
    table.main_phase(0)
    table.choose("rearrange", "attack1", "attack2")
    table.choose("rearrange", "attack1", "attack2")
    table.pass_to("6-5b")
    table.settle()
    table.pass_to("6-5b")
    table.settle()
    table.pass_to("6-3b")
    assert table.state.turn_player == 0
    assert table.why_not("rearrange attack1 attack2") == ""
