"""Losing the game."""
from __future__ import annotations

from ..codes import LOST
from ..events.commit import commit
from ..events.pipeline import happen
from ..events.proposed import on_player
from ..state.state import State


def lose(g: State, players: int, reason: int) -> None:
    """The players (as bits) lose, at the same time; nothing replaces that."""
    done = g.done
    commit(g, [on_player(LOST, reason, player) for player in (0, 1) if players >> player & 1])
    # An interrupt comes between a change and the step that asks how much of it was done.
    g.done = done


def lose_for(g: State, causes: tuple[tuple[int, int], ...]) -> int:
    """Players lose at the same time, unless something else happens instead: for each cause, who (as bits) and why."""
    found: dict[int, int] = {}
    for players, reason in causes:
        for player in (0, 1):
            if players >> player & 1:
                found.setdefault(player, reason)
    return happen(g, [on_player(LOST, reason, player) for player, reason in found.items()])
