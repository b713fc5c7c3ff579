"""What a text asks of several cards at once: so many of each sort, one of a sort among so many, so many sorts."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import FACE_DOWN
from ..continuous.projection import has_label, has_number, value
from ..state.state import Row, State
from ..state.card_table import Table
from ..continuous.information import labels_information
from .nodes import AT_LEAST, Condition, Number, Filter, Selection, compare
from .scope import Scope


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
    """So many cards are there, and one that passes the tests is among them."""

    cards: Selection
    how: int
    number: Number
    among: tuple[Filter, ...]

    def met(self, g: State, s: Scope) -> bool:
        cards = self.cards.find(g, s)
        if not compare(len(cards), self.how, self.number.of(g, s)):
            return False
        return any([all([test.fits(g, s, card) for test in self.among]) for card in cards])


@dataclass(frozen=True)
class ThereOfKinds(Condition):
    """So many cards are there, and so many different labels of a sort among them."""

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


@dataclass(frozen=True)
class OnlyLabelled(Filter):
    """The card has a label and no other one of its sort: red and nothing but red."""

    label: str

    def looks(self, table: Table) -> Row:
        return labels_information(table, self.label.partition(":")[0])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return labels_now(g, card, self.label.partition(":")[0]) == {self.label}


@dataclass(frozen=True)
class Between(Filter):
    """A number of the card is at least so much and at most so much."""

    attribute: int
    least: int
    most: int

    def looks(self, table: Table) -> Row:
        return (self.attribute,)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
            return False
        return self.least <= value(g, card, self.attribute) <= self.most and has_number(g, card, self.attribute)


def labels_now(g: State, card: int, sort: str) -> set[str]:
    """The labels of a sort that a card has now."""
    if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
        return set()
    printed = g.table.labels[g.prints[card]] if g.prints[card] >= 0 else frozenset()
    found = {label for label in printed if label.startswith(f"{sort}:")}
    if g.effects or g.table.always:
        if g.table.strips:
            found = {label for label in found if has_label(g, card, label)}
        found.update([
            label for label in g.table.label_number if label.startswith(f"{sort}:") and has_label(g, card, label)])
    return found
