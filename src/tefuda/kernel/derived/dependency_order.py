"""Putting effects in order, one by one, where one may change what another one does.

That is so for abilities that cards are given or lose, and for what is in a ring (see
``kernel.continuous.dependency_cycles``). Each effect in turn is looked at as the game is with those before it. One that
another one would change, if that came first, waits for it: it depends on it. Of those that wait for none, the first by
layer comes next, then the oldest; of those that wait for each other in a circle too. What has been applied stays so,
even if its ability is lost after. An effect that looks at nothing that others change waits for nothing: as a rule that
is so for all of them, and the oldest comes first.

Who waits is found out by trying, kind by kind: of many effects that do the same, one is tried.
"""
from __future__ import annotations

from ..continuous.dependency_cycles import DependencyCycles
from ..continuous.effect_sorts import DOWN_TO, GRANT_ABILITY, LOSE_ABILITY
from ..continuous.information import information_of
from ..state.state import Row, State
from .derived import derived
from .pending_effects import PendingEffect, PendingEffects, Snapshot


def settle(g: State, cycles: DependencyCycles) -> None:
    """Settle which abilities cards have and what comes of what is in rings, from what abilities of cards say."""
    d = derived(g)
    said = d.active_statics
    count = len(said)
    DependencyOrder(g, cycles).settle()
    # Whether that could be done again with what is said as before.
    d.plainly = not d.in_cycle and d.active_statics is said and len(said) == count


class DependencyOrder:
    """Whose turn it is."""

    def __init__(self, g: State, cycles: DependencyCycles) -> None:
        self.g = g
        self.cycles = cycles
        self.effects = PendingEffects(g)
        # The oldest of each kind that waits, and the next one; and what each kind waits for, as far as it was tried.
        self.first: dict[int, PendingEffect] = {}
        self.second: dict[int, PendingEffect] = {}
        self.waits: dict[int, list[int]] = {}
        # The kind of the first in order, if all others together did not change it one after the other: so it is with
        # the next of its kind then.
        self.calm = -1

    def settle(self) -> None:
        effects = self.effects
        effects.begin()
        while effects.pool:
            pending = self._next(effects.in_order())
            effects.take(pending)
            if pending.kind != self.calm or effects.grown:
                self.calm = -1

    def _next(self, pool: list[PendingEffect]) -> PendingEffect:
        if len(pool) == 1 or self._waits_never(pool[0]):
            return pool[0]
        self.first.clear()
        self.second.clear()
        self.waits.clear()
        for pending in pool:
            kind = self.effects.kind(pending)
            if kind not in self.first:
                self.first[kind] = pending
            elif kind not in self.second:
                self.second[kind] = pending
        for kind, pending in self.first.items():
            if self._is_free(kind):
                return pending
        return pool[0]

    def _is_free(self, kind: int) -> bool:
        """Whether it waits for none but those that wait for it too."""
        reached = self._reached(kind)
        back = {kind}
        due = [kind]
        while due:
            to = due.pop()
            for other in reached:
                if other not in back and to in self.waits[other]:
                    back.add(other)
                    due.append(other)
        return reached <= back

    def _reached(self, start: int) -> set[int]:
        """The effects that one waits for, and those that these wait for, and so on."""
        reached: set[int] = set()
        due = [start]
        while due:
            kind = due.pop()
            if kind not in self.waits:
                self.waits[kind] = self._waits_for(self.first[kind])
            for other in self.waits[kind]:
                if other not in reached:
                    reached.add(other)
                    due.append(other)
        return reached

    def _waits_never(self, pending: PendingEffect) -> bool:
        """Whether nothing can change what an effect does: it waits for nothing."""
        if self._is_by_bound(pending):
            return False
        return pending.it is None or not (pending.it.looks or self.effects.silencing)

    def _is_by_bound(self, pending: PendingEffect) -> bool:
        return pending.sort == DOWN_TO and self.g.book.highest_bound_first

    def _waits_for(self, pending: PendingEffect) -> list[int]:
        """The kinds that an effect waits for; of those that wait for nothing, one is enough."""
        if self._waits_never(pending):
            return []
        could = [kind for kind in self.first if self._could_wait(pending, kind)]
        before = self.effects.extent(pending) if could else ()
        found: list[int] = []
        for never in (True, False):
            for kind in could:
                if self._waits_never(self.first[kind]) == never and self._changes(pending, kind, before):
                    found.append(kind)
                    if never:
                        return found
        found += [kind for kind, other in self.first.items() if self._has_higher_bound(pending, other)]
        return found or self._change_together(pending, could, before)

    def _could_wait(self, pending: PendingEffect, kind: int) -> bool:
        if kind == pending.kind and kind not in self.second:
            return False
        it, other = pending.it, self.first[kind]
        if it is None:
            return False
        if other.sort == LOSE_ABILITY:
            return True
        if other.sort == GRANT_ABILITY:
            return not it.looks.isdisjoint(self.cycles.brings[other.what])
        return information_of(self.g.table, other.sort, other.what) in it.looks

    def _has_higher_bound(self, pending: PendingEffect, other: PendingEffect) -> bool:
        if not self._is_by_bound(pending) or other.sort != DOWN_TO or pending.what != other.what:
            return False
        return other.change.bound > pending.change.bound

    def _changes(self, pending: PendingEffect, kind: int, before: Row) -> bool:
        """Whether one of a kind would change what an effect does, if it came first."""
        effects = self.effects
        kept = Snapshot(effects)
        effects.attempt(self.second[kind] if kind == pending.kind else self.first[kind])
        changed = effects.extent(pending) != before
        kept.put_back(effects)
        return changed

    def _change_together(self, pending: PendingEffect, kinds: list[int], before: Row) -> list[int]:
        """What changes what an effect does where none does alone: with those that came to apply before."""
        effects = self.effects
        is_first = pending is effects.pool[0]
        due = [other for other in effects.pool if other.kind in kinds and other is not pending]
        if len(due) < 2 or (is_first and pending.kind == self.calm):
            return []
        kept = Snapshot(effects)
        found: list[int] = []
        calm = is_first
        while due and not found:
            idle: list[PendingEffect] = []
            # Those of a kind that does nothing as things are do nothing either.
            idle_kinds: set[int] = set()
            for other in due:
                if other.kind in idle_kinds or not effects.extent(other)[1:]:
                    idle_kinds.add(other.kind)
                    idle.append(other)
                    continue
                effects.attempt(other)
                idle_kinds.clear()
                if effects.extent(pending) != before:
                    found.append(other.kind)
                    break
            calm = calm and not idle and not found
            if len(idle) == len(due):
                break
            due = idle
        kept.put_back(effects)
        self.calm = pending.kind if calm else -1
        return found
