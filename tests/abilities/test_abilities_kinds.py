"""Conditions about several sorts of cards at once, labels that stand alone, numbers within bounds; on a table of Z/X."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tefuda.kernel.abilities.card_effects import Lasts
from tefuda.kernel.abilities.ability_kinds import Activated
from tefuda.kernel.abilities.copied_abilities import GainAbilityOf
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.conditions import ThereAmong, ThereOfEach, ThereOfKinds
from tefuda.kernel.abilities.labels import Labelled, OnlyLabelled
from tefuda.kernel.abilities.filters import Between
from tefuda.kernel.abilities.nodes import AT_LEAST, YOU, Condition, Filter
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.deck_effects import TakeUpTo
from tefuda.kernel.abilities.qualities import GainsLabel
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.zx.areas import BY_ABILITY, ZONE_DECK, ZONE_SQUARE, ZONE_TRASH
from tefuda.rulebooks.zx.cards import COST
from tests.zx.zx_table import Table
from tests.zx.zx_texts import DRAW, IS_ZX, SLEEP, act, damage

TRASH = Cards((ZONE_TRASH,), YOU)
RED, BLUE = Labelled("color:red"), Labelled("color:blue")


@pytest.fixture
def laid() -> Iterator[Table]:
    table = Table()
    yield table
    table.close()


def holds(table: Table, condition: Condition) -> bool:
    """Whether a condition is met, read off a card that is drawn for it."""
    user = table.put("square7", 0, abilities=(act(If(condition, DRAW)),))
    before = table.count("hand", 0)
    table.main_phase(0)
    table.choose("use", user)
    table.lay(user, "box", 0)
    return table.count("hand", 0) > before


def fitting(table: Table, test: Filter) -> set[int]:
    """The Z/X of player 1 that are dealt damage for passing a test."""
    hit = Do(Cards((ZONE_SQUARE,), 1, (IS_ZX, test)), damage(1))
    user = table.put("square7", 0, abilities=(act(hit),))
    table.main_phase(0)
    table.choose("use", user)
    return {card for card, points in enumerate(table.state.damage) if points}


def test_there_are_so_many_of_each(laid: Table) -> None:
    each = ThereOfEach(TRASH, (RED, BLUE), AT_LEAST, Fixed(2))
    laid.put("trash", 0, colors=("red",))
    laid.put("trash", 0, colors=("red", "blue"))
    assert not holds(laid, each)
    laid.put("trash", 0, colors=("blue",))
    assert holds(laid, each), "one card counts for both"


def test_there_are_so_many_with_one_among_them(laid: Table) -> None:
    among = ThereAmong(TRASH, AT_LEAST, Fixed(2), (RED, Labelled("tribe:灯守")))
    laid.put("trash", 0, tribes=("灯守",))
    assert not holds(laid, among)
    laid.put("trash", 0)
    assert holds(laid, among)
    assert not holds(laid, ThereAmong(TRASH, AT_LEAST, Fixed(2), (BLUE,)))


def test_there_are_so_many_kinds(laid: Table) -> None:
    kinds = ThereOfKinds(TRASH, AT_LEAST, Fixed(2), "tribe", Fixed(3))
    laid.put("trash", 0, tribes=("灯守", "刃"))
    laid.put("trash", 0, tribes=("灯守",))
    assert not holds(laid, kinds)
    laid.put("trash", 0, tribes=("紙",))
    assert holds(laid, kinds)


def test_only_one_label_of_its_sort(laid: Table) -> None:
    red = laid.put("square1", 1, colors=("red",), tribes=("刃",))
    laid.put("square3", 1, colors=("red", "blue"))
    laid.put("square5", 1, colors=("blue",))
    assert fitting(laid, OnlyLabelled("color:red")) == {red}


def test_what_is_gained_counts_too(laid: Table) -> None:
    laid.put("square1", 1, colors=("red",))
    blue = Do(Cards((ZONE_SQUARE,), 1, (IS_ZX,)), Lasts(GainsLabel("color:blue"), FOR_TURN))
    user = laid.put("square9", 0, abilities=(act(blue),))
    laid.main_phase(0)
    laid.choose("use", user)
    assert fitting(laid, OnlyLabelled("color:red")) == set()


def test_a_number_within_bounds(laid: Table) -> None:
    cards = [laid.put(f"square{place}", 1, cost=cost) for place, cost in ((1, 1), (3, 2), (4, 4), (5, 5))]
    assert fitting(laid, Between(COST, 2, 4)) == set(cards[1:3])


def test_a_card_adopts_one_of_the_abilities_that_others_can_play(laid: Table) -> None:
    one = Activated(timings=(0,), costs=(SLEEP,), effects=(DRAW,))
    two = Activated(timings=(0,), costs=(SLEEP,), effects=(DRAW, DRAW))
    laid.put("trash", 0, abilities=(one, two))
    user = laid.put("square7", 0, abilities=(act(GainAbilityOf(TRASH, FOR_TURN)),))
    laid.main_phase(0)
    laid.choose("use", user)
    assert laid.offered("number") == [0, 1]
    laid.choose("number", 1)
    laid.state.flags[user] = 0
    laid.main_phase(0)
    laid.choose("use", user, 1)
    assert laid.count("hand", 0) == 2


def test_without_such_an_ability_nothing_is_adopted(laid: Table) -> None:
    laid.put("trash", 0)
    user = laid.put("square7", 0, abilities=(act(GainAbilityOf(TRASH, FOR_TURN)),))
    laid.main_phase(0)
    laid.choose("use", user)
    assert laid.state.effects == ()


def test_up_to_so_many_off_a_pile_as_long_as_the_player_goes_on(laid: Table) -> None:
    user = laid.put("square7", 0, abilities=(act(TakeUpTo(YOU, ZONE_DECK, 3, ZONE_TRASH, BY_ABILITY), DRAW),))
    laid.main_phase(0)
    laid.choose("use", user)
    laid.choose("yes")
    laid.choose("yes")
    laid.choose("no")
    assert (laid.count("trash", 0), laid.count("hand", 0)) == (2, 1)
