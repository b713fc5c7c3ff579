"""Something that is done once for each of a number, and never to the same card twice."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..state.state import NOTHING, Frame, State
from .choices import Pick
from .control_flow import Again, Times
from .instructions import compile_effects
from .nodes import Effect, Instruction, Number
from .scope import Scope, keep_targets, kept_under, pairs, scope_of, with_kept

# What was chosen so far is kept with the choices made in advance, under a place that no instruction has.
_SO_FAR: Final = 1 << 20


@dataclass(frozen=True)
class ForEach(Effect):
    """The effect for each of a number, which is settled before it begins; it chooses something else each time."""

    number: Number
    effect: Effect

    def emit(self, code: list[Instruction]) -> None:
        block: list[Instruction] = []
        for it in compile_effects((self.effect,)):
            block.append(PickAnew(it.choice, False, it.act, it.too) if isinstance(it, Pick) else it)
        code.append(Anew())
        code.append(Times(self.number, len(block) + 1))
        code.extend(block)
        code.append(Again(len(block) + 1))
        code.append(Anew())

    def hidden(self, g: State, s: Scope) -> bool:
        return self.effect.hidden(g, s)


@dataclass(frozen=True)
class Anew(Instruction):
    """Nothing has been chosen so far."""

    def after(self, g: State, f: Frame) -> None:
        keep_targets(f, with_kept(scope_of(f).targeting, _SO_FAR, NOTHING))


@dataclass(frozen=True)
class PickAnew(Pick):
    """A choice among what was not chosen so far, which is remembered beside that."""

    def offered(self, g: State, s: Scope) -> list[int]:
        before = kept_under(s.targeting, _SO_FAR)[::2]
        return [card for card in super().offered(g, s) if card not in before]

    def after(self, g: State, f: Frame) -> None:
        targeting = scope_of(f).targeting
        chosen = kept_under(targeting, _SO_FAR) + pairs(g, list(g.result))
        keep_targets(f, with_kept(targeting, _SO_FAR, chosen))
        super().after(g, f)
