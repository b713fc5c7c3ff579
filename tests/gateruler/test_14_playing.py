"""14-3 and 14-4: playing cards and resolving them."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.codes import MOVED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.gateruler.areas import DESTROYED, EXILE

from .table import Table
from tefuda.kernel.continuous.effect_sorts import REPLACE


@pytest.mark.rules("14-3a", "14-3b", "15-16a")
def test_14_3b_1_a_card_that_is_played_lies_on_the_gate(table: Table) -> None:
    unit = table.unit("hand", 0)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    assert table.gate == [unit]
    assert table.where(unit) == ("gate", -1)


def test_14_3b_1a_everybody_sees_it_there(table: Table) -> None:
    field = table.field("hand", 0)
    table.main_phase(0)
    table.choose("play", field)
    assert sees(table.state, field) == 3


@pytest.mark.rules("14-3b-3", "14-3c-2a")
def test_14_3b_3a_the_zone_of_a_unit_is_told_when_it_is_played(table: Table) -> None:
    unit = table.unit("hand", 0)
    table.main_phase(0)
    assert table.places_offered("summon", unit) == ["attack1", "attack2", "defence"]
    table.choose("summon", unit, "attack2")
    assert table.state.notes[unit][0] == table.place("attack2")
    table.resolve()
    assert table.where(unit) == ("attack2", 0)
    assert table.state.notes == {}


def test_14_3b_3a_it_is_not_forgotten_by_a_copy_or_a_save(table: Table) -> None:
    unit = table.unit("hand", 0)
    table.main_phase(0)
    table.choose("summon", unit, "defence")
    g = table.state
    assert g.clone().notes == g.notes
    again = decode(g.book, g.table, encode(g))
    assert same(again, g)
    assert again.notes[unit][0] == table.place("defence")


@pytest.mark.rules("15-15a", "14-3b-8", "2-7b")
def test_14_3b_6a_energy_is_paid_as_high_as_the_level() -> None:
    table = Table("paying", "paying")
    unit = table.unit("hand", 0, level=2)
    energy = list(table.cards("energy", 0))
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    assert table.asks == (0, "14-3b-6a")
    table.choose("pick", energy[0])
    table.choose("pick", energy[2])
    assert [table.rests(card) for card in energy] == [True, False, True]
    assert [event.reason for event in table.events("rested")] == ["pay", "pay"]


def test_14_3b_6a_a_level_of_0_costs_nothing() -> None:
    table = Table("paying", "paying")
    unit = table.unit("hand", 0, level=0)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    assert not any(table.rests(card) for card in table.cards("energy", 0))


def test_14_3b_6a_some_rulers_ask_for_no_payment() -> None:
    table = Table("apprentice", "plain")
    unit = table.unit("drive", 0, face_up=True, level=9)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    table.resolve()
    assert table.where(unit) == ("attack1", 0)


@pytest.mark.rules("14-3b-6a")
def test_14_3b_8_what_can_not_be_paid_can_not_be_played() -> None:
    table = Table("paying", "paying")
    energy = list(table.cards("energy", 0))
    table.state.flags[energy[1]] = 1
    payable, unit = table.unit("hand", 0, level=2), table.unit("hand", 0, level=3)
    field = table.field("hand", 0, level=3)
    event, instant = table.event("hand", 0, level=3), table.event("set1", 0, "instant", level=3)
    table.main_phase(0)
    assert table.offered("summon") == [payable]
    assert table.offered("play") == []
    assert table.why_not(f"summon {table.name(unit)} attack1") == "14-3b-8"
    for card in (field, event, instant):
        assert table.why_not(f"play {table.name(card)}") == "14-3b-8"
    # Where there is no choice, nobody is asked.
    table.choose("summon", payable, "attack1")
    assert [table.rests(card) for card in energy] == [True, True, True]


def test_14_3b_9_then_it_has_been_played(table: Table) -> None:
    field = table.field("hand", 0)
    table.main_phase(0)
    table.choose("play", field)
    played = [(event.rule, event.handle) for event in table.events("declared", "play")]
    assert played == [("14-3b-9", table.name(field))]


@pytest.mark.rules("14-3c")
def test_14_3c_2_each_sort_of_card_goes_where_it_belongs(table: Table) -> None:
    unit, field, event = table.unit("hand", 0), table.field("hand", 0), table.event("hand", 0)
    table.main_phase(0)
    table.choose("summon", unit, "attack1")
    table.resolve()
    for card in (field, event):
        table.choose("play", card)
        table.resolve()
    assert [table.where(card)[0] for card in (unit, field, event)] == ["attack1", "field", "graveyard"]


@pytest.mark.rules("14-3c-2")
def test_14_3c_2a_a_unit_enters_its_zone(table: Table) -> None:
    unit = table.unit("hand", 1)
    table.main_phase(1)
    table.choose("summon", unit, "defence")
    table.resolve()
    assert table.where(unit) == ("defence", 1)
    assert table.rests(unit)


def test_14_3c_2b_a_field_enters_the_field_zone_of_its_controller(table: Table) -> None:
    field = table.field("hand", 1)
    table.main_phase(1)
    table.choose("play", field)
    table.resolve()
    assert table.where(field) == ("field", 1)


def test_14_3c_2c_an_event_goes_to_the_graveyard(table: Table) -> None:
    event = table.event("set3", 1, "instant")
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", event)
    table.resolve()
    assert table.where(event) == ("graveyard", 1)


@pytest.mark.rules("14-4d")
def test_14_4e_a_set_card_costs_its_level() -> None:
    table = Table("paying", "paying")
    instant = table.event("set1", 1, "instant", level=3)
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", instant)
    assert all(table.rests(card) for card in table.cards("energy", 1))


def test_14_13b_a_replacement_takes_the_place_of_the_move(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=0)
    add_effect(table.state, REPLACE, MOVED, reason=DESTROYED, card=unit, value=EXILE)
    table.main_phase(0)
    table.resolve()
    assert table.where(unit) == ("exile", 0)
