"""The set Four Dawns: every card does what its text says, and the texts use the whole language of the game."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

import pytest

from tefuda.cards.card import Card, Face
from tefuda.kernel.abilities import (
    ability, acts, choices, conditions, control, deeds, doing, happenings, modes, numbers, qualities, tests, which,
)
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.effects import FOR_BATTLE, FOR_GAME, FOR_NEXT_TURN, FOR_PHASE, FOR_TURN
from tefuda.rulebooks.rulebook import rulebook

BOOK: Final = rulebook("dragonball")
CODE: Final = "DS2-"
COLORS: Final = ("red", "blue", "green", "yellow")
DECKS: Final = ("awakened-lanterns", "awakened-bells", "awakened-roots", "awakened-ropes")

# Chapter 10: skills that wait for something or are used, and those that their name alone tells.
WORDED: Final = (
    "play skill", "attack skill", "strike skill", "break skill", "pressure skill", "brawl skill", "awaken", "team up")
BARE: Final = ("iron wall", "defence", "surge", "charge", "haste", "link")

NODES: Final[tuple[type, ...]] = (
    ability.Activated, ability.Automatic, ability.Always, ability.Replacing, ability.Forbidding,
    doing.Do, choices.Choose, deeds.Draw, deeds.Carry, deeds.Look, deeds.Shuffle, deeds.Loses,
    deeds.Forbid, deeds.Later, control.Sequence, control.If, control.May, modes.ChooseNumber, modes.Modes,
    control.Repeat, deeds.Nothing, control.Then,
    acts.MoveTo, acts.Rest, acts.Stand, acts.TurnOver, acts.Show, acts.Lasts, acts.Undergo,
    qualities.Plus, qualities.Becomes, qualities.Gains, qualities.Silenced, qualities.Cannot, qualities.Called,
    conditions.There, conditions.Compared, conditions.Fits, conditions.Done, conditions.TurnOf, conditions.Register,
    conditions.Unless, conditions.All, conditions.Some,
    happenings.Moves, happenings.Declares, happenings.Turns, happenings.At, happenings.Whenever,
    numbers.Counted, numbers.Each, numbers.ThatMany, numbers.ChosenNumber, numbers.Sum, numbers.Less,
    numbers.Unlimited,
    tests.Has, tests.Labelled, tests.NameHas, tests.InState, tests.Other, tests.Textless, tests.AnyOf,
    which.Cards, which.This, which.It, which.That, which.Registered, which.Top, which.Looked, which.Remaining,
    which.Together, which.Choice,
)
PROCEDURES: Final = ("charge", "damage", "draw up to", "break", "extra turn", "end turn")
DURATIONS: Final = (FOR_TURN, FOR_BATTLE, FOR_PHASE, FOR_NEXT_TURN, FOR_GAME)


def cards() -> list[Card]:
    return [card for number, card in BOOK.cards.items() if number.startswith(CODE)]


def faces() -> list[tuple[str, Face]]:
    """The faces with a text, by the number of the card and which side it is."""
    return [
        (f"{card.number} {side}", face) for card in cards() for side, face in zip(("front", "back"), card.faces)
        if face.string("text")]


def written(node: Any) -> Iterator[Any]:
    """The nodes that stand in a text. What a bare keyword consists of is the keyword's business."""
    if isinstance(node, tuple):
        for part in node:
            yield from written(part)
    elif is_dataclass(node):
        yield node
        if getattr(node, "keyword", "") not in BARE:
            for field in fields(node):
                yield from written(getattr(node, field.name))


@cache
def uses() -> Counter[object]:
    """How many faces use each class of node, keyword, procedure and duration."""
    counted: Counter[object] = Counter()
    for _, face in faces():
        nodes = list(written(face.abilities))
        counted.update({type(node) for node in nodes})
        counted.update({node.keyword for node in nodes if isinstance(node, Ability) and node.keyword})
        counted.update({("procedure", node.procedure) for node in nodes if hasattr(node, "procedure")})
        counted.update({("lasts", node.duration) for node in nodes if hasattr(node, "duration")})
        counted.update({("limit", node.limit.for_game) for node in nodes if getattr(node, "limit", None)})
        counted.update({"optional" for node in nodes if getattr(node, "optional", False)})
    return counted


