"""Places on a board, on the squares of Z/X."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from tefuda.kernel.abilities.ability_kinds import Played
from tefuda.kernel.abilities.card_effects import Rest
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import EITHER, Effect, Filter
from tefuda.kernel.abilities.board_places import Beside, Placed, Places, PutInto
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.abilities.resolution import call_effect
from tefuda.rulebooks.zx.areas import BY_RULE, LAYOUT
from tests.zx.zx_table import Table

SQUARE = next(number for number, zone in enumerate(LAYOUT.zones) if zone.name == "square")
ON_BOARD = Cards((SQUARE,), EITHER)


@pytest.fixture
def board() -> Iterator[Table]:
    laid = Table()
    yield laid
    laid.close()


def carry_out(board: Table, player: int, square: str, *effects: Effect) -> int:
    """A card on that square does it."""
    card = board.put(square, player, abilities=(Played(effects=effects),))
    g = board.state
    number = g.table.printed_abilities[g.prints[card]][0]
    board.happen(lambda: call_effect(g, number, Scope(card, g.obj[card], player)))
    return card


def rested(board: Table, test: Filter, player: int = 0, square: str = "square5") -> set[str]:
    """The squares of the cards that pass a test."""
    carry_out(board, player, square, Do(Cards((SQUARE,), EITHER, (test,)), Rest(BY_RULE)))
    return {f"square{number}" for number in range(1, 10)
            if any(board.rested(card) for card in board.cards(f"square{number}"))}


@pytest.mark.parametrize(("player", "squares"), [(0, {"square1"}), (1, {"square9"})])
def test_placed_counts_squares_from_the_side_of_the_master(board: Table, player: int, squares: set[str]) -> None:
    for square in ("square1", "square9", "square4"):
        board.put(square, 0)
    assert rested(board, Placed((0,)), player) == squares


def test_beside_is_next_to_a_card(board: Table) -> None:
    for square in ("square1", "square4", "square6", "square9"):
        board.put(square, 0)
    found = rested(board, Beside(This()))
    assert {"square4", "square6"} <= found
    assert not found & {"square1", "square9", "square5"}


def test_put_into_lets_a_player_pick_one_of_the_places(board: Table) -> None:
    """Of the four squares next to the middle one, the two player squares are taken."""
    free = Places(SQUARE, without=(Placed(tuple(range(9))),), beside=This())
    card = carry_out(board, 0, "square5", Do(This(), PutInto(free, BY_RULE)))
    assert [first for word, first, _ in board.offers if word == "place"] == [
        board.place("square4"), board.place("square6")]
    board.choose("place", board.place("square6"))
    assert board.cards("square6") == [card]


def test_places_can_be_named_by_their_numbers(board: Table) -> None:
    card = carry_out(board, 0, "square5", Do(This(), PutInto(Places(SQUARE, indexes=(0,)), BY_RULE)))
    assert board.cards("square1") == [card]


def test_put_into_nowhere_leaves_the_card(board: Table) -> None:
    none = Places(SQUARE, indexes=(4,), without=(Placed(tuple(range(9))),))
    card = carry_out(board, 0, "square5", Do(This(), PutInto(none, BY_RULE)), Do(ON_BOARD, Rest(BY_RULE)))
    assert board.cards("square5") == [card]
    assert board.rested(card)
