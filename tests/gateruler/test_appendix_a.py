"""Appendix A: the five rulers, in a game."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.gateruler.areas import SUMMONING_RIGHT
from tefuda.rulebooks.gateruler.c3_zones import current_life, front_row, ruler_number, set_places
from tefuda.rulebooks.gateruler.cards import ATK, STK, UNLIMITED

from .table import Table

DRIVING = ("apprentice", "highlander", "world-master-alpha-2020")
DRAWING = ("knight", "world-master-beta-2020")
NUMBERS = {
    "apprentice": (12, 4, 3), "highlander": (12, 4, 3), "knight": (11, 3, 3), "world-master-alpha-2020": (11, 3, 3),
    "world-master-beta-2020": (9, 3, 3),
}


@pytest.mark.parametrize("ruler", NUMBERS)
def test_life_attack_and_strike(ruler: str) -> None:
    table = Table(ruler, "plain")
    g = table.state
    assert (current_life(g, 0), ruler_number(g, 0, ATK), ruler_number(g, 0, STK)) == NUMBERS[ruler]


@pytest.mark.parametrize("ruler", NUMBERS)
def test_zones(ruler: str) -> None:
    table = Table(ruler, "plain")
    assert (len(front_row(table.state, 0)), len(set_places(table.state, 0))) == (3, 3)
    assert table.state.closed[table.place("hand", 0)] == int(ruler in DRIVING)


@pytest.mark.parametrize("ruler", DRIVING)
def test_three_rulers_drive_two_cards_and_pay_nothing(ruler: str) -> None:
    table = Table(ruler, ruler)
    assert (table.count("deck", 0), table.count("energy", 0)) == (50, 0)
    dear = table.unit("drive", 0, face_up=True, level=5)
    table.new_turn(0)
    table.pass_to("6-3b")
    assert table.state.registers[SUMMONING_RIGHT] == UNLIMITED
    assert table.count("drive", 0) == 3
    assert table.count("deck", 0) == 48
    assert dear in table.offered("summon")


@pytest.mark.parametrize("ruler", DRAWING)
@pytest.mark.parametrize("turn", [1, 2])
def test_two_rulers_draw_and_act_energy(ruler: str, turn: int) -> None:
    table = Table(ruler, ruler)
    for card in table.cards("energy", 0)[:2]:
        table.state.flags[card] = 1
    dear = table.unit("hand", 0, level=4)
    table.new_turn(0, turn)
    table.pass_to("6-3b")
    assert table.state.registers[SUMMONING_RIGHT] == 2
    assert table.count("hand", 0) == 2 + 1 + turn
    assert not any(table.rests(card) for card in table.cards("energy", 0))
    assert dear not in table.offered("summon")
    assert table.count("drive", 0) == 0
