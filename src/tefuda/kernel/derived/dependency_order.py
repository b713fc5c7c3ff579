"""Putting lasting effects in order, one by one, where one may change what another one does.

That is so for abilities that cards are given or lose, and for what is in a ring (see
``kernel.continuous.dependency_cycles``).
Each effect in turn is looked at as the game is with those before it. One that another one would change, if that came
first, waits for it: it depends on it. Of those that wait for none, the first by layer comes next, then the oldest; of
those that wait for each other in a circle too. What has been applied stays so, even if its ability is lost after.

Who waits is found out by trying, kind by kind: of many effects that do the same, one is tried. Where one waits for
something that waits for nothing, the rest of what it may wait for is not tried.
"""
from __future__ import annotations

from ..state.state import Row, State
from .pending_effects import PendingEffect, PendingEffects, Snapshot
from ..continuous.dependency_cycles import DependencyCycles
from ..continuous.effect_sorts import DOWN_TO, GRANT_ABILITY, LOSE_ABILITY


class DependencyOrder:
    """Whose turn it is."""

    def __init__(self, g: State, cycles: DependencyCycles) -> None:
        self.g = g
        self.cycles = cycles
        self.claims = PendingEffects(g)
        # The oldest of each kind that waits, and the next one; and what each kind waits for, as far as it was tried.
        self.first: dict[int, PendingEffect] = {}
        self.second: dict[int, PendingEffect] = {}
        self.waits: dict[int, list[int]] = {}
        # What held each kind up when it was last tried, by itself or with those before it: most likely it still does.
        self.alone: dict[int, int] = {}
        self.together: dict[int, PendingEffect] = {}
        # What did not change the first of a kind, one after the other, when it was last tried; and which kind that was.
        self.calm: list[PendingEffect] = []
        self.calm_kind = -1

    def settle(self) -> None:
        claims = self.claims
        claims.begin()
        while claims.pool:
            claim = self._next(claims.in_order())
            claims.take(claim)
            if claim.kind != self.calm_kind or claims.grown:
                self.calm = []

    def _next(self, pool: list[PendingEffect]) -> PendingEffect:
        if len(pool) == 1 or self._waits_never(pool[0]):
            return pool[0]
        self.first.clear()
        self.second.clear()
        self.waits.clear()
        for claim in pool:
            if claim.kind not in self.first:
                self.first[claim.kind] = claim
            elif claim.kind not in self.second:
                self.second[claim.kind] = claim
        for kind, claim in self.first.items():
            if self._is_free(kind):
                return claim
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
        """Those that one waits for, and those that these wait for, and so on."""
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

    def _waits_never(self, claim: PendingEffect) -> bool:
        """Whether what it does is the same whatever comes first."""
        if self._is_by_bound(claim):
            return False
        return claim.it is None or not (claim.it.looks or self.claims.silencing)

    def _is_by_bound(self, claim: PendingEffect) -> bool:
        return claim.sort == DOWN_TO and self.g.book.highest_bound_first

    def _waits_for(self, claim: PendingEffect) -> list[int]:
        """The kinds that an effect waits for; of those that wait for nothing, one is enough."""
        if self._waits_never(claim):
            return []
        could = [kind for kind in self.first if self._could_wait(claim, kind)]
        before = self.claims.extent(claim) if could else ()
        never = [kind for kind in could if self._waits_never(self.first[kind])]
        found = self._held_up(claim, never, before)
        if found:
            return found
        free = len(never) == len(could) and not self._is_by_bound(claim)
        if free and self._still_held_up(claim, could, before):
            return [self.together[claim.kind].kind]
        found = [kind for kind, other in self.first.items() if self._has_higher_bound(claim, other)]
        found += [kind for kind in could if kind not in never and self._changes(claim, kind, before)]
        return found or self._change_together(claim, could, before)

    def _held_up(self, claim: PendingEffect, kinds: list[int], before: Row) -> list[int]:
        """The first of some kinds that would change what an effect does; the one that did so before is tried first."""
        last = self.alone.get(claim.kind, -1)
        if last in kinds:
            kinds = [last, *[kind for kind in kinds if kind != last]]
        for kind in kinds:
            if self._changes(claim, kind, before):
                self.alone[claim.kind] = kind
                return [kind]
        return []

    def _could_wait(self, claim: PendingEffect, kind: int) -> bool:
        if kind == claim.kind and kind not in self.second:
            return False
        return self._could_change(claim, self.first[kind])

    def _could_change(self, claim: PendingEffect, other: PendingEffect) -> bool:
        it = claim.it
        if it is None:
            return False
        if other.sort == LOSE_ABILITY:
            return True
        if not it.looks:
            return False
        if other.sort == GRANT_ABILITY:
            return not it.looks.isdisjoint(self.cycles.brings[other.what])
        return other.information(self.g.table) in it.looks

    def _has_higher_bound(self, claim: PendingEffect, other: PendingEffect) -> bool:
        if not self._is_by_bound(claim) or other.sort != DOWN_TO or claim.what != other.what:
            return False
        return other.bound > claim.bound

    def _changes(self, claim: PendingEffect, kind: int, before: Row) -> bool:
        """Whether one of a kind would change what an effect does, if it came first."""
        claims = self.claims
        kept = Snapshot(claims)
        claims.attempt(self.second[kind] if kind == claim.kind else self.first[kind])
        changed = claims.extent(claim) != before
        kept.put_back(claims)
        return changed

    def _still_held_up(self, claim: PendingEffect, kinds: list[int], before: Row) -> bool:
        """Whether those that changed what an effect does together still do, with those that came to wait among them."""
        last = self.together.get(claim.kind)
        if last is None or last not in self.claims.pool:
            return False
        kept = Snapshot(self.claims)
        for other in self._others(claim, kinds):
            self.claims.attempt(other)
            if other is last:
                break
        changed = self.claims.extent(claim) != before
        kept.put_back(self.claims)
        return changed

    def _others(self, claim: PendingEffect, kinds: list[int]) -> list[PendingEffect]:
        meant = set(kinds)
        return [other for other in self.claims.pool if other.kind in meant and other is not claim]

    def _change_together(self, claim: PendingEffect, kinds: list[int], before: Row) -> list[int]:
        """What changes what an effect does where none does alone: with those that came to apply before."""
        claims = self.claims
        due = self._others(claim, kinds)
        if len(due) < 2 or self._is_calm(claim, due):
            return []
        kept = Snapshot(claims)
        found: list[int] = []
        self.calm, self.calm_kind = due, claim.kind
        while due and not found:
            idle: list[PendingEffect] = []
            # Those of a kind that does nothing as things are do nothing either.
            idle_kinds: set[int] = set()
            for other in due:
                if other.kind in idle_kinds or not claims.extent(other)[1:]:
                    idle_kinds.add(other.kind)
                    idle.append(other)
                    continue
                claims.attempt(other)
                idle_kinds.clear()
                if claims.extent(claim) != before:
                    self.together[claim.kind] = other
                    found.append(other.kind)
                    break
            if idle or found:
                self.calm = []
            if len(idle) == len(due):
                break
            due = idle
        kept.put_back(claims)
        return found

    def _is_calm(self, claim: PendingEffect, due: list[PendingEffect]) -> bool:
        """Whether these have been tried just now: with one of the same kind that has had its turn, in place of this."""
        if claim.kind != self.calm_kind or self.calm[:1] != [claim] or self.calm[1:] != due:
            return False
        self.calm = due
        return True
