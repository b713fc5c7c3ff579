"""5-1: the deck, the resource deck and the tokens that a player brings."""
from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.cards.decks import DeckList, Problem, load_deck
from tefuda.cards.text import Text
from tefuda.rulebooks.gundam.deck import EX_BASE, EX_RESOURCE, FIXED_CARDS, problems
from tests.gundam.table import CARDS, card

COLORED = {
    f"{color}{index}": card(f"{color}{index}", type, color=color, level=1, cost=1)
    for color in ("blue", "green", "red", "white")
    for index, type in enumerate(("unit", "pilot", "command", "base"))
}
POOL = {**CARDS, **COLORED, "R2": card("R2", "resource")}
RIGHT = {**{f"U{index}": 4 for index in range(12)}, "U12": 2}


def judge(main: dict[str, int], resources: dict[str, int] | None = None) -> list[Problem]:
    parts = {"main": main, "resources": {"R": 10} if resources is None else resources}
    return problems(DeckList("gundam", Text("束", "Pile"), parts), POOL)


def rules(found: list[Problem]) -> list[str]:
    assert all(it.text.ja and it.text.en for it in found)
    return [it.rule for it in found]


def without(count: int) -> dict[str, int]:
    """The right deck with so many cards taken out."""
    return {number: copies - (1 if int(number[1:]) < count else 0) for number, copies in RIGHT.items()}


def test_5_1_1_fifty_cards_and_ten_resources_are_right() -> None:
    assert judge(RIGHT) == []


@pytest.mark.parametrize("main, resources", [
    (without(1), {"R": 10}), ({**RIGHT, "U12": 3}, {"R": 10}), (RIGHT, {"R": 9}), (RIGHT, {"R": 11})])
def test_5_1_1_one_card_more_or_less_is_wrong(main: dict[str, int], resources: dict[str, int]) -> None:
    assert rules(judge(main, resources)) == ["5-1-1"]


def test_5_1_1_1_units_pilots_commands_and_bases_are_in_the_deck() -> None:
    assert judge({**without(4), **{f"blue{index}": 1 for index in range(4)}}) == []


@pytest.mark.parametrize("number", ["R", EX_BASE, EX_RESOURCE])
def test_5_1_1_1_nothing_else_is(number: str) -> None:
    assert rules(judge({**without(1), number: 1})) == ["5-1-1-1"]


def test_5_1_1_2_three_colours_are_too_many() -> None:
    found = judge({**without(2), "green0": 1, "red0": 1})
    assert rules(found) == ["5-1-1-2"]
    assert "blue, green, red" in found[0].text.en


@pytest.mark.parametrize("others", [(), ("green0",), ("white1",)])
def test_5_1_1_2_1_one_or_two_colours_are_right(others: tuple[str, ...]) -> None:
    assert judge({**without(len(others)), **dict.fromkeys(others, 1)}) == []


def test_5_1_1_3_at_most_four_of_a_number() -> None:
    assert rules(judge({**RIGHT, "U0": 5, "U12": 1})) == ["5-1-1-3"]


@pytest.mark.parametrize("number", ["U0", EX_RESOURCE])
def test_5_1_1_4_only_resources_are_in_the_resource_deck(number: str) -> None:
    assert rules(judge(RIGHT, {"R": 9, number: 1})) == ["5-1-1-4"]


@pytest.mark.parametrize("resources", [{"R": 10}, {"R": 5, "R2": 5}])
def test_5_1_1_5_any_number_of_the_same_resource(resources: dict[str, int]) -> None:
    assert judge(RIGHT, resources) == []


@pytest.mark.rules("5-1-2-1", "4-17-3")
def test_5_1_2_both_tokens_are_there_for_every_game() -> None:
    assert sorted(FIXED_CARDS) == [EX_BASE, EX_RESOURCE]


def test_2_1_1_an_unknown_number_is_told_with_those_near_it() -> None:
    found = judge({**without(1), "U99": 1})
    assert rules(found) == ["2-1-1"]
    assert "U9" in found[0].text.en


def test_5_1_1_a_deck_file_has_cards_and_resources(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    lines = [f'"{number}" = {count}\n' for number, count in RIGHT.items()]
    head = 'game = "gundam"\nname = { ja = "束", en = "Pile" }\n[resources]\n"R" = 10\n[cards]\n'
    path.write_text(head + "".join(lines), encoding="utf-8")
    deck = load_deck(path)
    assert dict(deck.parts) == {"main": RIGHT, "resources": {"R": 10}}
    assert problems(deck, POOL) == []
