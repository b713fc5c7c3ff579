"""Effects that wait for their turn, and what comes of one that has it (see ``kernel.derived.dependency_order``)."""
from __future__ import annotations

from typing import Final, Optional

from ..abilities.selections import Cards
from ..abilities.spoken_of import This
from ..abilities.static_effects import ActiveStatic
from ..continuous.changes import AS_PRINTED, Change, adds, layer, misses, of_effect
from ..continuous.effect_sorts import ABILITY_SORTS, GRANT_ABILITY, LABEL, LOSE_ABILITY, RELABEL, SET
from ..continuous.information import SILENCED, information_key, information_of
from ..continuous.lasting_effects import still_concerns
from ..continuous.projection import withstood
from ..continuous.prohibitions import is_unaffected
from ..state.records import LastingEffect
from ..state.state import NOTHING, Row, State
from .abilities_now import abilities_left, own_abilities
from .derived import derived

# Which of its cards an effect is about at its turn: all, those that have such information, those to which it adds it.
_ALL: Final = -1
_CHANGED: Final = 0
_ADDED: Final = 1
# What an effect does whose ability has been lost.
_LOST: Final[Row] = (-1,)


class PendingEffect:
    """A lasting effect, or what a static ability says, as a change of cards that are found when it has its turn."""

    def __init__(self, change: Change, it: Optional[ActiveStatic], part: int) -> None:
        self.change = change
        self.sort = change.sort
        self.what = change.what
        self.it = it
        self.part = part
        # The number of its kind, as far as it was asked for: those of a kind differ in age only, and do the same.
        self.kind = -1

    def says(self) -> Row:
        """What those of its kind have in common."""
        change, it = self.change, self.it
        if it is not None:
            return (it.number, id(it.which), id(it.amount), self.sort, self.what, change.bound, change.source,
                    self.part)
        assert change.effect is not None
        return (self.sort, self.what, change.effect.card, change.controller, change.amount, change.bound)


