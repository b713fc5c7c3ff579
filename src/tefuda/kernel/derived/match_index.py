"""What the abilities of a match are about, found once when it is made: it follows from the texts, not from a state.

So an event that no ability of the match is about costs nothing: it has no role (``kernel.derived.ability_roles``).
"""
from __future__ import annotations

from typing import Optional

from ..abilities.ability_kinds import (
    Allowing, Always, Automatic, DamageReduction, Forbidding, Luring, OtherCost, Replacing,
)
from ..abilities.event_patterns import At, Declares, Either, Moves, WithCondition, Whenever
from ..abilities.nodes import Ability, EventPattern
from ..abilities.qualities import Cannot
from ..abilities.working_zones import sources_of, targets_of
from ..book import Book, leaves_play
from ..codes import DAMAGED, EVENT_NAMES, MOVED
from ..continuous.dependency_cycles import DependencyCycles, key_of, parts
from ..continuous.dependency_zones import cycle_zones, hangs_on, state_zones
from ..continuous.effect_sorts import GRANT_ABILITY, LOSE_ABILITY, alters_numbers
from ..continuous.timestamp_order import order_matters
from ..replacement.hidden_replacement import hidden_replacements
from ..state.card_table import (
    ALL_QUESTIONS, ANY_EVENT, BARRED, CONCERNING, HEARING, LEFT, PLAYING, REPLACED, SAYING, TRIGGERING, Table,
)
from ..triggers.trigger_detection import STATE, TriggerDetection
from ..visibility.disclosure import hidden_zones
from .ability_counts import count_of, index_counts, index_needs
from .activated_abilities import index_uses
from .ability_roles import EventRoles, Interest, Role
from .static_abilities import StaticAbilities


def index_match(table: Table, book: Book) -> None:
    """Find out what the numbered abilities of a match are about."""
    MatchIndex(table, book).make()


