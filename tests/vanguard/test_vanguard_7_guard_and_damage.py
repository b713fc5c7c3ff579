"""7.5 to 7.8: guarding, drive checks, damage and the end of a battle."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.records import PendingAbility
from tefuda.kernel.codes import DAMAGED, DECLARED, MOVED, REST, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_TURN, add_effect
from tefuda.rulebooks.vanguard.areas import (
    ATTACKED, BATTLE_DAMAGE, CLOSE_START, DAMAGE_START, DRIVE_CHECK, DRIVE_START, GUARD, HIT, INTERCEPTED, NO_HIT,
    RETIRE, TO_HAND,
)
from tefuda.rulebooks.vanguard.c7_fighters import attacked, attacker, take_part
from tefuda.rulebooks.vanguard.cards import CRITICAL, DRIVE, POWER
from tests.vanguard.vanguard_table import Table
from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT


def attack_vanguard(table: Table) -> None:
    """Player 0's vanguard attacks the other one, up to the guard step."""
    table.battle_phase()
    table.attack(table.vanguard(0), table.vanguard(1))


# 7.5 Guard step


@pytest.mark.rules("7.5.1", "7.5.1.1")
def test_7_5_1_2_the_attacked_fighter_may_act(table: Table) -> None:
    card = table.put("hand", 1)
    interceptor = table.put("rear1", 1, skill="intercept")
    attack_vanguard(table)
    assert table.asks == (1, "7.5.1.2")
    assert table.offers == [("guard", card, 0), ("intercept", interceptor, 0), ("pass", 0, 0)]
    assert table.timings()[-1] == "guard_start"


@pytest.mark.parametrize(("attacker_place", "drive"), [("vanguard", True), ("rear1", False)])
def test_7_5_1_2_1_after_a_pass_a_vanguard_goes_on_to_the_drive_step(
    table: Table, attacker_place: str, drive: bool,
) -> None:
    table.put("rear1", 0)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.top(attacker_place, 0), table.vanguard(1))
    with table.tracing() as trace:
        table.choose("pass")
    assert ("7.6.1.1" in trace) == drive
    assert "7.7.1.1" in trace


def test_7_5_1_2_1_1_who_can_do_nothing_passes(table: Table) -> None:
    table.put("rear1", 0)
    attack_vanguard(table)
    assert table.asks == (0, "7.3.1.2")


def test_7_5_1_2_1_1_a_possible_g_guardian_is_for_its_fighter_to_know(table: Table) -> None:
    """Face-down cards in the G zone might be G guardians, so it is asked even where there is none."""
    table.put("rear1", 0)
    table.put("gzone", 1, "g-unit", face_down=True)
    attack_vanguard(table)
    assert table.asks == (1, "7.5.1.2")
    assert table.words == ["pass"]


@pytest.mark.rules("8.5.2.1.1.2", "8.5.2.2.1.1", "10.7.1.2.1")
def test_7_5_1_2_2_any_card_of_the_hand_guards_whatever_its_grade(table: Table) -> None:
    table.new_vanguard(1, grade=0)
    card = table.put("hand", 1, grade=3)
    table.put("hand", 1)
    attack_vanguard(table)
    table.choose("guard", card)
    assert table.where(card) == ("guardian", 1)
    assert table.state.host[card] == table.vanguard(1)
    assert table.rested(card)


def test_7_5_1_2_2_where_several_units_are_attacked_one_of_them_is_guarded(table: Table) -> None:
    """7.4.1.8.5: an effect may have several units attacked."""
    other = table.put("rear1", 1, power=9000)
    card = table.put("hand", 1, shield=10000)
    table.put("hand", 1)
    attack_vanguard(table)
    take_part(table.state, other, ATTACKED)
    table.choose("guard", card)
    assert sorted(table.offered("pick")) == sorted([other, table.vanguard(1)])
    table.choose("pick", other)
    assert (table.number(other, "power"), table.number(table.vanguard(1), "power")) == (19000, 11000)


def test_7_5_1_2_2_only_what_is_in_hand_is_called(table: Table) -> None:
    table.put("hand", 1)
    attack_vanguard(table)
    assert table.why_not("guard", table.top("deck", 1)) == "8.5.2.1"
    assert table.why_not("ride", table.top("hand", 1)) == "3.6.3"


# G guardians


