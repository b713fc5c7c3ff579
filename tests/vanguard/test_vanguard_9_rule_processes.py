"""Chapter 9: rule processes."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.events.changes import attach
from tefuda.kernel.codes import MOVED, TIMING
from tefuda.rulebooks.vanguard.areas import BATTLE_DAMAGE, DAMAGE_CHECK, MAIN_START
from tests.laid_table import put
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table


def age(table: Table, *cards: int) -> None:
    """Let cards have come one after the other."""
    for time, it in enumerate(cards):
        table.state.since[it] = time - 10


def test_9_1_2_a_condition_that_no_longer_holds_at_the_check_timing_does_nothing(table: Table) -> None:
    damage = table.put_many(6, "damage", 0)
    table.lay(damage[0], "drop", 0)
    table.check()
    assert not table.game.over


def test_9_1_3_they_run_at_the_same_time_and_both_may_lose(table: Table) -> None:
    for player in (0, 1):
        table.put_many(6, "damage", player)
    table.check()
    assert table.game.over and table.game.winner is None


@pytest.mark.rules("9.2.2", "9.2.3")
def test_9_2_1_each_fighter_loses_by_the_condition_that_they_meet(table: Table) -> None:
    table.put_many(6, "damage", 0)
    table.leave(0, "deck", 1)
    table.check()
    lost = [(event.player, event.reason, event.rule) for event in table.events("lost")]
    assert lost == [(0, "six_damage", "9.2.1"), (1, "no_deck", "9.2.1")]


@pytest.mark.rules("9.5.1.1")
def test_9_2_4_without_vanguard_and_soul_a_fighter_loses(table: Table) -> None:
    table.leave(0, "vanguard", 1)
    table.check()
    assert table.game.winner == 0
    assert [event.reason for event in table.events("lost")] == ["no_vanguard"]


# 9.3 Duplicates


def test_9_3_1_a_mate_without_its_leader_goes_to_the_soul(table: Table) -> None:
    leader, mate = table.vanguard(0), table.put_mate(0)
    table.lay(leader, "drop", 0)
    table.put("soul", 0)
    table.check()
    assert table.where(mate) == ("soul", 0)


def test_9_3_2_of_several_vanguards_the_last_one_stays(table: Table) -> None:
    cards = [table.vanguard(0), table.put("vanguard", 0), table.put("vanguard", 0)]
    age(table, cards[0], cards[2], cards[1])
    table.check()
    assert table.cards("vanguard", 0) == [cards[1]]
    assert sorted(table.cards("soul", 0)) == sorted([cards[0], cards[2]])


def test_9_3_3_of_several_mates_the_last_one_stays(table: Table) -> None:
    leader, one, two = table.vanguard(0), table.put_mate(0), table.put_mate(0)
    age(table, leader, two, one)
    table.check()
    assert table.cards("vanguard", 0) == [leader, one]
    assert table.where(two) == ("soul", 0)


def test_9_3_4_of_vanguards_that_came_together_one_is_chosen(table: Table) -> None:
    one, two, old = table.put("vanguard", 0), table.put("vanguard", 0), table.vanguard(0)
    old = table.cards("vanguard", 0)[0]
    age(table, old)
    table.check()
    assert table.asks == (0, "9.3.2")
    assert table.offered("pick") == [one, two]
    table.choose("pick", one)
    assert table.cards("vanguard", 0) == [one]
    assert sorted(table.cards("soul", 0)) == sorted([old, two])


@pytest.mark.rules("1.3.4")
def test_9_3_4_both_fighters_may_have_to_the_turn_fighter_first(table: Table) -> None:
    cards = {player: [table.vanguard(player), table.put("vanguard", player)] for player in (0, 1)}
    for both in cards.values():
        table.state.since[both[0]] = table.state.since[both[1]]
    table.main_phase(1)
    for player in (1, 0):
        assert table.asks == (player, "9.3.2")
        table.choose("pick", cards[player][0])
    assert [table.cards("vanguard", player) for player in (0, 1)] == [cards[0][:1], cards[1][:1]]


def test_9_3_7_all_circles_are_looked_at_together(table: Table) -> None:
    for name in ("rear1", "rear2"):
        age(table, table.put(name, 0), table.put(name, 0))
    with table.tracing() as trace:
        table.check()
    assert (table.count("rear1", 0), table.count("rear2", 0)) == (1, 1)
    assert trace.count("9.4.1") == 1


def test_9_3_5_of_mates_that_came_together_one_is_chosen(table: Table) -> None:
    leader, one, two = table.vanguard(0), table.put_mate(0), table.put_mate(0)
    age(table, leader)
    table.check()
    assert table.offered("pick") == [one, two]
    table.choose("pick", two)
    assert table.cards("vanguard", 0) == [leader, two]


def test_9_3_6_of_a_legion_and_another_vanguard_the_last_one_stays_alone(table: Table) -> None:
    leader, mate = table.vanguard(0), table.put_mate(0)
    new = table.put("vanguard", 0)
    age(table, leader, mate, new)
    table.check()
    assert table.cards("vanguard", 0) == [new]
    assert sorted(table.cards("soul", 0)) == sorted([leader, mate])


def test_9_3_2_hearts_are_no_rivals(table: Table) -> None:
    heart = table.vanguard(0)
    g_unit = table.put("gzone", 0, "g-unit", stride=True, face_down=True)
    table.put("hand", 0, grade=3)
    table.stride_step()
    table.choose("stride", g_unit)
    table.choose("pick")
    assert table.cards("vanguard", 0) == [heart, g_unit]


@pytest.mark.rules("10.4.2", "4.1.6")
@pytest.mark.parametrize("place", ["rear1", "rear4", "accel1"])
def test_9_3_7_of_several_rear_guards_the_last_one_stays(table: Table, place: str) -> None:
    if place == "accel1":
        table.ride(gift="accel")
    old, new = table.put(place, 0, owner=1), table.put(place, 0)
    age(table, old, new)
    table.check()
    assert table.cards(place, 0) == [new]
    assert table.where(old) == ("drop", 1)


def test_9_3_8_of_rear_guards_that_came_together_one_is_chosen(table: Table) -> None:
    cards = [table.put("rear3", 1) for _ in range(3)]
    table.check()
    assert table.asks == (1, "9.3.7")
    table.choose("pick", cards[1])
    assert table.cards("rear3", 1) == [cards[1]]
    assert table.count("drop", 1) == 2


# 9.4 Guardians


def test_9_4_1_guardians_outside_of_a_battle_phase_are_dropped(table: Table) -> None:
    guardian = table.put("guardian", 0, owner=1)
    table.main_phase()
    assert table.where(guardian) == ("drop", 1)


def test_9_4_1_in_a_battle_phase_they_stay(table: Table) -> None:
    guardian = table.put("guardian", 1)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))
    assert table.where(guardian) == ("guardian", 1)


# 9.5 Losing the vanguard


@pytest.mark.rules("10.6.1.1")
def test_9_5_1_who_has_no_vanguard_rides_a_card_of_the_soul(table: Table) -> None:
    table.leave(0, "vanguard", 1)
    one, two = table.put("soul", 1, grade=0), table.put("soul", 1, grade=3)
    table.main_phase()
    assert table.asks == (1, "9.5.1")
    assert table.offered("pick") == [one, two]
    table.choose("pick", one)
    assert table.vanguard(1) == one
    assert not table.rested(one)
    assert [event.reason for event in table.events("moved")] == ["ride"]


def test_9_5_1_with_one_card_in_the_soul_there_is_no_choice(table: Table) -> None:
    table.leave(0, "vanguard", 1)
    one = table.put("soul", 1)
    table.check()
    assert table.vanguard(1) == one


def test_9_5_1_such_a_ride_brings_the_gift_of_the_card(table: Table) -> None:
    table.leave(0, "vanguard", 0)
    table.put("soul", 0, gift="protect")
    table.check()
    assert table.count("hand", 0) == 1


def test_9_5_1_both_may_have_to(table: Table) -> None:
    for player in (0, 1):
        table.leave(0, "vanguard", player)
        table.put("soul", player)
        table.put("soul", player)
    table.main_phase(1)
    assert table.asks == (1, "9.5.1")
    table.choose("pick")
    assert table.asks == (0, "9.5.1")
    table.choose("pick")
    assert (table.count("vanguard", 0), table.count("vanguard", 1)) == (1, 1)


# 9.6 Damage


def deal(table: Table, player: int, points: int) -> None:
    table.happen(lambda: deal_damage(table.state, table.vanguard(player), points, BATTLE_DAMAGE))


@pytest.mark.rules("3.9.2", "9.6.2", "9.6.3", "10.33.3", "10.15.1")
def test_9_6_1_each_point_of_damage_checks_a_card(table: Table) -> None:
    top = list(reversed(table.cards("deck", 1)[-2:]))
    table.main_phase()
    deal(table, 1, 2)
    assert table.cards("damage", 1) == top
    assert table.state.damage[table.vanguard(1)] == 0
    assert len(table.events("moved", "damage_check")) == 2
    assert len(table.events("declared", "damage_check")) == 2


def test_9_6_1_it_waits_for_all_other_rule_processes(table: Table) -> None:
    table.main_phase()
    old, new = table.put("rear1", 1), table.put("rear1", 1)
    age(table, old, new)
    deal(table, 1, 1)
    assert [event.reason for event in table.events("moved")] == ["duplicate", "damage_check", "to_damage"]


def test_9_6_1_1_the_turn_fighters_vanguard_comes_first(table: Table) -> None:
    table.state.damage[table.vanguard(0)] = 1
    table.state.damage[table.vanguard(1)] = 1
    table.state.needs_rule_check = True
    table.main_phase(1)
    assert [event.player for event in table.events("moved", "damage_check")] == [1, 0]


@pytest.mark.rules("9.6.4", "10.15.1.1")
def test_9_6_3_the_card_lies_open_in_the_trigger_zone_while_it_is_checked(table: Table) -> None:
    table.put("rear1", 1)
    top = table.put("deck", 1, "trigger")
    table.main_phase()
    deal(table, 1, 1)
    assert table.asks == (1, "2.8.2")
    assert table.where(top) == ("trigger", 1)
    checks = [event for event in table.game.events(0) if (event.kind, event.reason) == ("moved", "damage_check")]
    assert [bool(event.card) for event in checks] == [True]


@pytest.mark.parametrize(("clan", "works"), [(CLAN, True), (OTHER_CLAN, False)])
def test_9_6_5_the_icon_works_if_a_unit_is_of_the_same_clan(table: Table, clan: str, works: bool) -> None:
    table.put("deck", 1, "trigger", trigger="draw", clan=(clan,))
    table.main_phase()
    deal(table, 1, 1)
    assert table.count("hand", 1) == works


def test_9_6_6_the_card_goes_to_the_damage_zone_unless_it_has_gone(table: Table) -> None:
    top = table.top("deck", 1)
    table.main_phase()
    deal(table, 1, 1)
    assert table.where(top) == ("damage", 1)
    assert [event.reason for event in table.events("moved")] == ["damage_check", "to_damage"]


def test_9_6_7_all_points_are_processed_before_the_rules_look_again(table: Table) -> None:
    """With five cards of damage two points come to seven: there is no check timing in between (8.4.1.1)."""
    table.put_many(5, "damage", 1)
    table.main_phase()
    deal(table, 1, 2)
    assert table.game.winner == 0
    assert table.count("damage", 1) == 7


def test_9_6_7_abilities_wait_until_the_damage_is_over(table: Table) -> None:
    counts: list[int] = []
    table.ability(1, MOVED, lambda: counts.append(table.count("damage", 1)), reason=DAMAGE_CHECK)
    table.ability(0, TIMING, lambda: None, reason=MAIN_START)
    table.main_phase()
    deal(table, 1, 2)
    table.choose("number")
    assert counts == [2, 2]


def test_9_6_3_without_a_deck_there_is_nothing_to_check(table: Table) -> None:
    table.leave(1, "deck", 1)
    table.main_phase()
    deal(table, 1, 3)
    assert table.count("damage", 1) == 1
    assert table.game.winner == 0


# 9.7, 9.8


@pytest.mark.rules("12.13.1.3", "12.13.1.4.2")
def test_9_7_1_a_pseudo_card_where_it_can_not_be_is_erased(table: Table) -> None:
    protect = table.put_protect(0)
    g = table.state
    put(g, protect, table.place("soul", 0))
    table.check()
    assert protect not in g.data
    assert table.count("soul", 0) == 0


def test_9_8_1_it_waits_for_all_abilities(table: Table) -> None:
    seen: list[int] = []
    gauge, unit = table.put("gauge", 0), table.put("rear1", 0)
    attach(table.state, gauge, unit)
    table.ability(0, MOVED, lambda: seen.append(table.count("gauge", 0)), card=unit)
    table.main_phase()
    table.happen(lambda: table.move(unit, "drop", 0))
    assert seen == [1]
    assert table.where(gauge) == ("drop", 0)


def test_9_8_1_a_gauge_that_belongs_to_nobody_stays(table: Table) -> None:
    gauge = table.put("gauge", 0)
    table.check()
    assert table.where(gauge) == ("gauge", 0)
