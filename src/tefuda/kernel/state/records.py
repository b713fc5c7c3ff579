"""What a state holds beside cards: lasting effects, triggers, pending abilities, last-known information and marks.

Each is a small class with named fields that is never changed after it is made, so copies of a game share them. ``row``
gives the same as numbers, for saving and comparing; ``…_of`` makes the record again.
"""
from __future__ import annotations

from typing import Final, Optional

from .card_table import NOTHING, Row


class LastingEffect:
    """An effect that lasts: what it does to which card or player, by whose ability, until when and since when."""

    __slots__ = (
        "ability", "bound", "card", "controller", "layer", "number", "obj", "pc", "reason", "sort", "source",
        "timestamp",
        "until", "value", "what")

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

    def row(self) -> Row:
        """All fields as numbers."""
        return (
            self.number, self.sort, self.what, self.reason, self.card, self.obj, self.controller, self.value,
            self.until, self.timestamp, self.bound, self.layer, self.source, self.ability, self.pc)

    def says_as(self, other: LastingEffect) -> bool:
        """Whether two effects say the same for the same time, whenever they began."""
        return (
            self.what == other.what and self.card == other.card and self.sort == other.sort and self.obj == other.obj
            and self.reason == other.reason and self.controller == other.controller and self.value == other.value
            and self.until == other.until and self.bound == other.bound and self.layer == other.layer)

    def dated(self, timestamp: int) -> LastingEffect:
        """An effect that is as old as that and says what this one says."""
        return LastingEffect(
            self.number, self.sort, self.what, self.reason, self.card, self.obj, self.controller, self.value,
            self.until, timestamp, self.bound, self.layer, self.source, self.ability, self.pc)

    def on_object(self, obj: int) -> LastingEffect:
        """The effect on its card as another object, where a rule lets it follow the card."""
        return LastingEffect(
            self.number, self.sort, self.what, self.reason, self.card, obj, self.controller, self.value, self.until,
            self.timestamp, self.bound, self.layer, self.source, self.ability, self.pc)


def lasting_effect_of(row: Row) -> LastingEffect:
    """The lasting effect that gave this row."""
    number, sort, what, reason, card, obj, controller, value, until, timestamp, bound, layer, source, ability, pc = row
    return LastingEffect(
        number, sort, what, reason, card, obj, controller, value, until, timestamp, bound, layer, source, ability, pc)


class Event:
    """An event as abilities look at it: what happens, why, to which card, from where to where."""

    __slots__ = ("before", "card", "kind", "origin", "other", "reason", "to")

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

    __slots__ = ("after", "before", "by", "effect", "kind", "origin", "pc", "printed", "reason", "seen", "to")

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


class PendingAbility:
    """Something that has been triggered and waits to be played: an ability of a card, or a procedure of the book."""

    __slots__ = ("ability", "controller", "event_card", "it", "obj", "procedure", "scope", "source", "time")

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

    def row(self) -> Row:
        """All fields as numbers."""
        return (
            self.procedure, self.controller, self.source, self.obj, self.event_card, self.time, self.ability,
            len(self.scope), *self.scope, *self.it)


def pending_ability_of(row: Row) -> PendingAbility:
    """The pending ability that gave this row."""
    procedure, controller, source, obj, event_card, time, ability, size = row[:8]
    return PendingAbility(
        procedure, controller, source, obj, event_card, time, ability, row[8:8 + size], row[8 + size:])


