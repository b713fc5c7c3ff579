"""Card set files: what is read, and what is said about each kind of mistake."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.schema import Bilingual, Choice, FaceType, Field, Integer, Items, Schema, String
from tefuda.cards.sets import load_set
from tefuda.cards.text import Text
from tefuda.kernel.errors import TefudaError

NAME = Field(Bilingual())
COLOR = Field(Choice(("red", "blue", "green")), "9-4")
POWER = Field(Integer(0, 10))
SCHEMA = Schema(
    "toy",
    {
        "leader": (FaceType("front", {"name": NAME, "power": POWER}), FaceType("back", {"name": NAME, "power": POWER})),
        "battle": (
            FaceType("", {"name": NAME, "color": COLOR, "power": POWER, "traits": Field(Items(String()), default=())}),
        ),
    },
    type_rule="9-3",
)

HEAD = """game = "toy"
set = "T1"
name = { ja = "試作", en = "Trial" }
"""
LEADER = """
[[cards]]
number = "T1-1"
type = "leader"
front = { name = { ja = "表", en = "Front" }, power = 3 }
back = { name = { ja = "裏", en = "Back" }, power = 5 }
"""
BATTLE = """
[[cards]]
number = "T1-2"
type = "battle"
name = { ja = "盾", en = "Shield" }
color = "red"
power = 4
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "toy.toml"
    path.write_text(text, encoding="utf-8")
    return path


def complaint(folder: Path, text: str) -> str:
    """What is said of a file, with the folder left out."""
    path = write(folder, text)
    with pytest.raises(TefudaError) as caught:
        load_set(path, SCHEMA)
    return str(caught.value).replace(str(path), path.name)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_a_set_is_read(tmp_path: Path) -> None:
    cards = load_set(write(tmp_path, HEAD + LEADER + BATTLE), SCHEMA)
    assert (cards.game, cards.code, cards.name) == ("toy", "T1", Text("試作", "Trial"))
    assert list(cards.cards) == ["T1-1", "T1-2"]
    leader, battle = cards.cards.values()
    assert [face.name.en for face in leader.faces] == ["Front", "Back"]
    assert [face.number("power") for face in leader.faces] == [3, 5]
    assert battle.name == Text("盾", "Shield")
    assert battle.front.fields == {"color": "red", "power": 4, "traits": ()}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("power = 4", "power = 11", "power: 11 is out of range; give a whole number from 0 to 10"),
        ("power = 4", 'power = "4"', 'power: "4" is not a whole number; give a whole number from 0 to 10'),
        (
            'color = "red"',
            'color = "gren"',
            'color: "gren" is not a choice (did you mean "green"?); give one of "red", "blue", "green" (9-4)',
        ),
        (
            'type = "battle"',
            'type = "batle"',
            'type: "batle" is not a choice (did you mean "battle"?); give one of "leader", "battle" (9-3)',
        ),
        (
            "power = 4",
            "power = 4\npowr = 3",
            (
                'powr: unknown field (did you mean "power"?); '
                'the fields here are "number", "type", "name", "color", "power", "traits"'
            ),
        ),
        (
            "power = 4",
            "power = 4\ntraits = [1]",
            'traits: 1 is not a string; give a list in which each item is different and is a string such as "…"',
        ),
        (
            ', en = "Shield" }',
            " }",
            'name: en is missing; give { ja = "…", en = "…" }',
        ),
    ],
)
def test_a_wrong_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = HEAD + LEADER + BATTLE.replace(old, new)
    line = line_of(HEAD + LEADER + BATTLE, old) + new.count("\n")
    assert complaint(tmp_path, text) == f"toy.toml:{line}:1: card T1-2: {said}"


def test_a_missing_field_is_told_at_the_number(tmp_path: Path) -> None:
    text = (HEAD + LEADER + BATTLE).replace("power = 4\n", "")
    said = "card T1-2: power: missing; give a whole number from 0 to 10"
    assert complaint(tmp_path, text) == f"toy.toml:{line_of(text, 'T1-2')}:1: {said}"


def test_a_missing_number_is_told_at_the_head_of_the_card(tmp_path: Path) -> None:
    text = HEAD + BATTLE.replace('number = "T1-2"\n', "")
    assert complaint(tmp_path, text) == 'toy.toml:5:1: card ?: number: missing; give a string such as "…"'


