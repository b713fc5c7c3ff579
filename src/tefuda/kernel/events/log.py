"""The log: what happened, by which rule, for what cause, and who saw which card it was.

An event is ten numbers: kind, place in the program, place of the caller,
reason, print, from, to, object before, object after, and who sees the card.
Every change of the game goes through ``note``; whatever waits for an event is
woken here and nowhere else.
"""
from __future__ import annotations

from itertools import starmap
from struct import error as StructError
from struct import Struct, iter_unpack
from typing import Final, Iterator

from ..codes import DECLARED, TIMING
from ..continuous.lasting_effects import WHILE
from ..abilities.scope import Scope
from ..errors import EngineError
from ..visibility.sight import SIGHT, sees
from ..state.state import Row, State
from ..state.card_table import STALE

WIDTH: Final = 10
_SHORT: Final = 104
_PACK_SHORT: Final = Struct(f"{WIDTH}h").pack
_PACK_LONG: Final = Struct(f"{WIDTH}i").pack

# How often an ability is triggered by its event: each time; a delayed one just once;
# "at the end of the turn", which books let happen again in the same turn, once a turn. From ``effects.WHILE`` on it is
# each time as long as a duration lasts.
EVERY_TIME: Final = 0
ONLY_ONCE: Final = 1
ONCE_A_TURN: Final = 2

# In place of the turn of the last time: so much less than the number of the turn in which it is not triggered yet.
_NOT_IN_TURN: Final = -2
# How many numbers a trigger has that is no ability's.
_PLAIN: Final = 9


def note(g: State, kind: int, reason: int, card: int, here: int, there: int, before: int, seen: int) -> None:
    """Write down an event. ``card`` is -1 where it is about no card."""
    f = g.stack[-1]
    table = g.table
    if card >= 0:
        obj = g.obj[card]
        # A card may do something that has gone out of sight by now: its new number is not told.
        if kind == DECLARED and seen == 3 and table.abilities and (
                g.flags[card] & SIGHT or g.book.up_mask[g.zone_of[card]] != 3) and sees(g, card) != 3:
            obj = 0
        g.log.append((kind, f.pc, f.by, reason, g.prints[card], here, there, before, obj, seen))
    else:
        g.log.append((kind, f.pc, f.by, reason, -1, here, there, before, 0, seen))
    # To declare something changes nothing by itself: a text may, which looks at it.
    if kind != DECLARED or table.always_rule_check or g.delayed:
        g.needs_rule_check = True
    if g.delayed:
        trigger_delayed(g, (kind, reason, card, here, there, before, before if kind == DECLARED else there))
    if table.triggered_kinds:
        role = table.declarations[reason] if kind == DECLARED else table.listeners[kind]
        if role and is_awaited(g, role, card):
            other = before if kind == DECLARED else there
            table.ability_lookup.detect_triggers(g, (kind, reason, card, here, there, before, other), False)


def is_awaited(g: State, role: int, card: int = -1) -> bool:
    """Whether somebody of a role (``Table.moments``) may hear of a moment or of an event about a card or replace it."""
    if role <= 0:
        return role != 0
    known = g.roles[role] if g.roles and (g.fresh >= 0 or g.fresh == STALE) else None
    if known or (known is None and g.table.ability_lookup.in_role(g, role)):
        return True
    return card >= 0 and (g.granting or g.table.itself[role][g.prints[card]] != 0)


def may_be_replaced(g: State, kind: int, card: int) -> bool:
    """Whether something may take the place of what happens to a card, where such events have no details."""
    return g.contests_moves or is_awaited(g, g.table.replacers[kind], card)


def remark(g: State, kind: int, reason: int, card: int, here: int, seen: int) -> None:
    """Write down what a card does where it lies. No rule process minds that, unless some text speaks of it."""
    f = g.stack[-1]
    obj = g.obj[card]
    g.log.append((kind, f.pc, f.by, reason, g.prints[card], here, -1, obj, obj, seen))
    table = g.table
    if table.abilities:
        if table.always_rule_check:
            g.needs_rule_check = True
        role = table.listeners[kind]
        if role and is_awaited(g, role, card):
            table.ability_lookup.detect_triggers(g, (kind, reason, card, here, -1, obj, -1), False)
    if g.delayed:
        g.needs_rule_check = True
        trigger_delayed(g, (kind, reason, card, here, -1, obj, -1))


def has_delayed_trigger(g: State, kind: int) -> bool:
    """Whether something waits for such events that is no ability in play: a trigger, as ``trigger_delayed`` has
    them.
    """
    for row in g.delayed:
        if row[0] == kind:
            return True
    return False


