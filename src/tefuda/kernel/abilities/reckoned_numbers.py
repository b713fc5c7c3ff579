"""Numbers of what was spoken of before, for what is done to other cards."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..state.state import Frame, State
from .nodes import Effect, Instruction, Number
from .scope import keep_number, scope_of


@dataclass(frozen=True)
class Reckoned(Effect):
    """A number is reckoned before the effect chooses anything; to the effect it is the number that was chosen."""

    number: Number
    effect: Effect

    def emit(self, code: list[Instruction]) -> None:
        code.append(Reckon(self.number))
        self.effect.emit(code)


@dataclass(frozen=True)
class Reckon(Instruction):
    """The number is remembered as it is now."""

    number: Number

    def run(self, g: State, f: Frame) -> int:
        keep_number(f, self.number.of(g, scope_of(f)))
        return NEXT
