"""Which cards a text speaks of."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..codes import DECLARED, FACE_DOWN, MOVED
from ..continuous.projection import value
from ..visibility.sight import sees
from ..state.state import Row, State
from ..state.card_table import Table
from ..continuous.control_change import under_other_control
from .nodes import EITHER, OPPONENT, Number, Filter, Selection
from .scope import Scope, still
from ..state.records import Event
from ..derived.derived import derived


# Chance chooses, and no player.
NO_PLAYER: Final = -1


def players_of(whose: int, controller: int) -> tuple[int, ...]:
    """The players that are meant; each of both in the order you, opponent."""
    if whose == EITHER:
        return (controller, 1 - controller)
    return (1 - controller,) if whose == OPPONENT else (controller,)


def places_of(g: State, zones: tuple[int, ...], whose: int, controller: int) -> list[int]:
    """The places of some zones that belong to those who are meant; those that both share, in any case."""
    layout = g.book.layout
    key = (zones, whose, controller)
    if key in layout.found:
        return layout.found[key]
    players = players_of(whose, controller)
    found: list[int] = []
    # A text may name a zone twice.
    for number in dict.fromkeys(zones):
        zone = layout.zones[number]
        if zone.shared:
            found.extend(range(zone.first, zone.first + zone.places))
            continue
        for player in players:
            first = zone.first + player * zone.places
            found.extend(range(first, first + zone.places))
    layout.found[key] = found
    return found


def _ask(tests: tuple[Filter, ...]) -> bool:
    """Whether tests ask anything of a card."""
    for test in tests:
        if test.asks():
            return True
    return False


def _pass(tests: tuple[Filter, ...], g: State, s: Scope, card: int) -> bool:
    """Whether a card passes all tests."""
    for test in tests:
        if not test.fits(g, s, card):
            return False
    return True


@dataclass(frozen=True)
class Cards(Selection):
    """All cards of some zones that pass the tests. In a zone that both share, whose is who is master of them."""

    zones: tuple[int, ...]
    whose: int
    tests: tuple[Filter, ...] = ()

    def how_many(self, g: State, s: Scope) -> int:
        if not self.tests and len(self.zones) == 1 and not g.data and not derived(g).control_changes:
            place = g.book.layout.only[self.zones[0] << 3 | self.whose << 1 | s.controller]
            if place >= 0:
                # One place, and all that lies there: what texts count most often.
                return len(g.zones[place])
        return len(self.find(g, s))

    def find(self, g: State, s: Scope) -> list[int]:
        d = derived(g)
        found: list[int] = []
        if len(self.zones) == 1 and not g.data and not d.control_changes:
            place = g.book.layout.only[self.zones[0] << 3 | self.whose << 1 | s.controller]
            if place >= 0:
                # The same in short.
                if not self.tests:
                    return list(g.zones[place])
                for card in g.zones[place]:
                    if _pass(self.tests, g, s, card):
                        found.append(card)
                return found
        for place in places_of(g, self.zones, self.whose, s.controller):
            shared = g.book.zone_player[place] < 0
            if not self.tests and not shared and not g.data:
                found += g.zones[place]
                continue
            for card in g.zones[place]:
                if shared and g.controller[card] not in players_of(self.whose, s.controller):
                    continue
                if card not in g.data or g.prints[card] >= 0:
                    if _pass(self.tests, g, s, card):
                        found.append(card)
        if d.control_changes:
            self._look_at_swayed(g, s, found)
        return found

    def _look_at_swayed(self, g: State, s: Scope, found: list[int]) -> None:
        """Cards that lie with another player than their master are their master's."""
        for card in under_other_control(g):
            if card in found:
                if not self.holds(g, s, card):
                    found.remove(card)
            elif self.holds(g, s, card):
                found.append(card)

    def holds(self, g: State, s: Scope, card: int) -> bool:
        place = g.zone_of[card]
        if place < 0 or g.book.layout.kind[place] not in self.zones:
            return False
        return g.controller[card] in players_of(self.whose, s.controller) and _pass(self.tests, g, s, card)

    def moved(self, g: State, s: Scope, card: int, here: int, there: int) -> bool:
        kind = g.book.layout.kind
        if kind[here] not in self.zones and kind[there] not in self.zones:
            return False
        return g.controller[card] in players_of(self.whose, s.controller) and _pass(self.tests, g, s, card)

    def hidden(self, g: State, s: Scope) -> bool:
        if not _ask(self.tests):
            return False
        up_mask = g.book.up_mask
        for place in places_of(g, self.zones, self.whose, s.controller):
            if up_mask[place] != 3:
                return True
            for card in g.zones[place]:
                if g.flags[card] & FACE_DOWN and sees(g, card) != 3:
                    return True
        return False


