"""How good a position is for a player: one way of counting, with each game's prices as data.

The ``worth.toml`` of a rulebook prices what lies in each zone of a player; the
same counts against the opponent. A zone's table may hold

- ``card``: points for each card there;
- ``first``: points for the first, second, … card there, in place of ``card``:
  what runs out is dearer the less there is of it;
- ``rested``: points for each rested card there;
- ``face_down``: points for each card that lies face-down there;
- ``damage``: points for each point of damage on a card there;
- the name of a printed number: points for each point of it.

One place of a zone that has several may have a table of its own, which goes
before that of the zone. Places that belong to nobody are named as player 1
sees them; player 2 sees them from the other side.
"""
from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from itertools import accumulate
from typing import Final

from ..kernel.codes import FACE_DOWN, REST
from ..kernel.continuous.projection import value
from ..kernel.errors import TefudaError
from ..kernel.book import Book
from ..kernel.state.state import Row, State
from ..rulebooks.rulebook import rulebook

# More than anything on the table: a won game is never sold.
WON: Final = 1_000_000.0
_OTHER_KEYS: Final = ("card", "first", "rested", "face_down", "damage")


class Price:
    """What the cards of one kind of zone are worth to whom they belong."""

    def __init__(self, card: float, first: list[float], rested: float, damage: float,
                 numbers: list[tuple[int, float]], face_down: float = 0.0) -> None:
        self.card = card
        # The worth of no card, of the first, of the first two, …
        self.first = list(accumulate(first, initial=0.0))
        self.rested = rested
        self.face_down = face_down
        self.damage = damage
        # Attribute and points for each point of it.
        self.numbers = numbers
        self.by_count = not (rested or face_down or damage or numbers)

    def of_count(self, count: int) -> float:
        """The worth of so many cards, whatever they are."""
        known = len(self.first) - 1
        return self.first[count] if count <= known else self.first[known] + self.card * (count - known)

    def of_card(self, g: State, card: int) -> float:
        """What the card is worth beyond being any card: by its numbers, its state and its damage."""
        worth = self.damage * g.damage[card]
        if g.flags[card] & REST:
            worth += self.rested
        if g.flags[card] & FACE_DOWN:
            worth += self.face_down
        if card not in g.data:
            for attribute, points in self.numbers:
                worth += points * value(g, card, attribute)
        return worth


class Worth:
    """The prices of one game. ``worth(name)`` gives those there are."""

    def __init__(self, book: Book, prices: dict[str, Price]) -> None:
        layout = book.layout
        # The priced places, with whose they are (-1: the master of each card), and their prices for each player.
        self._places: list[tuple[int, int, tuple[Price, Price]]] = []
        for place in range(layout.count):
            first, second = (_priced(book, prices, _seen_by(book, place, player)) for player in (0, 1))
            if first is not None and second is not None:
                self._places.append((place, layout.player[place], (first, second)))

    def of(self, g: State, player: int) -> float:
        """How good the position is for the player: what they have less what the opponent has."""
        if g.over:
            return _result(g, player)
        total = 0.0
        for place, owner, prices in self._places:
            cards = g.zones[place]
            if not cards:
                continue
            if owner < 0:
                total += _shared(g, cards, prices, player)
                continue
            price = prices[owner]
            here = price.of_count(len(cards))
            if not price.by_count:
                for card in cards:
                    here += price.of_card(g, card)
            total += here if owner == player else -here
        return total


def _seen_by(book: Book, place: int, player: int) -> int:
    """The place that player 1 has where the player has this one."""
    layout = book.layout
    if not player or layout.player[place] >= 0:
        return place
    return place + layout.zone(place).places - 1 - 2 * layout.index[place]


def _priced(book: Book, prices: dict[str, Price], place: int) -> Price | None:
    """What a place has by its own name or else by that of its zone."""
    return prices.get(book.layout.place_name(place), prices.get(book.layout.zone(place).name))


def _shared(g: State, cards: Row, prices: tuple[Price, Price], player: int) -> float:
    total = 0.0
    for card in cards:
        price = prices[g.controller[card]]
        worth = price.card + price.of_card(g, card)
        total += worth if g.controller[card] == player else -worth
    return total


def _result(g: State, player: int) -> float:
    lost, won = g.losers >> player & 1, g.losers >> (1 - player) & 1
    return WON * (won - lost)


@cache
def worth(game: str) -> Worth:
    """The prices of a game, read once."""
    book = rulebook(game).book
    text = resources.files("tefuda.rulebooks").joinpath(game).joinpath("worth.toml").read_text("utf-8")
    return Worth(book, {zone: _price(book, zone, row) for zone, row in tomllib.loads(text).items()})


def _price(book: Book, zone: str, row: dict[str, float | list[float]]) -> Price:
    if zone not in [book.layout.place_name(place) for place in range(book.layout.count)]:
        book.layout.named(zone)
    strange = [key for key in row if key not in _OTHER_KEYS and key not in book.attributes]
    if strange:
        raise TefudaError(f"the worth.toml of {book.name} prices {', '.join(strange)} in [{zone}]: no card has that")
    numbers = {key: points for key, points in row.items() if not isinstance(points, list)}
    first = row.get("first", [])
    return Price(
        numbers.get("card", 0.0), first if isinstance(first, list) else [first],
        numbers.get("rested", 0.0), numbers.get("damage", 0.0),
        [(book.attributes.index(key), points) for key, points in numbers.items() if key not in _OTHER_KEYS],
        numbers.get("face_down", 0.0))
