"""Where the characters of a TOML string stand in the file."""
from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from tefuda.cards.language import Language, Rule, Spelling
from tefuda.cards.places import find_string, read_string
from tefuda.cards.reading import lines_of, unreadable
from tefuda.cards.schema import Bilingual, FaceType, Field, Prose, Schema
from tefuda.cards.sets import load_set
from tefuda.kernel.errors import TefudaError
from tests.language.toy_language import KINDS, PARTS, Draw, It, toy

STRINGS = [
    '"手札"', "'手札'", '""', '"""手札"""', '"""\n手札\n"""', "'''\n手札\n'''", r'"a\nb\t\"\\"',
    r'"\u624b\U0000672d札"',
    '"""a\\\n   b"""', '"""a\\  \n\n  b"""', '"""say ""x"" and """""', "'''it's'''", "'no \\n escape'",
    '"""a\n\\u624b"""',
]


@pytest.mark.parametrize("string", STRINGS)
def test_a_string_is_read_as_the_parser_reads_it_and_every_plain_character_is_where_it_says(string: str) -> None:
    file = f"# first\ntext = {string} # behind\n"
    value = tomllib.loads(file)["text"]
    found = find_string(file, "text", value, 0, len(file))
    assert found is not None and found.text == value
    assert len(found.places) == len(value) + 1
    assert file[found.places[-1]] in "\"'"
    assert all(file[place] in (char, "\\") for char, place in zip(value, found.places))


def test_random_strings_are_read_as_the_parser_reads_them() -> None:
    rng = random.Random(1)
    for _ in range(500):
        inner = "".join(rng.choice(['"', "\\n", "\\\"", "手", "\n", "\\\n  ", " ", "\\u0041"]) for _ in range(8))
        file = f'text = """x{inner}x"""'
        try:
            value = tomllib.loads(file)["text"]
        except tomllib.TOMLDecodeError:
            continue
        found = read_string(file, 7)
        assert found is not None and found.text == value


def test_a_string_that_never_ends_is_none() -> None:
    assert read_string('"abc\n"', 0) is None
    assert read_string('"""abc', 0) is None


def test_the_string_of_the_right_key_and_value_is_found() -> None:
    file = 'a = "text = 1"\ncontext = "x"\ntext = "y"\ntext = "x"\n'
    found = find_string(file, "text", "x", 0, len(file))
    assert found is not None and file[:found.places[0]].count("\n") == 3
    assert find_string(file, "text", "z", 0, len(file)) is None


FIELDS = {"name": Field(Bilingual()), "text": Field(Prose(), "", "")}
SCHEMA = Schema("toy", {
    "plain": (FaceType("", FIELDS),), "double": (FaceType("front", FIELDS), FaceType("back", FIELDS))})
HEAD = 'game = "toy"\nset = "T"\nname = { ja = "試", en = "Try" }\n\n[[cards]]\nnumber = "T-1"\n'
NAME = 'name = { ja = "名", en = "Name" }'
RIGHT = "【自】カードを1枚引く。"


def complaint(folder: Path, cards: str) -> list[str]:
    path = folder / "toy.toml"
    path.write_text(HEAD + cards, "utf-8")
    with pytest.raises(TefudaError) as caught:
        load_set(path, SCHEMA, toy())
    return str(caught.value).replace(str(path), path.name).split("\n")


def test_an_unreadable_text_is_told_by_line_and_column_of_the_file_with_a_caret(tmp_path: Path) -> None:
    said = complaint(tmp_path, f'type = "plain"\n{NAME}\ntext = "【自】手札を1枚引く。"\n')
    assert said[0].startswith("toy.toml:9:")
    column = int(said[0].split(":")[2])
    assert (tmp_path / "toy.toml").read_text("utf-8").split("\n")[8][column - 1] == "手"
    assert said[0].startswith(f"toy.toml:9:{column}: card T-1: text: can't be read; expected: ")
    assert said[1:] == ["    【自】手札を1枚引く。", "          ^"]


