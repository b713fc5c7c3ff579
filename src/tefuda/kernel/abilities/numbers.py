"""Numbers in a text: printed ones, and those computed from the game."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..state.state import NOTHING, Row, State
from .nodes import Number, Selection
from .scope import Scope, left_play
from ..continuous.projection import last_value, value
from ..state.card_table import Table
from .selections import CardInRegister
from .spoken_of import EventCard, It, OtherCard, That, This

# What speaks of one card.
_ONE: Final = (EventCard, It, OtherCard, CardInRegister, That, This)


@dataclass(frozen=True)
class Fixed(Number):
    """A number as it stands there."""

    number: int

    def of(self, g: State, s: Scope) -> int:
        return self.number

    def written(self) -> int:
        return self.number


@dataclass(frozen=True)
class Unlimited(Number):
    """A number without a limit: more than there can be."""

    def of(self, g: State, s: Scope) -> int:
        return 1 << 14


@dataclass(frozen=True)
class Counted(Number):
    """The number of cards of a description."""

    cards: Selection

    def of(self, g: State, s: Scope) -> int:
        return self.cards.how_many(g, s)


@dataclass(frozen=True)
class OfNumber(Number):
    """What is made of another number."""

    number: Number

    def known(self, g: State, s: Scope) -> bool:
        return self.number.known(g, s)


@dataclass(frozen=True)
class OfBoth(Number):
    """What is made of two other numbers."""

    left: Number
    right: Number

    def known(self, g: State, s: Scope) -> bool:
        return self.left.known(g, s) and self.right.known(g, s)


@dataclass(frozen=True)
class Each(OfNumber):
    """A number times another one: 1000 for each card."""

    by: int

    def of(self, g: State, s: Scope) -> int:
        return self.by * self.number.of(g, s)


@dataclass(frozen=True)
class ValueOf(Number):
    """A number of a card; of several cards, all together. Of one that has gone, its last one."""

    which: Selection
    attribute: int

    def looks(self, table: Table) -> Row:
        return (self.attribute,)

    def of(self, g: State, s: Scope) -> int:
        gone = self._gone(g, s)
        if gone:
            return last_value(g, gone, self.attribute)
        total = 0
        left = left_of(g, s, self.which) if s.targeting else NOTHING
        for obj in left[1::2]:
            total += last_value(g, obj, self.attribute)
        for card in self.which.find(g, s):
            if left and (card in left[::2] or card not in s.it[::2]):
                continue
            total += value(g, card, self.attribute)
        return total

    def known(self, g: State, s: Scope) -> bool:
        """A total of no cards is 0; a number of one card that is not there is none."""
        if not self.names_one() or self._gone(g, s) > 0 or self.which.find(g, s):
            return True
        return bool(s.targeting and left_of(g, s, self.which))

    def names_one(self) -> bool:
        """Whether it is of one card that was spoken of."""
        return isinstance(self.which, _ONE) and not (isinstance(self.which, It) and self.which.many)

    def recalls(self) -> bool:
        """Whether it may be of a card that has gone."""
        return isinstance(self.which, (EventCard, It, That, This))

    def asks_it(self) -> bool:
        """Whether it may be of what something was done to just before."""
        return isinstance(self.which, (It, That))

    def _gone(self, g: State, s: Scope) -> int:
        """The object that is meant and is no more: this card, or the card of the event as it was before."""
        if isinstance(self.which, This) and s.obj in g.last:
            return s.obj
        own_move = isinstance(self.which, This) and s.event.card == s.source
        if own_move or isinstance(self.which, EventCard) or self._means_event(g, s):
            obj = s.event.before
            return obj if obj in g.last else 0
        if isinstance(self.which, That) and not self.which.find(g, s):
            return _last_there(g, s, self.which.zones)
        return 0

    def _means_event(self, g: State, s: Scope) -> bool:
        """Whether "that card", wherever it is, is the card of the event."""
        return isinstance(self.which, That) and not self.which.zones and self.which.find(g, s) == [s.event.card]


def left_of(g: State, s: Scope, which: Selection) -> Row:
    """The cards that are meant and left play during this effect, each with the object that it was there."""
    if isinstance(which, It):
        row = left_play(g, s)
        return _only(row, which.find(g, s)) if row and which.tests else row
    return _last_in(g, left_play(g, s), which.zones) if isinstance(which, That) else NOTHING


def _only(row: Row, cards: list[int]) -> Row:
    """The pairs whose cards are among some."""
    found: list[int] = []
    for card, obj in zip(row[::2], row[1::2]):
        if card in cards:
            found += (card, obj)
    return tuple(found)


def _last_in(g: State, row: Row, zones: Row) -> Row:
    """The pairs whose cards were in one of some zones, any where none is named."""
    if not zones:
        return row
    kind = g.book.layout.kind
    return _only(row, [card for card, obj in zip(row[::2], row[1::2]) if kind[g.last[obj].place] in zones])


def _last_there(g: State, s: Scope, zones: Row) -> int:
    """The object that what was spoken of last was when it was in one of some zones, or 0."""
    found = 0
    for obj, known in g.last.items():
        if known.card in s.it[::2] and (not zones or g.book.layout.kind[known.place] in zones):
            found = max(found, obj)
    return found


@dataclass(frozen=True)
class ThatMany(Number):
    """The number of cards that were moved, drawn, chosen just before."""

    def of(self, g: State, s: Scope) -> int:
        return s.done


@dataclass(frozen=True)
class ChosenNumber(Number):
    """The number that a player chose."""

    def of(self, g: State, s: Scope) -> int:
        return s.number


@dataclass(frozen=True)
class Sum(OfBoth):
    """One number and another."""

    def of(self, g: State, s: Scope) -> int:
        return self.left.of(g, s) + self.right.of(g, s)


@dataclass(frozen=True)
class Half(OfNumber):
    """Half of a number, rounded down."""

    def of(self, g: State, s: Scope) -> int:
        return self.number.of(g, s) // 2


@dataclass(frozen=True)
class Difference(OfBoth):
    """One number without another; never below 0."""

    def of(self, g: State, s: Scope) -> int:
        return max(0, self.left.of(g, s) - self.right.of(g, s))


@dataclass(frozen=True)
class Quotient(OfNumber):
    """How often a number holds another one whole: 9 holds 4 twice."""

    by: int

    def of(self, g: State, s: Scope) -> int:
        return max(0, self.number.of(g, s)) // max(1, self.by)
