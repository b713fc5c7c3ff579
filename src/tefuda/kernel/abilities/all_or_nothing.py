"""Effects that are done whole or not at all."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..state.state import Frame, State
from .instructions import compile_effects
from .nodes import Effect, Instruction
from .scope import Scope, keep_done, scope_of


@dataclass(frozen=True)
class Wholly(Effect):
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

    def run(self, g: State, f: Frame) -> int:
        if not self.effect.payable(g, scope_of(f), []):
            keep_done(f, 0)
            f.b += self.count
        return NEXT
