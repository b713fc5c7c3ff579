"""A game that can be played: the one object that every client needs.

>>> game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=1)
>>> game
<Game dragonball, turn 0, player 0 to choose by 8-6-3>
>>> game.legal()[-1]
Action('done', '8-6-3-2')
>>> game.apply("done")
>>> game.why_not("play #1").rule
'8-6-3'
"""
from __future__ import annotations

import operator
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..cards.decks import DeckList
from ..kernel.actions.lose import lose
from ..kernel.choices.refusal import refusal
from ..kernel.state.codec import essence, same
from ..kernel.codes import CONCEDED, NOBODY, REFUSALS, first_of, kind_of, second_of
from ..kernel.derived.abilities_now import abilities_of
from ..kernel.continuous.projection import value
from ..kernel.visibility.imagined_worlds import determinize
from ..kernel.errors import EngineError, TefudaError
from ..kernel.events.log import count_entries, note
from ..kernel.machine.machine import answer, run
from ..kernel.machine.playout import playout
from ..kernel.state.state import State
from ..rulebooks.rulebook import Rulebook
from .errors import IllegalAction, WhyNot
from .events import Event, read_events
from .explanation import Explanation, explanation_of, find_object
from .in_force import EffectInForce, effects_on, effects_on_player
from .match import Match, find_match
from .naming import whose_place
from .notation import action_text, parse
from .numbers import number_words
from .prompt import Prompt
from .view import View

if TYPE_CHECKING:
    from .record import Record


class Action:
    """Something that a player may do now. Its text can be given to ``apply`` and is what records hold."""

    __slots__ = ("_game", "code", "index", "moment", "player", "rule", "text", "word")

    def __init__(self, game: Game, index: int) -> None:
        g = game.state
        self.code = g.options[index]
        self.index = index
        self.player = g.player
        self.moment = len(game.history)
        verb = g.book.verbs[kind_of(self.code)]
        self.word = verb.word
        self.rule = verb.rule
        self.text = action_text(g, g.player, self.code)
        self._game = game

    def words(self, lang: str = "en") -> str:
        """The action as a sentence for the player who may do it."""
        return describe(self._game, self.player, self.code, lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text and self.player == other.player

    def __hash__(self) -> int:
        return hash((self.text, self.player))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r}, {self.rule!r})"


