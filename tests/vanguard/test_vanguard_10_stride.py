"""10.27, 10.28 and 11.11: striding and hearts."""
from __future__ import annotations

from random import Random

import pytest

from tefuda.kernel.codes import FACE_DOWN, MOVED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.vanguard.areas import G_ZONE, HAND, HEART, MATE, RIDE
from tefuda.rulebooks.vanguard.c4_circles import is_unit
from tefuda.rulebooks.vanguard.cards import GRADE, POWER
from tests.vanguard.vanguard_table import Table
from tefuda.kernel.continuous.effect_sorts import ADD


def g_unit(table: Table, power: int = 15000) -> int:
    return table.put(
        "gzone", 0, "g-unit", grade=4, power=power, skill="triple_drive", stride=True, face_down=True)


@pytest.mark.rules("6.5.1.2.1", "6.5.1.2.3", "8.5.1.3", "10.28.1", "10.28.2", "8.5.2.2.2", "6.5.1.3")
def test_6_5_1_2_2_a_face_down_g_unit_strides_once_a_turn(table: Table) -> None:
    unit, other = g_unit(table), g_unit(table)
    for _ in range(2):
        table.put("hand", 0, grade=3)
    table.stride_step()
    assert table.offered("stride") == [unit, other]
    table.choose("stride", unit)
    assert [event.card != "" for event in table.game.events(1) if event.kind == "revealed"] == [True]
    table.choose("pick")
    table.choose("done")
    assert table.vanguard(0) == unit
    assert not table.state.flags[unit] & FACE_DOWN
    assert table.asks == (0, "6.6.1.2")


@pytest.mark.rules("11.11.1", "11.11.3", "10.28.1")
def test_6_5_1_2_2_which_cards_do_not_stride(table: Table) -> None:
    unit = g_unit(table)
    up = table.put("gzone", 0, "g-unit", stride=True)
    guardian = table.put("gzone", 0, "g-unit", g_guardian=True, face_down=True)
    card = table.put("hand", 0, grade=3)
    table.stride_step()
    assert table.offered("stride") == [unit]
    assert [table.why_not("stride", it) for it in (up, guardian, card)] == ["10.28.1", "11.11.3", "10.28.1"]


def test_6_5_1_2_2_it_is_asked_unless_everybody_sees_that_it_is_impossible(table: Table) -> None:
    table.put("hand", 0, grade=1)
    table.stride_step()
    assert table.asks == (0, "6.6.1.2")
    table.put("gzone", 0, "g-unit", g_guardian=True, face_down=True)
    table.stride_step()
    assert table.asks == (0, "6.5.1.2.2")
    assert table.words == ["pass"]
    table.new_vanguard(1, grade=2)
    table.new_vanguard(0, grade=2)
    table.turn(0)
    while table.asks[1] != "6.6.1.2":
        assert table.asks[1] != "6.5.1.2.2"
        table.choose("pass")


@pytest.mark.rules("11.11.3.1", "10.3.1")
def test_8_5_2_4_cards_with_grades_of_three_together_are_discarded(table: Table) -> None:
    unit = g_unit(table)
    cards = [table.put("hand", 0, grade=grade) for grade in (0, 1, 2, 1)]
    table.stride_step()
    table.choose("stride", unit)
    assert table.asks == (0, "8.5.2.4")
    assert table.offered("pick") == cards
    assert "done" not in table.words
    table.choose("pick", cards[0])
    table.choose("pick", cards[1])
    assert "done" not in table.words
    table.choose("pick", cards[2])
    assert table.words == ["pick", "done"]
    table.choose("done")
    assert table.cards("drop", 0) == cards[:3]
    assert table.cards("hand", 0) == cards[3:]


@pytest.mark.rules("11.11.3.1")
def test_8_5_2_4_what_can_not_be_paid_is_not_played(table: Table) -> None:
    unit = g_unit(table)
    table.put("hand", 0, grade=2)
    table.stride_step()
    assert table.words == ["pass"]
    assert table.why_not("stride", unit) == "8.5.2.4"


def test_8_5_2_4_a_hand_that_the_opponent_imagines_pays_what_it_has(table: Table) -> None:
    """What is being paid with is not seen before it is paid, so the grades may be too low in such a hand."""
    unit = g_unit(table)
    table.put("hand", 0, grade=3)
    for _ in range(3):
        table.put("deck", 0, grade=0)
    table.stride_step()
    table.choose("stride", unit)
    paid: list[int] = []
    for seed in range(20):
        world = table.game.imagine(1, Random(seed))
        g = world.state
        paid.append(sum(value(g, card, GRADE) for card in g.zones[HAND]))
        world.choose(0)
        assert g.zones[HAND] == () and g.zone_of[unit] != G_ZONE
    assert min(paid) < 3 <= max(paid)


