"""5-1-3-2: texts about the deck take the place of the rule on copies."""
from __future__ import annotations

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.text import Text
from tefuda.rulebooks.dragonball.deck import problems
from tests.dragonball.table import read

PLAIN = {f"B{index}": 3 for index in range(14)}


def card(number: str, kind: str, text: str) -> Card:
    return Card("dragonball", number, kind, (Face(Text(number, number), {}, read(text) if text else ()),))


def wrong(text: str, count: int) -> list[str]:
    """What is wrong with a deck of 40 with so many of a card with that text."""
    cards = {it.number: it for it in (card("L", "leader", ""), card("S", "battle", text), *(
        card(number, "battle", "") for number in PLAIN))}
    rest = 40 - count
    main = {"S": count, **{f"B{index}": 3 for index in range(rest // 3)}}
    if rest % 3:
        main["B13"] = rest % 3
    deck = DeckList("dragonball", Text("束", "Pile"), {"leader": {"L": 1}, "main": main})
    return [f"{it.rule} {it.text.en}" for it in problems(deck, cards)]


@pytest.mark.parametrize("count", [1, 4, 20, 40])
def test_5_1_3_2_any_number_of_a_card_that_says_so(count: int) -> None:
    assert wrong("【永続発動】このカードはデッキに何枚でも入れられる。", count) == []


@pytest.mark.parametrize(("count", "said"), [(5, []), (6, ["5-1-3-1 6 cards of S; at most 5"])])
def test_5_1_3_2_as_many_as_a_card_says(count: int, said: list[str]) -> None:
    assert wrong("【永続発動】このカードはデッキに5枚まで入れられる。", count) == said


def test_5_1_3_2_fewer_than_the_rule_allows(count: int = 2) -> None:
    text = "【永続発動】このカードはデッキに1枚まで入れられる。"
    assert wrong(text, 1) == []
    assert wrong(text, count) == ["5-1-3-1 2 cards of S; at most 1"]


def test_5_1_3_2_other_texts_say_nothing_about_the_deck() -> None:
    assert wrong("【防衛】", 4) == ["5-1-3-1 4 cards of S; at most 3"]
