"""Chapter 3: the areas, who sees what there, and their limits."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all, shuffle
from tefuda.kernel.codes import REST
from tefuda.rulebooks.gundam.areas import BY_RULE, DECK, LAYOUT, TRASH
from tefuda.rulebooks.gundam.c4_terms import draw_cards, has_room_for_ex_resource, has_room_for_resource
from tests.gundam.table import Table, new_game

AREAS = (
    "deck", "resource_deck", "resources", "battle", "base", "shields", "removed", "hand", "trash", "in_use", "box",
)


def seen(table: Table, area: str, player: int, by: int) -> int:
    """How many cards of an area a player may look at."""
    return len(table.game.view(by).zone(area, player).cards)


@pytest.mark.rules("3-1-1", "3-6-2")
def test_3_1_1_1_each_player_has_each_area() -> None:
    assert tuple(zone.name for zone in LAYOUT.zones) == AREAS
    for name in AREAS:
        assert [LAYOUT.player[LAYOUT.place(name, player)] for player in (0, 1)] == [0, 1]


def test_3_1_2_a_command_in_use_belongs_to_none_of_the_areas(table: Table) -> None:
    command = table.hand(0, "command", main=True)
    table.main_phase(0)
    table.choose("use", command)
    assert [LAYOUT.zone(event.value).name for event in table.events("moved")] == ["in_use", "trash"]


def test_3_1_3_how_many_cards_lie_where_is_public() -> None:
    game = new_game()
    for it in ("go-first", "keep", "keep"):
        game.apply(it)
    for player in (0, 1):
        view = game.view(player)
        for zone in view.zones:
            assert zone.count == len(game.state.zones[LAYOUT.place(zone.kind, zone.controller)])


@pytest.mark.parametrize("area, own, other", [
    ("deck", 0, 0), ("resource_deck", 0, 0), ("resources", 1, 1), ("battle", 1, 1), ("base", 1, 1), ("shields", 0, 0),
    ("removed", 1, 1), ("hand", 1, 0), ("trash", 1, 1),
])
@pytest.mark.rules(
    "3-2-2", "3-3-2", "3-4-3", "3-5-3", "3-6-3-1", "3-6-4", "3-6-4-1", "3-7-2", "3-8-2", "3-8-3", "3-9-2")
def test_3_1_4_areas_are_public_or_not(table: Table, area: str, own: int, other: int) -> None:
    table.leave(0, area, 0)
    table.put(area, 0, "unit")
    assert (seen(table, area, 0, 0), seen(table, area, 0, 1)) == (own, other)


def test_3_1_5_a_card_that_goes_elsewhere_is_a_new_card(table: Table) -> None:
    unit = table.unit(0, hp=5)
    table.main_phase(0)
    table.state.damage[unit] = 2
    before = table.state.obj[unit]
    table.happen(lambda: table.move(unit, "hand", 0), lambda: table.move(unit, "battle", 0))
    assert table.state.obj[unit] != before
    assert table.damage(unit) == 0


def test_3_2_1_the_deck_lies_in_the_deck_area() -> None:
    game = new_game()
    assert [len(game.state.zones[DECK + player]) for player in (0, 1)] == [50, 50]


def test_3_2_3_cards_come_off_the_deck_one_at_a_time(table: Table) -> None:
    table.main_phase(0)
    top = table.cards("deck", 0)[-3:]
    table.happen(lambda: draw_cards(table.state, 0, 3))
    assert table.cards("hand", 0)[-3:] == top[::-1]


def test_3_2_4_a_shuffled_deck_has_its_cards_in_another_order(table: Table) -> None:
    before = list(table.cards("deck", 0))
    shuffle(table.state, table.place("deck", 0))
    after = table.cards("deck", 0)
    assert after != before
    assert sorted(after) == sorted(before)


@pytest.mark.rules("3-4-1", "3-3-1")
def test_3_4_2_there_is_room_for_fifteen_resources(table: Table) -> None:
    table.resources(0, 14)
    assert has_room_for_resource(table.state, 0)
    table.turn(0)
    assert table.count("resources", 0) == 15
    assert not has_room_for_resource(table.state, 0)
    left = table.count("resource_deck", 0)
    table.turn(0)
    assert (table.count("resources", 0), table.count("resource_deck", 0)) == (15, left)


def test_3_4_2_1_at_most_five_of_them_are_ex_resources(table: Table) -> None:
    for _ in range(4):
        table.ex_resource(0)
    assert has_room_for_ex_resource(table.state, 0)
    table.ex_resource(0)
    assert has_room_for_resource(table.state, 0)
    assert not has_room_for_ex_resource(table.state, 0)


def test_3_4_2_1_ex_resources_count_among_the_fifteen(table: Table) -> None:
    table.resources(0, 14)
    table.ex_resource(0)
    assert not has_room_for_resource(table.state, 0)
    assert not has_room_for_ex_resource(table.state, 0)


@pytest.mark.rules("3-5-1", "10-4-1")
def test_3_5_2_six_units_and_their_pilots_fit_into_the_battle_area(table: Table) -> None:
    for unit in table.units(0, 5):
        table.pilot(unit)
    sixth, seventh = table.hand(0), table.hand(0)
    table.main_phase(0)
    table.choose("deploy", sixth)
    assert (table.asks, table.count("battle", 0)) == ((0, "6-5-1"), 11)
    table.choose("deploy", seventh)
    assert table.asks == (0, "10-4-2")


@pytest.mark.rules("10-5-1")
def test_3_6_3_one_base_fits_into_the_base_section(table: Table) -> None:
    first, second = table.hand(0, "base"), table.hand(0, "base")
    table.main_phase(0)
    table.choose("deploy", first)
    table.choose("deploy", second)
    assert table.cards("base", 0) == [second]


@pytest.mark.rules("3-6-1", "7-6-2-4")
def test_3_6_4_1_the_topmost_shield_goes_first(table: Table) -> None:
    unit = table.unit(0)
    top = table.top("shields", 1)
    table.fight(unit)
    assert table.where(top) == ("trash", 1)
    assert table.count("shields", 1) == 5


@pytest.mark.rules("10-3-1-1")
def test_3_6_4_2_a_shield_has_one_hp(table: Table) -> None:
    unit = table.unit(0, ap=1)
    top = table.top("shields", 1)
    table.fight(unit)
    assert table.where(top) == ("trash", 1)


def test_3_8_1_drawn_cards_go_to_the_hand(table: Table) -> None:
    top = table.top("deck", 0)
    table.turn(0)
    assert table.cards("hand", 0) == [table.spare[0], top]


@pytest.mark.rules("3-8-4")
def test_3_8_4_1_a_hand_may_be_larger_than_ten_until_the_own_end_phase(table: Table) -> None:
    for _ in range(11):
        table.hand(0, level=9)
        table.hand(1, level=9)
    table.turn(0)
    assert table.count("hand", 0) == 13
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert table.asks == (0, "6-6-4-1")
    for _ in range(3):
        table.choose("pick")
    assert (table.count("hand", 0), table.count("hand", 1)) == (10, 13)  # the next turn began with a draw


@pytest.mark.rules("3-9-2-1", "3-7-2-1", "3-7-1", "4-4-1")
def test_3_9_1_the_trash_keeps_no_order_and_its_cards_no_state(table: Table) -> None:
    table.main_phase(0)
    units = table.units(0, 2)
    table.state.flags[units[0]] = REST
    table.happen(lambda: move_all(table.state, tuple(units), TRASH, BY_RULE))
    assert [table.state.flags[unit] for unit in units] == [0, 0]
    assert not LAYOUT.named("trash").ordered and not LAYOUT.named("removed").ordered
