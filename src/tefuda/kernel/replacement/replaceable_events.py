"""Events that are not written down as such: nothing waits for them, but something can take their place."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..events.causes import cause
from ..codes import DOING, LOST
from ..state.state import State
from ..abilities.nodes import EITHER, EventPattern, Selection
from ..abilities.scope import Scope
from ..abilities.selections import players_of
from ..abilities.spoken_of import This
from ..state.records import Event


@dataclass(frozen=True)
class Undergoes(EventPattern):
    """A player is about to go through a procedure of the rulebook: to be dealt damage, to ignite, to end the turn.

    Perhaps only by some cause or card, or with so much at least. With a subject it is cards that go through it.
    """

    procedure: str
    who: int = EITHER
    subject: Optional[Selection] = None
    causes: tuple[int, ...] = ()
    doer: Optional[Selection] = None
    least: int = 0

    def kind(self) -> int:
        return DOING

    def about_itself(self) -> bool:
        return isinstance(self.subject, This)

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        card = event.card
        if event.reason != g.book.at[self.procedure] or event.to < self.least:
            return False
        if self.causes and cause(g, s.controller, card) not in self.causes:
            return False
        if self.doer is not None:
            doer = event.other
            if doer <= 0 or doer not in g.obj or not self.doer.holds(g, s, g.obj.index(doer)):
                return False
        if self.subject is not None:
            return card >= 0 and self.subject.holds(g, s, card)
        return card < 0 and event.origin in players_of(self.who, s.controller)


@dataclass(frozen=True)
class LosesGame(EventPattern):
    """A player is about to lose the game, for whatever reason; giving up is not meant."""

    who: int

    def kind(self) -> int:
        return LOST

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        return event.origin in players_of(self.who, s.controller)