@pytest.mark.rules("12.13.2.2", "12.13.2.2.1", "12.13.1.4.3.2", "12.13.1.4.2.1")
def test_8_5_2_4_a_protect_has_no_grade_to_pay_with_and_is_erased_when_discarded(table: Table) -> None:
    unit = g_unit(table)
    protect = table.put_protect(0)
    two = table.put("hand", 0, grade=2)
    table.stride_step()
    assert table.why_not("stride", unit) == "8.5.2.4"
    one = table.put("hand", 0, grade=1)
    table.stride_step()
    table.choose("stride", unit)
    for it in (protect, two, one):
        table.choose("pick", it)
    assert protect not in table.state.data
    assert table.cards("drop", 0) == [two, one]
    assert table.vanguard(0) == unit


@pytest.mark.rules("8.5.1.3.1", "10.28.2.1")
@pytest.mark.parametrize("rested", [False, True])
def test_10_28_2_1_1_the_g_unit_stands_or_rests_as_the_vanguard_before_it(table: Table, rested: bool) -> None:
    unit = g_unit(table)
    table.state.flags[table.vanguard(0)] |= rested
    table.put("hand", 0, grade=3)
    table.stride_step()
    table.choose("stride", unit)
    table.choose("pick")
    assert table.rested(unit) == rested


def stride(table: Table, power: int = 15000) -> tuple[int, int]:
    heart = table.vanguard(0)
    unit = g_unit(table, power)
    table.put("hand", 0, grade=3)
    table.stride_step()
    table.choose("stride", unit)
    if "pick" in table.words:
        table.choose("pick")
    return heart, unit


@pytest.mark.rules("10.27.1", "10.27.2", "10.27.3", "10.27.5")
def test_10_28_2_2_the_vanguard_before_it_becomes_its_heart(table: Table) -> None:
    before = table.state.obj[table.vanguard(0)]
    heart, unit = stride(table)
    assert table.cards("vanguard", 0) == [heart, unit]
    assert table.state.flags[heart] == HEART
    assert table.state.host[heart] == unit
    assert table.state.obj[heart] == before
    assert not is_unit(table.state, heart)
    rear = table.put("rear1", 0)
    table.battle_phase()
    table.choose("attack")
    assert table.offered("attack-with") == [unit, rear]


@pytest.mark.rules("10.27.5.1", "3.7.1.2")
def test_10_28_2_3_the_heart_adds_its_printed_power(table: Table) -> None:
    add_effect(table.state, ADD, POWER, card=table.vanguard(0), value=3000)
    heart, unit = stride(table)
    assert table.number(unit, "power") == 26000
    assert heart != unit


@pytest.mark.rules("10.27.4")
def test_10_28_2_3_of_two_hearts_one_is_chosen(table: Table) -> None:
    leader, mate = table.vanguard(0), table.put_mate(0, power=7000)
    unit = g_unit(table)
    table.put("hand", 0, grade=3)
    table.stride_step()
    table.choose("stride", unit)
    table.choose("pick")
    assert table.offered("pick") == [leader, mate]
    table.choose("pick", mate)
    assert table.number(unit, "power") == 22000
    assert (table.state.flags[leader], table.state.flags[mate]) == (HEART, HEART | MATE)
    table.end_phase()
    assert table.cards("vanguard", 0) == [leader, mate]
    assert (table.state.flags[leader], table.state.flags[mate]) == (0, MATE)
    assert table.state.host[mate] == leader


def test_10_27_5_2_without_its_heart_the_power_is_lost(table: Table) -> None:
    heart, unit = stride(table)
    table.happen(lambda: table.move(heart, "soul", 0))
    assert table.number(unit, "power") == 15000


@pytest.mark.rules("10.28.4")
def test_10_28_4_striding_is_no_ride(table: Table) -> None:
    ridden: list[int] = []
    table.ability(0, MOVED, lambda: ridden.append(1), reason=RIDE)
    table.new_vanguard(0, grade=3, gift="protect")
    stride(table)
    assert ridden == []
    assert table.count("hand", 0) == 0


@pytest.mark.rules("11.2.2")
def test_11_2_4_1_a_g_unit_with_triple_drive_checks_three_cards(table: Table) -> None:
    table.new_vanguard(0, grade=3, skill="twin_drive")
    stride(table)
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert len(table.events("moved", "drive_check")) == 3
