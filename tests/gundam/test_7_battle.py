"""Chapter 7: attacks and battles, with the keywords that act there (11-1-4 to 11-1-6)."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.codes import DAMAGED, DECLARED, MOVED, NEXT, RESTED, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, add_effect
from tefuda.rulebooks.gundam.areas import ATTACK, BATTLE_DAMAGE, BATTLE_END, BLOCK, BY_RULE, DESTROY
from tefuda.rulebooks.gundam.c4_terms import destroy
from tefuda.rulebooks.gundam.cards import AP
from tests.gundam.table import Table
from tests.trace import course
from tefuda.kernel.continuous.effect_sorts import ADD


def test_7_1_a_unit_attacks_the_player_or_a_rested_unit(table: Table) -> None:
    unit, other = table.unit(0), table.unit(0)
    rested = table.unit(1, rested=True)
    table.unit(1)
    table.main_phase(0)
    assert table.offered("attack") == [unit, other]
    assert table.offered_pairs("attack-unit") == [(unit, rested), (other, rested)]


def test_7_1_a_pilot_is_no_unit(table: Table) -> None:
    unit, enemy = table.unit(0), table.unit(1, rested=True)
    own, other = table.pilot(unit), table.pilot(enemy)
    table.main_phase(0)
    assert table.why_not("attack", own) == "6-5-4-1"
    assert table.why_not("attack-unit", unit, other) == "7-1"


@pytest.mark.rules("7-3-2", "7-4-4", "7-5-1", "7-5-2", "7-6-1-2", "7-6-3-1", "7-6-3-3", "7-7-1", "7-7-2")
def test_7_2_the_steps_of_an_attack_on_a_unit_come_in_order(table: Table) -> None:
    attacker, target = table.unit(0), table.unit(1, rested=True)
    table.unit(1, blocker=True)
    table.main_phase(0)
    with table.tracing() as trace:
        table.attack(attacker, target)
        table.choose("pass")
        table.choose("pass")
        table.choose("pass")
    assert course(trace, "7") == [
        "7-3-1", "7-3-2", "7-3-5-1", "7-4-1", "7-4-4", "7-4-5", "7-4-5-1", "7-5-1", "7-5-2-1", "7-6-1", "7-6-3-1",
        "7-6-3-2", "7-6-3-3", "7-7-1", "7-7-2"]
    assert table.asks == (0, "6-5-1")


@pytest.mark.rules("7-6-1-1", "7-6-2-5")
def test_7_2_the_steps_of_an_attack_on_the_player_come_in_order(table: Table) -> None:
    attacker = table.unit(0)
    with table.tracing() as trace:
        table.fight(attacker)
    assert course(trace, "7") == [
        "7-3-1", "7-3-2", "7-3-5-1", "7-4-1", "7-5-1", "7-5-2-1", "7-6-1", "7-6-2-1", "7-6-2-4", "7-6-2-5", "7-7-1",
        "7-7-2"]


# The attack step


def test_7_3_1_the_attacking_unit_is_rested_and_its_target_declared(table: Table) -> None:
    attacker, target = table.unit(0), table.unit(1, rested=True)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.rested(attacker)
    (event,) = table.events("declared", "attack")
    assert (event.handle, event.target) == (f"#{table.state.obj[attacker]}", f"#{table.state.obj[target]}")


def test_7_3_1_an_attack_on_the_player_is_declared(table: Table) -> None:
    attacker = table.unit(0)
    table.main_phase(0)
    table.attack(attacker)
    (event,) = table.events("declared", "attack_player")
    assert (event.target, event.player) == ("", 1)


@pytest.mark.rules("7-3-3", "7-3-5", "9-1-6-6")
def test_7_3_2_what_an_attack_triggers_is_resolved_before_the_block_step(table: Table) -> None:
    attacker, target = table.unit(0), table.unit(1, rested=True)
    table.unit(1, blocker=True)
    order: list[str] = []
    table.ability(1, DECLARED, lambda: order.append("theirs"), reason=ATTACK)
    table.ability(0, DECLARED, lambda: order.append("mine"), reason=ATTACK)
    table.main_phase(0)
    table.attack(attacker, target)
    assert (order, table.asks) == (["mine", "theirs"], (1, "7-4-1"))


def test_7_3_3_what_that_triggers_goes_first(table: Table) -> None:
    attacker, target = table.unit(0), table.unit(1, hp=9, rested=True)
    order: list[str] = []

    def strike() -> int:
        order.append("attack")
        return deal_damage(table.state, target, 1, BY_RULE)

    table.ability(0, DECLARED, strike, reason=ATTACK)
    table.ability(1, DECLARED, lambda: order.append("theirs"), reason=ATTACK)
    table.ability(1, DAMAGED, lambda: order.append("damage"), reason=BY_RULE)
    table.main_phase(0)
    table.attack(attacker, target)
    assert order == ["attack", "damage", "theirs"]


@pytest.mark.rules("7-7-1")
def test_7_3_4_what_lasts_for_the_battle_applies_from_the_attack_on(table: Table) -> None:
    attacker, target = table.unit(0, ap=1), table.unit(1, ap=0, hp=9, rested=True)

    def strengthen() -> int:
        add_effect(table.state, ADD, AP, card=attacker, value=4, duration=FOR_BATTLE)
        return NEXT

    table.ability(0, DECLARED, strengthen, reason=ATTACK)
    table.fight(attacker, target)
    assert (table.damage(target), table.number(attacker, "ap")) == (5, 1)


@pytest.mark.parametrize("gone", ["attacker", "target"])
@pytest.mark.rules("7-3-5")
def test_7_3_5_1_without_attacker_or_target_there_is_no_block_step(table: Table, gone: str) -> None:
    attacker, target = table.unit(0), table.unit(1, rested=True)
    table.unit(1, blocker=True)
    table.ability(
        1, DECLARED, lambda: destroy(table.state, (attacker if gone == "attacker" else target,)), reason=ATTACK)
    table.main_phase(0)
    with table.tracing() as trace:
        table.attack(attacker, target)
    assert table.asks == (0, "6-5-1")
    assert course(trace, "7") == ["7-3-1", "7-3-2", "7-3-5-1", "7-7-1", "7-7-2"]


def test_7_3_5_1_a_unit_that_came_back_is_another_one(table: Table) -> None:
    attacker, target = table.unit(0), table.unit(1, rested=True)
    table.ability(
        1, DECLARED, lambda: table.move(target, "hand", 1), lambda: table.move(target, "battle", 1), reason=ATTACK)
    table.main_phase(0)
    table.attack(attacker, target)
    assert (table.asks, table.damage(target)) == ((0, "6-5-1"), 0)


@pytest.mark.rules("7-4-1")
def test_7_3_5_2_a_changed_target_does_not_change_what_was_attacked(table: Table) -> None:
    attacker, blocker = table.unit(0), table.unit(1, blocker=True, hp=9)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("block", blocker)
    assert [event.reason for event in table.events("declared")] == ["attack_player", "block"]


# The block step


@pytest.mark.rules("11-1-4-1", "7-4-5")
def test_7_4_1_a_blocker_is_rested_and_attacked_in_place_of_the_player(table: Table) -> None:
    attacker, blocker = table.unit(0, ap=2, hp=9), table.unit(1, blocker=True, ap=1, hp=9)
    table.main_phase(0)
    table.attack(attacker)
    assert table.asks == (1, "7-4-1")
    table.choose("block", blocker)
    assert table.rested(blocker)
    table.choose("pass")
    table.choose("pass")
    assert (table.damage(blocker), table.damage(attacker), table.count("shields", 1)) == (2, 1, 6)


def test_7_4_1_a_blocker_takes_the_place_of_a_unit(table: Table) -> None:
    attacker, target = table.unit(0, ap=2), table.unit(1, hp=9, rested=True)
    blocker = table.unit(1, blocker=True, ap=0, hp=9)
    table.main_phase(0)
    table.attack(attacker, target)
    table.choose("block", blocker)
    table.choose("pass")
    table.choose("pass")
    assert (table.damage(target), table.damage(blocker)) == (0, 2)


@pytest.mark.rules("11-1-4-1")
def test_7_4_1_only_active_units_with_blocker_block(table: Table) -> None:
    attacker = table.unit(0)
    blocker, rested = table.unit(1, blocker=True), table.unit(1, blocker=True, rested=True)
    plain = table.unit(1)
    table.unit(0, blocker=True)
    table.main_phase(0)
    table.attack(attacker)
    assert table.offered("block") == [blocker]
    assert table.why_not("block", rested) == "7-4-1"
    assert table.why_not("block", plain) == "11-1-4-1"


@pytest.mark.rules("7-4-1")
def test_2_3_4_4_a_pilot_with_blocker_makes_its_unit_a_blocker(table: Table) -> None:
    attacker, unit = table.unit(0), table.unit(1)
    table.pilot(unit, blocker=True)
    table.main_phase(0)
    table.attack(attacker)
    assert table.offered("block") == [unit]


def test_7_4_1_without_a_blocker_nobody_is_asked(table: Table) -> None:
    attacker = table.unit(0)
    table.unit(1)
    table.main_phase(0)
    table.attack(attacker)
    assert table.asks == (1, "8-3")


def test_7_4_2_one_attack_is_blocked_once(table: Table) -> None:
    attacker, first = table.unit(0), table.unit(1, blocker=True)
    table.unit(1, blocker=True)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("block", first)
    assert table.asks == (1, "8-3")


def test_7_4_3_the_unit_that_was_attacked_does_not_block(table: Table) -> None:
    """It is rested as a rule, but an effect may have made it active."""
    attacker, target = table.unit(0), table.unit(1, blocker=True, rested=True)
    other = table.unit(1, blocker=True)

    def activate() -> None:
        table.state.flags[target] = 0

    table.ability(1, DECLARED, activate, reason=ATTACK)
    table.main_phase(0)
    table.attack(attacker, target)
    assert table.offered("block") == [other]
    assert table.why_not("block", target) == "7-4-3"


def test_7_4_4_nobody_has_to_block(table: Table) -> None:
    attacker, blocker = table.unit(0), table.unit(1, blocker=True)
    table.main_phase(0)
    table.attack(attacker)
    assert table.words == ["block", "pass"]
    table.choose("pass")
    assert (table.rested(blocker), table.asks) == (False, (1, "8-3"))
    table.choose("pass")
    table.choose("pass")
    assert table.count("shields", 1) == 5


@pytest.mark.parametrize("kind, reason", [(RESTED, BLOCK), (DECLARED, BLOCK)])
def test_7_4_5_what_blocking_triggers_is_resolved_before_the_action_step(
        table: Table, kind: int, reason: int) -> None:
    attacker, blocker = table.unit(0), table.unit(1, blocker=True)
    done: list[int] = []
    table.ability(1, kind, lambda: done.append(1), reason=reason)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("block", blocker)
    assert (done, table.asks) == ([1], (1, "8-3"))


@pytest.mark.parametrize("gone", [0, 1])
def test_7_4_5_1_without_attacker_or_blocker_there_is_no_action_step(table: Table, gone: int) -> None:
    attacker, blocker = table.unit(0), table.unit(1, blocker=True)
    table.ability(1, DECLARED, lambda: destroy(table.state, ((attacker, blocker)[gone],)), reason=BLOCK)
    table.main_phase(0)
    table.attack(attacker)
    with table.tracing() as trace:
        table.choose("block", blocker)
    assert (course(trace, "7 8"), table.asks) == (["7-4-4", "7-4-5", "7-4-5-1", "7-7-1", "7-7-2"], (0, "6-5-1"))
    assert table.count("shields", 1) == 6


@pytest.mark.rules("7-4-1")
def test_11_1_6_1_against_high_maneuver_nobody_blocks(table: Table) -> None:
    attacker = table.unit(0, high_maneuver=True)
    table.unit(1, blocker=True)
    table.main_phase(0)
    table.attack(attacker)
    assert table.asks == (1, "8-3")


# The action step


@pytest.mark.rules("8-1")
def test_7_5_1_the_player_who_is_attacked_acts_first(table: Table) -> None:
    attacker = table.unit(0)
    table.main_phase(0)
    table.attack(attacker)
    assert table.asks == (1, "8-3")
    table.choose("pass")
    assert table.asks == (0, "8-4")


def test_7_5_2_when_both_pass_the_damage_step_comes(table: Table) -> None:
    attacker = table.unit(0)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("pass")
    assert table.count("shields", 1) == 6
    with table.tracing() as trace:
        table.choose("pass")
    assert course(trace, "7")[:2] == ["7-5-2-1", "7-6-1"]


@pytest.mark.parametrize("gone", [0, 1])
def test_7_5_2_1_without_attacker_or_target_there_is_no_damage_step(table: Table, gone: int) -> None:
    attacker, target = table.unit(0, ap=9), table.unit(1, ap=9, rested=True)
    table.main_phase(0)
    table.attack(attacker, target)
    table.happen(lambda: destroy(table.state, ((attacker, target)[gone],)))
    table.choose("pass")
    with table.tracing() as trace:
        table.choose("pass")
    assert course(trace, "7") == ["7-5-2-1", "7-7-1", "7-7-2"]
    assert table.where((target, attacker)[gone])[0] == "battle"


# The damage step: the player


@pytest.mark.rules("7-6-1-2")
def test_7_6_1_the_target_is_what_is_attacked_now(table: Table) -> None:
    attacker, blocker = table.unit(0), table.unit(1, blocker=True)
    table.main_phase(0)
    table.attack(attacker)
    table.choose("block", blocker)
    table.choose("pass")
    with table.tracing() as trace:
        table.choose("pass")
    assert "7-6-3-1" in trace and "7-6-2-1" not in trace


@pytest.mark.parametrize("base, shields, next_rule", [(1, 6, "7-6-2-3-2"), (0, 6, "7-6-2-4"), (0, 0, "7-6-2-2")])
@pytest.mark.rules("7-6-1-1")
def test_7_6_2_1_the_shield_area_is_looked_at(table: Table, base: int, shields: int, next_rule: str) -> None:
    attacker = table.unit(0)
    table.leave(shields, "shields", 1)
    if base:
        table.base(1)
    with table.tracing() as trace:
        table.fight(attacker)
    assert trace[trace.index("7-6-2-1") + 1] == next_rule


@pytest.mark.rules("10-2-1-1")
def test_7_6_2_2_a_player_without_base_and_shields_takes_the_damage_and_loses(table: Table) -> None:
    attacker = table.unit(0, ap=3)
    table.leave(0, "shields", 1)
    table.fight(attacker)
    (event,) = table.events("damaged", "player_damage")
    assert (event.player, event.value) == (1, 3)
    assert (table.game.winner, table.state.losers) == (0, 2)


def test_7_6_2_2_a_base_alone_still_guards_the_player(table: Table) -> None:
    attacker, base = table.unit(0, ap=2), table.base(1, hp=5)
    table.leave(0, "shields", 1)
    table.fight(attacker)
    assert (table.game.over, table.damage(base)) == (False, 2)


def test_7_6_2_3_a_base_takes_the_damage_before_the_shields(table: Table) -> None:
    attacker, base = table.unit(0, ap=2), table.ex_base(1)
    table.fight(attacker)
    assert (table.damage(base), table.count("shields", 1), table.damage(attacker)) == (2, 6, 0)


def test_7_6_2_3_a_base_strikes_nobody(table: Table) -> None:
    attacker = table.unit(0, hp=5)
    table.base(1, ap=4)
    table.fight(attacker)
    assert table.damage(attacker) == 0


@pytest.mark.rules("4-10-2", "10-3-1")
def test_7_6_2_3_1_damage_on_a_base_adds_up_until_it_is_destroyed(table: Table) -> None:
    first, second = table.units(0, 2)
    base = table.base(1, hp=4)
    table.fight(first)
    assert (table.where(base), table.damage(base)) == (("base", 1), 2)
    table.fight(second)
    assert (table.where(base), table.count("shields", 1)) == (("trash", 1), 6)


@pytest.mark.parametrize("first_strike", [False, True])
@pytest.mark.rules("11-1-5-1", "11-1-5-2")
def test_7_6_2_3_2_first_strike_hits_the_base_once_and_earlier(table: Table, first_strike: bool) -> None:
    attacker, base = table.unit(0, ap=2, first_strike=first_strike), table.base(1, hp=9)
    table.fight(attacker)
    (event,) = table.events("damaged")
    assert (event.rule, table.damage(base)) == ("7-6-2-3-2" if first_strike else "7-6-2-3", 2)


def test_7_6_2_4_one_attack_hits_one_shield(table: Table) -> None:
    attacker = table.unit(0, ap=5)
    top = table.top("shields", 1)
    table.fight(attacker)
    assert (table.where(top), table.count("shields", 1)) == (("trash", 1), 5)


@pytest.mark.rules("4-10-3", "11-2-5-3")
def test_7_6_2_4_1_a_destroyed_shield_is_turned_up_and_goes_to_the_trash(table: Table) -> None:
    attacker = table.unit(0)
    table.leave(0, "shields", 1)
    shield = table.put("shields", 1, "command", burst=True)
    table.fight(attacker)
    # Without its text a burst does nothing, so nobody is asked about it.
    assert (table.where(shield), table.asks) == (("trash", 1), (0, "6-5-1"))
    kinds = [event.kind for event in table.game.events(0) if event.reason == "destroy"]
    assert kinds == ["revealed", "moved"]
    assert not any(event.seen for event in table.game.events(0) if event.kind == "damaged")


def test_7_6_2_5_what_the_damage_triggers_is_resolved_before_the_battle_ends(table: Table) -> None:
    attacker = table.unit(0)
    seen: list[int] = []
    table.ability(1, MOVED, lambda: seen.append(table.state.registers[0]), reason=DESTROY)
    table.fight(attacker)
    assert seen == [attacker]


# The damage step: a unit


@pytest.mark.rules("7-6-3-1")
def test_7_6_3_2_both_units_deal_their_ap_at_the_same_time(table: Table) -> None:
    attacker, target = table.unit(0, ap=3, hp=4), table.unit(1, ap=1, hp=9, rested=True)
    both: list[tuple[int, int]] = []
    table.ability(
        0, DAMAGED, lambda: both.append((table.damage(attacker), table.damage(target))), card=target)
    table.fight(attacker, target)
    assert both == [(1, 3)]


@pytest.mark.rules("4-5-1", "10-3-1")
def test_7_6_3_2_1_damage_on_a_unit_adds_up_until_it_is_destroyed(table: Table) -> None:
    first, second = table.units(0, 2)
    target = table.unit(1, ap=0, hp=4, rested=True)
    table.fight(first, target)
    assert (table.where(target), table.damage(target)) == (("battle", 1), 2)
    table.fight(second, target)
    assert table.where(target) == ("trash", 1)


def test_7_6_3_2_1_the_hp_of_the_pilot_count(table: Table) -> None:
    attacker, target = table.unit(0, ap=2), table.unit(1, ap=0, hp=2, rested=True)
    table.pilot(target, hp=1)
    table.fight(attacker, target)
    assert table.where(target) == ("battle", 1)


@pytest.mark.parametrize("hp, damage", [(2, 0), (3, 4)])
@pytest.mark.rules("11-1-5-1", "11-1-5-2")
def test_7_6_3_2_2_first_strike_deals_its_damage_first(table: Table, hp: int, damage: int) -> None:
    attacker = table.unit(0, ap=2, hp=9, first_strike=True)
    target = table.unit(1, ap=4, hp=hp, rested=True)
    table.fight(attacker, target)
    assert table.damage(attacker) == damage
    rules = [event.rule for event in table.events("damaged")]
    assert rules == ["7-6-3-2-2"] + ["11-1-5-3"] * (damage > 0)


@pytest.mark.rules("7-6-3-2-2")
def test_11_1_5_1_first_strike_is_for_the_attacking_unit_only(table: Table) -> None:
    attacker, target = table.unit(0, ap=3, hp=2), table.unit(1, ap=3, hp=2, first_strike=True, rested=True)
    table.fight(attacker, target)
    assert (table.where(attacker), table.where(target)) == (("trash", 0), ("trash", 1))


def test_11_1_5_3_after_a_first_strike_that_destroys_the_battle_ends(table: Table) -> None:
    attacker, target = table.unit(0, ap=2, first_strike=True), table.unit(1, ap=9, hp=1, rested=True)
    done: list[int] = []
    table.ability(1, MOVED, lambda: done.append(table.state.registers[0]), reason=DESTROY)
    with table.tracing() as trace:
        table.fight(attacker, target)
    assert course(trace, "7 11")[-5:] == ["7-6-3-2-2", "11-1-5-3", "7-6-3-3", "7-7-1", "7-7-2"]
    assert (done, table.where(attacker)) == ([attacker], ("battle", 0))


@pytest.mark.rules("10-3-1")
def test_7_6_3_2_3_two_units_are_destroyed_together(table: Table) -> None:
    attacker, target = table.unit(0, ap=2, hp=2), table.unit(1, ap=2, hp=2, rested=True)
    with table.tracing() as trace:
        table.fight(attacker, target)
    assert (table.where(attacker), table.where(target)) == (("trash", 0), ("trash", 1))
    assert trace.count("4-10-1") == 1


def test_7_6_3_3_what_the_damage_triggers_is_resolved_before_the_battle_ends(table: Table) -> None:
    attacker, target = table.unit(0, hp=9), table.unit(1, hp=1, rested=True)
    seen: list[int] = []
    table.ability(1, MOVED, lambda: seen.append(table.state.registers[0]), reason=DESTROY)
    table.fight(attacker, target)
    assert seen == [attacker]


# The battle end step


def test_7_7_1_what_lasts_for_the_battle_ends_with_it(table: Table) -> None:
    attacker = table.unit(0, ap=1)
    table.main_phase(0)
    table.attack(attacker)
    add_effect(table.state, ADD, AP, card=attacker, value=2, duration=FOR_BATTLE)
    table.choose("pass")
    table.choose("pass")
    assert table.number(attacker, "ap") == 1
    assert table.state.registers[0] == -1


def test_7_7_2_the_main_phase_goes_on_when_nothing_is_left_to_resolve(table: Table) -> None:
    attacker = table.unit(0)
    done: list[str] = []
    table.ability(0, TIMING, lambda: done.append("end"), reason=BATTLE_END)
    table.fight(attacker)
    assert (done, table.asks) == (["end"], (0, "6-5-1"))
    assert table.offered("attack") == []


@pytest.mark.rules("10-1-2")
def test_10_3_1_a_unit_is_destroyed_before_anything_else_happens(table: Table) -> None:
    unit = table.unit(1, hp=1)
    table.main_phase(0)
    places: list[tuple[str, int]] = []

    def look() -> None:
        places.append(table.where(unit))

    table.happen(lambda: deal_damage(table.state, unit, 1, BATTLE_DAMAGE), look)
    assert places == [("trash", 1)]
