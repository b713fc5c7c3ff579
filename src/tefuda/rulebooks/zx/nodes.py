"""What only the texts of this game say: resource costs, who a player is, levels of the Dynamis."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel.abilities.player_effects import CountedEffect
from ...kernel.continuous.information import labels_information
from ...kernel.abilities.labels import labels_now
from ...kernel.abilities.nodes import YOU, Condition, Filter
from ...kernel.abilities.scope import Scope, scope_of, still
from ...kernel.abilities.selections import player_of, players_of
from ...kernel.codes import FACE_DOWN, NEXT
from ...kernel.continuous.projection import has_label, value
from ...kernel.costs.colour_costs import payable
from ...kernel.actions.place import put_into
from ...kernel.state.state import Frame, Row, State, call
from ...kernel.state.card_table import Table
from .areas import APPEAR, DYNAMIS, RESOURCE, TEMPORARY, UNDERSIDE
from .c300_squares import SQUARES, in_square, is_player_card, is_zx
from .cards import COLOR_BITS, IGNITION_ICON, OVERBOOST_UPPER, TYPE
from .entering import rebooted_resources


@dataclass(frozen=True)
class ResourceCost(CountedEffect):
    """805.2b: resources go to sleep, one of them of the colour (a bit of ``cards.COLORS``; 0 for none)."""

    points: int
    color: int = 0
    who: int = YOU

    def run(self, g: State, f: Frame) -> int:
        player = players_of(self.who, scope_of(f).controller)[0]
        # What was chosen before is not what is paid with.
        f.chosen = ()
        return call(g, g.book.at["resource cost"], player, self.points, self.color)

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        cards = [card for card in rebooted_resources(g, player_of(self.who, s.controller)) if card not in taken]
        return payable([value(g, card, COLOR_BITS) for card in cards], self.points, self.color)

    def does_something(self) -> bool:
        return True


@dataclass(frozen=True)
class AppearedFrom(Condition):
    """1006.2: the card of the event came from one of these zones; one that was played, from where it was before."""

    zones: tuple[int, ...]

    def met(self, g: State, s: Scope) -> bool:
        place = s.event.origin
        if place == TEMPORARY:
            place = self._before(g, s.event.card, place)
        return place >= 0 and g.book.layout.kind[place] in self.zones

    def _before(self, g: State, card: int, place: int) -> int:
        for frame in g.stack:
            if frame.a == card and g.book.program.starts[frame.pc] == g.book.at["804.2a"]:
                (origin,) = frame.chosen
                return origin
        return place


@dataclass(frozen=True)
class IsPlayer(Filter):
    """214.2: the card is called so, as a player: by its name or by its player name."""

    name: str

    def looks(self, table: Table) -> Row:
        return (TYPE, *labels_information(table, "player"), *labels_information(table, "name"))

    def fits(self, g: State, s: Scope, card: int) -> bool:
        return f"player:{self.name}" in player_labels(g, card)


# 1110.3: of this tribe are all whose name has it in it.
_DRAGON: Final = "tribe:ドラゴン"


@dataclass(frozen=True)
class Level(Condition):
    """1110.2, 1110.3: a number of face-up cards of a tribe are in the master's Dynamis."""

    label: str
    number: int

    def looks(self, table: Table) -> Row:
        return labels_information(table, "tribe")

    def met(self, g: State, s: Scope) -> bool:
        return len([card for card in turned(g, s.controller) if self._counts(g, card)]) >= self.number

    def _counts(self, g: State, card: int) -> bool:
        if self.label != _DRAGON:
            return has_label(g, card, self.label)
        return any(["ドラゴン" in label for label in labels_now(g, card, "tribe")])


@dataclass(frozen=True)
class TypeLevel(Condition):
    """1110.4: a number of face-up cards of a type are in the master's Dynamis."""

    type: int
    number: int

    def looks(self, table: Table) -> Row:
        return (TYPE,)

    def met(self, g: State, s: Scope) -> bool:
        return len([card for card in turned(g, s.controller) if value(g, card, TYPE) == self.type]) >= self.number


def turned(g: State, player: int) -> list[int]:
    """The face-up cards of a player's Dynamis."""
    return [card for card in g.zones[DYNAMIS + player] if not g.flags[card] & FACE_DOWN]


@dataclass(frozen=True)
class PlayedBy(Condition):
    """205.4a: the master's player has this in the card's name or as player name, or an overboost in its player name."""

    name: str

    def looks(self, table: Table) -> Row:
        return (TYPE, *labels_information(table, "player"), *labels_information(table, "name"))

    def met(self, g: State, s: Scope) -> bool:
        for place in SQUARES:
            for card in g.zones[place]:
                if g.controller[card] == s.controller and self._is_it(g, card):
                    return True
        return False

    def _is_it(self, g: State, card: int) -> bool:
        if is_player_card(g, card) and self.name in g.table.names[g.prints[card]]:
            return True
        names = [label.removeprefix("player:") for label in player_labels(g, card)]
        if self.name in names:
            return True
        return value(g, card, TYPE) == OVERBOOST_UPPER and any([self.name in it for it in names])


def player_labels(g: State, card: int) -> set[str]:
    """214.1, 202.7d: the player names of a card; an overboost without one has that of the player card behind it."""
    own = labels_now(g, card, "player")
    if own or is_player_card(g, card):
        own |= _given_names(g, card)
    if own or value(g, card, TYPE) != OVERBOOST_UPPER or not in_square(g.zone_of[card]):
        return own
    behind = [it for it in g.zones[UNDERSIDE + g.controller[card]] if is_player_card(g, it)]
    return {label for it in behind for label in labels_now(g, it, "player")}


def _given_names(g: State, card: int) -> set[str]:
    """214.3: what an effect calls a card is its player name too."""
    printed = g.table.labels[g.prints[card]] if g.prints[card] >= 0 else frozenset()
    return {f"player:{it.removeprefix('name:')}" for it in labels_now(g, card, "name") if it not in printed}


@dataclass(frozen=True)
class TakesPlace(CountedEffect):
    """1114.2: the card with the ability appears where "it" was before it left the squares, if no Z/X is there."""

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = 0
        if g.obj[s.source] != s.obj:
            return NEXT
        return put_into(g, s.controller, (s.source,), tuple(_vacated(g, s)), APPEAR, 0)


def _last_place(g: State, card: int) -> int:
    """Where a card was when it was last in play; -1 if it never was."""
    objects = [obj for obj, known in g.last.items() if known.card == card]
    return g.last[max(objects)].place if objects else -1


def _vacated(g: State, s: Scope) -> list[int]:
    left = [_last_place(g, card) for card in still(g, s.it)]
    return [place for place in left if in_square(place) and not any([is_zx(g, it) for it in g.zones[place]])]


@dataclass(frozen=True)
class ZeroOptima(Condition):
    """1108.2: a number of cards with the ignition icon are in the master's resources."""

    number: int

    def looks(self, table: Table) -> Row:
        return (IGNITION_ICON,)

    def met(self, g: State, s: Scope) -> bool:
        return len([card for card in g.zones[RESOURCE + s.controller] if value(g, card, IGNITION_ICON)]) >= self.number
