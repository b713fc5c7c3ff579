"""Costs that are settled whole before anything is paid, and costs that are paid while an effect is carried out.

Some books have all costs of an ability determined first and then paid at the same time (``Book.pays_together``): no
card serves two of them, nothing that one of them brings can be paid for another, and where a part can't be paid
nothing is paid at all.
"""
from __future__ import annotations

from dataclasses import dataclass

from ..choices.choose import choose, find
from ..codes import CALL, NEXT
from ..continuous.lasting_effects import FOR_TURN, add_effect
from ..continuous.prohibitions import forbidden_to
from ..state.state import NOTHING, Frame, Row, State, call
from ..abilities.choices import Bind
from ..abilities.control_flow import NOT_ASKED, Sequence, SkipIfDeclined
from ..abilities.applying import Applied, Apply, Do
from ..abilities.instructions import Paid, seems_payable
from ..abilities.nodes import YOU, Condition, Effect, Instruction
from ..abilities.scope import Scope, targets_at, keep_targets, keep_done, pairs, scope_of
from ..abilities.selections import Cards, Choice, It, This, players_of
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
                code.append(Settled(key, cost))
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
        code.append(Applied())
        if isinstance(cost.which, Cards):
            # All of some cards may be none of them.
            return
    if cost.does_something():
        code.append(Paid())


def give_up(g: State, f: Frame) -> int:
    """Nothing is paid: -1 is remembered."""
    keep_done(f, -1)
    f.b = len(g.table.costs[-1 - f.a])
    return NEXT


def _taken(f: Frame) -> list[int]:
    """The cards that other costs take already."""
    row = scope_of(f).targeting
    found: list[int] = []
    start = 0
    while start < len(row):
        after = start + 2 + 2 * row[start + 1]
        if row[start] < 0:
            found.extend(row[start + 2:after:2])
        start = after
    return found


@dataclass(frozen=True)
class Settle(Instruction):
    """It is settled which cards a cost takes."""

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
        player = players_of(which.who, s.controller)[0]
        most = which.most.of(g, s)
        if which.hidden(g, s):
            return find(g, player, most, cards)
        return choose(g, player, which.needed(g, s), most, cards)


@dataclass(frozen=True)
class Settled(Instruction):
    """The cards of a cost are kept until it is paid; where they are too few, it can't be."""

    key: int
    cost: Do

    def run(self, g: State, f: Frame) -> int:
        if len(g.result) < self.cost.needs(g, scope_of(f)):
            return give_up(g, f)
        keep_targets(f, (*scope_of(f).targeting, self.key, len(g.result), *pairs(g, list(g.result))))
        return NEXT


@dataclass(frozen=True)
class Recall(Instruction):
    """What was settled for a cost is "it"."""

    key: int

    def run(self, g: State, f: Frame) -> int:
        f.chosen = targets_at(f, self.key) or NOTHING
        return NEXT


# Costs on resolution


@dataclass(frozen=True)
class PayCosts(Effect):
    """The master may pay what the ability costs; what hangs on it follows as "if you do"."""

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(SkipIfDeclined(2, YOU))
        code.append(PayNow())
        code.append(PaidNow())

    def run(self, g: State, f: Frame) -> int:
        """There is nothing to ask where everybody sees that they can't be paid, or that there are none."""
        s = scope_of(f)
        g.done = NOT_ASKED
        costs = g.table.abilities[f.a].costs
        if not costs:
            g.done = 1
            return NEXT
        if not is_costless(g, s.source) and not seems_payable(g, s, costs):
            return NEXT
        return call(g, g.book.at["whether"], s.controller)


@dataclass(frozen=True)
class PayNow(Instruction):
    """The costs of the ability are paid."""

    def run(self, g: State, f: Frame) -> int:
        g.done = 0
        if is_costless(g, f.items[0]):
            return NEXT
        call(g, g.book.at["pay costs"], -1 - f.a, 0, 0, _without_cards(scope_of(f)))
        g.machine.callee.chosen = f.chosen
        return CALL


@dataclass(frozen=True)
class PaidNow(Instruction):
    """Whether they were paid is remembered."""

    def run(self, g: State, f: Frame) -> int:
        keep_done(f, int(g.done >= 0))
        return NEXT


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
class CostsPaid(Condition):
    """The costs of the ability were paid just before."""

    def met(self, g: State, s: Scope) -> bool:
        return s.done > 0
