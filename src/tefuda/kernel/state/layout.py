"""The places of a game: whose they are, who sees them, what may lie there.

A place is a zone with a number; a kind of zone may have several places for
each player (the attack zones of Gate Ruler, the circles of Vanguard) or places
that both players share (the squares of Z/X, the gate). The number of a place
is ``first place of the kind + player * places + index``, so a rule reaches a
zone by adding, not by looking it up.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..codes import REST
from ..errors import EngineError

# Who sees the cards of a zone.
EVERYONE: Final = 2
CONTROLLER_ONLY: Final = 1
NO_ONE: Final = 0

# Of a place that both players share: who is master of the card sees it, whoever that is.
OF_CONTROLLER: Final = 4


@dataclass(eq=False)
class Zone:
    """One kind of zone, as a rulebook declares it."""

    name: str
    rule: str
    seen_by: int
    face_down_seen_by: int = CONTROLLER_ONLY
    places: int = 1
    shared: bool = False
    ordered: bool = False
    # Cards that are put there at the same time lie in the order that their owners choose: any, or if they crowd it.
    arranged: bool = False
    # Several cards leave it for another zone one after the other.
    singly: bool = False
    # How many cards a place holds between two looks of the rules at it; 0 is any number.
    capacity: int = 0
    # Zones of the same body above 0: a card that moves between them stays the same object.
    body: int = 0
    restable: bool = False
    # A rule process of the interrupting sort looks at this zone when it gets empty.
    watched: bool = False
    # Column and row of each place, as its master sees them.
    grid: tuple[tuple[int, int], ...] = ()
    front: bool = False
    # The first of its places.
    first: int = -1

    def states(self, flags: int) -> int:
        """The states among some that a card can have here: not everywhere do cards lie sideways."""
        return flags if self.restable else flags & ~REST


def _mask(seen_by: int, player: int) -> int:
    if seen_by == EVERYONE:
        return 3
    if seen_by == CONTROLLER_ONLY and player >= 0:
        return 1 << player
    return 0


def _down_mask(zone: Zone, player: int) -> int:
    if zone.shared and zone.face_down_seen_by == CONTROLLER_ONLY:
        return OF_CONTROLLER
    return _mask(zone.face_down_seen_by, player)


def _only(zone: Zone, whose: int, controller: int) -> int:
    """Whose: 0 is the master's, 1 the opponent's, 2 either's, 3 the owner's, as ``kernel.abilities.nodes`` has it."""
    if zone.shared or zone.places != 1 or whose == 2:
        return -1
    return zone.first + (1 - controller if whose == 1 else controller)


class Layout:
    """All places of a game, with what the kernel asks of a place as flat lists by place number."""

    def __init__(self, zones: tuple[Zone, ...]) -> None:
        self.zones = zones
        self.kind: list[int] = []
        self.player: list[int] = []
        self.index: list[int] = []
        self.up_mask: list[int] = []
        self.down_mask: list[int] = []
        self.body: list[int] = []
        self.watched: list[bool] = []
        for number, zone in enumerate(zones):
            if zone.name in [other.name for other in zones[:number]]:
                raise EngineError(f"the zone {zone.name!r} is declared twice")
            self._lay(number, zone)
        self.count = len(self.kind)
        # The places where everybody sees what lies there face-up.
        self.open = tuple([place for place, mask in enumerate(self.up_mask) if mask == 3])
        # The only place that is meant by a zone, whose it is and for which master, -1 if there are several: by the zone
        # shifted by 3, whose by 1, and the master.
        self.only = tuple([_only(zone, whose, controller) for zone in zones for whose in range(4) for controller in (0,
            1)])
        # Places that were looked up by zones, whose they are and for whom; the same for every game.
        self.found: dict[tuple[tuple[int, ...], int, int], list[int]] = {}

    def _lay(self, number: int, zone: Zone) -> None:
        zone.first = len(self.kind)
        for player in (-1,) if zone.shared else (0, 1):
            for index in range(zone.places):
                self.kind.append(number)
                self.player.append(player)
                self.index.append(index)
                self.up_mask.append(_mask(zone.seen_by, player))
                self.down_mask.append(_down_mask(zone, player))
                self.body.append(zone.body)
                self.watched.append(zone.watched)

    def zone(self, place: int) -> Zone:
        return self.zones[self.kind[place]]

    def number(self, name: str) -> int:
        """The number of a kind of zone, by which card texts know it."""
        for number, zone in enumerate(self.zones):
            if zone.name == name:
                return number
        raise EngineError(f"there is no zone {name!r}")

    def named(self, name: str) -> Zone:
        return self.zones[self.number(name)]

    def first(self, name: str) -> int:
        """The first place of a kind of zone."""
        return self.named(name).first

    def place(self, name: str, player: int, index: int = 0) -> int:
        zone = self.named(name)
        return zone.first + (0 if zone.shared else player * zone.places) + index

    def places(self, name: str, player: int) -> tuple[int, ...]:
        """All places of a kind of zone that a player has, or that both share."""
        return tuple([self.place(name, player, index) for index in range(self.named(name).places)])

    def place_name(self, place: int) -> str:
        """A name for the place among those of its player: ``hand``, ``attack2``."""
        zone = self.zone(place)
        if zone.places == 1:
            return zone.name
        return f"{zone.name}{self.index[place] + 1}"

    def distance(self, one: int, other: int) -> int:
        """Steps between two places of one player's grid or of a shared one, sideways and lengthwise; else -1."""
        here, there = self.spot(one), self.spot(other)
        if here is None or there is None or self.player[one] != self.player[other]:
            return -1
        (column, row), (other_column, other_row) = here, there
        return abs(column - other_column) + abs(row - other_row)

    def neighbours(self, place: int) -> list[int]:
        kind = self.kind[place]
        return [p for p in range(self.count) if self.kind[p] == kind and self.distance(place, p) == 1]

    def spot(self, place: int) -> tuple[int, int] | None:
        """Column and row of a place in its grid, or nothing where its zone has no grid."""
        zone = self.zone(place)
        return zone.grid[self.index[place]] if zone.grid else None
