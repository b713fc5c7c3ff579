"""One effect after the other, if, may, and how often."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Final

from ..codes import NEXT
from ..state.state import Frame, State, call
from .choices import Choose
from .nodes import Condition, Effect, Instruction, Number
from .scope import Scope, controller_in, keep_done, object_in, scope_of, source_in
from .selections import Choice, player_of
from .instructions import Skip, compile_effects, jump, payable_together, ways_of
from ..events.telling import tell_declined


@dataclass(frozen=True)
class SkipUnless(Instruction):
    """Go on further ahead unless the condition is met."""

    condition: Condition
    count: int

    def after(self, g: State, f: Frame) -> None:
        if not self.condition.met(g, scope_of(f)):
            # "If you do" after this finds nothing done.
            keep_done(f, 0)
            jump(f, self.count)

    def targeting(self) -> bool:
        return True


@dataclass(frozen=True)
class Sequence(Effect):
    """One effect and then the next."""

    parts: tuple[Effect, ...]

    def emit(self, code: list[Instruction]) -> None:
        code.extend(compile_effects(self.parts))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return payable_together(g, s, self.parts, taken)

    def hidden(self, g: State, s: Scope) -> bool:
        return any([part.hidden(g, s) for part in self.parts])

    def ways(self) -> tuple[tuple[Effect, ...], ...]:
        found = ways_of(self.parts)
        return tuple(found) if len(found) > 1 else ((self,),)


@dataclass(frozen=True)
class Then(Effect):
    """After what stands before it, whether that was done or not."""

    effect: Effect

    def emit(self, code: list[Instruction]) -> None:
        code.extend(compile_effects((self.effect,)))


# How much was done where there was nothing to ask.
NOT_ASKED: Final = -1


@dataclass(frozen=True)
class If(Effect):
    """The effect, if the condition is met; else perhaps another one."""

    condition: Condition
    then: Effect
    otherwise: Optional[Effect] = None

    def emit(self, code: list[Instruction]) -> None:
        then = compile_effects((self.then,))
        if self.otherwise is None:
            code.append(SkipUnless(self.condition, len(then)))
            code.extend(then)
            return
        otherwise = compile_effects((self.otherwise,))
        code.append(SkipUnless(self.condition, len(then) + 1))
        code.extend(then)
        code.append(Skip(len(otherwise)))
        code.extend(otherwise)


@dataclass(frozen=True)
class AskWhether(Instruction):
    """Ask whether to do what follows; there is nothing to ask where everybody sees that it can't be done at all."""

    count: int
    effect: Effect
    who: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = NOT_ASKED
        if not self.effect.payable(g, s, []) and not self.effect.hidden(g, s):
            return NEXT
        return call(g, g.book.at["whether"], player_of(self.who, s.controller))

    def after(self, g: State, f: Frame) -> None:
        skip_if_declined(g, f, self.who, self.count)


def skip_if_declined(g: State, f: Frame, who: int, count: int) -> None:
    """Go on further ahead if a player was asked and said no, which is told, or was not asked."""
    if g.done <= 0:
        if g.done != NOT_ASKED:
            tell_declined(g, player_of(who, controller_in(f.items)), source_in(f.items), object_in(f.items))
        keep_done(f, 0)
        jump(f, count)


@dataclass(frozen=True)
class May(Effect):
    """A player may have the effect."""

    effect: Effect
    who: int = 0

    def emit(self, code: list[Instruction]) -> None:
        then = compile_effects((self.effect,))
        code.append(AskWhether(len(then), self.effect, self.who))
        code.extend(then)


# The frame counts what is left to do; a repetition within another one counts in the lower digits.
_OFTEN: Final = 1 << 14


@dataclass(frozen=True)
class Repeat(Effect):
    """The effect, so many times."""

    effect: Effect
    number: Number

    def emit(self, code: list[Instruction]) -> None:
        block = compile_effects((self.effect,))
        code.append(Times(self.number, len(block) + 1))
        code.extend(block)
        code.append(Again(len(block) + 1))


@dataclass(frozen=True)
class Times(Instruction):
    """What follows is done so many times; perhaps not at all."""

    number: Number
    count: int

    def after(self, g: State, f: Frame) -> None:
        times = min(self.number.of(g, scope_of(f)), _OFTEN - 1)
        if times > 0:
            f.c = f.c * _OFTEN + times
        else:
            jump(f, self.count)


@dataclass(frozen=True)
class Again(Instruction):
    """Go back, as often as is left to do."""

    count: int

    def after(self, g: State, f: Frame) -> None:
        f.c -= 1
        if f.c % _OFTEN:
            jump(f, -self.count)
        else:
            f.c //= _OFTEN


@dataclass(frozen=True)
class AllOrNothing(Effect):
    """The effect, if all of it can be done; as a cost would be paid."""

    effect: Effect

    def emit(self, code: list[Instruction]) -> None:
        then = compile_effects((self.effect,))
        code.append(SkipIfImpossible(self.effect, len(then)))
        code.extend(then)

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return self.effect.payable(g, s, taken)

    def hidden(self, g: State, s: Scope) -> bool:
        return self.effect.hidden(g, s)

    def does_something(self) -> bool:
        return self.effect.does_something()


@dataclass(frozen=True)
class SkipIfImpossible(Instruction):
    """Go on further ahead if the effect can't be done whole; nothing has been done then."""

    effect: Effect
    count: int

    def after(self, g: State, f: Frame) -> None:
        if not self.effect.payable(g, scope_of(f), []):
            keep_done(f, 0)
            jump(f, self.count)


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
