"""What the texts of Dynamis cards say: how they are played, what is offered for them, and overboosting."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from ...kernel.abilities.player_effects import CountedEffect
from ...kernel.abilities.nodes import Ability, Selection
from ...kernel.abilities.scope import Scope, scope_of
from ...kernel.abilities.selections import Choice
from ...kernel.codes import FACE_DOWN, MOVED, REST
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.state.state import Frame, Row, State, call
from .areas import DESTROYED, DYNAMIS, UNDERSIDE
from .c300_squares import PLAYER_SQUARES, SQUARES, has_overboost, in_square, is_zx, player_card
from .cards import COST, OVERBOOST_LOWER, OVERBOOST_UPPER, TYPE

# The ways to play a card of the Dynamis, as keywords.
ADVENT: Final = "advent"
AWAKENING: Final = "awakening"
DREAM: Final = "dream"
BLADE: Final = "blade"


@dataclass(frozen=True)
class Entry(Ability):
    """806.1b to 806.1e: what is done to play this card out of the Dynamis; for a shift, what it is laid onto."""

    onto: Optional[Selection] = None


@dataclass(frozen=True)
class Offering(CountedEffect):
    """806.1b: rebooted Z/X of one's own are destroyed whose costs together are at least that of this card.

    Each part is so many of some cards, or so many and more.
    """

    parts: tuple[Choice, ...]

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        f.chosen = ()
        slots, others = self._slots(g, s)
        row = [number for slot in [*slots, others] for number in (len(slot), *slot)]
        return call(g, g.book.at["offer"], s.controller, value(g, s.source, COST), len(slots), tuple(row))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        """806.1b: whether cards can be offered that cost as much in all as the card with the ability."""
        slots, others = self._slots(g, s)
        return offered_most(g, slots, others, ()) >= value(g, s.source, COST)

    def does_something(self) -> bool:
        return True

    def _slots(self, g: State, s: Scope) -> tuple[list[Row], Row]:
        """What each of the cards that have to be offered can be, and what may be offered beside them."""
        slots: list[Row] = []
        others: list[int] = []
        for part in self.parts:
            cards = tuple([card for card in part.find(g, s) if offerable(g, card)])
            slots += [cards] * part.needed(g, s)
            if part.least is not None:
                others += [card for card in cards if card not in others]
        return slots, tuple(others)


def offerable(g: State, card: int) -> bool:
    """806.1b, 806.2b: a rebooted Z/X in a square that may be destroyed."""
    if not in_square(g.zone_of[card]) or not is_zx(g, card) or g.flags[card] & REST:
        return False
    return not forbidden(g, MOVED, DESTROYED, card)


def offered_most(g: State, slots: list[Row], others: Row, picked: Row) -> int:
    """The most cost that can be offered with those picked, one for each slot left; -1 where they can't be filled."""
    if not slots:
        return sum([value(g, card, COST) for card in {*picked, *others}])
    best = -1
    slot, *later = slots
    for card in slot:
        if card not in picked:
            best = max(best, offered_most(g, later, others, (*picked, card)))
    return best


@dataclass(frozen=True)
class Overboost(CountedEffect):
    """1014: the master's player becomes an overboost whose name has this in it."""

    part: str

    def run(self, g: State, f: Frame) -> int:
        s = scope_of(f)
        g.done = 0
        return call(g, g.book.at["overboost"], s.controller, 0, 0, overboosts(g, s.controller, self.part))

    def payable(self, g: State, s: Scope, taken: list[int]) -> bool:
        return bool(overboosts(g, s.controller, self.part))

    def hidden(self, g: State, s: Scope) -> bool:
        """202.7c, 313.2: whether a card is paid with that others can't see, as both halves of an overboost are."""
        return True

    def does_something(self) -> bool:
        return True


def overboosts(g: State, player: int, part: str) -> Row:
    """The player's lower half, if it has that in its name, and the upper halves that go with it; else nothing.

    1014.3: what can't be carried out whole does not begin.
    """
    kinds, names = g.table.columns[TYPE], g.table.names
    lower = [card for card in g.zones[UNDERSIDE + player] if kinds[g.prints[card]] == OVERBOOST_LOWER]
    if not lower or part not in names[g.prints[lower[0]]] or has_overboost(g, player):
        return ()
    if player_card(g, player) < 0 or not free_squares(g, player):
        return ()
    uppers = [
        card for card in g.zones[DYNAMIS + player]
        if kinds[g.prints[card]] == OVERBOOST_UPPER and g.flags[card] & FACE_DOWN
        and names[g.prints[card]] == names[g.prints[lower[0]]]]
    return (lower[0], *uppers) if uppers else ()


def free_squares(g: State, player: int) -> list[int]:
    """1014.1: the squares without a Z/X, but not the opponent's player square."""
    return [
        square for square in SQUARES
        if square != PLAYER_SQUARES[1 - player] and not any([is_zx(g, card) for card in g.zones[square]])]
