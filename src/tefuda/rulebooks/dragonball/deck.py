"""What a player may bring to a game (5-1). All that is wrong is told, not only the first of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text
from ...kernel.abilities.ability_kinds import Copies

SIZE: Final = 40
COPIES: Final = 3


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    """Every reason why the deck is not legal, by the paragraphs of the book."""
    return [
        *unknown_cards(deck, "leader", cards, "2-16-1"),
        *unknown_cards(deck, "main", cards, "2-16-1"),
        *_leader(deck, cards),
        *_size(deck),
        *_types(deck, cards),
        *_copies(deck, cards),
    ]


def _leader(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    found: list[Problem] = []
    count = deck.size("leader")
    if count != 1:
        found.append(Problem("5-1-2", Text(f"リーダーが{count}枚ある。1枚だけ選ぶ。", f"{count} leaders; choose one")))
    for card, _ in deck.known("leader", cards):
        if card.type != "leader":
            ja = f"{card.number} {card.name.ja} はリーダーカードではない。"
            en = f"{card.number} {card.name.en} is a card of type {card.type}; the leader has to be of type leader"
            found.append(Problem("5-1-2", Text(ja, en)))
    return found


def _size(deck: DeckList) -> list[Problem]:
    count = deck.size("main")
    if count == SIZE:
        return []
    ja = f"デッキが{count}枚ある。必要なのは{SIZE}枚。"
    return [Problem("5-1-3", Text(ja, f"the deck has {count} cards; it needs exactly {SIZE}"))]


def _types(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    found: list[Problem] = []
    for card, _ in deck.known("main", cards):
        if card.type not in ("battle", "extra"):
            ja = f"{card.number} {card.name.ja} はデッキに入れられない。入るのはバトルとエクストラだけ。"
            en = (
                f"{card.number} {card.name.en} is a card of type {card.type}; "
                "only battle and extra cards go into the deck"
            )
            found.append(Problem("5-1-3", Text(ja, en)))
    return found


def _copies(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    found: list[Problem] = []
    for number, count in deck.part("main").items():
        most = _most(cards[number]) if number in cards else COPIES
        if count > most:
            ja = f"{number} が{count}枚ある。{most}枚まで。"
            found.append(Problem("5-1-3-1", Text(ja, f"{count} cards of {number}; at most {most}")))
    return found


def _most(card: Card) -> int:
    """5-1-3-2: a text about the deck takes the place of the rule."""
    for ability in card.front.abilities:
        if isinstance(ability, Copies):
            return SIZE if ability.most < 0 else ability.most
    return COPIES
