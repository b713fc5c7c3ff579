"""The sorts of abilities, by how they come to do something."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..state.state import State
from .instructions import payable_together, seems_payable
from .nodes import EITHER, YOU, Ability, EventPattern, Number, Static, Selection
from .numbers import Counted, Each, Fixed
from .qualities import Plus
from .scope import Scope


@dataclass(frozen=True)
class Activated(Ability):
    """A player may play it, at certain menus, by paying its costs."""

    timings: tuple[int, ...] = ()

    def timing(self) -> tuple[int, ...]:
        return self.timings


@dataclass(frozen=True)
class Played(Ability):
    """What its card does when it is played and resolved."""


@dataclass(frozen=True)
class Automatic(Ability):
    """An ability that is played when something happens."""

    when: Optional[EventPattern] = None

    def event_pattern(self) -> Optional[EventPattern]:
        return self.when


@dataclass(frozen=True)
class Always(Ability):
    """Something is so as long as it works."""

    statics: tuple[Static, ...] = ()

    def holding(self) -> tuple[Static, ...]:
        return self.statics


@dataclass(frozen=True)
class AlwaysForEach(Always):
    """Numbers are so much more or less for each of some cards."""

    per: Optional[Selection] = None

    def holding(self) -> tuple[Static, ...]:
        return tuple([self._for_each(static) for static in self.statics])

    def _for_each(self, static: Static) -> Static:
        quality = static.quality
        if self.per is None or not isinstance(quality, Plus) or not isinstance(quality.amount, Fixed):
            return static
        return Static(static.which, Plus(quality.attribute, Each(Counted(self.per), quality.amount.number)))


@dataclass(frozen=True)
class Replacing(Ability):
    """When something would happen, something else happens instead, or may; perhaps only if its costs are paid."""

    when: Optional[EventPattern] = None
    optional: bool = False

    def event_pattern(self) -> Optional[EventPattern]:
        return self.when

    def possible(self, g: State, s: Scope, as_seen: bool) -> bool:
        """Whether what may happen instead can be done; as far as everybody can see, perhaps."""
        if self.costs:
            return seems_payable(g, s, self.costs) if as_seen else payable_together(g, s, self.costs, [])
        for effect in self.effects:
            if not effect.payable(g, s, []) and not (as_seen and effect.hidden(g, s)):
                return False
        return True


@dataclass(frozen=True)
class Forbidding(Ability):
    """Players can't do something as long as it works."""

    who: int = 0
    deed: int = 0

    def forbids(self, g: State, s: Scope, player: int) -> bool:
        if self.who != EITHER and (s.controller == player) != (self.who == YOU):
            return False
        return self.condition is None or self.condition.met(g, s)


@dataclass(frozen=True)
class KeywordNumber(Ability):
    """A keyword that is a number of the card, read off it like any printed number, wherever the card is."""

    attribute: int = 0
    number: int = 1


@dataclass(frozen=True)
class DamageReduction(Ability):
    """Damage to some cards is less by a number, or is none at all; perhaps only that of a sort, or by some cards."""

    which: Optional[Selection] = None
    by: Optional[Selection] = None
    reasons: tuple[int, ...] = ()
    less: Optional[Number] = None

    def concerns(self, g: State, s: Scope, card: int, reason: int) -> bool:
        if self.which is None or not self.which.holds(g, s, card) or (self.reasons and reason not in self.reasons):
            return False
        if self.condition is not None and not self.condition.met(g, s):
            return False
        if self.by is None:
            return True
        dealer = g.book.doer(g, card)
        return dealer >= 0 and self.by.holds(g, s, dealer)


@dataclass(frozen=True)
class Allowing(Ability):
    """The card may do what the rules don't let it do; perhaps only with some cards."""

    deed: int = 0
    others: Optional[Selection] = None

    def concerns(self, g: State, s: Scope, other: int) -> bool:
        if self.condition is not None and not self.condition.met(g, s):
            return False
        return self.others is None or (other >= 0 and self.others.holds(g, s, other))


@dataclass(frozen=True)
class OtherCost(Ability):
    """What may be paid in place of the cost of its card when that is played: the costs of the ability."""


@dataclass(frozen=True)
class Copies(Ability):
    """How many cards of its number a deck may have, in place of what the book says; any number where it names none."""

    most: int = -1


@dataclass(frozen=True)
class Luring(Ability):
    """Cards that do something have to do it to these, if they can."""

    deed: int = 0
    who: Optional[Selection] = None
    others: Optional[Selection] = None
