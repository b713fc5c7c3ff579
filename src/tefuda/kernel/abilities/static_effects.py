"""What static abilities say, found once for a match, and what of it is so now."""
from __future__ import annotations

from typing import Optional

from ..state.state import State
from .nodes import Condition, Static
from .scope import Scope


class StaticEffect:
    """One thing that an ability says wherever it works: found once for a match."""

    __slots__ = (
        "amount", "base", "bound", "closes", "condition", "looks", "number", "of_itself", "reason", "sort",
        "steady", "what", "which")

    def __init__(
        self, number: int, static: Static, what: int, condition: Optional[Condition], looks: frozenset[int], base: bool,
        closes: bool, of_itself: bool, steady: bool,
    ) -> None:
        quality = static.quality
        self.sort = quality.sort()
        self.what = what
        self.reason = quality.reason()
        self.which = static.which
        self.amount = quality.number()
        # The ability that it comes from.
        self.number = number
        self.condition = condition
        self.bound = quality.bound()
        # What it looks at that other lasting effects may change.
        self.looks = looks
        # Whether it counts as printed, on cards that are not given the ability.
        self.base = base
        # Whether it closes a ring (see ``kernel.continuous.dependency_cycles``).
        self.closes = closes
        # Whether it is only about the card that says it.
        self.of_itself = of_itself
        # Whether only moves change to which cards it applies: those in and out of zones known beforehand.
        self.steady = steady


class ActiveStatic:
    """A quality that some cards have now, by an ability that works now: what is said, and who says it since when."""

    __slots__ = (
        "_asked", "amount", "base", "bound", "closes", "condition", "looks", "number", "own", "reason",
        "scope", "sort", "steady", "time", "what", "which")

    def __init__(self, said: StaticEffect, scope: Scope, time: int, given: bool) -> None:
        self.sort = said.sort
        self.what = said.what
        self.reason = said.reason
        self.which = said.which
        self.amount = said.amount
        self.scope = scope
        self.time = time
        self.number = said.number
        self.condition = said.condition
        self.bound = said.bound
        self.looks = said.looks
        self.base = said.base and not given
        self.closes = said.closes
        # The card, where it is only about the one that says it; else -1.
        self.own = scope.source if said.of_itself else -1
        self.steady = said.steady
        self._asked = False

    def concerns(self, g: State, card: int) -> bool:
        """Whether the card has it now."""
        return self.which.holds(g, self.scope, card) and self.works(g)

    def works(self, g: State) -> bool:
        """Whether its condition is met, and how much it is can be told. One that hangs on itself is not."""
        if self.amount is not None and g.table.unknowable and not self.amount.known(g, self.scope):
            return False
        if self.condition is None:
            return True
        if self._asked:
            return False
        self._asked = True
        met = self.condition.met(g, self.scope)
        self._asked = False
        return met
