"""Cards on their way: what is triggered by a move out of play is looked at before the card has gone."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import MOVED
from ..state.state import State
from .nodes import Selection
from .scope import Scope
from .selections import Cards, players_of


@dataclass(frozen=True)
class Arriving(Selection):
    """The cards of a zone, with the card of the event if it is about to come there."""

    cards: Cards

    def find(self, g: State, s: Scope) -> list[int]:
        found = self.cards.find(g, s)
        card = s.event.card
        if s.event.kind != MOVED or card < 0 or card in found or g.obj[card] != s.event.before:
            return found
        layout = g.book.layout
        place = s.event.to
        if layout.kind[place] not in self.cards.zones or layout.player[place] not in players_of(
                self.cards.whose, s.controller):
            return found
        if all([test.fits(g, s, card) for test in self.cards.tests]):
            found.append(card)
        return found
