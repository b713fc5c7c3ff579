"""Which games there are, and what their deck files hold.

A deck file is the one thing that is read before it is known which rulebook it is for.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class DeckShape:
    """A deck file: the key of the one card outside the deck, and the part that each table of cards becomes.

    A game in which all cards are in decks has no such key: it is empty.
    """

    chief: str
    tables: Mapping[str, str]


GAMES: Final[Mapping[str, DeckShape]] = {
    "dragonball": DeckShape("leader", {"cards": "main"}),
    "gateruler": DeckShape("ruler", {"cards": "main", "energy": "energy"}),
    "gundam": DeckShape("", {"cards": "main", "resources": "resources"}),
    "vanguard": DeckShape("", {"cards": "main", "g": "g"}),
    "zx": DeckShape("player", {"cards": "main", "dynamis": "dynamis", "overboost": "overboost"}),
}
