"""Ending what automatic abilities let last, before its time and always as a whole.

Where a match has a text that does so, each automatic ability notes which lasting effects it lets begin: a row among
the lasting effects, of a sort of its own, with the number of the last effect (0, the last one in all rows), the
ability, the source and its object, the master, and as its time the number of the last effect before it.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .effect_summary import summarize_all
from .timestamps import TIMESTAMP
from ..codes import NEXT
from .lasting_effects import FOR_GAME
from ..state.state import Frame, Row, State
from ..state.card_table import Table
from .control_change import MOVED_AWAY, CONTROL_CHANGE, return_control
from ..abilities.ability_kinds import Automatic
from ..abilities.nodes import CardEffect, Instruction
from .dependency_cycles import parts
from ..abilities.scope import Scope

# A sort of lasting effect that changes nothing (see ``kernel.continuous.lasting_effects``).
ORIGIN: Final = 12
_OPEN: Final = 0
# What stands among the lasting effects and is none.
_NOTES: Final = (ORIGIN, TIMESTAMP, MOVED_AWAY)


@dataclass(frozen=True)
class Void(CardEffect):
    """What automatic abilities let last is over: all that applies to the cards, or all that their own let begin."""

    own: bool = False

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        ended: list[int] = []
        for origin in [row for row in g.effects if row[1] == ORIGIN]:
            begun = [row for row in g.effects if _origin_of(g, row) == origin]
            about = [origin] if self.own else begun
            if any([row[4] in cards and row[5] == g.obj[row[4]] for row in about if row[4] >= 0]):
                ended.extend([row[0] for row in begun])
        _end(g, ended)
        g.done = len(ended)
        return NEXT


@dataclass(frozen=True)
class BeginOrigin(Instruction):
    """What begins to last from here on comes from this ability."""

    def run(self, g: State, f: Frame) -> int:
        g.effects.append((_OPEN, ORIGIN, f.a, -1, f.items[0], f.items[1], f.items[2], 0, FOR_GAME, g.serial, 0, 0))
        return NEXT


@dataclass(frozen=True)
class EndOrigin(Instruction):
    """What begins to last from here on does not. Where nothing is left of what began, there is nothing to remember."""

    def run(self, g: State, f: Frame) -> int:
        last = [row for row in g.effects if row[1] == ORIGIN and row[0] == _OPEN][-1]
        closed = (g.serial, *last[1:])
        g.effects = [closed if row is last else row for row in g.effects]
        alive = [_origin_of(g, row) for row in g.effects]
        g.effects = [row for row in g.effects if row[1] != ORIGIN or row[0] == _OPEN or row in alive]
        summarize_all(g)
        return NEXT


def note_origins(table: Table) -> None:
    """Let automatic abilities note what they let begin, if a text asks for that."""
    if not any([isinstance(part, Void) for ability in table.abilities for part in parts(ability)]):
        return
    for number, ability in enumerate(table.abilities):
        code = table.codes[number]
        if isinstance(ability, Automatic) and code and not isinstance(code[0], BeginOrigin):
            table.codes[number] = [BeginOrigin(), *code, EndOrigin()]


def _origin_of(g: State, row: Row) -> Row:
    """The note of the ability that let an effect begin, the innermost one; nothing for others."""
    found: Row = ()
    if row[1] not in _NOTES:
        for it in g.effects:
            if it[1] == ORIGIN and it[9] < row[0] and (it[0] == _OPEN or row[0] <= it[0]):
                if not found or it[9] >= found[9]:
                    found = it
    return found


def _end(g: State, numbers: list[int]) -> None:
    """Lasting effects end here, with all that they did."""
    ended = [row for row in g.effects if row[1] != ORIGIN and row[0] in numbers]
    if not ended:
        return
    g.effects = [row for row in g.effects if row not in ended]
    for row in ended:
        if row[1] == CONTROL_CHANGE:
            return_control(g, row)
    summarize_all(g)
    g.fresh = -1
    g.needs_rule_check = True