class MatchIndex:
    """The making of it; what is found stands in the table."""

    def __init__(self, table: Table, book: Book) -> None:
        self.table = table
        self.book = book
        # By ability: the prints that it is printed on; those that stand in the text of another one, which may give
        # them to cards.
        self.prints: list[set[int]] = [set() for _ in table.abilities]
        for printed, own in enumerate(table.printed_abilities):
            for number in own:
                self.prints[number].add(printed)
        self.quoted = {
            table.number_of[part] for ability in table.abilities for part in parts(ability)
            if isinstance(part, Ability) and part is not ability}
        self.cycles = DependencyCycles()
        self.statics = StaticAbilities(self.cycles)
        self.triggers = TriggerDetection(len(table.abilities))
        self.roles: dict[tuple[int, ...], Role] = {}

    def make(self) -> None:
        table, book = self.table, self.book
        table.places = book.layout.count
        self.cycles.find(table)
        table.order_matters = order_matters(table, book, self.cycles) if book.orders_timestamps else set()
        index_counts(table, book)
        table.silences = any([
            static.quality.sort() == LOSE_ABILITY for it in table.abilities for static in it.holding()])
        for number, ability in enumerate(table.abilities):
            self._index_ability(number, ability)
        table.recalls_said = any([said and table.recalled >> number & 1 for number, said in enumerate(table.altered)])
        table.always_rule_check = book.rule_checks_numbers or table.states == ANY_EVENT or table.bars_moves
        self._index_roles()
        self._index_moves()
        self._index_statics()
        index_needs(table, book)
        index_uses(table, book, self.quoted)
        table.roles = list(self.roles.values())
        self._index_questions()
        table.static_lookup = self.statics
        table.trigger_lookup = self.triggers

    # Ability by ability

    def _index_ability(self, number: int, ability: Ability) -> None:
        table = self.table
        if isinstance(ability, Always):
            self._index_always(ability)
        if isinstance(ability, Forbidding):
            table.always = True
            table.deeds[ability.deed] = True
        if isinstance(ability, DamageReduction) and ability.limit is not None:
            # In which order they apply makes a difference: they take part with other replacements.
            table.replaces |= 1 << DAMAGED
        if isinstance(ability, (Allowing, OtherCost)):
            table.allows = True
        when = ability.event_pattern()
        if when is not None and when.kind() >= 0:
            if isinstance(ability, Replacing):
                table.replaces |= 1 << when.kind()
                table.guarded = True
            if isinstance(ability, Automatic):
                table.triggered_kinds |= 1 << when.kind()
        if when is not None and isinstance(ability, Automatic):
            self._index_trigger(number, ability, when)
        guess = hidden_replacements(self.book, ability)
        if guess is not None:
            table.hidden_replacements[number] = guess

    def _index_always(self, ability: Always) -> None:
        table = self.table
        table.always = True
        for static in ability.statics:
            sort = static.quality.sort()
            if alters_numbers(sort):
                table.altered[static.quality.information(table)] = True
            if isinstance(static.quality, Cannot):
                table.guarded = True
                deed = static.quality.deed
                if not table.barred[deed]:
                    table.barred[deed] = 2 * max(table.barred) or 1
                table.bars_moves = table.barred[MOVED] != 0

    def _index_trigger(self, number: int, ability: Automatic, when: EventPattern) -> None:
        triggers = self.triggers
        kind = STATE if when.is_state() else when.kind()
        triggers.waits_for[number] = when.kind()
        places = triggers.places.setdefault(kind, [])
        places.extend([place for place in self._places(ability) if place not in places])
        if self._is_secret(ability, when):
            triggers.secret.setdefault(kind, []).append(number)
        if when.is_state():
            table, zones = self.table, state_zones(self.table, ability)
            table.states = table.states or 1
            triggers.awaited[number] = count_of(when.condition, self.book) if isinstance(when, Whenever) else None
            if zones is None or not self.prints[number] or ability.limit is not None or STATE in triggers.secret:
                table.states = ANY_EVENT
            else:
                kinds = zones.union(ability.where)
                here = [place for place, zone in enumerate(self.book.layout.kind) if zone in kinds]
                table.rule_check_places = tuple(sorted({*table.rule_check_places, *here}))

    def _is_secret(self, ability: Ability, when: EventPattern) -> bool:
        """Whether a card can be triggered where not everybody sees it: where the ability works or the card comes to."""
        hidden = hidden_zones(self.book)
        if hidden.intersection(ability.where):
            return True
        return when.about_itself() and bool(hidden.intersection(targets_of(when) or sources_of(when)))

    # Roles

    def _places(self, ability: Ability) -> list[int]:
        """The places where an ability works."""
        return [place for place, zone in enumerate(self.book.layout.kind) if zone in ability.where]

    def _interest(self, number: int) -> Interest:
        ability = self.table.abilities[number]
        when = ability.event_pattern()
        places = tuple(self._places(ability))
        if when is None or when.kind() < 0:
            return Interest(number, places, self.prints[number])
        return Interest(number, places, self.prints[number], event_details(self.book, when), when.about_itself())

    def _role(self, interests: list[Interest], anyhow: bool = False) -> Optional[Role]:
        """The role of some abilities: one for the same ones, none for nobody's."""
        key = tuple([it.number for it in interests])
        if key and key not in self.roles:
            self.roles[key] = Role(self.table, len(self.roles), interests, self.quoted, anyhow)
        return self.roles[key] if key else None

    def _role_of(self, sort: type[Ability]) -> Optional[Role]:
        abilities = self.table.abilities
        return self._role([self._interest(number) for number, it in enumerate(abilities) if isinstance(it, sort)])

    def _index_roles(self) -> None:
        table = self.table
        abilities = table.abilities
        table.lessening = self._role_of(DamageReduction)
        table.luring = self._role_of(Luring)
        table.awaiting_states = self._role([self._interest(number) for number in self.triggers.awaited])
        for deed, forbidden in enumerate(table.deeds):
            if forbidden:
                table.forbidding[deed] = self._role([
                    self._interest(number) for number, it in enumerate(abilities)
                    if isinstance(it, Forbidding) and it.deed == deed])
        table.heard = [self._event_roles(Automatic, kind) for kind in range(len(EVENT_NAMES))]
        table.replaced = [self._event_roles(Replacing, kind) for kind in range(len(EVENT_NAMES))]

    def _event_roles(self, sort: type[Ability], kind: int) -> EventRoles:
        """The roles of those that hear events of a kind or replace them, detail by detail."""
        interests: list[Interest] = []
        for number, ability in enumerate(self.table.abilities):
            when = ability.event_pattern()
            if isinstance(ability, sort) and when is not None and when.kind() == kind:
                interests.append(self._interest(number))
        secret = self.triggers.secret.get(kind, []) if sort is Automatic and self.book.shows_to_trigger else []
        details = {detail for it in interests if it.details is not None for detail in it.details}
        roles: list[Optional[Role]] = []
        # What is about no detail that any of them names stands first.
        for detail in range(-1, max(details, default=-1) + 1):
            meant = [it for it in interests if it.details is None or detail in it.details]
            roles.append(self._role(meant, any([it.number in secret for it in meant])))
        return EventRoles(roles)

    def _index_moves(self) -> None:
        """What has to be asked about a move from a place to a place."""
        table, book = self.table, self.book
        kind = book.layout.kind
        table.paths = []
        table.moves_heard = []
        table.moves_replaced = []
        for here in range(table.places):
            for to in range(table.places):
                way = kind[here] << 8 | kind[to]
                heard, replaced = table.heard[MOVED].of(way), table.replaced[MOVED].of(way)
                table.moves_heard.append(heard)
                table.moves_replaced.append(replaced)
                table.paths.append(
                    (TRIGGERING if heard is not None else 0) | (REPLACED if replaced is not None else 0)
                    | (LEFT if leaves_play(book, here, to) else 0) | (BARRED if table.bars_moves else 0))

    # What abilities say

    def _index_statics(self) -> None:
        """What abilities of prints say always, place by place."""
        table, statics = self.table, self.statics
        cycles = None if table.some_unaffected or self.book.lends else cycle_zones(table)
        statics.quiet = cycles is not None
        self.hung_on: set[int] = set(cycles or ())
        for number, ability in enumerate(table.abilities):
            if not ability.holding():
                continue
            for place in self._places(ability):
                said = statics.by_place.setdefault(place, {})
                for printed in self.prints[number]:
                    said[printed] = (*said.get(printed, ()), number)
            self._index_steady(number, ability)
        statics.there = [
            (place, table.marked(set(statics.by_place[place]))) for place in sorted(statics.by_place)]

    def _index_steady(self, number: int, ability: Ability) -> None:
        """What gives or takes abilities and hangs only on which cards lie where: it is settled again if these change.

        Where cards may come not to be affected by it, it hangs on that too.
        """
        for place, static in enumerate(ability.holding()):
            key = key_of(number, place)
            if static.quality.sort() not in (GRANT_ABILITY, LOSE_ABILITY):
                continue
            if self.table.some_unaffected or key in self.cycles.looks:
                continue
            zones = hangs_on(self.table, static, ability.condition)
            if zones is not None:
                self.statics.steady.add(key)
                self.hung_on.update(zones)

    def _index_questions(self) -> None:
        """To which questions it may make a difference that a card of a print comes to a place or leaves it."""
        table, book = self.table, self.book
        matters = bytearray((len(table.other_face) + 1) * table.places)
        for place, zone in enumerate(book.layout.kind):
            # Cards that lie together may have abilities in common.
            common = ALL_QUESTIONS if book.lends_more and book.body[place] else 0
            common |= CONCERNING if zone in self.hung_on else 0
            matters[place::table.places] = bytes([common]) * (len(table.other_face) + 1)
        for role in table.roles:
            for place, marks in role.there:
                self._mark(matters, place, marks, HEARING)
        for place, marks in self.statics.there:
            self._mark(matters, place, marks, SAYING)
        for number, ability in enumerate(table.abilities):
            if ability.timing():
                for place in self._places(ability):
                    self._mark(matters, place, table.marked(self.prints[number]), PLAYING)
        table.matters = bytes(matters)

    def _mark(self, matters: bytearray, place: int, prints: bytes, question: int) -> None:
        """Note that some prints make a difference to a question in a place."""
        for printed, marked in enumerate(prints):
            if marked:
                matters[printed * self.table.places + place] |= question


def event_details(book: Book, when: EventPattern) -> Optional[set[int]]:
    """The events of its kind that a pattern can be about, where that is known: moves by way, moments by reason."""
    return _ways(book, when) if when.kind() == MOVED else _reasons(when) or None


def _ways(book: Book, when: EventPattern) -> set[int]:
    """The moves that a pattern can be about: from a kind of zone to a kind of zone."""
    if isinstance(when, WithCondition):
        return _ways(book, when.event_pattern)
    if isinstance(when, Either):
        return {way for part in when.parts for way in _ways(book, part)}
    kinds = tuple(range(len(book.layout.zones)))
    sources = when.sources if isinstance(when, Moves) and when.sources else kinds
    targets = when.targets if isinstance(when, Moves) and when.targets else kinds
    return {source << 8 | target for source in sources for target in targets}


def _reasons(when: EventPattern) -> set[int]:
    """The reasons of the moments or declarations that a pattern can be about."""
    if isinstance(when, WithCondition):
        return _reasons(when.event_pattern)
    if isinstance(when, Either):
        return {reason for part in when.parts for reason in _reasons(part)}
    if isinstance(when, Declares):
        return {when.reason, *when.or_reasons}
    return {when.reason} if isinstance(when, At) else set()
