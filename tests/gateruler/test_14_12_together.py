"""14-12c-2: the turn player says in which order effects apply that began at the same time."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.nodes import EITHER, EQUAL
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.gateruler.areas import BY_ABILITY, IN_FRONT, ZONE_GRAVEYARD
from tefuda.rulebooks.gateruler.cards import ATK, LEVEL

from .table import Table
from .texts import do, normal, use, written

IN_GRAVE = "このカードが墓地にある場合、"
SETS = f"{IN_GRAVE}味方のユニットのATKは2である。"
ADDS = f"{IN_GRAVE}味方のユニットはATK+3。"
ADDS_TO_FOES = f"{IN_GRAVE}敵のユニットはATK+3。"
FALLING = 9


def falling(table: Table, place: str, player: int, text: str) -> int:
    """A unit that goes to the graveyard together with others, where its text begins to work."""
    return written(table, table.unit(place, player, level=FALLING, hp=len(text)), text)


def fall_together(table: Table, turn_player: int) -> None:
    """All of them go to the graveyards at the same time, by an effect of the turn player."""
    those = Cards(IN_FRONT, EITHER, (Has(LEVEL, EQUAL, Fixed(FALLING)),))
    unit = table.give(
        table.unit("attack1", turn_player, hp=9), normal(do(MoveTo(ZONE_GRAVEYARD, BY_ABILITY), those)))
    table.main_phase(turn_player)
    use(table, unit)
    table.resolve()


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("turn_player", [0, 1])
def test_14_12c_2_the_turn_player_orders_what_began_at_once(table: Table, turn_player: int, first: int) -> None:
    """Whoever's units they are."""
    cards = [falling(table, "attack2", 0, SETS), falling(table, "defence", 0, ADDS)]
    fall_together(table, turn_player)
    seen = table.unit("attack2", 0, atk=7, hp=8)
    assert table.asks == (turn_player, "14-12c-2")
    assert sorted(table.offered("pick")) == sorted(cards)
    table.choose("pick", cards[first])
    assert table.asks[1] == "9-3e"
    assert value(table.state, seen, ATK) == (5 if first == 0 else 2)


@pytest.mark.parametrize("first", [0, 1])
def test_14_12c_2_losing_attributes_and_being_given_one(table: Table, first: int) -> None:
    cards = [falling(table, "attack2", 0, f"{IN_GRAVE}味方のユニットは属性を失う。"),
             falling(table, "defence", 0, f"{IN_GRAVE}味方のユニットは＜鳥＞としても扱う。")]
    fall_together(table, 0)
    seen = table.unit("attack2", 0, attributes=("魚",))
    assert table.asks == (0, "14-12c-2")
    table.choose("pick", cards[first])
    assert has_label(table.state, seen, "attribute:鳥") == (first == 0)


@pytest.mark.parametrize("first", [0, 1])
def test_14_12c_2_also_of_those_of_both_players(table: Table, first: int) -> None:
    cards = [falling(table, "attack2", 0, SETS), falling(table, "defence", 1, ADDS_TO_FOES)]
    fall_together(table, 0)
    seen = table.unit("attack2", 0, atk=7, hp=8)
    assert table.asks == (0, "14-12c-2")
    table.choose("pick", cards[first])
    assert value(table.state, seen, ATK) == (5 if first == 0 else 2)


def test_14_12c_2_nobody_is_asked_where_the_order_makes_no_difference(table: Table) -> None:
    falling(table, "attack2", 0, ADDS)
    falling(table, "defence", 1, ADDS_TO_FOES)
    fall_together(table, 0)
    seen = table.unit("attack2", 0, atk=7, hp=8)
    assert table.asks[1] == "9-3e"
    assert value(table.state, seen, ATK) == 13
