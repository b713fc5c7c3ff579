"""Abilities that wait for something as long as a duration lasts, and cards that have some that wait."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..effects import WHILE, abilities_of, until
from ..events import watch_for
from ..state import Frame, Row, State
from ..table import Table
from .happenings import Under
from .information import ability_information
from .nodes import Ability, Effect, Happening, Test
from .scope import Scope


@dataclass(frozen=True)
class Meanwhile(Effect):
    """An ability waits for an event, each time that it happens, for a while; it remembers what is "it" now."""

    ability: Ability
    duration: int

    def run(self, g: State, f: Frame) -> int:
        watch_for(g, g.table.number(self.ability), f.items, f.chosen, WHILE + until(g, self.duration))
        return NEXT


@dataclass(frozen=True)
class Waits(Test):
    """The card has an ability that waits for this, under conditions that are met now if it has any."""

    happening: Happening

    def looks(self, table: Table) -> Row:
        return ability_information([
            number for number, ability in enumerate(table.abilities) if ability.happening() is not None])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        own = Scope(card, g.obj[card], g.master[card])
        for number in abilities_of(g, card):
            when = g.table.abilities[number].happening()
            while isinstance(when, Under) and when.condition.met(g, own):
                when = when.happening
            if when == self.happening:
                return True
        return False
