"""What happened so far, looked up in the log from the latest event backwards: nothing has to be counted for it."""
from __future__ import annotations

from typing import Iterator

from ..codes import TURN_BEGAN
from ..state.state import State
from ..state.records import LogEntry


def back(g: State) -> Iterator[LogEntry]:
    """The events of the game so far, the latest first."""
    yield from reversed(g.log)
    for part in reversed(g.past):
        yield from reversed(part)


def this_turn(g: State) -> Iterator[LogEntry]:
    """The events of this turn so far, the latest first."""
    for row in back(g):
        if row.kind == TURN_BEGAN:
            return
        yield row
