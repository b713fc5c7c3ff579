"""Counting in other ways than one by one: by fours, or each name once."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import FACE_DOWN
from ..state.state import State
from .nodes import Number, Selection
from .scope import Scope


@dataclass(frozen=True)
class Wholes(Number):
    """How often a number holds another one whole: 9 holds 4 twice."""

    number: Number
    by: int

    def of(self, g: State, s: Scope) -> int:
        return max(0, self.number.of(g, s)) // max(1, self.by)

    def known(self, g: State, s: Scope) -> bool:
        return self.number.known(g, s)


@dataclass(frozen=True)
class OfEachName(Selection):
    """Of some cards, one of each name."""

    cards: Selection

    def find(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        names: set[str] = set()
        for card in self.cards.find(g, s):
            if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
                continue
            name = g.table.names[g.prints[card]]
            if name not in names:
                names.add(name)
                found.append(card)
        return found

    def hidden(self, g: State, s: Scope) -> bool:
        return self.cards.hidden(g, s)
