"""The log: what happened, by which rule, for what cause, and who saw which card it was.

An event is ten numbers: kind, place in the program, place of the caller,
reason, print, from, to, object before, object after, and who sees the card.
Every change of the game goes through ``note``; whatever waits for an event is
woken here and nowhere else.
"""
from __future__ import annotations

from typing import Final, Iterator

from .codes import TIMING
from .state import Row, State

WIDTH: Final = 10


def note(g: State, kind: int, reason: int, card: int, here: int, there: int, before: int, seen: int) -> None:
    """Write down an event. ``card`` is -1 where it is about no card."""
    stack = g.stack
    if card >= 0:
        g.log += (
            kind, stack[-1].pc, stack[-2].pc - 1, reason, g.prints[card], here, there, before, g.obj[card], seen)
    else:
        g.log += (kind, stack[-1].pc, stack[-2].pc - 1, reason, -1, here, there, before, 0, seen)
    g.dirty = True
    if g.triggers:
        wake(g, kind, reason, card, here, there)


def wake(g: State, kind: int, reason: int, card: int, here: int, there: int) -> None:
    """Set waiting what this event triggers, once for each time it happens.

    A trigger is a row: kind, reason or -1, card or -1, procedure, master,
    source card, source object, 1 if it is used up by triggering.
    """
    for row in tuple(g.triggers):
        if row[0] == kind and row[1] in (-1, reason) and row[2] in (-1, card):
            g.waiting.append((row[3], row[4], row[5], row[6], card, g.clock))
            if row[7]:
                g.triggers.remove(row)


def timing(g: State, reason: int) -> None:
    """A moment that abilities may wait for has come: "at the start of the turn" and the like."""
    note(g, TIMING, reason, -1, g.turn_player, -1, 0, 3)


def rows(g: State) -> Iterator[Row]:
    """All events of the game so far, the oldest first."""
    for part in (*g.past, g.log):
        for start in range(0, len(part), WIDTH):
            yield tuple(part[start:start + WIDTH])
