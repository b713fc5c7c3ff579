"""How effects and costs are laid out.

An effect lays instructions in a row; the place in that row is all that has to
be remembered to go on. Whatever asks a player does so in a procedure of its
own, so an effect can be interrupted, copied and saved anywhere.
"""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..spending import enough
from ..state import Frame, Row, State
from .nodes import Effect, Instruction
from .scope import Scope, keep_done


def laid(effects: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of some effects, one after the other."""
    code: list[Instruction] = []
    for effect in effects:
        effect.lay(code)
    return code


def laid_costs(costs: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of some costs. After each it is looked at whether it was paid, and whole."""
    code: list[Instruction] = []
    for cost in costs:
        cost.lay(code)
        if cost.does_something():
            code.append(Paid())
    return code


@dataclass(frozen=True)
class Paid(Instruction):
    """What was not done to all that it should be done to was not paid, and nothing further is: -1 is remembered."""

    def run(self, g: State, f: Frame) -> int:
        done = f.items[4]
        if done <= 0 or done < len(f.chosen) // 2:
            keep_done(f, -1)
            f.b = len(g.table.costs[-1 - f.a])
        return NEXT


def payable_together(g: State, s: Scope, costs: tuple[Effect, ...], taken: list[int]) -> bool:
    """Whether all the costs can be paid, first those that take cards of which others may need some too."""
    demands: list[Row] = []
    others: list[Effect] = []
    for place, cost in enumerate(costs):
        if place and cost.follows():
            continue
        row = cost.demand(g, s)
        if not row:
            others.append(cost)
            continue
        demands.append(row)
        if row[0] < 0:
            if len(row) == 1:
                return False
            taken.append(row[1])
    if demands and not enough(demands, taken):
        return False
    for cost in others:
        if not cost.payable(g, s, taken):
            return False
    return True
