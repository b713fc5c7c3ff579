"""The log: what happened, by which rule, for what cause, and who saw which card it was.

An event is ten numbers: kind, place in the program, place of the caller,
reason, print, from, to, object before, object after, and who sees the card.
Every change of the game goes through ``note``; whatever waits for an event is
woken here and nowhere else.
"""
from __future__ import annotations

from struct import iter_unpack
from typing import Final, Iterator

from .codes import TIMING
from .state import Row, State

WIDTH: Final = 10

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
        count = len(packed) // (4 * WIDTH)
        if since < count:
            yield from iter_unpack(f"{WIDTH}i", packed[since * 4 * WIDTH:])
        since = max(0, since - count)
    for start in range(since * WIDTH, len(g.log), WIDTH):
        yield tuple(g.log[start:start + WIDTH])


def count_rows(g: State) -> int:
    """How many events there were."""
    return sum(len(packed) for packed in g.past) // (4 * WIDTH) + len(g.log) // WIDTH
