"""What a player may bring to a game (401). All that is wrong is told, not only the first of it.

Cards of one name are told by the Japanese name, the printed one.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card, Face
from ...cards.deck_checks import Counted, at_most, copies_by_name, exact_size, wrong_types
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text
from .areas import BOX_PARTS
from .schema import has_icon

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

_DECK_TYPES: Final = ("zx", "event")
_DYNAMIS_TYPES: Final = ("extra", "overboost-upper", "shift")


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    """Every reason why the deck is not legal, by the paragraphs of the book."""
    main = deck.known("main", cards)
    dynamis = deck.known("dynamis", cards)
    return [
        *(problem for part in BOX_PARTS for problem in unknown_cards(deck, part, cards, "212.1")),
        *exact_size(deck.size("main"), SIZE, "401.1a", Text("デッキ", "deck")),
        *copies_by_name(main, COPIES, "401.2", {}),
        *_keyword(main, "life_recovery", "401.3", Text("ライフリカバリー", "life recovery")),
        *_keyword(main, "void_bringer", "401.4", Text("ヴォイドブリンガー", "void bringer")),
        *_ignitions(main),
        *wrong_types(main, _DECK_TYPES, "401.6", Text(
            "入れられない。デッキに入るのはゼクスとイベントだけ。", "the deck takes zx and event cards")),
        *_one(deck, cards, "player", "player", Text("プレイヤーカード", "player card")),
        *_one(
            deck, cards, "overboost", "overboost-lower",
            Text("ゼクス オーバーブーストの下部", "lower half of an overboost")),
        *_dynamis_size(dynamis),
        *wrong_types(dynamis, _DYNAMIS_TYPES, "401.9", Text(
            "入れられない。デュナミスに入るのはゼクス エクストラ、ゼクス オーバーブーストの上部、シフトだけ。",
            "the Dynamis takes extra, overboost-upper and shift cards")),
        *copies_by_name(dynamis, COPIES, "401.10", {}),
    ]


def _with_icon(counted: Counted, icon: str) -> int:
    return sum(count for card, count in counted if has_icon(card.front, icon))


def _keyword(main: Counted, icon: str, rule: str, name: Text) -> list[Problem]:
    what = Text(f"「{name.ja}」を持つカード", f"cards with {name.en}")
    return at_most(_with_icon(main, icon), KEYWORD_CARDS, rule, what)


def _ignitions(main: Counted) -> list[Problem]:
    count = _with_icon(main, "ignition")
    if count == IGNITIONS:
        return []
    ja = f"イグニッションアイコンを持つカードが{count}枚ある。必要なのは{IGNITIONS}枚。"
    return [Problem("401.5", Text(ja, f"{count} cards with the ignition icon; it needs exactly {IGNITIONS}"))]


def _one(deck: DeckList, cards: Mapping[str, Card], part: str, kind: str, name: Text) -> list[Problem]:
    """401.7: none or one, of the right type."""
    count = deck.size(part)
    several = Text(f"{name.ja}が{count}枚ある。1枚まで。", f"{count} cards as the {name.en}; at most one")
    tail = Text(f"{name.ja}ではない。", f"the {name.en} has to be of type {kind}")
    found = [Problem("401.7", several)] if count > 1 else []
    return found + wrong_types(deck.known(part, cards), (kind,), "401.7", tail)


def _dynamis_size(dynamis: Counted) -> list[Problem]:
    uppers = sum(count for card, count in dynamis if card.type == "overboost-upper")
    others = sum(count for card, count in dynamis if card.type in ("extra", "shift"))
    total = sum(count for _, count in dynamis)
    return [
        *at_most(total, DYNAMIS_SIZE, "401.8a", Text("デュナミス", "cards in the Dynamis")),
        *at_most(others, EXTRAS_AND_SHIFTS, "401.8a", Text("ゼクス エクストラとシフト", "extra and shift cards")),
        *at_most(uppers, OVERBOOSTS, "401.8a", Text("ゼクス オーバーブーストの上部", "upper halves of overboosts")),
    ]
