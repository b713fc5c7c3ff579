"""Abilities that wait for something as long as a duration lasts, and cards that have some that wait."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import NEXT
from ..continuous.lasting_effects import WHILE, until
from ..derived.abilities_now import abilities_of
from ..triggers.delayed import add_delayed_trigger
from ..state.state import Frame, Row, State
from ..state.card_table import Table
from .event_patterns import Under
from ..continuous.information import ability_information
from .nodes import Ability, Effect, EventPattern, Filter
from .scope import Scope


@dataclass(frozen=True)
class Meanwhile(Effect):
    """An ability waits for an event, each time that it happens, for a while; it remembers what is "it" now."""

    ability: Ability
    duration: int

    def run(self, g: State, f: Frame) -> int:
        add_delayed_trigger(g, g.table.number(self.ability), f.items, f.chosen, WHILE + until(g, self.duration))
        return NEXT


@dataclass(frozen=True)
class Waits(Filter):
    """The card has an ability that waits for this, under conditions that are met now if it has any."""

    event_pattern: EventPattern

    def looks(self, table: Table) -> Row:
        return ability_information([
            number for number, ability in enumerate(table.abilities) if ability.event_pattern() is not None])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        own = Scope(card, g.obj[card], g.controller[card])
        for number in abilities_of(g, card):
            when = g.table.abilities[number].event_pattern()
            while isinstance(when, Under) and when.condition.met(g, own):
                when = when.event_pattern
            if when == self.event_pattern:
                return True
        return False