class Game:
    """One game between two players, 0 and 1, at a decision or over.

    Everything about a game is in its ``state``, flat data; a ``Game`` adds the
    cards' words, the history and the checks in front of every change.
    """

    __slots__ = ("history", "match", "seed", "state")

    def __init__(self, match: Match, seed: int, state: State, history: list[int]) -> None:
        self.match = match
        self.seed = seed
        self.state = state
        # The number of the option chosen at each decision; -1 and -2 are players 0 and 1 conceding.
        self.history = history

    @classmethod
    def new(cls, game: str, decks: Sequence[str | Path | DeckList], seed: int = 0, *, checked: bool = False) -> Game:
        """Begin a game: its name, a deck for each player (a name, a file or a ``DeckList``), a seed.

        A ``checked`` game compares, at every decision, all that is kept for speed with what is found anew, and so do
        its
        copies: slow, and an error at the first difference.

        >>> Game.new("gateruler", ["moss-and-glass", "moonshadow-line"], seed=3).over
        False
        """
        try:
            seed = operator.index(seed)
        except TypeError:
            raise TefudaError(f"the seed is {seed!r}: it must be a whole number") from None
        match = find_match(game, decks)
        state = match.deal(seed)
        state.derived.checked = checked
        return cls(match, seed, state, [])

    # What there is to know

    @property
    def rulebook(self) -> Rulebook:
        return self.match.rulebook

    @property
    def player(self) -> int | None:
        """Who chooses now, or None when the game is over."""
        return None if self.state.player == NOBODY else self.state.player

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winner(self) -> int | None:
        """Who won; None while the game goes on and for a draw."""
        return {1: 1, 2: 0}.get(self.state.losers) if self.over else None

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def rule(self) -> str:
        """The paragraph that is being carried out."""
        return self.state.rule()

    @property
    def prompt(self) -> Prompt | None:
        """The open question, or None when the game is over."""
        return None if self.over else Prompt(self.state, self.match)

    @property
    def count(self) -> int:
        """How many legal actions there are: what ``choose`` takes a number below."""
        return len(self.state.options)

    def legal(self) -> list[Action]:
        """All that the player whose turn it is to choose may do; where it exists, doing nothing is last."""
        return [Action(self, index) for index in range(len(self.state.options))]

    def view(self, player: int) -> View:
        """The table as a player sees it, and nothing more."""
        return View(self.state, self.match, _player(player))

    def events(self, player: int | None = None, since: int = 0) -> Iterator[Event]:
        """What happened so far, as a player saw it (None: all of it), from event number ``since`` on."""
        return read_events(self.state, self.match, player, since)

    def explain(self, card: str, about: str, player: int | None = None) -> Explanation:
        """How what a card is now comes about: printed, each change with its source, rule and duration, and the result.

        ``card`` is its number on the table, such as ``"#41"``; ``about`` the name of a number, a label such as a name
        or trait, ``"abilities"``, or ``"prohibitions"``; all as a player knows it (None: all of it).
        """
        return explanation_of(self.state, self.match, find_object(self.state, card, player), about, player)

    def effects(self, card: str | int, player: int | None = None) -> list[EffectInForce]:
        """What is so of a card now that is not printed on it, with its source, its rule and how long.

        ``card`` is its number on the table, or 0 or 1 for a player; as a player knows it (None: all of it).
        """
        if isinstance(card, int):
            return effects_on_player(self.state, self.match, _player(card), player)
        return effects_on(self.state, self.match, find_object(self.state, card, player), player)

    @property
    def event_count(self) -> int:
        return count_entries(self.state)

    def why_not(self, action: Action | str) -> WhyNot | None:
        """Why the action can't be done now, or None if it can.

        >>> game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=1)
        >>> game.why_not("attack")
        WhyNot('attack', '8-6-3', 'this choice is only among what is offered')
        """
        text = str(action)
        if isinstance(action, Action) and action.moment != len(self.history):
            return self._refuse(text, "stale", self.rule, then=action.moment + 1, now=len(self.history) + 1)
        if self.over:
            return self._refuse(text, "over", self.rulebook.book.cites["win"])
        codes = parse(self.state, self.state.player, text)
        if not codes:
            return self._refuse(text, "unknown", self.rule)
        if any(code in self.state.options for code in codes):
            return None
        reasons = [(refusal(self.state, code), code) for code in codes]
        reason, code = max(reasons)
        if not reason:
            raise EngineError(f"{text} is no option at {self.rule}, and nothing is opposed to it")
        rule = self.state.book.refusals[reason]
        return self._refuse(text, refusal_words(self.rulebook, reason), rule, **_facts(self, code))

    def _refuse(self, text: str, key: str, rule: str, **facts: object) -> WhyNot:
        words = self.rulebook.words
        ja, en = (words.say("refusals", key, lang, **facts) for lang in ("ja", "en"))
        return WhyNot(text, rule, ja, en)

    # Playing

    def apply(self, action: Action | str) -> None:
        """Do a legal action and go on to the next decision. Anything else raises and changes nothing.

        ``concede 0`` and ``concede 1`` are always accepted.
        """
        if isinstance(action, str) and action.startswith("concede "):
            self.concede(_conceding(action))
            return
        why = self.why_not(action)
        if why is not None:
            raise IllegalAction(why)
        for code in parse(self.state, self.state.player, str(action)):
            if code in self.state.options:
                self.choose(self.state.options.index(code))
                return

    def choose(self, index: int) -> None:
        """Do the legal action of that number: the fast way, for those who count rather than read."""
        g = self.state
        if not 0 <= index < len(g.options):
            raise TefudaError(f"there is no action {index}: there are {len(g.options)}, counted from 0")
        self.history.append(index)
        answer(g, g.options[index])

    def playout(self, rng: random.Random, most: int = 1_000_000) -> int:
        """Play on at random to the end (or for ``most`` decisions); gives the number of decisions made.

        >>> game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=1)
        >>> game.playout(random.Random(1)) > 100, game.over
        (True, True)
        """
        return playout(self.state, rng.random, most, self.history)

    def concede(self, player: int) -> None:
        """A player gives up, at any time and whoever's choice it is. Nothing can prevent or replace it."""
        g = self.state
        _player(player)
        if self.over:
            raise TefudaError("the game is over: there is nothing to concede")
        self.history.append(-1 - player)
        note(g, CONCEDED, 0, -1, player, -1, 0, 3)
        lose(g, 1 << player, 0)
        run(g)

    # Copies

    def clone(self) -> Game:
        """A copy that goes its own way."""
        return Game(self.match, self.seed, self.state.clone(), self.history.copy())

    def imagine(self, player: int, rng: random.Random) -> Game:
        """A copy in which all that the player can't know is dealt out anew: one way it could be.

        Its history is that of the real game, so it has no record of its own.
        """
        copy = self.clone()
        determinize(copy.state, _player(player), rng.randrange)
        return copy

    def save(self) -> bytes:
        """The game as bytes, to be resumed by ``Game.load`` at this very decision."""
        from .save import save
        return save(self)

    @staticmethod
    def load(raw: bytes) -> Game:
        """The game that ``save`` wrote."""
        from .save import load
        return load(raw)

    @property
    def record(self) -> Record:
        """Seed, decks and actions as stable text: what replays to this game."""
        from .record import record_of
        return record_of(self)

    def __eq__(self, other: object) -> bool:
        """Games are equal if they stand alike and will go on alike, whatever brought them here."""
        return isinstance(other, Game) and self.match.cards_hash == other.match.cards_hash and same(
            self.state, other.state)

    def __hash__(self) -> int:
        return hash(tuple(essence(self.state)))

    def __repr__(self) -> str:
        name = self.rulebook.name
        if self.over:
            return f"<Game {name}, over in turn {self.turn}, {_outcome(self)}>"
        return f"<Game {name}, turn {self.turn}, player {self.player} to choose by {self.rule}>"