@dataclass(frozen=True)
class This(Selection):
    """The card with the text itself, as long as it is the same object; perhaps only in one zone."""

    zone: int = -1

    def find(self, g: State, s: Scope) -> list[int]:
        card = s.source
        if card < 0 or g.obj[card] != s.obj:
            return []
        return [card] if self.zone < 0 or g.book.layout.kind[g.zone_of[card]] == self.zone else []

    def holds(self, g: State, s: Scope, card: int) -> bool:
        if card != s.source or card < 0 or g.obj[card] != s.obj:
            return False
        return self.zone < 0 or g.book.layout.kind[g.zone_of[card]] == self.zone


@dataclass(frozen=True)
class It(Selection):
    """What was chosen, moved or named just before; only what passes the tests. ``many`` is for the wording alone."""

    tests: tuple[Filter, ...] = ()
    many: bool = False

    def find(self, g: State, s: Scope) -> list[int]:
        cards = still(g, s.it)
        if not self.tests:
            return cards
        return [card for card in cards if all([test.fits(g, s, card) for test in self.tests])]


def is_there(g: State, event: Event) -> bool:
    """Whether the card that an event is about is still there to be spoken of."""
    card = event.card
    if event.kind == MOVED:
        kind = g.book.layout.kind
        # Before the move it is where it was, as for what takes the place of the move.
        return g.obj[card] == event.before or kind[g.zone_of[card]] == kind[event.to]
    return event.kind == DECLARED or g.obj[card] == event.before


@dataclass(frozen=True)
class EventCard(Selection):
    """The card that the event is about: where it went if it moved, else as long as it is the same object."""

    def find(self, g: State, s: Scope) -> list[int]:
        card = s.event.card
        return [card] if card >= 0 and self.holds(g, s, card) else []

    def holds(self, g: State, s: Scope, card: int) -> bool:
        return card == s.event.card and is_there(g, s.event)


_EVENT_CARD: Final = EventCard()


@dataclass(frozen=True)
class That(Selection):
    """What was spoken of last and lies in one of some zones, any where none is named: what was chosen there, else what
    was looked at, else the card that the event is about."""

    zones: tuple[int, ...] = ()

    def find(self, g: State, s: Scope) -> list[int]:
        for cards in (still(g, s.it), still(g, s.looked), _EVENT_CARD.find(g, s)):
            found = self._there(g, cards)
            if found:
                return found
        return []

    def _there(self, g: State, cards: list[int]) -> list[int]:
        kind = g.book.layout.kind
        return [card for card in cards if kind[g.zone_of[card]] in self.zones] if self.zones else cards


@dataclass(frozen=True)
class OtherCard(Selection):
    """The other card of the event: the one that was attacked, broken, damaged."""

    def find(self, g: State, s: Scope) -> list[int]:
        obj = s.event.other
        return [g.obj.index(obj)] if obj > 0 and obj in g.obj else []


