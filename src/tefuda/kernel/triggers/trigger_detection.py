"""What triggers the abilities of cards in play: events, moments, and states of the game."""
from __future__ import annotations

from typing import Final, Optional

from ..state.counted_cards import CountedCards
from ..abilities.ability_kinds import Automatic
from ..abilities.condition_check import can_count, counts
from ..abilities.event_patterns import WithCondition, Whenever
from ..abilities.nodes import Ability, EventPattern, Selection
from ..abilities.scope import SOURCE, Scope, pairs
from ..abilities.use_limits import STATE as STATE
from ..abilities.use_limits import forget_state, may_use, note_triggered, was_triggered
from ..abilities.working_zones import works, works_for
from ..codes import MOVED, TIMING
from ..derived.ability_roles import Role, abilities_for, cards_concerned, cards_with
from ..state.card_table import TriggerLookup
from ..state.records import NO_EVENT, Event, PendingAbility
from ..state.state import State
from ..visibility.hidden_cards import is_kept, keeps_silent
from ..visibility.sight import sees

_NO_EVENT_KIND: Final = -1


class TriggerDetection(TriggerLookup):
    """An event that no ability of the match is about costs nothing: it has no role."""

    def __init__(self, abilities: int) -> None:
        # By ability: the kind of event that it waits for; below 0 for none.
        self.waits_for = [_NO_EVENT_KIND] * abilities
        # The abilities that wait for a state, each with what it counts, if that is all (as ``Table.counts``).
        self.awaited: dict[int, Optional[CountedCards]] = {}
        # By the kind of event, states as -1: the places where abilities wait for it, and those abilities that can be
        # triggered where not everybody sees their cards.
        self.places: dict[int, list[int]] = {}
        self.secret: dict[int, list[int]] = {}

    def detect(self, g: State, event: Event) -> None:
        role = role_of(g, event)
        if role is None:
            return
        for card in cards_concerned(g, role, event.card):
            self._detect_on(g, role, card, event)
        if role.anyhow:
            self._detect_hidden(g, event)

    def _detect_hidden(self, g: State, event: Event) -> None:
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
        for place in self.places[event.kind]:
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

    def _detect_on(self, g: State, role: Role, card: int, event: Event) -> None:
        """Set pending the abilities of a card that an event triggers."""
        kind = event.kind
        if g.prints[card] < 0 or (self.secret and kind in self.secret and keeps_silent(g, card)):
            return
        abilities = abilities_for(g, role, card)
        for index, number in enumerate(abilities):
            if self.waits_for[number] != kind:
                continue
            ability = g.table.abilities[number]
            if isinstance(ability, Automatic) and ability.when is not None:
                if works_for(g, ability, ability.when, card, event):
                    before = abilities[:index].count(number) if kind == TIMING else 0
                    self._wait(g, number, ability, card, event, before)

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
        role = g.table.awaiting_states
        if role is None:
            return
        secret = STATE in self.secret
        if secret and g.book.shows_to_trigger:
            self._wait_for_hidden_states(g)
        for card in cards_with(g, role):
            if not (secret and keeps_silent(g, card)):
                self._wait_for(g, role, card)

    def _wait_for(self, g: State, role: Role, card: int) -> None:
        abilities = abilities_for(g, role, card)
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
        return count is None or not can_count(g) or counts(g, count, g.controller[card])

    def _wait_for_hidden_states(self, g: State) -> None:
        """Set pending what states trigger on hidden cards, whichever they are: once, until it has not been so in
        between.
        """
        kind = g.book.layout.kind
        for place in self.places[STATE]:
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
        role = g.table.heard[TIMING].of(reason)
        if role is None:
            return False
        event = Event(TIMING, reason, -1, g.turn_player, -1, 1, 0)
        for card in cards_with(g, role):
            # What not everybody can see holds up nothing: that would tell of it.
            if sees(g, card) != 3:
                continue
            abilities = abilities_for(g, role, card)
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


def role_of(g: State, event: Event) -> Optional[Role]:
    """The role of those who may be triggered by an event."""
    kind = event.kind
    if kind == MOVED:
        return g.table.moves_heard[event.origin * g.table.places + event.to]
    return g.table.heard[kind].of(event.reason)


def _is_triggered(g: State, number: int, ability: Automatic, s: Scope) -> bool:
    """Whether the event of the scope is what an ability waits for, and it may be used."""
    if ability.when is None or not ability.when.fits(g, s, s.event) or not may_use(g, number, s.source):
        return False
    return ability.condition is None or ability.condition.met(g, s)


def _because(when: Optional[EventPattern]) -> Optional[Selection]:
    """The cards by which something is so that an ability waits for, where it speaks of them."""
    if isinstance(when, WithCondition):
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
