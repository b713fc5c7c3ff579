"""From the text of a position to a game that stands there.

A real game is dealt and played, with nobody doing anything, up to the moment that the scenario names; so the
machine stands at a real decision of the rulebook. Then the cards on the table are exchanged for those of the
scenario. This is the one place where a state is changed past the rules.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ..cards.card import Card
from ..cards.decks import DeckList, Problem
from ..cards.games import GAMES
from ..kernel.actions.create import create
from ..kernel.codes import NOBODY, first_of, kind_of, second_of
from ..kernel.errors import TefudaError
from ..kernel.machine.machine import run
from ..kernel.state.setup import bring
from ..kernel.state.state import State, without
from ..rulebooks.rulebook import Rulebook, rulebook
from .game import Game
from .match import Match
from .scenario_cards import made_up_cards
from .scenario_cursor import Cursor, fold
from .scenario_entries import Entry, one_number, take_entries
from .scenario_names import Moment, Names
from .scenario_text import Line, Scenario

# Unless the scenario says which turn it is, both players have had one.
_SETTLED: Final = 3
_SEEDS: Final = 40
_MOST: Final = 3000


class _JudgesBook(Rulebook):
    """A rulebook at a judge's table, where a position may hold any cards."""

    def deck_problems(self, deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
        return []


@lru_cache(maxsize=8)
def judges_book(name: str) -> Rulebook:
    rulebook(name)
    return _JudgesBook(name)


@dataclass
class Wish:
    """What shall lie in a place of a player, and the line that says so (0: it is usual)."""

    player: int
    place: int
    entries: list[Entry]
    line: int


class Position:
    """The position of a scenario: read first, then laid out."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        with scenario.at(scenario.line_of("game")):
            self.book = judges_book(scenario.fact("game"))
        own = made_up_cards(scenario, self.book.schema, self.book.language, self.book.cards)
        self.names = Names(self.book, {**self.book.cards, **own})
        self.filler = self._filler()
        self.moment = self._moment()
        self.wishes = self._wishes()

    # Reading

    def _moment(self) -> Moment:
        with self.scenario.at(self.scenario.line_of("turn")):
            cursor = Cursor(self.scenario.fact("turn"))
            moment = self.names.take_moment(cursor)
            cursor.need_end("the end of the line")
            if moment.player is None:
                raise TefudaError("whose turn is it? write player 1 or player 2 before the moment")
            return moment

    def _filler(self) -> dict[str, str]:
        """The number of the cards that nothing is said about, by place."""
        filler: dict[str, str] = dict(self.names.settings["filler"])
        with self.scenario.at(self.scenario.line_of("filler")):
            if "filler" in self.scenario.facts:
                entries = take_entries(Cursor(self.scenario.fact("filler")), self.names)
                if len(entries) != 1 or not entries[0].numbers:
                    raise TefudaError("give one card as filler")
                filler = {"any": one_number(entries[0], self.names)}
        return filler

    def _wishes(self) -> list[Wish]:
        found: list[Wish] = []
        for section in self.scenario.of_kind("player", "both"):
            players = (0, 1) if section.kind == "both" else (int(section.head.text.split()[1]) - 1,)
            for line in section.lines:
                with self.scenario.at(line.number):
                    found += [self._wish(player, line, found) for player in players]
        said = {(wish.player, wish.place) for wish in found}
        usual: dict[str, dict[str, str]] = self.names.settings["usual"]
        for key, players in (("both", (0, 1)), ("1", (0,)), ("2", (1,))):
            for place, cards in usual.get(key, {}).items():
                for player in players:
                    wish = self._wish(player, Line(0, f"{place}: {cards}"), [])
                    if (player, wish.place) not in said:
                        found.append(wish)
        return found

    def _wish(self, player: int, line: Line, before: list[Wish]) -> Wish:
        name, colon, cards = fold(line.text).partition(":")
        if not colon:
            raise TefudaError("a zone and its cards are wanted here, such as hand: nothing")
        cursor = Cursor(name)
        places = self.names.take_places(cursor, player)
        cursor.need_end("a colon and the cards that lie there")
        layout = self.book.book.layout
        if len(places) > 1:
            named = ", ".join(layout.place_name(place) for place in places)
            raise TefudaError(f"{name} is several places; say which: {named}")
        if any(wish.place == places[0] and wish.player == player and wish.line for wish in before):
            raise TefudaError(f"{name} is given twice for player {player + 1}; put all cards into one line")
        return Wish(player, places[0], take_entries(Cursor(cards), self.names), line.number)

    # Laying out

    def lay_out(self) -> Game:
        """The game at the moment and in the position of the scenario."""
        match = self._match()
        with self.scenario.at(self.scenario.line_of("turn")):
            game = self._reach(match)
        Layer(game, self).lay_out()
        return game

    def number_of(self, entry: Entry, place: int) -> str:
        if entry.numbers:
            return one_number(entry, self.names)
        return self.filler.get(self.book.book.layout.zone(place).name, self.filler["any"])

    def _match(self) -> Match:
        """The decks that are dealt, with the card outside the deck that the scenario wants, and all other cards."""
        numbers: dict[str, int] = {}
        for wish in self.wishes:
            with self.scenario.at(wish.line):
                numbers |= {self.number_of(entry, wish.place): 1 for entry in wish.entries}
        with self.scenario.at(self.scenario.line_of("decks")):
            given = self.scenario.fact("decks")
            decks = [it.strip() for it in given.split(",")] if given else list(self.names.settings["decks"])
            if len(decks) != 2:
                raise TefudaError(f"give two decks with a comma between them, not {len(decks)}")
            lists = [self.book.deck(name) for name in decks]
        return Match(self.book, [
            DeckList(deck.game, deck.name, {**deck.parts, **self._chief(player, deck), "on the table": numbers})
            for player, deck in enumerate(lists)], self.names.all_cards)

    def _chief(self, player: int, deck: DeckList) -> dict[str, dict[str, int]]:
        """The one card outside the deck, which the preparation of the game looks at, where the position has it."""
        part = GAMES[self.book.name].chief
        layout = self.book.book.layout
        for wish in self.wishes:
            if wish.player == player and layout.zone(wish.place).name == part:
                with self.scenario.at(wish.line):
                    return {part: {self._one_chief(wish, part, deck): 1}}
        return {}

    def _one_chief(self, wish: Wish, part: str, deck: DeckList) -> str:
        cards = self.names.all_cards
        wanted = cards[next(iter(deck.part(part)))].type
        if len(wish.entries) != 1 or wish.entries[0].count != 1:
            raise TefudaError(f"{part}: one card is wanted here")
        number = self.number_of(wish.entries[0], wish.place)
        if cards[number].type != wanted:
            raise TefudaError(f"{part}: {number} is a card of type {cards[number].type}; give one of type {wanted}")
        return number

    def _reach(self, match: Match) -> Game:
        """The moment, by doing nothing until it comes; chance decides who goes first, so several games are tried."""
        moment = self.moment
        for seed in range(1, _SEEDS):
            game = Game(match, seed, match.deal(seed), [])
            least = _SETTLED if moment.turn is None else moment.turn
            for _ in range(_MOST):
                if game.over or game.turn > least + 1:
                    break
                if game.turn >= least and moment.is_now(game.state):
                    return game
                game.choose(game.count - 1)
        raise TefudaError(
            f"the game does not come to {moment.rule} there while nobody does anything; "
            "begin at an earlier moment and play to it")


class Layer:
    """Exchanges the cards of a game for those of a position."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.g = game.state
        self.position = position
        settings: dict[str, Any] = position.names.settings
        self.lying = {place: take_entries(Cursor(f"1 any {words}"), position.names)[0]
                      for place, words in settings.get("lying", {}).items()}
        self.tokens: dict[str, int] = settings.get("tokens", {})
        self.first: dict[str, int] = {}
        for number, it in enumerate(game.match.prints):
            self.first.setdefault(it.card.number, number)

    def lay_out(self) -> None:
        g = self.g
        wished = {wish.place for wish in self.position.wishes}
        for place, cards in enumerate(g.zones):
            for card in tuple(cards):
                # What is no card (a token that the rules made) stays unless something is said about its place.
                if card not in g.data or place in wished:
                    _take_out(g, card)
        _forget(g)
        tied: list[tuple[int, Entry, int]] = []
        for wish in self.position.wishes:
            with self.position.scenario.at(wish.line):
                tied += self._fill(wish)
        for card, entry, line in tied:
            with self.position.scenario.at(line):
                g.host[card] = self._host(card, entry)
        self._remember()
        g.needs_rule_check = True
        g.machine.player = NOBODY
        # The step that asks asks anew, now among these cards.
        run(g)
        with self.position.scenario.at(self.position.scenario.line_of("turn")):
            self._need_free_choice()

    def _need_free_choice(self) -> None:
        g = self.g
        rule = self.position.moment.rule
        if g.over or not self.position.moment.is_now(g):
            raise TefudaError(
                f"in this position nobody is asked at {rule}: there is nothing to choose; "
                "give the player a card with which something could be done, or begin at another moment")
        # A choice among cards that has begun speaks of the cards that lay there before.
        for code in g.options:
            for operand, number in zip(g.book.verbs[kind_of(code)].operands, (first_of(code), second_of(code))):
                if operand == "card" and g.zone_of[number] < 0:
                    raise TefudaError(
                        f"at {rule} a choice among cards has already begun; "
                        "begin at the moment before it and play to it")

    def _fill(self, wish: Wish) -> list[tuple[int, Entry, int]]:
        """Lay out one place; gives the cards that are to be tied to others."""
        layout = self.g.book.layout
        if self.g.closed[wish.place] and wish.entries:
            raise TefudaError(f"player {wish.player + 1} has no {layout.place_name(wish.place)} in this game")
        tied: list[tuple[int, Entry, int]] = []
        # The first of a pile is its top, which is the end of the list.
        for entry in reversed(wish.entries) if is_pile(self.g, wish.place) else wish.entries:
            for _ in range(entry.count):
                card = self._lay(wish, entry)
                if entry.host:
                    tied.append((card, entry, wish.line))
        return tied

    def _lay(self, wish: Wish, entry: Entry) -> int:
        g = self.g
        number = self.position.number_of(entry, wish.place)
        printed = self.first[number]
        if entry.other_face:
            printed = g.table.other_face[printed]
            if printed < 0:
                raise TefudaError(f"{number} has no other face")
        if self.position.names.all_cards[number].type.endswith("token"):
            card = create(g, wish.place, wish.player, (self.tokens.get(number, 0),), 0, printed)
        else:
            card = bring(g, wish.player, printed, wish.place)
        usual = self.lying.get(g.book.layout.zone(wish.place).name, Entry())
        g.flags[card] = usual.on & ~entry.off | entry.on
        g.damage[card] = entry.damage or 0
        g.since[card] = g.clock if entry.new else 0
        return card

    def _host(self, card: int, entry: Entry) -> int:
        g = self.g
        for other in range(len(g.zone_of)):
            if other == card or g.zone_of[other] < 0 or g.prints[other] < 0:
                continue
            if g.controller[other] == g.controller[card] and (
                    self.game.match.printed(g.prints[other]).card.number in entry.host):
                return other
        raise TefudaError(f"{entry.host[0]} is not on the table of player {g.controller[card] + 1}; lay it out too")

    def _remember(self) -> None:
        """``remembered: grade at start 3``: what the rules noted earlier in the turn."""
        scenario = self.position.scenario
        if "remembered" not in scenario.facts:
            return
        registers = {fold(name): number for number, name in enumerate(self.g.book.registers)}
        with scenario.at(scenario.line_of("remembered")):
            cursor = Cursor(scenario.fact("remembered"))
            while True:
                register = cursor.take_name(registers)
                if register is None:
                    raise cursor.unknown("register", registers, f"one of {', '.join(registers)} and a number")
                number = cursor.take(r"=? ?(-?\d+)")
                if number is None:
                    raise TefudaError("a number is wanted behind what is remembered")
                self.g.registers[register] = int(number[1])
                if not cursor.comma():
                    break
            cursor.need_end("a comma and something else that is remembered")


def is_pile(g: State, place: int) -> bool:
    """Whether cards are counted from the top: where their order matters, or nobody sees them."""
    return g.book.layout.zone(place).ordered or g.book.up_mask[place] == 0


def _take_out(g: State, card: int) -> None:
    """Take a card or token out of the game as if it had never been there; its number is free again."""
    place = g.zone_of[card]
    g.zones[place] = without(g.zones[place], card)
    g.data.pop(card, None)
    g.zone_of[card] = -1
    g.obj[card] = 0
    g.host[card] = -1
    g.flags[card] = 0
    g.free += (card,)


def _forget(g: State) -> None:
    """Nothing that was said about cards which are gone goes on to apply."""
    g.pending = []
    g.effects, g.delayed, g.used, g.marks, g.seen, g.counters, g.barred, g.barring = (), (), (), (), (), (), (), ()
    g.notes, g.last = {}, {}
    g.back = None
    g.derived.cards_changed()
