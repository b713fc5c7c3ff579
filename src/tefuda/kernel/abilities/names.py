"""Cards of the same name: those that have one in common, of all the names that they have."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..continuous.projection import has_label
from ..state.state import Row, State
from ..state.card_table import Table
from ..continuous.information import labels_information
from .nodes import Filter, Selection
from .scope import Scope

NAME: Final = "name:"


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
