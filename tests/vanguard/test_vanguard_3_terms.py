"""Chapter 3: the words of the game."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.turn import rest, turn_face
from tefuda.kernel.codes import MOVED, NEXT, TIMING
from tefuda.rulebooks.vanguard.areas import BY_RULE, CALL_UNIT, MAIN_START
from tefuda.rulebooks.vanguard.c3_timing import draw_cards
from tefuda.rulebooks.vanguard.c4_circles import fighters, is_locked, is_unit, units_of
from tests.vanguard.vanguard_table import Table


@pytest.mark.rules("3.3.1")
def test_3_3_2_the_owner_is_who_brought_the_card(table: Table) -> None:
    unit = table.put("rear1", 0, owner=1)
    table.main_phase()
    table.happen(lambda: table.move(unit, "rear2", 0))
    assert table.state.owner[unit] == 1


@pytest.mark.rules("3.4.1", "3.7.2.1")
def test_3_4_2_the_master_is_whose_zone_it_is(table: Table) -> None:
    unit = table.put("rear1", 1, owner=0)
    assert table.state.controller[unit] == 1
    table.main_phase()
    table.happen(lambda: table.move(unit, "hand", 0))
    assert table.state.controller[unit] == 0


@pytest.mark.rules("3.5.2", "8.4.1", "8.6.1")
def test_3_5_1_rule_processes_come_before_abilities(table: Table) -> None:
    """A second unit on a circle is dealt with before what waits for it is played."""
    seen: list[int] = []
    old = table.put("rear1", 0)
    new = table.put("hand", 0)
    table.ability(0, MOVED, lambda: seen.append(table.count("rear1", 0)), reason=CALL_UNIT)
    table.main_phase()
    table.choose("call", new, table.place("rear1", 0))
    assert seen == [1]
    assert table.where(old) == ("drop", 0)


@pytest.mark.rules("8.4.2", "8.4.2.1")
def test_3_6_2_a_check_timing_comes_before_a_play_timing(table: Table) -> None:
    table.put("guardian", 1)
    with table.tracing() as trace:
        table.main_phase()
    assert table.count("guardian", 1) == 0
    assert trace.index("8.4.2.1") < trace.index("9.4.1") < trace.index("8.4.2.2")


@pytest.mark.rules("3.6.3", "8.4.2.2")
def test_3_6_3_1_who_did_something_may_do_something_again(table: Table) -> None:
    one, two = table.put("hand", 0), table.put("hand", 0)
    table.main_phase()
    table.choose("call", one, table.place("rear1", 0))
    assert table.asks == (0, "6.6.1.2")
    table.choose("call", two, table.place("rear2", 0))
    assert table.asks == (0, "6.6.1.2")


@pytest.mark.rules("8.4.2.3", "6.6.1.3")
def test_3_6_3_2_after_doing_nothing_the_game_goes_on(table: Table) -> None:
    table.main_phase()
    table.choose("pass")
    assert table.asks == (0, "7.3.1.2")


@pytest.mark.rules("10.22.3")
def test_3_8_1_locked_cards_are_no_units(table: Table) -> None:
    unit, locked = table.put("rear1", 0), table.put("rear2", 0)
    table.lock(locked)
    assert (is_unit(table.state, unit), is_unit(table.state, locked)) == (True, False)
    assert not is_unit(table.state, table.top("deck", 0))


@pytest.mark.rules("3.9.1", "3.10.1", "3.11.1.1")
def test_3_8_2_vanguard_rear_guards_and_guardians_are_units(table: Table) -> None:
    rear, guardian = table.put("rear4", 0), table.put("guardian", 0)
    assert units_of(table.state, 0) == [table.vanguard(0), rear, guardian]
    assert fighters(table.state, 0) == [table.vanguard(0), rear]


@pytest.mark.rules("10.25.3")
def test_3_9_1_1_a_leader_and_its_mate_are_both_vanguards(table: Table) -> None:
    leader = table.vanguard(0)
    mate = table.put_mate(0)
    table.check()
    assert table.cards("vanguard", 0) == [leader, mate]
    assert table.vanguard(0) == leader


def test_3_10_1_1_there_is_one_rear_guard_on_a_circle(table: Table) -> None:
    table.put("rear1", 0)
    new = table.put("hand", 0)
    table.main_phase()
    table.choose("call", new, table.place("rear1", 0))
    assert table.cards("rear1", 0) == [new]


@pytest.mark.rules("2.6.3")
def test_3_11_1_2_a_guardian_without_a_shield_has_a_shield_of_0(table: Table) -> None:
    guardian = table.put("hand", 1, shield=-1)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    assert table.number(guardian, "has_shield") == 0
    table.choose("guard", guardian)
    assert table.count("damage", 1) == 1


@pytest.mark.rules("2.6.1", "3.11.1.4", "7.5.1.2.2")
def test_3_11_1_3_the_shields_of_all_guardians_add_to_the_attacked_unit(table: Table) -> None:
    guardians = [table.put("hand", 1, shield=5000), table.put("hand", 1, shield=10000), table.put("hand", 1)]
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    for it in guardians[:2]:
        table.choose("guard", it)
    assert table.cards("guardian", 1) == guardians[:2]
    assert table.number(table.vanguard(1), "power") == 26000


@pytest.mark.rules("3.12.1", "4.3.1", "10.2.1")
def test_3_12_2_a_drawn_card_is_seen_by_its_fighter_only(table: Table) -> None:
    top = table.top("deck", 0)
    table.main_phase()
    table.happen(lambda: draw_cards(table.state, 0, 1))
    assert table.cards("hand", 0) == [top]
    numbers = [
        [event.card for event in table.game.events(player) if event.kind == "moved" and event.reason == "draw"][-1]
        for player in (0, 1)]
    assert bool(numbers[0]) and not numbers[1]


@pytest.mark.rules("4.2.3")
def test_3_12_3_several_cards_are_drawn_one_at_a_time(table: Table) -> None:
    top = list(reversed(table.cards("deck", 0)[-3:]))
    table.main_phase()
    table.ability(0, MOVED, lambda: None)
    table.happen(lambda: draw_cards(table.state, 0, 3))
    assert table.cards("hand", 0) == top
    assert len(table.state.pending) == 3


def test_3_12_3_drawing_nothing_does_nothing(table: Table) -> None:
    table.main_phase()
    table.happen(lambda: draw_cards(table.state, 0, 0))
    assert table.count("hand", 0) == 0


@pytest.mark.rules("3.17.1.1", "3.17.1.2", "10.12.1")
def test_3_17_1_units_stand_or_rest(table: Table) -> None:
    unit = table.put("rear1", 0)
    table.main_phase()
    assert not table.rested(unit)
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    assert table.rested(unit)


@pytest.mark.rules("3.17.3", "3.17.3.1", "3.17.3.2", "10.13.1")
def test_3_17_4_what_is_face_down_is_not_turned_down_again(table: Table) -> None:
    damage = table.put("damage", 0)
    table.main_phase()
    for _ in range(2):
        table.happen(lambda: turn_face(table.state, damage, True, BY_RULE))
    assert len(table.events("turned")) == 1
    assert not table.events("moved")


@pytest.mark.rules("3.18.2", "4.6.7", "10.22.6")
def test_3_18_1_a_circle_with_a_locked_card_is_no_rear_guard_circle(table: Table) -> None:
    table.lock(table.put("rear1", 0))
    it = table.put("hand", 0)
    assert is_locked(table.state, table.place("rear1", 0))
    table.main_phase()
    places = [place for _, place in table.offered_pairs("call")]
    assert places == [table.place(f"rear{number}", 0) for number in (2, 3, 4, 5)]
    assert table.why_not("call", it, table.place("rear1", 0)) == "6.6.1.2.1.1"


@pytest.mark.rules("8.6.2", "8.6.2.1")
def test_8_6_3_1_waiting_abilities_have_to_be_played_each_as_often_as_it_was_triggered(table: Table) -> None:
    played: list[str] = []

    def twice() -> int:
        table.state.needs_rule_check = True
        return NEXT

    table.ability(0, TIMING, lambda: played.append("own"), reason=MAIN_START)
    table.ability(0, TIMING, lambda: played.append("own too"), reason=MAIN_START)
    table.ability(1, TIMING, lambda: played.append("other"), reason=MAIN_START)
    table.main_phase()
    assert table.asks == (0, "8.4.1.4")
    assert "pass" not in table.words
    table.choose("number", 1)
    assert played == ["own too", "own", "other"]
    table.happen(twice)
    assert len(played) == 3
