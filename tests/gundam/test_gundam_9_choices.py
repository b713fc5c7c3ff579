"""9-2, 9-3: what an effect needs, and what is chosen for it."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import DealDamage, MoveTo, Rest
from tefuda.kernel.abilities.conditions import Done
from tefuda.kernel.abilities.control_flow import If, May
from tefuda.kernel.abilities.player_effects import Draw, Look
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Cannot, Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import Cards, Choice, Top
from tefuda.kernel.abilities.spoken_of import Looked, This
from tefuda.kernel.codes import BEING_CHOSEN, USING
from tefuda.rulebooks.gundam.areas import BY_EFFECT, DISCARD, EFFECT_DAMAGE, PAY, ZONE_DECK, ZONE_HAND, ZONE_TRASH
from tefuda.rulebooks.gundam.cards import AP, TYPE, UNIT
from tests.gundam.table import Table
from tests.gundam.texts import (
    DEPLOYED, DESTROY_IT, ENEMIES, REST_IT, activated, always, choose, command, damage, last, units, when,
)


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
        choose(), Do(ENEMIES, DealDamage(Fixed(1), EFFECT_DAMAGE)), choose(units(YOU)), last(Plus(AP, Fixed(3))))).hand(
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


@pytest.mark.rules("11-2-3-1", "9-1-7-1")
def test_9_1_8_1_the_effect_of_a_command_is_used_by_playing_it_and_not_activated(table: Table) -> None:
    used = table.text(command(choose(least=0), REST_IT)).hand(0, "command")
    table.main_phase(0)
    assert table.offered("use") == [used]
    assert (table.offered("activate"), table.why_not("activate", used)) == ([], "9-1-7-1")


def test_11_2_3_1_only_a_command_has_a_main_effect(table: Table) -> None:
    unit = table.text(command(choose(least=0), REST_IT)).hand(0)
    table.main_phase(0)
    assert (table.offered("use"), table.why_not("use", unit)) == ([], "6-5-2-4-1")
