"""Whether the condition of an ability is met, for its own card."""
from __future__ import annotations

from typing import Optional

from ..state.counted_cards import CountedCards
from ..state.state import State
from .nodes import Condition
from .scope import Scope
from ..derived.derived import derived


def can_count(g: State) -> bool:
    """Whether the cards that lie with a player are that player's: none is part of a process, and none is swayed."""
    return not g.data and not derived(g).control_changes


def counts(g: State, count: CountedCards, player: int) -> bool:
    """Whether there are as many cards as a condition counts."""
    return count.least <= len(g.zones[count.place(player)]) <= count.most


def is_met(g: State, condition: Condition, count: Optional[CountedCards], card: int, player: int) -> bool:
    """Whether a condition is met for a card and its master.

    Many only count the cards of a place (``Table.counts``): these are answered by the length of a list.
    """
    if count is not None and can_count(g):
        return counts(g, count, player)
    return condition.met(g, Scope(card, g.obj[card], player))
