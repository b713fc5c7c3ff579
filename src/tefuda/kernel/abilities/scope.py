"""What the words of a text refer to: this card, you, the event, it, those that were looked at.

While an effect is carried out, all of it stands in the frame, as numbers: what
is chosen so far ("it") as pairs of card and object, the rest in one row.
"""
from __future__ import annotations

from typing import Final, Optional

from ..numbering import Numbering
from ..state.records import NO_EVENT, Event, event_of
from ..state.state import NOTHING, Frame, Row, State

# Where things stand in the row of a frame: the event is seven numbers; behind how many numbers the targets chosen in
# advance have come these, and then the cards that were looked at.
_ROW: Final = Numbering("part of a scope")
SOURCE: Final = _ROW.add("source")
SOURCE_OBJECT: Final = _ROW.add("object of the source")
CONTROLLER: Final = _ROW.add("controller")
NUMBER: Final = _ROW.add("number that was chosen")
DONE: Final = _ROW.add("how much was done")
_EVENT: Final = _ROW.add("kind of the event", "reason of the event")
EVENT_CARD: Final = _ROW.add(
    "card of the event", "origin of the event", "goal of the event", "object before the event", "other of the event")
_TARGETS: Final = _ROW.add("numbers of targets")
_FIRST_TARGET: Final = _ROW.add("first target")
# How long a row is where nothing was chosen in advance or looked at.
PLAIN: Final = _FIRST_TARGET
# How it ends then; and what stands in it behind the master where nothing has happened yet.
_NO_AIMS: Final[Row] = (0,)
_NOTHING_YET: Final[Row] = (0, 0, *NO_EVENT.row(), 0)
# What left play during the effect is kept with the choices made in advance, under a place that no instruction has.
_LEFT_PLAY: Final = 1 << 19


class Scope:
    """Who and what an effect is about."""

    __slots__ = ("controller", "done", "event", "it", "looked", "number", "obj", "source", "targeting")

    def __init__(
        self, source: int, obj: int, controller: int, event: Event = NO_EVENT, it: Row = NOTHING, looked: Row = NOTHING,
        number: int = 0, done: int = 0, targeting: Row = NOTHING,
    ) -> None:
        self.source = source
        self.obj = obj
        self.controller = controller
        self.event = event
        self.it = it
        self.looked = looked
        self.number = number
        self.done = done
        # For each choice made in advance: the place of its instruction, how many cards, and these with their objects.
        self.targeting = targeting

    def row(self) -> Row:
        """The scope as the row of a frame, all but "it", which the frame has beside it."""
        row = (self.source, self.obj, self.controller, self.number, self.done) + self.event.row()
        if not self.targeting and not self.looked:
            return row + _NO_AIMS
        return row + (len(self.targeting),) + self.targeting + self.looked


def row_of(g: State, card: int, controller: int) -> Row:
    """The row of a scope that has nothing in it yet but a card and the master of what it does."""
    return (card, g.obj[card], controller) + _NOTHING_YET


def source_in(row: Row) -> int:
    """The card whose effect it is, in the row of a frame."""
    return row[SOURCE]


def object_in(row: Row) -> int:
    """The object that this card was when the effect began, in the row of a frame."""
    return row[SOURCE_OBJECT]


def controller_in(row: Row) -> int:
    """The player whose effect it is, in the row of a frame."""
    return row[CONTROLLER]


def done_in(row: Row) -> int:
    """How much was done, for "if you do" and "that many", in the row of a frame."""
    return row[DONE]


def with_source(g: State, row: Row, card: int) -> Row:
    """The row of a frame with a card, as the object that it is now, as the source."""
    return (card, g.obj[card]) + row[CONTROLLER:]


def event_in(row: Row) -> Event:
    """The event in the row of a frame."""
    return event_of(row[_EVENT:_TARGETS])


def with_event(row: Row, event: Event) -> Row:
    """The row of a frame with another event."""
    return row[:_EVENT] + event.row() + row[_TARGETS:]


def scope_of(f: Frame) -> Scope:
    """What the effect in the frame is about."""
    row = f.items
    if len(row) == _FIRST_TARGET:
        # Nothing was chosen in advance or looked at, most of the time, and it is about no event.
        event = event_in(row) if row[_EVENT] >= 0 else NO_EVENT
        return Scope(
            row[SOURCE], row[SOURCE_OBJECT], row[CONTROLLER], event, f.chosen, NOTHING, row[NUMBER], row[DONE])
    looked = _FIRST_TARGET + row[_TARGETS]
    return Scope(
        row[SOURCE], row[SOURCE_OBJECT], row[CONTROLLER], event_in(row), f.chosen, row[looked:], row[NUMBER],
        row[DONE], row[_FIRST_TARGET:looked])


