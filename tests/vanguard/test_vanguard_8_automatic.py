"""8.1.1.2 and 8.6: automatic abilities of texts."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tefuda.kernel.abilities.ability_kinds import Automatic
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Moves, Whenever
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, EQUAL, YOU, Limit
from tefuda.kernel.abilities.numbers import Fixed, ValueOf
from tefuda.kernel.abilities.qualities import Gains, Plus
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import FACE_DOWN
from tefuda.rulebooks.vanguard.areas import (
    BATTLE_END, BY_SKILL, MAIN_START, REAR_ZONES, RETIRE, RIDDEN, TURN_END,
    ZONE_BIND, ZONE_DAMAGE, ZONE_DROP, ZONE_HAND, ZONE_SOUL, ZONE_VANGUARD,
)
from tefuda.rulebooks.vanguard.cards import POWER
from tests.vanguard.vanguard_table import Table
from tests.vanguard.vanguard_texts import (
    ATTACKED, DRAW, MY_HAND, ONE, PLACED_R, REAR_GUARDS, RETIRE_ONE, THEIR_REAR_GUARDS, UNITS,
    act, always, auto, counter_blast, paying, power,
)

V = (ZONE_VANGUARD,)


@pytest.mark.rules("8.6.1", "8.6.2", "10.5.1", "10.5.1.1")
def test_8_1_1_2_an_automatic_ability_is_played_at_the_next_check_timing(table: Table) -> None:
    it = table.put("hand", 0, abilities=(auto(PLACED_R),))
    table.main_phase()
    with table.tracing() as trace:
        table.choose("call", it, table.place("rear1", 0))
    assert table.count("hand", 0) == 1
    assert trace.index("8.4.1.4") < trace.index("8.6.3") < trace.index("8.5.3.4")
    assert table.events("moved", "draw")[-1].rule == "8.5.3.4"


def test_10_5_1_a_move_from_circle_to_circle_is_no_placing(table: Table) -> None:
    table.put("rear1", 0, abilities=(auto(PLACED_R),))
    table.main_phase()
    table.choose("exchange")
    assert table.count("hand", 0) == 0


@pytest.mark.rules("8.6.4", "3.1.1.5.2", "8.1.1.1.2.4")
def test_8_1_1_2_2_the_cost_of_an_automatic_ability_is_paid_on_resolution_or_not(table: Table) -> None:
    it = table.put("hand", 0, abilities=(paying(PLACED_R, (counter_blast(1),), RETIRE_ONE),))
    prey = table.put("rear1", 1)
    table.put("damage", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    assert table.words == ["yes", "no"]
    twin = table.game.clone()
    table.choose("yes")
    assert table.where(prey) == ("drop", 1)
    assert table.events("turned", "pay")[0].rule == "8.6.4"
    twin.choose(1)
    assert twin.state.zone_of[prey] == table.place("rear1", 1)
    assert not twin.state.flags[table.top("damage", 0)] & FACE_DOWN


def test_8_6_4_a_cost_that_cannot_be_paid_whole_is_not_paid(table: Table) -> None:
    it = table.put("hand", 0, abilities=(paying(PLACED_R, (counter_blast(2),), RETIRE_ONE),))
    prey = table.put("rear1", 1)
    table.put("damage", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    assert table.asks == (0, "6.6.1.2")
    assert table.where(prey) == ("rear1", 1)
    assert not table.state.flags[table.top("damage", 0)] & FACE_DOWN


@pytest.mark.rules("8.1.1.2.3.2")
def test_8_1_1_2_3_it_is_triggered_whether_its_requirement_is_met_or_not(table: Table) -> None:
    need = There(UNITS, AT_LEAST, Fixed(9))
    it = table.put("hand", 0, abilities=(auto(PLACED_R, If(need, RETIRE_ONE), DRAW),))
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    assert table.count("hand", 0) == 1


@pytest.mark.rules("11.6.3.2")
def test_11_6_3_2_1_limit_break_is_looked_at_as_it_is_triggered(table: Table) -> None:
    limit_break = There(Cards((ZONE_DAMAGE,), YOU), AT_LEAST, Fixed(4))
    text = (replace(auto(PLACED_R), condition=limit_break),)
    first, second = table.put("hand", 0, abilities=text), table.put("hand", 0, abilities=text)
    table.put_many(3, "damage", 0)
    table.main_phase()
    table.choose("call", first, table.place("rear1", 0))
    assert table.count("hand", 0) == 1
    table.put("damage", 0)
    table.choose("call", second, table.place("rear2", 0))
    assert table.count("hand", 0) == 1


def test_8_6_2_1_it_waits_once_for_each_time(table: Table) -> None:
    """Two units of the opponent are retired at the same time."""
    retired = Moves(THEIR_REAR_GUARDS, sources=REAR_ZONES, targets=(ZONE_DROP,))
    it = table.new_vanguard(
        0, abilities=(act(Do(THEIR_REAR_GUARDS, MoveTo(ZONE_DROP, RETIRE))), auto(retired, where=V)), grade=3)
    table.put("rear1", 1)
    table.put("rear2", 1)
    table.main_phase()
    table.choose("use", it)
    table.choose("number")
    assert table.count("hand", 0) == 2


@pytest.mark.rules("8.4.1.4", "8.4.1.5", "8.6.3.1")
def test_8_6_3_the_turn_fighter_plays_theirs_first_in_an_order_of_choice(table: Table) -> None:
    main = At(MAIN_START)
    table.new_vanguard(0, abilities=(auto(main, power(1000), where=V), auto(main, where=V)), power=9000, grade=3)
    table.new_vanguard(1, abilities=(auto(main, where=V),), grade=3)
    table.main_phase()
    assert table.asks == (0, "8.4.1.4")
    assert table.words == ["number", "number"]
    table.choose("number", 1)
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 1)
    assert table.number(table.vanguard(0), "power") == 10000
    controllers = [event.player for event in table.events("moved", "draw")]
    assert controllers == [0, 1]


def test_8_6_3_events_name_the_paragraph_that_plays_the_ability(table: Table) -> None:
    it = table.put("hand", 0, abilities=(auto(PLACED_R),))
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    assert [(event.rule, event.cause) for event in table.events("declared", "use")] == [("8.5.2.1", "8.4.1.4")]


@pytest.mark.rules("12.6.1.1.1", "8.1.1.2.3.1", "12.2.1.2")
def test_12_6_1_1_2_a_waiting_ability_with_a_limit_may_be_let_go(table: Table) -> None:
    text = (replace(auto(Moves(REAR_GUARDS, targets=REAR_ZONES), where=V), limit=Limit(1)),)
    table.new_vanguard(0, abilities=text, grade=3)
    first, second, third = (table.put("hand", 0) for _ in range(3))
    table.main_phase()
    table.choose("call", first, table.place("rear1", 0))
    table.choose("no")
    assert table.count("hand", 0) == 2
    table.choose("call", second, table.place("rear2", 0))
    table.choose("yes")
    assert table.count("hand", 0) == 2
    table.choose("call", third, table.place("rear3", 0))
    assert table.asks == (0, "6.6.1.2")
    assert table.count("hand", 0) == 1


def test_12_2_1_3_what_becomes_unusable_no_longer_waits(table: Table) -> None:
    retired = Moves(THEIR_REAR_GUARDS, sources=REAR_ZONES, targets=(ZONE_DROP,))
    once = replace(auto(retired, where=V), limit=Limit(1))
    it = table.new_vanguard(0, abilities=(act(Do(THEIR_REAR_GUARDS, MoveTo(ZONE_DROP, RETIRE))), once), grade=3)
    table.put("rear1", 1)
    table.put("rear2", 1)
    table.main_phase()
    table.choose("use", it)
    table.choose("number")
    table.choose("yes")
    assert table.asks == (0, "6.6.1.2")
    assert table.count("hand", 0) == 1


@pytest.mark.parametrize("others", [0, 1])
def test_8_1_1_2_3_1_what_changed_nothing_has_not_been_used(table: Table, others: int) -> None:
    """The same attack with and without a card to retire, looked at while the battle is still on."""
    text = (replace(auto(ATTACKED, RETIRE_ONE, where=V), limit=Limit(1)),)
    it = table.new_vanguard(0, abilities=text, grade=3, power=9000)
    for _ in range(others):
        table.put("rear1", 1)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    table.choose("yes")
    assert (table.asks, len(table.state.used)) == ((1, "7.5.1.2"), others)


@pytest.mark.rules("8.6.5", "8.6.5.1.4", "10.6.1")
def test_8_6_5_1_4_an_ability_for_being_ridden_works_from_the_soul(table: Table) -> None:
    ridden = Moves(This(), sources=V, targets=(ZONE_SOUL,), reasons=(RIDDEN,))
    back = Do(This(), MoveTo(ZONE_HAND, BY_SKILL))
    it = table.new_vanguard(0, abilities=(auto(ridden, back),), grade=3)
    table.ride(grade=3)
    assert table.where(it) == ("hand", 0)


@pytest.mark.rules("8.8.1", "8.6.5.1")
def test_8_6_5_1_2_what_left_the_field_is_known_as_it_was_there(table: Table) -> None:
    """A unit of a power of 2 is retired: as many cards as that are drawn."""
    text = (
        always(This(), Plus(POWER, Fixed(2 - 8000)), where=REAR_ZONES),
        auto(Moves(This(), sources=REAR_ZONES, targets=(ZONE_DROP,)), Draw(YOU, ValueOf(This(), POWER))),
    )
    prey = table.put("rear1", 1, abilities=text, power=8000)
    it = table.new_vanguard(0, abilities=(act(RETIRE_ONE),), grade=3)
    table.main_phase()
    table.choose("use", it)
    assert table.where(prey) == ("drop", 1)
    assert table.count("hand", 1) == 2


@pytest.mark.rules("8.6.6")
def test_8_6_6_1_a_delayed_ability_is_triggered_once(table: Table) -> None:
    later = Automatic(when=At(TURN_END), effects=(DRAW,))
    it = table.new_vanguard(0, abilities=(act(Later(later), costs=(counter_blast(1),)),), grade=3)
    table.put("damage", 0)
    table.main_phase()
    table.choose("use", it)
    assert table.count("hand", 0) == 0
    table.end_phase()
    drawn = table.count("hand", 0)
    assert drawn == 1
    table.end_phase(0)
    assert table.state.delayed == ()


@pytest.mark.rules("8.6.7")
def test_8_6_7_1_a_state_triggers_once_and_again_after_it_was_resolved(table: Table) -> None:
    """With fewer than two cards in hand one is drawn."""
    text = (Automatic(where=V, when=Whenever(There(MY_HAND, AT_MOST, ONE)), effects=(DRAW,)),)
    table.new_vanguard(0, abilities=text, grade=3)
    table.check()
    assert table.count("hand", 0) == 2


@pytest.mark.rules("12.1.1.1", "12.1.1")
def test_12_1_1_1_a_loop_that_nobody_can_stop_is_a_draw(table: Table) -> None:
    text = (Automatic(where=V, when=Whenever(There(MY_HAND, EQUAL, Fixed(0))), effects=(RETIRE_ONE,)),)
    table.new_vanguard(0, abilities=text, grade=3)
    table.check()
    assert table.game.over
    assert table.state.losers == 3


def test_8_6_8_it_is_played_even_if_its_card_has_gone(table: Table) -> None:
    """The unit puts itself into the bind zone while its other ability waits: nothing is left to be strengthened."""
    bind = Do(This(), MoveTo(ZONE_BIND, BY_SKILL))
    it = table.put("hand", 0, abilities=(auto(PLACED_R, bind), auto(PLACED_R, power(5000), DRAW)))
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("number", 0)
    assert table.where(it) == ("bind", 0)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("7.8.1.1")
def test_7_8_1_3_the_end_of_a_battle_triggers_an_ability_once(table: Table) -> None:
    it = table.new_vanguard(0, abilities=(auto(At(BATTLE_END), where=V),), grade=3, power=1000)
    table.fight(it, table.vanguard(1))
    assert [event.rule for event in table.events("moved", "draw") if event.player == 0] == ["8.5.3.4"]


def test_7_8_1_3_an_ability_whose_condition_is_not_met_holds_up_nothing(table: Table) -> None:
    unmet = There(MY_HAND, AT_LEAST, Fixed(9))
    text = (replace(auto(At(BATTLE_END), where=V), condition=unmet),)
    it = table.new_vanguard(0, abilities=text, grade=3, power=1000)
    table.fight(it, table.vanguard(1))
    assert table.timings().count("battle_end") == 1
    assert table.asks[0] == 1


@pytest.mark.rules("6.8.1.3")
def test_6_8_1_5_what_comes_into_play_at_the_end_of_the_turn_is_triggered_then(table: Table) -> None:
    """An ability gained at the end of the turn waits for the end of the turn too."""
    gain = Do(This(), Lasts(Gains(Automatic(where=V, when=At(TURN_END), effects=(DRAW,)))))
    table.new_vanguard(0, abilities=(auto(At(TURN_END), gain, where=V),), grade=3)
    table.end_phase()
    assert [event.player for event in table.events("moved", "draw")] == [0, 1]
