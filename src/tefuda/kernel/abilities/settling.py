"""Putting lasting effects in order, one by one, where one may change what another one does.

That is so for abilities that cards are given or lose, and for what is in a ring (see ``kernel.abilities.rings``).
Each effect in turn is looked at as the game is with those before it. One that another one would change, if that came
first, waits for it: it depends on it. Of those that wait for none, the first by layer comes next, then the oldest; of
those that wait for each other in a circle too. What has been applied stays so, even if its ability is lost after.
"""
from __future__ import annotations

from typing import Final, Optional

from ..altering import ADD, DOWN_TO, alters_numbers, layer
from ..effects import GAIN, LABEL, SILENCE, moment, own_abilities, spared, still_concerns
from ..values import keeps
from ..state import NOTHING, Row, State
from .information import GIVEN, LABELS, SILENCED
from .nodes import Standing
from .rings import Rings

# What an effect does whose ability has been lost.
_LOST: Final[Row] = (-1,)


class Claim:
    """A lasting effect that waits for its turn: what an ability says, or a row of those that last for a while."""

    def __init__(self, key: Row, sort: int, what: int, bound: int, it: Optional[Standing], row: Row) -> None:
        self.key = key
        self.sort = sort
        self.what = what
        self.bound = bound
        self.it = it
        self.row = row

    def information(self) -> int:
        if self.sort == LABEL:
            return LABELS + self.what
        if self.sort == GAIN:
            return GIVEN + self.what
        return SILENCED if self.sort == SILENCE else self.what


