"""Gaining an ability that another card has."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..effects import GAIN, abilities_of, lay
from ..state import Frame, Row, State, call
from .deeds import Counted
from .nodes import Effect, Instruction, Which
from .scope import Scope, scope_of


@dataclass(frozen=True)
class Adopts(Effect):
    """This card gains one of the abilities of other cards that can be played, of the master's choice, for a while."""

    which: Which
    duration: int

    def lay(self, code: list[Instruction]) -> None:
        code.append(self)
        code.append(Adopted(self))
        code.append(Counted())

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        offered = adoptable(g, s, self.which)
        g.done = 0
        return call(g, g.book.at["mode"], s.master, len(offered)) if len(offered) > 1 else NEXT


def adoptable(g: State, s: Scope, which: Which) -> Row:
    """The numbers of the abilities to choose from."""
    found: list[int] = []
    for card in which.find(g, s):
        found += [number for number in abilities_of(g, card) if g.table.abilities[number].timing()]
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True)
class Adopted(Instruction):
    """The card has what was chosen, as long as it is the same object."""

    effect: Adopts

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        offered = adoptable(g, s, self.effect.which)
        chosen = g.done
        g.done = 0
        if offered and s.source >= 0 and g.obj[s.source] == s.obj:
            lay(g, GAIN, offered[chosen], card=s.source, master=s.master, duration=self.effect.duration)
            g.done = 1
        return NEXT
