"""The log: what happened, by which rule, for what cause, and who saw which card it was.

An event is ten numbers: kind, place in the program, place of the caller,
reason, print, from, to, object before, object after, and who sees the card.
Every change of the game goes through ``note``; whatever waits for an event is
woken here and nowhere else.
"""
from __future__ import annotations

from struct import error as StructError
from struct import iter_unpack, pack, unpack
from typing import Final, Iterator

from .codes import TIMING
from .state import Row, State

WIDTH: Final = 10
_SHORT: Final = 104

# How often an ability is triggered by its event: each time; a delayed one just once;
# "at the end of the turn", which books let happen again in the same turn, once a turn.
EVERY_TIME: Final = 0
ONLY_ONCE: Final = 1
ONCE_A_TURN: Final = 2


def note(g: State, kind: int, reason: int, card: int, here: int, there: int, before: int, seen: int) -> None:
    """Write down an event. ``card`` is -1 where it is about no card."""
    f = g.stack[-1]
    if card >= 0:
        g.log += (kind, f.pc, f.by, reason, g.prints[card], here, there, before, g.obj[card], seen)
    else:
        g.log += (kind, f.pc, f.by, reason, -1, here, there, before, 0, seen)
    g.dirty = True
    if g.triggers:
        wake(g, kind, reason, card, here, there)


def wake(g: State, kind: int, reason: int, card: int, here: int, there: int) -> None:
    """Set waiting what this event triggers, once for each time it happens.

    A trigger is a row: kind, reason or -1, card or -1, procedure, master,
    source card, source object, how often (see below), turn of the last time.
    """
    for number, row in enumerate(tuple(g.triggers)):
        if row[0] != kind or row[1] not in (-1, reason) or row[2] not in (-1, card):
            continue
        if row[7] == ONCE_A_TURN and row[8] == g.turn:
            continue
        g.waiting.append((row[3], row[4], row[5], row[6], card, g.clock))
        if row[7] == EVERY_TIME:
            continue
        g.triggers[number] = (*row[:8], g.turn)
    g.triggers = [row for row in g.triggers if row[7] != ONLY_ONCE or row[8] < 0]


def watch(
    g: State, kind: int, procedure: int, master: int, *, reason: int = -1, card: int = -1, source: int = -1,
    often: int = EVERY_TIME,
) -> None:
    """Let a procedure wait to be played whenever such an event happens."""
    g.triggers.append((kind, reason, card, procedure, master, source, g.obj[source] if source >= 0 else 0, often, -1))


def timing(g: State, reason: int) -> None:
    """A moment that abilities may wait for has come: "at the start of the turn" and the like.

    It changes nothing by itself, so it gives rule processes nothing to look at.
    """
    f = g.stack[-1]
    g.log += (TIMING, f.pc, f.by, reason, -1, g.turn_player, -1, 0, 0, 3)
    if g.triggers:
        wake(g, TIMING, reason, -1, g.turn_player, -1)
        g.dirty = True


def rows(g: State, since: int = 0) -> Iterator[Row]:
    """The events of the game so far from number ``since`` on, the oldest first."""
    for packed in g.past:
        count = packed_rows(packed)
        if since < count:
            size = (len(packed) - 1) // count
            yield from iter_unpack(f"{WIDTH}{chr(packed[0])}", packed[1 + since * size:])
        since = max(0, since - count)
    for start in range(since * WIDTH, len(g.log), WIDTH):
        yield tuple(g.log[start:start + WIDTH])


def count_rows(g: State) -> int:
    """How many events there were."""
    return sum(packed_rows(packed) for packed in g.past) + len(g.log) // WIDTH


def pack_rows(numbers: list[int]) -> bytes:
    """Events as bytes. The first byte says how wide the numbers are: nearly always short ones will do."""
    try:
        return b"h" + pack(f"{len(numbers)}h", *numbers)
    except StructError:
        return b"i" + pack(f"{len(numbers)}i", *numbers)


def unpack_rows(packed: bytes) -> list[int]:
    """What ``pack_rows`` was given."""
    return list(unpack(f"{packed_rows(packed) * WIDTH}{chr(packed[0])}", packed[1:]))


def packed_rows(packed: bytes) -> int:
    """How many events there are in what ``pack_rows`` gave."""
    return (len(packed) - 1) // (WIDTH * (2 if packed[0] == _SHORT else 4))
