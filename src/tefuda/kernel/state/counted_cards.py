"""How many cards lie in a place, where a condition asks for nothing else and a cost takes any of them."""
from __future__ import annotations

from typing import Final

# More cards than there can be.
ANY_NUMBER: Final = 1 << 14


class CountedCards:
    """At least and at most how many cards lie in a place of a player or of the opponent."""

    __slots__ = ("first", "least", "most", "of_opponent")

    def __init__(self, first: int, of_opponent: bool, least: int, most: int) -> None:
        # The place of the first player.
        self.first = first
        self.of_opponent = of_opponent
        self.least = least
        self.most = most

    def place(self, player: int) -> int:
        """Where the cards lie, as a player means it."""
        return self.first + (1 - player if self.of_opponent else player)


class NeededCards:
    """How many cards of a place of the player's a cost takes, whichever they are."""

    __slots__ = ("count", "first", "is_all")

    def __init__(self, first: int, count: int, is_all: bool) -> None:
        # The place of the first player.
        self.first = first
        self.count = count
        # Whether that is all that is to be paid.
        self.is_all = is_all
