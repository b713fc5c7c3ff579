"""Something that is done once for each of a number, and never to the same card twice."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..codes import NEXT
from ..state.state import Frame, Row, State
from .choices import Pick, Picked
from .control_flow import Again, Times
from .instructions import compile_effects
from .nodes import Effect, Instruction, Number
from .scope import Scope, keep_targets, pairs, scope_of

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
            if isinstance(it, Pick):
                block.append(PickAnew(it.choice, False, it.act))
            else:
                block.append(PickedAnew(it.too, it.who) if isinstance(it, Picked) else it)
        code.append(Anew())
        code.append(Times(self.number, len(block) + 1))
        code.extend(block)
        code.append(Again(len(block) + 1))
        code.append(Anew())

    def hidden(self, g: State, s: Scope) -> bool:
        return self.effect.hidden(g, s)


def _so_far(s: Scope) -> tuple[Row, list[int]]:
    """The choices in advance without what was chosen so far, and the cards of this."""
    row = s.targeting
    start = 0
    while start < len(row):
        after = start + 2 + 2 * row[start + 1]
        if row[start] == _SO_FAR:
            return (*row[:start], *row[after:]), list(row[start + 2:after:2])
        start = after
    return row, []


@dataclass(frozen=True)
class Anew(Instruction):
    """Nothing has been chosen so far."""

    def run(self, g: State, f: Frame) -> int:
        keep_targets(f, _so_far(scope_of(f))[0])
        return NEXT


@dataclass(frozen=True)
class PickAnew(Pick):
    """A choice among what was not chosen so far."""

    def offered(self, g: State, s: Scope) -> list[int]:
        before = _so_far(s)[1]
        return [card for card in super().offered(g, s) if card not in before]


@dataclass(frozen=True)
class PickedAnew(Picked):
    """What was chosen is remembered beside what was chosen so far."""

    def run(self, g: State, f: Frame) -> int:
        others, before = _so_far(scope_of(f))
        chosen = [*before, *g.result]
        keep_targets(f, (*others, _SO_FAR, len(chosen), *pairs(g, chosen)))
        return super().run(g, f)
