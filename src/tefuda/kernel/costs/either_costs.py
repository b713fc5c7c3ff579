"""Costs of which one is paid: this or that.

Which of them is said before anything is paid, so that what is paid first leaves enough for the rest. Each way to pay
is laid out by itself, as if it were all that the ability costs.
"""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT, SHOWN
from ..errors import EngineError
from ..state.state import Frame, Row, State, call
from .ability_costs import give_up, compile_costs_together
from ..abilities.instructions import EndOfWay, compile_costs, payable_together, seems_payable, ways_of
from ..abilities.nodes import Effect, Instruction
from ..abilities.scope import Scope, scope_of


@dataclass(frozen=True)
class PayOne(Effect):
    """One of several costs, which whoever pays picks."""

    options: tuple[Effect, ...]

    def emit(self, code: list[Instruction]) -> None:
        raise EngineError("this or that can only be a cost")

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return payable_together(g, s, (self,), taken)

    def hidden(self, g: State, s: Scope) -> bool:
        return any([option.hidden(g, s) for option in self.options])

    def ways(self) -> tuple[tuple[Effect, ...], ...]:
        found: list[tuple[Effect, ...]] = []
        for option in self.options:
            found.extend(option.ways())
        return tuple(found)


def compile_payment(costs: tuple[Effect, ...], together: bool) -> list[Instruction]:
    """The instructions of what an ability costs: paid at the same time, or one after the other."""
    ways = ways_of(costs)
    blocks = [compile_costs_together(way) if together else compile_costs(way) for way in ways]
    if len(blocks) == 1:
        return blocks[0]
    starts: list[int] = []
    code: list[Instruction] = []
    ahead = sum([len(block) + 1 for block in blocks])
    for block in blocks:
        starts.append(len(code))
        code.extend(block)
        ahead -= len(block) + 1
        code.append(EndOfWay(ahead))
    return [PickWay(tuple(ways)), GoThatWay(tuple(starts)), *code]


@dataclass(frozen=True)
class PickWay(Instruction):
    """Whoever pays picks one of the ways that can be gone.

    Where only hidden cards tell that another one can't be, that player is asked even if there is just one.
    """

    options: tuple[tuple[Effect, ...], ...]

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        open_ways: list[int] = []
        secret = False
        for number, way in enumerate(self.options):
            if payable_together(g, s, way, _being_played(g, s)):
                open_ways.append(number)
            elif any([cost.hidden(g, s) for cost in way]) and seems_payable(g, s, way):
                secret = True
        if not open_ways:
            return give_up(g, f)
        return call(g, g.book.at["way"], s.controller, len(self.options), int(secret), tuple(open_ways))


def _being_played(g: State, s: Scope) -> list[int]:
    """A card that is being played does not pay for itself."""
    return [s.source] if s.source >= 0 and g.flags[s.source] & SHOWN else []


@dataclass(frozen=True)
class GoThatWay(Instruction):
    """Go on with the costs of the way that was picked."""

    starts: Row

    def run(self, g: State, f: Frame) -> int:
        f.b += self.starts[g.done]
        return NEXT
