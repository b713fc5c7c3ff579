"""What a text says by what it said before: other cards to choose instead, those it put somewhere, those it spoke of."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..codes import NEXT
from ..state.state import Frame, Row, State
from .card_effects import MoveTo, add_effects_to
from .choices import Choose
from .control_flow import If, Sequence, Then
from .applying import Do, affected
from .nodes import Condition, Effect, Instruction, Quality, Selection
from .numbers import ValueOf
from .qualities import Plus
from .scope import Scope, keep_looked, scope_of, still
from .selections import Choice, It


@dataclass(frozen=True)
class ChooseInstead(Effect):
    """Cards are chosen, and the effect is about them; under a condition it is others that are chosen."""

    choice: Choice
    effect: Effect
    condition: Condition
    other: Choice

    def emit(self, code: list[Instruction]) -> None:
        usual = Sequence((Choose(self.choice), self.effect))
        If(self.condition, Sequence((Choose(self.other), self.effect)), usual).emit(code)


@dataclass(frozen=True)
class Cases(Effect):
    """Several effects under conditions. Which of them are met is settled before any of the effects is carried out."""

    parts: tuple[Effect, ...]

    def emit(self, code: list[Instruction]) -> None:
        _settled(self.parts, ()).emit(code)


def _settled(open: tuple[Effect, ...], met: tuple[Effect, ...]) -> Effect:
    """The effects of the conditions that are met, after those that are still open have been looked at."""
    if not open:
        return Sequence(met)
    first = open[0].effect if isinstance(open[0], Then) else open[0]
    if not isinstance(first, If):
        return _settled(open[1:], (*met, first))
    return If(first.condition, _settled(open[1:], (*met, first.then)), _settled(open[1:], met))


@dataclass(frozen=True)
class PutAway(Effect):
    """Cards are put somewhere, and what follows may ask which these were, as of cards that were looked at."""

    which: Selection
    act: MoveTo

    def emit(self, code: list[Instruction]) -> None:
        Do(self.which, self.act).emit(code)
        code.append(KeepPut())

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return Do(self.which, self.act).payable(g, s, taken)

    def demand(self, g: State, s: Scope) -> Row:
        return Do(self.which, self.act).demand(g, s)

    def demands(self) -> bool:
        return True

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class KeepPut(Instruction):
    """The cards that were put somewhere just now are remembered, where they are now."""

    def run(self, g: State, f: Frame) -> int:
        keep_looked(g, f, still(g, f.chosen))
        return NEXT


@dataclass(frozen=True)
class Imbue(Effect):
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
