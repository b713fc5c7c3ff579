"""Doing something to cards: to all of some, or to those that a player chooses."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL, NEXT
from ..continuous.prohibitions import forbidden
from ..state.state import Frame, Row, State
from .card_effects import LastTogether, MoveTo, UndergoWith
from .numbers_in_advance import Beforehand, spoken_of, with_looked_up
from .choices import Bind, Pick, Picked, demanded
from .instructions import payable_together
from .nodes import OWNER, YOU, CardEffect, Effect, Instruction, Selection
from .ordering import InOrder, Ordered
from .scope import Scope, keep_done, keep_left_play, keep_looked, pairs, renewed, scope_of, still
from .selections import Cards, Choice, It, Looked, Remaining, That, Top
from ..derived.derived import derived


def affected(g: State, s: Scope, card: int) -> bool:
    """Whether nothing keeps this effect from doing something to the card."""
    d = derived(g)
    if not d.bars and not g.table.always:
        return True
    if (d.bars or g.table.barred[BEING_AFFECTED_AT_ALL]) and forbidden(g, BEING_AFFECTED_AT_ALL, -1, card):
        return False
    if g.controller[card] == s.controller or not (d.bars or g.table.barred[BEING_AFFECTED]):
        return True
    return not forbidden(g, BEING_AFFECTED, -1, card)


def those_affected(g: State, s: Scope, cards: list[int]) -> list[int]:
    """Those of some cards that an effect can do something to."""
    if not derived(g).bars and not g.table.barred[BEING_AFFECTED_AT_ALL] and not g.table.barred[BEING_AFFECTED]:
        return cards
    return [card for card in cards if affected(g, s, card)]


@dataclass(frozen=True)
class Apply(Instruction):
    """Do the act to "it"."""

    act: CardEffect

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        cards = still(g, s.it)
        if f.a >= 0:
            cards = those_affected(g, s, cards)
        g.done = 0
        if not cards:
            return NEXT
        return self.act.apply(g, f, s, tuple(cards))


@dataclass(frozen=True)
class Applied(Instruction):
    """The cards are "it" as they are now, wherever they went; what was done is remembered."""

    def run(self, g: State, f: Frame) -> int:
        return _applied(g, f)


@dataclass(frozen=True)
class AppliedToLeave(Instruction):
    """After the act, in an effect that asks for a number of "it": of what left play it is remembered what it was
    there.
    """

    def run(self, g: State, f: Frame) -> int:
        keep_left_play(g, f)
        return _applied(g, f)


def _applied(g: State, f: Frame) -> int:
    f.chosen = renewed(g, f.chosen)
    keep_done(f, g.done)
    return NEXT


def with_left_play(code: list[Instruction]) -> list[Instruction]:
    """The instructions of an effect that asks for a number of "it"."""
    return [AppliedToLeave() if isinstance(it, Applied) else it for it in code]


@dataclass(frozen=True)
class BindBoth(Instruction):
    """The cards of an act and the others that it takes them together with; both may be spoken of as "it"."""

    which: Selection
    act: UndergoWith

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        cards = self.which.find(g, s)
        f.chosen = (*pairs(g, cards), *pairs(g, self.act.others.find(g, s)))
        keep_done(f, len(cards))
        return NEXT

    def demand(self, g: State, s: Scope) -> Row:
        return demanded(g, s, self.which, self.act)

    def demands(self) -> bool:
        return True

    def targeting(self) -> bool:
        return True


@dataclass(frozen=True)
class ApplyBoth(Instruction):
    """Do the act to the first of them; they are "it" alone then."""

    act: UndergoWith

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        size = 2 * s.done
        others = tuple(still(g, s.it[size:]))
        f.chosen = s.it[:size]
        cards = [card for card in still(g, f.chosen) if f.a < 0 or affected(g, s, card)]
        g.done = 0
        return self.act.apply_with(g, s, tuple(cards), others)


@dataclass(frozen=True)
class KeepTaken(Instruction):
    """What was taken off a pile is what is looked at, where nothing else is: what follows may ask what is among it."""

    def run(self, g: State, f: Frame) -> int:
        if not scope_of(f).looked:
            keep_looked(g, f, still(g, f.chosen))
        return NEXT


@dataclass(frozen=True)
class Do(Effect):
    """Something is done to cards: to all of some, or to those that a player chooses."""

    which: Selection
    act: CardEffect

    def emit(self, code: list[Instruction]) -> None:
        if isinstance(self.act, UndergoWith) and not isinstance(self.which, Choice):
            code.append(BindBoth(self.which, self.act))
            code.append(ApplyBoth(self.act))
            code.append(Applied())
            return
        numbers = () if isinstance(self.which, (Choice, It, That)) else spoken_of(self.act)
        if numbers:
            later: list[Instruction] = []
            Do(self.which, with_looked_up(self.act, numbers)).emit(later)
            # Of several things each is done whose number can be told.
            code.append(Beforehand(numbers, 0 if isinstance(self.act, LastTogether) else len(later)))
            code.extend(later)
            return
        if isinstance(self.which, Choice):
            code.append(Pick(self.which, False, self.act))
            code.append(Picked(who=self.which.chooser()))
        else:
            code.append(Bind(self.which, self.act))
        if self.act.puts() >= 0:
            code.append(InOrder(self.act.puts()))
            code.append(Ordered())
        code.append(Apply(self.act))
        code.append(Applied())
        if isinstance(self.which, Top) and isinstance(self.act, MoveTo):
            code.append(KeepTaken())

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return not self.demand(g, s) or payable_together(g, s, (self,), taken)

    def needs(self, g: State, s: Scope) -> int:
        """How many cards it takes, as a cost."""
        row = self.demand(g, s)
        return abs(row[0]) if row else 0

    def demand(self, g: State, s: Scope) -> Row:
        return demanded(g, s, self.which, self.act)

    def demands(self) -> bool:
        return True

    def hidden(self, g: State, s: Scope) -> bool:
        return self.which.hidden(g, s)

    def leaves_there(self) -> bool:
        return self.act.leaves_there()

    def brings_to(self) -> int:
        return self.act.zone if isinstance(self.act, MoveTo) and self.act.whose in (OWNER, YOU) else -1

    def takes_any_of(self) -> tuple[int, ...]:
        if not isinstance(self.which, Choice) or not isinstance(self.which.cards, Cards):
            return ()
        cards = self.which.cards
        return cards.zones if not cards.tests and cards.whose == YOU else ()

    def does_something(self) -> bool:
        return not isinstance(self.which, Choice) or self.which.least is None

    def follows(self) -> bool:
        return isinstance(self.which, (It, Looked, Remaining, That))
