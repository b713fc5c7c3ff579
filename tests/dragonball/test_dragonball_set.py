"""The set Four Dawns: every card does what its text says, and the texts use the whole language of the game."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.language import Rule, Word
from tefuda.cards.text import Text
from tefuda.kernel.abilities import ability_kinds, event_patterns, player_effects, qualities
from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_GAME, FOR_NEXT_TURN, FOR_OPPONENTS_NEXT_TURN, FOR_OWN_NEXT_TURN, FOR_PHASE, FOR_TURN, UNTIL_OWN_TURN
from tefuda.rulebooks.rulebook import rulebook

BOOK: Final = rulebook("dragonball")
CODE: Final = "DS2-"
COLORS: Final = ("red", "blue", "green", "yellow")
DECKS: Final = ("awakened-lanterns", "awakened-bells", "awakened-roots", "awakened-ropes")

# Chapter 10: skills that wait for something or are used, and those that their name alone tells.
WORDED: Final = (
    "play skill", "attack skill", "strike skill", "break skill", "pressure skill", "brawl skill", "awaken", "team up")
BARE: Final = ("iron wall", "defence", "surge", "charge", "haste", "link")

PROCEDURES: Final = ("charge", "damage", "draw up to", "break", "extra turn", "end turn")
DURATIONS: Final = (
    FOR_TURN, FOR_BATTLE, FOR_PHASE, FOR_NEXT_TURN, FOR_OWN_NEXT_TURN, FOR_OPPONENTS_NEXT_TURN, UNTIL_OWN_TURN, FOR_GAME)
# Words of the language that are kinds of their own: how long, what is forbidden to cards and players, and why cards move.
WORDS: Final = ("duration", "card-deed", "player-deed", "cause", "by")
# The cards after this one are for decks of one's own.
LAST_IN_DECKS: Final = "DS2-096"


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
        counted.update({"by name" for node in nodes if getattr(node, "limit", None) and node.limit.by_name})
        counted.update({"optional" for node in nodes if getattr(node, "optional", False)})
        counted.update(set(_words(nodes)))
    return counted


def _words(nodes: list[Any]) -> Iterator[tuple[str, object]]:
    """The words of the texts, as in the language: their kind and what they mean."""
    for node in nodes:
        if isinstance(node, qualities.Cannot):
            yield "card-deed", node.deed
        elif isinstance(node, ability_kinds.Forbidding | player_effects.Forbid):
            yield "player-deed", node.deed
        elif isinstance(node, event_patterns.Moves) and node.reasons:
            yield "by", node.reasons
        if hasattr(node, "duration"):
            yield "duration", node.duration
        if hasattr(node, "causes"):
            yield "cause", node.causes


def sayable() -> list[type]:
    """The classes of the nodes that the language has words for, but for what is said by a bare keyword alone."""
    found: set[type] = set()
    for part in BOOK.language.own_parts:
        if isinstance(part, Rule):
            found.update([it for it in (part.node, *part.within.values()) if it is not None])
            found.update([type(node) for node in written(tuple(part.fixed.values()))])
        elif isinstance(part, Word) and part.kind != "keyword-skill":
            found.update([type(node) for node in written(part.value)])
    return sorted(found, key=lambda it: it.__name__)


def words() -> list[Word]:
    return [part for part in BOOK.language.own_parts if isinstance(part, Word) and part.kind in WORDS]


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


@pytest.mark.parametrize("node", sayable(), ids=lambda node: node.__name__)
def test_each_kind_of_node_that_the_language_can_say_is_on_at_least_two_cards(node: type) -> None:
    assert uses()[node] >= 2


@pytest.mark.parametrize("word", words(), ids=lambda word: f"{word.kind} {word.en}")
def test_each_deed_that_is_forbidden_and_each_cause_is_on_at_least_two_cards(word: Word) -> None:
    assert uses()[word.kind, word.value] >= 2


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_each_procedure_of_the_rules_is_used_by_at_least_two_cards(procedure: str) -> None:
    assert uses()["procedure", procedure] >= 2


@pytest.mark.parametrize("duration", DURATIONS)
def test_effects_last_for_each_time_on_at_least_two_cards(duration: int) -> None:
    assert uses()["lasts", duration] >= 2


def test_skills_are_limited_by_the_turn_and_by_the_game() -> None:
    assert uses()["limit", False] >= 2
    assert uses()["limit", True] >= 2
    assert uses()["by name"] >= 2
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
                      for skill in card.front.abilities if isinstance(skill, ability_kinds.Activated))
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


def test_the_decks_are_of_the_first_cards_of_the_set() -> None:
    """Every card up to there is in one of them, and none of those that follow."""
    played = {number for name in DECKS for part in ("leader", "main") for number in BOOK.decks[name].part(part)}
    assert played == {card.number for card in cards() if card.number <= LAST_IN_DECKS}


def test_the_other_cards_are_of_each_color_and_enough_for_a_deck_of_it() -> None:
    others = [card for card in cards() if card.number > LAST_IN_DECKS]
    found = Counter(card.front.string("color") for card in others)
    assert set(found) == set(COLORS)
    assert 3 * min(found.values()) >= 39


@pytest.mark.parametrize(("number", "count", "legal"), [
    ("DS2-097", 40, True), ("DS2-141", 8, True), ("DS2-141", 9, False), ("DS2-142", 4, False)])
def test_fireflies_fill_a_deck_and_sparrows_come_in_eights(number: str, count: int, legal: bool) -> None:
    main = {number: count, "DS2-097": 40 - count} if count < 40 else {number: count}
    deck = DeckList("dragonball", Text("山", "deck"), {"leader": {"DS2-001": 1}, "main": main})
    assert [problem.rule for problem in BOOK.deck_problems(deck, BOOK.cards)] == ([] if legal else ["5-1-3-1"])
