"""What abilities are there for, by role: who may hear, replace or forbid something now, and what can be played.

For each role it is known where abilities of that role work, and on which prints they are; only there it is looked.
"""
from __future__ import annotations

from typing import Final, Optional

from ..codes import EVENT_NAMES, MOVED
from ..effects import NOBODY, abilities_of, granted, standing
from ..book import Book
from ..state import Row, State
from ..table import MENUS, STALE, Survey, Table
from .nodes import Ability, Happening, Saying
from .rings import Rings
from .working import is_in_the_dark, works

KINDS: Final = len(EVENT_NAMES)

# What abilities are there for, as places in the index; HOLDS and FORBIDS are among them.
LESSENS: Final = 3
LURES: Final = 4
# Events that others than the card itself hear or replace, from here on by the kind of event.
HEARS: Final = 8
REPLACES: Final = HEARS + KINDS
# Abilities that a player can play, from here on by the player.
ACTS: Final = REPLACES + KINDS
ROLES: Final = ACTS + 2

# In place of a kind of event: that something is so.
STATE: Final = -1
_NO_CARDS: Final[list[int]] = []


class Heed:
    """Where abilities of some prints hear or replace events of a kind: any, or those of some details."""

    def __init__(
        self, number: int, where: Row, prints: tuple[int, ...], details: Optional[set[int]], itself: bool,
    ) -> None:
        # The ability.
        self.number = number
        self.where = where
        self.prints = prints
        self.details = details
        # Whether it is about the card itself, which may be anywhere then.
        self.itself = itself


