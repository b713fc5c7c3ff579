"""What a text can ask of the game."""
from __future__ import annotations

from dataclasses import dataclass

from .labels import labels_now
from ..state.state import Row, State
from ..state.card_table import Table
from ..continuous.information import labels_information
from .nodes import AT_LEAST, OPPONENT, Condition, Filter, Number, Selection, compare, passes, told
from .scope import Scope
from .numbers import left_of
from .spoken_of import It, That


@dataclass(frozen=True)
class There(Condition):
    """A number of cards of a description are there."""

    cards: Selection
    how: int
    number: Number

    def met(self, g: State, s: Scope) -> bool:
        return compare(self.cards.how_many(g, s), self.how, self.number.of(g, s))


@dataclass(frozen=True)
class Compared(Condition):
    """One number compares so with another."""

    left: Number
    how: int
    right: Number

    def met(self, g: State, s: Scope) -> bool:
        met = compare(self.left.of(g, s), self.how, self.right.of(g, s))
        return met and told(g, s, self.left) and told(g, s, self.right)


@dataclass(frozen=True)
class Fits(Condition):
    """The cards pass the test, and there are some."""

    which: Selection
    test: Filter

    def met(self, g: State, s: Scope) -> bool:
        if s.targeting and self.asks_it():
            left = left_of(g, s, self.which)
            if left:
                return self._did(g, s, left)
        cards = self.which.find(g, s)
        for card in cards:
            if not self.test.fits(g, s, card):
                return False
        return len(cards) > 0

    def asks_it(self) -> bool:
        """Whether a number is asked of what something was done to just before."""
        return isinstance(self.which, (It, That)) and self.test.number_asked() >= 0

    def _did(self, g: State, s: Scope, left: Row) -> bool:
        """Whether cards that left play passed a test there, and those that did not leave pass it."""
        for obj in left[1::2]:
            if not self.test.fitted(g, s, obj):
                return False
        for card in self.which.find(g, s):
            if card in s.it[::2] and card not in left[::2] and not self.test.fits(g, s, card):
                return False
        return True


@dataclass(frozen=True)
class Done(Condition):
    """What was to be done just before was done. That it was paying the costs is for the wording alone."""

    costs: bool = False

    def met(self, g: State, s: Scope) -> bool:
        return s.done > 0


@dataclass(frozen=True)
class TurnOf(Condition):
    """The turn is yours, or the opponent's."""

    whose: int

    def met(self, g: State, s: Scope) -> bool:
        return (g.turn_player != s.controller) == (self.whose == OPPONENT)


@dataclass(frozen=True)
class Register(Condition):
    """A register of the rulebook has a value: the phase, say."""

    register: int
    value: int

    def met(self, g: State, s: Scope) -> bool:
        return g.registers[self.register] == self.value


@dataclass(frozen=True)
class Unless(Condition):
    """The condition is not met."""

    condition: Condition

    def met(self, g: State, s: Scope) -> bool:
        return not self.condition.met(g, s)


@dataclass(frozen=True)
class All(Condition):
    """All of the conditions are met."""

    parts: tuple[Condition, ...]

    def met(self, g: State, s: Scope) -> bool:
        for part in self.parts:
            if not part.met(g, s):
                return False
        return True


@dataclass(frozen=True)
class Some(Condition):
    """One of the conditions is met."""

    parts: tuple[Condition, ...]

    def met(self, g: State, s: Scope) -> bool:
        for part in self.parts:
            if part.met(g, s):
                return True
        return False


@dataclass(frozen=True)
class CameFrom(Condition):
    """What the event is about came from one of these zones."""

    zones: tuple[int, ...]

    def met(self, g: State, s: Scope) -> bool:
        place = s.event.origin
        return place >= 0 and g.book.layout.kind[place] in self.zones


@dataclass(frozen=True)
class ThereOfEach(Condition):
    """Of some cards, so many pass each of the tests; one card may count for several of them."""

    cards: Selection
    tests: tuple[Filter, ...]
    how: int
    number: Number

    def met(self, g: State, s: Scope) -> bool:
        cards = self.cards.find(g, s)
        number = self.number.of(g, s)
        return all([
            compare(len([card for card in cards if test.fits(g, s, card)]), self.how, number) for test in self.tests])


@dataclass(frozen=True)
class ThereAmong(Condition):
    """A number of cards are there, and one that passes the tests is among them."""

    cards: Selection
    how: int
    number: Number
    among: tuple[Filter, ...]

    def met(self, g: State, s: Scope) -> bool:
        cards = self.cards.find(g, s)
        if not compare(len(cards), self.how, self.number.of(g, s)):
            return False
        return any([passes(self.among, g, s, card) for card in cards])


@dataclass(frozen=True)
class ThereOfKinds(Condition):
    """A number of cards are there, with a number of different labels of a sort among them."""

    cards: Selection
    how: int
    number: Number
    sort: str
    kinds: Number

    def looks(self, table: Table) -> Row:
        return labels_information(table, self.sort)

    def met(self, g: State, s: Scope) -> bool:
        cards = self.cards.find(g, s)
        if not compare(len(cards), self.how, self.number.of(g, s)):
            return False
        labels = {label for card in cards for label in labels_now(g, card, self.sort)}
        return compare(len(labels), AT_LEAST, self.kinds.of(g, s))
