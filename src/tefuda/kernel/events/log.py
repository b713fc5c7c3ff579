"""The log: what happened, by which rule, for what cause, and who saw which card it was.

Every change of the game is written down here as a ``LogEntry``, and sets pending what it triggers.
"""
from __future__ import annotations

from itertools import starmap
from struct import error as StructError
from struct import Struct, iter_unpack
from typing import Final, Iterator

from ..codes import DECLARED, TIMING
from ..visibility.sight import SIGHT, sees
from ..state.records import Event, LogEntry
from ..state.state import State
from ..triggers.delayed import trigger_delayed
from ..state.card_table import STALE
from ..derived.derived import derived

WIDTH: Final = 10
_SHORT: Final = 104
_PACK_SHORT: Final = Struct(f"{WIDTH}h").pack
_PACK_LONG: Final = Struct(f"{WIDTH}i").pack


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
        g.log.append(LogEntry(kind, f.pc, f.by, reason, g.prints[card], here, there, before, obj, seen))
    else:
        g.log.append(LogEntry(kind, f.pc, f.by, reason, -1, here, there, before, 0, seen))
    # To declare something changes nothing by itself: a text may, which looks at it.
    if kind != DECLARED or table.always_rule_check or g.delayed:
        g.needs_rule_check = True
    if g.delayed:
        trigger_delayed(g, Event(kind, reason, card, here, there, before, before if kind == DECLARED else there))
    if table.triggered_kinds:
        role = table.declarations[reason] if kind == DECLARED else table.listeners[kind]
        if role and is_awaited(g, role, card):
            other = before if kind == DECLARED else there
            table.ability_lookup.detect_triggers(g, Event(kind, reason, card, here, there, before, other), False)


def is_awaited(g: State, role: int, card: int = -1) -> bool:
    """Whether somebody of a role (``Table.moments``) may hear of a moment or of an event about a card or replace it."""
    d = derived(g)
    if role <= 0:
        return role != 0
    known = d.roles[role] if d.roles and not d.conditional and (d.fresh >= 0 or d.fresh == STALE) else None
    if known or (known is None and g.table.ability_lookup.in_role(g, role)):
        return True
    return card >= 0 and (d.granting or g.table.itself[role][g.prints[card]] != 0)


def may_be_replaced(g: State, kind: int, card: int) -> bool:
    """Whether something may take the place of what happens to a card, where such events have no details."""
    return derived(g).contests_moves or is_awaited(g, g.table.replacers[kind], card)


def remark(g: State, kind: int, reason: int, card: int, here: int, seen: int) -> None:
    """Write down what a card does where it lies. No rule process minds that, unless some text speaks of it."""
    f = g.stack[-1]
    obj = g.obj[card]
    g.log.append(LogEntry(kind, f.pc, f.by, reason, g.prints[card], here, -1, obj, obj, seen))
    table = g.table
    if table.abilities:
        if table.always_rule_check:
            g.needs_rule_check = True
        role = table.listeners[kind]
        if role and is_awaited(g, role, card):
            table.ability_lookup.detect_triggers(g, Event(kind, reason, card, here, -1, obj, -1), False)
    if g.delayed:
        g.needs_rule_check = True
        trigger_delayed(g, Event(kind, reason, card, here, -1, obj, -1))


def trigger_declared(g: State, reason: int, card: int, number: int) -> None:
    """Let abilities hear, as of a declaration, of what a card has to do with a number; the log has it already."""
    if g.table.triggered_kinds >> DECLARED & 1:
        obj = g.obj[card]
        g.table.ability_lookup.detect_triggers(g, Event(DECLARED, reason, card, g.zone_of[card], number, obj, obj),
            False)


def timing(g: State, reason: int, once: bool = False) -> None:
    """A moment that abilities may wait for has come: "at the start of the turn" and the like.

    It changes nothing by itself, so it gives rule processes nothing to look at. One that comes ``once`` but may be
    gone through again triggers each ability a single time (until ``limits.forget_triggered`` or the end of the turn).
    """
    d = derived(g)
    f = g.stack[-1]
    g.log.append(LogEntry(TIMING, f.pc, f.by, reason, -1, g.turn_player, -1, 0, 0, 3))
    if g.delayed:
        trigger_delayed(g, Event(TIMING, reason, -1, g.turn_player, -1, 0, 0))
        g.needs_rule_check = True
    role = g.table.moments[reason]
    if not role:
        return
    known = d.roles[role] if d.roles and not d.conditional and d.fresh >= 0 else None
    if known or (known is None and is_awaited(g, role)):
        g.table.ability_lookup.detect_triggers(g, Event(TIMING, reason, -1, g.turn_player, -1, int(once), 0), False)


def entries(g: State, since: int = 0) -> Iterator[LogEntry]:
    """The events of the game so far from number ``since`` on, the oldest first."""
    for packed in g.past:
        count = packed_entries(packed)
        if since < count:
            yield from unpack_entries(packed)[since:]
        since = max(0, since - count)
    yield from g.log[since:]


def last_step(g: State) -> int:
    """The place in the program of the step that wrote the latest event; just after packing, that of the step now."""
    return g.log[-1].pc if g.log else g.stack[-1].pc


def count_entries(g: State) -> int:
    """How many events there were."""
    return sum(packed_entries(packed) for packed in g.past) + len(g.log)


def pack_entries(events: list[LogEntry]) -> bytes:
    """Events as bytes. The first byte says how wide the numbers are: nearly always short ones will do."""
    rows = [it.row() for it in events]
    try:
        return b"h" + b"".join(starmap(_PACK_SHORT, rows))
    except StructError:
        return b"i" + b"".join(starmap(_PACK_LONG, rows))


def unpack_entries(packed: bytes) -> list[LogEntry]:
    """What ``pack_entries`` was given."""
    found: list[LogEntry] = []
    for kind, pc, by, reason, printed, origin, to, before, after, seen in iter_unpack(
            f"{WIDTH}{chr(packed[0])}", packed[1:]):
        found.append(LogEntry(kind, pc, by, reason, printed, origin, to, before, after, seen))
    return found


def packed_entries(packed: bytes) -> int:
    """How many events there are in what ``pack_entries`` gave."""
    return (len(packed) - 1) // (WIDTH * (2 if packed[0] == _SHORT else 4))
