"""What a fighter may bring to a game (5.1 to 5.3). All that is wrong is told, not only the first of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card, Face
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text
from ...kernel.abilities.ability_kinds import Copies
from .sides import GYZE

Counted = list[tuple[Card, int]]

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
    return [
        *unknown_cards(deck, "main", cards, "5.2.1"),
        *unknown_cards(deck, "g", cards, "5.3.1"),
        *_size(deck),
        *_copies(main, "5.2.2.2", "メインデッキ", "main deck"),
        *_triggers(main),
        *_heals(main),
        *_sentinels(main),
        *_types(main, ("normal", "trigger", GYZE), "5.2.2.6", "メインデッキ", "main deck"),
        *_g_size(deck),
        *_copies(g_deck, "5.3.2.1", "Gデッキ", "G deck"),
        *_types(g_deck, ("g-unit",), "5.3.3", "Gデッキ", "G deck"),
        *_first_vanguard(main),
    ]


def _size(deck: DeckList) -> list[Problem]:
    count = deck.size("main")
    if count == SIZE:
        return []
    ja = f"メインデッキが{count}枚ある。必要なのは{SIZE}枚。"
    return [Problem("5.2.2.1", Text(ja, f"the main deck has {count} cards; it needs exactly {SIZE}"))]


def _g_size(deck: DeckList) -> list[Problem]:
    count = deck.size("g")
    if count <= G_SIZE:
        return []
    ja = f"Gデッキが{count}枚ある。{G_SIZE}枚まで。"
    return [Problem("5.3.2", Text(ja, f"the G deck has {count} cards; at most {G_SIZE}"))]


def _copies(cards: Counted, rule: str, ja_part: str, en_part: str) -> list[Problem]:
    """Cards of one name are told by the Japanese name, the printed one, whatever else they have (5.2.2.2.1)."""
    names: dict[str, Text] = {}
    counts: dict[str, int] = {}
    mosts: dict[str, int] = {}
    for card, count in cards:
        names.setdefault(card.name.ja, card.name)
        counts[card.name.ja] = counts.get(card.name.ja, 0) + count
        mosts[card.name.ja] = _most(card, mosts.get(card.name.ja, COPIES))
    found: list[Problem] = []
    for name, count in counts.items():
        most = mosts[name]
        if count > most:
            ja = f"{ja_part}に「{name}」が{count}枚ある。同じ名前は{most}枚まで。"
            en = f"{count} cards named {names[name].en} in the {en_part}; at most {most} of a name"
            found.append(Problem(rule, Text(ja, en)))
    return found


def _most(card: Card, usual: int) -> int:
    """5.1.2: a text about the deck takes the place of the condition."""
    for ability in card.front.abilities:
        if isinstance(ability, Copies):
            return SIZE if ability.most < 0 else ability.most
    return usual


def _triggers(main: Counted) -> list[Problem]:
    count = sum(count for card, count in main if card.front.string("trigger"))
    if count == TRIGGER_CARDS:
        return []
    ja = f"トリガーが{count}枚ある。必要なのは{TRIGGER_CARDS}枚。"
    return [Problem("5.2.2.3", Text(ja, f"{count} cards with a trigger; the main deck needs exactly {TRIGGER_CARDS}"))]


def _heals(main: Counted) -> list[Problem]:
    count = sum(count for card, count in main if card.front.string("trigger") == "heal")
    if count <= HEALS:
        return []
    ja = f"ヒールトリガーが{count}枚ある。{HEALS}枚まで。"
    return [Problem("5.2.2.4", Text(ja, f"{count} heal triggers; at most {HEALS}"))]


def _sentinels(main: Counted) -> list[Problem]:
    count = sum(count for card, count in main if card.front.flag("sentinel"))
    if count <= SENTINELS:
        return []
    ja = f"守護者が{count}枚ある。{SENTINELS}枚まで。"
    return [Problem("5.2.2.5", Text(ja, f"{count} sentinels; at most {SENTINELS}"))]


def _types(cards: Counted, allowed: tuple[str, ...], rule: str, ja_part: str, en_part: str) -> list[Problem]:
    found: list[Problem] = []
    for card, _ in cards:
        if card.type not in allowed:
            ja = f"{card.number} {card.name.ja} は{ja_part}に入れられない。"
            en = (
                f"{card.number} {card.name.en} is a card of type {card.type}; "
                f"the {en_part} takes only {' and '.join(allowed)}"
            )
            found.append(Problem(rule, Text(ja, en)))
    return found


def _first_vanguard(main: Counted) -> list[Problem]:
    if any(card.front.number("grade") == 0 for card, _ in main):
        return []
    ja = "グレード0のカードがない。ファーストヴァンガードに1枚必要。"
    return [Problem("5.4.3", Text(ja, "no card of grade 0; the first vanguard has to be one"))]
