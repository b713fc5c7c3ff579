"""What a player may bring to a game (5-1). All that is wrong is told, not only the first of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card, Face
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text

SIZE: Final = 50
RESOURCES: Final = 10
COPIES: Final = 4
COLORS: Final = 2
TYPES: Final = ("unit", "pilot", "command", "base")

# 4-17-3, 5-1-2: the tokens that every game begins with.
EX_BASE: Final = "EX-BASE"
EX_RESOURCE: Final = "EX-RESOURCE"
FIXED_CARDS: Final[Mapping[str, Card]] = {
    EX_BASE: Card("gundam", EX_BASE, "base-token", (Face(Text("EXベース", "EX Base"), {"ap": 0, "hp": 3}),)),
    EX_RESOURCE: Card("gundam", EX_RESOURCE, "resource-token", (Face(Text("EXリソース", "EX Resource"), {}),)),
}


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    """Every reason why the deck is not legal, by the paragraphs of the book."""
    return [
        *unknown_cards(deck, "main", cards, "2-1-1"),
        *unknown_cards(deck, "resources", cards, "2-1-1"),
        *_sizes(deck),
        *_types(deck, cards),
        *_colors(deck, cards),
        *_copies(deck),
    ]


def _sizes(deck: DeckList) -> list[Problem]:
    return [
        *_size(deck.size("main"), SIZE, Text("デッキ", "deck")),
        *_size(deck.size("resources"), RESOURCES, Text("リソースデッキ", "resource deck")),
    ]


def _size(count: int, size: int, name: Text) -> list[Problem]:
    if count == size:
        return []
    ja = f"{name.ja}が{count}枚ある。必要なのは{size}枚。"
    return [Problem("5-1-1", Text(ja, f"the {name.en} has {count} cards; it needs exactly {size}"))]


def _types(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    found: list[Problem] = []
    for card, _ in deck.known("main", cards):
        if card.type not in TYPES:
            ja = (
                f"{card.number} {card.name.ja} はデッキに入れられない。"
                "入るのはユニット、パイロット、コマンド、ベースだけ。"
            )
            en = (
                f"{card.number} {card.name.en} is a card of type {card.type}; "
                "only unit, pilot, command and base cards go into the deck"
            )
            found.append(Problem("5-1-1-1", Text(ja, en)))
    for card, _ in deck.known("resources", cards):
        if card.type != "resource":
            ja = f"{card.number} {card.name.ja} はリソースデッキに入れられない。入るのはリソースだけ。"
            en = (
                f"{card.number} {card.name.en} is a card of type {card.type}; "
                "only resource cards go into the resource deck"
            )
            found.append(Problem("5-1-1-4", Text(ja, en)))
    return found


def _colors(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    colors = sorted({color for card, _ in deck.known("main", cards) if (color := card.front.string("color"))})
    if len(colors) <= COLORS:
        return []
    ja = f"色が{len(colors)}色ある（{'、'.join(colors)}）。{COLORS}色まで。"
    return [Problem("5-1-1-2", Text(ja, f"{len(colors)} colours ({', '.join(colors)}); at most {COLORS}"))]


def _copies(deck: DeckList) -> list[Problem]:
    found: list[Problem] = []
    for number, count in deck.part("main").items():
        if count > COPIES:
            ja = f"{number} が{count}枚ある。{COPIES}枚まで。"
            found.append(Problem("5-1-1-3", Text(ja, f"{count} cards of {number}; at most {COPIES}")))
    return found
