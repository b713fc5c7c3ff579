"""Counters in a text: putting them on cards and taking them off, a player's own, and how many there are.

A sort of counter is a label, "counter:…", which has its number in the table of the match.
"""
from __future__ import annotations

from dataclasses import dataclass

from ..actions.counters import count_for, count_on, counters_of, counters_on
from ..state.state import Frame, Row, State
from .player_effects import CountedEffect
from .nodes import YOU, CardEffect, Filter, Number, Selection, compare
from .scope import Scope, scope_of
from .selections import player_of, players_of


def sort_number(g: State, sort: str) -> int:
    """The number of a sort of counter; one that no text of the match names has none."""
    return g.table.label_number.get(sort, -1)


@dataclass(frozen=True)
class PutCounters(CardEffect):
    """Put so many counters on each of the cards."""

    sort: str
    number: Number
    reason: int

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return count_on(g, cards, sort_number(g, self.sort), self.number.of(g, s), self.reason)


@dataclass(frozen=True)
class TakeCounters(PutCounters):
    """Take so many counters off each of the cards; as a cost, only where there are so many."""

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        return count_on(g, cards, sort_number(g, self.sort), -self.number.of(g, s), self.reason)

    def possible(self, g: State, s: Scope, card: int) -> bool:
        return counters_on(g, card, sort_number(g, self.sort)) >= max(1, self.number.of(g, s))


@dataclass(frozen=True)
class GainCounters(CountedEffect):
    """A player gets counters."""

    sort: str
    number: Number
    reason: int
    who: int = YOU

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        player = player_of(self.who, s.controller)
        return count_for(g, player, sort_number(g, self.sort), max(0, self.number.of(g, s)), self.reason)


@dataclass(frozen=True)
class SpendCounters(GainCounters):
    """A player spends counters: as a cost all of them or none, else as many as there are."""

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        # What was chosen before is not what is spent.
        f.chosen = ()
        player = player_of(self.who, s.controller)
        return count_for(g, player, sort_number(g, self.sort), -max(0, self.number.of(g, s)), self.reason)

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        player = player_of(self.who, s.controller)
        return counters_of(g, player, sort_number(g, self.sort)) >= max(1, self.number.of(g, s))

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class HasCounters(Filter):
    """How many counters of a sort lie on the card compares so with a number."""

    sort: str
    how: int
    number: Number

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return compare(counters_on(g, card, sort_number(g, self.sort)), self.how, self.number.of(g, s))


@dataclass(frozen=True)
class CountersOn(Number):
    """The number of counters of a sort on some cards."""

    sort: str
    which: Selection

    def of(self, g: State, s: Scope) -> int:
        sort = sort_number(g, self.sort)
        return sum([counters_on(g, card, sort) for card in self.which.find(g, s)])


@dataclass(frozen=True)
class CountersOf(Number):
    """The number of counters of a sort that a player has; of both players, all together."""

    sort: str
    whose: int = YOU

    def of(self, g: State, s: Scope) -> int:
        sort = sort_number(g, self.sort)
        return sum([counters_of(g, player, sort) for player in players_of(self.whose, s.controller)])
