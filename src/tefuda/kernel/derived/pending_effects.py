"""Lasting effects that wait for their turn, and what comes of one that has it (see
``kernel.derived.dependency_order``).
"""
from __future__ import annotations

from typing import Final, Optional

from ..continuous.changes import Change, adds, layer, layer_on, misses
from ..continuous.lasting_effects import still_concerns
from .abilities_now import abilities_left, own_abilities
from .active_statics import moment
from ..continuous.prohibitions import is_unaffected
from ..continuous.projection import withstood
from ..state.state import NOTHING, Row, State
from ..state.card_table import Table
from ..continuous.information import GIVEN, SILENCED, information_key, numbered_label
from ..abilities.static_effects import ActiveStatic
from ..abilities.selections import Cards, This
from ..state.records import LastingEffect
from ..continuous.effect_sorts import GRANT_ABILITY, LABEL, LOSE_ABILITY, RELABEL, SET, alters_numbers
from .derived import derived

# Which of its cards an effect is about at its turn: all, those that have such information, those to which it adds it.
_ALL: Final = -1
_CHANGED: Final = 0
_ADDED: Final = 1
# What an effect does whose ability has been lost.
_LOST: Final[Row] = (-1,)


class PendingEffect:
    """A lasting effect that waits for its turn: what an ability says, or a row of those that last for a while.

    Claims of the same kind differ in age only, and do the same.
    """

    def __init__(
        self, key: Row, kind: int, sort: int, what: int, bound: int, it: Optional[ActiveStatic],
        effect: Optional[LastingEffect], part: int = _ALL,
    ) -> None:
        self.key = key
        self.kind = kind
        self.sort = sort
        self.what = what
        self.bound = bound
        self.it = it
        self.effect = effect
        self.part = part

    def timestamp(self) -> int:
        """Since when the effect lasts."""
        _, timestamp, _ = self.key
        return timestamp

    def lasting(self) -> LastingEffect:
        """The lasting effect, of one that is no static ability."""
        assert self.effect is not None
        return self.effect

    def information(self, table: Table) -> int:
        if self.sort in (LABEL, RELABEL):
            return numbered_label(table, self.what)
        if self.sort == GRANT_ABILITY:
            return GIVEN + self.what
        return SILENCED if self.sort == LOSE_ABILITY else self.what


