"""8.4 and 8.5: check timings, play timings, and playing cards."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import DECLARED, MOVED, TIMING
from tefuda.rulebooks.vanguard.areas import (
    ANY_GIFT, CALL_UNIT, GIFT_GAINED, GIFTS_WAITING, GRADE_AT_START, MAIN_START, RIDE,
)
from tefuda.rulebooks.vanguard.menus import cannot_call
from tefuda.rulebooks.vanguard.menus_guard import cannot_guard
from tests.vanguard.vanguard_table import Table


# 8.4.1 Check timing


@pytest.mark.rules("9.1.1", "9.1.3")
def test_8_4_1_1_rule_processes_run_until_none_is_left(table: Table) -> None:
    """A missing vanguard is replaced from the soul; then the damage that waits is processed."""
    table.leave(0, "vanguard", 0)
    heir = table.put("soul", 0)
    table.put("guardian", 1)
    table.put("rear1", 1)
    table.put("rear1", 1)
    table.state.since[table.cards("rear1", 1)[0]] = -1
    table.state.damage[table.vanguard(1)] = 2
    with table.tracing() as trace:
        table.check()
    assert table.vanguard(0) == heir
    assert (table.count("guardian", 1), table.count("rear1", 1), table.count("damage", 1)) == (0, 1, 2)
    assert trace.index("9.5.1") < trace.index("9.6.2")


def test_8_4_1_2_gifts_come_after_rule_processes_and_before_abilities(table: Table) -> None:
    order: list[str] = []
    table.ability(0, MOVED, lambda: order.append("ability"), reason=RIDE)
    it = table.put("hand", 0, grade=3, gift="force")
    table.ride_phase()
    table.choose("ride", it)
    assert table.asks == (0, "10.6.3.1")
    assert order == []
    table.choose("force", table.place("vanguard", 0))
    assert order == ["ability"]


@pytest.mark.rules("8.4.1.2")
def test_8_4_1_3_the_turn_fighters_gifts_come_first(table: Table) -> None:
    registers = table.state.registers
    registers[GIFTS_WAITING] = registers[GIFTS_WAITING + 3] = registers[ANY_GIFT] = 1
    table.state.needs_rule_check = True
    table.main_phase(1)
    assert table.asks == (1, "10.6.3.1")
    table.choose("force", table.place("vanguard", 1))
    assert table.asks == (0, "10.6.3.1")
    table.choose("force", table.place("vanguard", 0))
    assert table.asks == (1, "6.6.1.2")


@pytest.mark.rules("8.4.1.5", "8.4.1.6", "8.6.3")
@pytest.mark.parametrize("player", [0, 1])
def test_8_4_1_4_the_turn_fighters_abilities_come_first_each_followed_by_rule_processes(
    table: Table, player: int,
) -> None:
    order: list[tuple[int, int]] = []

    def effect(controller: int) -> None:
        order.append((controller, table.count("rear1", 0)))
        if table.count("rear1", 0):
            table.state.since[table.cards("rear1", 0)[0]] = -1
        table.put("rear1", 0)

    for controller in (0, 1):
        table.ability(controller, TIMING, lambda who=controller: effect(who), reason=MAIN_START)  # type: ignore[misc]
    table.main_phase(player)
    assert order == [(player, 0), (1 - player, 1)]
    assert table.count("rear1", 0) == 1


# 8.4.2 Play timing


def test_8_4_2_1_it_begins_with_a_check_timing(table: Table) -> None:
    table.put_many(6, "damage", 1)
    table.main_phase()
    assert table.game.over


@pytest.mark.rules("8.4.2.3")
def test_8_4_2_2_one_action_or_none(table: Table) -> None:
    it = table.put("hand", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    assert table.words == ["exchange", "pass"]
    table.choose("pass")
    assert table.asks == (0, "7.3.1.2")


# 8.5.1, 8.5.2 What may be played


@pytest.mark.rules("8.5.1.1", "2.4.1", "2.4.2", "6.5.1.1.2")
def test_8_5_2_1_1_1_a_card_of_the_vanguards_grade_or_one_more_is_ridden(table: Table) -> None:
    table.new_vanguard(0, grade=1)
    cards = [table.put("hand", 0, grade=grade) for grade in range(4)]
    table.ride_phase()
    assert table.offered("ride") == cards[1:3]
    assert [table.why_not("ride", it) for it in (cards[0], cards[3])] == ["8.5.2.1.1.1"] * 2
    assert table.why_not("ride", table.top("deck", 0)) == "8.5.2.1"


@pytest.mark.rules("10.25.9")
def test_8_5_2_1_1_1_in_legion_the_grade_of_the_leader_counts(table: Table) -> None:
    table.new_vanguard(0, grade=2)
    table.put_mate(0, grade=0)
    cards = [table.put("hand", 0, grade=grade) for grade in range(4)]
    table.ride_phase()
    assert table.offered("ride") == cards[2:]


@pytest.mark.rules("8.5.1.2", "8.5.2.1", "8.5.2.1.1")
def test_8_5_2_1_1_2_cards_of_the_vanguards_grade_or_less_are_called(table: Table) -> None:
    table.new_vanguard(0, grade=1)
    cards = [table.put("hand", 0, grade=grade) for grade in range(4)]
    table.main_phase()
    assert sorted(set(table.offered("call"))) == cards[:2]
    place = table.place("rear1", 0)
    assert [table.why_not("call", it, place) for it in cards[2:]] == ["8.5.2.1.1.2"] * 2
    assert table.why_not("call", table.top("deck", 0), place) == "8.5.2.1"


def test_8_5_2_1_1_2_1_without_a_vanguard_nothing_is_called(table: Table) -> None:
    """Between two check timings an effect may take the vanguard away; here the menu is asked for right then."""
    it = table.put("hand", 0, grade=0)
    table.main_phase()
    table.leave(0, "vanguard", 0)
    refusals = table.state.book.refusals
    assert refusals[cannot_call(table.state, 0, it, -1)] == "8.5.2.1.1.2.1"
    assert refusals[cannot_guard(table.state, 0, it, -1)] == "8.5.2.1.1.2.1"


@pytest.mark.parametrize(("own", "enemy", "at_start", "strides"), [
    (3, 3, 2, True), (3, 2, 3, True), (3, 2, 2, False), (2, 3, 2, False), (4, 3, 2, True)])
def test_8_5_2_1_1_3_when_striding_is_allowed(
    table: Table, own: int, enemy: int, at_start: int, strides: bool,
) -> None:
    table.new_vanguard(0, grade=own)
    table.new_vanguard(1, grade=enemy)
    g_unit = table.put("gzone", 0, "g-unit", stride=True, face_down=True)
    table.put("hand", 0, grade=3)
    table.state.registers[GRADE_AT_START] = at_start
    table.stride_step()
    assert table.offered("stride") == [g_unit] * strides


def test_8_5_2_1_1_3_the_grade_at_the_beginning_of_the_turn_is_remembered(table: Table) -> None:
    table.turn()
    assert table.state.registers[GRADE_AT_START] == 3


@pytest.mark.rules("8.5.2.2", "10.7.1.4")
def test_8_5_2_1_a_played_card_is_shown(table: Table) -> None:
    it = table.put("hand", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    assert [event.card != "" for event in table.game.events(1) if event.kind == "revealed"] == [True]


# 8.5.3 Resolution


@pytest.mark.rules("4.7.2", "10.5.1", "10.6.1", "10.6.1.1")
def test_8_5_3_1_the_vanguard_before_it_goes_to_the_soul(table: Table) -> None:
    old = table.vanguard(0)
    new = table.ride()
    assert table.cards("vanguard", 0) == [new]
    assert table.where(old) == ("soul", 0)
    assert [event.reason for event in table.events("moved")] == ["ride", "ridden"]


@pytest.mark.rules("9.3.7", "10.4.2", "10.7.1")
def test_8_5_3_2_a_unit_that_is_called_over_another_replaces_it_at_the_next_check_timing(table: Table) -> None:
    old = table.put("rear1", 0)
    new = table.put("hand", 0)
    table.main_phase()
    with table.tracing() as trace:
        table.choose("call", new, table.place("rear1", 0))
    assert trace.index("8.5.3.2") < trace.index("8.4.1.1") < trace.index("9.3.7")
    assert table.cards("rear1", 0) == [new]
    assert table.where(old) == ("drop", 0)


@pytest.mark.rules("8.5.4.1", "8.5.4.1.2")
def test_8_5_4_as_many_as_said_are_chosen_as_far_as_possible(table: Table) -> None:
    """Two cards are removed for a G assist (6.4.1.2.5): choosing fewer is not offered."""
    table.new_vanguard(0, grade=1)
    found = table.put("deck", 0, grade=2)
    table.put("hand", 0, grade=0)
    table.put("hand", 0, grade=0)
    table.begin("6.4.1.2.1.1")
    table.choose("assist")
    table.choose("pick", found)
    assert table.words == ["pick"] * 3
    table.choose("pick", found)
    assert table.words == ["pick"] * 2


@pytest.mark.rules("8.5.4.1.3")
def test_8_5_4_1_3_where_nothing_can_be_chosen_the_rest_is_ignored(table: Table) -> None:
    """Healing without damage leaves the power of the trigger."""
    table.put("rear1", 0)
    table.put("deck", 0, "trigger", trigger="heal")
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.words == ["power", "power"]


@pytest.mark.rules("8.6.5")
def test_8_6_5_an_ability_sees_where_a_card_came(table: Table) -> None:
    seen: list[tuple[str, int]] = []
    it = table.put("hand", 0)
    table.ability(0, MOVED, lambda: seen.append(table.where(it)), reason=CALL_UNIT)
    table.main_phase()
    table.choose("call", it, table.place("rear4", 0))
    assert seen == [("rear4", 0)]


@pytest.mark.rules("10.6.3")
def test_8_4_1_2_a_gift_is_told(table: Table) -> None:
    gained: list[int] = []
    table.ability(0, DECLARED, lambda: gained.append(1), reason=GIFT_GAINED)
    table.ride(gift="accel")
    assert gained == [1]
