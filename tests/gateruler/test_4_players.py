"""Chapter 4: summoning right and summon count, owner and controller."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.gateruler.areas import SUMMON_COUNT, SUMMONING_RIGHT
from tefuda.rulebooks.gateruler.c4_players import has_summons_left
from tefuda.rulebooks.gateruler.cards import UNLIMITED

from .table import Table


@pytest.mark.rules("4-3a", "4-3a-1")
def test_4_3a_1a_in_their_own_turn_a_player_has_the_right_of_their_ruler() -> None:
    table = Table("knight", "apprentice")
    table.new_turn(0)
    assert table.state.registers[SUMMONING_RIGHT] == 2
    table.new_turn(1)
    assert table.state.registers[SUMMONING_RIGHT + 1] == UNLIMITED


def test_4_3a_1b_in_the_turn_of_the_other_it_is_unlimited() -> None:
    table = Table("knight", "knight")
    table.new_turn(1)
    assert table.state.registers[SUMMONING_RIGHT] == UNLIMITED
    table.state.registers[SUMMON_COUNT] = 5
    assert has_summons_left(table.state, 0)


def test_4_3a_2_the_count_begins_anew_each_turn() -> None:
    table = Table("knight", "knight")
    table.state.registers[SUMMON_COUNT] = 2
    table.state.registers[SUMMON_COUNT + 1] = 1
    table.new_turn(1)
    assert table.state.registers[SUMMON_COUNT:SUMMON_COUNT + 2] == [0, 0]


@pytest.mark.rules("4-4a-1")
def test_4_4a_the_owner_is_who_brought_the_card(table: Table) -> None:
    assert {table.state.owner[card] for card in table.cards("deck", 0)} == {0}
    assert {table.state.owner[card] for card in table.cards("deck", 1)} == {1}
    card = table.cards("deck", 1)[-1]
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    assert table.where(card) == ("damage", 1)
    assert table.state.owner[card] == 1


@pytest.mark.rules("4-5a")
def test_4_5b_on_the_gate_the_player_who_played_the_card_controls_it(table: Table) -> None:
    instant = table.event("set1", 1, "instant")
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", instant)
    assert table.state.controller[instant] == 1


def test_4_5a_the_controller_makes_the_choices() -> None:
    table = Table("paying", "paying")
    unit = table.unit("hand", 0, level=2)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    assert table.asks == (0, "14-3b-6a")
