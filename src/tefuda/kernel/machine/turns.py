"""Turns: who has the first one, that one begins, and whose the next one is."""
from __future__ import annotations

from ..abilities.use_limits import forget_uses
from ..codes import DECLARED, TURN_BEGAN
from ..events.log import note
from ..state.state import State


def goes_first(g: State, player: int, reason: int) -> None:
    """Decide who has the first turn, for a reason that is the word for that in the log."""
    g.first_player = player
    g.turn_player = player
    note(g, DECLARED, reason, -1, player, -1, 0, 3)


def next_turn(g: State) -> None:
    """Count a turn that begins. Nothing refers any more to what cards were in an earlier turn."""
    g.turn += 1
    g.last.clear()
    forget_uses(g)


def turn_begins(g: State) -> None:
    """Write down that the turn that was counted begins, when the book has made ready what that may trigger."""
    note(g, TURN_BEGAN, 0, -1, g.turn_player, g.turn, 0, 3)


def pass_turn(g: State) -> None:
    """The next turn is the other player's."""
    g.turn_player = 1 - g.turn_player
