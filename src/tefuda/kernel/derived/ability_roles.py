"""What abilities are there for, by role: who may hear, replace or forbid something now, and what can be played.

For each role it is known where abilities of that role work, and on which prints they are; only there it is looked.
"""
from __future__ import annotations

from typing import Final, Optional

from ..codes import EVENT_NAMES
from .abilities_now import abilities_of, granted
from .active_statics import NOBODY, active_statics
from ..book import Book
from ..state.state import Row, State
from ..state.card_table import ACTS, GIVES, TRIGGERING, HOLDS, REPLACED, STALE, AbilityLookup, Table
from ..abilities.nodes import EventPattern
from ..abilities.static_effects import StaticEffect
from ..continuous.dependency_cycles import DependencyCycles
from .ability_uses import Acting, Use, enter_use
from ..abilities.working_zones import is_hidden_face_down, stays_hidden, works
from .derived import derived

KINDS: Final = len(EVENT_NAMES)

# What abilities are there for, as places in the index; HOLDS and FORBIDS are among them.
LESSENS: Final = 3
LURES: Final = 4
# Events that others than the card itself hear or replace, from here on by the kind of event.
TRIGGERED_BY: Final = ACTS + 2
REPLACES: Final = TRIGGERED_BY + KINDS
ROLES: Final = REPLACES + KINDS

# In place of a kind of event: that something is so.
STATE: Final = -1
_NO_CARDS: Final[list[int]] = []
# As ``State.roles``, where that does not hold.
_NOTHING_KNOWN: Final[list[Optional[list[int]]]] = []


class EventInterest:
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


