"""The card with the text after the event moved it: a new object, and still the card that the text speaks of."""
from __future__ import annotations

from dataclasses import dataclass

from ..state.state import State
from .nodes import Selection
from .scope import Scope
from .selections import EventCard, This


@dataclass(frozen=True)
class ThisWherever(Selection):
    """The card with the text itself in a zone: as it was there before, or as the event put it there.

    Where the event may have put it into another zone than the one where its texts are used, that is ``after``.
    """

    zone: int
    after: int = -1

    def find(self, g: State, s: Scope) -> list[int]:
        found = This(self.zone).find(g, s)
        if found:
            return found
        kind, after = g.book.layout.kind, self.zone if self.after < 0 else self.after
        return [card for card in EventCard().find(g, s)
                if card == s.source and g.zone_of[card] >= 0 and kind[g.zone_of[card]] == after]
