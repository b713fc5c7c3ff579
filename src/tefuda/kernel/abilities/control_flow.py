"""One effect after the other, if, may, and how often."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..codes import NEXT
from ..events.telling import tell_declined
from ..state.state import Frame, State, call
from .instructions import compile_effects, payable_together, ways_of
from .nodes import Condition, Effect, Instruction, Number
from .scope import Scope, controller_in, keep_done, object_in, scope_of, source_in
from .selections import players_of


@dataclass(frozen=True)
class Skip(Instruction):
    """Go on further ahead."""

    count: int

    def run(self, g: State, f: Frame) -> int:
        f.b += self.count
        return NEXT

    def targeting(self) -> bool:
        return True


@dataclass(frozen=True)
class SkipUnless(Instruction):
    """Go on further ahead unless the condition is met."""

    condition: Condition
    count: int

    def run(self, g: State, f: Frame) -> int:
        if not self.condition.met(g, scope_of(f)):
            # "If you do" after this finds nothing done.
            keep_done(f, 0)
            f.b += self.count
        return NEXT

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


# How much was done where there was nothing to ask.
NOT_ASKED: Final = -1


@dataclass(frozen=True)
class AskWhether(Instruction):
    """Ask whether to do what follows; there is nothing to ask where everybody sees that it can't be done at all."""

    effect: Effect
    who: int

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = NOT_ASKED
        if not self.effect.payable(g, s, []) and not self.effect.hidden(g, s):
            return NEXT
        return call(g, g.book.at["whether"], players_of(self.who, s.controller)[0])


@dataclass(frozen=True)
class SkipIfNot(Instruction):
    """Go on further ahead if the answer was no; nothing has been done then."""

    count: int

    def run(self, g: State, f: Frame) -> int:
        if not g.done:
            keep_done(f, 0)
            f.b += self.count
        return NEXT


@dataclass(frozen=True)
class SkipIfDeclined(Instruction):
    """Go on further ahead if a player was asked and said no, which is told, or was not asked."""

    count: int
    who: int

    def run(self, g: State, f: Frame) -> int:
        if g.done <= 0:
            if g.done != NOT_ASKED:
                player = players_of(self.who, controller_in(f.items))[0]
                tell_declined(g, player, source_in(f.items), object_in(f.items))
            keep_done(f, 0)
            f.b += self.count
        return NEXT


@dataclass(frozen=True)
class May(Effect):
    """A player may have the effect."""

    effect: Effect
    who: int = 0

    def emit(self, code: list[Instruction]) -> None:
        then = compile_effects((self.effect,))
        code.append(AskWhether(self.effect, self.who))
        code.append(SkipIfDeclined(len(then), self.who))
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

    def run(self, g: State, f: Frame) -> int:
        times = min(self.number.of(g, scope_of(f)), _OFTEN - 1)
        if times > 0:
            f.c = f.c * _OFTEN + times
        else:
            f.b += self.count
        return NEXT


@dataclass(frozen=True)
class Again(Instruction):
    """Go back, as often as is left to do."""

    count: int

    def run(self, g: State, f: Frame) -> int:
        f.c -= 1
        if f.c % _OFTEN:
            f.b -= self.count
        else:
            f.c //= _OFTEN
        return NEXT
