"""Chapter 600: battle."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import DECLARED, RESTED, TIMING
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, add_effect
from tefuda.kernel.triggers.delayed import ONCE_A_TURN, add_trigger
from tefuda.rulebooks.zx.areas import ATTACK, BATTLE_END, DO_ATTACK, DO_PLAY
from tefuda.rulebooks.zx.cards import POWER, RANGE
from tests.zx.zx_table import Table
from tefuda.kernel.continuous.effect_sorts import ADD, PROHIBIT

# 602


def test_602_1a_a_rebooted_zx_of_ones_own_attacks(table: Table) -> None:
    mine = table.put("square5", 0)
    asleep = table.put("square4", 0, rested=True)
    theirs = table.put("square1", 1)
    table.main_phase(0)
    assert table.offered("attack") == [mine]
    assert table.why_not(DO_ATTACK, asleep, theirs) == "602.1a"
    assert table.why_not(DO_ATTACK, theirs, mine) == "602.1a"
    assert table.why_not(DO_ATTACK, table.player_card(0), theirs) == "602.1a"


@pytest.mark.rules("202.7a")
@pytest.mark.parametrize("type", ["extra", "overboost-upper"])
def test_202_6a_extras_and_overboosts_are_zx_too(table: Table, type: str) -> None:
    fighter = table.put("square5", 0, type=type)
    target = table.put("square4", 1, type=type)
    table.main_phase(0)
    assert target in table.targets_of(fighter)


def test_602_1b_a_neighbouring_zx_or_the_player_behind_none(table: Table) -> None:
    mine = table.put("square5", 0)
    neighbour = table.put("square4", 1)
    diagonal = table.put("square1", 1)
    table.main_phase(0)
    assert sorted(table.targets_of(mine)) == sorted([neighbour, table.player_card(1)])
    assert table.why_not(DO_ATTACK, mine, diagonal) == "602.1b"


def test_602_1b_not_the_player_behind_a_zx(table: Table) -> None:
    mine = table.put("square5", 0)
    guard = table.put("square2", 1)
    table.main_phase(0)
    assert table.targets_of(mine) == [guard]
    assert table.why_not(DO_ATTACK, mine, table.player_card(1)) == "602.1b"


def test_602_1b_not_the_player_from_afar_and_not_ones_own_cards(table: Table) -> None:
    far = table.put("square7", 0)
    friend = table.put("square4", 0)
    table.main_phase(0)
    assert table.targets_of(far) == []
    assert table.why_not(DO_ATTACK, far, friend) == "602.1b"
    assert table.why_not(DO_ATTACK, far, table.player_card(0)) == "602.1b"


def test_602_1c_without_a_target_no_battle(table: Table) -> None:
    table.put("square7", 0)
    table.main_phase(0)
    assert table.offered("attack") == []


@pytest.mark.rules("1104.1", "1104.2", "1104.3")
@pytest.mark.parametrize(("reach", "squares"), [(0, [4]), (1, [4]), (2, [1, 4, 5, 9]), (9, [1, 2, 4, 5, 9])])
def test_1104_2_range_reaches_farther(table: Table, reach: int, squares: list[int]) -> None:
    """From square 7 of player 0: enemies on 1, 4, 5 and 9, the player behind 2."""
    shooter = table.put("square7", 0, range=reach)
    enemies = {number: table.put(f"square{number}", 1) for number in (1, 4, 5, 9)}
    table.main_phase(0)
    reached = [number for number, it in enemies.items() if it in table.targets_of(shooter)]
    assert reached == [number for number in (1, 4, 5, 9) if number in squares]
    assert (table.player_card(1) in table.targets_of(shooter)) == (2 in squares)


def test_1104_4_a_lost_range_does_not_change_the_battle(table: Table) -> None:
    shooter = table.put("square7", 0, range=2)
    target = table.put("square1", 1)
    table.put("hand", 0)
    table.main_phase(0)
    table.attack(shooter, target)
    add_effect(table.state, ADD, RANGE, card=shooter, value=-2)
    table.choose("pass")
    assert table.where(target) == ("charge", 1)


@pytest.mark.rules("1002.2")
def test_602_1d_the_attacker_sleeps(table: Table) -> None:
    mine = table.put("square5", 0)
    table.main_phase(0)
    table.attack(mine, table.player_card(1))
    assert table.rested(mine)


@pytest.mark.rules("804.4a")
def test_602_1a_not_one_that_may_not_attack_or_sleep(table: Table) -> None:
    for kind in (DECLARED, RESTED):
        held = table.put("square5", 0)
        add_effect(table.state, PROHIBIT, kind, card=held)
        table.main_phase(0)
        assert table.offered("attack") == []
        assert table.why_not(DO_ATTACK, held, table.player_card(1)) == "102.6"
        table.lay(held, "box", 0)


@pytest.mark.rules("601.1", "602.1", "602.1a", "602.1b")
def test_602_1e_abilities_are_triggered_by_the_battle_and_by_the_attack(table: Table) -> None:
    mine = table.put("square5", 0)
    attacks: list[int] = []
    add_trigger(table.state, DECLARED, table.procedure(lambda: attacks.append(1)), 0, reason=ATTACK, card=mine)
    table.main_phase(0)
    table.attack(mine, table.player_card(1))
    assert attacks == [1]
    assert table.timings() == ["main_start", "battle_start"]


@pytest.mark.rules("602.1f", "602.1g")
def test_602_1f_then_a_pre_process_and_the_event_step(table: Table) -> None:
    mine = table.put("square5", 0)
    table.main_phase(0)
    table.put("square7", 0, damage=3000)
    with table.tracing() as trace:
        table.attack(mine, table.player_card(1))
    assert trace[:8] == ["506.2", "602.1a", "602.1b", "602.1d", "602.1e", "602.1f", "702.2a", "904.1"]
    assert trace.index("904.1") < trace.index("603.1a")


# 603


def battle(table: Table) -> tuple[int, int]:
    """An attack of 3000 on 3000, with a card in each hand."""
    mine, theirs = table.put("square5", 0), table.put("square4", 1)
    for player in (0, 1):
        table.put("hand", player, cost=9)
    table.main_phase(0)
    table.attack(mine, theirs)
    return mine, theirs


@pytest.mark.rules("603.1")
def test_603_1a_the_turn_player_has_priority_first(table: Table) -> None:
    battle(table)
    assert table.asks == (0, "603.1b")
    table.choose("pass")
    assert table.asks == (1, "603.1b")


@pytest.mark.rules("701.2")
def test_603_1a_a_pre_process_comes_before_each_priority(table: Table) -> None:
    battle(table)
    doomed = table.put("square7", 0, damage=3000)
    table.choose("pass")
    assert table.asks == (1, "603.1b")
    assert table.where(doomed) == ("charge", 0)


def test_603_1b_events_only(table: Table) -> None:
    zx = table.put("hand", 0, cost=0)
    event = table.put("hand", 0, type="event", cost=0)
    battle(table)
    assert table.offered("play") == [event]
    assert table.why_not(DO_PLAY, zx, table.place("square7")) == "701.3"
    table.play(event)
    assert table.where(event) == ("trash", 0)
    assert table.asks == (1, "603.1b")


def test_603_1b_who_has_a_hand_without_events_is_asked_too(table: Table) -> None:
    battle(table)
    assert [word for word, _, _ in table.offers] == ["pass"]


def test_603_1b_who_has_no_hand_is_not(table: Table) -> None:
    mine, theirs = table.put("square5", 0), table.put("square4", 1)
    table.main_phase(0)
    table.attack(mine, theirs)
    assert table.asks == (0, "506.2")


def test_603_1c_until_the_latest_action_of_both_was_to_pass(table: Table) -> None:
    events = table.put_many(2, "hand", 0, type="event", cost=0)
    battle(table)
    table.play(events[0])
    table.choose("pass")
    assert table.asks == (0, "603.1b")
    table.choose("pass")
    assert table.asks == (0, "506.2")


def test_603_1c_who_passed_gets_priority_again_after_an_event(table: Table) -> None:
    event = table.put("hand", 1, type="event", cost=0)
    battle(table)
    table.choose("pass")
    table.play(event)
    assert table.asks == (0, "603.1b")
    table.choose("pass")
    assert table.asks == (1, "603.1b")
    table.choose("pass")
    assert table.asks == (0, "506.2")


# 604


def done(table: Table) -> None:
    for _ in (0, 1):
        table.choose("pass")


def test_604_1_a_pre_process_comes_before_the_damage(table: Table) -> None:
    mine, theirs = battle(table)
    table.choose("pass")
    table.state.damage[mine] = 3000
    table.state.needs_rule_check = True
    table.choose("pass")
    assert table.where(mine) == ("charge", 0)
    assert table.where(theirs) == ("square4", -1)


def test_604_2_without_the_attacker_nothing_happens(table: Table) -> None:
    mine, theirs = battle(table)
    table.move(mine, "hand")
    done(table)
    assert table.state.damage[theirs] == 0
    assert table.events("damaged") == []


@pytest.mark.rules("208.1", "208.2", "208.3", "604.3", "1001.1", "1203.1", "1203.2")
def test_604_3a_the_attacker_alone_deals_its_power(table: Table) -> None:
    mine, theirs = battle(table)
    done(table)
    assert table.where(theirs) == ("charge", 1)
    assert table.state.damage[mine] == 0
    assert [(event.value, event.rule) for event in table.events("damaged", "battle_damage")] == [(3000, "604.3a")]
    assert table.events("damaged", "player_damage") == []


def test_604_3a_less_than_the_power_does_not_destroy(table: Table) -> None:
    mine, theirs = table.put("square5", 0, power=2500), table.put("square4", 1)
    table.main_phase(0)
    table.attack(mine, theirs)
    assert table.where(theirs) == ("square4", -1)
    assert table.state.damage[theirs] == 2500


def test_604_3a_a_target_that_has_gone_takes_nothing(table: Table) -> None:
    _, theirs = battle(table)
    table.move(theirs, "hand", 1)
    table.move(theirs, "square4")
    done(table)
    assert table.where(theirs) == ("square4", -1)
    assert table.state.damage[theirs] == 0


@pytest.mark.rules("604.3", "1001.2")
def test_604_3b_a_player_takes_1(table: Table) -> None:
    mine = table.put("square5", 0, power=9000)
    table.main_phase(0)
    table.attack(mine, table.player_card(1))
    assert [event.value for event in table.events("damaged", "player_damage")] == [1]
    table.choose("pick")
    assert table.count("life", 1) == 3
    assert table.count("charge", 1) == 1


@pytest.mark.rules("202.7e")
def test_604_3c_not_with_an_overboost_in_a_square(table: Table) -> None:
    mine = table.put("square5", 0)
    table.put("hand", 0)
    table.main_phase(0)
    table.attack(mine, table.player_card(1))
    table.put("square3", 1, type="overboost-upper", power=9000)
    table.choose("pass")
    assert table.events("damaged") == []
    assert table.count("life", 1) == 4


def test_604_3d_who_moved_to_another_square_still_fights(table: Table) -> None:
    mine, theirs = battle(table)
    table.move(mine, "square9")
    table.move(theirs, "square1")
    done(table)
    assert table.where(theirs) == ("charge", 1)


def test_604_3d_a_zx_in_front_of_the_player_changes_nothing(table: Table) -> None:
    mine = table.put("square5", 0)
    table.put("hand", 0)
    table.main_phase(0)
    table.attack(mine, table.player_card(1))
    table.put("square2", 1)
    table.choose("pass")
    assert len(table.events("damaged", "player_damage")) == 1


# 605


@pytest.mark.rules("604.4", "605.1", "605.3")
def test_605_2_the_end_of_the_battle_comes_after_what_the_damage_did(table: Table) -> None:
    _, theirs = battle(table)
    with table.tracing() as trace:
        done(table)
    assert trace[trace.index("604.3a"):][:5] == ["604.3a", "604.4", "605.1", "702.2a", "904.1"]
    assert trace[trace.index("605.2"):][:6] == ["605.2", "605.3", "605.4", "605.5", "605.6", "506.3"]
    assert table.timings()[-1] == "battle_end"
    assert table.where(theirs) == ("charge", 1)


def test_605_3_abilities_for_the_end_of_the_battle_are_played_before_it_is_over(table: Table) -> None:
    happened: list[int] = []
    table.ability(0, TIMING, lambda: happened.append(len(table.timings())), reason=BATTLE_END, often=ONCE_A_TURN)
    battle(table)
    with table.tracing() as trace:
        done(table)
    assert len(happened) == 1
    assert trace.count("605.2") == 1


def test_605_4_again_while_something_is_due(table: Table) -> None:
    doomed = table.put("square7", 0, damage=3000)
    with table.tracing() as trace:
        table.happen_at("605.4")
    assert trace[:2] == ["605.4", "605.2"]
    assert table.where(doomed) == ("charge", 0)


def test_605_5_what_lasts_for_the_battle_ends(table: Table) -> None:
    mine, theirs = battle(table)
    add_effect(table.state, ADD, POWER, card=mine, value=1000, duration=FOR_BATTLE)
    done(table)
    assert table.state.effects == ()
    assert table.where(theirs) == ("charge", 1)


def test_605_6_without_what_ended_something_may_be_due(table: Table) -> None:
    """Power for the battle alone keeps a Z/X alive until the battle is over."""
    mine, theirs = battle(table)
    add_effect(table.state, ADD, POWER, card=theirs, value=1000, duration=FOR_BATTLE)
    with table.tracing() as trace:
        done(table)
    assert trace.count("605.2") == 2
    assert table.where(theirs) == ("charge", 1)
    assert table.where(mine) == ("square5", -1)
