"""Costs that are settled whole before anything is paid, and costs that are paid while an effect is carried out.

Some books have all costs of an ability determined first and then paid at the same time (``Book.pays_together``): no
card serves two of them, nothing that one of them brings can be paid for another, and where a part can't be paid
nothing is paid at all.
"""
from __future__ import annotations

from dataclasses import dataclass

from ..state.rows import firsts
from ..codes import CALL, NEXT, SHOWN
from ..errors import EngineError
from ..state.state import NOTHING, Frame, Row, State, call
from ..abilities.instructions import (
    Paid, branches, compile_costs, give_up, jump, payable_together, seems_payable, ways_of,
)
from ..abilities.nodes import YOU, Effect, Instruction
from ..abilities.scope import Scope, entries, keep_done, keep_targets, pairs, scope_of, targets_at, source_in
from ..choices.choose import choose, find
from ..continuous.lasting_effects import FOR_TURN, add_effect
from ..continuous.prohibitions import forbidden_to
from ..abilities.choices import Bind
from ..abilities.control_flow import NOT_ASKED, Sequence, skip_if_declined
from ..abilities.applying import Apply, Do
from ..abilities.selections import Cards, Choice, player_of
from ..abilities.spoken_of import It, This
from ..abilities.keywords import is_costless
from ..continuous.effect_sorts import PROHIBIT


def compile_costs_together(costs: tuple[Effect, ...]) -> list[Instruction]:
    """The instructions of some costs: first what each of them takes, the choices last, then the payments."""
    single = _flat(costs)
    settled = [(-1 - place, cost) for place, cost in enumerate(single) if isinstance(cost, Do) and _settles(cost)]
    code: list[Instruction] = []
    for chosen in (False, True):
        for key, cost in settled:
            if isinstance(cost.which, Choice) == chosen:
                code.append(Settle(key, cost))
    for place, it in enumerate(single):
        _lay_payment(code, it, -1 - place)
    return code


def _flat(costs: tuple[Effect, ...]) -> list[Effect]:
    single: list[Effect] = []
    for cost in costs:
        if isinstance(cost, Sequence):
            single.extend(_flat(cost.parts))
        else:
            single.append(cost)
    return single


def _settles(cost: Do) -> bool:
    """Whether it can be said beforehand what it takes: not of what the cost before it was done to."""
    return not isinstance(cost.which, It)


def _lay_payment(code: list[Instruction], cost: Effect, key: int) -> None:
    if not isinstance(cost, Do):
        cost.emit(code)
    else:
        code.append(Recall(key) if _settles(cost) else Bind(cost.which))
        code.append(Apply(cost.act))
        if isinstance(cost.which, Cards):
            # All of some cards may be none of them.
            return
    if cost.does_something():
        code.append(Paid())


def _taken(f: Frame) -> list[int]:
    """The cards that other costs take already."""
    return [card for place, row in entries(scope_of(f).targeting) if place < 0 for card in firsts(row)]


@dataclass(frozen=True)
class Settle(Instruction):
    """Settle which cards a cost takes. They are kept until it is paid; where they are too few, it can't be."""

    key: int
    cost: Do

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        which, act = self.cost.which, self.cost.act
        taken = [] if isinstance(which, This) else _taken(f)
        cards = tuple([card for card in which.find(g, s) if card not in taken and act.possible(g, s, card)])
        if not isinstance(which, Choice):
            g.result = cards
            return NEXT
        player = player_of(which.who, s.controller)
        most = which.most.of(g, s)
        if which.hidden(g, s):
            return find(g, player, most, cards)
        return choose(g, player, which.needed(g, s), most, cards)

    def after(self, g: State, f: Frame) -> None:
        if len(g.result) < self.cost.needs(g, scope_of(f)):
            give_up(g, f)
        else:
            keep_targets(f, (*scope_of(f).targeting, self.key, len(g.result), *pairs(g, list(g.result))))


@dataclass(frozen=True)
class Recall(Instruction):
    """What was settled for a cost is "it"."""

    key: int

    def after(self, g: State, f: Frame) -> None:
        f.chosen = targets_at(f, self.key) or NOTHING


# Costs on resolution


@dataclass(frozen=True)
class PayCosts(Effect):
    """The master may pay what the ability costs; what hangs on it follows as "if you do"."""

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(PayNow())

    def run(self, g: State, f: Frame) -> int:
        """Ask whether costs are paid, unless everybody sees that they can't be, or that there are none."""
        s = scope_of(f)
        g.done = NOT_ASKED
        costs = g.table.abilities[f.a].costs
        if not costs:
            g.done = 1
            return NEXT
        if not is_costless(g, s.source) and not seems_payable(g, s, costs):
            return NEXT
        return call(g, g.book.at["whether"], s.controller)

    def after(self, g: State, f: Frame) -> None:
        skip_if_declined(g, f, YOU, 1)


@dataclass(frozen=True)
class PayNow(Instruction):
    """The costs of the ability are paid; whether they were is remembered."""

    def run(self, g: State, f: Frame) -> int:
        g.done = 0
        if is_costless(g, source_in(f.items)):
            return NEXT
        call(g, g.book.at["pay costs"], -1 - f.a, 0, 0, _without_cards(scope_of(f)))
        g.machine.callee.chosen = f.chosen
        return CALL

    def after(self, g: State, f: Frame) -> None:
        keep_done(f, int(g.done >= 0))


def _without_cards(s: Scope) -> Row:
    """What the costs are about: what the effect has looked at stays with the effect."""
    return Scope(s.source, s.obj, s.controller, s.event, s.it, NOTHING, s.number, 0, s.targeting).row()


@dataclass(frozen=True)
class PayOnce(Effect):
    """A cost that a player pays once and then no more for a while, on whichever card it stands."""

    deed: int
    duration: int = FOR_TURN

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return not forbidden_to(g, self.deed, s.controller)

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        add_effect(g, PROHIBIT, self.deed, player=s.controller, controller=s.controller, duration=self.duration)
        return NEXT


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
    starts, code = branches(blocks)
    return [PickWay(tuple(ways), starts), *code]


@dataclass(frozen=True)
class PickWay(Instruction):
    """Whoever pays picks one of the ways that can be gone, whose instructions begin so far ahead.

    Where only hidden cards tell that another one can't be, that player is asked even if there is just one.
    """

    options: tuple[tuple[Effect, ...], ...]
    starts: Row

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
            g.done = -1
            return NEXT
        return call(g, g.book.at["way"], s.controller, len(self.options), int(secret), tuple(open_ways))

    def after(self, g: State, f: Frame) -> None:
        if g.done < 0:
            give_up(g, f)
        else:
            jump(f, self.starts[g.done])


def _being_played(g: State, s: Scope) -> list[int]:
    """A card that is being played does not pay for itself."""
    return [s.source] if s.source >= 0 and g.flags[s.source] & SHOWN else []