class DelayedTrigger:
    """What waits for an event without being an ability in play: a rule's own trigger, or a delayed triggered
    ability.
    """

    __slots__ = (
        "ability", "card", "controller", "it", "kind", "obj", "often", "procedure", "reason", "scope", "source",
        "turn")

    def __init__(
        self, kind: int, reason: int, card: int, procedure: int, controller: int, source: int, obj: int, often: int,
        turn: int, ability: int = -1, scope: Row = NOTHING, it: Row = NOTHING,
    ) -> None:
        # The kind of event, its reason and its card; -1 for any.
        self.kind = kind
        self.reason = reason
        self.card = card
        self.procedure = procedure
        self.controller = controller
        self.source = source
        self.obj = obj
        # How often it triggers (see ``kernel.triggers.delayed``), and the turn of the last time.
        self.often = often
        self.turn = turn
        self.ability = ability
        self.scope = scope
        self.it = it

    def row(self) -> Row:
        """All fields as numbers."""
        return (
            self.kind, self.reason, self.card, self.procedure, self.controller, self.source, self.obj, self.often,
            self.turn, self.ability, len(self.scope), *self.scope, *self.it)

    def triggered_in(self, turn: int) -> DelayedTrigger:
        """The trigger after it has triggered in a turn."""
        return DelayedTrigger(
            self.kind, self.reason, self.card, self.procedure, self.controller, self.source, self.obj, self.often,
            turn, self.ability, self.scope, self.it)


def delayed_trigger_of(row: Row) -> DelayedTrigger:
    """The delayed trigger that gave this row."""
    kind, reason, card, procedure, controller, source, obj, often, turn, ability, size = row[:11]
    return DelayedTrigger(
        kind, reason, card, procedure, controller, source, obj, often, turn, ability, row[11:11 + size],
        row[11 + size:])


class LastKnown:
    """What a card was when it was last an object in play: its last-known information."""

    __slots__ = ("attached", "card", "controller", "damage", "flags", "numbers", "place", "printed", "since")

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

    def row(self) -> Row:
        """All fields as numbers."""
        return (
            self.card, self.printed, self.place, self.flags, self.damage, self.controller, self.since,
            len(self.numbers), *self.numbers, *self.attached)


def last_known_of(row: Row) -> LastKnown:
    """The last-known information that gave this row."""
    card, printed, place, flags, damage, controller, since, size = row[:8]
    return LastKnown(
        card, printed, place, flags, damage, controller, since, row[8:8 + size], row[8 + size:])


class AbilityUse:
    """That an ability was used, for abilities that may be used just so often."""

    __slots__ = ("ability", "controller", "face", "obj", "turn")

    def __init__(self, ability: int, obj: int, turn: int, controller: int, face: int) -> None:
        self.ability = ability
        self.obj = obj
        self.turn = turn
        self.controller = controller
        # The print that it stands on; -1 where that makes no difference.
        self.face = face

    def row(self) -> Row:
        """All fields as numbers."""
        return (self.ability, self.obj, self.turn, self.controller, self.face)


class TriggerMark:
    """That an ability has been triggered by a moment or state, or has replaced what the rules do: not again by that."""

    __slots__ = ("ability", "obj", "turn", "what")

    def __init__(self, ability: int, obj: int, turn: int, what: int) -> None:
        self.ability = ability
        self.obj = obj
        self.turn = turn
        # The reason of the moment, -1 for a state; below that, whom the replaced event is about.
        self.what = what

    def row(self) -> Row:
        """All fields as numbers."""
        return (self.ability, self.obj, self.turn, self.what)


class Counters:
    """So many counters of a sort on an object, or of a player (as -1 or -2)."""

    __slots__ = ("count", "holder", "sort")

    def __init__(self, holder: int, sort: int, count: int) -> None:
        self.holder = holder
        self.sort = sort
        self.count = count

    def row(self) -> Row:
        """All fields as numbers."""
        return (self.holder, self.sort, self.count)


class ChoiceMade:
    """A choice that may be part of a loop: in which turn and position it was made, and by whom (-1: whoever acts)."""

    __slots__ = ("code", "player", "position", "turn")

    def __init__(self, turn: int, position: int, code: int, player: int = -1) -> None:
        self.turn = turn
        self.position = position
        self.code = code
        self.player = player

    def row(self) -> Row:
        """All fields as numbers."""
        return (self.turn, self.position, self.code, self.player)
