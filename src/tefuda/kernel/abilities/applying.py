"""Doing something to cards: to all of some, or to those that a player chooses."""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Optional

from ..costs.shared_costs import Demand
from ..codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL, NEXT
from ..state.state import NOTHING, Frame, State
from .card_effects import LastTogether, MoveTo, CardProcedureWith, add_effects_to
from .choices import Bind, Pick, demanded, is_open_to
from .nodes import OWNER, YOU, CardEffect, Effect, Instruction, Quality, Selection
from .numbers import ValueOf
from .qualities import Plus
from .scope import Scope, keep_done, keep_left_play, keep_looked, pairs, renewed, scope_of, still
from .selections import Cards, Choice, Top
from .spoken_of import It, Looked, Remaining, That
from ..choices.choose import arrange_owned, is_crowded
from .numbers_in_advance import Beforehand, spoken_of, with_looked_up
from .instructions import payable_together
from ..derived.derived import derived


def affected(g: State, s: Scope, card: int) -> bool:
    """Whether nothing keeps this effect from doing something to the card."""
    return is_open_to(g, s, card, BEING_AFFECTED_AT_ALL, BEING_AFFECTED)


def those_affected(g: State, s: Scope, cards: list[int]) -> list[int]:
    """The cards among some that an effect can do something to."""
    if not derived(g).bars and not g.table.barred[BEING_AFFECTED_AT_ALL] and not g.table.barred[BEING_AFFECTED]:
        return cards
    return [card for card in cards if affected(g, s, card)]


@dataclass(frozen=True)
class Apply(Instruction):
    """Do the act to "it", which is the cards as they are now then, wherever they went; what was done is remembered.

    In an effect that asks for a number of "it", also what those that left play were there.
    """

    act: CardEffect
    recalled: bool = False

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        cards = still(g, s.it)
        if f.a >= 0:
            cards = those_affected(g, s, cards)
        g.done = 0
        if not cards:
            return NEXT
        return self.act.apply(g, f, s, tuple(cards))

    def after(self, g: State, f: Frame) -> None:
        if self.recalled:
            keep_left_play(g, f)
        f.chosen = renewed(g, f.chosen)
        keep_done(f, g.done)


def with_left_play(code: list[Instruction]) -> list[Instruction]:
    """The instructions of an effect that asks for a number of "it"."""
    return [replace(it, recalled=True) if isinstance(it, Apply) else it for it in code]


@dataclass(frozen=True)
class BindBoth(Bind):
    """The cards of an act and the others that it takes them together with; both may be spoken of as "it"."""

    def run(self, g: State, f: Frame) -> int:
        assert isinstance(self.act, CardProcedureWith)
        s = scope_of(f)
        cards = self.which.find(g, s)
        f.chosen = (*pairs(g, cards), *pairs(g, self.act.others.find(g, s)))
        keep_done(f, len(cards))
        return NEXT


@dataclass(frozen=True)
class ApplyBoth(Apply):
    """Do the act to the first of them; they are "it" alone then."""

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        size = 2 * s.done
        others = tuple(still(g, s.it[size:]))
        f.chosen = s.it[:size]
        cards = [card for card in still(g, f.chosen) if f.a < 0 or affected(g, s, card)]
        g.done = 0
        assert isinstance(self.act, CardProcedureWith)
        return self.act.apply_with(g, s, tuple(cards), others)


@dataclass(frozen=True)
class KeepLooked(Instruction):
    """What was taken off a pile or put somewhere is what is looked at: what follows may ask what is among it.

    Perhaps only where nothing else is looked at.
    """

    if_none: bool = True

    def after(self, g: State, f: Frame) -> None:
        if not self.if_none or not scope_of(f).looked:
            keep_looked(g, f, still(g, f.chosen))


@dataclass(frozen=True)
class Do(Effect):
    """Something is done to cards: to all of some, or to those that a player chooses."""

    which: Selection
    act: CardEffect

    def emit(self, code: list[Instruction]) -> None:
        if isinstance(self.act, CardProcedureWith) and not isinstance(self.which, Choice):
            code.append(BindBoth(self.which, self.act))
            code.append(ApplyBoth(self.act))
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
        else:
            code.append(Bind(self.which, self.act))
        if self.act.puts() >= 0:
            code.append(InOrder(self.act.puts()))
        code.append(Apply(self.act))
        if isinstance(self.which, Top) and isinstance(self.act, MoveTo):
            code.append(KeepLooked())

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return self.demand(g, s) is None or payable_together(g, s, (self,), taken)

    def needs(self, g: State, s: Scope) -> int:
        """How many cards it takes, as a cost."""
        demand = self.demand(g, s)
        return demand.count if demand is not None else 0

    def demand(self, g: State, s: Scope) -> Optional[Demand]:
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


@dataclass(frozen=True)
class InOrder(Instruction):
    """Ask the owners of the cards that are "it" in which order these are put into a zone; so they are "it" then."""

    zone: int

    def run(self, g: State, f: Frame) -> int:
        zone = g.book.layout.zones[self.zone]
        cards = still(g, f.chosen) if zone.arranged and len(f.chosen) > 2 else []
        if not is_crowded(g, zone, tuple(cards)):
            g.result = NOTHING
            return NEXT
        return arrange_owned(g, tuple(cards))

    def after(self, g: State, f: Frame) -> None:
        if g.result:
            f.chosen = pairs(g, list(g.result))


@dataclass(frozen=True)
class PutAway(Effect):
    """Cards are put somewhere, and what follows may ask which these were, as of cards that were looked at."""

    which: Selection
    act: MoveTo

    def emit(self, code: list[Instruction]) -> None:
        Do(self.which, self.act).emit(code)
        code.append(KeepLooked(False))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return Do(self.which, self.act).payable(g, s, taken)

    def demand(self, g: State, s: Scope) -> Optional[Demand]:
        return Do(self.which, self.act).demand(g, s)

    def demands(self) -> bool:
        return True

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class AddNumbersOfIt(Effect):
    """Cards have as much more of some numbers as what was spoken of before, for a while; that stays "it".

    Perhaps something else is so of them for the same while.
    """

    which: Selection
    attributes: tuple[int, ...]
    duration: int
    quality: Optional[Quality] = None

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        qualities: list[Quality] = [Plus(attribute, ValueOf(It(), attribute)) for attribute in self.attributes]
        if self.quality is not None:
            qualities.append(self.quality)
        cards = [card for card in self.which.find(g, s) if affected(g, s, card)]
        for quality in qualities:
            number = quality.number()
            amount = 0 if number is None else number.of(g, s)
            for card in cards:
                add_effects_to(g, quality, card, s.controller, amount, self.duration)
        return NEXT