class Roles(Survey):
    """Who has abilities of a role, as far as it is known now."""

    def __init__(self) -> None:
        self.places: list[list[int]] = [[] for _ in range(ROLES)]
        self.prints: list[set[int]] = [set() for _ in range(ROLES)]
        # Both together: place by place the prints with an ability of the role that works there.
        self.there: list[list[tuple[int, set[int]]]] = [[] for _ in range(ROLES)]
        # Which abilities of prints can be played, by player, place by place (see ``acting``).
        self.acts: list[list[tuple[int, dict[int, Row]]]] = [[] for _ in range(ROLES - ACTS)]
        # What abilities of prints say always, place by place.
        self.speaking: list[tuple[int, dict[int, Row]]] = []
        # Prints with an ability that hears or replaces something about the card itself, by role.
        self.itself: list[set[int]] = [set() for _ in range(ROLES)]
        # Those and the others with an ability of the role.
        self.named: list[set[int]] = []
        # Who hears or replaces events of a kind, by role; and the roles for events of that kind with a certain detail:
        # from where to where a card moves, or which moment or declaration it is.
        self.heeding: list[list[Heed]] = [[] for _ in range(ROLES)]
        # What is known of each role when nothing has been looked for: only that those without a place are nobody's.
        self.blank: list[Optional[list[int]]] = []
        self.finer: list[list[int]] = [[] for _ in range(ACTS)]
        # The same roles of moves, by ``place * places + place``: who hears them, who takes their place.
        self.hearing: list[int] = []
        self.taking: list[int] = []
        # Abilities that can be triggered where not everybody sees their cards, by the kind of event, states as -1.
        self.secret: dict[int, list[int]] = {}
        # By ability: the kind of event that it waits for; below 0 for none.
        self.waits_for: list[int] = []
        # The abilities that wait for a state, each with what it counts, if that is all (as ``Table.counts``).
        self.awaited: dict[int, Row] = {}
        # Moves that abilities may replace, whatever the card is that moves, where not all see it (see ``veiled``).
        self.veiled: dict[int, Happening] = {}
        self.rings = Rings()
        # Whether what is in rings hangs on nothing but which cards lie in some zones (see ``hanging``).
        self.quiet = False
        # Abilities that are set aside, since they say what numbers their own cards have and nothing else.
        self.own: set[int] = set()
        # What gives or takes abilities and hangs on nothing but which cards lie in some zones (see ``hanging``).
        self.steady: set[int] = set()
        # The abilities that forbid players a deed, by the deed.
        self.forbidding: dict[int, frozenset[int]] = {}
        # What each ability says, as far as it was asked for.
        self.sayings: dict[int, list[Saying]] = {}

    def _cards(self, g: State, role: int) -> list[int]:
        """Look for the cards that may have an ability of a role where such abilities work."""
        others = granted(g) if g.granting or STALE < g.fresh < 0 or g.conditional else NOBODY
        found: list[int] = []
        prints = g.prints
        if others or g.book.lends_more:
            for place, wanted in self.there[role]:
                for card in g.zones[place]:
                    if prints[card] >= 0 and (g.book.lends_more or prints[card] in wanted or card in others):
                        found.append(card)
        else:
            for place, wanted in self.there[role]:
                for card in g.zones[place]:
                    if prints[card] in wanted:
                        found.append(card)
        self._know(g, role, found)
        return found

    def _known(self, g: State, role: int) -> list[int]:
        """The cards that may have an ability of a role where such abilities work."""
        if STALE < g.fresh < 0:
            standing(g)
        known = g.roles[role] if g.roles else None
        return self._cards(g, role) if known is None else known

    def _know(self, g: State, role: int, found: list[int]) -> None:
        """Keep what was found for a role, where it holds until cards come or go."""
        if g.conditional or (g.granting and g.table.spares):
            return
        if not g.roles:
            g.roles = self.blank.copy()
        g.roles[role] = found

    def _concerned(self, g: State, role: int, card: int) -> list[int]:
        """The cards that may hear or replace an event about a card, which may be one of them anywhere."""
        if role < 0:
            return _NO_CARDS
        if STALE < g.fresh < 0:
            standing(g)
        known = g.roles[role] if g.roles else None
        found = self._cards(g, role) if known is None else known
        if card < 0:
            return found
        printed = g.prints[card]
        if printed in self.itself[role] or (
                (g.granting or g.book.lends_more) and printed >= 0 and (g.book.lends_more or card in granted(g))):
            return found if card in found else [*found, card]
        return found

    def role_of(self, base: int, detail: int) -> int:
        """The role of those who hear or replace events of a kind and detail, -1 if there are none."""
        roles = self.finer[base]
        return roles[detail + 1] if detail + 1 < len(roles) else roles[0]

    def listening(self, book: Book, kind: int, detail: int) -> int:
        """The same as ``Table.moments`` has it. What is about the card itself is not known by where cards lie."""
        role = self.role_of(HEARS + kind, detail)
        if (book.shows_to_trigger and kind in self.secret) or (role >= 0 and self.itself[role]):
            return -1
        return max(0, role)

    def refine(self, table: Table, book: Book) -> None:
        """Find out who hears or replaces events of each kind and detail: the same ones are one role, -1 is nobody."""
        known: dict[tuple[int, ...], int] = {(): -1}
        for base in range(HEARS, ACTS):
            heeds = self.heeding[base]
            details = {detail for heed in heeds if heed.details is not None for detail in heed.details}
            # What is about no detail that any of them names stands first.
            roles: list[int] = []
            for detail in range(-1, max(details, default=-1) + 1):
                meant = [heed for heed in heeds if heed.details is None or detail in heed.details]
                key = tuple([heed.number for heed in meant])
                if key not in known:
                    known[key] = self._new_role(table, book, meant)
                roles.append(known[key])
            self.finer[base] = roles
        self.blank = [None if there else _NO_CARDS for there in self.there]
        self.named = [prints | itself for prints, itself in zip(self.prints, self.itself)]

    def _new_role(self, table: Table, book: Book, heeds: list[Heed]) -> int:
        places: dict[int, set[int]] = {}
        itself: set[int] = set()
        for heed in heeds:
            if heed.itself:
                itself.update(heed.prints)
                continue
            for place, zone in enumerate(book.layout.kind):
                if zone in heed.where:
                    places.setdefault(place, set()).update(heed.prints)
        role = len(self.there)
        self.there.append([(place, places[place]) for place in sorted(places)])
        self.places.append(sorted(places))
        self.prints.append({printed for prints in places.values() for printed in prints})
        self.itself.append(itself)
        enter_role(table, role, self.there[role])
        return role

    def acting(self, g: State, player: int) -> list[int]:
        role = ACTS + player
        if STALE < g.fresh < 0:
            standing(g)
        known = g.roles[role] if g.roles else None
        if known is not None:
            return known
        others = granted(g) if g.granting or g.conditional else NOBODY
        found: list[int] = []
        zones = g.zones
        if others or g.book.lends:
            for place, acts in self.acts[player]:
                found.extend(_acting_among(g, zones[place], acts, others))
        else:
            prints = g.prints
            for place, acts in self.acts[player]:
                for card in zones[place]:
                    if prints[card] in acts:
                        for it in acts[prints[card]]:
                            found.append(card | it)
        self._know(g, role, found)
        return found

    def may_hear(self, g: State, card: int, to: int) -> bool:
        role = self.hearing[g.zone_of[card] * g.table.places + to]
        # A card may hear of its own move, also where it comes to.
        if g.prints[card] in self.named[role] or self._concerned(g, role, card):
            return True
        return g.book.shows_to_trigger != 0 and MOVED in self.secret

    def may_replace(self, g: State, card: int, to: int) -> bool:
        if self.veiled and is_in_the_dark(g, card, to):
            return True
        return bool(self._concerned(g, self.taking[g.zone_of[card] * g.table.places + to], card))


def _acting_among(g: State, cards: list[int], acts: dict[int, Row], others: dict[int, Row]) -> list[int]:
    """What can be played of cards some of which have other abilities than those printed on them."""
    found: list[int] = []
    for card in cards:
        if g.book.lends or card in others:
            found.extend(_acts_of(g, card))
        elif g.prints[card] in acts:
            found.extend([card | it for it in acts[g.prints[card]]])
    return found


def _acts_of(g: State, card: int) -> list[int]:
    """What of a card could be played, where it has other abilities than those printed on it."""
    found: list[int] = []
    for index, number in enumerate(abilities_of(g, card)):
        ability = g.table.abilities[number]
        if ability.timing() and works(g, ability, card):
            found.append(card | act(index, number, ability))
    return found


def act(index: int, number: int, ability: Ability) -> int:
    """An ability that can be played, as ``Survey.acting`` gives it, without the card."""
    menus = 0
    for menu in ability.timing():
        menus |= 1 << menu
    return index << 12 | number << 20 | menus << MENUS


def enter_role(table: Table, role: int, there: list[tuple[int, set[int]]]) -> None:
    """What becomes stale when a card with an ability of a role comes or goes."""
    for place, prints in there:
        for printed in prints:
            table.roles[place][printed] += (role,)
