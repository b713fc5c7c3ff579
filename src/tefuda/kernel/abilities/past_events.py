"""What texts ask of what has happened so far."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import DECLARED, MOVED
from ..events.history import back, this_turn
from ..state.state import State
from .nodes import Condition, Number, Selection, passes
from .scope import Scope
from .selections import Cards, players_of


@dataclass(frozen=True)
class MovedThisTurn(Number):
    """How many cards came to a player's zones this turn: for one of these reasons, or for any but those."""

    whose: int
    zones: tuple[int, ...]
    reasons: tuple[int, ...] = ()
    but: tuple[int, ...] = ()

    def of(self, g: State, s: Scope) -> int:
        layout = g.book.layout
        players = players_of(self.whose, s.controller)
        count = 0
        for row in this_turn(g):
            if row.kind != MOVED or row.to < 0 or row.origin == row.to or row.reason in self.but:
                continue
            if self.reasons and row.reason not in self.reasons:
                continue
            if layout.kind[row.to] in self.zones and layout.player[row.to] in players:
                count += 1
        return count


@dataclass(frozen=True)
class HasDone(Condition):
    """A card has done something that the rulebook declares: this turn, or ever since it has been this card."""

    which: Selection
    reason: int
    for_turn: bool = False

    def met(self, g: State, s: Scope) -> bool:
        objects = [g.obj[card] for card in self.which.find(g, s)]
        for row in this_turn(g) if self.for_turn else back(g):
            if row.kind == DECLARED and row.reason == self.reason and row.after in objects:
                return True
        return False


@dataclass(frozen=True)
class InRegister(Number):
    """A number that the rulebook keeps in a register: how many battles there were this turn, say."""

    register: int

    def of(self, g: State, s: Scope) -> int:
        return g.registers[self.register]


@dataclass(frozen=True)
class CameThisTurn(Condition):
    """A card came to its zone this turn for a reason. It may be gone by now: the tests ask what it is now."""

    cards: Cards
    reasons: tuple[int, ...] = ()

    def met(self, g: State, s: Scope) -> bool:
        layout = g.book.layout
        players = players_of(self.cards.whose, s.controller)
        for row in this_turn(g):
            if row.kind != MOVED or (self.reasons and row.reason not in self.reasons):
                continue
            if layout.kind[row.to] in self.cards.zones and layout.player[row.to] in players:
                card = _card_of(g, row.after)
                if card >= 0 and passes(self.cards.tests, g, s, card):
                    return True
        return False


def _card_of(g: State, obj: int) -> int:
    """The card that an object is, or was when it left play; -1 where that is not known any more."""
    if obj in g.obj:
        return g.obj.index(obj)
    known = g.last.get(obj)
    return known.card if known is not None and g.zone_of[known.card] >= 0 else -1
