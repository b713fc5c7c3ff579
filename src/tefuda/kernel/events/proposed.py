"""Events that are about to happen, and may still be forbidden or replaced.

As numbers they can wait in a frame: ``rows_of`` and ``events_of`` are the only places that know how.
"""
from __future__ import annotations

from typing import Final, Optional

from ..codes import MOVED
from ..state.records import Event
from ..state.state import NOTHING, Row, State

# How a card is turned, beside face-up and face-down: over to its other face.
OVER: Final = 2
# In place of the states in which a card arrives: damage that nothing makes less any more.
FIXED: Final = 1

_WIDTH: Final = 11


class ProposedEvent(Event):
    """An event that is about to happen: as abilities look at it, and in which way it happens."""

    __slots__ = ("bottom", "flags", "goes_on", "replaced")

    def __init__(
        self, kind: int, reason: int, card: int, origin: int, to: int, before: int, other: int, flags: int = 0,
        bottom: bool = False, replaced: bool = False, goes_on: bool = False,
    ) -> None:
        super().__init__(kind, reason, card, origin, to, before, other)
        # The states in which a card arrives; of counters, their sort; of damage, whether it is fixed.
        self.flags = flags
        # Whether the card goes below those that are there.
        self.bottom = bottom
        # Whether it is what happens in place of what was proposed.
        self.replaced = replaced
        # Whether what happened instead of it lets it happen after all.
        self.goes_on = goes_on

    def whole_row(self) -> Row:
        """All fields as numbers, those too that abilities don't look at."""
        return self.row() + (self.flags, int(self.bottom), int(self.replaced), int(self.goes_on))


def rows_of(events: list[ProposedEvent]) -> Row:
    """Events as numbers."""
    row: Row = NOTHING
    for event in events:
        row += event.whole_row()
    return row


def events_of(row: Row) -> list[ProposedEvent]:
    """The events that gave these numbers."""
    found: list[ProposedEvent] = []
    for at in range(0, len(row), _WIDTH):
        kind, reason, card, origin, to, before, other, flags, bottom, replaced, goes_on = row[at:at + _WIDTH]
        found.append(ProposedEvent(
            kind, reason, card, origin, to, before, other, flags, bottom != 0, replaced != 0, goes_on != 0))
    return found


def split_event(row: Row) -> tuple[ProposedEvent, Row]:
    """The event at the beginning of a row of numbers, and the rest of it."""
    return events_of(row[:_WIDTH])[0], row[_WIDTH:]


def going(g: State, card: int, to: int, reason: int, flags: int, bottom: bool) -> ProposedEvent:
    """The event that a card goes to a place, on top or below, and arrives in some states."""
    return ProposedEvent(MOVED, reason, card, g.zone_of[card], to, g.obj[card], to, flags, bottom)


def on_card(g: State, kind: int, reason: int, card: int, amount: int = 0, flags: int = 0) -> ProposedEvent:
    """That something happens to a card where it is: so much of it."""
    return ProposedEvent(kind, reason, card, g.zone_of[card], amount, g.obj[card], 0, flags)


def on_player(kind: int, reason: int, player: int, amount: int = 0, flags: int = 0, other: int = 0) -> ProposedEvent:
    """That something happens to a player."""
    return ProposedEvent(kind, reason, -1, player, amount, 0, other, flags)


def altered(
    g: State, it: ProposedEvent, *, card: int = -1, to: Optional[int] = None, player: Optional[int] = None,
    flags: Optional[int] = None, other: Optional[int] = None, replaced: bool = False, goes_on: bool = False,
) -> ProposedEvent:
    """The event with what is given of it in place of what it was; its card as it is now."""
    card = card if card >= 0 else it.card
    origin = g.zone_of[card] if card >= 0 else it.origin if player is None else player
    to = it.to if to is None else to
    if other is None:
        other = to if it.kind == MOVED else it.other
    return ProposedEvent(
        it.kind, it.reason, card, origin, to, g.obj[card] if card >= 0 else 0, other,
        it.flags if flags is None else flags, it.bottom, it.replaced or replaced, goes_on)