@pytest.mark.rules("11.14.1", "11.14.2", "8.5.2.2.2", "10.7.1.3.1")
def test_7_5_1_2_3_a_g_guardian_is_called_from_the_g_zone(table: Table) -> None:
    guardian = table.put("gzone", 1, "g-unit", g_guardian=True, shield=15000, face_down=True)
    table.put("hand", 1)
    attack_vanguard(table)
    assert table.offered("g-guard") == [guardian]
    table.choose("g-guard", guardian)
    assert table.where(guardian) == ("guardian", 1)
    assert table.state.flags[guardian] == REST
    assert [event.reason for event in table.events("turned")] == ["guard"]
    assert table.number(table.vanguard(1), "power") == 26000


@pytest.mark.parametrize("player", [0, 1])
def test_7_5_1_2_3_both_vanguards_have_to_be_of_grade_3(table: Table, player: int) -> None:
    table.new_vanguard(player, grade=2)
    guardian = table.put("gzone", 1, "g-unit", g_guardian=True, face_down=True)
    table.put("hand", 1)
    attack_vanguard(table)
    assert table.offered("g-guard") == []
    assert table.why_not("g-guard", guardian) == "7.5.1.2.3"


@pytest.mark.parametrize(("used", "allowed"), [(3, True), (4, False)])
def test_7_5_1_2_3_at_most_four_of_them_a_game(table: Table, used: int, allowed: bool) -> None:
    for _ in range(used):
        table.put("gzone", 1, "g-unit", g_guardian=True)
    table.put("gzone", 1, "g-unit")
    guardian = table.put("gzone", 1, "g-unit", g_guardian=True, face_down=True)
    table.put("hand", 1)
    attack_vanguard(table)
    assert table.offered("g-guard") == [guardian] * allowed


def test_7_5_1_2_3_only_a_face_down_card_with_the_icon(table: Table) -> None:
    up = table.put("gzone", 1, "g-unit", g_guardian=True)
    plain = table.put("gzone", 1, "g-unit", stride=True, face_down=True)
    table.put("hand", 1)
    attack_vanguard(table)
    assert table.offered("g-guard") == []
    assert (table.why_not("g-guard", up), table.why_not("g-guard", plain)) == ("7.5.1.2.3", "11.14.1")


# Intercepting


@pytest.mark.rules("11.3.1", "4.1.4")
@pytest.mark.parametrize("rested", [False, True])
def test_7_5_1_2_4_a_rear_guard_intercepts_standing_or_not(table: Table, rested: bool) -> None:
    unit = table.put("rear2", 1, skill="intercept", shield=5000, rested=rested)
    table.put("hand", 1)
    before = table.state.obj[unit]
    attack_vanguard(table)
    table.choose("intercept", unit)
    assert table.where(unit) == ("guardian", 1)
    assert table.rested(unit)
    assert table.state.obj[unit] == before
    assert table.number(table.vanguard(1), "power") == 16000
    assert [event.reason for event in table.events("moved")] == ["intercept"]


@pytest.mark.rules("11.3.1")
def test_7_5_1_2_4_not_from_behind_not_without_the_icon_and_not_the_attacked_unit(table: Table) -> None:
    target = table.put("rear1", 1, skill="intercept")
    behind, plain = table.put("rear3", 1, skill="intercept"), table.put("rear2", 1)
    locked = table.put("accel1", 1, skill="intercept")
    table.lock(locked)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), target)
    assert table.offered("intercept") == []
    assert table.why_not("intercept", target) == "11.3.1"
    assert [table.why_not("intercept", it) for it in (behind, plain, locked)] == ["7.5.1.2.4"] * 3


def test_7_5_1_2_4_it_is_no_call(table: Table) -> None:
    """10.32.2: it moves, so an ability that waits for calls does not see it."""
    seen: list[str] = []
    unit = table.put("rear2", 1, skill="intercept")
    table.put("hand", 1)
    table.ability(1, MOVED, lambda: seen.append("moved"), reason=INTERCEPTED)
    attack_vanguard(table)
    table.choose("intercept", unit)
    assert seen == ["moved"]


@pytest.mark.rules("7.5.1.2")
def test_7_5_1_3_after_each_action_a_check_timing_and_another_one(table: Table) -> None:
    cards = [table.put("hand", 1) for _ in range(2)]
    table.ability(1, MOVED, lambda: None, reason=GUARD)
    attack_vanguard(table)
    with table.tracing() as trace:
        table.choose("guard", cards[0])
    assert table.asks == (1, "7.5.1.2")
    assert trace.index("8.5.3.3") < trace.index("7.5.1.3") < trace.index("8.4.1.4")


