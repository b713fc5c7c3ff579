"""Chapter 4: zones and circles."""
from __future__ import annotations

import random
from functools import partial

import pytest

from tefuda.kernel.actions.move import move, move_all
from tefuda.kernel.events.changes import attach
from tefuda.kernel.actions.turn import turn_face
from tefuda.kernel.codes import FACE_DOWN
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.vanguard.areas import ACCEL_CIRCLES, BY_RULE, LAYOUT, MOST_ACCEL
from tefuda.rulebooks.vanguard.c4_circles import BEHIND, front_row, rear_circles, same_column
from tests.vanguard.vanguard_table import Table

CIRCLES = ("vanguard", "rear1", "rear2", "rear3", "rear4", "rear5", "guardian")


def test_4_1_1_each_fighter_has_each_zone(table: Table) -> None:
    for zone in LAYOUT.zones:
        assert table.place(zone.name, 0) != table.place(zone.name, 1)


def test_4_1_2_the_number_of_cards_is_known_to_all(table: Table) -> None:
    table.put_many(3, "hand", 0)
    view = table.game.view(1)
    assert (view.zone("hand", 0).count, view.zone("hand", 0).cards) == (3, [])
    assert view.zone("deck", 0).count == 30


@pytest.mark.rules("4.2.2", "4.3.2", "4.4.2", "4.5.3", "4.6.8", "4.7.3", "4.8.2", "4.9.2", "4.10.4", "4.12.2")
@pytest.mark.parametrize(("zone", "own", "other"), [
    ("deck", False, False), ("hand", True, False), ("drop", True, True), ("vanguard", True, True),
    ("rear1", True, True), ("guardian", True, True), ("soul", True, True), ("damage", True, True),
    ("bind", True, True), ("trigger", True, True), ("gauge", True, False), ("removed", True, True)])
def test_4_1_3_who_sees_a_zone(table: Table, zone: str, own: bool, other: bool) -> None:
    it = table.put(zone, 0)
    assert sees(table.state, it) == own | other << 1


@pytest.mark.rules("8.7.3")
def test_4_1_4_from_circle_to_circle_it_stays_the_same_card_and_nowhere_else(table: Table) -> None:
    unit = table.put("rear1", 0)
    table.main_phase()
    before = table.state.obj[unit]
    table.happen(*(partial(table.move, unit, circle, 0) for circle in CIRCLES[1:6]))
    assert table.state.obj[unit] == before
    table.happen(lambda: table.move(unit, "drop", 0))
    assert table.state.obj[unit] != before


def test_4_1_5_cards_that_move_together_keep_the_given_order(table: Table) -> None:
    cards = table.put_many(3, "hand", 0)
    table.main_phase()
    table.happen(lambda: move_all(table.state, (cards[2], cards[0]), table.place("drop", 0), BY_RULE))
    assert table.cards("drop", 0) == [cards[2], cards[0]]


@pytest.mark.rules("10.4.1", "8.5.5.2")
def test_4_1_6_a_card_goes_to_the_zone_of_its_owner(table: Table) -> None:
    unit = table.put("rear1", 0, owner=1)
    table.put("rear2", 0)
    table.put("rear1", 0)
    table.state.since[table.top("rear1", 0)] = 1
    table.check()
    assert table.where(unit) == ("drop", 1)


@pytest.mark.rules("4.6.8.1", "4.8.2.1")
@pytest.mark.parametrize("zone", ["rear1", "damage", "accel1"])
def test_4_1_7_what_lies_face_down_in_the_open_is_seen_by_all(table: Table, zone: str) -> None:
    it = table.put(zone, 0, face_down=True)
    assert sees(table.state, it) == 3


def test_4_2_1_the_main_deck_lies_face_down_as_the_deck(table: Table) -> None:
    assert {sees(table.state, it) for it in table.cards("deck", 0)} == {0}


def test_4_4_1_what_leaves_the_field_without_a_word_goes_to_the_drop_zone(table: Table) -> None:
    guardian = table.put("hand", 1, shield=0)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    table.choose("guard", guardian)
    assert table.where(guardian) == ("drop", 1)


@pytest.mark.rules("4.5.1", "4.5.2")
def test_4_6_1_there_are_seven_circles(table: Table) -> None:
    places = [place for place in range(LAYOUT.count) if LAYOUT.spot(place) is not None and LAYOUT.player[place] == 0]
    assert len([place for place in places if not table.state.closed[place]]) == 7
    assert [LAYOUT.spot(table.place(name, 0)) for name in CIRCLES] == [
        (0, 0), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (0, -1)]