def looked_at(f: Frame) -> Row:
    """The cards that were looked at for the effect in the frame, with their objects."""
    return f.items[_FIRST_TARGET + f.items[_TARGETS]:]


def from_the_other(g: State, event: Event) -> Event:
    """An event as one of its other card: what was attacked, and not what attacked it."""
    obj = event.other
    if obj <= 0 or obj not in g.obj:
        return event
    own = g.obj[event.card]
    return Event(event.kind, event.reason, g.obj.index(obj), event.origin, event.to, obj, own)


def pairs(g: State, cards: list[int]) -> Row:
    """Cards with their objects, by which they are known again."""
    if len(cards) == 1:
        return (cards[0], g.obj[cards[0]])
    row: list[int] = []
    objects = g.obj
    for card in cards:
        row.append(card)
        row.append(objects[card])
    return tuple(row)


def renewed(g: State, row: Row) -> Row:
    """The cards of the pairs with the objects that they are now."""
    if not row:
        return NOTHING
    if len(row) == 2:
        card, _ = row
        return (card, g.obj[card])
    numbers = list(row)
    for at in range(0, len(numbers), 2):
        numbers[at + 1] = g.obj[numbers[at]]
    return tuple(numbers)


def still(g: State, row: Row) -> list[int]:
    """The cards of the pairs that are still the same objects."""
    if len(row) == 2:
        card, obj = row
        return [card] if g.obj[card] == obj else []
    found: list[int] = []
    objects = g.obj
    for at in range(0, len(row), 2):
        card = row[at]
        if objects[card] == row[at + 1]:
            found.append(card)
    return found


def keep_done(f: Frame, done: int) -> None:
    """Remember how much was done, for "if you do" and "that many"."""
    row = f.items
    if row[DONE] != done:
        f.items = with_number(row, DONE, done)


def keep_number(f: Frame, number: int) -> None:
    f.items = with_number(f.items, NUMBER, number)


def with_number(row: Row, at: int, number: int) -> Row:
    """A row with another number at a place."""
    numbers = list(row)
    numbers[at] = number
    return tuple(numbers)


def keep_looked(g: State, f: Frame, cards: list[int]) -> None:
    f.items = f.items[:_FIRST_TARGET + f.items[_TARGETS]] + pairs(g, cards)


def keep_targets(f: Frame, targeting: Row) -> None:
    """Remember the choices that were made in advance."""
    f.items = f.items[:_TARGETS] + (len(targeting),) + targeting + f.items[_FIRST_TARGET + f.items[_TARGETS]:]


def entries(targeting: Row) -> list[tuple[int, Row]]:
    """What is kept with the choices made in advance: the place of each entry and its pairs."""
    found: list[tuple[int, Row]] = []
    start = 0
    while start < len(targeting):
        first = start + 2
        after = first + 2 * targeting[start + 1]
        found.append((targeting[start], targeting[first:after]))
        start = after
    return found


def kept_under(targeting: Row, place: int) -> Row:
    """What is kept under a place among the choices made in advance, if anything is."""
    for there, row in entries(targeting):
        if there == place:
            return row
    return NOTHING


def with_kept(targeting: Row, place: int, row: Row) -> Row:
    """The choices made in advance with other pairs under a place, or with nothing there."""
    found: Row = NOTHING
    for there, kept in entries(targeting):
        if there != place:
            found += (there, len(kept) // 2) + kept
    return found + (place, len(row) // 2) + row if row else found


def left_play(g: State, s: Scope) -> Row:
    """The cards of "it" that left play during this effect, each with the object that it was there."""
    row = kept_under(s.targeting, _LEFT_PLAY)
    found: list[int] = []
    for card, obj in zip(row[::2], row[1::2]):
        if card in s.it[::2] and obj in g.last:
            found += (card, obj)
    return tuple(found)


def keep_left_play(g: State, f: Frame) -> None:
    """Remember what "it" was in play, if it has just left it; what goes on from elsewhere is as it is."""
    targeting = scope_of(f).targeting
    row = kept_under(targeting, _LEFT_PLAY)
    before = dict(zip(row[::2], row[1::2]))
    found: list[int] = []
    for card, obj in zip(f.chosen[::2], f.chosen[1::2]):
        was = before.get(card, 0) if g.obj[card] == obj else obj
        if was in g.last:
            found += (card, was)
    if row or found:
        keep_targets(f, with_kept(targeting, _LEFT_PLAY, tuple(found)))


def targets_at(f: Frame, place: int) -> Optional[Row]:
    """What was chosen in advance for the instruction at that place, if anything was."""
    for there, row in entries(f.items[_FIRST_TARGET:_FIRST_TARGET + f.items[_TARGETS]]) if f.items[_TARGETS] else ():
        if there == place:
            return row
    return None