class Roles(AbilityLookup):
    """Who has abilities of a role, as far as it is known now."""

    def __init__(self) -> None:
        self.places: list[list[int]] = [[] for _ in range(ROLES)]
        self.prints: list[set[int]] = [set() for _ in range(ROLES)]
        # Both together: place by place the prints with an ability of the role that works there.
        self.there: list[list[tuple[int, set[int]]]] = [[] for _ in range(ROLES)]
        # Which abilities of prints can be played, by player, place by place: by print the places of these among its
        # abilities, and what is known of playing them.
        self.acts: list[list[tuple[int, dict[int, list[tuple[int, Use]]]]]] = [[], []]
        # What is known of playing abilities, by player and ability; and how many menus there are to play them at.
        self.uses: list[list[Use]] = [[], []]
        self.menus = 0
        # Whether no card can be given an ability that can be played: then only those printed on cards are.
        self.acts_plainly = False
        # What abilities of prints say always, place by place.
        self.static_by_place: dict[int, dict[int, Row]] = {}
        # Prints with an ability that hears or replaces something about the card itself, by role.
        self.itself: list[set[int]] = [set() for _ in range(ROLES)]
        # Those and the others with an ability of the role.
        self.named: list[bytes] = []
        # Who hears or replaces events of a kind, by role; and the roles for events of that kind with a certain detail:
        # from where to where a card moves, or which moment or declaration it is.
        self.interests: list[list[EventInterest]] = [[] for _ in range(ROLES)]
        # What is known of each role when nothing has been looked for: only that those without a place are nobody's.
        self.blank: list[Optional[list[int]]] = []
        # The same where all roles are known that work nowhere but in those places where most do; and which these are
        # there, by print.
        self.deserted: list[Optional[list[int]]] = []
        self.crowd: list[tuple[int, dict[int, Row]]] = []
        self.finer: list[list[int]] = [[] for _ in range(ROLES)]
        # The same roles of moves, by ``place * places + place``: who hears them, who takes their place.
        self.triggering: list[int] = []
        self.taking: list[int] = []
        # The roles of abilities that are each about the card itself, and that no text gives to cards.
        self.alone: set[int] = set()
        # The abilities that stand in the text of another one, which may give them to cards.
        self.quoted: set[int] = set()
        # The roles of such abilities that hear or replace something about the card itself.
        self.given: set[int] = set()
        # What abilities of prints wait for that is a move of their own card and nothing else (see ``own_moves``).
        self.own_moves: dict[int, Row] = {}
        # Whether hidden cards may hear of moves, which is asked about whichever cards they are.
        self.hears_hidden = False
        # Abilities that can be triggered where not everybody sees their cards, by the kind of event, states as -1.
        self.secret: dict[int, list[int]] = {}
        # By ability: the kind of event that it waits for; below 0 for none.
        self.waits_for: list[int] = []
        # The abilities that wait for a state, each with what it counts, if that is all (as ``Table.counts``).
        self.awaited: dict[int, Row] = {}
        # Moves that abilities may replace, whatever the card is that moves, where not all see it (see
        # ``hidden_replacements``).
        self.hidden_replacements: dict[int, EventPattern] = {}
        self.cycles = DependencyCycles()
        # Whether what is in rings hangs on nothing but which cards lie in some zones (see ``hanging``).
        self.quiet = False
        # What gives or takes abilities and hangs on nothing but which cards lie in some zones (see ``hanging``).
        self.steady: set[int] = set()
        # The abilities that forbid players a deed, by the deed.
        self.forbidding: dict[int, frozenset[int]] = {}
        # What each ability says, as far as it was asked for.
        self.static_effects: dict[int, list[StaticEffect]] = {}

    def _cards(self, g: State, role: int) -> list[int]:
        """Look for the cards that may have an ability of a role where such abilities work."""
        d = derived(g)
        if d.granting or d.conditional or g.book.lends_more or (d.fresh < 0 and d.fresh != STALE):
            return self._cards_otherwise(g, role)
        if not d.roles:
            d.roles = self._first_look(g)
            known = d.roles[role]
            if known is not None:
                return known
        found: list[int] = []
        prints = g.prints
        zones = g.zones
        for place, wanted in self.there[role]:
            for card in zones[place]:
                if prints[card] in wanted and not is_hidden_face_down(g, card):
                    found.append(card)
        d.roles[role] = found
        return found

    def _first_look(self, g: State) -> list[Optional[list[int]]]:
        """Where nothing is known, all roles whose abilities work in the same places are looked for in one go."""
        roles = self.deserted.copy()
        prints = g.prints
        zones = g.zones
        for place, wanted in self.crowd:
            for card in zones[place]:
                if prints[card] in wanted and not is_hidden_face_down(g, card):
                    for role in wanted[prints[card]]:
                        known = roles[role]
                        if known:
                            known.append(card)
                        else:
                            roles[role] = [card]
        return roles

    def _cards_otherwise(self, g: State, role: int) -> list[int]:
        """Look for the cards of a role where cards have other abilities than those printed on them, or may have."""
        others = granted(g)
        found: list[int] = []
        prints = g.prints
        for place, wanted in self.there[role]:
            for card in g.zones[place]:
                if prints[card] >= 0 and (g.book.lends_more or prints[card] in wanted or card in others):
                    if not is_hidden_face_down(g, card):
                        found.append(card)
        self._know(g, role, found)
        return found

    def in_role(self, g: State, role: int) -> list[int]:
        d = derived(g)
        if d.conditional or (d.fresh < 0 and d.fresh != STALE):
            active_statics(g)
        known = d.roles[role] if d.roles else None
        return self._cards(g, role) if known is None else known

    def _know(self, g: State, role: int, found: list[int]) -> None:
        """Keep what was found for a role, where it holds until cards come or go."""
        d = derived(g)
        if (d.conditional and not d.plainly) or (d.granting and g.table.some_unaffected):
            return
        if not d.roles:
            d.roles = self.blank.copy() if d.granting or g.book.lends_more else self._first_look(g)
        d.roles[role] = found

    def _concerned(self, g: State, role: int, card: int) -> list[int]:
        """The cards that may hear or replace an event about a card, which may be one of them anywhere."""
        d = derived(g)
        if role < 0:
            return _NO_CARDS
        if d.conditional or (d.fresh < 0 and d.fresh != STALE):
            active_statics(g)
        known = d.roles[role] if d.roles else None
        found = self._cards(g, role) if known is None else known
        if card < 0:
            return found
        printed = g.prints[card]
        if g.table.itself[role][printed] or (
                (d.granting or g.book.lends_more) and printed >= 0 and (g.book.lends_more or card in granted(g))):
            return found if card in found else [*found, card]
        return found

    def role_of(self, base: int, detail: int) -> int:
        """The role of those who hear or replace events of a kind and detail, -1 if there are none."""
        roles = self.finer[base]
        return roles[detail + 1] if detail + 1 < len(roles) else roles[0]

    def listening(self, book: Book, kind: int, detail: int) -> int:
        """The role of those who are triggered by events of a kind and detail, as ``Table.moments`` has it."""
        role = self.role_of(TRIGGERED_BY + kind, detail)
        if (book.shows_to_trigger and kind in self.secret) or (book.lends_more and role >= 0):
            return -1
        return max(0, role)

    def refine(self, table: Table, book: Book) -> None:
        """Find out who hears or replaces events of each kind and detail: the same ones are one role, -1 is nobody."""
        known: dict[tuple[int, ...], int] = {(): -1}
        for base in range(TRIGGERED_BY, ROLES):
            heeds = self.interests[base]
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
        # The last one is for what is to be asked each time: never known.
        self.blank = [*[None if there else _NO_CARDS for there in self.there], None]
        self.named = [table.marked(prints | itself) for prints, itself in zip(self.prints, self.itself)]
        self._find_crowd()

    def _find_crowd(self) -> None:
        """The roles that are looked for together. What says something always is not looked for by its role."""
        places = {
            role: tuple([place for place, _ in there]) for role, there in enumerate(self.there)
            if there and role not in (HOLDS, GIVES) and not ACTS <= role < ACTS + 2}
        counts = {places[role]: list(places.values()).count(places[role]) for role in places}
        most = max(counts, key=counts.__getitem__, default=())
        together = [role for role in places if set(places[role]) <= set(most)]
        self.deserted = [_NO_CARDS if role in together else known for role, known in enumerate(self.blank)]
        for place in most:
            wanted: dict[int, Row] = {}
            for role in together:
                for printed in dict(self.there[role]).get(place, ()):
                    wanted[printed] = (*wanted.get(printed, ()), role)
            self.crowd.append((place, wanted))

    def _new_role(self, table: Table, book: Book, heeds: list[EventInterest]) -> int:
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
        if not places and not book.lends and not book.gives_printed:
            if not self.quoted.intersection([heed.number for heed in heeds]):
                self.alone.add(role)
        if any([heed.itself and heed.number in self.quoted for heed in heeds]):
            self.given.add(role)
        return role

    def acting(self, g: State, player: int) -> list[list[Acting]]:
        d = derived(g)
        if d.fresh == -1:
            active_statics(g)
        if not self.acts_plainly:
            return self._acting(g, player, self._others(g))
        known = d.acting[player]
        if known is None:
            known = self._acting(g, player, NOBODY)
            d.acting[player] = known
        if d.silences:
            others = self._others(g)
            for at_menu in known:
                for it in at_menu:
                    if it.card in others:
                        return self._acting(g, player, others)
        return known

    def _others(self, g: State) -> dict[int, Row]:
        """The cards with other abilities than their own."""
        d = derived(g)
        if d.fresh < 0 and d.fresh != STALE:
            active_statics(g)
        return granted(g) if d.granting or d.conditional else NOBODY

    def _acting(self, g: State, player: int, others: dict[int, Row]) -> list[list[Acting]]:
        """Look for it, where some cards have other abilities than those printed on them."""
        found: list[list[Acting]] = [[] for _ in range(self.menus)]
        zones = g.zones
        prints = g.prints
        lends = g.book.lends
        for place, acts in self.acts[player]:
            for card in zones[place]:
                if (others and card in others) or lends:
                    _enter_acts(g, card, self.uses[player], found)
                elif prints[card] in acts:
                    for index, use in acts[prints[card]]:
                        enter_use(found, card, index, use)
        return found

    def activated_source_moved(self, g: State, player: int, card: int, place: int) -> None:
        acting = derived(g).acting[player]
        if acting is None:
            return
        if place < 0:
            for menu, at_menu in enumerate(acting):
                for it in at_menu:
                    if it.card == card:
                        acting[menu] = _without(at_menu, card)
                        break
            return
        for there, acts in self.acts[player]:
            if there == place:
                for index, use in acts[g.prints[card]]:
                    it = Acting(card, index, use)
                    for menu in use.menus:
                        _insert(g, acting[menu], it, place)

    def concerned_path(self, g: State, path: int, card: int, to: int) -> int:
        d = derived(g)
        way = g.zone_of[card] * g.table.places + to
        printed = g.prints[card]
        # It is known then that cards have no other abilities now than those printed on them.
        only_printed = not d.granting and (d.fresh >= 0 or d.fresh == STALE) and not g.book.lends_more
        roles = d.roles if only_printed else _NOTHING_KNOWN
        if path & TRIGGERING and not self.hears_hidden:
            role = self.triggering[way]
            if not self.named[role][printed]:
                known = roles[role] if roles else None
                if known is None:
                    known = self._concerned(g, role, card)
                if not known and not (d.granting and role in self.given):
                    path ^= TRIGGERING
        if path & REPLACED:
            role = self.taking[way]
            if not g.table.itself[role][printed]:
                known = roles[role] if roles else None
                if known is None:
                    known = self._concerned(g, role, card)
                if not known and not (self.hidden_replacements and stays_hidden(g, card, to)):
                    path ^= REPLACED
        return path

    def _is_nobodys(self, g: State, role: int, card: int) -> bool:
        """Whether nobody has an ability of a role that could be about a card."""
        d = derived(g)
        known: Optional[list[int]] = None
        if d.roles and not d.granting and (d.fresh >= 0 or d.fresh == STALE) and not g.book.lends_more:
            known = d.roles[role]
        if known is None:
            return not self._concerned(g, role, card)
        return not known and not g.table.itself[role][g.prints[card]]

    def may_hear(self, g: State, card: int, to: int) -> bool:
        role = self.triggering[g.zone_of[card] * g.table.places + to]
        # A card may hear of its own move, also where it comes to, and by an ability that it is given there.
        if self.hears_hidden or self.named[role][g.prints[card]] or not self._is_nobodys(g, role, card):
            return True
        return derived(g).granting and role in self.given

    def may_replace(self, g: State, card: int, to: int) -> bool:
        if self.hidden_replacements and stays_hidden(g, card, to):
            return True
        return not self._is_nobodys(g, self.taking[g.zone_of[card] * g.table.places + to], card)


def _without(at_menu: list[Acting], card: int) -> list[Acting]:
    return [it for it in at_menu if it.card != card]


def _insert(g: State, at_menu: list[Acting], it: Acting, place: int) -> None:
    """They stand in the order of the places; the card lies on top of its place."""
    at = len(at_menu)
    while at and g.zone_of[at_menu[at - 1].card] > place:
        at -= 1
    at_menu.insert(at, it)


def _enter_acts(g: State, card: int, uses: list[Use], found: list[list[Acting]]) -> None:
    """What of a card could be played, where it has other abilities than those printed on it."""
    for index, number in enumerate(abilities_of(g, card)):
        ability = g.table.abilities[number]
        if ability.timing() and works(g, ability, card):
            enter_use(found, card, index, uses[number])


def enter_role(table: Table, role: int, there: list[tuple[int, set[int]]]) -> None:
    """What becomes stale when a card with an ability of a role comes or goes."""
    for place, prints in there:
        for printed in prints:
            table.roles_of[printed][place] += (role,)
