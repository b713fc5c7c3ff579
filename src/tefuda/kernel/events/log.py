"""The log: what happened, by which rule, for what cause, and who saw which card it was.

Every change of the game is written down here as a ``LogEntry``, and sets pending what it triggers.
"""
from __future__ import annotations

from itertools import starmap
from struct import error as StructError
from struct import Struct, iter_unpack
from typing import Final, Iterator

from ..codes import BEGUN, DECLARED, ENDED, FIRST_TOLD, RESTED, REVEALED, STOOD, TIMING
from ..visibility.sight import SIGHT, sees
from ..state.records import Event, LastingEffect, LogEntry, record_of
from ..state.state import State
from ..triggers.delayed import trigger_delayed
from ..derived.ability_roles import is_awaited
from ..derived.derived import derived

# The kinds of event that rule processes don't mind, unless a text does: what a card says or does where it lies.
_LIGHT: Final = 1 << DECLARED | 1 << RESTED | 1 << STOOD | 1 << REVEALED

WIDTH: Final = 10
_PACK_SHORT: Final = Struct(f"{WIDTH}h").pack
_PACK_LONG: Final = Struct(f"{WIDTH}i").pack
_EFFECT: Final = Struct("15q")
# What stands in front of packed entries: how wide their numbers are, and how many they are.
_HEAD: Final = Struct("<ci")


def note(g: State, kind: int, reason: int, card: int, here: int, there: int, before: int, seen: int) -> None:
    """Write down an event, and set pending what it triggers. ``card`` is -1 where it is about no card.

    Rule processes have to look at it, unless a card only says or does something where it lies, and no text minds that.
    """
    f = g.stack[-1]
    table = g.table
    printed, obj = -1, 0
    if card >= 0:
        printed, obj = g.prints[card], g.obj[card]
        # A card may do something that has gone out of sight by now: its new number is not told.
        if kind == DECLARED and seen == 3 and table.abilities and (
                g.flags[card] & SIGHT or g.book.up_mask[g.zone_of[card]] != 3) and sees(g, card) != 3:
            obj = 0
    g.log.append(LogEntry(kind, f.pc, f.by, reason, printed, here, there, before, obj, seen))
    if g.delayed or not _LIGHT >> kind & 1 or table.always_rule_check:
        g.needs_rule_check = True
    other = before if kind == DECLARED else there
    if g.delayed:
        trigger_delayed(g, Event(kind, reason, card, here, there, before, other))
    if table.triggered_kinds >> kind & 1 and is_awaited(g, table.heard[kind].of(reason), card):
        table.trigger_lookup.detect(g, Event(kind, reason, card, here, there, before, other))


def may_be_replaced(g: State, kind: int, card: int) -> bool:
    """Whether something may take the place of what happens to a card, where such events have no details."""
    if derived(g).contests_moves:
        return True
    return g.table.replaces >> kind & 1 != 0 and is_awaited(g, g.table.replaced[kind].of(-1), card)


def trigger_declared(g: State, reason: int, card: int, number: int) -> None:
    """Let abilities hear, as of a declaration, of what a card has to do with a number; the log has it already."""
    if g.table.triggered_kinds >> DECLARED & 1:
        obj = g.obj[card]
        g.table.trigger_lookup.detect(g, Event(DECLARED, reason, card, g.zone_of[card], number, obj, obj))


def timing(g: State, reason: int, once: bool = False) -> None:
    """A moment that abilities may wait for has come: "at the start of the turn" and the like.

    It changes nothing by itself, so it gives rule processes nothing to look at. One that comes ``once`` but may be
    gone through again triggers each ability a single time (until ``limits.forget_triggered`` or the end of the turn).
    """
    f = g.stack[-1]
    g.log.append(LogEntry(TIMING, f.pc, f.by, reason, -1, g.turn_player, -1, 0, 0, 3))
    if g.delayed:
        trigger_delayed(g, Event(TIMING, reason, -1, g.turn_player, -1, 0, 0))
        g.needs_rule_check = True
    if g.table.triggered_kinds >> TIMING & 1 and is_awaited(g, g.table.heard[TIMING].of(reason)):
        g.table.trigger_lookup.detect(g, Event(TIMING, reason, -1, g.turn_player, -1, int(once), 0))


def entries(g: State, since: int = 0) -> Iterator[LogEntry]:
    """The events of the game so far from number ``since`` on, the oldest first."""
    for part in g.past:
        if since < len(part):
            yield from part[since:]
        since = max(0, since - len(part))
    yield from g.log[since:]


def last_step(g: State) -> int:
    """The place in the program of the step of the latest event; just after ``share_log``, that of the step now."""
    for entry in reversed(g.log):
        if entry.kind < FIRST_TOLD:
            return entry.pc
    return g.stack[-1].pc


def count_entries(g: State) -> int:
    """How many entries the log has."""
    return sum([len(part) for part in g.past]) + len(g.log)


def count_events(g: State) -> int:
    """How many events there were, without what is only told."""
    return sum([_happened(part) for part in g.past]) + _happened(tuple(g.log))


def _happened(part: tuple[LogEntry, ...]) -> int:
    return len([it for it in part if it.kind < FIRST_TOLD])


def share_log(g: State) -> None:
    """Let the latest entries be a part of the log that copies of the game have in common from now on."""
    if g.log:
        g.past = (*g.past, tuple(g.log))
        g.log = []


def pack_entries(events: tuple[LogEntry, ...]) -> bytes:
    """Entries as bytes: how many, their numbers, nearly always short ones, and the lasting effects that they are of."""
    rows = [it.row() for it in events]
    effects = b"".join([_EFFECT.pack(*it.effect.row()) for it in events if it.effect is not None])
    try:
        return _HEAD.pack(b"h", len(rows)) + b"".join(starmap(_PACK_SHORT, rows)) + effects
    except StructError:
        return _HEAD.pack(b"i", len(rows)) + b"".join(starmap(_PACK_LONG, rows)) + effects


def unpack_entries(packed: bytes) -> tuple[LogEntry, ...]:
    """What ``pack_entries`` was given."""
    found: list[LogEntry] = []
    end = _end_of_rows(packed)
    effects = [record_of(LastingEffect, row) for row in _EFFECT.iter_unpack(packed[end:])]
    effects.reverse()
    for kind, pc, by, reason, printed, origin, to, before, after, seen in iter_unpack(
            f"{WIDTH}{chr(packed[0])}", packed[_HEAD.size:end]):
        effect = effects.pop() if kind in (BEGUN, ENDED) else None
        found.append(LogEntry(kind, pc, by, reason, printed, origin, to, before, after, seen, effect))
    return tuple(found)


def _end_of_rows(packed: bytes) -> int:
    """Where the numbers of packed entries end and their lasting effects begin."""
    return _HEAD.size + _packed_count(packed) * WIDTH * (2 if packed[:1] == b"h" else 4)


def _packed_count(packed: bytes) -> int:
    """How many entries there are in what ``pack_entries`` gave."""
    _, count = _HEAD.unpack_from(packed)
    return int(count)


def is_packed(raw: bytes) -> bool:
    """Whether bytes have the length that packed entries say of themselves."""
    if len(raw) < _HEAD.size or raw[:1] not in (b"h", b"i") or _packed_count(raw) < 0:
        return False
    rest = len(raw) - _end_of_rows(raw)
    return rest >= 0 and rest % _EFFECT.size == 0
