"""Declaring: a player names a piece of information, and the effect goes on to speak of it."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..continuous.projection import has_label
from ..events.telling import A_LABEL, tell_number
from ..state.state import Frame, Row, State, call
from ..state.card_table import Table
from ..continuous.information import labels_information
from .nodes import Effect, Instruction, Filter
from .scope import Scope, controller_in, keep_number, object_in, scope_of, source_in
from .search import all_labels, labels_of_sort


@dataclass(frozen=True)
class Declare(Effect):
    """The master names one of the labels of a sort that cards of the match have: a card name, say."""

    sort: str

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(KeepDeclared(self.sort))

    def run(self, g: State, f: Frame) -> int:
        g.done = 0
        labels = labels_of_sort(g.table, self.sort)
        return call(g, g.book.at["mode"], scope_of(f).controller, len(labels)) if labels else NEXT


@dataclass(frozen=True)
class KeepDeclared(Instruction):
    """The label that was named is remembered, by its number among those of its sort."""

    sort: str

    def run(self, g: State, f: Frame) -> int:
        labels = labels_of_sort(g.table, self.sort)
        if labels:
            number = all_labels(g.table).index(labels[g.done])
            tell_number(g, controller_in(f.items), A_LABEL, number, source_in(f.items), object_in(f.items))
        keep_number(f, g.done)
        return NEXT


@dataclass(frozen=True)
class IsDeclared(Filter):
    """The card has what was declared."""

    sort: str

    def looks(self, table: Table) -> Row:
        return labels_information(table, self.sort)

    def fits(self, g: State, s: Scope, card: int) -> bool:
        labels = labels_of_sort(g.table, self.sort)
        return s.number < len(labels) and has_label(g, card, labels[s.number])
