"""What a text can ask of a card: type, colour, traits, names, numbers, states, keywords."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import FACE_DOWN
from ..continuous.projection import has_number, last_value, value
from ..state.state import Row, State
from ..state.card_table import Table
from ..continuous.information import ability_information
from .nodes import Condition, Filter, Number, Selection, asks_anything, compare, passes, told
from .scope import Scope
from ..events.changes import attached
from ..derived.abilities_now import abilities_of
from .keywords import is_named


@dataclass(frozen=True)
class NumberFilter(Filter):
    """Something that is so of a number of the card."""

    attribute: int

    def looks(self, table: Table) -> Row:
        return (self.attribute,)


@dataclass(frozen=True)
class Has(NumberFilter):
    """A number of the card compares so with another number."""

    how: int
    number: Number

    def fits(self, g: State, s: Scope, card: int) -> bool:
        if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
            return False
        if not compare(value(g, card, self.attribute), self.how, self.number.of(g, s)):
            return False
        return has_number(g, card, self.attribute) and told(g, s, self.number)

    def number_asked(self) -> int:
        return self.attribute

    def fitted(self, g: State, s: Scope, obj: int) -> bool:
        met = compare(last_value(g, obj, self.attribute), self.how, self.number.of(g, s))
        return met and told(g, s, self.number)


@dataclass(frozen=True)
class OfType(Filter):
    """The card is of a type. The type of a card is its first attribute, in every book."""

    type: int

    def looks(self, table: Table) -> Row:
        return (0,)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
            return False
        return value(g, card, 0) == self.type


@dataclass(frozen=True)
class HasLeft(NumberFilter):
    """What the marked damage leaves of a number of the card compares so with another number."""

    how: int
    number: Number

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return compare(max(0, value(g, card, self.attribute) - g.damage[card]), self.how, self.number.of(g, s))


@dataclass(frozen=True)
class HighestInPlace(NumberFilter):
    """The card has most of a number, or least, among those that pass the tests; of what the damage leaves, perhaps."""

    lowest: bool = False
    left: bool = False
    tests: tuple[Filter, ...] = ()

    def fits(self, g: State, s: Scope, card: int) -> bool:
        own = self._of(g, card)
        for other in g.zones[g.zone_of[card]]:
            if not passes(self.tests, g, s, other):
                continue
            if (self._of(g, other) < own) if self.lowest else (self._of(g, other) > own):
                return False
        return True

    def _of(self, g: State, card: int) -> int:
        return value(g, card, self.attribute) - (g.damage[card] if self.left else 0)


@dataclass(frozen=True)
class IsSo(Filter):
    """Something is so of the card that the rulebook defines, by the book's own number."""

    what: int
    yes: bool = True

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return g.book.is_so(g, self.what, card) == self.yes


@dataclass(frozen=True)
class HasAttached(Filter):
    """A card that passes the tests lies with the card, tied to it."""

    tests: tuple[Filter, ...] = ()

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return any([passes(self.tests, g, s, it) for it in attached(g, card)])


@dataclass(frozen=True)
class AttachedTo(Filter):
    """The card is tied to one that passes the tests."""

    tests: tuple[Filter, ...] = ()

    def fits(self, g: State, s: Scope, card: int) -> bool:
        host = g.host[card]
        return host >= 0 and passes(self.tests, g, s, host)


@dataclass(frozen=True)
class InState(Filter):
    """The card is in a state, or not in it."""

    state: int
    yes: bool = True

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return bool(g.flags[card] & self.state) == self.yes


@dataclass(frozen=True)
class Other(Filter):
    """The card is not this one."""

    def is_printed(self, table: Table) -> bool:
        return True

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return card != s.source or g.obj[card] != s.obj


@dataclass(frozen=True)
class Keyworded(Filter):
    """The card has an ability of that keyword."""

    keyword: str

    def looks(self, table: Table) -> Row:
        return ability_information([
            number for number, ability in enumerate(table.abilities) if is_named(ability, self.keyword)])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return any(is_named(g.table.abilities[number], self.keyword) for number in abilities_of(g, card))


@dataclass(frozen=True)
class Textless(Filter):
    """Nothing is printed in the text box of the card."""

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return not g.table.printed_abilities[g.prints[card]]


@dataclass(frozen=True)
class Damaged(Filter):
    """Damage is marked on the card."""

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return g.damage[card] > 0


@dataclass(frozen=True)
class Highest(NumberFilter):
    """The card has most of a number, or least where the text says so, among those that are meant."""

    among: Selection
    lowest: bool = False

    def fits(self, g: State, s: Scope, card: int) -> bool:
        own = value(g, card, self.attribute)
        others = [value(g, it, self.attribute) for it in self.among.find(g, s)]
        return all([own <= other if self.lowest else own >= other for other in others])


@dataclass(frozen=True)
class Given(Filter):
    """Something is so in the game, whichever card it is asked of."""

    condition: Condition

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return self.condition.met(g, s)


@dataclass(frozen=True)
class AmongThem(Filter):
    """The card is one of those: the attacking one, the one that was chosen."""

    which: Selection

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return self.which.holds(g, s, card)


@dataclass(frozen=True)
class Not(Filter):
    """The test does not hold."""

    test: Filter

    def is_printed(self, table: Table) -> bool:
        return self.test.is_printed(table)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return not self.test.fits(g, s, card)


@dataclass(frozen=True)
class AnyOf(Filter):
    """One of the tests holds."""

    tests: tuple[Filter, ...]

    def is_printed(self, table: Table) -> bool:
        return all([test.is_printed(table) for test in self.tests])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        for test in self.tests:
            if test.fits(g, s, card):
                return True
        return False


@dataclass(frozen=True)
class AllOf(Filter):
    """All of the tests hold."""

    tests: tuple[Filter, ...]

    def is_printed(self, table: Table) -> bool:
        return all([test.is_printed(table) for test in self.tests])

    def asks(self) -> bool:
        return asks_anything(self.tests)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return passes(self.tests, g, s, card)


@dataclass(frozen=True)
class Between(NumberFilter):
    """A number of the card is at least so much and at most so much."""

    least: int
    most: int

    def fits(self, g: State, s: Scope, card: int) -> bool:
        if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
            return False
        return self.least <= value(g, card, self.attribute) <= self.most and has_number(g, card, self.attribute)
