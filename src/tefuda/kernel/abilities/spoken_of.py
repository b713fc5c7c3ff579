"""The cards that a text speaks of: this one, that of the event, those that were chosen, moved or looked at before."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import DECLARED, MOVED
from ..state.state import State
from .nodes import Filter, Selection, asks_anything, passes
from .scope import Scope, still
from .selections import Cards, players_of
from ..visibility.sight import sees
from ..state.records import Event


@dataclass(frozen=True)
class This(Selection):
    """The card with the text itself, as long as it is the same object; perhaps only in one zone."""

    zone: int = -1

    def find(self, g: State, s: Scope) -> list[int]:
        return [s.source] if self.holds(g, s, s.source) else []

    def holds(self, g: State, s: Scope, card: int) -> bool:
        if card != s.source or card < 0 or g.obj[card] != s.obj:
            return False
        return self.zone < 0 or g.book.layout.kind[g.zone_of[card]] == self.zone


@dataclass(frozen=True)
class It(Selection):
    """What was chosen, moved or named just before; only what passes the tests. ``many`` is for the wording alone."""

    tests: tuple[Filter, ...] = ()
    many: bool = False

    def find(self, g: State, s: Scope) -> list[int]:
        cards = still(g, s.it)
        return [card for card in cards if passes(self.tests, g, s, card)] if self.tests else cards


def is_there(g: State, event: Event) -> bool:
    """Whether the card that an event is about is still there to be spoken of."""
    card = event.card
    if event.kind == MOVED:
        kind = g.book.layout.kind
        # Before the move it is where it was, as for what takes the place of the move.
        return g.obj[card] == event.before or kind[g.zone_of[card]] == kind[event.to]
    return event.kind == DECLARED or g.obj[card] == event.before


@dataclass(frozen=True)
class EventCard(Selection):
    """The card that the event is about: where it went if it moved, else as long as it is the same object."""

    def find(self, g: State, s: Scope) -> list[int]:
        card = s.event.card
        return [card] if card >= 0 and self.holds(g, s, card) else []

    def holds(self, g: State, s: Scope, card: int) -> bool:
        return card == s.event.card and is_there(g, s.event)


@dataclass(frozen=True)
class That(Selection):
    """What was spoken of last and lies in one of some zones, any where none is named: what was chosen there, else what
    was looked at, else the card that the event is about."""

    zones: tuple[int, ...] = ()

    def find(self, g: State, s: Scope) -> list[int]:
        for cards in (still(g, s.it), still(g, s.looked), EventCard().find(g, s)):
            found = self._there(g, cards)
            if found:
                return found
        return []

    def _there(self, g: State, cards: list[int]) -> list[int]:
        kind = g.book.layout.kind
        return [card for card in cards if kind[g.zone_of[card]] in self.zones] if self.zones else cards


@dataclass(frozen=True)
class OtherCard(Selection):
    """The other card of the event: the one that was attacked, broken, damaged."""

    def find(self, g: State, s: Scope) -> list[int]:
        obj = s.event.other
        return [g.obj.index(obj)] if obj > 0 and obj in g.obj else []


@dataclass(frozen=True)
class Looked(Selection):
    """The cards that were looked at or shown; only what passes the tests. ``shown`` is for the wording alone."""

    tests: tuple[Filter, ...] = ()
    shown: bool = False

    def hidden(self, g: State, s: Scope) -> bool:
        if not asks_anything(self.tests):
            return False
        for card in still(g, s.looked):
            if sees(g, card) != 3:
                return True
        return False

    def find(self, g: State, s: Scope) -> list[int]:
        cards = still(g, s.looked)
        return [card for card in cards if passes(self.tests, g, s, card)] if self.tests else cards


@dataclass(frozen=True)
class Remaining(Selection):
    """The cards that were looked at and are still where they were."""

    def find(self, g: State, s: Scope) -> list[int]:
        taken = still(g, s.it)
        return [card for card in still(g, s.looked) if card not in taken]


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
        if passes(self.cards.tests, g, s, card):
            found.append(card)
        return found


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


@dataclass(frozen=True)
class WereAttached(Selection):
    """The cards that lay with this one as it left play, if they went where it went and are there still."""

    def find(self, g: State, s: Scope) -> list[int]:
        event = s.event
        if event.kind != MOVED or event.card != s.source or event.before not in g.last:
            return []
        kind = g.book.layout.kind
        tied = g.last[event.before].attached
        return [card for card in tied if g.zone_of[card] >= 0 and kind[g.zone_of[card]] == kind[event.to]]
