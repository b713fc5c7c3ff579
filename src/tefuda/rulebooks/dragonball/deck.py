"""What a player may bring to a game (5-1). All that is wrong is told, not only the first of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cards.card import Card
from ...cards.deck_checks import copies_by_number, copies_by_text, exact_size, one_chosen, wrong_types
from ...cards.decks import DeckList, Problem, unknown_cards
from ...cards.text import Text

SIZE: Final = 40
COPIES: Final = 3


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
    """Every reason why the deck is not legal, by the paragraphs of the book."""
    main = deck.known("main", cards)
    # 5-1-3-2: a text about the deck takes the place of the rule.
    said = {card.number: most for card, most in copies_by_text(main, SIZE)}
    return [
        *unknown_cards(deck, "leader", cards, "2-16-1"),
        *unknown_cards(deck, "main", cards, "2-16-1"),
        *one_chosen(deck, cards, "leader", "5-1-2", Text("リーダー", "leader")),
        *exact_size(deck.size("main"), SIZE, "5-1-3", Text("デッキ", "deck")),
        *wrong_types(main, ("battle", "extra"), "5-1-3", Text(
            "デッキに入れられない。入るのはバトルとエクストラだけ。", "only battle and extra cards go into the deck")),
        *copies_by_number(deck, COPIES, "5-1-3-1", said),
    ]