def test_in_a_text_of_several_lines_the_right_line_of_the_file_is_told(tmp_path: Path) -> None:
    said = complaint(tmp_path, f'type = "plain"\n{NAME}\ntext = """\n\n{RIGHT}\n{RIGHT}\n【自】手札。\n"""\n')
    assert said[0].startswith("toy.toml:13:4: card T-1: text: ")
    assert said[1:] == ["    【自】手札。", "          ^"]


def test_all_places_of_a_text_are_told_at_once(tmp_path: Path) -> None:
    said = complaint(tmp_path, f'type = "plain"\n{NAME}\ntext = """\n【自】手札。\n{RIGHT}\n【自】山札。\n"""\n')
    assert [line.split(" ")[0] for line in said[::3]] == ["toy.toml:10:4:", "toy.toml:12:4:"]


def test_an_escaped_new_line_is_one_line_of_the_file(tmp_path: Path) -> None:
    said = complaint(tmp_path, f'type = "plain"\n{NAME}\ntext = "{RIGHT}\\n【自】手札。"\n')
    assert said[0].startswith(f"toy.toml:9:{len('text = ' + RIGHT) + 7}: ")
    assert said[1] == "    【自】手札。"


@pytest.mark.parametrize("layout", [
    "front = {{ {name}, text = \"{right}\" }}\nback = {{ {name}, text = \"{wrong}\" }}\n",
    "[cards.front]\n{name}\ntext = \"{right}\"\n[cards.back]\n{name}\ntext = \"\"\"\n{wrong}\"\"\"\n",
    "front.{name}\nfront.text = \"{right}\"\nback.{name}\nback.text = '{wrong}'\n",
])
def test_the_text_of_the_right_side_is_found(layout: str, tmp_path: Path) -> None:
    wrong = "【自】手札。"
    cards = 'type = "double"\n' + layout.format(name=NAME, right=RIGHT, wrong=wrong)
    said = complaint(tmp_path, cards)
    line, column = (int(part) for part in said[0].split(":")[1:3])
    assert "card T-1: back.text: " in said[0]
    assert (HEAD + cards).split("\n")[line - 1][column - 4:].startswith(wrong)


def test_a_text_whose_place_cannot_be_found_is_told_by_its_place_in_the_text(tmp_path: Path) -> None:
    path = tmp_path / "toy.toml"
    path.write_text('game = "toy"\nset = "T"\nname = { ja = "試", en = "Try" }\n'
                    'cards = [\n  { number = "1", type = "plain", ' + NAME + ', text = "【自】手札。" }]\n', "utf-8")
    with pytest.raises(TefudaError, match=r"toy.toml:4:1: card 1: text: can't be read at line 1, column 4; expected: "):
        load_set(path, SCHEMA, toy())


def test_a_text_with_two_readings_is_told_to_be_a_defect_of_the_grammar(tmp_path: Path) -> None:
    both = Language("toy", [Rule("ability", It, "それ", "it"), Rule("ability", Draw, "それ", "it", fixed={
        "who": "you", "count": 1})])
    path = tmp_path / "toy.toml"
    path.write_text(HEAD + f'type = "plain"\n{NAME}\ntext = "それ"\n', "utf-8")
    with pytest.raises(TefudaError, match=r"toy\.toml:9:1: card T-1: text: a defect of the grammar: two ways to read"):
        load_set(path, SCHEMA, both)


def test_where_a_space_breaks_a_line_reading_begins_anew_behind_it() -> None:
    spaced = Language("toy", PARTS, KINDS, Spelling(spaces_break=True))
    text = f"【自】手札。 {RIGHT} (注) 【自】山札。"
    assert lines_of(spaced, text) == ["【自】手札。", f"{RIGHT} (注)", "【自】山札。"]
    assert [text[wrong.at:wrong.at + 2] for wrong in unreadable(spaced, text)] == ["手札", "山札"]


def test_a_line_that_cannot_begin_belongs_to_the_wrong_one_above_it() -> None:
    assert len(unreadable(toy(), f"【自】手札。\n・つづき\n{RIGHT}")) == 1
