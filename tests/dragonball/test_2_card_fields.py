"""Chapter 2: what is printed on the cards, and the numbers the rules take from it."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.sets import load_set
from tefuda.cards.table import make_table
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.dragonball import cards as book
from tefuda.rulebooks.dragonball.cards import ATTRIBUTES, TYPES
from tefuda.rulebooks.dragonball.schema import SCHEMA, number_of

HEAD = 'game = "dragonball"\nset = "T"\nname = { ja = "試", en = "Trial" }\n[[cards]]\nnumber = "T-1"\n'
NAMED = 'name = { ja = "火", en = "Fire" }'
FIGHTER = 'color = "red"\ncharacter = { ja = "ヒ", en = "Hi" }\ntraits = []\nage = "霧"\npower = 5000\nstrike = 2'
BATTLE = f'type = "battle"\n{NAMED}\n{FIGHTER}\nlevel = 3\n'
EXTRA = f'type = "extra"\n{NAMED}\ncolor = "blue"\nlevel = 1\n'
SIDE = f"{{ {NAMED}, {FIGHTER} }}".replace("\n", ", ")
LEADER = f'type = "leader"\nfront = {SIDE}\nback = {SIDE.replace("5000", "6000")}\n'


def load(folder: Path, text: str) -> list[list[int]]:
    """The rows of the table for a file with one card."""
    path = folder / "trial.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    table, _ = make_table(list(load_set(path, SCHEMA).cards.values()), ATTRIBUTES, number_of)
    return [list(row) for row in zip(*table.columns, strict=True)]


@pytest.mark.rules()
def test_the_constants_name_the_columns_and_types() -> None:
    assert [getattr(book, name.upper()) for name in ATTRIBUTES] == list(range(len(ATTRIBUTES)))
    assert [getattr(book, name.upper()) for name in TYPES] == list(range(len(TYPES)))


def test_2_3_2_three_card_types(tmp_path: Path) -> None:
    assert load(tmp_path, BATTLE) == [[1, 3, 5000, 2]]
    assert load(tmp_path, EXTRA) == [[2, 1, 0, 0]]
    assert load(tmp_path, LEADER) == [[0, 0, 5000, 2], [0, 0, 6000, 2]]
    with pytest.raises(TefudaError, match=r'give one of "leader", "battle", "extra" \(2-3-2\)'):
        load(tmp_path, BATTLE.replace('"battle"', '"unit"'))


def test_2_3_2_1_2_a_leader_is_printed_on_both_sides(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match="back: missing"):
        load(tmp_path, LEADER[: LEADER.index("back")])


def test_2_4_1_a_card_has_a_colour(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match=r"color: .* is not a choice.*\(2-4-1\)"):
        load(tmp_path, BATTLE.replace('"red"', '"pink"'))


def test_2_1_1_a_card_has_a_name(tmp_path: Path) -> None:
    for text in (BATTLE, EXTRA):
        with pytest.raises(TefudaError, match=r"name: missing; .*\(2-1-1\)"):
            load(tmp_path, text.replace(NAMED, ""))


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        pytest.param("character", "2-5-1", marks=pytest.mark.rules("2-5-1")),
        pytest.param("traits", "2-6-1", marks=pytest.mark.rules("2-6-1")),
        pytest.param("age", "2-7-1", marks=pytest.mark.rules("2-7-1")),
        pytest.param("power", "2-8-1", marks=pytest.mark.rules("2-8-1")),
        pytest.param("strike", "2-9-1", marks=pytest.mark.rules("2-9-1")),
    ],
)
@pytest.mark.rules()
def test_what_leaders_and_battle_cards_have_is_not_left_out(tmp_path: Path, key: str, rule: str) -> None:
    without = "\n".join(line for line in BATTLE.split("\n") if not line.startswith(key))
    with pytest.raises(TefudaError, match=rf"card T-1: {key}: missing; .*\({rule}\)"):
        load(tmp_path, without)


def test_2_7_1_1_a_card_of_the_special_age(tmp_path: Path) -> None:
    assert load(tmp_path, BATTLE.replace("霧", "スペシャル")) == [[1, 3, 5000, 2]]


@pytest.mark.parametrize("text", [BATTLE, LEADER])
def test_2_12_1_the_team_up_icon(tmp_path: Path, text: str) -> None:
    assert load(tmp_path, text.replace("strike = 2", "strike = 2 , team = true".replace(
        " , ", ", " if text == LEADER else "\n")))
    with pytest.raises(TefudaError, match="team: unknown field"):
        load(tmp_path, EXTRA + "team = true")


def test_2_13_1_the_brawl_icon(tmp_path: Path) -> None:
    assert load(tmp_path, BATTLE + "brawl = true")
    for text in (EXTRA + "brawl = true", LEADER.replace("strike = 2", "strike = 2, brawl = true")):
        with pytest.raises(TefudaError, match="brawl: unknown field"):
            load(tmp_path, text)


@pytest.mark.rules("2-6-6", "2-7-4", "2-8-2", "2-9-2")
@pytest.mark.parametrize(
    "field",
    [
        'character = { ja = "ヒ", en = "Hi" }',
        'traits = ["獣"]',
        'age = "霧"',
        "power = 1000",
        "strike = 1",
    ],
)
def test_2_5_4_what_only_leaders_and_battle_cards_have(tmp_path: Path, field: str) -> None:
    key = field.split(" ")[0]
    with pytest.raises(TefudaError, match=f"card T-1: {key}: unknown field"):
        load(tmp_path, EXTRA + field)


def test_2_10_2_leaders_have_no_level(tmp_path: Path) -> None:
    with pytest.raises(TefudaError, match=r"front\.level: unknown field"):
        load(tmp_path, LEADER.replace("strike = 2", "strike = 2, level = 1", 1))
    for text in (BATTLE, EXTRA):
        with pytest.raises(TefudaError, match=r"level: missing; .*\(2-10-1\)"):
            load(tmp_path, "\n".join(line for line in text.split("\n") if not line.startswith("level")))
