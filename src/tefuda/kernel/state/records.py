"""What a state holds beside cards: frames, lasting effects, triggers, pending abilities, last-known information, marks.

Each is a small class with named fields. But for frames they are never changed after they are made, so copies of a game
share them. From the order of their fields follow the row of numbers that a record is saved and compared as, the record
of a row, and a record with another value in one field. Those that come about all the time have a constructor that is
written out, which is quicker.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Optional, TypeVar

from ..errors import EngineError
from .card_table import NOTHING, Row

# The fields that are rows; all others are numbers.
_ROWS: Final = ("scope", "it", "numbers", "attached", "items", "chosen")


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of what an object of a class has, in the order in which it takes them."""
    # The compiler keeps them under a name of its own.
    for place in ("__mypyc_attrs__", "__dataclass_fields__", "__slots__"):
        if getattr(kind, place, ()):
            return tuple(getattr(kind, place))
    raise EngineError(f"{kind.__name__} has no fields")


class Record:
    """Something with named fields that are numbers and rows of numbers."""

    __slots__ = ()

    def row(self) -> Row:
        """All fields as numbers; in front of a row of them, how many there are."""
        found: list[int] = []
        for name in fields_of(type(self)):
            value: Any = getattr(self, name)
            if name in _ROWS:
                found.append(len(value))
                found += value
            else:
                found.append(value)
        return tuple(found)


R = TypeVar("R", bound=Record)


def record_of(kind: type[R], row: Row) -> R:
    """The record of a class that gave this row."""
    values: list[Any] = []
    at = 0
    for name in fields_of(kind):
        value = row[at]
        at += 1
        if name in _ROWS:
            values.append(row[at:at + value])
            at += value
        else:
            values.append(value)
    if at != len(row):
        raise ValueError(f"{len(row)} numbers are no {kind.__name__}")
    return kind(*values)


def changed(record: R, field: str, value: int) -> R:
    """A record that says the same as another one but for one field."""
    kind = type(record)
    return kind(*[value if name == field else getattr(record, name) for name in fields_of(kind)])


class Frame(Record):
    """A procedure under way: the place in the program, who called it, and a few numbers of its own."""

    __slots__ = ("pc", "a", "b", "c", "items", "chosen", "by")

    def __init__(self, pc: int, a: int, b: int, c: int, items: Row, chosen: Row, by: int = 0) -> None:
        self.pc = pc
        self.a = a
        self.b = b
        self.c = c
        self.items = items
        self.chosen = chosen
        self.by = by


class LastingEffect(Record):
    """An effect that lasts: what it does to which card or player, by whose ability, until when and since when."""

    __slots__ = (
        "number", "sort", "what", "reason", "card", "obj", "controller", "value", "until", "timestamp", "bound",
        "layer", "source", "ability", "pc")

    def __init__(
        self, number: int, sort: int, what: int, reason: int, card: int, obj: int, controller: int, value: int,
        until: int, timestamp: int, bound: int, layer: int, source: int = 0, ability: int = -1, pc: int = 0,
    ) -> None:
        self.number = number
        self.sort = sort
        # The attribute, event kind, deed, ability or label that it is about.
        self.what = what
        # The only reason for which an event is meant; of a replacement, the object that the event is about. -1 is any.
        self.reason = reason
        # A card, -1 for any, or a player as -2 or -3; and the object that the card was then.
        self.card = card
        self.obj = obj
        self.controller = controller
        # By how much or to what a number changes; of a replacement, the zone or ability (see ``Replacement``).
        self.value = value
        self.until = until
        self.timestamp = timestamp
        # How far a change goes; of a replacement, whether its player may decline it.
        self.bound = bound
        # The layer, where it is not the usual one of its sort; of a replacement, whether it is for one event only.
        self.layer = layer
        # The object and the ability whose effect it is (0 and -1 for none), and the step by which it began.
        self.source = source
        self.ability = ability
        self.pc = pc

    def says_as(self, other: LastingEffect) -> bool:
        """Whether two effects say the same for the same time, whenever they began."""
        return (
            self.what == other.what and self.card == other.card and self.sort == other.sort and self.obj == other.obj
            and self.reason == other.reason and self.controller == other.controller and self.value == other.value
            and self.until == other.until and self.bound == other.bound and self.layer == other.layer)


class Event(Record):
    """An event as abilities look at it: what happens, why, to which card, from where to where."""

    __slots__ = ("kind", "reason", "card", "origin", "to", "before", "other")

    def __init__(self, kind: int, reason: int, card: int, origin: int, to: int, before: int, other: int) -> None:
        self.kind = kind
        self.reason = reason
        # -1 where it is about no card.
        self.card = card
        # The place where it happens or a card comes from; a player, where it is about no card.
        self.origin = origin
        # The place that a card goes to, or how much it is.
        self.to = to
        # The object that the card was before; of a moment, whether it triggers each ability once only.
        self.before = before
        # The object of another card that has to do with it, or a number.
        self.other = other

    def row(self) -> Row:
        """All fields as numbers."""
        return (self.kind, self.reason, self.card, self.origin, self.to, self.before, self.other)