class Settling:
    """What is settled stands in the state itself, so whoever looks meanwhile sees it as it is so far."""

    def __init__(self, g: State, rings: Rings) -> None:
        self.g = g
        self.rings = rings
        self.pool: list[Claim] = []
        # Whether what is in rings is being settled too.
        self.ringed = False

    def settle(self) -> None:
        g = self.g
        g.granted_at = moment(g)
        g.granted = {}
        g.ordered = {}
        g.labelled = set()
        g.ring_registers = g.registers.copy()
        for row in g.effects:
            if row[1] == GAIN or row[1] == SILENCE:
                self._wait_row(row)
        self._enter(g.standing)
        while self.pool:
            claim = self._next()
            self.pool.remove(claim)
            self._apply(claim, self._extent(claim))

    def _enter(self, new: list[Standing]) -> None:
        """What is said now waits, as far as it has to be put in order."""
        g = self.g
        if g.ring and not self.ringed:
            self.ringed = True
            for row in g.effects:
                if (row[1] == LABEL and LABELS + row[2] in g.table.rings) or (
                        alters_numbers(row[1]) and row[2] in g.table.rings):
                    self._wait_row(row)
            for it in g.standing:
                if self._in_ring(it):
                    self._wait(it)
        elif g.ring:
            for it in new:
                if self._in_ring(it):
                    self._wait(it)
        for it in new:
            if it.sort == GAIN or it.sort == SILENCE:
                self._wait(it)

    def _in_ring(self, it: Standing) -> bool:
        if it.sort == LABEL:
            return LABELS + it.what in self.g.table.rings
        return alters_numbers(it.sort) and it.what in self.g.table.rings

    def _wait(self, it: Standing) -> None:
        key = (-1 if it.base else layer(self.g, it.sort, it.what), it.time, len(self.pool))
        self.pool.append(Claim(key, it.sort, it.what, it.bound, it, NOTHING))

    def _wait_row(self, row: Row) -> None:
        if row[4] >= 0 and still_concerns(self.g, row, row[4]):
            key = (row[11] or layer(self.g, row[1], row[2]), row[9], row[0])
            self.pool.append(Claim(key, row[1], row[2], row[10], None, row))

    # What an effect does

    def _extent(self, claim: Claim) -> Row:
        """By how much, and to which cards, as things are now."""
        g = self.g
        it = claim.it
        if it is None:
            card = claim.row[4]
            return NOTHING if spared(g, card, claim.row[6]) else (claim.row[7], card)
        if it not in g.standing:
            return _LOST
        if not it.works(g):
            return NOTHING
        s = it.scope
        cards = [card for card in it.which.find(g, s) if not spared(g, card, s.master, s.source)]
        if not cards:
            return NOTHING
        return (0 if it.amount is None else it.amount.of(g, it.scope), *cards)

    def _apply(self, claim: Claim, extent: Row) -> None:
        for card in extent[1:]:
            if claim.sort == GAIN:
                self._give(claim, card)
            elif claim.sort == SILENCE:
                self._silence(card)
            elif claim.sort == LABEL:
                self.g.labelled.add(card << 16 | claim.what)
            else:
                self._alter(claim, card, extent[0])

    def _give(self, claim: Claim, card: int) -> None:
        g = self.g
        g.granted[card] = (*(g.granted[card] if card in g.granted else own_abilities(g, card)), claim.what)
        count = len(g.standing)
        g.table.survey.hold(g, card, claim.what, claim.key[1])
        self._enter(g.standing[count:])

    def _silence(self, card: int) -> None:
        """It loses what it has; what it is given later it has."""
        g = self.g
        g.granted[card] = NOTHING
        g.standing = [it for it in g.standing if it.scope.source != card]
        self.pool = [claim for claim in self.pool if claim.it is None or claim.it.scope.source != card]

    def _alter(self, claim: Claim, card: int, amount: int) -> None:
        g = self.g
        if amount < 0 and (claim.sort == ADD or claim.sort == DOWN_TO):
            master = claim.row[6] if claim.it is None else claim.it.scope.master
            if keeps(g, card, claim.what, master):
                return
        key = card << 8 | claim.what
        change = (claim.key[0], claim.key[1], claim.key[2], claim.sort, amount, claim.bound)
        g.ordered[key] = (*g.ordered.get(key, ()), change)

    # Who comes next

    def _next(self) -> Claim:
        self.pool.sort(key=lambda claim: claim.key)
        found: dict[int, list[int]] = {}
        for place in range(len(self.pool)):
            before = self._reached(place, found)
            if all([place in self._reached(other, found) for other in before]):
                return self.pool[place]
        return self.pool[0]

    def _reached(self, start: int, found: dict[int, list[int]]) -> set[int]:
        """Those that one waits for, and those that these wait for, and so on."""
        reached: set[int] = set()
        due = [start]
        while due:
            place = due.pop()
            if place not in found:
                found[place] = self._waits_for(self.pool[place])
            for other in found[place]:
                if other not in reached:
                    reached.add(other)
                    due.append(other)
        return reached

    def _waits_for(self, claim: Claim) -> list[int]:
        """The places of those that an effect waits for."""
        pool = self.pool
        found = [place for place, other in enumerate(pool) if self._has_higher_bound(claim, other)]
        could = [other for other in pool if self._could_change(claim, other)]
        if not could:
            return found
        before = self._extent(claim)
        for other in could:
            kept = _Kept(self)
            self._try(other)
            if self._extent(claim) != before:
                found.append(pool.index(other))
            kept.put_back(self)
        if not found and len(could) > 1:
            found = [pool.index(other) for other in self._change_together(claim, could, before)]
        return found

    def _has_higher_bound(self, claim: Claim, other: Claim) -> bool:
        if claim.sort != DOWN_TO or other.sort != DOWN_TO or claim.what != other.what:
            return False
        return self.g.book.highest_bound_first and other.bound > claim.bound

    def _could_change(self, claim: Claim, other: Claim) -> bool:
        it = claim.it
        if it is None or claim is other:
            return False
        if other.sort == SILENCE:
            return True
        if not it.looks:
            return False
        if other.sort == GAIN:
            return not it.looks.isdisjoint(self.rings.brings[other.what])
        return other.information() in it.looks

    def _change_together(self, claim: Claim, others: list[Claim], before: Row) -> list[Claim]:
        """Those that change what an effect does where none does alone: with those that came to apply before."""
        kept = _Kept(self)
        due = others
        found: list[Claim] = []
        while due and not found:
            idle: list[Claim] = []
            for other in due:
                if not self._extent(other)[1:]:
                    idle.append(other)
                    continue
                self._try(other)
                if self._extent(claim) != before:
                    found.append(other)
                    break
            if len(idle) == len(due):
                break
            due = idle
        kept.put_back(self)
        return found

    def _try(self, claim: Claim) -> None:
        """Apply an effect, and what an ability that it gives says."""
        waiting = self.pool.copy()
        self._apply(claim, self._extent(claim))
        for new in [it for it in self.pool if it not in waiting]:
            self._try(new)


class _Kept:
    """How things were before something was tried out."""

    def __init__(self, settling: Settling) -> None:
        g = settling.g
        self.pool = settling.pool.copy()
        self.ringed = settling.ringed
        self.standing = g.standing.copy()
        self.granted = g.granted.copy()
        self.ordered = g.ordered.copy()
        self.labelled = g.labelled.copy()
        self.ring = g.ring
        self.alters = g.alters

    def put_back(self, settling: Settling) -> None:
        g = settling.g
        settling.pool, settling.ringed = self.pool, self.ringed
        g.standing, g.granted = self.standing, self.granted
        g.ordered, g.labelled = self.ordered, self.labelled
        g.ring, g.alters = self.ring, self.alters
