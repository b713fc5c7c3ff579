"""What can take the place of an event so that it happens all the same, in another way.

An event whose place is taken by anything else never happened. Where the text
only changes its amount, to whom it happens, or in which state a card arrives,
the event goes on as that, and other replacements may still apply to it.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..numbering import Numbering
from ..codes import NEXT
from ..events.proposed import altered
from ..state.state import Frame, State
from ..abilities.conditions import Done
from ..abilities.control_flow import If, Sequence
from ..costs.ability_costs import PayNow
from ..abilities.nodes import Effect, Instruction, Number, Selection
from ..abilities.scope import Scope, scope_of
from ..abilities.selections import players_of
from .frame import being_replaced, go_on

# How an amount changes.
_AMOUNTS: Final = Numbering("change of an amount")
LESS: Final = _AMOUNTS.add("less")
MORE: Final = _AMOUNTS.add("more")
JUST: Final = _AMOUNTS.add("just")


@dataclass(frozen=True)
class GoesOn(Effect):
    """The event happens after all, as it was."""

    def run(self, g: State, f: Frame) -> int:
        go_on(g, being_replaced(g))
        return NEXT


def compile_if_paid(effects: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of what happens instead if the costs of the ability are paid; else the event goes on."""
    code: list[Instruction] = [PayNow()]
    If(Done(True), Sequence(effects), GoesOn()).emit(code)
    return code


@dataclass(frozen=True)
class Amount(Effect):
    """The event happens with less, more, or another amount: damage, recovery, cards of a procedure."""

    number: Number
    change: int = LESS

    def run(self, g: State, f: Frame) -> int:
        number = self.number.of(g, scope_of(f))
        event = being_replaced(g)
        if self.change != JUST:
            number = max(0, event.to + (number if self.change == MORE else -number))
        go_on(g, altered(g, event, to=number))
        return NEXT


@dataclass(frozen=True)
class Diverted(Effect):
    """The event happens to another card: the first of some. Where there is none, it happens as it would have."""

    which: Selection

    def run(self, g: State, f: Frame) -> int:
        cards = self.which.find(g, scope_of(f))
        event = being_replaced(g)
        go_on(g, altered(g, event, card=cards[0]) if cards else event)
        return NEXT

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        """Whether there is a card that the event could happen to."""
        return bool(self.which.find(g, s))


@dataclass(frozen=True)
class DivertedTo(Effect):
    """The event happens to the other player, or to you."""

    who: int

    def run(self, g: State, f: Frame) -> int:
        player = players_of(self.who, scope_of(f).controller)[0]
        go_on(g, altered(g, being_replaced(g), player=player))
        return NEXT


@dataclass(frozen=True)
class Arrives(Effect):
    """The card goes there all the same, and is in these states there: rested, face-down."""

    flags: int

    def run(self, g: State, f: Frame) -> int:
        event = being_replaced(g)
        go_on(g, altered(g, event, flags=event.flags | self.flags))
        return NEXT


@dataclass(frozen=True)
class EventAmount(Number):
    """The amount that the event would have had: the damage, the recovery."""

    def of(self, g: State, s: Scope) -> int:
        return max(0, s.event.to)