def test_4_6_2_front_and_back_are_a_column(table: Table) -> None:
    for front, back in (("rear1", "rear3"), ("vanguard", "rear4"), ("rear2", "rear5")):
        assert BEHIND[table.place(front, 0)] == table.place(back, 0)
        assert same_column(table.place(front, 0), table.place(back, 0))
    assert BEHIND[table.place("rear3", 0)] == -1
    assert not same_column(table.place("rear1", 0), table.place("rear2", 0))


def test_4_6_2_1_the_left_of_one_fighter_meets_the_right_of_the_other(table: Table) -> None:
    assert same_column(table.place("rear1", 0), table.place("rear2", 1))
    assert same_column(table.place("rear3", 0), table.place("rear5", 1))
    assert same_column(table.place("vanguard", 0), table.place("rear4", 1))
    assert not same_column(table.place("rear1", 0), table.place("rear1", 1))


def test_4_6_3_the_rows(table: Table) -> None:
    assert front_row(table.state, 0) == tuple(table.place(name, 0) for name in ("vanguard", "rear1", "rear2"))
    assert rear_circles(table.state, 1) == tuple(table.place(f"rear{number}", 1) for number in range(1, 6))


@pytest.mark.rules("4.6.5", "4.6.6")
def test_4_6_4_what_the_circles_are_for(table: Table) -> None:
    """A card can be called to five of them in the main phase; the vanguard's is not one of them."""
    it = table.put("hand", 0)
    table.main_phase()
    assert [place for _, place in table.offered_pairs("call")] == list(rear_circles(table.state, 0))
    for name in ("vanguard", "guardian"):
        assert table.why_not("call", it, table.place(name, 0)) == "6.6.1.2.1.1"


@pytest.mark.rules("8.5.1.1.1")
def test_4_6_4_1_a_ridden_card_stands(table: Table) -> None:
    table.state.flags[table.vanguard(0)] = 1
    it = table.ride()
    assert table.where(it) == ("vanguard", 0)
    assert not table.rested(it)


@pytest.mark.rules("8.5.3.3")
def test_4_6_5_1_a_guardian_rests(table: Table) -> None:
    guardian = table.put("hand", 1)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    table.choose("guard", guardian)
    assert table.rested(guardian)


