"""Labels of cards: names, traits, colours, …, each with its sort before it: "trait:…"."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..codes import FACE_DOWN
from ..continuous.projection import has_label
from ..state.state import Row, State
from ..state.card_table import Table
from ..continuous.information import label_information, labels_information
from .nodes import Filter, Selection
from .scope import Scope

NAME: Final = "name:"


@dataclass(frozen=True)
class OnlyLabelled(Filter):
    """The card has a label and no other one of its sort: red and nothing but red."""

    label: str

    def looks(self, table: Table) -> Row:
        return labels_information(table, self.label.partition(":")[0])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return labels_now(g, card, self.label.partition(":")[0]) == {self.label}


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


def names_of(g: State, card: int) -> list[str]:
    """The names that a card has now, as labels."""
    known = {*g.table.label_number, *(g.table.labels[g.prints[card]] if g.prints[card] >= 0 else ())}
    other = g.book.namesake(g, card)
    if other >= 0:
        known.update(g.table.labels[g.prints[other]])
    return sorted([label for label in known if label.startswith(NAME) and has_label(g, card, label)])


@dataclass(frozen=True)
class SharesName(Filter):
    """The card has a name in common with one of those, or has none in common with any."""

    which: Selection
    yes: bool = True

    def looks(self, table: Table) -> Row:
        return labels_information(table, NAME[:-1])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        own = names_of(g, card)
        shared = any([label in own for it in self.which.find(g, s) for label in names_of(g, it)])
        return shared == self.yes


@dataclass(frozen=True)
class Labelled(Filter):
    """The card has a trait, colour, name, … Labels say which sort they are of: "trait:…"."""

    label: str

    def looks(self, table: Table) -> Row:
        return label_information(table, self.label)

    def is_printed(self, table: Table) -> bool:
        # The rules may give a card the names of another one.
        return not self.looks(table) and not self.label.startswith("name:")

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return has_label(g, card, self.label)


@dataclass(frozen=True)
class NameHas(Filter):
    """The name of the card has these characters in it."""

    part: str

    def looks(self, table: Table) -> Row:
        return labels_information(table, "name")

    def fits(self, g: State, s: Scope, card: int) -> bool:
        if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
            return False
        if self.part in g.table.names[g.prints[card]]:
            return True
        return bool(g.effects or g.table.always) and any([self.part in it for it in labels_now(g, card, "name")])