# 7.6 Drive step


@pytest.mark.rules("7.6.1")
def test_7_6_1_1_a_check_timing_before_the_drive_checks(table: Table) -> None:
    hands: list[int] = []
    table.put("rear1", 0)
    table.ability(0, TIMING, lambda: hands.append(table.count("hand", 0)), reason=DRIVE_START)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert hands == [0]
    assert table.count("hand", 0) == 1


@pytest.mark.rules("7.6.1.3", "2.17.1", "11.2.1", "11.2.3.1", "11.2.4.1", "10.14.1")
@pytest.mark.parametrize(("skill", "checks"), [("boost", 1), ("twin_drive", 2), ("triple_drive", 3)])
def test_7_6_1_2_as_many_checks_as_the_vanguard_has_drive(table: Table, skill: str, checks: int) -> None:
    table.new_vanguard(0, grade=3, skill=skill)
    table.put("rear1", 0)
    top = list(reversed(table.cards("deck", 0)[-checks:]))
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.cards("hand", 0) == top
    assert len(table.events("moved", "drive_check")) == checks


@pytest.mark.rules("10.25.6")
def test_7_6_1_2_1_in_legion_the_leader_checks(table: Table) -> None:
    table.put_mate(0, skill="triple_drive")
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.count("hand", 0) == 1


def test_7_6_1_2_2_without_drive_there_is_no_check(table: Table) -> None:
    add_effect(table.state, ADD, DRIVE, card=table.vanguard(0), value=-1)
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.count("hand", 0) == 0
    assert table.count("damage", 1) == 1


def test_7_6_1_2_2_an_effect_may_add_to_the_drive(table: Table) -> None:
    add_effect(table.state, ADD, DRIVE, card=table.vanguard(0), value=1)
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.count("hand", 0) == 2


@pytest.mark.rules("4.10.2", "4.10.4")
def test_7_6_1_2_3_the_checked_card_lies_open_in_the_trigger_zone(table: Table) -> None:
    places: list[tuple[str, int]] = []
    top = table.top("deck", 0)
    table.put("rear1", 0)
    table.ability(0, MOVED, lambda: places.append(table.where(top)), reason=DRIVE_CHECK)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert places == [("trigger", 0)]
    checks = [event for event in table.game.events(1) if event.kind == "moved" and event.reason == "drive_check"]
    assert [bool(event.card) for event in checks] == [True]


