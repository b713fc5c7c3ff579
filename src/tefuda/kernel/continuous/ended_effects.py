"""Ending what automatic abilities let last, before its time and always as a whole.

Where a match has a text that does so, each automatic ability notes which lasting effects it lets begin: a row among
the lasting effects, of a sort of its own, with the number of the last effect (0, the last one in all rows), the
ability, the source and its object, the master, and as its time the number of the last effect before it.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..codes import NEXT
from ..events.telling import NOTES
from .lasting_effects import FOR_GAME, end_effects
from ..state.state import Frame, Row, State
from ..state.card_table import Table
from ..abilities.ability_kinds import Automatic
from ..abilities.nodes import CardEffect, Instruction
from .dependency_cycles import parts
from ..abilities.scope import Scope, scope_of
from ..state.records import LastingEffect
from .effect_sorts import ORIGIN

_OPEN: Final = 0


@dataclass(frozen=True)
class Void(CardEffect):
    """What automatic abilities let last is over: all that applies to the cards, or all that their own let begin."""

    own: bool = False

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        ended: list[int] = []
        for origin in [row for row in g.effects if row.sort == ORIGIN]:
            begun = [row for row in g.effects if _origin_of(g, row) is origin]
            about = [origin] if self.own else begun
            if any([row.card in cards and row.obj == g.obj[row.card] for row in about if row.card >= 0]):
                ended.extend([row.number for row in begun])
        end_effects(g, [row for row in g.effects if row.sort != ORIGIN and row.number in ended])
        g.done = len(ended)
        return NEXT


@dataclass(frozen=True)
class BeginOrigin(Instruction):
    """What begins to last from here on comes from this ability."""

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.effects = (*g.effects, LastingEffect(
            _OPEN, ORIGIN, f.a, -1, s.source, s.obj, s.controller, 0, FOR_GAME, g.serial, 0, 0))
        return NEXT


@dataclass(frozen=True)
class EndOrigin(Instruction):
    """What begins to last from here on does not. Where nothing is left of what began, there is nothing to remember."""

    def run(self, g: State, f: Frame) -> int:
        last = [row for row in g.effects if row.sort == ORIGIN and row.number == _OPEN][-1]
        closed = LastingEffect(
            g.serial, ORIGIN, last.what, last.reason, last.card, last.obj, last.controller, last.value, last.until,
            last.timestamp, last.bound, last.layer)
        g.effects = tuple([closed if row is last else row for row in g.effects])
        alive = [_origin_of(g, row) for row in g.effects]
        g.effects = tuple([
            row for row in g.effects if row.sort != ORIGIN or row.number == _OPEN or row in alive])
        return NEXT


def note_origins(table: Table) -> None:
    """Let automatic abilities note what they let begin, if a text asks for that."""
    if not any([isinstance(part, Void) for ability in table.abilities for part in parts(ability)]):
        return
    for number, ability in enumerate(table.abilities):
        code = table.codes[number]
        if isinstance(ability, Automatic) and code and not isinstance(code[0], BeginOrigin):
            table.codes[number] = [BeginOrigin(), *code, EndOrigin()]


def _origin_of(g: State, row: LastingEffect) -> Optional[LastingEffect]:
    """The note of the ability that let an effect begin, the innermost one; nothing for others."""
    found: Optional[LastingEffect] = None
    if not NOTES >> row.sort & 1:
        for it in g.effects:
            if it.sort == ORIGIN and it.timestamp < row.number and (it.number == _OPEN or row.number <= it.number):
                if found is None or it.timestamp >= found.timestamp:
                    found = it
    return found
