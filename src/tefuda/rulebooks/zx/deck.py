"""What a player may bring to a game (401). All that is wrong is told, not only the first of it.

Cards of one name are told by the Japanese name, the printed one.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card, Face
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text
from .schema import has_icon

Counted = list[tuple[Card, int]]

SIZE: Final = 50
COPIES: Final = 4
KEYWORD_CARDS: Final = 4
IGNITIONS: Final = 20
DYNAMIS_SIZE: Final = 16
EXTRAS_AND_SHIFTS: Final = 12
OVERBOOSTS: Final = 4

# 1205: what lies in a player square without a card. It has no name; this is what the table calls it.
VIRTUAL_PLAYER: Final = "VIRTUAL-PLAYER"
FIXED_CARDS: Final[Mapping[str, Card]] = {
    VIRTUAL_PLAYER: Card(
        "zx", VIRTUAL_PLAYER, "player-token", (Face(Text("仮想のプレイヤーカード", "Virtual player card"), {}),)),
}

_PARTS: Final = ("player", "overboost", "main", "dynamis")
_DECK_TYPES: Final = ("zx", "event")
_DYNAMIS_TYPES: Final = ("extra", "overboost-upper", "shift")


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    """Every reason why the deck is not legal, by the paragraphs of the book."""
    main = deck.known("main", cards)
    dynamis = deck.known("dynamis", cards)
    return [
        *(problem for part in _PARTS for problem in unknown_cards(deck, part, cards, "212.1")),
        *_size(deck),
        *_copies(main, "401.2"),
        *_keyword(main, "life_recovery", "401.3", Text("ライフリカバリー", "life recovery")),
        *_keyword(main, "void_bringer", "401.4", Text("ヴォイドブリンガー", "void bringer")),
        *_ignitions(main),
        *_types(
            main, _DECK_TYPES, "401.6",
            Text("デッキに入るのはゼクスとイベントだけ", "the deck takes zx and event cards")),
        *_one(deck, cards, "player", "player", Text("プレイヤーカード", "player card")),
        *_one(
            deck, cards, "overboost", "overboost-lower",
            Text("ゼクス オーバーブーストの下部", "lower half of an overboost")),
        *_dynamis_size(dynamis),
        *_types(
            dynamis, _DYNAMIS_TYPES, "401.9",
            Text("デュナミスに入るのはゼクス エクストラ、ゼクス オーバーブーストの上部、シフトだけ",
                 "the Dynamis takes extra, overboost-upper and shift cards")),
        *_copies(dynamis, "401.10"),
    ]


def _size(deck: DeckList) -> list[Problem]:
    count = deck.size("main")
    if count == SIZE:
        return []
    ja = f"デッキが{count}枚ある。必要なのは{SIZE}枚。"
    return [Problem("401.1a", Text(ja, f"the deck has {count} cards; it needs exactly {SIZE}"))]


def _copies(counted: Counted, rule: str) -> list[Problem]:
    names: dict[str, Text] = {}
    counts: dict[str, int] = {}
    for card, count in counted:
        names.setdefault(card.name.ja, card.name)
        counts[card.name.ja] = counts.get(card.name.ja, 0) + count
    return [
        Problem(rule, Text(
            f"「{name}」が{count}枚ある。同じ名前は{COPIES}枚まで。",
            f"{count} cards named {names[name].en}; at most {COPIES} of a name"))
        for name, count in counts.items() if count > COPIES
    ]


def _with_icon(counted: Counted, icon: str) -> int:
    return sum(count for card, count in counted if has_icon(card.front, icon))


def _keyword(main: Counted, icon: str, rule: str, name: Text) -> list[Problem]:
    count = _with_icon(main, icon)
    if count <= KEYWORD_CARDS:
        return []
    ja = f"「{name.ja}」を持つカードが{count}枚ある。{KEYWORD_CARDS}枚まで。"
    return [Problem(rule, Text(ja, f"{count} cards with {name.en}; at most {KEYWORD_CARDS}"))]


def _ignitions(main: Counted) -> list[Problem]:
    count = _with_icon(main, "ignition")
    if count == IGNITIONS:
        return []
    ja = f"イグニッションアイコンを持つカードが{count}枚ある。必要なのは{IGNITIONS}枚。"
    return [Problem("401.5", Text(ja, f"{count} cards with the ignition icon; it needs exactly {IGNITIONS}"))]


def _types(counted: Counted, types: tuple[str, ...], rule: str, allowed: Text) -> list[Problem]:
    return [
        Problem(rule, Text(
            f"{card.number} {card.name.ja} は入れられない。{allowed.ja}。",
            f"{card.number} {card.name.en} is a card of type {card.type}; {allowed.en}"))
        for card, _ in counted if card.type not in types
    ]


def _one(deck: DeckList, cards: Mapping[str, Card], part: str, kind: str, name: Text) -> list[Problem]:
    """401.7: none or one, of the right type."""
    found: list[Problem] = []
    count = deck.size(part)
    if count > 1:
        found.append(Problem("401.7", Text(
            f"{name.ja}が{count}枚ある。1枚まで。", f"{count} cards as the {name.en}; at most one")))
    for card, _ in deck.known(part, cards):
        if card.type != kind:
            found.append(Problem("401.7", Text(
                f"{card.number} {card.name.ja} は{name.ja}ではない。",
                f"{card.number} {card.name.en} is a card of type {card.type}; the {name.en} has to be of type {kind}")))
    return found


def _dynamis_size(dynamis: Counted) -> list[Problem]:
    uppers = sum(count for card, count in dynamis if card.type == "overboost-upper")
    others = sum(count for card, count in dynamis if card.type in ("extra", "shift"))
    total = sum(count for _, count in dynamis)
    limits = (
        (total, DYNAMIS_SIZE, Text("デュナミス", "cards in the Dynamis")),
        (others, EXTRAS_AND_SHIFTS, Text("ゼクス エクストラとシフト", "extra and shift cards")),
        (uppers, OVERBOOSTS, Text("ゼクス オーバーブーストの上部", "upper halves of overboosts")),
    )
    return [
        Problem("401.8a", Text(f"{name.ja}が{count}枚ある。{most}枚まで。", f"{count} {name.en}; at most {most}"))
        for count, most, name in limits if count > most
    ]
