"""What a fighter may bring to a game (5.1 to 5.3). All that is wrong is told, not only the first of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card, Face
from ...cards.deck_checks import Counted, at_most, copies_by_name, copies_by_text, exact_size, wrong_types
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text
from .sides import GYZE

SIZE: Final = 50
G_SIZE: Final = 16
COPIES: Final = 4
TRIGGER_CARDS: Final = 16
HEALS: Final = 4
SENTINELS: Final = 4

PROTECT_NUMBER: Final = "GIFT-PROTECT"
FORCE_NUMBER: Final = "GIFT-FORCE"


def _gift(number: str, ja: str, en: str, sentinel: bool) -> Card:
    return Card("vanguard", number, "gift-token", (Face(Text(ja, en), {"sentinel": sentinel}),))


# What the rules themselves put on the table: the pseudo-card (12.13.2) and the marker of a circle (10.6.3.1).
FIXED_CARDS: Final[Mapping[str, Card]] = {
    PROTECT_NUMBER: _gift(PROTECT_NUMBER, "プロテクト", "Protect", True),
    FORCE_NUMBER: _gift(FORCE_NUMBER, "フォース", "Force", False),
}


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    """Every reason why the deck is not legal, by the paragraphs of the book."""
    main = deck.known("main", cards)
    g_deck = deck.known("g", cards)
    heals = sum(count for card, count in main if card.front.string("trigger") == "heal")
    sentinels = sum(count for card, count in main if card.front.flag("sentinel"))
    return [
        *unknown_cards(deck, "main", cards, "5.2.1"),
        *unknown_cards(deck, "g", cards, "5.3.1"),
        *exact_size(deck.size("main"), SIZE, "5.2.2.1", Text("メインデッキ", "main deck")),
        *_copies(main, "5.2.2.2", Text("メインデッキに", " in the main deck")),
        *_triggers(main),
        *at_most(heals, HEALS, "5.2.2.4", Text("ヒールトリガー", "heal triggers")),
        *at_most(sentinels, SENTINELS, "5.2.2.5", Text("守護者", "sentinels")),
        *_types(main, ("normal", "trigger", GYZE), "5.2.2.6", Text("メインデッキ", "main deck")),
        *_g_size(deck),
        *_copies(g_deck, "5.3.2.1", Text("Gデッキに", " in the G deck")),
        *_types(g_deck, ("g-unit",), "5.3.3", Text("Gデッキ", "G deck")),
        *_first_vanguard(main),
    ]


def _copies(cards: Counted, rule: str, part: Text) -> list[Problem]:
    """5.2.2.2.1: cards of one name, whatever else they have; 5.1.2: a text takes the place of the condition."""
    said = {card.name.ja: most for card, most in copies_by_text(cards, SIZE)}
    return copies_by_name(cards, COPIES, rule, said, part)


def _types(cards: Counted, allowed: tuple[str, ...], rule: str, part: Text) -> list[Problem]:
    tail = Text(f"{part.ja}に入れられない。", f"the {part.en} takes only {' and '.join(allowed)}")
    return wrong_types(cards, allowed, rule, tail)


def _g_size(deck: DeckList) -> list[Problem]:
    count = deck.size("g")
    if count <= G_SIZE:
        return []
    ja = f"Gデッキが{count}枚ある。{G_SIZE}枚まで。"
    return [Problem("5.3.2", Text(ja, f"the G deck has {count} cards; at most {G_SIZE}"))]


def _triggers(main: Counted) -> list[Problem]:
    count = sum(count for card, count in main if card.front.string("trigger"))
    if count == TRIGGER_CARDS:
        return []
    ja = f"トリガーが{count}枚ある。必要なのは{TRIGGER_CARDS}枚。"
    return [Problem("5.2.2.3", Text(ja, f"{count} cards with a trigger; the main deck needs exactly {TRIGGER_CARDS}"))]


def _first_vanguard(main: Counted) -> list[Problem]:
    if any(card.front.number("grade") == 0 for card, _ in main):
        return []
    ja = "グレード0のカードがない。ファーストヴァンガードに1枚必要。"
    return [Problem("5.4.3", Text(ja, "no card of grade 0; the first vanguard has to be one"))]