class PendingEffects:
    """The effects that wait. What is settled stands in what is derived, so whoever looks sees it as it is so far."""

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
        d = derived(g)
        d.granted = {}
        d.ordered = {}
        for effect in g.effects:
            if ABILITY_SORTS >> effect.sort & 1:
                self._wait_lasting(effect)
        self._enter(d.active_statics)

    def in_order(self) -> list[PendingEffect]:
        """By layer, then the oldest first."""
        if self.grown:
            self.pool.sort(key=_key)
            self.silencing = any([it.sort == LOSE_ABILITY for it in self.pool])
            self.grown = False
        return self.pool

    def take(self, pending: PendingEffect) -> None:
        """One has its turn."""
        self.pool.remove(pending)
        self._apply(pending, self.extent(pending))

    def kind(self, pending: PendingEffect) -> int:
        """The number of its kind. How old an effect is makes a difference where what is given has its age."""
        if pending.kind < 0:
            says = pending.says()
            if self.g.book.dates_given:
                says = (*says, pending.change.timestamp)
            pending.kind = self._kinds.setdefault(says, len(self._kinds))
        return pending.kind

    def _enter(self, new: list[ActiveStatic]) -> None:
        """What is said now waits, as far as it has to be put in order."""
        d = derived(self.g)
        ring = new
        if d.in_cycle and not self.ringed:
            self.ringed = True
            ring = d.active_statics
            for effect in self.g.effects:
                if self._in_ring(effect.sort, effect.what):
                    self._wait_lasting(effect)
        for it in ring:
            if d.in_cycle and self._in_ring(it.sort, it.what):
                self._wait(it)
        for it in new:
            if ABILITY_SORTS >> it.sort & 1:
                self._wait(it)

    def _in_ring(self, sort: int, what: int) -> bool:
        table = self.g.table
        return not ABILITY_SORTS >> sort & 1 and information_of(table, sort, what) in table.cycles

    def _wait_lasting(self, effect: LastingEffect) -> None:
        if effect.card >= 0 and still_concerns(self.g, effect, effect.card):
            self._append(PendingEffect(of_effect(self.g, effect, effect.card), None, _ALL))

    def _wait(self, it: ActiveStatic) -> None:
        for part in self._parts(it):
            in_layer = AS_PRINTED if it.base else layer(self.g, it.sort, it.what, part == _ADDED)
            change = Change(
                it.sort, it.what, 0, it.bound, in_layer, it.time, len(self.pool), it.scope.controller, None,
                it.scope.source, it.number)
            self._append(PendingEffect(change, it, part))

    def _append(self, pending: PendingEffect) -> None:
        self.pool.append(pending)
        self.grown = True

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

    # What an effect does

    def extent(self, pending: PendingEffect) -> Row:
        """By how much, and to which cards, as things are now."""
        g = self.g
        it, change = pending.it, pending.change
        if it is None:
            assert change.effect is not None
            return (change.amount, change.effect.card) if self._applies(pending, change.effect.card) else NOTHING
        if self.silenced and it not in derived(g).active_statics:
            return _LOST
        if not it.works(g):
            return NOTHING
        cards = [card for card in it.which.find(g, it.scope) if self._applies(pending, card)]
        if not cards:
            return NOTHING
        return (0 if it.amount is None else it.amount.of(g, it.scope), *cards)

    def _applies(self, pending: PendingEffect, card: int) -> bool:
        g = self.g
        sort, what = pending.sort, pending.what
        if is_unaffected(g, card, pending.change.controller, pending.change.source) or misses(g, sort, what, card):
            return False
        return pending.part == _ALL or adds(g, sort, what, card) == (pending.part == _ADDED)

    def _apply(self, pending: PendingEffect, extent: Row) -> None:
        g = self.g
        sort, what = pending.sort, pending.what
        abilities = ABILITY_SORTS >> sort & 1
        information = SILENCED if abilities else information_of(g.table, sort, what)
        for card in extent[1:]:
            change = withstood(g, card, pending.change.but(sort, extent[0], pending.change.bound))
            if change is None:
                continue
            ordered = derived(g).ordered
            key = information_key(card, information)
            ordered[key] = (*ordered.get(key, ()), change)
            if sort == GRANT_ABILITY:
                self._give(card, change)
            elif abilities:
                self._silence(card, what)

    def _give(self, card: int, change: Change) -> None:
        g = self.g
        d = derived(g)
        d.granted[card] = (*self._had(card), change.what)
        count = len(d.active_statics)
        g.table.static_lookup.hold(g, card, change.what, change.timestamp)
        self._enter(d.active_statics[count:])

    def _silence(self, card: int, what: int) -> None:
        """A card loses the abilities that it has, or one of them; what it is given later it has."""
        g = self.g
        d = derived(g)
        self.silenced = True
        left = abilities_left(g, self._had(card), what)
        d.granted[card] = left
        d.active_statics = [it for it in d.active_statics if it.scope.source != card or it.number in left]
        self.pool = [
            pending for pending in self.pool
            if pending.it is None or pending.it.scope.source != card or pending.it.number in left]

    def _had(self, card: int) -> Row:
        """The abilities that a card has so far."""
        granted = derived(self.g).granted
        return granted[card] if card in granted else own_abilities(self.g, card)

    def attempt(self, pending: PendingEffect) -> None:
        """Apply an effect, and what an ability that it gives says, for as long as it takes to see what comes of it."""
        count = len(self.pool)
        self._apply(pending, self.extent(pending))
        if pending.sort == GRANT_ABILITY:
            for new in self.pool[count:]:
                self.attempt(new)


def _key(pending: PendingEffect) -> tuple[int, int, int]:
    return pending.change.key()


class Snapshot:
    """How things were before something was tried out."""

    def __init__(self, effects: PendingEffects) -> None:
        d = derived(effects.g)
        self.pool = effects.pool.copy()
        self.flags = (effects.grown, effects.ringed, effects.silenced)
        self.active_statics = d.active_statics.copy()
        self.granted = d.granted.copy()
        self.ordered = d.ordered.copy()
        self.in_cycle = d.in_cycle
        self.alters = d.alters

    def put_back(self, effects: PendingEffects) -> None:
        d = derived(effects.g)
        effects.pool = self.pool
        effects.grown, effects.ringed, effects.silenced = self.flags
        d.active_statics, d.granted, d.ordered = self.active_statics, self.granted, self.ordered
        d.in_cycle, d.alters = self.in_cycle, self.alters