def test_a_number_used_twice(tmp_path: Path) -> None:
    text = HEAD + BATTLE + BATTLE
    said = "card T1-2: number: already used on line 6; give each card a number of its own"
    assert complaint(tmp_path, text) == f"toy.toml:13:1: {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("power = 5", "power = 50", "back.power: 50 is out of range; give a whole number from 0 to 10"),
        (", power = 5", "", "back.power: missing; give a whole number from 0 to 10"),
        (
            "power = 5",
            "power = 5, level = 1",
            'back.level: unknown field; the fields here are "name", "power"',
        ),
    ],
)
def test_a_wrong_field_on_one_side(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = HEAD + LEADER.replace(old, new)
    assert complaint(tmp_path, text) == f"toy.toml:9:1: card T1-1: {said}"


def test_a_side_in_a_table_of_its_own(tmp_path: Path) -> None:
    back = '[cards.back]\nname = { ja = "裏", en = "Back" }\npower = 50\n'
    text = HEAD + LEADER[: LEADER.index("back =")] + back
    line = line_of(text, "power = 50")
    said = "card T1-1: back.power: 50 is out of range; give a whole number from 0 to 10"
    assert complaint(tmp_path, text) == f"toy.toml:{line}:1: {said}"


def test_a_missing_side(tmp_path: Path) -> None:
    text = HEAD + LEADER[: LEADER.index("back =")]
    said = "card T1-1: back: missing; give back = { … } with the fields of that side"
    assert complaint(tmp_path, text) == f"toy.toml:6:1: {said}"


def test_a_side_that_is_no_table(tmp_path: Path) -> None:
    text = HEAD + LEADER[: LEADER.index("back =")] + "back = 3\n"
    said = "card T1-1: back: 3 is not a table; give back = { … } with the fields of that side"
    assert complaint(tmp_path, text) == f"toy.toml:9:1: {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"toy"', '"toi"', '1:1: game: "toi" is not a choice (did you mean "toy"?); give "toy"'),
        ('set = "T1"', "set = 1", '2:1: set: 1 is not a string; give a string such as "…"'),
        ('name = { ja = "試作", en = "Trial" }', "", '1:1: name: missing; give { ja = "…", en = "…" }'),
        ("set =", 'maker = "x"\nset =', '2:1: maker: unknown field; the fields here are "game", "set", "name", "cards", "english"'),
    ],
)
def test_a_wrong_head(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert complaint(tmp_path, HEAD.replace(old, new) + BATTLE) == f"toy.toml:{said}"


def test_a_set_without_cards(tmp_path: Path) -> None:
    assert complaint(tmp_path, HEAD) == "toy.toml:1:1: cards: none; give each card under a [[cards]] line"


def test_every_problem_is_told_at_once_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = HEAD.replace('"toy"', '"toi"') + LEADER.replace("power = 3", "power = -3") + BATTLE.replace("red", "rot")
    lines = complaint(tmp_path, text).split("\n")
    assert [line.split(": ")[0] for line in lines] == ["toy.toml:1:1", "toy.toml:8:1", "toy.toml:15:1"]


def test_cards_in_one_inline_list_are_found_too(tmp_path: Path) -> None:
    text = HEAD + 'cards = [{ number = "T1-2", type = "batle" }]\n'
    assert complaint(tmp_path, text).startswith('toy.toml:4:1: card T1-2: type: "batle" is not a choice')


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "toy"\nset = = 3\n', "toy.toml:2:7: Invalid value"),
        ('game = "toy"\nset = "T1"\nname = """', "toy.toml:3:11: "),
    ],
)
def test_what_is_not_toml(tmp_path: Path, text: str, said: str) -> None:
    found = complaint(tmp_path, text)
    assert found.startswith(said)
    assert found.endswith("; give key = value, [table] or [[list]] as in TOML")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match=r"none\.toml: No such file or directory; give the path of a TOML file"):
        load_set(tmp_path / "none.toml", SCHEMA)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "sjis.toml"
    path.write_bytes('game = "手札"'.encode("shift_jis"))
    with pytest.raises(TefudaError, match=r"sjis\.toml:1:9: byte 8 is not UTF-8; save the file as UTF-8"):
        load_set(path, SCHEMA)


def test_a_mark_in_front_and_other_ends_of_lines_make_no_difference(tmp_path: Path) -> None:
    path = tmp_path / "toy.toml"
    path.write_bytes(b"\xef\xbb\xbf" + (HEAD + BATTLE).replace("\n", "\r\n").encode())
    assert [*load_set(path, SCHEMA).cards] == ["T1-2"]
    path.write_bytes(b"\xef\xbb\xbf" + b'game = "toy"\n  set = 1\n' + b"\x82\xe8\n")
    with pytest.raises(TefudaError, match=r"toy\.toml:3:1: byte 26 is not UTF-8"):
        load_set(path, SCHEMA)


def test_an_indented_field_has_its_column(tmp_path: Path) -> None:
    text = HEAD + BATTLE.replace("power =", "  power =").replace("power = 4", "power = 40")
    assert ":3: card T1-2: power: 40 is out of range" in complaint(tmp_path, text)
