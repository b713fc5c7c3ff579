"""What a scenario expects. Each check gives nothing, or what there is instead."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ..kernel.codes import EVENT_NAMES
from ..kernel.errors import TefudaError
from .events import Event
from .explanation import NumberExplanation
from .game import Game
from .scenario_acts import CardEffect, need_asked
from .scenario_cursor import Cursor, fold
from .scenario_entries import Entry, take_entries
from .scenario_find import card_words, one_card, take_named
from .scenario_names import Names, under_way

_FORMS: Final = (
    "2 battle: …, 2 battle has …, 2 battle has not …, power of …: 1, 1 may: …, 1 may not: …, event …, no event …, "
    "asked: 2 by …, turn: player 1, winner: 1, draw, goes on")


class Looker:
    """Looks at a game after some of its actions."""

    def __init__(self, game: Game, names: Names, begin: int) -> None:
        self.game = game
        self.g = game.state
        self.names = names
        # Where the events of the scenario begin.
        self.begin = begin

    def look(self, text: str) -> str:
        """What is wrong with an expectation; nothing if it is met."""
        cursor = Cursor(text)
        forms: tuple[tuple[str, Callable[[Cursor], str]], ...] = (
            (r"winner ?:", self._winner), (r"draw", self._draw), (r"goes on", self._goes_on), (r"turn ?:", self._turn),
            (r"asked ?:", self._asked), (r"no events?", self._no_event), (r"events?", self._event),
        )
        for pattern, form in forms:
            if cursor.take(pattern):
                return form(cursor)
        of = re.match(r"(.+?) of ", cursor.rest)
        if of and of[1] in self._attributes:
            return self._number(cursor, of[1])
        return self._player_or_zone(cursor)

    def _player_or_zone(self, cursor: Cursor) -> str:
        player = self.names.take_player(cursor)
        if may := cursor.take(r"may( not)? ?:"):
            if player is None:
                raise TefudaError("who may? begin with 1 or 2")
            return self._may_not(cursor, player) if may[1] else self._may(cursor, player)
        if not cursor.longest(self.names.places):
            raise cursor.unknown("zone or expectation", self.names.places, f"one of these forms: {_FORMS}")
        return self._zone(cursor, self.names.take_places(cursor, player))

    # Zones

    def _zone(self, cursor: Cursor, places: list[int]) -> str:
        if has := cursor.take(r"has( not| no)?"):
            entries = take_entries(cursor, self.names)
            return self._has_not(entries, places) if has[1] else self._has(entries, places)
        if not cursor.take(r":"):
            raise TefudaError("behind the zone a colon, has or has not is wanted, and cards")
        return self._is(take_entries(cursor, self.names), places)

    def _cards(self, places: list[int]) -> list[int]:
        return [card for place in places for card in self.g.zones[place]]

    def _rest(self, entries: list[Entry], cards: list[int]) -> tuple[list[int], bool]:
        """The cards that are left when the entries have taken theirs, and whether each got all of its own."""
        left = list(cards)
        complete = True
        for entry in sorted(entries, key=lambda it: -it.strictness):
            fitting = [card for card in left if entry.fits(self.g, self.game.match, card)][:entry.count]
            complete = complete and len(fitting) == entry.count
            left = [card for card in left if card not in fitting]
        return left, complete

    def _is(self, entries: list[Entry], places: list[int]) -> str:
        left, complete = self._rest(entries, self._cards(places))
        return "" if complete and not left else self._there(places)

    def _has(self, entries: list[Entry], places: list[int]) -> str:
        return "" if self._rest(entries, self._cards(places))[1] else self._there(places)

    def _has_not(self, entries: list[Entry], places: list[int]) -> str:
        fits = any(entry.fits(self.g, self.game.match, card) for entry in entries for card in self._cards(places))
        return self._there(places) if fits else ""

    def _there(self, places: list[int]) -> str:
        cards = self._cards(places)
        return f"{len(cards)} cards there: {', '.join(self._card(it) for it in cards)}" if cards else "nothing there"

    def _card(self, card: int) -> str:
        states = [word for word, (on, off) in self.names.states.items()
                  if word.isascii() and on and not off and self.g.flags[card] & on == on]
        damage = [f"damage {self.g.damage[card]}"] if self.g.damage[card] else []
        return " ".join([card_words(self.g, self.game.match, card), *states[:1], *damage])

    # Numbers of cards

    @property
    def _attributes(self) -> dict[str, int]:
        """The numbers of cards by their names in the book and in words; -1 is damage."""
        found = {fold(name): number for number, name in enumerate(self.g.book.attributes)}
        for name, number in list(found.items()):
            for lang in ("en", "ja"):
                word = self.names.book.words.get("fields", name, lang)
                if word:
                    found[fold(word.replace("{value}", ""))] = number
        return {**found, "damage": -1}

    def _number(self, cursor: Cursor, attribute: str) -> str:
        cursor.rest = cursor.rest[len(attribute) + len(" of "):]
        card = one_card(take_named(cursor, self.names), self.g, self.game.match)
        wanted = cursor.take(r": ?(-?\d+)")
        if wanted is None:
            raise TefudaError("behind the card a colon and a number are wanted")
        cursor.need_end("the end of the line")
        number = self._attributes[attribute]
        if number < 0:
            return "" if self.g.damage[card] == int(wanted[1]) else f"{self.g.damage[card]}"
        found = NumberExplanation(self.g, self.game.match, card, number, None)
        return "" if found.total == int(wanted[1]) else f"{found.total}: {'; '.join(found.lines()[:-1])}"

    # Actions and questions

    def _may(self, cursor: Cursor, player: int) -> str:
        act = CardEffect(cursor, self.names)
        cursor.need_end("the end of the line")
        need_asked(self.game, player)
        return "; ".join(dict.fromkeys(f"{why.en} ({why.rule})" for why in act.why_not(self.game)))

    def _may_not(self, cursor: Cursor, player: int) -> str:
        act = CardEffect(cursor, self.names)
        rule = ""
        if cursor.take(r"\("):
            rule = self._rule(cursor)
            cursor.take(r"\)")
        cursor.need_end("the paragraph in brackets that refuses it, or the end of the line")
        need_asked(self.game, player)
        reasons = act.why_not(self.game)
        if not reasons:
            return "it is legal"
        if rule and rule not in [why.rule for why in reasons]:
            return "it is refused by " + ", ".join(dict.fromkeys(f"{why.rule}: {why.en}" for why in reasons))
        return ""

    def _asked(self, cursor: Cursor) -> str:
        prompt = self.game.prompt
        player = self.names.need_player(cursor)
        rule = self._rule(cursor) if cursor.take(r"by\b") else ""
        cursor.need_end("by and a paragraph, or the end of the line")
        if prompt is None:
            return "the game is over"
        course = under_way(self.g)
        if prompt.player != player or (rule and rule not in course):
            return f"player {prompt.player + 1} is asked by {' > '.join(course)}: {prompt.text()}"
        return ""

    def _rule(self, cursor: Cursor) -> str:
        rule = self.names.take_rule(cursor)
        if rule is None:
            raise cursor.unknown("paragraph", self.names.rules, "the number of a paragraph")
        return rule

    # The course of the game

    def _winner(self, cursor: Cursor) -> str:
        player = self.names.need_player(cursor)
        cursor.need_end("the end of the line")
        return "" if self.game.over and self.game.winner == player else self._outcome()

    def _draw(self, cursor: Cursor) -> str:
        cursor.need_end("the end of the line")
        return "" if self.game.over and self.game.winner is None else self._outcome()

    def _goes_on(self, cursor: Cursor) -> str:
        cursor.need_end("the end of the line")
        return self._outcome() if self.game.over else ""

    def _outcome(self) -> str:
        if not self.game.over:
            return "the game goes on"
        return "a draw" if self.game.winner is None else f"player {self.game.winner + 1} has won"

    def _turn(self, cursor: Cursor) -> str:
        number = cursor.take(r"(\d+)(?=$|[,、])")
        cursor.comma()
        player = self.names.take_player(cursor)
        cursor.need_end("the number of the turn, player 1 or player 2")
        wrong = (number and int(number[1]) != self.g.turn) or player not in (None, self.g.turn_player)
        return f"turn {self.g.turn}, of player {self.g.turn_player + 1}" if wrong else ""

    # Events

    def events(self) -> list[Event]:
        return list(self.game.events(None, self.begin))

    def _event(self, cursor: Cursor) -> str:
        found = self._matching(cursor)
        count = cursor.take(r": ?(\d+)(?: times)?")
        cursor.need_end("a paragraph, a kind, a reason, a card, player 1, into ZONE, or a colon and how many")
        if count:
            return "" if found == int(count[1]) else f"{found} such events"
        return "" if found else "no such event"

    def _no_event(self, cursor: Cursor) -> str:
        found = self._matching(cursor)
        cursor.need_end("a paragraph, a kind, a reason, a card, player 1 or into ZONE")
        return f"{found} such events" if found else ""

    def _matching(self, cursor: Cursor) -> int:
        """How many events are as described up to the end or to a colon."""
        events = self.events()
        cursor.take(r":")
        while cursor.rest and not cursor.rest.startswith(":"):
            fits = self._description(cursor)
            events = [event for event in events if fits(event)]
            cursor.comma()
        return len(events)

    def _description(self, cursor: Cursor) -> Callable[[Event], bool]:
        kind = cursor.take_name({name: name for name in EVENT_NAMES})
        if kind is not None:
            return lambda event: event.kind == kind
        reason = cursor.take_name(self._reasons())
        if reason is not None:
            return lambda event: event.reason in reason
        if cursor.take(r"into\b"):
            places = self.names.take_places(cursor, self.names.take_player(cursor))
            return lambda event: event.kind == "moved" and event.value in places
        rule = self.names.take_rule(cursor)
        if rule is not None:
            return lambda event: rule in (event.rule, event.cause)
        player = self.names.take_player(cursor)
        if player is not None:
            return lambda event: event.player == player
        numbers = self.names.take_cards(cursor)
        return lambda event: event.card in numbers

    def _reasons(self) -> dict[str, tuple[str, ...]]:
        """Reasons by their keys and their words; words that several have mean each of them."""
        found: dict[str, tuple[str, ...]] = {}
        for reason in self.g.book.reasons:
            words = {fold(reason), *(fold(self.names.book.words.say("reasons", reason, it)) for it in ("en", "ja"))}
            for word in words:
                found[word] = (*found.get(word, ()), reason)
        return found
