"""Whether the condition of an ability is met, for its own card."""
from __future__ import annotations

from ..state.state import Row, State
from .nodes import Condition
from .scope import Scope
from ..derived.derived import derived


def can_count(g: State) -> bool:
    """Whether the cards that lie with a player are that player's: none is part of a process, and none is swayed."""
    return not g.data and not derived(g).control_changes


def counts(g: State, count: Row, player: int) -> bool:
    """Whether there are as many cards as a condition counts."""
    return count[2] <= len(g.zones[count[0] + (1 - player if count[1] else player)]) <= count[3]


def is_met(g: State, condition: Condition, count: Row, card: int, player: int) -> bool:
    """Whether a condition is met for a card and its master.

    Many only count the cards of a place: the row (``Table.counts``) has the place of the first player, 1 if the
    opponent's is meant, and at least and at most how many. These are answered by the length of a list.
    """
    if count and not g.data and not derived(g).control_changes:
        # As ``counts`` says, where ``can_count``.
        return count[2] <= len(g.zones[count[0] + (1 - player if count[1] else player)]) <= count[3]
    return condition.met(g, Scope(card, g.obj[card], player))
