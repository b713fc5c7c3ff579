"""How effects and costs are laid out.

An effect lays instructions in a row; the place in that row is all that has to
be remembered to go on. Whatever asks a player does so in a procedure of its
own, so an effect can be interrupted, copied and saved anywhere.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..costs.shared_costs import Demand, enough
from ..state.state import Frame, Row, State
from .nodes import Effect, Instruction
from .scope import Scope, done_in, keep_done


def compile_effects(effects: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of some effects, one after the other."""
    code: list[Instruction] = []
    for effect in effects:
        effect.emit(code)
    return code


def compile_costs(costs: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of some costs. After each it is looked at whether it was paid, and whole."""
    code: list[Instruction] = []
    for cost in costs:
        cost.emit(code)
        if cost.does_something():
            code.append(Paid())
    return code


# In a frame, b is twice the place of the instruction, and one more as long as what came of it has not been taken yet.


def place_of(f: Frame) -> int:
    """The place of the instruction that is carried out."""
    return f.b >> 1


def jump(f: Frame, count: int) -> None:
    """Pass over so many instructions, or go back so many."""
    f.b += 2 * count


def give_up(g: State, f: Frame) -> None:
    """Costs are not paid, and nothing further is: -1 is remembered."""
    keep_done(f, -1)
    f.b = 2 * len(g.table.costs[-1 - f.a]) - 1


def ways_of(costs: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """The ways to pay some costs. It is one, unless one of them is this or that."""
    found: list[tuple[Effect, ...]] = [()]
    for cost in costs:
        own = cost.ways()
        found = [(*way, *more) for way in found for more in own]
    return found


@dataclass(frozen=True)
class Skip(Instruction):
    """Go on further ahead."""

    count: int

    def after(self, g: State, f: Frame) -> None:
        jump(f, self.count)

    def targeting(self) -> bool:
        return True


@dataclass(frozen=True)
class EndOfWay(Skip):
    """One of several branches has been carried out; the others are further ahead."""


def branches(blocks: list[list[Instruction]]) -> tuple[Row, list[Instruction]]:
    """Several rows of instructions of which one is carried out: how far ahead each begins, and all of them."""
    starts: list[int] = []
    code: list[Instruction] = []
    ahead = sum([len(block) + 1 for block in blocks])
    for block in blocks:
        starts.append(len(code))
        code.extend(block)
        ahead -= len(block) + 1
        code.append(EndOfWay(ahead))
    return tuple(starts), code


def demands_behind(code: list[Instruction]) -> tuple[Row, ...]:
    """For each place among the instructions of costs: those from there on that may take cards, in the same way."""
    later: Row = ()
    found: list[Row] = [later]
    for place in range(len(code) - 1, -1, -1):
        if isinstance(code[place], EndOfWay):
            later = ()
        elif code[place].demands():
            later = (place, *later)
        found.append(later)
    found.reverse()
    return tuple(found)


@dataclass(frozen=True)
class Paid(Instruction):
    """What was not done to all that it should be done to was not paid, and nothing further is: -1 is remembered."""

    def after(self, g: State, f: Frame) -> None:
        done = done_in(f.items)
        if done <= 0 or done < len(f.chosen) // 2:
            give_up(g, f)


# The same card, as one that something is done to before it goes.
_BEFORE: Final = 1 << 20


def stay_first(costs: tuple[Effect, ...]) -> bool:
    """Whether cards are first turned or shown, where they lie, and only then go anywhere: then the same ones may."""
    stay = [cost.leaves_there() for cost in costs]
    return True in stay and stay == sorted(stay, reverse=True)


def _in_order(
    g: State, s: Scope, before: tuple[Effect, ...], cost: Effect, demand: Demand, apart: bool
) -> Demand:
    """What a cost takes after others: also what these bring to where any card will do, told by numbers below 0."""
    if apart and cost.leaves_there():
        return Demand(demand.count, tuple([card + _BEFORE for card in demand.cards]), demand.certain)
    zones = cost.takes_any_of()
    brought: list[int] = []
    for number, other in enumerate(before):
        if zones and other.brings_to() in zones:
            theirs = other.demand(g, s)
            count = theirs.count if theirs is not None else 0
            brought.extend([-1 - (number << 8 | unit) for unit in range(count)])
    return Demand(demand.count, (*demand.cards, *brought), demand.certain)


def seems_payable(g: State, s: Scope, costs: tuple[Effect, ...]) -> bool:
    """Whether the costs can be paid as far as everybody can see: who does not see the cards can't tell."""
    for way in ways_of(costs):
        if payable_together(g, s, tuple([cost for cost in way if not cost.hidden(g, s)]), []):
            return True
    return False


def _payable_somehow(g: State, s: Scope, ways: list[tuple[Effect, ...]], taken: list[int]) -> bool:
    """Cards are taken only for the way that can be gone."""
    for way in ways:
        also = taken.copy()
        if payable_together(g, s, way, also):
            taken.extend(also[len(taken):])
            return True
    return False


def payable_together(g: State, s: Scope, costs: tuple[Effect, ...], taken: list[int]) -> bool:
    """Whether all the costs can be paid, first those that take cards of which others may need some too.

    Of several ways to pay them, the first that can be gone.
    """
    if g.table.pays_either:
        ways = ways_of(costs)
        if len(ways) > 1:
            return _payable_somehow(g, s, ways, taken)
    demands: list[Demand] = []
    others: list[Effect] = []
    several = len(costs) > 1
    apart = several and stay_first(costs)
    for number, cost in enumerate(costs):
        if number and cost.follows():
            continue
        demand = cost.demand(g, s)
        if demand is None:
            others.append(cost)
            continue
        if several:
            demand = _in_order(g, s, costs[:number], cost, demand, apart)
        demands.append(demand)
        if demand.certain:
            if not demand.cards:
                return False
            taken.append(demand.cards[0])
    if demands and not enough(demands, taken):
        return False
    for cost in others:
        if not cost.payable(g, s, taken):
            return False
    return True
