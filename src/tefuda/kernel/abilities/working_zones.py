"""Where abilities work, and what they hear of."""
from __future__ import annotations

from ..codes import MOVED
from ..state.state import State
from .event_patterns import Moves, WithCondition
from .nodes import Ability, EventPattern, Static
from .spoken_of import This
from ..state.records import Event
from ..continuous.effect_sorts import LABEL, RELABEL, SET


def defines(ability: Ability, static: Static) -> bool:
    """Whether an ability says without a condition what its own card is."""
    sort = static.quality.sort()
    return ability.condition is None and isinstance(static.which, This) and sort in (SET, LABEL, RELABEL)


def works(g: State, ability: Ability, card: int) -> bool:
    """Whether an ability works where the card is."""
    return g.book.layout.kind[g.zone_of[card]] in ability.where


def works_for(g: State, ability: Ability, when: EventPattern, card: int, event: Event) -> bool:
    """Whether an ability is there for an event.

    One that is about the card itself is there if it works where the card was or is, or names where it comes from or
    goes to.
    """
    if when.about_itself():
        if card != event.card:
            return False
        if event.kind != MOVED:
            return works(g, ability, card)
        kind = g.book.layout.kind
        if kind[event.origin] in ability.where or kind[event.to] in ability.where:
            return True
        return bool(sources_of(when)) or kind[event.to] in targets_of(when)
    return works(g, ability, card)


def sources_of(when: EventPattern) -> tuple[int, ...]:
    """The zones that a move is said to come from."""
    if isinstance(when, WithCondition):
        return sources_of(when.event_pattern)
    return when.sources if isinstance(when, Moves) else ()


def targets_of(when: EventPattern) -> tuple[int, ...]:
    """The zones that a move is said to go to."""
    if isinstance(when, WithCondition):
        return targets_of(when.event_pattern)
    return when.targets if isinstance(when, Moves) else ()
