"""What the abilities of cards in play hear: events, moments and states that set them waiting."""
from __future__ import annotations

from typing import Optional

from ..codes import MOVED, TIMING
from ..derived.abilities_now import abilities_of
from ..derived.active_statics import active_statics
from ..abilities.use_limits import forget_state, was_triggered, may_use, note_triggered
from ..visibility.sight import sees
from ..state.state import Row, State, Waiter
from ..state.card_table import ANY_EVENT, STALE, STATES
from ..abilities.ability_kinds import Automatic
from ..abilities.event_patterns import Under, Whenever
from ..abilities.condition_check import can_count, counts
from ..abilities.nodes import Ability, EventPattern, Selection
from ..derived.own_moves import own_way
from ..derived.ability_roles import TRIGGERED_BY, STATE
from ..abilities.scope import SOURCE, Scope, pairs
from ..derived.static_abilities import StaticAbilities
from ..abilities.working_zones import works_for, is_kept, keeps_silent, works
from ..state.records import Event, NO_EVENT, PendingAbility
from ..derived.derived import derived


class TriggerDetection(StaticAbilities):
    """An event that no ability of the match is about costs nothing."""

    def detect_triggers(self, g: State, event: Event, early: bool) -> None:
        kind = event.kind
        if kind == MOVED:
            role = self.triggering[event.origin * g.table.places + event.to]
        else:
            roles = self.finer[TRIGGERED_BY + kind]
            detail = event.reason + 1
            role = roles[detail] if detail < len(roles) else roles[0]
        for listener in self._concerned(g, role, event.card):
            self._listen(g, listener, event)
        if g.book.shows_to_trigger and kind in self.secret:
            self._hear_hidden(g, event)

    def detect_own_triggers(self, g: State, event: Event) -> None:
        self._listen(g, event.card, event)

    def _hear_hidden(self, g: State, event: Event) -> None:
        """What a hidden card could have waited for, whichever card it is: what is asked must not tell which."""
        moment = event.kind == TIMING and event.before != 0
        for card in self._hidden_from_some(g, event):
            for number in self.secret[event.kind]:
                ability = g.table.abilities[number]
                when = ability.event_pattern()
                s = Scope(card, g.obj[card], g.controller[card], event)
                if when is None or not works_for(g, ability, when, card, event) or not when.fits(g, s, event):
                    continue
                if moment:
                    if was_triggered(g, number, s.obj, event.reason):
                        continue
                    note_triggered(g, number, s.obj, event.reason)
                put_pending_hidden(g, number, ability, s)

    def _hidden_from_some(self, g: State, event: Event) -> list[int]:
        """The cards that only their masters see, where abilities hear such events; one that moves, where it came to."""
        up_mask = g.book.up_mask
        found: list[int] = []
        for place in self.places[TRIGGERED_BY + event.kind]:
            if up_mask[place] != 3:
                found.extend([card for card in g.zones[place] if is_kept(g, card)])
        if event.kind != MOVED:
            return found
        # What comes from where all see it has heard of that before.
        moved = event.card
        found = [card for card in found if card != moved]
        if up_mask[event.origin] != 3 and g.zone_of[moved] == event.to and is_kept(g, moved):
            found.append(moved)
        return found

    def _listen(self, g: State, card: int, event: Event) -> None:
        d = derived(g)
        kind = event.kind
        if g.prints[card] < 0 or (self.secret and kind in self.secret and keeps_silent(g, card)):
            return
        if kind == MOVED and card == event.card and not (d.granting or d.conditional):
            zone = g.book.layout.kind
            own = self.own_moves.get(own_way(g.prints[card], zone[event.origin], zone[event.to]))
            if own is not None and (d.fresh >= 0 or d.fresh == STALE):
                self._hear_plainly(g, card, event, own)
                return
        abilities = abilities_of(g, card)
        for index, number in enumerate(abilities):
            if self.waits_for[number] != kind:
                continue
            ability = g.table.abilities[number]
            if isinstance(ability, Automatic) and ability.when is not None:
                if works_for(g, ability, ability.when, card, event):
                    before = abilities[:index].count(number) if kind == TIMING else 0
                    self._wait(g, number, ability, card, event, before)

    def _hear_plainly(self, g: State, card: int, event: Event, numbers: Row) -> None:
        """A card hears of its own move by abilities that look at nothing else."""
        if event.origin == event.to:
            return
        for number in numbers:
            ability = g.table.abilities[number]
            s = Scope(card, g.obj[card], g.controller[card], event)
            if ability.limit is not None and not may_use(g, number, card):
                continue
            if ability.condition is None or ability.condition.met(g, s):
                put_pending(g, number, s)

    def _wait(self, g: State, number: int, ability: Automatic, card: int, event: Event, before: int) -> None:
        """Let an ability of the card wait that stands behind so many equal ones."""
        s = Scope(card, g.obj[card], g.controller[card], event)
        if not _is_triggered(g, number, ability, s):
            return
        if event.kind == TIMING and event.before:
            if was_triggered(g, number, g.obj[card], event.reason, before):
                return
            note_triggered(g, number, g.obj[card], event.reason)
        because = _because(ability.when)
        if because is not None:
            s.it = pairs(g, because.find(g, s))
        put_pending(g, number, s)

    def wait_for_states(self, g: State) -> None:
        d = derived(g)
        if g.table.states == ANY_EVENT:
            secret = STATE in self.secret
            if secret and g.book.shows_to_trigger:
                self._wait_for_hidden_states(g)
            for card in self.in_role(g, STATES):
                if not (secret and keeps_silent(g, card)):
                    self._wait_for(g, card)
            return
        if d.fresh == -1:
            active_statics(g)
        known = d.waiters
        if known is None:
            known = self._waiters(g)
            d.waiters = known
        counting = not g.data and not d.control_changes
        for card, place, least, most in known:
            # As ``counts`` has it: most of the time there are too few or too many cards.
            if place < 0 or not counting or least <= len(g.zones[place]) <= most:
                self._wait_for(g, card)

    def _waiters(self, g: State) -> list[Waiter]:
        """The cards with such an ability of their own, where no others can have one: only moves change that."""
        d = derived(g)
        if not (d.granting or d.conditional or g.book.lends_more) and (d.fresh >= 0 or d.fresh == STALE):
            return [self._waiter(g, card) for card in self.in_role(g, STATES)]
        found: list[Waiter] = []
        for place, wanted in self.there[STATES]:
            for card in g.zones[place]:
                if g.prints[card] in wanted:
                    found.append(self._waiter(g, card))
        return found

    def _waiter(self, g: State, card: int) -> Waiter:
        """A card that waits for a state, with what it counts if that is all."""
        awaited = [number for number in g.table.printed_abilities[g.prints[card]] if number in self.awaited]
        count = self.awaited[awaited[0]] if len(awaited) == 1 else ()
        if not count:
            return (card, -1, 0, 0)
        player = g.controller[card]
        return (card, count[0] + (1 - player if count[1] else player), count[2], count[3])

    def _wait_for(self, g: State, card: int) -> None:
        abilities = abilities_of(g, card)
        for index, number in enumerate(abilities):
            if not self._may_be_so(g, number, card):
                continue
            ability = g.table.abilities[number]
            if isinstance(ability, Automatic) and works(g, ability, card):
                before = abilities[:index].count(number)
                if _waits(g, number, card) + g.book.is_being_played(g, number, card) <= before:
                    self._wait(g, number, ability, card, NO_EVENT, before)

    def _may_be_so(self, g: State, number: int, card: int) -> bool:
        """Whether an ability waits for a state of the game that is so now, as far as that is found out quickly."""
        if number not in self.awaited:
            return False
        count = self.awaited[number]
        return not count or not can_count(g) or counts(g, count, g.controller[card])

    def _wait_for_hidden_states(self, g: State) -> None:
        """Set pending what states trigger on hidden cards, whichever they are: once, until it has not been so in
        between.
        """
        kind = g.book.layout.kind
        for place in self.places[STATES]:
            if g.book.up_mask[place] == 3:
                continue
            for card in [it for it in g.zones[place] if is_kept(g, it)]:
                for number in self.secret[STATE]:
                    ability = g.table.abilities[number]
                    when = ability.event_pattern()
                    s = Scope(card, g.obj[card], g.controller[card], NO_EVENT)
                    if when is None or kind[place] not in ability.where:
                        continue
                    if not when.fits(g, s, NO_EVENT):
                        forget_state(g, number, s.obj)
                    elif not was_triggered(g, number, s.obj, STATE):
                        note_triggered(g, number, s.obj, STATE)
                        put_pending_hidden(g, number, ability, s)

    def untold(self, g: State, reason: int) -> bool:
        event = Event(TIMING, reason, -1, g.turn_player, -1, 1, 0)
        for card in self._concerned(g, self.role_of(TRIGGERED_BY + TIMING, reason), -1):
            # What not everybody can see holds up nothing: that would tell of it.
            if sees(g, card) != 3:
                continue
            abilities = abilities_of(g, card)
            for index, number in enumerate(abilities):
                ability = g.table.abilities[number]
                if not isinstance(ability, Automatic) or ability.when is None or ability.when.kind() != TIMING:
                    continue
                before = abilities[:index].count(number)
                if not works(g, ability, card) or was_triggered(g, number, g.obj[card], reason, before):
                    continue
                if _is_triggered(g, number, ability, Scope(card, g.obj[card], g.controller[card], event)):
                    return True
        return False