def event_of(row: Row) -> Event:
    """The event that gave this row."""
    kind, reason, card, origin, to, before, other = row
    return Event(kind, reason, card, origin, to, before, other)


NO_EVENT: Final = Event(-1, -1, -1, -1, -1, 0, 0)


class LogEntry:
    """An event as it is written down: with the step that it happens by, and who sees which card it is."""

    __slots__ = ("kind", "pc", "by", "reason", "printed", "origin", "to", "before", "after", "seen", "effect")

    def __init__(
        self, kind: int, pc: int, by: int, reason: int, printed: int, origin: int, to: int, before: int, after: int,
        seen: int, effect: Optional[LastingEffect] = None,
    ) -> None:
        self.kind = kind
        # The place in the program of the step, and of the step that called its procedure.
        self.pc = pc
        self.by = by
        self.reason = reason
        # The print of the card, -1 where it is about none.
        self.printed = printed
        self.origin = origin
        self.to = to
        # The object that the card was, and the one that it is now.
        self.before = before
        self.after = after
        # The players who see which card it is, as bits.
        self.seen = seen
        # The lasting effect that began or ended.
        self.effect = effect

    def row(self) -> Row:
        """All fields but the lasting effect as numbers."""
        return (
            self.kind, self.pc, self.by, self.reason, self.printed, self.origin, self.to, self.before, self.after,
            self.seen)


class PendingAbility(Record):
    """Something that has been triggered and waits to be played: an ability of a card, or a procedure of the book."""

    __slots__ = ("procedure", "controller", "source", "obj", "event_card", "time", "ability", "scope", "it")

    def __init__(
        self, procedure: int, controller: int, source: int, obj: int, event_card: int, time: int, ability: int = -1,
        scope: Row = NOTHING, it: Row = NOTHING,
    ) -> None:
        # The procedure of the program that plays it.
        self.procedure = procedure
        self.controller = controller
        # The card that has the ability, as which object; and the card of the event.
        self.source = source
        self.obj = obj
        self.event_card = event_card
        # The number of choices made until then.
        self.time = time
        # The number of the ability; -1 for a procedure without one.
        self.ability = ability
        # What its effect is about (see ``kernel.abilities.scope``), and the cards that are "it".
        self.scope = scope
        self.it = it


@dataclass(eq=False)
class DelayedTrigger(Record):
    """What waits for an event without being an ability in play: a rule's own trigger, or a delayed triggered
    ability.
    """

    # The kind of event, its reason and its card; -1 for any.
    kind: int
    reason: int
    card: int
    procedure: int
    controller: int
    source: int
    obj: int
    # How often it triggers (see ``kernel.triggers.delayed``), and the turn of the last time.
    often: int
    turn: int
    ability: int = -1
    scope: Row = NOTHING
    it: Row = NOTHING


class LastKnown(Record):
    """What a card was when it was last an object in play: its last-known information."""

    __slots__ = ("card", "printed", "place", "flags", "damage", "controller", "since", "numbers", "attached")

    def __init__(
        self, card: int, printed: int, place: int, flags: int, damage: int, controller: int, since: int,
        numbers: Row = NOTHING, attached: Row = NOTHING,
    ) -> None:
        self.card = card
        self.printed = printed
        self.place = place
        self.flags = flags
        self.damage = damage
        self.controller = controller
        self.since = since
        # Its numbers, where they may have been others than printed; else none.
        self.numbers = numbers
        # The cards that lay with it, where texts may ask for them.
        self.attached = attached


class AbilityUse(Record):
    """The use of an ability that may be used just so often."""

    __slots__ = ("ability", "obj", "turn", "controller", "face")

    def __init__(self, ability: int, obj: int, turn: int, controller: int, face: int) -> None:
        self.ability = ability
        self.obj = obj
        self.turn = turn
        self.controller = controller
        # The print that it stands on; -1 where that makes no difference.
        self.face = face


@dataclass(eq=False)
class TriggerMark(Record):
    """An ability that was triggered by a moment or state, or replaced what the rules do: not again by that."""

    ability: int
    obj: int
    turn: int
    # The reason of the moment, -1 for a state; below that, whom the replaced event is about.
    what: int


@dataclass(eq=False)
class Counters(Record):
    """The counters of a sort on an object, or of a player (as -1 or -2)."""

    holder: int
    sort: int
    count: int


class ChoiceMade(Record):
    """A choice that may be part of a loop: in which turn and position it was made, and by whom (-1: whoever acts)."""

    __slots__ = ("turn", "position", "code", "player")

    def __init__(self, turn: int, position: int, code: int, player: int = -1) -> None:
        self.turn = turn
        self.position = position
        self.code = code
        self.player = player
