"""Numbers that are chosen, and one of several effects."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..events.telling import A_MODE, A_NUMBER, tell_number
from ..state.state import Frame, State, call
from .instructions import compile_effects
from .nodes import YOU, Effect, Instruction, Number
from .scope import NUMBER, controller_in, keep_number, object_in, scope_of, source_in
from .selections import players_of


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """A player chooses a number."""

    least: int
    most: Number
    who: int = 0

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(KeepNumber(A_NUMBER, self.who))

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        return call(g, g.book.at["how many"], players_of(self.who, s.controller)[0], self.least, self.most.of(g, s))


@dataclass(frozen=True)
class KeepNumber(Instruction):
    """The chosen number is remembered, and told as what it is, unless it was chosen as the ability was played."""

    choice: int
    who: int = YOU

    def run(self, g: State, f: Frame) -> int:
        if self.choice != A_MODE or not f.items[NUMBER]:
            player = players_of(self.who, controller_in(f.items))[0]
            tell_number(g, player, self.choice, g.done, source_in(f.items), object_in(f.items))
        keep_number(f, g.done)
        return NEXT

    def targeting(self) -> bool:
        return True


@dataclass(frozen=True)
class Modes(Effect):
    """One of several effects, which the master picks: as the ability is played, or as it is carried out."""

    options: tuple[Effect, ...]

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(KeepNumber(A_MODE))
        blocks = [compile_effects((option,)) for option in self.options]
        for number, block in enumerate(blocks):
            code.append(SkipUnlessMode(number, len(block)))
            code.extend(block)
        code.append(ForgetMode())

    def run(self, g: State, f: Frame) -> int:
        """One that was picked as the ability was played is there as its number, counted from 1."""
        s = scope_of(f)
        if s.number:
            g.done = s.number - 1
            return NEXT
        return call(g, g.book.at["mode"], s.controller, len(self.options))

    def targeting(self) -> bool:
        return True


def keep_mode(g: State, f: Frame) -> None:
    """Remember the mode that was picked as an ability is played, and tell it; none was, where none could be."""
    if g.done >= 0:
        tell_number(g, controller_in(f.items), A_MODE, g.done, source_in(f.items), object_in(f.items))
    keep_number(f, g.done + 1)


@dataclass(frozen=True)
class SkipUnlessMode(Instruction):
    """Go on further ahead unless this is the mode that was picked."""

    mode: int
    count: int

    def run(self, g: State, f: Frame) -> int:
        if scope_of(f).number != self.mode:
            f.b += self.count
        return NEXT

    def targeting(self) -> bool:
        return True


@dataclass(frozen=True)
class ForgetMode(Instruction):
    """The next time, a mode is picked anew."""

    def run(self, g: State, f: Frame) -> int:
        keep_number(f, 0)
        return NEXT

    def targeting(self) -> bool:
        return True