def trigger_delayed(g: State, event: Row) -> None:
    """Set waiting what this event triggers, once for each time it happens.

    A trigger is a row: kind, reason or -1, card or -1, procedure, master,
    source card, source object, how often (see below), turn of the last time.
    An ability that waits for later has further numbers: its own, how many it
    has for the scope of its effect, these, and the cards that are "it".
    """
    kind, reason, card = event[0], event[1], event[2]
    if not has_delayed_trigger(g, kind):
        return
    for number, row in enumerate(tuple(g.delayed)):
        if row[0] != kind or row[1] not in (-1, reason) or row[2] not in (-1, card):
            continue
        if (row[7] == ONCE_A_TURN and row[8] == g.turn) or row[8] == _NOT_IN_TURN - g.turn:
            continue
        if len(row) > _PLAIN:
            if not _later_fits(g, row, event):
                continue
            # Its effect speaks of this event, not of the one that the effect was about which it comes from.
            row = (*row[:_PLAIN + 7], *event, *row[_PLAIN + 14:])
        g.pending.append((row[3], row[4], row[5], row[6], card, g.clock, *row[_PLAIN:]))
        if row[7] == EVERY_TIME or row[7] >= WHILE:
            continue
        g.delayed[number] = (*row[:8], g.turn, *row[_PLAIN:])
    g.delayed = [row for row in g.delayed if row[7] != ONLY_ONCE or row[8] < 0]


def add_trigger(
    g: State, kind: int, procedure: int, controller: int, *, reason: int = -1, card: int = -1, source: int = -1,
    often: int = EVERY_TIME,
) -> None:
    """Let a procedure wait to be played whenever such an event happens."""
    g.delayed.append((kind, reason, card, procedure, controller, source, g.obj[source] if source >= 0 else 0, often,
        -1))


def add_delayed_trigger(g: State, number: int, scope: Row, it: Row, often: int = ONLY_ONCE) -> None:
    """Let an ability wait, as a rule just once, for what it waits for, with what its effect speaks of."""
    event_pattern = g.table.abilities[number].event_pattern()
    if event_pattern is None:
        raise EngineError(f"ability {number} waits for nothing")
    since = _NOT_IN_TURN - g.turn if event_pattern.is_of_later_turn() else -1
    g.delayed.append((
        event_pattern.kind(), -1, -1, g.book.play_pending, scope[2], scope[0], scope[1], often, since,
        number, len(scope), *scope, *it))


def _later_fits(g: State, row: Row, event: Row) -> bool:
    """Whether an event is what a later ability waits for."""
    event_pattern = g.table.abilities[row[_PLAIN]].event_pattern()
    start = _PLAIN + 2
    scope = row[start:start + row[_PLAIN + 1]]
    s = Scope(scope[0], scope[1], scope[2], event, row[start + len(scope):])
    return event_pattern is not None and event_pattern.fits(g, s, event)


def trigger_declared(g: State, reason: int, card: int, number: int) -> None:
    """Let abilities hear, as of a declaration, of what a card has to do with a number; the log has it already."""
    if g.table.triggered_kinds >> DECLARED & 1:
        obj = g.obj[card]
        g.table.ability_lookup.detect_triggers(g, (DECLARED, reason, card, g.zone_of[card], number, obj, obj), False)


def timing(g: State, reason: int, once: bool = False) -> None:
    """A moment that abilities may wait for has come: "at the start of the turn" and the like.

    It changes nothing by itself, so it gives rule processes nothing to look at. One that comes ``once`` but may be
    gone through again triggers each ability a single time (until ``limits.forget_triggered`` or the end of the turn).
    """
    f = g.stack[-1]
    g.log.append((TIMING, f.pc, f.by, reason, -1, g.turn_player, -1, 0, 0, 3))
    if g.delayed:
        trigger_delayed(g, (TIMING, reason, -1, g.turn_player, -1, 0, 0))
        g.needs_rule_check = True
    role = g.table.moments[reason]
    if not role:
        return
    known = g.roles[role] if g.roles and g.fresh >= 0 else None
    if known or (known is None and is_awaited(g, role)):
        g.table.ability_lookup.detect_triggers(g, (TIMING, reason, -1, g.turn_player, -1, int(once), 0), False)


def rows(g: State, since: int = 0) -> Iterator[Row]:
    """The events of the game so far from number ``since`` on, the oldest first."""
    for packed in g.past:
        count = packed_rows(packed)
        if since < count:
            size = (len(packed) - 1) // count
            yield from iter_unpack(f"{WIDTH}{chr(packed[0])}", packed[1 + since * size:])
        since = max(0, since - count)
    yield from g.log[since:]


def last_step(g: State) -> int:
    """The place in the program of the step that wrote the latest event; just after packing, that of the step now."""
    return g.log[-1][1] if g.log else g.stack[-1].pc


def count_rows(g: State) -> int:
    """How many events there were."""
    return sum(packed_rows(packed) for packed in g.past) + len(g.log)


def pack_rows(events: list[Row]) -> bytes:
    """Events as bytes. The first byte says how wide the numbers are: nearly always short ones will do."""
    try:
        return b"h" + b"".join(starmap(_PACK_SHORT, events))
    except StructError:
        return b"i" + b"".join(starmap(_PACK_LONG, events))


def unpack_rows(packed: bytes) -> list[Row]:
    """What ``pack_rows`` was given."""
    return list(iter_unpack(f"{WIDTH}{chr(packed[0])}", packed[1:]))


def packed_rows(packed: bytes) -> int:
    """How many events there are in what ``pack_rows`` gave."""
    return (len(packed) - 1) // (WIDTH * (2 if packed[0] == _SHORT else 4))
