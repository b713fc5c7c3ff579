"""The record of a game: seed, decks and actions as text, with fingerprints of what played it.

A record replays to the same game or says where it does not.
"""
from __future__ import annotations

import json
from typing import Any, Final

from ..cards.decks import DeckList
from ..cards.text import Text
from ..kernel.errors import TefudaError
from .errors import IllegalAction
from .game import Game
from .match import Match, find_match, source_hash
from .notation import action_text

FORMAT: Final = "tefuda record 1"
_KEYS: Final = ("format", "game", "seed", "decks", "engine", "rules", "cards", "actions", "result")


class Record:
    """A finished or unfinished game, ready to be written down."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    @property
    def actions(self) -> list[str]:
        return list(self.data["actions"])

    def dumps(self) -> str:
        """The record as JSON text."""
        return json.dumps(self.data, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record, or say what is wrong with it."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise TefudaError(f"this is no record: {error}") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise TefudaError(f'this is no record: it lacks "format": "{FORMAT}"')
        missing = [key for key in _KEYS if key not in data]
        if missing:
            raise TefudaError(f"the record lacks {', '.join(missing)}: it is damaged or cut off")
        _check_types(data)
        return cls(data)

    def differences(self) -> list[str]:
        """Which of engine, rules and cards are not those that the game was played with."""
        game = self._begin()
        now = fingerprints(game.match)
        return [key for key in ("engine", "rules", "cards") if now[key] != self.data[key]]

    def replay(self, upto: int | None = None) -> Game:
        """Play the actions again (the first ``upto`` of them). The result must come out the same."""
        game = self._begin()
        actions = self.data["actions"]
        for number, text in enumerate(actions[:upto]):
            try:
                game.apply(text)
            except IllegalAction as error:
                raise TefudaError(f"action {number + 1} of the record does not fit: {error}") from None
        if (upto is None or upto >= len(actions)) and result_of(game) != self.data["result"]:
            raise TefudaError(
                f"the record says {self.data['result']!r} but replaying it gives {result_of(game)!r}: "
                f"it was played with another {' and '.join(self.differences()) or 'history'}")
        return game

    def _begin(self) -> Game:
        match = find_match(self.data["game"], [deck_from(deck) for deck in self.data["decks"]])
        seed = self.data["seed"]
        return Game(match, seed, match.deal(seed), [])


def _check_types(data: dict[str, Any]) -> None:
    if not isinstance(data["game"], str):
        raise TefudaError(f"the record's game is {data['game']!r}: it must be a name")
    if not isinstance(data["seed"], int):
        raise TefudaError(f"the record's seed is {data['seed']!r}: it must be a whole number")
    actions = data["actions"]
    if not isinstance(actions, list) or not all(isinstance(it, str) for it in actions):
        raise TefudaError("the record's actions must be a list of texts")
    decks = data["decks"]
    if not isinstance(decks, list) or len(decks) != 2 or not all(isinstance(it, dict) for it in decks):
        raise TefudaError("the record's decks must be two decks")


def record_of(game: Game) -> Record:
    """The record of a game so far."""
    actions: list[str] = []
    again = Game(game.match, game.seed, game.match.deal(game.seed), [])
    for index in game.history:
        if index < 0:
            actions.append(f"concede {-1 - index}")
            again.concede(-1 - index)
            continue
        g = again.state
        actions.append(action_text(g, g.player, g.options[index]))
        again.choose(index)
    return Record({
        "format": FORMAT, "game": game.rulebook.name, "seed": game.seed,
        "decks": [deck_data(deck) for deck in game.match.decks],
        **fingerprints(game.match), "actions": actions, "result": result_of(game),
    })


def fingerprints(match: Match) -> dict[str, str]:
    return {
        "engine": source_hash("kernel"), "rules": source_hash(f"rulebooks/{match.rulebook.name}"),
        "cards": match.cards_hash,
    }


def result_of(game: Game) -> str:
    if not game.over:
        return "unfinished"
    return "draw" if game.winner is None else f"player {game.winner} won"


def deck_data(deck: DeckList) -> dict[str, Any]:
    return {"game": deck.game, "name": [deck.name.ja, deck.name.en],
            "parts": {part: dict(cards) for part, cards in deck.parts.items()}, "sets": list(deck.sets)}


def deck_from(data: dict[str, Any]) -> DeckList:
    """A deck out of a record or save."""
    try:
        ja, en = data["name"]
        parts = {str(part): {str(number): int(count) for number, count in cards.items()}
                 for part, cards in data["parts"].items()}
        sets = tuple(str(it) for it in data.get("sets", ()))
        return DeckList(str(data["game"]), Text(str(ja), str(en)), parts, sets=sets)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise TefudaError("a deck in this file is damaged") from None
