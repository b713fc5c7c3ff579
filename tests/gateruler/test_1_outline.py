"""Chapter 1: winning, drawing, and the principles that the rest relies on."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import DECLARED, MOVED, RESTED, STOOD
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.gateruler.areas import ATTACK, DRAW, HAND
from tefuda.rulebooks.gateruler.c13_damage import recover_ruler, reduce_damage

from .table import LIFE, Table
from tefuda.kernel.continuous.effect_sorts import PROHIBIT


@pytest.mark.rules("1-2a", "1-3a", "1-3b", "1-4b")
def test_1_4a_the_player_who_loses_leaves_the_other_as_winner(table: Table) -> None:
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), LIFE)
    table.settle()
    assert table.game.over
    assert table.game.winner == 0


def test_1_4b_1_nobody_is_left_in_a_draw(table: Table) -> None:
    table.main_phase(0)
    for player in (0, 1):
        table.leave(0, "deck", player)
    table.settle()
    assert table.game.over
    assert table.game.winner is None
    assert table.state.losers == 3


@pytest.mark.rules("1-4c-1")
def test_1_4c_conceding_is_possible_at_any_decision(table: Table) -> None:
    add_effect(table.state, PROHIBIT, DECLARED)
    table.game.concede(1)
    assert table.game.winner == 0


@pytest.mark.rules("1-5b")
def test_1_5b_1_as_many_as_can_be(table: Table) -> None:
    table.unit("damage", 0)
    table.main_phase(0)
    table.happen(lambda g: recover_ruler(g, 0, 5))
    assert table.count("damage") == 0
    assert table.count("graveyard") == 1


def test_1_5b_2_damage_of_0_is_not_dealt_at_all(table: Table) -> None:
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 0)
    assert table.gate == []


def test_1_5c_what_is_so_already_does_not_become_so(table: Table) -> None:
    resting = table.unit("attack1", 0, rested=True)
    table.unit("attack2", 0)
    table.new_turn(0)
    assert [event.handle for event in table.events("stood")] == [table.name(resting)]


@pytest.mark.parametrize("what", [DECLARED, RESTED])
@pytest.mark.rules("8-4d-1")
def test_1_5d_a_prohibition_wins(table: Table, what: int) -> None:
    unit, other = table.unit("attack1", 0), table.unit("attack2", 0)
    add_effect(table.state, PROHIBIT, what, reason=ATTACK, card=unit)
    table.attack_phase(0)
    assert table.offered("attack") == [other, table.ruler(0)]
    assert table.why_not(f"attack {table.name(unit)} enemy.ruler") == "1-5d"


def test_1_5d_a_prohibited_draw_is_not_made() -> None:
    table = Table("knight", "knight")
    for card in table.cards("deck", 0):
        add_effect(table.state, PROHIBIT, MOVED, reason=DRAW, card=card)
    table.new_turn(0)
    before = table.count("hand")
    table.pass_to("6-3b")
    assert table.count("hand") == before


def test_1_5d_a_prohibited_act_is_not_done(table: Table) -> None:
    unit = table.unit("attack1", 0, rested=True)
    add_effect(table.state, PROHIBIT, STOOD, card=unit)
    table.new_turn(0)
    assert table.rests(unit)


def test_1_5e_numbers_are_chosen_from_0_up(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), one, 2, other, 2)
    table.happen(lambda g: reduce_damage(g, table.gate[0], 2))
    assert [operand for _, operand, _ in table.offers] == [0, 1, 2]


def test_1_5g_a_hand_that_does_not_exist_counts_as_0() -> None:
    table = Table("apprentice", "plain")
    assert table.state.closed[HAND] == 1
    assert table.count("hand", 0) == 0
