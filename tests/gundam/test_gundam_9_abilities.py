"""Chapter 9: how effects are used, chosen for, triggered and carried out."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability import Lessening, Replacing
from tefuda.kernel.abilities.acts import Hurt, Lasts, Mend, MoveTo, Rest
from tefuda.kernel.abilities.conditions import Done, There, TurnOf
from tefuda.kernel.abilities.effects import Carry, Do, Draw, Forbid, If, Later, May, Nothing, Summon
from tefuda.kernel.abilities.happenings import BY_OPPONENTS_EFFECT, At, Hurts, Moves, Turns
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, OPPONENT, YOU, Limit
from tefuda.kernel.abilities.numbers import Fixed, ValueOf
from tefuda.kernel.abilities.qualities import Becomes, Cannot, Gains, Plus
from tefuda.kernel.abilities.tests import Has, HasLeft, Labelled, Other
from tefuda.kernel.abilities.which import Cards, Choice, EventCard, It, Looked, This, Top
from tefuda.kernel.changes import hurt, rest
from tefuda.kernel.codes import BEING_CHOSEN, DRAWING, REST, RESTED, STOOD, USING
from tefuda.kernel.effects import FOR_BATTLE, FOR_NEXT_TURN
from tefuda.rulebooks.gundam.areas import (
    BATTLE_DAMAGE, BY_EFFECT, BY_RULE, DESTROY, DISCARD, EFFECT_DAMAGE, PAY, RECOVER, TURN_END, ZONE_BATTLE,
    ZONE_DECK, ZONE_HAND, ZONE_SHIELDS, ZONE_TRASH,
)
from tefuda.rulebooks.gundam.cards import AP, COST, HP, IN_ACTION, LEVEL, TYPE, UNIT
from tests.gundam.table import Table
from tests.gundam.texts import (
    DEPLOYED, DESTROY_IT, DESTROYED, ENEMIES, OWN, REST_IT, TO_HAND, activated, always, burst,
    choose, command, damage, last, units, when,
)

# 9-1-5 Effects that hold always


def test_9_1_5_2_an_effect_holds_as_long_as_its_card_is_there(table: Table) -> None:
    unit = table.unit(0, ap=2)
    lord = table.text(always(Plus(AP, Fixed(1)), OWN)).unit(0, hp=1)
    table.main_phase(0)
    assert table.number(unit, "ap") == 3
    table.happen(lambda: hurt(table.state, lord, 1, BY_RULE))
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
    everywhere = table.text(command(Do(ENEMIES, Hurt(Fixed(1), EFFECT_DAMAGE)))).hand(0, "command")
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", everywhere)
    assert table.count("battle", 1) == 0
    assert table.count("deck", 0) == before - 1


def test_9_1_6_4_an_effect_is_used_though_its_card_has_gone(table: Table) -> None:
    watcher = table.text(when(Turns(RESTED, units(YOU)), Draw(YOU, Fixed(1)))).unit(0, hp=1)
    unit = table.unit(0)
    table.ability(0, RESTED, lambda: hurt(table.state, watcher, 1, BY_RULE))
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
    from tefuda.kernel.abilities.acts import Undergo

    unit = table.unit(0)
    base = table.text(burst(Do(This(), Undergo("deploy", Fixed(0))))).put("shields", 1, "base", ap=0, hp=5)
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
    unit = table.text(activated(Draw(YOU, Fixed(1)), costs=(Carry("pay resources", YOU, Fixed(2)),))).unit(0)
    resources = table.resources(0, 1)
    table.main_phase(0)
    assert table.why_not("activate", unit) == "9-1-7-2"
    resources += table.resources(0, 2)
    table.main_phase(0)
    table.choose("activate", unit)
    assert [table.rested(it) for it in resources] == [True, True, False]


def test_9_1_7_4_all_that_stands_before_the_colon_is_needed(table: Table) -> None:
    costs = (Carry("pay resources", YOU, Fixed(1)), Do(Choice(Cards((ZONE_TRASH,), YOU), Fixed(1)), MoveTo(6, PAY)))
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
    table.happen(lambda: hurt(table.state, unit, 9, BY_RULE))
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


# 9-2, 9-3 Conditions and choices


@pytest.mark.rules("9-3-3-1")
def test_9_2_2_a_triggered_effect_without_enough_to_choose_from_is_not_used(table: Table) -> None:
    comer = table.text(when(DEPLOYED, choose(), damage(1), Draw(YOU, Fixed(1)))).hand(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("deploy", comer)
    assert table.count("deck", 0) == before


def test_9_2_2_an_activated_effect_without_enough_to_choose_from_can_t_be_used(table: Table) -> None:
    unit = table.text(activated(choose(), damage(1), costs=(Do(This(), Rest(PAY)),))).unit(0)
    table.main_phase(0)
    assert table.why_not("activate", unit) == "9-2-2"
    assert not table.rested(unit)


def test_9_2_3_what_is_forbidden_is_not_used(table: Table) -> None:
    unit = table.text(activated(Draw(YOU, Fixed(1)))).unit(0)
    table.text(always(Cannot(USING), ENEMIES)).unit(1)
    table.main_phase(0)
    assert table.why_not("activate", unit) == "1-3-3"


@pytest.mark.rules("9-3-3")
def test_9_3_3_what_was_chosen_is_looked_at_again(table: Table) -> None:
    """The chosen unit is rested by a cost after it was chosen, say: here, by being destroyed before the damage."""
    enemy = table.unit(1, hp=1)
    other = table.unit(1, hp=5)
    used = table.text(command(
        choose(), Do(ENEMIES, Hurt(Fixed(1), EFFECT_DAMAGE)), choose(units(YOU)), last(Plus(AP, Fixed(3))))).hand(
            0, "command")
    unit = table.unit(0, ap=1)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", enemy)
    assert table.where(enemy) == ("trash", 1)
    assert table.damage(other) == 1
    assert table.number(unit, "ap") == 4


@pytest.mark.parametrize(("count", "offered"), [(1, 1), (3, 2)])
def test_9_3_4_from_one_to_two(table: Table, count: int, offered: int) -> None:
    enemies = table.units(1, count)
    used = table.text(command(choose(most=2, least=1), REST_IT)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    if count > 1:
        table.choose("pick", enemies[0])
        assert table.words[-1] == "done"
        table.choose("pick", enemies[1])
    assert sum(table.rested(it) for it in enemies) == offered


def test_9_3_5_without_a_choice_it_is_about_the_card_itself_and_its_player(table: Table) -> None:
    unit = table.text(when(DEPLOYED, Do(This(), Rest(BY_EFFECT)), Draw(YOU, Fixed(1)))).hand(0)
    table.main_phase(0)
    table.choose("deploy", unit)
    assert table.rested(unit)
    assert table.count("hand", 0) == 2


def test_9_3_6_whoever_looks_at_the_deck_need_not_find_anything(table: Table) -> None:
    from tefuda.kernel.abilities.effects import Look

    used = table.text(command(
        Look(Top(ZONE_DECK, YOU, Fixed(3)), False, BY_EFFECT),
        Do(Choice(Looked((Has(TYPE, 0, Fixed(UNIT)),)), Fixed(1), Fixed(0)), MoveTo(ZONE_HAND, BY_EFFECT)),
    )).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.words[-1] == "done"
    assert len(table.offered("pick")) == 3
    card = table.offered("pick")[0]
    table.choose("pick", card)
    assert table.where(card) == ("hand", 0)


def test_1_3_2_1_only_a_unit_that_can_be_chosen_counts(table: Table) -> None:
    table.text(always(Cannot(BEING_CHOSEN))).unit(1)
    used = table.text(command(choose(), DESTROY_IT)).hand(0, "command")
    table.main_phase(0)
    assert table.why_not("use", used) == "9-1-8-1-1"


def test_9_1_3_may_is_asked(table: Table) -> None:
    comer = table.text(when(DEPLOYED, May(Draw(YOU, Fixed(1))))).hand(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("deploy", comer)
    assert table.asks == (0, "9-1-3")
    table.choose("no")
    assert table.count("deck", 0) == before


@pytest.mark.rules("1-3-7")
def test_9_1_3_if_you_do_depends_on_what_was_done(table: Table) -> None:
    discard = Do(Choice(Cards((ZONE_HAND,), YOU), Fixed(1)), MoveTo(ZONE_TRASH, DISCARD))
    comer = table.text(when(DEPLOYED, May(discard), If(Done(), Draw(YOU, Fixed(2))))).hand(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("deploy", comer)
    table.choose("yes")
    assert table.count("deck", 0) == before - 2
    assert table.count("trash", 0) == 1


# How long effects last, and what they can be


@pytest.mark.rules("6-6-5-1")
def test_6_6_5_1_this_turn_ends_with_the_turn(table: Table) -> None:
    used = table.text(command(choose(OWN), last(Plus(AP, Fixed(2))))).hand(0, "command")
    unit = table.unit(0, ap=1)
    table.main_phase(0)
    table.choose("use", used)
    assert table.number(unit, "ap") == 3
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert table.number(unit, "ap") == 1


@pytest.mark.rules("10-3-1")
def test_6_6_5_1_a_unit_may_not_outlive_what_kept_it(table: Table) -> None:
    used = table.text(command(choose(OWN), last(Plus(HP, Fixed(2))), damage(2))).hand(0, "command")
    unit = table.unit(0, hp=2)
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(unit) == ("battle", 0)
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert table.where(unit) == ("trash", 0)


@pytest.mark.rules("7-3-4")
def test_7_7_1_this_battle_ends_with_the_battle(table: Table) -> None:
    from tests.gundam.texts import ATTACKS

    unit = table.text(when(ATTACKS, Do(This(), Lasts(Plus(AP, Fixed(3)), FOR_BATTLE)))).unit(0, ap=1)
    table.main_phase(0)
    table.attack(unit)
    assert table.number(unit, "ap") == 4
    table.choose("pass")
    table.choose("pass")
    assert table.number(unit, "ap") == 1


def test_until_the_end_of_the_next_turn(table: Table) -> None:
    used = table.text(command(choose(), last(Cannot(STOOD), FOR_NEXT_TURN))).hand(0, "command")
    enemy = table.unit(1, rested=True)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert table.asks == (1, "6-5-1")
    assert table.rested(enemy)
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    table.begin("6-2-2-1", 1)
    assert not table.rested(enemy)


def test_a_number_that_is_set_and_one_that_is_changed_apply_in_time(table: Table) -> None:
    used = table.text(command(choose(OWN), last(Becomes(AP, Fixed(5))), last(Plus(AP, Fixed(1))))).hand(0, "command")
    unit = table.unit(0, ap=1)
    table.main_phase(0)
    table.choose("use", used)
    assert table.number(unit, "ap") == 6


@pytest.mark.rules("1-3-6")
def test_1_3_6_less_than_nothing_is_nothing(table: Table) -> None:
    used = table.text(command(choose(), last(Plus(AP, Fixed(-3))))).hand(0, "command")
    enemy = table.unit(1, ap=2)
    table.main_phase(0)
    table.choose("use", used)
    assert table.number(enemy, "ap") == 0


@pytest.mark.rules("4-16-1")
def test_4_16_1_a_unit_can_get_an_effect(table: Table) -> None:
    gained = when(DESTROYED, Draw(YOU, Fixed(1)))
    used = table.text(command(choose(OWN), last(Gains(gained)))).hand(0, "command")
    unit = table.unit(0, hp=1)
    table.main_phase(0)
    table.choose("use", used)
    before = table.count("deck", 0)
    table.happen(lambda: hurt(table.state, unit, 1, BY_RULE))
    assert table.count("deck", 0) == before - 1


@pytest.mark.rules("3-1-5")
def test_3_1_5_what_applied_to_a_unit_applies_no_more_elsewhere(table: Table) -> None:
    used = table.text(command(choose(OWN), last(Plus(AP, Fixed(2))), TO_HAND)).hand(0, "command")
    unit = table.unit(0, ap=1)
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(unit) == ("hand", 0)
    assert table.number(unit, "ap") == 1


@pytest.mark.rules("1-3-3")
def test_1_3_3_a_player_can_be_kept_from_drawing(table: Table) -> None:
    used = table.text(command(Forbid(OPPONENT, DRAWING, FOR_NEXT_TURN))).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    before = table.count("hand", 1)
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert (table.asks[0], table.count("hand", 1)) == (1, before)


def test_an_effect_may_wait_for_later(table: Table) -> None:
    later = Later(when(At(TURN_END), DESTROY_IT))
    used = table.text(command(choose(OWN), last(Plus(AP, Fixed(2))), later)).hand(0, "command")
    unit = table.unit(0)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert table.where(unit) == ("trash", 0)


# 4-5 Damage, its sort and its source


@pytest.mark.rules("4-5-3")
def test_4_5_3_damage_by_an_effect_is_no_battle_damage(table: Table) -> None:
    struck = when(Hurts(This(), (EFFECT_DAMAGE,)), Draw(YOU, Fixed(1)))
    unit = table.text(struck).unit(1, hp=9, rested=True)
    table.fight(table.unit(0, hp=9), unit)
    before = table.count("deck", 1)
    used = table.text(command(choose(), damage(1))).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.count("deck", 1) == before - 1


@pytest.mark.parametrize(("ap", "taken"), [(3, 0), (4, 4)])
def test_4_5_2_a_unit_may_take_no_battle_damage_from_weak_ones(table: Table, ap: int, taken: int) -> None:
    weak = units(OPPONENT, Has(AP, AT_MOST, Fixed(3)))
    unit = table.text(Lessening(which=This(), by=weak, reasons=(BATTLE_DAMAGE,))).unit(0, hp=9)
    enemy = table.unit(1, ap=ap, hp=9, rested=True)
    table.fight(unit, enemy)
    assert table.damage(unit) == taken
    assert table.damage(enemy) == 2


def test_4_5_1_the_next_damage_may_be_less(table: Table) -> None:
    less = Lessening(which=This(), less=Fixed(2), limit=Limit(1))
    used = table.text(command(choose(OWN), last(Gains(less)))).hand(0, "command")
    unit = table.unit(0, hp=9)
    table.main_phase(0)
    table.choose("use", used)
    for taken in (1, 4):
        table.happen(lambda: hurt(table.state, unit, 3, BY_RULE))
        assert table.damage(unit) == taken


@pytest.mark.rules("4-6-1")
def test_4_6_1_an_effect_takes_damage_off(table: Table) -> None:
    used = table.text(command(choose(OWN), Do(It(), Mend(Fixed(2), RECOVER)))).hand(0, "command")
    unit = table.unit(0, hp=9)
    table.state.damage[unit] = 3
    table.main_phase(0)
    table.choose("use", used)
    assert table.damage(unit) == 1


def test_2_7_1_hp_that_is_asked_for_is_what_is_left(table: Table) -> None:
    hurt_one, whole = table.unit(1, hp=5), table.unit(1, hp=5)
    table.state.damage[hurt_one] = 3
    used = table.text(command(choose(units(OPPONENT, HasLeft(HP, AT_MOST, Fixed(2)))), REST_IT)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert (table.rested(hurt_one), table.rested(whole)) == (True, False)


# 4-17 Tokens, resources


@pytest.mark.rules("4-17-1", "4-17-2-1")
def test_4_17_1_an_effect_deploys_tokens(table: Table) -> None:
    table.printed("unit-token", name="小塔", ap=1, hp=1)
    fallen = when(Moves(units(YOU), targets=(ZONE_BATTLE,)), Draw(YOU, Fixed(1)))
    table.text(fallen).unit(0)
    used = table.text(command(Summon("小塔", Fixed(2), True))).hand(0, "command")
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("use", used)
    tokens = table.cards("battle", 0)[1:]
    assert [table.rested(it) for it in tokens] == [True, True]
    assert [table.number(it, "ap") for it in tokens] == [1, 1]
    assert table.count("deck", 0) == before - 1


@pytest.mark.parametrize(("name", "rested"), [("ex resource", False), ("ex resource rested", True),
                                              ("resource", False), ("resource rested", True)])
def test_3_4_1_an_effect_adds_resources(table: Table, name: str, rested: bool) -> None:
    used = table.text(command(Carry(name, YOU, Fixed(1)))).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert [table.rested(it) for it in table.cards("resources", 0)] == [rested]
    assert (table.top("resources", 0) in table.state.data) == name.startswith("ex")


# 11-2-8-3-1 What a card last was


def test_11_2_8_3_1_a_destroyed_unit_is_what_it_last_was(table: Table) -> None:
    weaker = units(OPPONENT, Has(LEVEL, AT_MOST, ValueOf(This(), AP)))
    text = when(DESTROYED, choose(weaker), REST_IT)
    unit = table.text(text).unit(0, ap=1, hp=1)
    table.text(always(Plus(AP, Fixed(2)), units(YOU, Other()))).unit(0)
    enemy = table.unit(1, level=3)
    table.main_phase(0)
    table.happen(lambda: hurt(table.state, unit, 1, BY_RULE))
    assert table.rested(enemy)


@pytest.mark.rules("1-3-1")
def test_2_5_3_traits_are_asked_for(table: Table) -> None:
    enemies = [table.unit(1, traits=("堤連合",)), table.unit(1)]
    used = table.text(command(choose(units(OPPONENT, Labelled("trait:堤連合"))), REST_IT)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert [table.rested(it) for it in enemies] == [True, False]


def test_a_state_trigger_is_looked_at_when_things_settle(table: Table) -> None:
    from tefuda.kernel.abilities.happenings import Whenever

    alone = There(units(YOU), 0, Fixed(1))
    text = when(Whenever(alone), Draw(YOU, Fixed(1)), limit=Limit(1))
    table.text(text).unit(0)
    before = table.count("deck", 0)
    table.turn(0)
    assert table.count("deck", 0) == before - 2


def test_choices_are_kept_when_the_game_is_saved_in_between(table: Table) -> None:
    from tefuda.play.game import Game

    enemies = table.units(1, 2)
    used = table.text(command(choose(), choose(OWN, too=True), Do(It(), Rest(BY_EFFECT)))).hand(0, "command")
    own = table.units(0, 2)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", enemies[0])
    copy = table.game.clone()
    assert isinstance(copy, Game)
    table.choose("pick", own[1])
    assert [table.rested(it) for it in (*enemies, *own)] == [True, False, False, True]
    assert copy.state.flags[enemies[0]] & REST == 0
    copy.choose(0)
    assert copy.state.flags[enemies[0]] & REST

