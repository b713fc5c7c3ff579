"""Cards on the table by what a person says of them: ``2's battle DS1-007``, ``life 3``."""
from __future__ import annotations

from dataclasses import dataclass

from ..kernel.errors import TefudaError
from ..kernel.state.state import State
from .match import Match
from .scenario_cursor import Cursor
from .scenario_layout import is_pile
from .scenario_names import Names


@dataclass
class Named:
    """A card by whose it is, where it lies, what it is and the how manieth it is; not all need to be said."""

    text: str
    player: int | None
    places: list[int]
    numbers: tuple[str, ...]
    index: int

    def cards(self, g: State, match: Match, speaker: int | None = None) -> list[int]:
        """All cards that may be meant, in the order in which they lie (a pile from its top).

        Who counts without saying whose cards counts their own.
        """
        whose = speaker if self.index and self.player is None else self.player
        places = self.places or list(range(g.book.layout.count))
        found: list[int] = []
        for place in places:
            zone = g.zones[place]
            order = reversed(zone) if is_pile(g, place) else zone
            found += [card for card in order if self._is(g, match, card, whose)]
        if self.index:
            return found[self.index - 1:self.index]
        return found

    def _is(self, g: State, match: Match, card: int, whose: int | None) -> bool:
        if whose not in (None, g.controller[card]):
            return False
        if not self.numbers:
            return True
        return g.prints[card] >= 0 and match.printed(g.prints[card]).card.number in self.numbers


def take_named(cursor: Cursor, names: Names) -> Named:
    """``[whose] [zone] [card] [how manieth]``, with a zone or a card at least."""
    before = cursor.rest
    cursor.take(r"the\b")
    player = names.take_player(cursor)
    places: list[int] = []
    if cursor.longest(names.places) > cursor.longest(names.cards):
        places = names.take_places(cursor, player)
    numbers: tuple[str, ...] = cursor.take_name(names.cards) or ()
    if not places and not numbers:
        raise cursor.unknown("card", {**names.cards, **names.places}, "its number or name, or a zone where it lies")
    index = cursor.take(r"(?:number |no\. ?)?(\d+)(?=[\s,、:)]|$)")
    text = before[:len(before) - len(cursor.rest)].strip()
    return Named(text, player, places, numbers, int(index[1]) if index else 0)


def one_card(named: Named, g: State, match: Match) -> int:
    """The one card that is meant."""
    found = named.cards(g, match)
    if len(found) == 1:
        return found[0]
    if not found:
        raise TefudaError(f"{named.text!r} is nowhere on the table")
    raise TefudaError(
        f"{named.text!r} may be {len(found)} cards; say whose (1's, 2's), in which zone, or which of them (a number)")


def card_words(g: State, match: Match, card: int) -> str:
    """A card for a message: number and name."""
    if g.prints[card] < 0:
        return "a process"
    printed = match.printed(g.prints[card])
    return f"{printed.card.number} {printed.face.name.en}"
