"""5-1: the leader card and the deck that a player brings."""
from __future__ import annotations

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList, Problem
from tefuda.cards.text import Text
from tefuda.rulebooks.dragonball.deck import problems
from tefuda.rulebooks.rulebook import rulebook


def card(number: str, kind: str) -> Card:
    return Card("dragonball", number, kind, (Face(Text(f"札{number}", f"Card {number}"), {}),))


CARDS = {
    it.number: it
    for it in (card("L1", "leader"), card("E1", "extra"), *(card(f"B{index}", "battle") for index in range(1, 15)))
}
LEGAL = {**{f"B{index}": 3 for index in range(1, 14)}, "E1": 1}


def judge(main: dict[str, int], leader: dict[str, int] | None = None) -> list[Problem]:
    deck = DeckList("dragonball", Text("束", "Pile"), {"leader": {"L1": 1} if leader is None else leader, "main": main})
    return problems(deck, CARDS)


def only(found: list[Problem]) -> tuple[str, str]:
    (problem,) = found
    assert problem.text.ja
    return problem.rule, problem.text.en


def test_5_1_1_a_leader_and_a_deck_of_battle_and_extra_cards_are_legal() -> None:
    assert judge(LEGAL) == []


@pytest.mark.parametrize(("leader", "count"), [({}, 0), ({"L1": 2}, 2)])
def test_5_1_2_one_leader(leader: dict[str, int], count: int) -> None:
    assert only(judge(LEGAL, leader)) == ("5-1-2", f"{count} leaders; choose one")


def test_5_1_2_the_leader_is_a_leader_card() -> None:
    said = "B1 Card B1 is a card of type battle; the leader has to be of type leader"
    assert only(judge(LEGAL, {"B1": 1})) == ("5-1-2", said)


@pytest.mark.parametrize(("extra", "size"), [(0, 39), (2, 41)])
def test_5_1_3_exactly_forty_cards(extra: int, size: int) -> None:
    main = {number: count for number, count in {**LEGAL, "E1": extra}.items() if count}
    assert only(judge(main)) == ("5-1-3", f"the deck has {size} cards; it needs exactly 40")


def test_5_1_3_no_leader_cards_in_the_deck() -> None:
    main = {number: count for number, count in LEGAL.items() if number != "E1"} | {"L1": 1}
    said = "L1 Card L1 is a card of type leader; only battle and extra cards go into the deck"
    assert only(judge(main)) == ("5-1-3", said)


@pytest.mark.rules("2-16-2", "2-16-2-1")
def test_5_1_3_1_at_most_three_of_a_number() -> None:
    main = {number: count for number, count in LEGAL.items() if number != "E1"} | {"B1": 4}
    assert only(judge(main)) == ("5-1-3-1", "4 cards of B1; at most 3")


def test_2_16_1_a_number_that_no_card_has() -> None:
    main = {number: count for number, count in LEGAL.items() if number != "E1"} | {"B91": 1}
    rule, said = only(judge(main))
    assert rule == "2-16-1"
    assert said.startswith("there is no card B91; near it are B")
    rule, said = only(judge(LEGAL, {"L11": 1}))
    assert rule == "2-16-1"
    assert said.startswith("there is no card L11; near it are L1")


@pytest.mark.rules()
def test_all_that_is_wrong_is_told() -> None:
    assert [it.rule for it in judge({"L1": 4}, {})] == ["5-1-2", "5-1-3", "5-1-3", "5-1-3-1"]


@pytest.mark.rules()
def test_the_decks_that_come_with_the_game_are_legal() -> None:
    book = rulebook("dragonball")
    assert book.decks
    assert [it for deck in book.decks.values() for it in problems(deck, book.cards)] == []
