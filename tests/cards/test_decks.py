"""Deck files: what is read, and what is said about each kind of mistake."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList, load_deck, unknown_cards
from tefuda.cards.text import Text
from tefuda.kernel.errors import TefudaError

DRAGONBALL = """game = "dragonball"
name = { ja = "束", en = "Pile" }
leader = "DS1-001"

[cards]
"DS1-002" = 3
"DS1-003" = 2
"""
GATERULER = """game = "gateruler"
name = { ja = "束", en = "Pile" }
ruler = "knight"

[cards]
"GS1-001" = 4

[energy]
"GS1-070" = 3
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "pile.toml"
    path.write_text(text, encoding="utf-8")
    return path


def complaint(folder: Path, text: str) -> str:
    path = write(folder, text)
    with pytest.raises(TefudaError) as caught:
        load_deck(path)
    return str(caught.value).replace(str(path), path.name)


def test_a_deck_with_a_leader(tmp_path: Path) -> None:
    deck = load_deck(write(tmp_path, DRAGONBALL))
    assert (deck.game, deck.name, deck.source.name) == ("dragonball", Text("束", "Pile"), "pile.toml")
    assert deck.parts == {"leader": {"DS1-001": 1}, "main": {"DS1-002": 3, "DS1-003": 2}}
    assert deck.size("main") == 5


def test_a_deck_with_a_ruler_and_energy(tmp_path: Path) -> None:
    deck = load_deck(write(tmp_path, GATERULER))
    assert deck.parts == {"ruler": {"knight": 1}, "main": {"GS1-001": 4}, "energy": {"GS1-070": 3}}


def test_what_a_deck_lacks_is_for_the_rulebook_to_judge(tmp_path: Path) -> None:
    deck = load_deck(write(tmp_path, 'game = "gateruler"\nname = { ja = "空", en = "Empty" }\n'))
    assert deck.parts == {"ruler": {}, "main": {}, "energy": {}}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"dragonball"',
            '"dragonbal"',
            '1:1: game: "dragonbal" is not a choice (did you mean "dragonball"?); give one of "dragonball", "gateruler"',
        ),
        ('game = "dragonball"\n', "", '1:1: game: missing; give one of "dragonball", "gateruler"'),
        ('en = "Pile"', 'fr = "Pile"', '2:1: name: en is missing; give { ja = "…", en = "…" }'),
        ('"DS1-001"', "1", '3:1: leader: 1 is not a string; give a string such as "…"'),
        (
            "leader",
            "leder",
            '3:1: leder: unknown field (did you mean "leader"?); the fields here are "game", "name", "leader", "sets", "cards"',
        ),
        (
            "[cards]",
            "[crads]",
            '5:1: crads: unknown field (did you mean "cards"?); the fields here are "game", "name", "leader", "sets", "cards"',
        ),
        ('" = 2', '" = 0', "7:1: card DS1-003: count: 0 is out of range; give a whole number from 1 up"),
        ('" = 2', '" = -1', "7:1: card DS1-003: count: -1 is out of range; give a whole number from 1 up"),
        ('" = 2', '" = 1.5', "7:1: card DS1-003: count: 1.5 is not a whole number; give a whole number from 1 up"),
        ('" = 2', '" = true', "7:1: card DS1-003: count: true is not a whole number; give a whole number from 1 up"),
        ('"DS1-003" = 2', "DS1-003 = 2 2", "7:13: "),
    ],
)
def test_a_mistake_in_the_file(tmp_path: Path, old: str, new: str, said: str) -> None:
    found = complaint(tmp_path, DRAGONBALL.replace(old, new))
    assert found.startswith(f"pile.toml:{said}")
    assert "\n" not in found


def test_cards_that_are_no_table(tmp_path: Path) -> None:
    text = DRAGONBALL[: DRAGONBALL.index("[cards]")] + 'cards = ["DS1-002"]\n'
    said = 'cards: ["DS1-002"] is not a table of cards; give [cards] with lines such as "NUMBER" = 1'
    assert complaint(tmp_path, text) == f"pile.toml:5:1: {said}"


def test_energy_is_no_part_of_a_dragonball_deck(tmp_path: Path) -> None:
    assert complaint(tmp_path, DRAGONBALL + "[energy]\n").startswith("pile.toml:8:1: energy: unknown field;")


def test_a_count_is_found_in_its_own_table(tmp_path: Path) -> None:
    text = GATERULER.replace('"GS1-070" = 3', '"GS1-001" = 0')
    assert complaint(tmp_path, text).startswith("pile.toml:9:1: card GS1-001: count: 0 is out of range")


@pytest.mark.parametrize(("sets", "said"), [('"a.toml"', '"a.toml" is not a list'), ("[4]", "4 is not a string")])
def test_sets_that_are_no_list_of_files(tmp_path: Path, sets: str, said: str) -> None:
    text = DRAGONBALL.replace("leader =", f"sets = {sets}\nleader =")
    assert complaint(tmp_path, text).startswith(f"pile.toml:3:1: sets: {said}; give a list")


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    text = DRAGONBALL.replace("leader", "leder").replace('" = 3', '" = 0').replace('" = 2', '" = "2"')
    lines = complaint(tmp_path, text).split("\n")
    assert [line.split(": ")[0] for line in lines] == ["pile.toml:3:1", "pile.toml:6:1", "pile.toml:7:1"]


def test_an_unknown_number_names_the_near_ones() -> None:
    cards = {number: Card("toy", number, "unit", (Face(Text("", ""), {}),)) for number in ("T1-001", "X9")}
    deck = DeckList("toy", Text("束", "Pile"), {"main": {"X9": 1, "T1-011": 1}})
    (problem,) = unknown_cards(deck, "main", cards, "2-16a")
    assert problem.rule == "2-16a"
    assert problem.text.en == "there is no card T1-011; near it are T1-001"
    assert "T1-011" in problem.text.ja and "T1-001" in problem.text.ja
