"""Cards that lie with others, tied to them, and cards that battle each other."""
from __future__ import annotations

from dataclasses import dataclass

from ..events.changes import attached
from ..codes import MOVED
from ..state.state import State
from .nodes import Filter, Selection
from .scope import Scope


@dataclass(frozen=True)
class TiedTo(Selection):
    """The cards that lie with those, tied to them."""

    cards: Selection

    def find(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for host in self.cards.find(g, s):
            found.extend(attached(g, host))
        return found

    def holds(self, g: State, s: Scope, card: int) -> bool:
        return g.host[card] >= 0 and self.cards.holds(g, s, g.host[card])


@dataclass(frozen=True)
class WereTied(Selection):
    """The cards that lay with this one as it left play, if they went where it went and are there still."""

    def find(self, g: State, s: Scope) -> list[int]:
        event = s.event
        if event.kind != MOVED or event.card != s.source or event.before not in g.last:
            return []
        kind = g.book.layout.kind
        tied = g.last[event.before].attached
        return [card for card in tied if g.zone_of[card] >= 0 and kind[g.zone_of[card]] == kind[event.to]]


@dataclass(frozen=True)
class Facing(Filter):
    """The card is in battle with one of those. Everybody sees that, whatever the card is.

    Perhaps only if something else is so of it that the rulebook defines: that it is the one that attacks.
    """

    which: Selection
    so: int = -1

    def fits(self, g: State, s: Scope, card: int) -> bool:
        other = g.book.faced(g, card)
        if other < 0 or not self.which.holds(g, s, other):
            return False
        return self.so < 0 or g.book.is_so(g, self.so, card)

    def asks(self) -> bool:
        return False
