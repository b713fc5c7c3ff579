"""Chapter 2: what is printed on a card."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.card import Face
from tefuda.cards.schema import Value
from tefuda.cards.sets import load_set
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, add_effect
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.vanguard.clans import ALL_CLANS, clan_number, same_clan
from tefuda.rulebooks.vanguard.cards import ATTRIBUTES, POWER, TYPES
from tefuda.rulebooks.vanguard.schema import SCHEMA, nations_of, number_of
from tefuda.rulebooks.vanguard.clans import CLANS, EVERY_CLAN, NATIONS
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table, card
from tefuda.kernel.continuous.effect_sorts import ADD, SET

HEAD = 'set = "S"\ngame = "vanguard"\nname = { ja = "札", en = "Cards" }\n\n'
UNIT = """[[cards]]
number = "S-1"
type = "normal"
name = { ja = "剣士", en = "Fencer" }
clan = ["かげろう"]
grade = 2
power = 9000
critical = 1
shield = 5000
skill = "intercept"
"""
TRIGGER = """[[cards]]
number = "S-2"
type = "trigger"
name = { ja = "鐘", en = "Bell" }
clan = ["かげろう"]
grade = 0
power = 5000
critical = 1
shield = 10000
trigger = "heal"
trigger_power = 10000
"""


def face_of(tmp_path: Path, text: str) -> Face:
    return next(iter(read(tmp_path, text).values()))


def read(tmp_path: Path, text: str) -> dict[str, Face]:
    path = tmp_path / "set.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    return {number: it.front for number, it in load_set(path, SCHEMA).cards.items()}


def complaint(tmp_path: Path, text: str) -> str:
    with pytest.raises(TefudaError) as caught:
        read(tmp_path, text)
    return str(caught.value)


def number(attribute: str, type: str = "normal", **fields: Value) -> int:
    it = card("X", type, **fields)
    return number_of(it, it.front, attribute)


@pytest.mark.rules("2.14.1")
def test_2_1_1_a_card_has_a_name(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT).name.ja == "剣士"
    assert "2.1.1" in complaint(tmp_path, UNIT.replace('name = { ja = "剣士", en = "Fencer" }', ""))


@pytest.mark.rules("2.2.2")
def test_2_2_1_a_card_has_clans(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT).strings("clan") == ("かげろう",)
    assert "2.2.1" in complaint(tmp_path, UNIT.replace('["かげろう"]', '["a", "b", "c"]'))


def test_2_2_1_clans_are_told_apart_and_found_again() -> None:
    assert number("clan1") == clan_number(CLAN) != clan_number(OTHER_CLAN)
    assert number("clan2") == 0
    assert number("clan2", clan=(CLAN, OTHER_CLAN)) == clan_number(OTHER_CLAN)


def test_2_2_5_the_elementals_belong_to_every_clan_and_nation() -> None:
    assert number("clan1", clan=(EVERY_CLAN,)) == ALL_CLANS
    assert same_clan(ALL_CLANS, clan_number(OTHER_CLAN))
    assert not same_clan(ALL_CLANS, 0)
    assert nations_of(card("X", clan=(EVERY_CLAN,)).front) == NATIONS


@pytest.mark.rules("2.3.1.1")
def test_2_3_1_a_card_has_races(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT + 'race = ["ドラゴン"]\n').strings("race") == ("ドラゴン",)


def test_2_4_1_a_card_has_a_grade(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT).number("grade") == 2
    assert "2.4.1" in complaint(tmp_path, UNIT.replace("grade = 2", ""))


def test_2_5_1_a_card_has_power(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT).number("power") == 9000
    assert "2.5.1" in complaint(tmp_path, UNIT.replace("power = 9000", ""))


@pytest.mark.rules("2.5.4.2")
def test_2_5_4_power_goes_up_and_down(table: Table) -> None:
    unit = table.put("rear1", 0, power=9000)
    add_effect(table.state, ADD, POWER, card=unit, value=5000, duration=FOR_TURN)
    assert table.number(unit, "power") == 14000
    add_effect(table.state, ADD, POWER, card=unit, value=-8000, duration=FOR_TURN)
    assert table.number(unit, "power") == 6000


def test_2_6_1_a_card_has_a_shield(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT).number("shield") == 5000


def test_2_6_3_a_card_may_have_no_shield(tmp_path: Path) -> None:
    face = face_of(tmp_path, UNIT.replace("shield = 5000\n", ""))
    it = card("X")
    assert (number_of(it, face, "shield"), number_of(it, face, "has_shield")) == (0, 0)
    assert (number("shield", shield=0), number("has_shield", shield=0)) == (0, 1)


def test_2_7_1_a_card_has_a_critical(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT).number("critical") == 1
    assert "2.7.1" in complaint(tmp_path, UNIT.replace("critical = 1", ""))


def test_2_8_1_1_a_trigger_unit_has_one_of_five_icons(tmp_path: Path) -> None:
    assert face_of(tmp_path, TRIGGER).string("trigger") == "heal"
    assert "2.8.1.1" in complaint(tmp_path, TRIGGER.replace('"heal"', '"over"'))
    assert [number("trigger", "trigger", trigger=icon) for icon in ("critical", "draw", "stand", "heal", "front")] == [
        1, 2, 3, 4, 5]


def test_2_8_3_the_power_of_the_icon_is_printed(tmp_path: Path) -> None:
    assert face_of(tmp_path, TRIGGER).number("trigger_power") == 10000
    assert "2.8.3" in complaint(tmp_path, TRIGGER.replace("trigger_power = 10000", ""))


@pytest.mark.rules("2.9.2")
def test_2_9_1_a_card_has_a_type(tmp_path: Path) -> None:
    assert [number("type", type) for type in ("normal", "trigger", "g-unit")] == [0, 1, 2]
    assert "2.9.2" in complaint(tmp_path, UNIT.replace('"normal"', '"order"'))


def test_2_9_3_what_is_no_card_has_a_type_of_its_own(table: Table) -> None:
    protect = table.put_protect(0)
    assert TYPES[table.number(protect, "type")] == "gift-token"


@pytest.mark.parametrize(("skill", "attribute", "rule"), [
    ("twin_drive", "drive", 2), ("triple_drive", "drive", 3), ("intercept", "intercept", 1), ("boost", "boost", 1)])
@pytest.mark.rules("2.10.1.1", "2.10.1.2", "2.10.1.3", "2.10.1.4", "11.2.3.1", "11.2.4.1")
def test_2_10_1_skill_icons(skill: str, attribute: str, rule: int) -> None:
    assert number(attribute, skill=skill) == rule


def test_2_15_3_2_a_card_without_nation_icon_has_the_nation_of_its_clan() -> None:
    assert nations_of(card("X", clan=(CLAN,)).front) == ("dragon_empire",)
    assert nations_of(card("X", clan=(CLAN,), nation="zoo").front) == ("zoo",)


@pytest.mark.rules("2.15.3.1")
def test_2_15_3_3_a_clan_that_the_book_does_not_list_has_no_nation() -> None:
    assert nations_of(card("X", clan=("しらぬ一族",)).front) == ()


def test_2_15_3_4_a_nation_without_a_clan_means_all_its_clans() -> None:
    clan = number("clan1", clan=(), nation="zoo")
    assert all(same_clan(clan, clan_number(it)) and same_clan(clan_number(it), clan) for it in CLANS["zoo"])
    assert not same_clan(clan, clan_number(CLAN))
    assert not same_clan(clan, number("clan1", clan=(), nation="star_gate"))
    assert not same_clan(number("clan1", clan=()), clan)


@pytest.mark.rules("2.15.1", "2.15.2")
def test_2_15_3_there_are_six_nations(tmp_path: Path) -> None:
    assert len(NATIONS) == 6
    assert sum(map(len, CLANS.values())) == 25
    assert "2.15.3" in complaint(tmp_path, UNIT + 'nation = "moon"\n')


def test_2_16_1_a_trigger_has_no_gift(tmp_path: Path) -> None:
    assert "unknown field" in complaint(tmp_path, TRIGGER + 'gift = "accel"\n')


@pytest.mark.rules("2.16.2", "2.16.2.1", "2.16.2.2", "2.16.2.3")
def test_2_16_1_gift_icons(tmp_path: Path) -> None:
    assert face_of(tmp_path, UNIT + 'gift = "accel"\n').string("gift") == "accel"
    assert [number("gift", gift=gift) for gift in ("none", "force", "accel", "protect")] == [0, 1, 2, 3]


@pytest.mark.rules("2.17.1")
def test_2_17_2_the_drive_of_every_card_is_one_before_its_abilities() -> None:
    assert number("drive") == number("drive", skill="boost") == 1


def test_8_7_1_3_numbers_are_added_to_before_they_are_set(table: Table) -> None:
    unit = table.put("rear1", 0, power=9000)
    add_effect(table.state, SET, POWER, card=unit, value=1000)
    add_effect(table.state, ADD, POWER, card=unit, value=5000)
    assert table.number(unit, "power") == 1000


@pytest.mark.rules()
def test_every_attribute_has_a_number_for_every_type() -> None:
    for type in TYPES[:3]:
        assert all(isinstance(number(attribute, type), int) for attribute in ATTRIBUTES)