@dataclass(frozen=True)
class AnyCard(Selection):
    """Any card of a player, wherever it is; only what passes the tests."""

    whose: int
    tests: tuple[Filter, ...] = ()

    def find(self, g: State, s: Scope) -> list[int]:
        return [card for card in range(len(g.zone_of)) if g.zone_of[card] >= 0 and self.holds(g, s, card)]

    def holds(self, g: State, s: Scope, card: int) -> bool:
        if g.prints[card] < 0 or g.controller[card] not in players_of(self.whose, s.controller):
            return False
        return all([test.fits(g, s, card) for test in self.tests])


@dataclass(frozen=True)
class Registered(Selection):
    """The card in a register of the rulebook, as long as it is the object in the register after that."""

    register: int

    def find(self, g: State, s: Scope) -> list[int]:
        card = g.registers[self.register]
        return [card] if card >= 0 and g.obj[card] == g.registers[self.register + 1] else []


@dataclass(frozen=True)
class Top(Selection):
    """So many cards from the top (or bottom) of a place, the outermost first."""

    zone: int
    whose: int
    count: Number
    bottom: bool = False

    def find(self, g: State, s: Scope) -> list[int]:
        count = max(0, self.count.of(g, s))
        found: list[int] = []
        for place in places_of(g, (self.zone,), self.whose, s.controller):
            cards = g.zones[place]
            found.extend(cards[:count] if self.bottom else cards[:-count - 1:-1])
        return found


@dataclass(frozen=True)
class Looked(Selection):
    """The cards that were looked at or shown; only what passes the tests. ``shown`` is for the wording alone."""

    tests: tuple[Filter, ...] = ()
    shown: bool = False

    def hidden(self, g: State, s: Scope) -> bool:
        if not _ask(self.tests):
            return False
        for card in still(g, s.looked):
            if sees(g, card) != 3:
                return True
        return False

    def find(self, g: State, s: Scope) -> list[int]:
        cards = still(g, s.looked)
        if not self.tests:
            return cards
        found: list[int] = []
        for card in cards:
            if _pass(self.tests, g, s, card):
                found.append(card)
        return found


@dataclass(frozen=True)
class Remaining(Selection):
    """Those that were looked at and are still where they were."""

    def find(self, g: State, s: Scope) -> list[int]:
        taken = still(g, s.it)
        return [card for card in still(g, s.looked) if card not in taken]


@dataclass(frozen=True)
class Together(Selection):
    """These and those."""

    parts: tuple[Selection, ...]

    def find(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            found.extend([card for card in part.find(g, s) if card not in found])
        return found

    def hidden(self, g: State, s: Scope) -> bool:
        return any([part.hidden(g, s) for part in self.parts])


@dataclass(frozen=True)
class Best(Selection):
    """Those of some cards that have the most of a number, or the least."""

    cards: Selection
    attribute: int
    lowest: bool = False

    def looks(self, table: Table) -> Row:
        return (self.attribute,)

    def find(self, g: State, s: Scope) -> list[int]:
        cards = self.cards.find(g, s)
        if not cards:
            return []
        numbers = [value(g, card, self.attribute) for card in cards]
        best = min(numbers) if self.lowest else max(numbers)
        return [card for card, number in zip(cards, numbers) if number == best]

    def hidden(self, g: State, s: Scope) -> bool:
        return self.cards.hidden(g, s)


@dataclass(frozen=True)
class Choice(Selection):
    """Cards that a player chooses: just so many, or any number from ``least`` up to that; both, each of their own."""

    cards: Selection
    most: Number
    least: Optional[Number] = None
    who: int = 0
    at_random: bool = False

    def chooser(self) -> int:
        """Who chooses; nobody where chance does."""
        return NO_PLAYER if self.at_random else self.who

    def needed(self, g: State, s: Scope) -> int:
        """How many have to be chosen, as far as there are so many."""
        return self.most.of(g, s) if self.least is None else self.least.of(g, s)

    def find(self, g: State, s: Scope) -> list[int]:
        """Those that it can be made from."""
        return self.cards.find(g, s)

    def hidden(self, g: State, s: Scope) -> bool:
        return self.cards.hidden(g, s)
