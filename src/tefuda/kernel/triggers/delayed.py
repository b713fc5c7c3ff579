"""Delayed triggers: what waits for an event without being an ability in play.

A rule may let a procedure wait for events, and an effect may let an ability wait for later ("at the end of the turn").
"""
from __future__ import annotations

from typing import Final

from ..numbering import Numbering
from ..abilities.scope import CONTROLLER, SOURCE, SOURCE_OBJECT, Scope, with_event
from ..continuous.lasting_effects import WHILE
from ..errors import EngineError
from ..state.records import DelayedTrigger, Event, PendingAbility, changed
from ..state.state import Row, State

# How often an ability is triggered by its event: each time; a delayed one just once;
# "at the end of the turn", which books let happen again in the same turn, once a turn. From ``effects.WHILE`` on it is
# each time as long as a duration lasts.
_FREQUENCIES: Final = Numbering("frequency")
EVERY_TIME: Final = _FREQUENCIES.add("every time")
ONLY_ONCE: Final = _FREQUENCIES.add("only once")
ONCE_A_TURN: Final = _FREQUENCIES.add("once a turn")

# In place of the turn of the last time: so much less than the number of the turn in which it is not triggered yet.
_NOT_IN_TURN: Final = -2


def has_delayed_trigger(g: State, kind: int) -> bool:
    """Whether something waits for such events that is no ability in play."""
    for trigger in g.delayed:
        if trigger.kind == kind:
            return True
    return False


def trigger_delayed(g: State, event: Event) -> None:
    """Set pending what this event triggers, once for each time it happens."""
    if not has_delayed_trigger(g, event.kind):
        return
    waiting = list(g.delayed)
    for number, trigger in enumerate(g.delayed):
        if not _waits_for(g, trigger, event):
            continue
        # Its effect speaks of this event, not of the one that the effect was about which it comes from.
        scope = with_event(trigger.scope, event) if trigger.ability >= 0 else trigger.scope
        g.pending.append(PendingAbility(
            trigger.procedure, trigger.controller, trigger.source, trigger.obj, event.card, g.clock, trigger.ability,
            scope, trigger.it))
        if trigger.often != EVERY_TIME and trigger.often < WHILE:
            waiting[number] = changed(trigger, "turn", g.turn)
    g.delayed = tuple([it for it in waiting if it.often != ONLY_ONCE or it.turn < 0])


def _waits_for(g: State, trigger: DelayedTrigger, event: Event) -> bool:
    """Whether an event is what a delayed trigger waits for now."""
    if trigger.kind != event.kind or trigger.reason not in (-1, event.reason) or trigger.card not in (-1, event.card):
        return False
    if (trigger.often == ONCE_A_TURN and trigger.turn == g.turn) or trigger.turn == _NOT_IN_TURN - g.turn:
        return False
    if trigger.ability < 0:
        return True
    pattern = g.table.abilities[trigger.ability].event_pattern()
    s = Scope(trigger.source, trigger.obj, trigger.controller, event, trigger.it)
    return pattern is not None and pattern.fits(g, s, event)


def add_trigger(
    g: State, kind: int, procedure: int, controller: int, *, reason: int = -1, card: int = -1, source: int = -1,
    often: int = EVERY_TIME,
) -> None:
    """Let a procedure wait to be played whenever such an event happens."""
    g.delayed += (DelayedTrigger(
        kind, reason, card, procedure, controller, source, g.obj[source] if source >= 0 else 0, often, -1),)


def add_delayed_trigger(g: State, number: int, scope: Row, it: Row, often: int = ONLY_ONCE) -> None:
    """Let an ability wait, as a rule just once, for what it waits for, with what its effect speaks of."""
    pattern = g.table.abilities[number].event_pattern()
    if pattern is None:
        raise EngineError(f"ability {number} waits for nothing")
    since = _NOT_IN_TURN - g.turn if pattern.is_of_later_turn() else -1
    g.delayed += (DelayedTrigger(
        pattern.kind(), -1, -1, g.book.play_pending, scope[CONTROLLER], scope[SOURCE], scope[SOURCE_OBJECT], often,
        since, number, scope, it),)
