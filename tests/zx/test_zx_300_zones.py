"""Chapter 300: the zones, the squares, and what a card keeps when it moves."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all, shuffle
from tefuda.kernel.events.changes import attach
from tefuda.kernel.actions.turn import reveal
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.areas import BY_RULE, LAYOUT
from tefuda.rulebooks.zx.c300_squares import (
    CENTRE_AREA, ENEMY_AREA, NORMAL_SQUARES, OWN_AREA, PLAYER_SQUARES, SQUARES, area_of, distance,
)
from tefuda.rulebooks.zx.cards import POWER
from tests.zx.zx_table import Table
from tefuda.kernel.continuous.effect_sorts import ADD

PUBLIC = ("trash", "charge", "resource", "temporary", "remove", "force", "square5")


def square(number: int) -> int:
    return SQUARES[number - 1]


# 301, 302


@pytest.mark.rules("301.1", "310.1", "311.1", "312.1")
def test_301_2_the_zones_of_the_book() -> None:
    names = {zone.name for zone in LAYOUT.zones} - {"box", "underside"}
    assert names == {
        "square", "deck", "trash", "charge", "life", "resource", "hand", "temporary", "remove", "force", "dynamis"}


@pytest.mark.rules("310.2")
def test_301_2a_squares_temporary_and_force_are_shared() -> None:
    assert {zone.name for zone in LAYOUT.zones if zone.shared} == {"square", "temporary", "force"}


def test_301_2b_the_others_are_each_players_own() -> None:
    for name in ("deck", "trash", "remove", "charge", "life", "resource", "hand", "dynamis"):
        assert LAYOUT.place(name, 0) != LAYOUT.place(name, 1)


@pytest.mark.rules("301.3", "302.3b", "302.3c", "303.7", "305.2", "306.3", "308.3", "310.3", "311.2", "312.2")
@pytest.mark.parametrize("zone", PUBLIC)
def test_301_3a_both_players_see_public_zones(table: Table, zone: str) -> None:
    table.put(zone, 0)
    for player in (0, 1):
        owner = -1 if LAYOUT.player[table.place(zone)] < 0 else 0
        assert len(table.game.view(player).zone(zone, owner).cards) == 1


@pytest.mark.rules("304.2", "307.2")
@pytest.mark.parametrize("zone", ["deck", "life"])
def test_301_3b_nobody_sees_deck_and_life(table: Table, zone: str) -> None:
    for player in (0, 1):
        assert table.game.view(player).zone(zone, 0).cards == []


def test_301_3c_everybody_knows_how_many_cards_there_are(table: Table) -> None:
    table.put_many(3, "hand", 0)
    for zone, count in (("hand", 3), ("life", 4), ("deck", table.count("deck", 0))):
        assert table.game.view(1).zone(zone, 0).count == count


@pytest.mark.rules("309.1")
def test_309_3_only_its_player_sees_a_hand(table: Table) -> None:
    table.put("hand", 0)
    assert len(table.game.view(0).zone("hand").cards) == 1
    assert table.game.view(1).zone("hand", 0).cards == []


def test_301_4_a_card_is_a_new_one_unless_it_goes_from_square_to_square(table: Table) -> None:
    g = table.state
    wanderer = table.put("square7", 0, damage=1000)
    add_effect(g, ADD, POWER, card=wanderer, value=2000)
    before = g.obj[wanderer]
    table.happen(lambda: table.move(wanderer, "square4"))
    assert (g.obj[wanderer], g.damage[wanderer], value(g, wanderer, POWER)) == (before, 1000, 5000)
    table.happen(lambda: table.move(wanderer, "hand"))
    assert g.obj[wanderer] != before
    assert (g.damage[wanderer], value(g, wanderer, POWER)) == (0, 3000)


def test_301_5_several_cards_are_put_at_the_same_time(table: Table) -> None:
    g = table.state
    pair = tuple(table.put_many(2, "hand", 0))
    table.happen(lambda: move_all(g, pair, table.place("trash"), BY_RULE))
    assert g.since[pair[0]] == g.since[pair[1]]


@pytest.mark.rules("302.1")
def test_302_1a_who_brought_a_card_owns_it(table: Table) -> None:
    assert all(table.state.owner[it] == player for player in (0, 1) for it in table.cards("deck", player))


@pytest.mark.rules("302.1e")
def test_302_1b_the_owner_is_master_unless_something_says_otherwise(table: Table) -> None:
    mine = table.put("hand", 1)
    table.happen(lambda: table.move(mine, "square5"))
    assert table.state.controller[mine] == 1


def test_302_4_a_card_goes_to_the_zones_of_its_owner(table: Table) -> None:
    taken = table.put("square5", 0, owner=1, damage=3000)
    table.check()
    assert table.where(taken) == ("charge", 1)


@pytest.mark.rules("302.2", "308.2")
def test_303_5a_from_elsewhere_a_card_comes_rebooted(table: Table) -> None:
    sleeper = table.put("resource", 0, rested=True)
    table.happen(lambda: table.move(sleeper, "square5"))
    assert not table.rested(sleeper)


@pytest.mark.rules("302.3", "302.3a")
def test_303_5_cards_in_squares_are_rebooted_or_asleep(table: Table) -> None:
    awake, asleep = table.put("square7", 0), table.put("square9", 0, rested=True)
    seen = {it.handle: it.rested for name in ("square7", "square9") for it in table.game.view(1).zone(name).cards}
    assert seen == {f"#{table.state.obj[awake]}": False, f"#{table.state.obj[asleep]}": True}


# 303 Squares


@pytest.mark.rules("303.1")
def test_303_2_nine_squares_and_neighbours_up_down_left_and_right() -> None:
    assert len(SQUARES) == 9
    neighbours = {number: [] for number in range(1, 10)}  # type: dict[int, list[int]]
    for one in range(1, 10):
        neighbours[one] = [other for other in range(1, 10) if distance(square(one), square(other)) == 1]
    assert neighbours == {
        1: [2, 4], 2: [1, 3, 5], 3: [2, 6], 4: [1, 5, 7], 5: [2, 4, 6, 8], 6: [3, 5, 9], 7: [4, 8], 8: [5, 7, 9],
        9: [6, 8]}


@pytest.mark.parametrize(("one", "other", "steps"), [(5, 6, 1), (1, 5, 2), (4, 6, 2), (2, 8, 2), (1, 9, 4), (5, 5, 0)])
def test_303_2a_distance_counts_neighbours(one: int, other: int, steps: int) -> None:
    assert distance(square(one), square(other)) == steps


@pytest.mark.rules("303.3")
def test_303_3a_above_and_below_the_centre_are_the_player_squares() -> None:
    assert list(PLAYER_SQUARES) == [square(8), square(2)]


def test_303_3b_the_other_seven_are_normal() -> None:
    assert list(NORMAL_SQUARES) == [square(number) for number in (1, 3, 4, 5, 6, 7, 9)]


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.rules("303.4", "303.4a", "303.4b", "303.4c")
def test_303_4_each_player_has_three_areas(player: int) -> None:
    rows = [[area_of(player, square(3 * row + column)) for column in (1, 2, 3)] for row in range(3)]
    expected = [[ENEMY_AREA] * 3, [CENTRE_AREA] * 3, [OWN_AREA] * 3]
    assert rows == (expected if player == 0 else expected[::-1])


# 304 to 313


def test_304_3_several_cards_leave_the_deck_one_at_a_time(table: Table) -> None:
    table.begin("503.3", 0)
    assert [event.rule for event in table.events("moved", "draw")] == ["304.3", "304.3"]


@pytest.mark.rules("305.1", "306.1")
def test_306_2a_the_charge_limit_is_4(table: Table) -> None:
    table.put_many(4, "charge", 0)
    table.check()
    assert table.count("charge", 0) == 4
    table.put("charge", 0)
    table.check()
    assert table.asks == (0, "906.1")


@pytest.mark.rules("306.2", "309.2", "309.2a")
def test_309_2b_the_hand_limit_is_6(table: Table) -> None:
    table.put_many(6, "hand", 0)
    table.begin("507.8", 0)
    assert table.count("hand", 0) == 6
    assert table.state.turn_player == 1


@pytest.mark.rules("312.3a", "312.3b")
def test_312_3_a_force_belongs_to_a_card_in_a_square(table: Table) -> None:
    host = table.put("square7", 0)
    force = table.put("force", 0)
    attach(table.state, force, host)
    table.check()
    assert table.where(force) == ("force", -1)
    assert table.game.view(1).zone("force", -1).cards[0].host == f"#{table.state.obj[host]}"


def test_1005_1_a_revealed_card_stays_where_it_is(table: Table) -> None:
    shown = table.put("hand", 0)
    table.happen(lambda: reveal(table.state, shown, BY_RULE))
    assert table.where(shown) == ("hand", 0)
    assert len(table.game.view(1).zone("hand", 0).cards) == 1


@pytest.mark.rules("1003.2")
def test_1003_1_nobody_can_follow_a_card_through_a_shuffle(table: Table) -> None:
    top = table.cards("deck", 0)[-1]
    before = table.state.obj[top]
    table.happen(lambda: shuffle(table.state, table.place("deck", 0)))
    assert table.state.obj[top] != before
    table.leave(1, "deck", 0)
    shuffle(table.state, table.place("deck", 0))
    assert len(table.events("shuffled")) == 2
