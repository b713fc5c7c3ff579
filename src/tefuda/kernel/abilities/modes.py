"""Numbers that are chosen, and one of several effects."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..events.telling import A_MODE, A_NUMBER, tell_number
from ..state.state import Frame, Row, State, call
from .instructions import branches, compile_effects, jump
from .nodes import Effect, Instruction, Number
from .scope import NUMBER, controller_in, keep_number, object_in, scope_of, source_in
from .selections import player_of


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """A player chooses a number."""

    least: int
    most: Number
    who: int = 0

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        return call(g, g.book.at["how many"], player_of(self.who, s.controller), self.least, self.most.of(g, s))

    def after(self, g: State, f: Frame) -> None:
        player = player_of(self.who, controller_in(f.items))
        tell_number(g, player, A_NUMBER, g.done, source_in(f.items), object_in(f.items))
        keep_number(f, g.done)


@dataclass(frozen=True)
class Reckoned(Effect):
    """A number is reckoned before the effect chooses anything; to the effect it is the number that was chosen."""

    number: Number
    effect: Effect

    def emit(self, code: list[Instruction]) -> None:
        code.append(self)
        self.effect.emit(code)

    def after(self, g: State, f: Frame) -> None:
        keep_number(f, self.number.of(g, scope_of(f)))


@dataclass(frozen=True)
class Modes(Effect):
    """One of several effects, which the master picks: as the ability is played, or as it is carried out."""

    options: tuple[Effect, ...]

    def emit(self, code: list[Instruction]) -> None:
        starts, blocks = branches([compile_effects((option,)) for option in self.options])
        code.append(PickMode(self.options, starts))
        code.extend(blocks)


@dataclass(frozen=True)
class PickMode(Instruction):
    """The master picks one of the effects; the instructions of each begin so far ahead.

    One that was picked as the ability was played is there as its number, counted from 1.
    """

    options: tuple[Effect, ...]
    starts: Row

    def run(self, g: State, f: Frame) -> int:
        number = f.items[NUMBER]
        if number:
            g.done = number - 1
            return NEXT
        return call(g, g.book.at["mode"], controller_in(f.items), len(self.starts))

    def after(self, g: State, f: Frame) -> None:
        if not f.items[NUMBER]:
            tell_number(g, controller_in(f.items), A_MODE, g.done, source_in(f.items), object_in(f.items))
        self.go(f, g.done)

    def go(self, f: Frame, mode: int) -> None:
        """Go on with a mode. The next time, one is picked anew."""
        keep_number(f, 0)
        jump(f, self.starts[mode])

    def targeting(self) -> bool:
        return True


def keep_mode(g: State, f: Frame) -> None:
    """Remember the mode that was picked as an ability is played, and tell it; none was, where none could be."""
    if g.done >= 0:
        tell_number(g, controller_in(f.items), A_MODE, g.done, source_in(f.items), object_in(f.items))
    keep_number(f, g.done + 1)
