"""Chapter 11: keyword effects and keywords; and what texts forbid, allow and ask of units."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Allowing, KeywordNumber
from tefuda.kernel.abilities.card_effects import DealDamage, Lasts, Stand
from tefuda.kernel.abilities.conditions import Fits
from tefuda.kernel.abilities.player_effects import Draw
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import BY_RULE as NO_EFFECT
from tefuda.kernel.abilities.event_patterns import Declares, Moves, WithCondition
from tefuda.kernel.abilities.nodes import AT_LEAST, AT_MOST, OPPONENT, YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Becomes, Cannot, Gains, Plus
from tefuda.kernel.abilities.filters import HasAttached, AttachedTo, Has, IsSo
from tefuda.kernel.abilities.labels import Labelled
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.abilities.spoken_of import It, This
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.gundam.areas import (
    ATTACK, ATTACKING, ATTACKING_ACTIVE, ATTACKING_AT_ONCE, ATTACKING_PLAYER, BEING_ATTACKED, BLOCKING, BY_EFFECT,
    BY_RULE, DESTROY, EFFECT_DAMAGE, LINKED, SET, ZONE_BATTLE,
)
from tefuda.rulebooks.gundam.cards import AP, BLOCKER, BREACH, FIRST_STRIKE, IN_ACTION, LEVEL, PILOT, REPAIR, SUPPORT
from tests.gundam.table import Table
from tests.gundam.texts import (
    ATTACKS, DESTROY_IT, DESTROYED, ENEMIES, IS_SET, OWN, REST_IT, activated, always, choose, command, last,
    units, when,
)


def end_turn(table: Table) -> None:
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")


# 11-1-1 Repair


@pytest.mark.rules("11-1-1-1")
def test_11_1_1_2_repair_takes_damage_off_at_the_end_of_one_s_turn(table: Table) -> None:
    unit = table.text(KeywordNumber(keyword="repair", attribute=REPAIR, number=2)).unit(0, hp=9)
    other = table.text(KeywordNumber(keyword="repair", attribute=REPAIR, number=2)).unit(1, hp=9)
    for card in (unit, other):
        table.state.damage[card] = 3
    table.main_phase(0)
    end_turn(table)
    assert (table.damage(unit), table.damage(other)) == (1, 3)


def test_11_1_1_3_a_unit_without_damage_does_not_repair(table: Table) -> None:
    table.unit(0, repair=2)
    table.main_phase(0)
    end_turn(table)
    assert table.events("mended") == []


def test_11_1_1_4_repair_adds_up(table: Table) -> None:
    unit = table.unit(0, hp=9, repair=1)
    table.pilot(unit, repair=1)
    used = table.text(command(choose(OWN), last(Plus(REPAIR, Fixed(2))))).hand(0, "command")
    table.state.damage[unit] = 9
    table.main_phase(0)
    table.state.damage[unit] = 5
    table.choose("use", used)
    end_turn(table)
    assert table.damage(unit) == 1


# 11-1-2 Breach


@pytest.mark.rules("11-1-2-1", "11-1-2-3")
@pytest.mark.parametrize("base", [True, False])
def test_11_1_2_2_breach_hits_the_shield_area_of_a_destroyed_unit(table: Table, base: bool) -> None:
    unit = table.unit(0, ap=5, hp=9, breach=2)
    enemy = table.unit(1, rested=True)
    stronghold = table.base(1, hp=5) if base else -1
    table.fight(unit, enemy)
    assert table.count("shields", 1) == (6 if base else 5)
    assert not base or table.damage(stronghold) == 2


def test_11_1_2_4_breach_comes_though_both_units_are_destroyed(table: Table) -> None:
    unit = table.unit(0, ap=5, hp=1)
    table.pilot(unit, breach=1)
    table.fight(unit, table.unit(1, rested=True))
    assert table.count("battle", 0) == 0
    assert table.count("shields", 1) == 5


def test_11_1_2_5_without_base_and_shields_breach_does_nothing(table: Table) -> None:
    table.leave(0, "shields", 1)
    table.fight(table.unit(0, ap=5, hp=9, breach=2), table.unit(1, rested=True))
    assert table.asks == (0, "6-5-1")


def test_11_1_2_6_breach_adds_up(table: Table) -> None:
    unit = table.text(always(Plus(BREACH, Fixed(2)))).unit(0, ap=5, hp=9, breach=1)
    base = table.base(1, hp=9)
    table.fight(unit, table.unit(1, rested=True))
    assert table.damage(base) == 3


def test_11_1_2_1_there_is_no_breach_in_the_other_player_s_turn(table: Table) -> None:
    table.fight(table.unit(0, ap=1, hp=1), table.unit(1, ap=5, hp=9, breach=2, rested=True))
    assert table.count("shields", 0) == 6


def test_11_1_2_2_destroying_by_an_effect_is_no_breach(table: Table) -> None:
    table.text(activated(choose(), DESTROY_IT)).unit(0, breach=2)
    table.unit(1)
    table.main_phase(0)
    table.choose("activate")
    assert table.count("shields", 1) == 6


# 11-1-3 Support


@pytest.mark.rules("11-1-3-1")
def test_11_1_3_2_support_makes_another_unit_stronger_for_the_turn(table: Table) -> None:
    helper, unit = table.unit(0, support=2), table.unit(0, ap=1)
    table.main_phase(0)
    assert table.why_not("support", helper, helper) == "11-1-3-2"
    assert table.why_not("support", unit, helper) == "11-1-3-1"
    table.choose("support", helper, unit)
    assert table.rested(helper)
    assert table.number(unit, "ap") == 3
    assert "support" not in table.words
    end_turn(table)
    assert table.number(unit, "ap") == 1


def test_11_1_3_3_support_adds_up(table: Table) -> None:
    helper, unit = table.text(always(Plus(SUPPORT, Fixed(1)))).unit(0, support=2), table.unit(0, ap=1)
    table.main_phase(0)
    table.choose("support", helper, unit)
    assert table.number(unit, "ap") == 4


# 11-1-4 to 11-1-6


@pytest.mark.rules("11-1-5-4", "11-1-6-2")
def test_11_1_4_2_blocker_does_not_add_up(table: Table) -> None:
    unit = table.text(always(Becomes(BLOCKER, Fixed(1)))).unit(1, blocker=True)
    table.main_phase(0)
    assert table.number(unit, "blocker") == 1


def test_11_1_4_1_a_unit_that_got_blocker_can_block(table: Table) -> None:
    unit = table.text(always(Becomes(BLOCKER, Fixed(1)), condition=Fits(This(), Has(AP, AT_LEAST, Fixed(5))))).unit(
        1, ap=5)
    attacker = table.unit(0)
    table.main_phase(0)
    table.attack(attacker)
    assert table.offered("block") == [unit]


def test_11_1_4_1_a_unit_may_be_forbidden_to_block(table: Table) -> None:
    table.unit(1, blocker=True)
    attacker = table.text(always(Cannot(BLOCKING), ENEMIES)).unit(0)
    table.main_phase(0)
    table.attack(attacker)
    assert table.asks == (1, "8-3")


def test_11_1_5_2_a_unit_that_got_first_strike_strikes_first(table: Table) -> None:
    unit = table.text(when(ATTACKS, Do(This(), Lasts(Becomes(FIRST_STRIKE, Fixed(1)), FOR_TURN)))).unit(0, hp=1)
    table.fight(unit, table.unit(1, ap=5, hp=2, rested=True))
    assert table.where(unit) == ("battle", 0)


# 11-2-7 to 11-2-11


@pytest.mark.rules("11-2-7-1")
@pytest.mark.parametrize("player", [True, False])
def test_11_2_7_2_an_effect_of_attacking(table: Table, player: bool) -> None:
    unit = table.text(when(ATTACKS, Draw(YOU, Fixed(1)))).unit(0)
    enemy = table.unit(1, rested=True)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.attack(unit, -1 if player else enemy)
    assert table.count("deck", 0) == before - 1


def test_7_3_5_2_an_attack_on_a_unit_is_one_whoever_blocks(table: Table) -> None:
    unit = table.text(when(Declares(ATTACK, This()), Draw(YOU, Fixed(1)))).unit(0)
    table.unit(1, blocker=True)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.attack(unit)
    table.choose("block")
    assert table.count("deck", 0) == before


@pytest.mark.rules("11-2-8-1", "11-2-8-3")
def test_11_2_8_2_an_effect_of_being_destroyed(table: Table) -> None:
    unit = table.text(when(DESTROYED, Draw(YOU, Fixed(1)))).unit(1, rested=True)
    before = table.count("deck", 1)
    table.fight(table.unit(0, ap=9, hp=9), unit)
    assert table.count("deck", 1) == before - 1


@pytest.mark.rules("10-4-2-1")
def test_11_2_8_2_making_room_is_not_being_destroyed(table: Table) -> None:
    table.text(when(DESTROYED, Draw(YOU, Fixed(1)))).unit(0)
    table.units(0, 5)
    comer = table.hand(0)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("deploy", comer)
    table.choose("pick", table.cards("battle", 0)[0])
    assert table.count("deck", 0) == before


@pytest.mark.rules("11-2-9-1", "11-2-11-2", "11-2-11-3")
@pytest.mark.parametrize("traits", [("堤守",), ()])
def test_11_2_9_2_an_effect_of_a_pilot_being_set(table: Table, traits: tuple[str, ...]) -> None:
    keepers = Cards((ZONE_BATTLE,), YOU, (Labelled("trait:堤守"),))
    unit = table.text(
        when(IS_SET, Draw(YOU, Fixed(1))), when(Declares(SET, This(), keepers), Draw(YOU, Fixed(2)))).unit(0)
    pilot = table.hand(0, "pilot", traits=traits)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("set", pilot, unit)
    if traits:
        table.choose("number", 0)
    assert before - table.count("deck", 0) == (3 if traits else 1)


@pytest.mark.rules("2-3-4-4")
def test_2_3_4_4_a_pilot_s_effects_are_its_unit_s(table: Table) -> None:
    unit = table.unit(0, ap=1)
    pilot = table.text(
        when(WithCondition(IS_SET, Fits(This(), IsSo(LINKED))), Draw(YOU, Fixed(1))), always(Plus(AP, Fixed(1))),
        when(ATTACKS, choose(), REST_IT)).hand(0, "pilot")
    enemy = table.unit(1)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("set", pilot, unit)
    assert table.count("deck", 0) == before
    assert table.number(unit, "ap") == 2
    table.attack(unit)
    assert table.rested(enemy)


def test_2_11_3_linking_triggers_where_the_condition_is_met(table: Table) -> None:
    linked = when(WithCondition(IS_SET, Fits(This(), IsSo(LINKED))), Draw(YOU, Fixed(1)))
    unit = table.text(linked).unit(0, link=("name:トドロ",))
    pilot = table.hand(0, "pilot", name="トドロ")
    table.main_phase(0)
    before = table.count("deck", 0)
    table.choose("set", pilot, unit)
    assert table.count("deck", 0) == before - 1


@pytest.mark.rules("11-2-10-1", "11-2-10-2")
def test_11_2_10_1_an_effect_while_a_pilot_is_set(table: Table) -> None:
    unit = table.text(always(Plus(AP, Fixed(3)), condition=Fits(This(), HasAttached()))).unit(0, ap=1)
    table.main_phase(0)
    assert table.number(unit, "ap") == 1
    pilot = table.pilot(unit)
    table.state.derived.cards_changed()
    assert table.number(unit, "ap") == 4
    used = table.text(command(choose(Cards((ZONE_BATTLE,), YOU, (AttachedTo(),))), DESTROY_IT)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(pilot) == ("trash", 0)
    assert table.number(unit, "ap") == 1


def test_2_3_5_4_1_a_text_may_make_a_command_a_pilot(table: Table) -> None:
    unit = table.unit(0, link=("name:ゴウ",))
    card = table.text(command(Draw(YOU, Fixed(1))), KeywordNumber(keyword="ゴウ", attribute=PILOT)).hand(0, "command")
    table.main_phase(0)
    assert "use" in table.words
    table.choose("set", card, unit)
    assert BOOK_IS_LINKED(table, unit)


def BOOK_IS_LINKED(table: Table, unit: int) -> bool:
    return table.state.book.is_so(table.state, LINKED, unit)


# Destroying with battle damage


@pytest.mark.parametrize("own", [True, False])
def test_4_5_2_destroying_with_battle_damage_is_heard_of(table: Table, own: bool) -> None:
    fells = Moves(ENEMIES, sources=(ZONE_BATTLE,), reasons=(DESTROY,), causes=NO_EFFECT, doer=This())
    unit = table.text(when(fells, Draw(YOU, Fixed(1)))).unit(0, ap=5, hp=9)
    other = table.unit(0, ap=5, hp=9)
    before = table.count("deck", 0)
    table.fight(unit if own else other, table.unit(1, rested=True))
    assert before - table.count("deck", 0) == int(own)


# What is forbidden and allowed


@pytest.mark.rules("1-3-3")
def test_1_3_3_a_unit_may_be_forbidden_to_attack(table: Table) -> None:
    unit = table.text(always(Cannot(ATTACKING))).unit(0)
    table.main_phase(0)
    assert table.why_not("attack", unit) == "1-3-3"


def test_1_3_3_a_unit_may_be_forbidden_to_attack_the_player(table: Table) -> None:
    unit = table.text(always(Cannot(ATTACKING_PLAYER))).unit(0)
    enemy = table.unit(1, rested=True)
    table.main_phase(0)
    assert table.why_not("attack", unit) == "1-3-3"
    assert table.offered_pairs("attack-unit") == [(unit, enemy)]


def test_1_3_3_a_unit_may_be_safe_from_attacks(table: Table) -> None:
    unit = table.unit(0)
    enemy = table.text(always(Cannot(BEING_ATTACKED))).unit(1, rested=True)
    table.main_phase(0)
    assert table.why_not("attack-unit", unit, enemy) == "1-3-3"


@pytest.mark.rules("1-3-1")
def test_1_3_1_a_text_allows_attacking_active_units(table: Table) -> None:
    weak = units(OPPONENT, Has(LEVEL, AT_MOST, Fixed(3)))
    used = table.text(command(choose(OWN), last(Gains(Allowing(deed=ATTACKING_ACTIVE, others=weak))))).hand(
        0, "command")
    unit, low, high = table.unit(0), table.unit(1, level=3), table.unit(1, level=4)
    table.main_phase(0)
    assert table.offered_pairs("attack-unit") == []
    table.choose("use", used)
    assert table.offered_pairs("attack-unit") == [(unit, low)]
    assert table.why_not("attack-unit", unit, high) == "4-4-2"


@pytest.mark.rules("2-11-4")
def test_2_11_4_a_text_allows_attacking_at_once(table: Table) -> None:
    unit = table.text(Allowing(deed=ATTACKING_AT_ONCE)).unit(0, fresh=True)
    table.main_phase(0)
    assert unit in table.offered("attack")


def test_4_10_3_an_effect_s_damage_destroys_a_shield(table: Table) -> None:
    from tefuda.kernel.abilities.selections import Top
    from tefuda.rulebooks.gundam.areas import ZONE_SHIELDS

    used = table.text(command(
        Do(Top(ZONE_SHIELDS, OPPONENT, Fixed(1)), DealDamage(Fixed(1), EFFECT_DAMAGE)), menus=(IN_ACTION,))).hand(
            1, "command")
    table.end_phase(0)
    table.choose("use", used)
    assert (table.count("shields", 0), table.count("trash", 0)) == (5, 1)


def test_4_4_1_an_effect_makes_a_unit_active(table: Table) -> None:
    used = table.text(command(choose(OWN), Do(It(), Stand(BY_EFFECT)), last(Cannot(ATTACKING)))).hand(0, "command")
    unit = table.unit(0, rested=True)
    table.main_phase(0)
    table.choose("use", used)
    assert not table.rested(unit)
    assert table.why_not("attack", unit) == "1-3-3"


def test_6_5_2_3_4_a_pilot_goes_along_with_its_unit_by_an_effect(table: Table) -> None:
    from tests.gundam.texts import TO_HAND

    unit = table.unit(1)
    pilot = table.pilot(unit)
    used = table.text(command(choose(), TO_HAND)).hand(0, "command")
    table.main_phase(0)
    table.choose("use", used)
    assert table.where(unit) == table.where(pilot) == ("hand", 1)


def test_2_3_4_4_a_pilot_s_effect_of_being_destroyed_is_its_unit_s(table: Table) -> None:
    unit = table.unit(0, hp=1)
    table.text(when(DESTROYED, Draw(YOU, Fixed(1)))).pilot(unit)
    table.main_phase(0)
    before = table.count("deck", 0)
    table.happen(lambda: deal_damage(table.state, unit, 9, BY_RULE))
    assert table.count("deck", 0) == before - 1
