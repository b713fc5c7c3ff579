"""9-1: how long effects last, and what they can be about."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import DamageReduction
from tefuda.kernel.abilities.card_effects import Lasts, Recover, Rest
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.player_effects import PlayerProcedure, Draw, Forbid, CreateTokens
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, DamageDealt, Moves, Whenever
from tefuda.kernel.abilities.nodes import AT_MOST, OPPONENT, YOU, Limit
from tefuda.kernel.abilities.numbers import Fixed, ValueOf
from tefuda.kernel.abilities.qualities import Becomes, Cannot, Gains, Plus
from tefuda.kernel.abilities.filters import Has, HasLeft, Other
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.spoken_of import It, This
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.codes import DRAWING, REST, STOOD
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_NEXT_TURN
from tefuda.play.game import Game
from tefuda.rulebooks.gundam.areas import (
    BATTLE_DAMAGE, BY_EFFECT, BY_RULE, EFFECT_DAMAGE, RECOVER, TURN_END, ZONE_BATTLE,
)
from tefuda.rulebooks.gundam.cards import AP, HP, LEVEL
from tests.gundam.table import Table
from tests.gundam.texts import (
    DESTROY_IT, DESTROYED, OWN, REST_IT, TO_HAND, always, choose, command, damage, last, units, when, ATTACKS,
)


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
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
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
    struck = when(DamageDealt(This(), (EFFECT_DAMAGE,)), Draw(YOU, Fixed(1)))
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
    unit = table.text(DamageReduction(which=This(), by=weak, reasons=(BATTLE_DAMAGE,))).unit(0, hp=9)
    enemy = table.unit(1, ap=ap, hp=9, rested=True)
    table.fight(unit, enemy)
    assert table.damage(unit) == taken
    assert table.damage(enemy) == 2


def test_4_5_1_the_next_damage_may_be_less(table: Table) -> None:
    less = DamageReduction(which=This(), less=Fixed(2), limit=Limit(1))
    used = table.text(command(choose(OWN), last(Gains(less)))).hand(0, "command")
    unit = table.unit(0, hp=9)
    table.main_phase(0)
    table.choose("use", used)
    for taken in (1, 4):
        table.happen(lambda: deal_damage(table.state, unit, 3, BY_RULE))
        assert table.damage(unit) == taken


@pytest.mark.rules("4-6-1")
def test_4_6_1_an_effect_takes_damage_off(table: Table) -> None:
    used = table.text(command(choose(OWN), Do(It(), Recover(Fixed(2), RECOVER)))).hand(0, "command")
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
    used = table.text(command(CreateTokens("小塔", Fixed(2), True))).hand(0, "command")
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
    used = table.text(command(PlayerProcedure(name, YOU, Fixed(1)))).hand(0, "command")
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
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    assert table.rested(enemy)


@pytest.mark.rules("1-3-1")
def test_2_5_3_traits_are_asked_for(table: Table) -> None:
    enemies = [table.unit(1, traits=("堤連合",)), table.unit(1)]
    used = table.text(command(choose(units(OPPONENT, Labelled("trait:堤連合"))), REST_IT)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert [table.rested(it) for it in enemies] == [True, False]


def test_a_state_trigger_is_looked_at_when_things_settle(table: Table) -> None:

    alone = There(units(YOU), 0, Fixed(1))
    text = when(Whenever(alone), Draw(YOU, Fixed(1)), limit=Limit(1))
    table.text(text).unit(0)
    before = table.count("deck", 0)
    table.turn(0)
    assert table.count("deck", 0) == before - 2


def test_choices_are_kept_when_the_game_is_saved_in_between(table: Table) -> None:

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
