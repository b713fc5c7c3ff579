"""Abilities that wait for something as long as a duration lasts, and cards that have some that wait."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..codes import NEXT
from ..state.state import Frame, Row, State
from .nodes import Ability, Effect, EventPattern, Filter
from .scope import Scope
from ..continuous.lasting_effects import WHILE, until
from ..triggers.delayed import add_delayed_trigger
from ..derived.abilities_now import abilities_of
from ..state.card_table import Table
from .event_patterns import WithCondition
from ..continuous.information import ability_information


@dataclass(frozen=True)
class Later(Effect):
    """An ability waits for an event, once, or each time that it happens for a while; it remembers what is "it" now."""

    ability: Ability
    duration: Optional[int] = None

    def run(self, g: State, f: Frame) -> int:
        number = g.table.number(self.ability)
        if self.duration is None:
            add_delayed_trigger(g, number, f.items, f.chosen)
        else:
            add_delayed_trigger(g, number, f.items, f.chosen, WHILE + until(g, self.duration))
        return NEXT


@dataclass(frozen=True)
class HasTrigger(Filter):
    """The card has an ability that waits for this, under conditions that are met now if it has any."""

    event_pattern: EventPattern

    def looks(self, table: Table) -> Row:
        return ability_information([
            number for number, ability in enumerate(table.abilities) if ability.event_pattern() is not None])

    def fits(self, g: State, s: Scope, card: int) -> bool:
        own = Scope(card, g.obj[card], g.controller[card])
        for number in abilities_of(g, card):
            when = g.table.abilities[number].event_pattern()
            while isinstance(when, WithCondition) and when.condition.met(g, own):
                when = when.event_pattern
            if when == self.event_pattern:
                return True
        return False
