"""Which cards a text speaks of."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ..codes import FACE_DOWN
from ..state.state import Row, State
from .nodes import EITHER, OPPONENT, Filter, Number, Selection, asks_anything, passes
from .scope import Scope
from ..events.changes import attached
from ..continuous.projection import value
from ..visibility.sight import sees
from ..state.card_table import Table
from ..continuous.control_change import under_other_control
from ..derived.derived import derived

# Chance chooses, and no player.
NO_PLAYER: Final = -1


def players_of(whose: int, controller: int) -> tuple[int, ...]:
    """The players that are meant; each of both in the order you, opponent."""
    if whose == EITHER:
        return (controller, 1 - controller)
    return (1 - controller,) if whose == OPPONENT else (controller,)


def player_of(whose: int, controller: int) -> int:
    """The player that is meant; of both, you."""
    return 1 - controller if whose == OPPONENT else controller


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


@dataclass(frozen=True)
class Cards(Selection):
    """All cards of some zones that pass the tests. In a zone that both share, whose is who is master of them."""

    zones: tuple[int, ...]
    whose: int
    tests: tuple[Filter, ...] = ()

    def how_many(self, g: State, s: Scope) -> int:
        place = -1 if self.tests else self._only_place(g, s)
        return len(g.zones[place]) if place >= 0 else len(self.find(g, s))

    def _only_place(self, g: State, s: Scope) -> int:
        """The one place that is meant, which texts count most often, if all that lies there is its player's; or -1."""
        if len(self.zones) != 1 or g.data or derived(g).control_changes:
            return -1
        return g.book.layout.only[self.zones[0] << 3 | self.whose << 1 | s.controller]

    def find(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        place = self._only_place(g, s)
        if place >= 0:
            if not self.tests:
                return list(g.zones[place])
            for card in g.zones[place]:
                if passes(self.tests, g, s, card):
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
                    if passes(self.tests, g, s, card):
                        found.append(card)
        if derived(g).control_changes:
            self._look_at_control(g, s, found)
        return found

    def _look_at_control(self, g: State, s: Scope, found: list[int]) -> None:
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
        return g.controller[card] in players_of(self.whose, s.controller) and passes(self.tests, g, s, card)

    def moved(self, g: State, s: Scope, card: int, here: int, there: int) -> bool:
        kind = g.book.layout.kind
        if kind[here] not in self.zones and kind[there] not in self.zones:
            return False
        return g.controller[card] in players_of(self.whose, s.controller) and passes(self.tests, g, s, card)

    def hidden(self, g: State, s: Scope) -> bool:
        if not asks_anything(self.tests):
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
class AnyCard(Selection):
    """Any card of a player, wherever it is; only what passes the tests."""

    whose: int
    tests: tuple[Filter, ...] = ()

    def find(self, g: State, s: Scope) -> list[int]:
        return [card for card in range(len(g.zone_of)) if g.zone_of[card] >= 0 and self.holds(g, s, card)]

    def holds(self, g: State, s: Scope, card: int) -> bool:
        if g.prints[card] < 0 or g.controller[card] not in players_of(self.whose, s.controller):
            return False
        return passes(self.tests, g, s, card)


@dataclass(frozen=True)
class CardInRegister(Selection):
    """The card in a register of the rulebook, as long as it is the object in the register after that."""

    register: int

    def find(self, g: State, s: Scope) -> list[int]:
        card = g.registers[self.register]
        return [card] if card >= 0 and g.obj[card] == g.registers[self.register + 1] else []


@dataclass(frozen=True)
class Top(Selection):
    """Cards from the top (or bottom) of a place, the outermost first."""

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
class Together(Selection):
    """The cards of several selections together."""

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
    """The cards among some that have the most of a number, or the least."""

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
        """The cards that the choice can be made from."""
        return self.cards.find(g, s)

    def hidden(self, g: State, s: Scope) -> bool:
        return self.cards.hidden(g, s)


@dataclass(frozen=True)
class AttachedCards(Selection):
    """The cards that lie with those, tied to them."""

    cards: Selection

    def find(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for host in self.cards.find(g, s):
            found.extend(attached(g, host))
        return found

    def holds(self, g: State, s: Scope, card: int) -> bool:
        return g.host[card] >= 0 and self.cards.holds(g, s, g.host[card])


@dataclass(frozen=True)
class OfEachName(Selection):
    """Of some cards, one of each name."""

    cards: Selection

    def find(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        names: set[str] = set()
        for card in self.cards.find(g, s):
            if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
                continue
            name = g.table.names[g.prints[card]]
            if name not in names:
                names.add(name)
                found.append(card)
        return found

    def hidden(self, g: State, s: Scope) -> bool:
        return self.cards.hidden(g, s)
