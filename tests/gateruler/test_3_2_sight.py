"""3-2: who sees which zone, and what becomes of cards that effects move."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.projection import value
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.gateruler.cards import ATK

from .table import Table
from .texts import go

# Each zone with who sees a card of player 0 that lies there: nobody, player 0, or both.
SEEN = {
    "deck": 0, "hand": 1, "attack1": 3, "defence": 3, "set1": 1, "damage": 3, "soul": 3, "graveyard": 3, "exile": 3,
    "counter": 3, "energy": 3,
}


@pytest.mark.rules(
    "3-4a", "3-4b", "3-5a", "3-5b", "3-6b-1", "3-8b", "3-10b", "3-13b", "3-14b", "3-15a", "3-15b", "3-17a", "3-17b",
    "3-19b")
@pytest.mark.parametrize("place", SEEN)
def test_3_2b_each_zone_is_open_to_some_players(table: Table, place: str) -> None:
    card = table.event(place, 0) if place == "set1" else table.unit(place, 0)
    assert sees(table.state, card) == SEEN[place]


@pytest.mark.rules("3-7b", "3-11b", "3-2a-1")
def test_3_2b_rulers_and_fields_are_open(table: Table) -> None:
    assert sees(table.state, table.ruler(0)) == sees(table.state, table.field("field", 1)) == 3
    assert [table.where(table.ruler(player)) for player in (0, 1)] == [("ruler", 0), ("ruler", 1)]


def test_3_2d_1_an_effect_knows_the_card_that_it_moved(table: Table) -> None:
    card = table.unit("graveyard", 0, atk=3)
    go(table, "君の墓地のカードを1枚選び、それを特殊召喚する。それをATK+2する。")
    table.choose("place", "attack2")
    assert (table.where(card), value(table.state, card, ATK)) == (("attack2", 0), 5)


@pytest.mark.rules("3-2c-2")
def test_3_2d_2_the_owner_puts_cards_that_go_to_a_deck_together_in_order(table: Table) -> None:
    one, other = table.unit("graveyard", 1, atk=3), table.unit("graveyard", 1, atk=4)
    go(table, "相手の墓地のカードを2枚選び、それらをデッキの上に置く。")
    assert table.state.player == 1
    table.choose("pick", other)
    assert table.cards("deck", 1)[-2:] == [other, one]
