"""Chapter 2: what is printed on cards, and what it is for in play."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tefuda.cards.sets import load_set
from tefuda.cards.text import Text
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.gundam.c4_terms import is_link_unit, pilot_of, units
from tefuda.rulebooks.gundam.cards import ATTRIBUTES
from tefuda.rulebooks.gundam.schema import SCHEMA, number_of
from tefuda.rulebooks.gundam.deck import EX_BASE, EX_RESOURCE, FIXED_CARDS, problems
from tests.gundam.table import CARDS, DECK, Table, unit_card

HEAD = 'game = "gundam"\nset = "T"\nname = { ja = "試", en = "Test" }\n'
UNIT = (
    'number = "T-1"\ntype = "unit"\nname = { ja = "機", en = "Unit" }\ncolor = "blue"\n'
    'level = 3\ncost = 2\nap = 4\nhp = 5\n')


def read(tmp_path: Path, *cards: str) -> dict[str, dict[str, int]]:
    """The numbers that the rules work with, by card and attribute."""
    path = tmp_path / "set.toml"
    path.write_text(HEAD + "".join(f"[[cards]]\n{it}" for it in cards), encoding="utf-8")
    found = load_set(path, SCHEMA).cards
    return {
        number: {name: number_of(card, card.front, name) for name in ATTRIBUTES} for number, card in found.items()
    }


def complaint(tmp_path: Path, card: str) -> str:
    with pytest.raises(TefudaError) as caught:
        read(tmp_path, card)
    return str(caught.value)


def test_2_1_1_cards_of_one_number_are_the_same_card() -> None:
    deck = DECK.parts["main"]
    assert problems(type(DECK)("gundam", DECK.name, {**DECK.parts, "main": {**deck, "U0": 5, "U12": 1}}), CARDS)
    assert CARDS["U0"] == unit_card("U0")


def test_2_2_1_a_card_has_a_name(tmp_path: Path) -> None:
    assert "name: missing" in complaint(tmp_path, UNIT.replace('name = { ja = "機", en = "Unit" }\n', ""))


def test_2_2_4_a_pilot_can_have_several_names(table: Table) -> None:
    unit = table.unit(0, link=("name:乙",))
    table.pilot(unit, name="甲", other_names=("乙",))
    assert is_link_unit(table.state, unit)


@pytest.mark.rules("2-3-1")
def test_2_3_2_there_are_five_types_of_cards_and_three_sorts_of_tokens(tmp_path: Path) -> None:
    assert list(SCHEMA.types) == [
        "unit", "pilot", "command", "base", "resource", "base-token", "resource-token", "unit-token"]
    assert '"unit", "pilot", "command"' in complaint(tmp_path, UNIT.replace('"unit"', '"ship"'))


@pytest.mark.rules("2-6-1", "2-6-2", "2-7-1", "2-7-2", "2-8-2", "2-9-2")
def test_2_3_3_a_unit_has_level_cost_ap_and_hp(tmp_path: Path) -> None:
    numbers = read(tmp_path, UNIT)["T-1"]
    assert [numbers[it] for it in ("type", "level", "cost", "ap", "hp", "pilot")] == [0, 3, 2, 4, 5, 0]
    for key in ("level", "cost", "ap", "hp"):
        line = next(it for it in UNIT.splitlines() if it.startswith(key))
        assert f"{key}: missing" in complaint(tmp_path, UNIT.replace(line + "\n", ""))


def test_2_3_3_1_units_are_the_cards_in_the_battle_area_that_are_no_pilots(table: Table) -> None:
    unit = table.unit(0)
    table.pilot(unit)
    table.hand(0)
    assert units(table.state, 0) == [unit]


@pytest.mark.rules("2-6-3", "2-7-3")
def test_2_3_4_a_pilot_has_what_it_adds(tmp_path: Path) -> None:
    pilot = UNIT.replace('"unit"', '"pilot"')
    numbers = read(tmp_path, pilot, UNIT.replace("T-1", "T-2"))["T-1"]
    assert [numbers[it] for it in ("type", "ap", "hp", "pilot")] == [1, 4, 5, 1]


@pytest.mark.rules("2-6-3", "2-7-3")
def test_2_3_4_4_ap_and_hp_of_a_pilot_are_added_to_its_unit(table: Table) -> None:
    unit, other = table.unit(0, ap=2, hp=3), table.unit(0, ap=2, hp=3)
    table.pilot(unit, ap=1, hp=2)
    assert (table.number(unit, "ap"), table.number(unit, "hp")) == (3, 5)
    assert (table.number(other, "ap"), table.number(other, "hp")) == (2, 3)


@pytest.mark.parametrize("keyword", ["blocker", "first_strike", "high_maneuver"])
@pytest.mark.rules("11-1-4-2", "11-1-5-4", "11-1-6-2")
def test_2_3_4_4_a_unit_has_the_keywords_of_its_pilot_once(table: Table, keyword: str) -> None:
    more: dict[str, Any] = {keyword: True}
    plain, gifted = table.unit(0), table.unit(0, **more)
    table.pilot(plain, **more)
    table.pilot(gifted, **more)
    assert (table.number(plain, keyword), table.number(gifted, keyword)) == (1, 1)


@pytest.mark.parametrize("keyword", ["repair", "breach", "support"])
@pytest.mark.rules("11-1-1-4", "11-1-2-6", "11-1-3-3")
def test_2_3_4_4_keywords_with_numbers_add_up(table: Table, keyword: str) -> None:
    own: dict[str, Any] = {keyword: 1}
    more: dict[str, Any] = {keyword: 2}
    unit = table.unit(0, **own)
    table.pilot(unit, **more)
    assert table.number(unit, keyword) == 3


@pytest.mark.rules("2-3-5-4", "2-3-5-4-1", "2-3-5-4-2")
def test_2_3_5_a_command_has_timings_a_pilot_effect_and_burst(tmp_path: Path) -> None:
    plain = (
        'number = "T-1"\ntype = "command"\nname = { ja = "令", en = "Order" }\ncolor = "red"\nlevel = 1\ncost = 1\n'
    )
    full = plain.replace("T-1", "T-2") + (
        'main = true\naction = true\nburst = true\npilot = true\nap = 1\nhp = 2\n'
        'pilot_name = { ja = "甲", en = "A" }\ntraits = ["軍"]\n')
    numbers = read(tmp_path, plain, full)
    keys = ("type", "main", "action", "burst", "pilot", "ap", "hp")
    assert [numbers["T-1"][it] for it in keys] == [2, 0, 0, 0, 0, 0, 0]
    assert [numbers["T-2"][it] for it in keys] == [2, 1, 1, 1, 1, 1, 2]


def test_2_3_5_1_a_command_in_use_is_in_no_area(table: Table) -> None:
    command = table.hand(0, "command", main=True)
    table.main_phase(0)
    table.choose("use", command)
    assert [event.rule for event in table.events("moved")] == ["2-3-5-1", "2-3-5-2"]


@pytest.mark.rules("2-3-5")
def test_2_3_5_2_a_used_command_goes_to_the_trash(table: Table) -> None:
    command = table.hand(0, "command", main=True)
    table.main_phase(0)
    table.choose("use", command)
    assert table.where(command) == ("trash", 0)
    assert table.asks == (0, "6-5-1")


@pytest.mark.rules("2-3-4-1-1", "2-3-5-4-1-1")
def test_2_3_5_4_1_a_command_as_a_pilot_adds_its_ap_and_hp(table: Table) -> None:
    unit = table.unit(0, ap=1, hp=1)
    command = table.hand(0, "command", pilot=True, pilot_name=Text("甲", "A"), ap=2, hp=1)
    table.main_phase(0)
    table.choose("set", command, unit)
    assert pilot_of(table.state, unit) == command
    assert (table.number(unit, "ap"), table.number(unit, "hp")) == (3, 2)


@pytest.mark.rules("2-3-6-1")
def test_2_3_6_a_base_goes_to_the_base_section(table: Table) -> None:
    base = table.hand(0, "base", hp=4)
    table.main_phase(0)
    table.choose("deploy", base)
    assert table.where(base) == ("base", 0)


def test_2_3_7_a_resource_has_only_a_name(tmp_path: Path) -> None:
    plain = 'number = "T-1"\ntype = "resource"\nname = { ja = "源", en = "Source" }\n'
    assert {name for name, number in read(tmp_path, plain)["T-1"].items() if number} == {"type"}
    assert "cost: unknown field" in complaint(tmp_path, plain + "cost = 1\n")


@pytest.mark.rules("2-4-1", "2-4-2")
def test_2_4_2_1_there_are_four_colours(tmp_path: Path) -> None:
    assert [read(tmp_path, UNIT.replace("blue", it))["T-1"]["color"] for it in ("blue", "green", "red", "white")] == [
        1, 2, 3, 4]
    assert "color" in complaint(tmp_path, UNIT.replace("blue", "black"))
    assert "color: missing" in complaint(tmp_path, UNIT.replace('color = "blue"\n', ""))


def test_2_4_3_a_unit_keeps_its_colour_whatever_is_set_on_it(table: Table) -> None:
    unit = table.unit(0, color="blue")
    table.pilot(unit, color="red")
    assert table.number(unit, "color") == 1


@pytest.mark.rules("2-5-1", "2-5-4")
def test_2_5_2_a_card_can_have_several_traits(tmp_path: Path) -> None:
    assert read(tmp_path, UNIT + 'traits = ["甲", "乙"]\n')
    assert "at most 5" in complaint(tmp_path, UNIT + 'traits = ["1", "2", "3", "4", "5", "6"]\n')


def test_2_5_3_one_trait_of_several_is_enough(table: Table) -> None:
    unit, other = table.unit(0, link=("trait:乙",)), table.unit(0, link=("trait:丙",))
    table.pilot(unit, traits=("甲", "乙"))
    table.pilot(other, traits=("甲", "乙"))
    assert is_link_unit(table.state, unit)
    assert not is_link_unit(table.state, other)


@pytest.mark.rules("4-5-1-2")
def test_2_7_1_1_a_card_without_hp_left_is_destroyed(table: Table) -> None:
    attacker, target = table.unit(0, ap=2), table.unit(1, ap=0, hp=2, rested=True)
    table.fight(attacker, target)
    assert table.where(target) == ("trash", 1)


def test_2_8_1_as_many_resources_as_the_level_active_or_not(table: Table) -> None:
    low, high = table.hand(0, level=3), table.hand(0, level=4)
    table.resources(0, 2, rested=True)
    table.resources(0, 1)
    table.main_phase(0)
    assert table.offered("deploy") == [low]
    assert table.why_not("deploy", high) == "2-8-1"
    table.ex_resource(0)
    table.main_phase(0)
    assert table.offered("deploy") == [low, high]


@pytest.mark.rules("2-9-3", "4-17-2-2", "4-17-2-3")
def test_2_8_3_tokens_have_no_level_cost_or_colour() -> None:
    for number in (EX_BASE, EX_RESOURCE):
        card = FIXED_CARDS[number]
        assert [number_of(card, card.front, it) for it in ("level", "cost", "color")] == [0, 0, 0]


def test_2_9_1_as_many_active_resources_as_the_cost_are_rested(table: Table) -> None:
    unit, dear = table.hand(0, cost=2), table.hand(0, cost=4)
    table.resources(0, 2, rested=True)
    active = table.resources(0, 3)
    table.main_phase(0)
    assert table.why_not("deploy", dear) == "2-9-1"
    table.choose("deploy", unit)
    assert [table.rested(card) for card in active].count(True) == 2
    assert len(table.events("rested", "pay")) == 2


@pytest.mark.rules("2-11-2")
def test_2_11_1_a_link_condition_names_pilots_and_traits(tmp_path: Path) -> None:
    link = 'link = { pilots = ["甲"], traits = ["乙"] }\n'
    numbers = read(tmp_path, UNIT + link)["T-1"]
    assert numbers["link1"] and numbers["link2"] and numbers["link1"] != numbers["link2"]
    assert (numbers["link3"], read(tmp_path, UNIT)["T-1"]["link1"]) == (0, 0)
    assert "neither" in complaint(tmp_path, UNIT + "link = {}\n")
    assert "names 5" in complaint(tmp_path, UNIT + 'link = { pilots = ["1", "2", "3"], traits = ["4", "5"] }\n')
    assert "not part" in complaint(tmp_path, UNIT + 'link = { pilot = ["1"] }\n')
    assert "link: unknown field" in complaint(tmp_path, UNIT.replace('"unit"', '"pilot"') + link)


@pytest.mark.rules("6-5-2-3-2")
def test_2_11_3_a_unit_with_a_pilot_that_fits_is_a_link_unit(table: Table) -> None:
    by_name, by_trait, other, empty = (table.unit(0, link=("name:甲", "trait:乙")) for _ in range(4))
    table.pilot(by_name, name="甲")
    table.pilot(by_trait, name="丙", traits=("乙",))
    # A name is no trait and a trait no name.
    table.pilot(other, name="乙", traits=("甲",))
    found = [is_link_unit(table.state, it) for it in (by_name, by_trait, other, empty)]
    assert found == [True, True, False, False]


def test_2_11_3_a_command_fits_by_the_name_of_its_pilot(table: Table) -> None:
    unit, other = table.unit(0, link=("name:甲",)), table.unit(0, link=("name:令",))
    for it in (unit, other):
        table.pilot(it, "command", name="令", pilot=True, pilot_name=Text("甲", "A"))
    assert [is_link_unit(table.state, it) for it in (unit, other)] == [True, False]


@pytest.mark.rules("7-3-1")
def test_2_11_4_only_a_link_unit_attacks_in_the_turn_it_came(table: Table) -> None:
    fresh, linked = table.unit(0, fresh=True), table.unit(0, fresh=True, link=("name:甲",))
    table.pilot(linked, name="甲")
    table.pilot(fresh, name="甲")
    table.main_phase(0)
    assert table.offered("attack") == [linked]
    assert table.why_not("attack", fresh) == "2-11-4"


def test_2_11_4_a_unit_can_attack_in_the_next_own_turn(table: Table) -> None:
    unit = table.hand(0)
    table.turn(0)
    table.choose("deploy", unit)
    assert table.why_not("attack", unit) == "2-11-4"
    table.turn(1)
    table.turn(0)
    assert table.offered("attack") == [unit]