def test_7_6_1_2_3_who_checks_the_last_card_of_the_deck_loses(table: Table) -> None:
    table.leave(1, "deck", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.game.winner == 1
    assert table.count("trigger", 0) == 1


@pytest.mark.rules("7.6.1.2.5")
def test_7_6_1_2_6_the_card_comes_to_the_hand_unless_it_has_gone_elsewhere(table: Table) -> None:
    top = table.top("deck", 0)
    table.put("rear1", 0)
    table.ability(0, MOVED, lambda: table.move(top, "soul", 0), reason=DRIVE_CHECK)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.where(top) == ("soul", 0)
    assert table.count("hand", 0) == 0


def test_7_6_1_3_a_check_timing_between_two_checks(table: Table) -> None:
    hands: list[int] = []
    table.new_vanguard(0, grade=3, skill="twin_drive")
    table.put("rear1", 0)
    table.ability(0, MOVED, lambda: hands.append(table.count("hand", 0)), reason=TO_HAND)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert hands == [1, 2]


@pytest.mark.rules("7.6.1.4")
def test_7_6_1_2_no_more_checks_when_the_vanguard_has_gone(table: Table) -> None:
    table.new_vanguard(0, grade=3, skill="triple_drive")
    unit = table.vanguard(0)
    table.put("soul", 0)
    table.put("rear1", 0)
    table.ability(0, MOVED, lambda: table.move(unit, "soul", 0), reason=DRIVE_CHECK)
    table.fight(unit, table.vanguard(1))
    while table.asks[1] == "9.5.1":
        table.choose("pick")
    assert len(table.events("moved", "drive_check")) == 1
    assert table.count("damage", 1) == 0


def test_7_6_1_2_no_check_when_no_vanguard_attacks_any_more(table: Table) -> None:
    unit = table.vanguard(0)
    table.put("soul", 0)
    table.put("rear1", 0)
    table.ability(0, TIMING, lambda: table.move(unit, "soul", 0), reason=DRIVE_START)
    table.fight(unit, table.vanguard(1))
    while table.asks[1] == "9.5.1":
        table.choose("pick")
    assert table.events("moved", "drive_check") == []


# 7.7 Damage step


def test_7_7_1_1_a_check_timing_before_the_powers_are_compared(table: Table) -> None:
    unit = table.put("rear1", 0, power=1000)

    def strengthen() -> None:
        add_effect(table.state, ADD, POWER, card=unit, value=50000, duration=FOR_BATTLE)

    table.ability(0, TIMING, strengthen, reason=DAMAGE_START)
    table.fight(unit, table.vanguard(1))
    assert table.count("damage", 1) == 1


@pytest.mark.rules("7.4.1.8.4")
def test_7_4_1_8_5_all_attacked_units_are_compared_and_each_may_be_hit(table: Table) -> None:
    """An effect may have several units attacked."""
    weak, strong = table.put("rear1", 1, power=8000), table.put("rear2", 1, power=30000)
    table.put("hand", 1)
    table.put("rear1", 0)
    attack_vanguard(table)
    for it in (weak, strong):
        take_part(table.state, it, ATTACKED)
    table.choose("pass")
    assert (table.where(weak), table.where(strong)) == (("drop", 1), ("rear2", 1))
    assert table.count("damage", 1) == 1
    assert (len(table.events("declared", "hit")), len(table.events("declared", "no_hit"))) == (2, 1)


@pytest.mark.rules("2.5.1", "7.7.1")
@pytest.mark.parametrize(("power", "hits"), [(10000, False), (11000, True), (12000, True)])
def test_7_7_1_2_as_much_power_or_more_hits(table: Table, power: int, hits: bool) -> None:
    unit = table.put("rear1", 0, power=power)
    table.fight(unit, table.vanguard(1))
    assert table.count("damage", 1) == hits
    assert len(table.events("declared", "hit")) == hits
    assert len(table.events("declared", "no_hit")) == (not hits)


@pytest.mark.rules("10.25.6", "10.25.8")
def test_7_7_1_2_legion_attacks_with_both_and_is_attacked_as_its_leader(table: Table) -> None:
    table.put_mate(0, power=7000)
    table.put_mate(1, power=20000)
    add_effect(table.state, ADD, POWER, card=table.vanguard(1), value=7000)
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.count("damage", 1) == 1


def test_7_7_1_2_shields_keep_an_attack_from_hitting(table: Table) -> None:
    card = table.put("hand", 1, shield=5000)
    table.put("rear1", 0)
    attack_vanguard(table)
    table.choose("guard", card)
    assert table.count("damage", 1) == 0
    assert table.where(card) == ("drop", 1)


@pytest.mark.rules("7.7.1.7")
def test_7_7_1_4_nothing_has_hit_yet(table: Table) -> None:
    """An ability that waits for the hit is played after the damage of 7.7.1.6."""
    damage: list[int] = []
    table.put("rear1", 0)
    table.ability(0, DECLARED, lambda: damage.append(table.count("damage", 1)), reason=HIT)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert damage == [1]


@pytest.mark.rules("2.7.1", "10.33.1", "3.15.1.1", "7.7.1.6")
@pytest.mark.parametrize("critical", [1, 2, 3])
def test_7_7_1_5_a_vanguard_takes_as_much_damage_as_the_critical(table: Table, critical: int) -> None:
    unit = table.put("rear1", 0, power=20000, critical=critical)
    table.fight(unit, table.vanguard(1))
    assert table.count("damage", 1) == critical
    assert [event.value for event in table.events("damaged", "battle_damage")] == [critical]


def test_7_7_1_5_a_rear_guard_takes_no_damage(table: Table) -> None:
    target = table.put("rear1", 1)
    table.fight(table.vanguard(0), target)
    assert table.count("damage", 1) == 0
    assert table.where(target) == ("drop", 1)


def test_7_7_1_5_in_legion_the_critical_of_the_leader_counts(table: Table) -> None:
    table.put_mate(0, critical=3)
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.count("damage", 1) == 1


def test_7_7_1_5_1_a_critical_of_0_deals_no_damage_at_all(table: Table) -> None:
    dealt: list[int] = []
    unit = table.put("rear1", 0, power=20000)
    add_effect(table.state, ADD, CRITICAL, card=unit, value=-1)
    table.ability(0, DAMAGED, lambda: dealt.append(1), reason=BATTLE_DAMAGE)
    table.fight(unit, table.vanguard(1))
    assert dealt == []
    assert len(table.events("declared", "hit")) == 1


@pytest.mark.rules("7.7.1.8")
def test_7_7_1_7_abilities_of_not_hitting_wait_then(table: Table) -> None:
    guardians: list[int] = []
    card = table.put("hand", 1, shield=10000)
    table.put("rear1", 0)
    table.ability(1, DECLARED, lambda: guardians.append(table.count("guardian", 1)), reason=NO_HIT)
    attack_vanguard(table)
    table.choose("guard", card)
    assert guardians == [1]


@pytest.mark.rules("10.4.1", "11.14.3", "4.6.9")
def test_7_7_1_9_g_guardians_then_guardians_then_what_was_hit_retire(table: Table) -> None:
    table.put("rear2", 0)
    target = table.put("rear1", 1, power=1000)
    g_guardian = table.put("gzone", 1, "g-unit", g_guardian=True, shield=1000, face_down=True)
    guardian = table.put("hand", 1, shield=1000)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(table.vanguard(0), target)
    table.choose("guard", guardian)
    table.choose("g-guard", g_guardian)
    table.choose("pass")
    gone = [f"#{table.state.obj[it]}" for it in (guardian, target)]
    assert [event.handle for event in table.events("moved", "retire")][1:] == gone
    assert [event.reason for event in table.events("moved")][-4:] == ["retire", "return_to_g", "retire", "retire"]
    assert table.where(g_guardian) == ("gzone", 1)
    assert (table.where(guardian), table.where(target)) == (("drop", 1), ("drop", 1))


def test_7_7_1_9_a_guarded_rear_guard_stays(table: Table) -> None:
    target = table.put("rear1", 1)
    guardian = table.put("hand", 1, shield=20000)
    table.battle_phase()
    table.attack(table.vanguard(0), target)
    table.choose("guard", guardian)
    assert table.where(target) == ("rear1", 1)
    assert table.where(guardian) == ("drop", 1)


def test_7_7_1_10_a_check_timing_before_the_close_step(table: Table) -> None:
    order: list[str] = []
    target = table.put("rear1", 1)
    table.ability(1, MOVED, lambda: order.append("retired"), reason=RETIRE)
    table.ability(1, TIMING, lambda: order.append("close"), reason=CLOSE_START)
    table.fight(table.vanguard(0), target)
    assert order == ["retired", "close"]


@pytest.mark.rules("12.13.2.3")
def test_7_7_1_2_a_unit_that_can_not_be_hit_is_not(table: Table) -> None:
    add_effect(table.state, PROHIBIT, DECLARED, reason=HIT, card=table.vanguard(1), duration=FOR_BATTLE)
    unit = table.put("rear1", 0, power=99000)
    table.fight(unit, table.vanguard(1))
    assert table.count("damage", 1) == 0
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.count("damage", 1) == 1


# 7.8 Close step


@pytest.mark.rules("7.8.1", "7.8.1.4")
def test_7_8_1_2_what_lasts_for_the_battle_ends_and_nobody_attacks_any_more(table: Table) -> None:
    unit, booster = table.put("rear1", 0), table.put("rear3", 0, skill="boost")
    add_effect(table.state, ADD, POWER, card=unit, value=1000, duration=FOR_BATTLE)
    add_effect(table.state, ADD, POWER, card=unit, value=500, duration=FOR_TURN)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(unit, table.vanguard(1), booster)
    assert table.number(unit, "power") == 17500
    table.choose("pass")
    assert table.number(unit, "power") == 8500
    assert (attacker(table.state), attacked(table.state)) == (-1, [])
    assert table.state.notes == {}


@pytest.mark.rules("7.8.1.1")
def test_7_8_1_3_it_goes_on_from_7_8_1_1_while_something_is_left(table: Table) -> None:
    played: list[str] = []
    ability = table.procedure(lambda: played.append("waited"))
    table.state.pending.append(PendingAbility(ability, 0, -1, 0, -1, 0))
    with table.tracing() as trace:
        table.begin("7.8.1.3")
    assert played == ["waited"]
    assert trace[:2] == ["7.8.1.3", "7.8.1.1"]
    assert trace.count("7.8.1.3") == 2


def test_7_8_1_5_the_next_start_step_comes(table: Table) -> None:
    table.put("rear1", 0)
    table.fight(table.vanguard(0), table.vanguard(1))
    assert table.asks == (0, "7.3.1.2")
    assert table.timings()[-2:] == ["close_start", "battle_end"]
