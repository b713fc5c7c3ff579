"""What is known of playing an ability before anybody asks: at which menus, and what can be counted of it.

Most abilities that can't be played now lack a number of cards somewhere, so that is looked at first.
"""
from __future__ import annotations

from typing import Final

from ..codes import USING
from ..state.card_table import Row, Table

# More cards than there can be.
_ANY_NUMBER: Final = 1 << 14


class Use:
    """An ability of a player's card that can be played."""

    __slots__ = ("keyword", "least", "limited", "menus", "most", "number", "place", "plain")

    def __init__(self, table: Table, number: int, player: int) -> None:
        ability = table.abilities[number]
        self.number = number
        self.keyword = ability.keyword
        # The menus at which it can be played.
        self.menus: Row = tuple(sorted(ability.timing()))
        # In which place there have to be at least and at most how many cards, by its condition or else by its costs.
        self.place = 0
        self.least = 0
        self.most = _ANY_NUMBER
        count = table.counts[number]
        need = table.needs[number]
        if count:
            self.place = count[0] + (1 - player if count[1] else player)
            self.least = count[2]
            self.most = count[3]
        elif need:
            self.place = need[0] + player
            self.least = need[1]
        # Whether with that, nothing can be opposed to it but what lasts for a while, and that it was used before.
        self.plain = not table.barred[USING] and not table.deeds[USING] and (
            bool(count) or ability.condition is None) and (
            not ability.costs or (not count and bool(need) and need[2] == 1 and not table.bars_moves))
        self.limited = ability.limit is not None


class Acting:
    """An ability of a certain card that can be played: its place among those of the card, and what is known of it."""

    __slots__ = ("card", "index", "least", "most", "place", "use")

    def __init__(self, card: int, index: int, use: Use) -> None:
        self.card = card
        self.index = index
        self.use = use
        # What is counted at every menu stands here too.
        self.place = use.place
        self.least = use.least
        self.most = use.most


def enter_use(found: list[list[Acting]], card: int, index: int, use: Use) -> None:
    """Add an ability of a card to those that can be played at each menu."""
    it = Acting(card, index, use)
    for menu in use.menus:
        found[menu].append(it)