def _skills(text: str) -> int:
    return sum(line.startswith("【") for line in text.split("\n"))


def test_there_are_at_least_80_cards_in_four_colors() -> None:
    found = Counter(face.string("color") for face in (card.front for card in cards()))
    assert sum(found.values()) >= 80
    assert set(found) == set(COLORS)
    assert min(found.values()) >= 20


def test_no_two_cards_have_the_same_name() -> None:
    for lang in ("ja", "en"):
        names = [getattr(face.name, lang) for card in cards() for face in card.faces]
        assert len(set(names)) == len(names)


def test_nearly_every_card_has_a_text() -> None:
    bare = [card.number for card in cards() if not card.front.string("text")]
    assert len(bare) <= 2


@pytest.mark.parametrize("where, face", faces(), ids=lambda it: it if isinstance(it, str) else "")
def test_the_printed_text_is_the_written_one(where: str, face: Face) -> None:
    assert BOOK.language.print_ja(BOOK.language.read(face.string("text"))) == face.string("text"), where


@pytest.mark.parametrize("where, face", faces(), ids=lambda it: it if isinstance(it, str) else "")
def test_the_text_prints_in_english(where: str, face: Face) -> None:
    english = BOOK.language.print_en(face.abilities)
    assert _skills(english) == _skills(face.string("text")), where
    assert not set("をがはにで。、") & set(english), where


@pytest.mark.parametrize("keyword", WORDED + BARE)
def test_each_keyword_is_on_at_least_two_cards(keyword: str) -> None:
    assert uses()[keyword] >= 2


@pytest.mark.parametrize("node", NODES, ids=lambda node: node.__name__)
def test_each_kind_of_node_is_on_at_least_two_cards(node: type) -> None:
    assert uses()[node] >= 2


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_each_procedure_of_the_rules_is_used_by_at_least_two_cards(procedure: str) -> None:
    assert uses()["procedure", procedure] >= 2


@pytest.mark.parametrize("duration", DURATIONS)
def test_effects_last_for_each_time_on_at_least_two_cards(duration: int) -> None:
    assert uses()["lasts", duration] >= 2


def test_skills_are_limited_by_the_turn_and_by_the_game() -> None:
    assert uses()["limit", False] >= 2
    assert uses()["limit", True] >= 2
    assert uses()["optional"] >= 2


def test_each_color_has_a_leader_that_awakens_and_two_team_up() -> None:
    leaders = [card for card in cards() if card.type == "leader"]
    assert [card.front.string("color") for card in leaders] == list(COLORS)
    assert all("awaken" in [skill.keyword for skill in card.front.abilities] for card in leaders)
    team = [card for card in leaders if "team up" in [skill.keyword for skill in card.front.abilities]]
    assert len(team) == 2
    assert all(face.flag("team") and "共闘" in face.strings("traits") for card in team for face in card.faces)


def test_extra_cards_are_for_the_main_phase_and_for_battle() -> None:
    timings = Counter(skill.timings for card in cards() if card.type == "extra"
                      for skill in card.front.abilities if isinstance(skill, ability.Activated))
    assert len(timings) == 2
    assert min(timings.values()) >= 4


def test_the_brawl_icon_is_on_the_cards_with_a_brawl_skill() -> None:
    for card in cards():
        if card.type == "battle":
            has = "brawl skill" in [skill.keyword for skill in card.front.abilities]
            assert card.front.flag("brawl") == has, card.number


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_are_legal(name: str) -> None:
    assert BOOK.deck_problems(BOOK.decks[name], BOOK.cards) == []


def test_each_deck_has_a_leader_of_its_own_color() -> None:
    leaders = [number for name in DECKS for number in BOOK.decks[name].part("leader")]
    assert {BOOK.cards[number].front.string("color") for number in leaders} == set(COLORS)


def test_every_card_of_the_set_is_in_one_of_the_decks() -> None:
    played = {number for name in DECKS for part in ("leader", "main") for number in BOOK.decks[name].part(part)}
    assert played == {card.number for card in cards()}