@pytest.mark.rules("8.5.3.2")
def test_4_6_6_1_a_called_unit_stands(table: Table) -> None:
    it = table.put("hand", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear5", 0))
    assert table.where(it) == ("rear5", 0)
    assert not table.rested(it)


@pytest.mark.parametrize("rested", [False, True])
def test_4_6_6_2_from_rear_guard_circle_to_rear_guard_circle_it_stays_as_it_is(table: Table, rested: bool) -> None:
    unit = table.put("rear1", 0, rested=rested)
    table.main_phase()
    table.choose("exchange", table.place("rear1", 0))
    assert table.where(unit) == ("rear3", 0)
    assert table.rested(unit) == rested


@pytest.mark.rules("3.11.1.4")
def test_4_6_8_2_only_the_guardian_circle_holds_several_cards(table: Table) -> None:
    assert [LAYOUT.zone(table.place(name, 0)).capacity for name in ("rear1", "accel1", "guardian")] == [1, 1, 0]


@pytest.mark.parametrize("zone", ["drop", "soul", "hand", "deck", "damage", "bind"])
def test_4_6_9_a_g_unit_that_leaves_its_circle_goes_on_to_the_g_zone_face_up(table: Table, zone: str) -> None:
    unit = table.put("rear1", 0, "g-unit", owner=1)
    table.main_phase()
    with table.tracing() as trace:
        table.happen(lambda: table.move(unit, zone, 1))
    assert table.where(unit) == ("gzone", 1)
    assert not table.state.flags[unit] & FACE_DOWN
    assert trace[0] == "4.6.9"


def test_4_6_9_from_rear_guard_circle_to_rear_guard_circle_a_g_unit_stays(table: Table) -> None:
    unit = table.put("rear1", 0, "g-unit")
    table.main_phase()
    table.happen(lambda: table.move(unit, "rear2", 0))
    assert table.where(unit) == ("rear2", 0)


def test_4_7_1_the_soul_is_no_part_of_the_field(table: Table) -> None:
    it = table.put("soul", 0)
    before = table.state.obj[it]
    table.main_phase()
    table.happen(lambda: table.move(it, "rear1", 0))
    assert table.state.obj[it] != before


@pytest.mark.rules("4.8.1", "4.10.1", "4.10.3")
def test_4_8_2_damage_lies_in_the_order_it_came(table: Table) -> None:
    first = table.put("damage", 1)
    checked = table.top("deck", 1)
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.cards("damage", 1) == [first, checked]


@pytest.mark.rules("4.9.1")
def test_4_9_2_1_only_its_owner_sees_a_bound_card_that_is_face_down(table: Table) -> None:
    it = table.put("bind", 1, face_down=True)
    assert sees(table.state, it) == 2


@pytest.mark.rules("4.11.1", "4.11.3", "4.11.4")
def test_4_11_2_only_its_fighter_sees_what_is_face_down_in_the_g_zone(table: Table) -> None:
    down = table.put("gzone", 0, "g-unit", face_down=True)
    table.main_phase()
    assert sees(table.state, down) == 1
    table.happen(lambda: turn_face(table.state, down, False, BY_RULE))
    assert sees(table.state, down) == 3


def test_4_11_2_what_is_hidden_there_could_be_any_of_the_fighters_g_units(table: Table) -> None:
    table.put("gzone", 0, "g-unit", grade=4, face_down=True)
    table.put("hand", 0, grade=2)
    table.main_phase()
    for seed in range(20):
        other = table.game.imagine(1, random.Random(seed)).state
        (it,) = other.zones[table.place("gzone", 0)]
        assert other.table.columns[0][other.prints[it]] == 2


@pytest.mark.rules("4.12.1", "4.12.3.1", "10.39.1.1")
def test_4_12_3_2_a_gauge_stays_with_a_unit_that_goes_to_another_circle(table: Table) -> None:
    unit, gauge = table.put("rear1", 0), table.put("gauge", 0)
    attach(table.state, gauge, unit)
    table.main_phase()
    table.happen(lambda: table.move(unit, "rear2", 0))
    assert table.where(gauge) == ("gauge", 0)
    assert table.state.host[gauge] == unit


@pytest.mark.rules("9.8.1", "10.22.3")
@pytest.mark.parametrize("how", ["leaves", "is locked"])
def test_4_12_3_3_a_gauge_without_its_unit_is_dropped(table: Table, how: str) -> None:
    unit, gauge = table.put("rear1", 0), table.put("gauge", 0)
    attach(table.state, gauge, unit)
    table.main_phase()
    if how == "leaves":
        table.happen(lambda: move(table.state, unit, table.place("hand", 0), BY_RULE))
    else:
        table.lock(unit)
        table.check()
    assert table.where(gauge) == ("drop", 0)


@pytest.mark.rules("9.8.2")
def test_4_12_3_3_2_a_gauge_belongs_to_the_last_card_it_was_given_to(table: Table) -> None:
    one, two, gauge = table.put("rear1", 0), table.put("rear2", 0), table.put("gauge", 0)
    attach(table.state, gauge, one)
    attach(table.state, gauge, two)
    table.main_phase()
    table.happen(lambda: table.move(one, "drop", 0))
    assert table.where(gauge) == ("gauge", 0)


@pytest.mark.rules("10.6.3.2.2", "10.6.3.2.2.1")
def test_10_6_3_2_2_accel_circles_grow_to_the_left_and_right_by_turns(table: Table) -> None:
    spots = [LAYOUT.spot(table.place(f"accel{number}", 0)) for number in range(1, 7)]
    assert spots == [(-2, 0), (2, 0), (-3, 0), (3, 0), (-4, 0), (4, 0)]
    for one, two in ((1, 2), (2, 1), (3, 4), (4, 3), (5, 6)):
        assert same_column(table.place(f"accel{one}", 0), table.place(f"accel{two}", 1))
    assert not same_column(table.place("accel1", 0), table.place("accel1", 1))


@pytest.mark.rules("10.6.3.2.1")
def test_10_6_3_2_there_are_as_many_accel_circles_as_were_gained(table: Table) -> None:
    table.state.registers[ACCEL_CIRCLES + 1] = 2
    added = (table.place("accel1", 1), table.place("accel2", 1))
    assert rear_circles(table.state, 1)[5:] == added
    assert front_row(table.state, 1)[3:] == added
    assert [BEHIND[place] for place in added] == [-1, -1]
    assert len(rear_circles(table.state, 0)) == 5
    assert MOST_ACCEL >= 34
