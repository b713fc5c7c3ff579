"""What a text can ask of the game."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import Rest
from tefuda.kernel.abilities.conditions import (
    All, CameFrom, Compared, Done, Fits, Register, Some, There, TurnOf, Unless,
)
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Moves
from tefuda.kernel.abilities.nodes import AT_LEAST, EQUAL, MORE, OPPONENT, YOU
from tefuda.kernel.abilities.numbers import Counted, Fixed
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.spoken_of import This
from tefuda.rulebooks.dragonball.areas import (
    BATTLE_PHASE, BATTLE_START, BY_SKILL, MAIN_PHASE, MAIN_START, PHASE, ZONE_BATTLE, ZONE_DROP, ZONE_HAND,
)
from tests.abilities.abilities_help import DRAW_ONE, MINE, THEIRS, drawn, holds, when
from tests.dragonball.table import Table

YES = Compared(Fixed(1), EQUAL, Fixed(1))
NO = Compared(Fixed(1), EQUAL, Fixed(2))


@pytest.mark.parametrize(("count", "met"), [(1, False), (2, True), (3, True)])
def test_there_counts_cards(table: Table, count: int, met: bool) -> None:
    table.put_many(count, "battle", 1)
    assert holds(table, There(THEIRS, AT_LEAST, Fixed(2))) is met


@pytest.mark.parametrize(("mine", "met"), [(1, False), (2, True)])
def test_compared_sets_one_number_against_another(table: Table, mine: int, met: bool) -> None:
    table.put_many(mine, "battle", 0)
    table.put("battle", 1)
    assert holds(table, Compared(Counted(MINE), MORE, Counted(THEIRS))) is met


@pytest.mark.parametrize(("labels", "met"), [(["trait:森"], True), (["trait:森", ""], False), ([], False)])
def test_fits_needs_some_cards_and_all_of_them_to_pass(table: Table, labels: list[str], met: bool) -> None:
    for label in labels:
        table.put("battle", 0, labels=label)
    assert holds(table, Fits(MINE, Labelled("trait:森"))) is met


@pytest.mark.parametrize("rested", [True, False])
def test_done_is_whether_what_stood_before_was_done(table: Table, rested: bool) -> None:
    table.put("battle", 1, rested=rested)
    count = drawn(table, Do(THEIRS, Rest(BY_SKILL)), If(Done(), DRAW_ONE))
    assert count == (0 if rested else 1)


@pytest.mark.parametrize("whose", [YOU, OPPONENT])
@pytest.mark.parametrize("player", [0, 1])
def test_turn_of_is_about_the_master_of_the_ability(table: Table, whose: int, player: int) -> None:
    table.put("battle", 0, text=when(At(MAIN_START), If(TurnOf(whose), DRAW_ONE)))
    table.main_phase(player)
    assert table.count("hand", 0) == int(player == whose)


@pytest.mark.parametrize(("phase", "count"), [(MAIN_PHASE, 0), (BATTLE_PHASE, 1)])
def test_register_asks_for_the_phase(table: Table, phase: int, count: int) -> None:
    table.put("battle", 0, text=when(At(BATTLE_START), If(Register(PHASE, phase), DRAW_ONE)))
    table.battle_phase(0)
    assert table.count("hand", 0) == count


def test_unless_is_the_opposite(table: Table) -> None:
    assert not holds(table, Unless(YES))
    assert holds(table, Unless(NO))


@pytest.mark.parametrize(("parts", "all_met", "some_met"), [
    ((YES, YES), True, True), ((YES, NO), False, True), ((NO, YES), False, True), ((NO, NO), False, False),
])
def test_all_needs_all_and_some_needs_one(
    table: Table, parts: tuple[Compared, ...], all_met: bool, some_met: bool,
) -> None:
    assert holds(table, All(parts)) is all_met
    assert holds(table, Some(parts)) is some_met


@pytest.mark.parametrize(("zones", "count"), [((ZONE_HAND,), 1), ((ZONE_DROP,), 0), ((ZONE_DROP, ZONE_HAND), 1)])
def test_came_from_asks_where_the_card_of_the_event_was(table: Table, zones: tuple[int, ...], count: int) -> None:
    text = when(Moves(This(), targets=(ZONE_BATTLE,)), If(CameFrom(zones), DRAW_ONE))
    card = table.put("hand", 0, text=text)
    table.main_phase(0)
    table.choose("play", card)
    assert table.count("hand", 0) == count
