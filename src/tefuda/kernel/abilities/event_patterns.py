"""The events that an ability waits for or takes the place of."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..events.causes import BY_NO_EFFECT, BY_OPPONENT, BY_YOU, cause
from ..codes import DAMAGED, DECLARED, MOVED, TIMING
from ..state.state import State
from .nodes import EITHER, Condition, EventPattern, Selection
from .scope import Scope
from .selections import players_of
from .spoken_of import This
from ..state.records import Event

# Whose doing an event has to be.
BY_EFFECT: Final = (BY_YOU, BY_OPPONENT)
BY_OPPONENTS_EFFECT: Final = (BY_OPPONENT,)
BY_OPPONENT_OR_BATTLE: Final = (BY_OPPONENT, BY_NO_EFFECT)
BY_RULE: Final = (BY_NO_EFFECT,)

NO_KIND: Final = -1


def _done_so(g: State, s: Scope, card: int, causes: tuple[int, ...], by: Optional[Selection]) -> bool:
    """Whether what happens to a card is the doing of one of these, and by such a card, where that is asked for."""
    if causes and cause(g, s.controller, card) not in causes:
        return False
    if by is None:
        return True
    doer = g.book.doer(g, card)
    return doer >= 0 and by.holds(g, s, doer)


@dataclass(frozen=True)
class Moves(EventPattern):
    """A card goes from a zone to a zone: any, where none is named; perhaps for a reason, by a cause, by a card."""

    subject: Selection
    sources: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    reasons: tuple[int, ...] = ()
    causes: tuple[int, ...] = ()
    doer: Optional[Selection] = None

    def kind(self) -> int:
        return MOVED

    def about_itself(self) -> bool:
        return isinstance(self.subject, This)

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        layout = g.book.layout
        if self.sources and layout.kind[event.origin] not in self.sources:
            return False
        if self.targets and layout.kind[event.to] not in self.targets:
            return False
        if event.origin == event.to or (self.reasons and event.reason not in self.reasons):
            return False
        if not _done_so(g, s, event.card, self.causes, self.doer):
            return False
        return self.subject.moved(g, s, event.card, event.origin, event.to)


@dataclass(frozen=True)
class Declares(EventPattern):
    """A card does something that the rulebook declares: it attacks, blocks, breaks, deals damage, is played.

    There may be several reasons that are all meant: an attack on a card and one on the player. Told as ``passive``, it
    is about the other card, which is attacked, blocked, broken.
    """

    reason: int
    subject: Selection
    other: Optional[Selection] = None
    or_reasons: tuple[int, ...] = ()
    passive: bool = False

    def kind(self) -> int:
        return DECLARED

    def about_itself(self) -> bool:
        return isinstance(self.subject, This)

    def names_other(self) -> bool:
        return self.passive

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        if event.reason != self.reason and event.reason not in self.or_reasons:
            return False
        if not self.subject.holds(g, s, event.card):
            return False
        if self.other is None:
            return True
        other = event.before
        return other in g.obj and self.other.holds(g, s, g.obj.index(other))


@dataclass(frozen=True)
class Pays(Declares):
    """At least a number is paid for an effect of a card."""

    least: int = 1

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        return event.to >= self.least and super().fits(g, s, event)


@dataclass(frozen=True)
class Lessens(Declares):
    """A number of a card gets less, perhaps by some cause."""

    attribute: int = 0
    causes: tuple[int, ...] = ()

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        if event.to != self.attribute or (self.causes and cause(g, s.controller) not in self.causes):
            return False
        return super().fits(g, s, event)


@dataclass(frozen=True)
class Turns(EventPattern):
    """A card is rested, stood, turned over or shown (by the number of the event)."""

    event: int
    subject: Selection
    causes: tuple[int, ...] = ()
    reasons: tuple[int, ...] = ()

    def kind(self) -> int:
        return self.event

    def about_itself(self) -> bool:
        return isinstance(self.subject, This)

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        if self.reasons and event.reason not in self.reasons:
            return False
        if self.causes and cause(g, s.controller) not in self.causes:
            return False
        return self.subject.holds(g, s, event.card)


@dataclass(frozen=True)
class DamageDealt(EventPattern):
    """Damage is marked on a card: any damage, or that of a sort; perhaps by some cause, by a card, or only much."""

    subject: Selection
    reasons: tuple[int, ...] = ()
    causes: tuple[int, ...] = ()
    doer: Optional[Selection] = None
    least: int = 0

    def kind(self) -> int:
        return DAMAGED

    def about_itself(self) -> bool:
        return isinstance(self.subject, This)

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        card = event.card
        if card < 0 or (self.reasons and event.reason not in self.reasons) or event.to < self.least:
            return False
        return _done_so(g, s, card, self.causes, self.doer) and self.subject.holds(g, s, card)


@dataclass(frozen=True)
class At(EventPattern):
    """A moment of the turn comes, of any turn or of one player's; for what waits for later, perhaps not of this one."""

    reason: int
    whose: int = EITHER
    later_turn: bool = False

    def kind(self) -> int:
        return TIMING

    def is_of_later_turn(self) -> bool:
        return self.later_turn

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        return event.reason == self.reason and g.turn_player in players_of(self.whose, s.controller)


@dataclass(frozen=True)
class Whenever(EventPattern):
    """Something is so, rather than happens: looked at when waiting abilities are. Those that make it so may be "it"."""

    condition: Condition
    because: Optional[Selection] = None

    def kind(self) -> int:
        return NO_KIND

    def is_state(self) -> bool:
        return True

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        return self.condition.met(g, s)


@dataclass(frozen=True)
class WithCondition(EventPattern):
    """An event, while a condition is met."""

    event_pattern: EventPattern
    condition: Condition

    def kind(self) -> int:
        return self.event_pattern.kind()

    def about_itself(self) -> bool:
        return self.event_pattern.about_itself()

    def is_state(self) -> bool:
        return self.event_pattern.is_state()

    def names_other(self) -> bool:
        return self.event_pattern.names_other()

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        return self.event_pattern.fits(g, s, event) and self.condition.met(g, s)


@dataclass(frozen=True)
class Either(EventPattern):
    """One of several events of one kind."""

    parts: tuple[EventPattern, ...]

    def kind(self) -> int:
        return self.parts[0].kind()

    def about_itself(self) -> bool:
        return all([part.about_itself() for part in self.parts])

    def fits(self, g: State, s: Scope, event: Event) -> bool:
        return any([part.fits(g, s, event) for part in self.parts])
