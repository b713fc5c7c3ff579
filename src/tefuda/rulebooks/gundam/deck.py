"""What a player may bring to a game (5-1). All that is wrong is told, not only the first of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card, Face
from ...cards.deck_checks import copies_by_number, exact_size, wrong_types
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
        *exact_size(deck.size("main"), SIZE, "5-1-1", Text("デッキ", "deck")),
        *exact_size(deck.size("resources"), RESOURCES, "5-1-1", Text("リソースデッキ", "resource deck")),
        *wrong_types(deck.known("main", cards), TYPES, "5-1-1-1", Text(
            "デッキに入れられない。入るのはユニット、パイロット、コマンド、ベースだけ。",
            "only unit, pilot, command and base cards go into the deck")),
        *wrong_types(deck.known("resources", cards), ("resource",), "5-1-1-4", Text(
            "リソースデッキに入れられない。入るのはリソースだけ。", "only resource cards go into the resource deck")),
        *_colors(deck, cards),
        *copies_by_number(deck, COPIES, "5-1-1-3", {}),
    ]


def _colors(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    colors = sorted({color for card, _ in deck.known("main", cards) if (color := card.front.string("color"))})
    if len(colors) <= COLORS:
        return []
    ja = f"色が{len(colors)}色ある（{'、'.join(colors)}）。{COLORS}色まで。"
    return [Problem("5-1-1-2", Text(ja, f"{len(colors)} colours ({', '.join(colors)}); at most {COLORS}"))]
