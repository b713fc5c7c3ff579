"""What abilities are there for, as roles: to hear of a kind of event, to replace it, to forbid players something.

Which prints have an ability of a role and where it works is known once for a match. Who has one now is found by a look
at the cards in these places, and at those that have other abilities than their own.
"""
from __future__ import annotations

from typing import Final, Optional

from ..state.card_table import Row, Table
from ..state.state import State
from ..visibility.hidden_cards import is_hidden_face_down, stays_hidden
from .abilities_now import abilities_of, granted, own_abilities
from .active_statics import NOBODY
from .derived import derived

_NO_CARDS: Final[list[int]] = []


class Interest:
    """An ability that is there for something: on which prints, and where it works."""

    def __init__(
        self, number: int, places: Row, prints: set[int], details: Optional[set[int]] = None, itself: bool = False,
    ) -> None:
        self.number = number
        self.places = places
        self.prints = prints
        # The events of its kind that it may be about (``event_details``), if not any; whether it is about its own card,
        # which may be anywhere then.
        self.details = details
        self.itself = itself


class Role:
    """Abilities that are there for the same: where they work, and on which prints they are."""

    __slots__ = ("anyhow", "given", "itself", "members", "named", "number", "there")

    def __init__(self, table: Table, number: int, interests: list[Interest], quoted: set[int], anyhow: bool) -> None:
        # Its place in ``Derived.found``.
        self.number = number
        self.members = frozenset([it.number for it in interests])
        there: dict[int, set[int]] = {}
        itself: set[int] = set()
        for it in interests:
            if it.itself:
                itself |= it.prints
            for place in () if it.itself else it.places:
                there.setdefault(place, set()).update(it.prints)
        # Place by place the prints with such an ability that works there (``Table.marked``); those with one about the
        # card itself; and both.
        self.there = [(place, table.marked(there[place])) for place in sorted(there)]
        self.itself = table.marked(itself)
        self.named = table.marked(itself.union(*there.values()))
        # Whether some text may give cards such an ability.
        self.given = not quoted.isdisjoint(self.members)
        # Whether its events are looked at whoever is there, since a hidden card may have waited for them.
        self.anyhow = anyhow


class EventRoles:
    """Who hears events of a kind or replaces them: by detail, such as the reason of a moment or the way of a move."""

    __slots__ = ("roles",)

    def __init__(self, roles: list[Optional[Role]]) -> None:
        # First for what is about no detail that any of them names, then for each detail from 0 on.
        self.roles = roles

    def of(self, detail: int) -> Optional[Role]:
        """The role for events of a detail; -1 where events of the kind have none."""
        return self.roles[detail + 1] if detail + 1 < len(self.roles) else self.roles[0]


class Found:
    """The cards with an ability of a role, as of a revision and with the abilities granted then."""

    __slots__ = ("cards", "others", "revision")

    def __init__(self, cards: list[int], revision: int, others: dict[int, Row]) -> None:
        self.cards = cards
        self.revision = revision
        self.others = others


def cards_with(g: State, role: Role) -> list[int]:
    """The cards that may have an ability of a role where it works: kept, which is 6 % in Gundam with real texts.

    They are in the order of the places, and the list is not to be changed.
    """
    if not role.there:
        return _NO_CARDS
    d = derived(g)
    others = granted(g) if role.given else NOBODY
    if d.plain or d.settling:
        return _look(g, role, others)
    if not d.found:
        d.found = [None] * len(g.table.roles)
    known = d.found[role.number]
    if known is not None and known.revision == d.hearing and known.others is others:
        return known.cards
    found = _look(g, role, others)
    d.found[role.number] = Found(found, d.hearing, others)
    return found


def _look(g: State, role: Role, others: dict[int, Row]) -> list[int]:
    found: list[int] = []
    prints = g.prints
    for place, marks in role.there:
        lends = g.book.lends_more and g.book.body[place] != 0
        for card in g.zones[place]:
            if marks[prints[card]] or (lends and has_own(g, role, card)) or (others and card in others):
                if not is_hidden_face_down(g, card):
                    found.append(card)
    return found


def has_own(g: State, role: Role, card: int) -> bool:
    """Whether a card has an ability of a role, printed on it or on a card that lies with it."""
    for number in own_abilities(g, card):
        if number in role.members:
            return True
    return False


def abilities_for(g: State, role: Role, card: int) -> Row:
    """The abilities that a card has now, as far as they can be of a role: so who is granted others is rarely asked."""
    if role.given or g.table.silences or derived(g).silences:
        return abilities_of(g, card)
    return own_abilities(g, card)


def working(g: State, role: Optional[Role]) -> list[tuple[int, int]]:
    """The abilities of a role, if there is one, that work now: each with its card before it."""
    found: list[tuple[int, int]] = []
    if role is not None:
        for card in cards_with(g, role):
            zone = g.book.layout.kind[g.zone_of[card]]
            for number in abilities_for(g, role, card):
                if number in role.members and zone in g.table.abilities[number].where:
                    found.append((card, number))
    return found


def cards_concerned(g: State, role: Role, card: int) -> list[int]:
    """The cards that may hear of an event about a card or replace it: the card itself may, wherever it is."""
    found = cards_with(g, role)
    if card >= 0 and card not in found and _concerns_itself(g, role, card):
        return [*found, card]
    return found


def _concerns_itself(g: State, role: Role, card: int) -> bool:
    if role.itself[g.prints[card]]:
        return True
    if g.book.lends_more and g.prints[card] >= 0 and has_own(g, role, card):
        return True
    return role.given and card in granted(g)


def is_awaited(g: State, role: Optional[Role], card: int = -1) -> bool:
    """Whether somebody of a role, if there is one, may hear of an event about a card or replace it."""
    if role is None:
        return False
    return role.anyhow or bool(cards_with(g, role)) or (card >= 0 and _concerns_itself(g, role, card))


def may_hear(g: State, card: int, to: int) -> bool:
    """Whether there is any ability now that might hear a card go to a place."""
    role = g.table.moves_heard[g.zone_of[card] * g.table.places + to]
    if role is None:
        return False
    # A card may hear of its own move also where it comes to, and by an ability that it is given there.
    if role.anyhow or role.named[g.prints[card]] or is_awaited(g, role, card):
        return True
    return role.given and derived(g).granting


def may_replace(g: State, card: int, to: int) -> bool:
    """Whether there is any ability now that might take the place of a card going to a place."""
    if g.table.hidden_replacements and stays_hidden(g, card, to):
        return True
    return is_awaited(g, g.table.moves_replaced[g.zone_of[card] * g.table.places + to], card)