class PendingEffects:
    """Those that wait. What is settled stands in the state itself, so whoever looks sees it as it is so far."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.pool: list[PendingEffect] = []
        # Whether the pool has got more since it was put in order.
        self.grown = False
        # Whether there was one among them then that takes abilities away.
        self.silencing = False
        # Whether what is in rings is being settled too, and whether something has lost its abilities.
        self.ringed = False
        self.silenced = False
        self._kinds: dict[Row, int] = {}

    def begin(self) -> None:
        g = self.g
        derived(g).granted_at = moment(g)
        derived(g).granted = {}
        derived(g).ordered = {}
        for row in g.effects:
            if row.sort == GRANT_ABILITY or row.sort == LOSE_ABILITY:
                self._wait_row(row)
        self._enter(derived(g).active_statics)

    def in_order(self) -> list[PendingEffect]:
        """By layer, then the oldest first."""
        if self.grown:
            self.pool.sort(key=_key)
            self.silencing = any([claim.sort == LOSE_ABILITY for claim in self.pool])
            self.grown = False
        return self.pool

    def take(self, claim: PendingEffect) -> None:
        """One has its turn."""
        self.pool.remove(claim)
        self._apply(claim, self.extent(claim))

    def _enter(self, new: list[ActiveStatic]) -> None:
        """What is said now waits, as far as it has to be put in order."""
        g = self.g
        if derived(g).in_cycle and not self.ringed:
            self.ringed = True
            for row in g.effects:
                if self._in_ring(row.sort, row.what):
                    self._wait_row(row)
            for it in derived(g).active_statics:
                if self._in_ring(it.sort, it.what):
                    self._wait(it)
        elif derived(g).in_cycle:
            for it in new:
                if self._in_ring(it.sort, it.what):
                    self._wait(it)
        for it in new:
            if it.sort == GRANT_ABILITY or it.sort == LOSE_ABILITY:
                self._wait(it)

    def _in_ring(self, sort: int, what: int) -> bool:
        if sort in (LABEL, RELABEL):
            return numbered_label(self.g.table, what) in self.g.table.cycles
        return alters_numbers(sort) and what in self.g.table.cycles

    def _wait(self, it: ActiveStatic) -> None:
        for part in self._parts(it):
            place = -1 if it.base else layer(self.g, it.sort, it.what, part == _ADDED)
            key = (place, it.time, len(self.pool))
            same = (it.number, id(it.which), id(it.amount), it.sort, it.what, it.bound, it.scope.source, part)
            kind = self._kind(same, it.time)
            self._append(PendingEffect(key, kind, it.sort, it.what, it.bound, it, None, part))

    def _parts(self, it: ActiveStatic) -> Row:
        """An effect that adds information to some cards and changes that of others has two turns."""
        g = self.g
        if not g.book.adds_first or it.base or it.sort not in (SET, LABEL, RELABEL):
            return (_ALL,)
        which = it.which
        if isinstance(which, Cards):
            # Whatever is looked at, they don't move meanwhile.
            which = Cards(which.zones, which.whose)
        elif not isinstance(which, This):
            return (_ADDED, _CHANGED)
        added = [adds(g, it.sort, it.what, card) for card in which.find(g, it.scope)]
        if not any(added):
            return (_ALL,)
        return (_ADDED,) if all(added) else (_ADDED, _CHANGED)

    def _wait_row(self, row: LastingEffect) -> None:
        if row.card >= 0 and still_concerns(self.g, row, row.card):
            key = (row.layer or layer_on(self.g, row.sort, row.what, row.card), row.timestamp, row.number)
            kind = self._kind((row.sort, row.what, row.card, row.controller, row.value, row.bound), row.timestamp)
            self._append(PendingEffect(key, kind, row.sort, row.what, row.bound, None, row))

    def _kind(self, what: Row, time: int) -> int:
        """The number of a kind. How old an effect is makes a difference where what is given has its age."""
        if self.g.book.dates_given:
            what = (*what, time)
        return self._kinds.setdefault(what, len(self._kinds))

    def _append(self, claim: PendingEffect) -> None:
        self.pool.append(claim)
        self.grown = True

    # What an effect does

    def extent(self, claim: PendingEffect) -> Row:
        """By how much, and to which cards, as things are now."""
        g = self.g
        it = claim.it
        if it is None:
            effect = claim.lasting()
            card = effect.card
            gone = is_unaffected(g, card, effect.controller) or misses(g, claim.sort, claim.what, card)
            return NOTHING if gone else (effect.value, card)
        if self.silenced and it not in derived(g).active_statics:
            return _LOST
        if not it.works(g):
            return NOTHING
        s = it.scope
        cards = [
            card for card in it.which.find(g, s)
            if not is_unaffected(g, card, s.controller, s.source) and not misses(g, claim.sort, claim.what, card)]
        if claim.part != _ALL:
            cards = [card for card in cards if adds(g, it.sort, it.what, card) == (claim.part == _ADDED)]
        if not cards:
            return NOTHING
        return (0 if it.amount is None else it.amount.of(g, it.scope), *cards)

    def _apply(self, claim: PendingEffect, extent: Row) -> None:
        for card in extent[1:]:
            if claim.sort == GRANT_ABILITY:
                self._give(claim, card)
            elif claim.sort == LOSE_ABILITY:
                self._silence(card, claim.what)
            else:
                self._change(claim, card, extent[0])

    def _give(self, claim: PendingEffect, card: int) -> None:
        g = self.g
        derived(g).granted[card] = (*(derived(g).granted[card] if card in derived(g).granted else own_abilities(g,
            card)), claim.what)
        count = len(derived(g).active_statics)
        g.table.ability_lookup.hold(g, card, claim.what, claim.timestamp())
        self._enter(derived(g).active_statics[count:])

    def _silence(self, card: int, what: int) -> None:
        """It loses what it has, or one of it; what it is given later it has."""
        g = self.g
        self.silenced = True
        left = abilities_left(g, derived(g).granted[card] if card in derived(g).granted else own_abilities(g, card),
            what)
        derived(g).granted[card] = left
        derived(g).active_statics = [it for it in derived(g).active_statics if it.scope.source != card
            or it.number in left]
        self.pool = [
            claim for claim in self.pool
            if claim.it is None or claim.it.scope.source != card or claim.it.number in left]

    def _change(self, claim: PendingEffect, card: int, amount: int) -> None:
        g = self.g
        d = derived(g)
        controller = claim.lasting().controller if claim.it is None else claim.it.scope.controller
        place, timestamp, number = claim.key
        source, ability = (-1, -1) if claim.it is None else (claim.it.scope.source, claim.it.number)
        change = Change(
            claim.sort, claim.what, amount, claim.bound, place, timestamp, number, controller, claim.effect, source,
            ability)
        left = withstood(g, card, change)
        if left is not None:
            key = information_key(card, claim.information(g.table))
            d.ordered[key] = (*d.ordered.get(key, ()), left)

    def attempt(self, claim: PendingEffect) -> None:
        """Apply an effect, and what an ability that it gives says, for as long as it takes to see what comes of it."""
        count = len(self.pool)
        self._apply(claim, self.extent(claim))
        if claim.sort == GRANT_ABILITY:
            for new in self.pool[count:]:
                self.attempt(new)


def _key(claim: PendingEffect) -> Row:
    return claim.key


class Snapshot:
    """How things were before something was tried out."""

    def __init__(self, claims: PendingEffects) -> None:
        g = claims.g
        self.pool = claims.pool.copy()
        self.grown = claims.grown
        self.ringed = claims.ringed
        self.silenced = claims.silenced
        self.active_statics = derived(g).active_statics.copy()
        self.granted = derived(g).granted.copy()
        self.ordered = derived(g).ordered.copy()
        self.in_cycle = derived(g).in_cycle
        self.alters = derived(g).alters

    def put_back(self, claims: PendingEffects) -> None:
        g = claims.g
        claims.pool, claims.grown = self.pool, self.grown
        claims.ringed, claims.silenced = self.ringed, self.silenced
        derived(g).active_statics, derived(g).granted = self.active_statics, self.granted
        derived(g).ordered = self.ordered
        derived(g).in_cycle, derived(g).alters = self.in_cycle, self.alters
