"""The event that may be replaced now, in the frame of the procedure that settles it."""
from __future__ import annotations

from ..events.proposed import ProposedEvent, altered, events_of, rows_of
from ..state.state import Frame, State


def events_in(f: Frame) -> list[ProposedEvent]:
    """All events of the frame: those that are settled, the one that is looked at, those that are still to come."""
    return events_of(f.items)


def event_in(g: State, f: Frame) -> ProposedEvent:
    """The event that is looked at, its card as it is now."""
    event = events_in(f)[f.a]
    return altered(g, event, goes_on=event.goes_on)


def keep_event(f: Frame, event: ProposedEvent) -> None:
    """Let the event that is looked at be this from now on."""
    events = events_in(f)
    events[f.a] = event
    f.items = rows_of(events)


def drop_event(f: Frame) -> None:
    """The event that is looked at does not happen."""
    events = events_in(f)
    f.items = rows_of(events[:f.a] + events[f.a + 1:])


def being_replaced(g: State) -> ProposedEvent:
    """The event that is being replaced now: the innermost one."""
    return event_in(g, _innermost(g))


def go_on(g: State, event: ProposedEvent) -> None:
    """Let the event that is being replaced now happen after all, as this."""
    keep_event(_innermost(g), altered(g, event, goes_on=True))


def _innermost(g: State) -> Frame:
    number = len(g.stack) - 1
    while g.book.program.starts[g.stack[number].pc] != g.book.replacing:
        number -= 1
    return g.stack[number]
