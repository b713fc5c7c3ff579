"""9-1: effects that hold always, are triggered, used, or happen instead of something."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Replacing
from tefuda.kernel.abilities.card_effects import DealDamage, MoveTo, Rest, CardProcedure
from tefuda.kernel.abilities.conditions import There, TurnOf
from tefuda.kernel.abilities.control_flow import If
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Nothing
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import BY_OPPONENTS_EFFECT, Moves, Turns
from tefuda.kernel.abilities.nodes import AT_LEAST, OPPONENT, YOU, Limit
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Cannot, Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards, Choice
from tefuda.kernel.abilities.spoken_of import EventCard, This
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import RESTED
from tefuda.rulebooks.gundam.areas import (
    BY_EFFECT, BY_RULE, DESTROY, EFFECT_DAMAGE, PAY, ZONE_BATTLE, ZONE_HAND, ZONE_SHIELDS, ZONE_TRASH,
)
from tefuda.rulebooks.gundam.cards import AP, COST, IN_ACTION
from tests.gundam.table import Table
from tests.gundam.texts import (
    DEPLOYED, DESTROY_IT, ENEMIES, OWN, REST_IT, activated, always, burst, choose, command, damage, units, when,
)


# 9-1-5 Effects that hold always


def test_9_1_5_2_an_effect_holds_as_long_as_its_card_is_there(table: Table) -> None:
    unit = table.unit(0, ap=2)
    lord = table.text(always(Plus(AP, Fixed(1)), OWN)).unit(0, hp=1)
    table.main_phase(0)
    assert table.number(unit, "ap") == 3
    table.happen(lambda: deal_damage(table.state, lord, 1, BY_RULE))
    assert table.number(unit, "ap") == 2


def test_9_1_5_3_an_effect_under_a_condition_holds_while_that_is_met(table: Table) -> None:
    unit = table.text(always(Plus(AP, Fixed(2)), condition=TurnOf(YOU))).unit(0, ap=1)
    table.main_phase(0)
    assert table.number(unit, "ap") == 3
    table.main_phase(1)
    assert table.number(unit, "ap") == 1


def test_9_1_5_5_several_effects_all_apply(table: Table) -> None:
    unit = table.unit(0, ap=1)
    for _ in range(2):
        table.text(always(Plus(AP, Fixed(1)), OWN)).unit(0)
    table.main_phase(0)
    assert table.number(unit, "ap") == 3


def test_9_1_5_6_what_forbids_wins(table: Table) -> None:
    enemy = table.unit(1)
    table.text(always(Cannot(RESTED), ENEMIES)).unit(1 - 1)
    resting = table.text(command(choose(), REST_IT)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", resting)
    assert not table.rested(enemy)


def test_9_1_5_7_a_unit_that_comes_later_is_under_the_effect_at_once(table: Table) -> None:
    table.text(always(Plus(AP, Fixed(1)), OWN)).unit(0)
    comer = table.hand(0, ap=2)
    table.main_phase(0)
    table.choose("deploy", comer)
    assert table.number(comer, "ap") == 3


@pytest.mark.rules("2-10-2", "9-1-2")
def test_9_1_2_an_effect_does_nothing_elsewhere(table: Table) -> None:
    unit = table.unit(0, ap=2)
    table.text(always(Plus(AP, Fixed(1)), OWN)).put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    assert table.number(unit, "ap") == 2


def test_2_9_1_a_text_in_the_hand_may_change_the_cost(table: Table) -> None:
    text = always(Plus(COST, Fixed(-2)), condition=There(units(YOU), AT_LEAST, Fixed(1)))
    dear = table.text(type(text)(where=(ZONE_HAND,), statics=text.statics, condition=text.condition)).hand(
        0, cost=3, level=1)
    table.resources(0, 1)
    table.main_phase(0)
    assert dear not in table.offered("deploy")
    table.unit(0)
    table.main_phase(0)
    assert dear in table.offered("deploy")


# 9-1-6 Triggered effects


@pytest.mark.rules("9-1-6-1", "11-2-6-1")
def test_11_2_6_2_an_effect_of_deployment(table: Table) -> None:
    comer = table.text(when(DEPLOYED, Draw(YOU, Fixed(1)))).hand(0)
    table.main_phase(0)
    before = table.count("hand", 0)
    table.choose("deploy", comer)
    assert table.count("hand", 0) == before


def test_9_1_6_3_what_happens_several_times_at_once_triggers_once(table: Table) -> None:
    fallen = Moves(units(OPPONENT), sources=(ZONE_BATTLE,), reasons=(DESTROY,))
    table.text(when(fallen, Draw(YOU, Fixed(1)))).unit(0)
    for _ in range(2):
        table.unit(1, hp=1)
    everywhere = table.text(command(Do(ENEMIES, DealDamage(Fixed(1), EFFECT_DAMAGE)))).hand(0, "command")
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", everywhere)
    assert table.count("battle", 1) == 0
    assert table.count("deck", 0) == before - 1


def test_9_1_6_4_an_effect_is_used_though_its_card_has_gone(table: Table) -> None:
    watcher = table.text(when(Turns(RESTED, units(YOU)), Draw(YOU, Fixed(1)))).unit(0, hp=1)
    unit = table.unit(0)
    table.ability(0, RESTED, lambda: deal_damage(table.state, watcher, 1, BY_RULE))
    table.main_phase(0)
    before = table.count("deck", 0)
    table.happen(lambda: rest(table.state, unit, BY_RULE))
    table.choose("number", min(table.offered("number")))
    assert table.where(watcher) == ("trash", 0)
    assert table.count("deck", 0) == before - 1


@pytest.mark.rules("11-2-5-1", "3-1-2", "9-1-6-8")
def test_9_1_6_8_a_burst_comes_before_everything(table: Table) -> None:
    shield = table.text(burst(Draw(YOU, Fixed(1)))).put("shields", 1, "unit", ap=1, hp=1)
    gone = Moves(Cards((ZONE_SHIELDS,), OPPONENT), sources=(ZONE_SHIELDS,), reasons=(DESTROY,))
    attacker = table.text(when(gone, Draw(YOU, Fixed(1)))).unit(0)
    table.main_phase(0)
    drawn = table.count("deck", 0)
    table.attack(attacker)
    table.choose("pass")
    table.choose("pass")
    assert table.asks == (1, "9-1-3")
    assert table.where(shield) == ("in_use", 1)
    assert table.count("deck", 0) == drawn
    table.choose("yes")
    assert table.where(shield) == ("trash", 1)
    assert table.count("deck", 0) == drawn - 1


@pytest.mark.rules("7-6-2-4-1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_11_2_5_3_nobody_has_to_use_a_burst(table: Table, answer: str) -> None:
    shield = table.text(burst(Do(This(), MoveTo(ZONE_HAND, BY_EFFECT)))).put("shields", 1, "unit", ap=1, hp=1)
    unit = table.unit(0)
    table.main_phase(0)
    table.attack(unit)
    table.choose("pass")
    table.choose("pass")
    table.choose(answer)
    assert table.where(shield) == (("hand", 1) if answer == "yes" else ("trash", 1))


def test_11_2_5_2_a_burst_without_enough_to_choose_from_is_not_offered(table: Table) -> None:
    shield = table.text(burst(choose(units(OPPONENT, Has(AP, AT_LEAST, Fixed(9)))), DESTROY_IT)).put(
        "shields", 1, "unit", ap=1, hp=1)
    table.fight(table.unit(0))
    assert table.where(shield) == ("trash", 1)


def test_4_8_1_a_burst_may_deploy_its_card(table: Table) -> None:

    unit = table.unit(0)
    base = table.text(burst(Do(This(), CardProcedure("deploy", Fixed(0))))).put("shields", 1, "base", ap=0, hp=5)
    table.main_phase(0)
    table.attack(unit)
    table.choose("pass")
    table.choose("pass")
    table.choose("yes")
    assert table.where(base) == ("base", 1)


# 9-1-7 Activated effects


@pytest.mark.rules("6-5-3-1", "11-2-1-2", "9-3-1-2", "9-3-1-4")
def test_9_1_7_2_what_stands_before_the_colon_is_done_first(table: Table) -> None:
    unit = table.text(activated(Draw(YOU, Fixed(1)), costs=(Do(This(), Rest(PAY)),))).unit(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("activate", unit)
    assert table.rested(unit)
    assert table.count("deck", 0) == before - 1
    assert "activate" not in table.words


@pytest.mark.rules("9-3-1-1")
def test_9_1_7_3_a_number_in_a_circle_is_paid_with_resources(table: Table) -> None:
    unit = table.text(activated(Draw(YOU, Fixed(1)), costs=(PlayerProcedure("pay resources", YOU, Fixed(2)),))).unit(0)
    resources = table.resources(0, 1)
    table.main_phase(0)
    assert table.why_not("activate", unit) == "9-1-7-2"
    resources += table.resources(0, 2)
    table.main_phase(0)
    table.choose("activate", unit)
    assert [table.rested(it) for it in resources] == [True, True, False]


def test_9_1_7_4_all_that_stands_before_the_colon_is_needed(table: Table) -> None:
    costs = (PlayerProcedure("pay resources", YOU, Fixed(1)), Do(Choice(Cards((ZONE_TRASH,), YOU), Fixed(1)), MoveTo(6, PAY)))
    unit = table.text(activated(Draw(YOU, Fixed(1)), costs=costs)).unit(0)
    table.resources(0, 1)
    table.main_phase(0)
    assert "activate" not in table.words
    card = table.put("trash", 0, "unit", ap=1, hp=1)
    table.main_phase(0)
    table.choose("activate", unit)
    assert table.where(card) == ("removed", 0)


@pytest.mark.rules("11-2-1-3")
def test_9_1_7_5_without_a_colon_it_is_used_by_saying_so(table: Table) -> None:
    unit = table.text(activated(Draw(YOU, Fixed(1)), limit=Limit(1))).unit(0)
    table.main_phase(0)
    table.choose("activate", unit)
    assert table.why_not("activate", unit) == "11-2-12-1"


@pytest.mark.rules("8-3-2", "11-2-2-2")
def test_11_2_2_1_an_effect_for_action_steps_is_used_there_alone(table: Table) -> None:
    unit = table.text(activated(Draw(YOU, Fixed(1)), menu=IN_ACTION, limit=Limit(1))).unit(1)
    table.end_phase(0)
    assert table.asks == (1, "8-3")
    table.choose("activate", unit)
    assert table.asks == (0, "8-4")
    table.main_phase(1)
    assert table.why_not("activate", unit) == "11-2-1-1"


@pytest.mark.rules("11-2-12-1")
def test_11_2_12_2_each_card_has_its_own_once_a_turn(table: Table) -> None:
    text = activated(Draw(YOU, Fixed(1)), limit=Limit(1))
    first, second = table.text(text).unit(0), table.text(text).unit(0)
    table.main_phase(0)
    table.choose("activate", first)
    assert table.offered("activate") == [second]
    table.turn(0)
    assert table.offered("activate") == [first, second]


# 9-1-8 Commands


@pytest.mark.rules("9-3-2", "9-1-8-1", "11-2-3-2")
def test_9_1_8_1_a_command_does_what_its_text_says(table: Table) -> None:
    enemy = table.unit(1, hp=3)
    used = table.text(command(choose(), damage(2))).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.damage(enemy) == 2
    assert table.where(used) == ("trash", 0)


def test_9_1_8_1_1_a_command_without_enough_to_choose_from_can_t_be_played(table: Table) -> None:
    used = table.text(command(choose(most=2), REST_IT)).hand(0, "command")
    table.unit(1)
    table.main_phase(0)
    assert table.why_not("use", used) == "9-1-8-1-1"
    table.unit(1)
    table.main_phase(0)
    assert table.why_not("use", used) == ""


def test_9_1_8_1_1_all_that_is_chosen_first_has_to_be_there(table: Table) -> None:
    used = table.text(command(choose(OWN), choose(too=True), REST_IT)).hand(0, "command")
    own = table.unit(0)
    table.main_phase(0)
    assert "use" not in table.words
    enemies = table.units(1, 2)
    table.main_phase(0)
    table.choose("use", used)
    assert table.asks == (0, "9-3-3")
    table.choose("pick", enemies[1])
    assert [table.rested(it) for it in (own, *enemies)] == [True, False, True]


@pytest.mark.rules("9-2-1")
def test_9_3_1_1_a_command_that_depends_on_something_needs_it(table: Table) -> None:
    used = table.text(command(If(There(units(YOU), AT_LEAST, Fixed(1)), Draw(YOU, Fixed(1))))).hand(0, "command")
    table.main_phase(0)
    assert table.why_not("use", used) == "9-3-1-1"
    table.unit(0)
    table.main_phase(0)
    assert table.why_not("use", used) == ""


@pytest.mark.rules("11-2-4-2")
def test_11_2_4_1_an_action_command_is_used_in_action_steps(table: Table) -> None:
    used = table.text(command(choose(), damage(1), menus=(IN_ACTION,))).hand(1, "command")
    enemy = table.unit(0, hp=3)
    table.end_phase(0)
    table.choose("use", used)
    assert table.damage(enemy) == 1


# 9-1-9 Replacement


@pytest.mark.rules("9-1-9-1-1", "6-5-2-3-4")
def test_9_1_9_1_something_happens_in_place_of_another(table: Table) -> None:
    saved = Replacing(
        when=Moves(This(), sources=(ZONE_BATTLE,), targets=(ZONE_TRASH,), reasons=(DESTROY,)),
        effects=(Do(EventCard(), MoveTo(ZONE_HAND, BY_EFFECT)),))
    unit = table.text(saved).unit(1, hp=2)
    pilot = table.pilot(unit)
    table.fight(table.unit(0, ap=5, hp=9), table.unit(1, rested=True))
    table.happen(lambda: deal_damage(table.state, unit, 9, BY_RULE))
    assert table.where(unit) == ("hand", 1)
    assert table.where(pilot) == ("hand", 1)


def test_9_1_9_1_a_unit_that_stays_keeps_its_pilot(table: Table) -> None:
    safe = Replacing(
        when=Moves(This(), sources=(ZONE_BATTLE,), reasons=(DESTROY,), causes=BY_OPPONENTS_EFFECT),
        effects=(Nothing(),))
    unit = table.text(safe).unit(1)
    pilot = table.pilot(unit)
    used = table.text(command(choose(), DESTROY_IT)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(unit) == table.where(pilot) == ("battle", 1)
    assert table.state.host[pilot] == unit