def _is_triggered(g: State, number: int, ability: Automatic, s: Scope) -> bool:
    """Whether the event of the scope is what an ability waits for, and it may be used."""
    if ability.when is None or not ability.when.fits(g, s, s.event) or not may_use(g, number, s.source):
        return False
    return ability.condition is None or ability.condition.met(g, s)


def _because(when: Optional[EventPattern]) -> Optional[Selection]:
    """The cards by which something is so that an ability waits for, where it speaks of them."""
    if isinstance(when, Under):
        return _because(when.event_pattern)
    return when.because if isinstance(when, Whenever) else None


def _waits(g: State, number: int, card: int) -> int:
    """How many times an ability of the card waits; it does until it has been carried out."""
    count = 0
    for row in g.pending:
        count += int(row.source == card and row.ability == number)
    for f in g.stack:
        count += int(f.pc == g.book.resolve and f.a == number and f.items[SOURCE] == card)
    return count


def put_pending_hidden(g: State, number: int, ability: Ability, s: Scope) -> None:
    """Let a hidden card wait to be shown for an ability; one whose condition is not met is asked about all the same."""
    if ability.condition is not None and not ability.condition.met(g, s):
        s.obj = -1
    because = _because(ability.event_pattern())
    if because is not None:
        s.it = pairs(g, because.find(g, s))
    put_pending(g, number, s, g.book.at["show"])


def put_pending(g: State, number: int, s: Scope, procedure: int = -1) -> None:
    """Let an ability wait to be played, once more; or for another procedure of the rulebook."""
    g.pending.append(PendingAbility(
        g.book.play_pending if procedure < 0 else procedure, s.controller, s.source, s.obj, s.event.card, g.clock,
        number, s.row(), s.it))
    g.needs_rule_check = True
