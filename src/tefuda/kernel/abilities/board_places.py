"""Places as texts speak of them: where on a board a card lies, and where one can be put.

The places of a zone that both players share are counted from the side of the effect's master: the board looks the
same to both.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..state.state import Frame, Row, State
from .nodes import EITHER, YOU, CardEffect, Filter, Node, Selection, passes
from .scope import Scope
from ..actions.place import put_into
from .selections import places_of, player_of


def seen_index(g: State, place: int, player: int) -> int:
    """The number of a place in its zone as the player sees it."""
    layout = g.book.layout
    index = layout.index[place]
    return layout.zone(place).places - 1 - index if layout.player[place] < 0 and player == 1 else index


@dataclass(frozen=True)
class Placed(Filter):
    """The card lies in one of these places of its zone."""

    indexes: tuple[int, ...]

    def fits(self, g: State, s: Scope, card: int) -> bool:
        place = g.zone_of[card]
        return place >= 0 and seen_index(g, place, s.controller) in self.indexes


@dataclass(frozen=True)
class Beside(Filter):
    """The card lies in a place next to that of another one."""

    which: Selection

    def fits(self, g: State, s: Scope, card: int) -> bool:
        layout = g.book.layout
        return any([layout.distance(g.zone_of[card], g.zone_of[it]) == 1 for it in self.which.find(g, s)])


@dataclass(frozen=True)
class Places(Node):
    """Places of a zone: all or some of them, perhaps only those next to a card, or those without such a card."""

    zone: int
    indexes: tuple[int, ...] = ()
    without: tuple[Filter, ...] = ()
    beside: Optional[Selection] = None
    whose: int = EITHER

    def find(self, g: State, s: Scope) -> list[int]:
        places = places_of(g, (self.zone,), self.whose, s.controller)
        if self.indexes:
            places = [place for place in places if seen_index(g, place, s.controller) in self.indexes]
        if self.beside is not None:
            layout = g.book.layout
            near = [g.zone_of[it] for it in self.beside.find(g, s)]
            places = [place for place in places if any([layout.distance(place, it) == 1 for it in near])]
        return [place for place in places if not self._taken(g, s, place)] if self.without else places

    def _taken(self, g: State, s: Scope, place: int) -> bool:
        return any([passes(self.without, g, s, card) for card in g.zones[place]])


@dataclass(frozen=True)
class PutInto(CardEffect):
    """Put the cards into places that a player picks for each of them, all at the same time."""

    places: Places
    reason: int
    flags: int = 0
    who: int = YOU

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        player = player_of(self.who, s.controller)
        return put_into(g, player, cards, tuple(self.places.find(g, s)), self.reason, self.flags)

    def possible(self, g: State, s: Scope, card: int) -> bool:
        """The places may be told by the card itself, which is "it" then."""
        return bool(self.places.find(g, Scope(s.source, s.obj, s.controller, s.event, (card, g.obj[card]), s.looked)))


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
