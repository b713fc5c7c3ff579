"""10.6: riding and the imaginary gifts."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.areas import GIFT_KIND
from tefuda.rulebooks.vanguard.cards import ACCEL, FORCE
from tests.vanguard.vanguard_table import Table


def test_10_6_1_2_leader_and_mate_go_to_the_soul(table: Table) -> None:
    leader, mate = table.vanguard(0), table.put_mate(0)
    new = table.ride()
    assert table.cards("vanguard", 0) == [new]
    assert sorted(table.cards("soul", 0)) == sorted([leader, mate])


@pytest.mark.rules("10.6.1.4", "4.6.9", "10.32.4")
def test_10_6_1_3_a_g_unit_goes_back_to_the_g_zone_and_its_hearts_to_the_soul(table: Table) -> None:
    heart = table.vanguard(0)
    g_unit = table.put("gzone", 0, "g-unit", grade=3, power=15000, stride=True, face_down=True)
    table.put("hand", 0, grade=3)
    table.stride_step()
    table.choose("stride", g_unit)
    table.choose("pick")
    new = table.ride()
    assert table.cards("vanguard", 0) == [new]
    assert table.where(heart) == ("soul", 0)
    assert table.where(g_unit) == ("gzone", 0)
    assert table.state.flags[g_unit] == 0
    assert [event.reason for event in table.events("moved")][-3:] == ["ride", "ridden", "return_to_g"]
    assert table.number(new, "power") == 8000


def test_10_26_11_a_deleted_vanguard_goes_to_the_soul_face_up(table: Table) -> None:
    old = table.vanguard(0)
    table.delete(old)
    table.ride()
    assert table.where(old) == ("soul", 0)
    assert table.state.flags[old] == 0


def test_10_6_3_a_card_without_the_icon_brings_nothing(table: Table) -> None:
    table.ride()
    assert table.asks == (0, "6.6.1.2")
    assert table.state.registers[GIFT_KIND] == 0


def test_10_6_3_a_gift_of_another_kind_than_the_first_is_not_gained(table: Table) -> None:
    table.ride(gift="accel")
    table.ride(gift="protect")
    assert table.count("hand", 0) == 0
    assert table.state.registers[GIFT_KIND] == ACCEL
    table.ride(gift="accel")
    assert [table.state.closed[table.place(f"accel{number}", 0)] for number in (1, 2, 3)] == [0, 0, 1]


def test_10_6_3_each_fighter_has_gifts_of_their_own(table: Table) -> None:
    table.ride(gift="accel")
    table.ride(1, gift="force")
    table.choose("force", table.place("vanguard", 1))
    assert table.state.registers[GIFT_KIND:GIFT_KIND + 2] == [ACCEL, FORCE]


# Force


def test_10_6_3_1_a_circle_of_the_fighters_choice(table: Table) -> None:
    table.lock(table.put("rear3", 0))
    table.ride(gift="force")
    assert table.asks == (0, "10.6.3.1")
    circles = ("vanguard", "rear1", "rear2", "rear4", "rear5")
    assert table.offered("force") == [table.place(name, 0) for name in circles]


@pytest.mark.parametrize("circle", ["vanguard", "rear1", "rear5"])
def test_10_6_3_1_units_on_it_have_more_power_in_their_masters_turn(table: Table, circle: str) -> None:
    unit = table.put(circle, 0, power=8000) if circle != "vanguard" else -1
    other = table.put("rear2", 0, power=8000)
    new = table.ride(gift="force")
    table.choose("force", table.place(circle, 0))
    unit = new if unit < 0 else unit
    assert table.number(unit, "power") == 18000
    assert table.number(other, "power") == 8000
    table.turn(1)
    assert table.number(unit, "power") == 8000
    assert table.game.view(1).zone(f"force{('vanguard', 'rear1', '', '', '', 'rear5').index(circle) + 1}", 0).count == 1


def test_10_6_3_1_it_is_the_circle_that_has_it(table: Table) -> None:
    unit = table.put("rear1", 0, power=8000)
    table.ride(gift="force")
    table.choose("force", table.place("rear1", 0))
    table.choose("exchange")
    assert table.where(unit) == ("rear3", 0)
    assert table.number(unit, "power") == 8000


def test_10_6_3_1_1_several_on_one_circle_add_up(table: Table) -> None:
    unit = table.put("rear2", 0, power=8000)
    for _ in range(2):
        table.ride(gift="force")
        table.choose("force", table.place("rear2", 0))
    assert table.number(unit, "power") == 28000


# Accel


@pytest.mark.rules("10.6.3.2.1")
def test_10_6_3_2_one_more_rear_guard_circle_in_front(table: Table) -> None:
    it = table.put("hand", 0, power=8000)
    target = table.place("accel1", 0)
    table.main_phase()
    assert table.why_not("call", it, target) == "6.6.1.2.1.1"
    table.ride(gift="accel")
    assert (it, target) in table.offered_pairs("call")
    table.choose("call", it, target)
    assert table.number(it, "power") == 18000
    table.battle_phase()
    table.choose("attack")
    assert it in table.offered("attack-with")
    table.battle_phase(1)
    table.choose("attack")
    assert it in table.offered("target")
    assert table.number(it, "power") == 8000


@pytest.mark.rules("11.3.1")
def test_10_6_3_2_1_units_on_such_circles_intercept_and_are_not_boosted(table: Table) -> None:
    table.ride(gift="accel")
    unit = table.put("accel1", 0, skill="intercept")
    table.put("rear3", 0, skill="boost")
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, table.vanguard(1))
    assert table.asks == (1, "7.5.1.2")
    table.put("hand", 0)
    table.battle_phase(1)
    table.attack(table.vanguard(1), table.vanguard(0))
    assert table.offered("intercept") == [unit]


def test_10_6_3_2_2_the_first_is_on_the_left_the_second_on_the_right(table: Table) -> None:
    for _ in range(2):
        table.ride(gift="accel")
    spots = [table.state.book.layout.spot(table.place(f"accel{number}", 0)) for number in (1, 2)]
    assert spots == [(-2, 0), (2, 0)]
    assert [table.state.closed[table.place(f"accel{number}", player)] for player in (0, 1) for number in (1, 2, 3)] == [
        0, 0, 1, 1, 1, 1]


def test_10_6_3_2_each_ride_adds_one_without_an_end(table: Table) -> None:
    for _ in range(34):
        table.ride(gift="accel")
    assert table.state.closed[table.place("accel34", 0)] == 0


# Protect


@pytest.mark.rules("12.13.1.2", "12.13.1.2.1", "12.13.1.2.2", "12.13.2")
def test_10_6_3_3_a_protect_is_made_in_the_hand(table: Table) -> None:
    table.ride(gift="protect")
    (protect,) = table.cards("hand", 0)
    assert protect in table.state.data
    assert (table.state.owner[protect], table.state.controller[protect]) == (0, 0)
    table.ride(1, gift="protect")
    assert table.count("hand", 1) == 1
    assert [event.reason for event in table.events("created")] == ["gift", "gift"]
