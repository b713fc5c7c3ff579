"""What may be named in a scenario: cards, places, states and moments of its game, in both languages."""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import Any, Final

from ..cards.card import Card
from ..kernel.errors import TefudaError
from ..kernel.state.state import State
from ..rulebooks.rulebook import Rulebook
from .scenario_cursor import Cursor, fold

_LANGUAGES: Final = ("en", "ja")


@lru_cache(maxsize=8)
def settings(game: str) -> dict[str, Any]:
    """What is usual on the table of a game: its decks, filler cards, position, states and moments."""
    common = tomllib.loads(resources.files("tefuda.play").joinpath("scenario.toml").read_text("utf-8"))
    file = resources.files("tefuda.rulebooks").joinpath(game).joinpath("scenario.toml")
    own = tomllib.loads(file.read_text("utf-8"))
    return {**own, "states": {**common["states"], **own.get("states", {})}}


class Moment:
    """When somebody is asked by a paragraph (or by what that calls); in whose turn, if that is said.

    Of two paragraphs, ``6-3b 9-3e``, the second asks while the first is under way.
    """

    def __init__(self, rule: str, player: int | None, turn: int | None) -> None:
        self.rule = rule
        self.player = player
        self.turn = turn

    def is_now(self, g: State) -> bool:
        """Whether the open decision is this one."""
        if self.player not in (None, g.turn_player) or self.turn not in (None, g.turn):
            return False
        course = under_way(g)
        *within, asking = self.rule.split()
        return asking in course[-2:] and all(rule in course for rule in within)


def under_way(g: State) -> list[str]:
    """The paragraphs that are being carried out, each called by the one before it."""
    rules = g.book.program.rules
    return [*(rules[f.by] for f in g.stack[2:]), rules[g.stack[-1].pc]]


class Names:
    """The names of one game, with those of the cards that a scenario makes up."""

    def __init__(self, book: Rulebook, cards: Mapping[str, Card]) -> None:
        self.book = book
        self.all_cards = cards
        self.settings = settings(book.name)
        # A name that several cards have means all of them.
        self.cards: dict[str, tuple[str, ...]] = {}
        for number, card in cards.items():
            names = {fold(name) for face in card.faces for name in (face.name.ja, face.name.en)}
            for name in names - {fold(number)}:
                self.cards[name] = (*self.cards.get(name, ()), number)
        self.cards.update({fold(number): (number,) for number in cards})
        self.states: dict[str, tuple[int, int]] = {
            fold(word): (bits[0], bits[1]) for word, bits in self.settings["states"].items()}

    # Places

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """Places by name, of both players; the name of a zone with several places means all of them."""
        layout = self.book.book.layout
        found: dict[str, list[int]] = {}
        taken: dict[str, str] = {}
        for place in range(layout.count):
            zone = layout.zone(place).name
            for name in (*self._own_names(place), *self._zone_names(place)):
                # A name that another zone has too is that of the first.
                if taken.setdefault(name, zone) == zone:
                    found.setdefault(name, []).append(place)
        return {name: sorted(set(places)) for name, places in found.items()}

    def _own_names(self, place: int) -> list[str]:
        layout, words = self.book.book.layout, self.book.words
        name = layout.place_name(place)
        own = [words.get("zones", name, lang) for lang in _LANGUAGES]
        number = layout.index[place] + 1
        counted = [f"{words.say('zones', layout.zone(place).name, lang)} {number}" for lang in _LANGUAGES]
        return [fold(it) for it in (name, *own, *(counted if layout.zone(place).places > 1 else ())) if it]

    def _zone_names(self, place: int) -> list[str]:
        zone = self.book.book.layout.zone(place).name
        return [fold(it) for it in (zone, *(self.book.words.say("zones", zone, lang) for lang in _LANGUAGES))]

    def take_places(self, cursor: Cursor, player: int | None) -> list[int]:
        """The places that are named here, of one player (or shared) if a player is given."""
        found = cursor.take_name(self.places)
        if found is None:
            raise cursor.unknown("zone", self.places, f"one of {', '.join(self.zone_list())}")
        owners = self.book.book.layout.player
        return [place for place in found if player is None or owners[place] in (player, -1)]

    def zone_list(self) -> list[str]:
        layout = self.book.book.layout
        return list(dict.fromkeys(layout.place_name(place) for place in range(layout.count)))

    # Cards

    def take_cards(self, cursor: Cursor) -> tuple[str, ...]:
        """The numbers that the card named here may have."""
        found = cursor.take_name(self.cards)
        if found is None:
            raise cursor.unknown("card", self.cards, "a card's number, or its name in English or Japanese")
        return found

    # Moments and paragraphs

    @cached_property
    def moments(self) -> dict[str, str]:
        """Paragraphs by the names of the moments when they let somebody choose."""
        own: dict[str, dict[str, str]] = self.settings["moments"]
        return {fold(words[lang]): rule for rule, words in own.items() for lang in _LANGUAGES}

    def take_moment(self, cursor: Cursor) -> Moment:
        """``3, player 1, main phase``: the number of the turn and the player may be left out."""
        number = cursor.take(r"(?:turn )?(\d+)(?=[,、])")
        turn = int(number[1]) if number and cursor.comma() else None
        player = self.take_player(cursor)
        cursor.comma()
        rule = cursor.take_name(self.moments)
        if rule is None:
            rule = self.take_rule(cursor)
        if rule is None:
            raise cursor.unknown(
                "moment", self.moments, f"one of {', '.join(self.moments)} or the number of a paragraph that asks")
        return Moment(rule, player, turn)

    @cached_property
    def rules(self) -> dict[str, str]:
        return {fold(number): number for number in self.book.paragraphs}

    def take_rule(self, cursor: Cursor) -> str | None:
        found = cursor.take(r"[^\s,、:()]+")
        if found is None:
            return None
        if found[0] in self.rules:
            return self.rules[found[0]]
        cursor.rest = f"{found[0]} {cursor.rest}".strip()
        return None

    # Players

    def take_player(self, cursor: Cursor) -> int | None:
        """``1``, ``player 1``, ``2's``, ``プレイヤー2の``: players are counted from 1 here."""
        found = cursor.take(r"(?:player |プレイヤー ?)?([12])(?:'s|の)?(?=[\s,、:]|$|[^\x00-\x7f])")
        return int(found[1]) - 1 if found else None

    def need_player(self, cursor: Cursor) -> int:
        player = self.take_player(cursor)
        if player is None:
            raise TefudaError(f"whose? {cursor.rest!r} does not begin with a player; give 1 or 2 first")
        return player