def refusal_words(book: Rulebook, reason: int) -> str:
    """Which words a refusal has: some that all games have in common, or those of its paragraph."""
    common = REFUSALS.words()
    if reason < len(common) and book.words.get("refusals", common[reason], "en") is not None:
        return common[reason]
    return book.book.refusals[reason]


def _outcome(game: Game) -> str:
    return "a draw" if game.winner is None else f"player {game.winner} won"


def _player(player: int) -> int:
    if player not in (0, 1):
        raise TefudaError(f"there is no player {player}: the players are 0 and 1")
    return player


def _conceding(text: str) -> int:
    word = text.removeprefix("concede ").strip()
    if word not in ("0", "1"):
        raise TefudaError(f"{text}: say who concedes, concede 0 or concede 1")
    return int(word)


def _facts(game: Game, code: int) -> dict[str, object]:
    """What a refusal may want to say: the numbers of the card, and how many cards lie where."""
    g = game.state
    facts: dict[str, object] = {}
    layout = g.book.layout
    for place in range(layout.count):
        if layout.player[place] == g.player:
            facts[layout.place_name(place)] = len(g.zones[place])
    operands = g.book.verbs[kind_of(code)].operands
    card = first_of(code)
    if operands and operands[0] == "card" and g.prints[card] >= 0:
        for number, name in enumerate(g.book.attributes):
            facts[name] = value(g, card, number)
    return facts


def describe(game: Game, player: int, code: int, lang: str) -> str:
    """An action in words, with the names of its cards and places."""
    g = game.state
    words = game.rulebook.words
    verb = g.book.verbs[kind_of(code)]
    named: list[str] = []
    for operand, number in zip(verb.operands, (first_of(code), second_of(code))):
        if operand == "card":
            named.append(_card_words(game, player, number, lang))
        elif operand == "place":
            named.append(whose_place(game.match, player, number, lang))
        elif operand == "ability":
            named.append(game.match.ability_text(abilities_of(g, first_of(code))[number], lang))
        else:
            named.append(number_words(g, game.match, number, lang))
    # A word that is done to different things may have a wording for each: "play card place".
    key = " ".join([verb.word, *verb.operands])
    key = key if words.get("actions", key, lang) is not None else verb.word
    return words.say("actions", key, lang, **dict(zip(("one", "two"), named)))


def _card_words(game: Game, player: int, card: int, lang: str) -> str:
    g = game.state
    words = game.rulebook.words
    text = action_text(g, player, 2 | card << 8).removeprefix("pick ")
    if g.prints[card] < 0:
        return words.say("processes", str(g.data[card][0]), lang) + f" {text}"
    if text.startswith("#"):
        return f"{game.match.printed(g.prints[card]).face.name.pick(lang)} {text}"
    zone, _, depth = text.rpartition(".")
    zone_words = words.say("zones", zone.removeprefix("enemy."), lang)
    return words.say("cards", "nth", lang, zone=zone_words, n=depth)
