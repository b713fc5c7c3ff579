"""Cards that came into play: this turn, or by what a text does now."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import MOVED, NEXT
from ..events.history import this_turn
from ..state.state import Frame, State, call
from .player_effects import CountedEffect, Summon
from .nodes import Condition
from .scope import Scope, scope_of
from .selections import Cards, players_of


@dataclass(frozen=True)
class CameThisTurn(Condition):
    """Such a card came to its zone this turn for such a reason. It may be gone by now: the tests ask what it is now."""

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
                if card >= 0 and all([test.fits(g, s, card) for test in self.cards.tests]):
                    return True
        return False


def _card_of(g: State, obj: int) -> int:
    """The card that an object is, or was when it left play; -1 where that is not known any more."""
    if obj in g.obj:
        return g.obj.index(obj)
    known = g.last.get(obj)
    return known.card if known is not None and g.zone_of[known.card] >= 0 else -1


@dataclass(frozen=True)
class SummonEach(CountedEffect):
    """Tokens of several names come into the game at the same time."""

    parts: tuple[Summon, ...]

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = 0
        prints: list[int] = []
        for part in self.parts:
            prints.extend(part.tokens(g, s))
        if not prints:
            return NEXT
        first = self.parts[0]
        player = players_of(first.who, s.controller)[0]
        return call(g, g.book.at["token"], player, len(prints), int(first.rested), tuple(prints))
