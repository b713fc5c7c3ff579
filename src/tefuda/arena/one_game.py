"""One game of a series, from its number alone, so that it comes out the same in whichever process it is played."""
from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from ..agents import make_agent
from ..cards.decks import DeckList
from ..play.game import Game
from ..play.match import Match, find_match

# Events after the one that decided the game, and both players' losing at the same time.
_LAST_EVENTS = 8


@dataclass(frozen=True)
class Series:
    """What all games of a simulation have in common. Deck 0 is played by agent 0, deck 1 by agent 1."""

    game: str
    decks: tuple[DeckList, DeckList]
    agents: tuple[str, str]
    seed: int


@dataclass(frozen=True)
class Outcome:
    """How one game went. Decks are 0 and 1, whichever seats they had."""

    number: int
    seed: int
    # Whether deck 0 sat in the second seat.
    swapped: bool
    first: int
    winner: int | None
    turns: int
    decisions: int
    # Why the game ended, and by which paragraph.
    reason: str
    rule: str


def play(series: Series, number: int) -> Outcome:
    """Play game ``number`` of the series. The decks change seats with every game."""
    swapped = number % 2 == 1
    match = _matches(series)[swapped]
    seed = derive(series.seed, number, "cards")
    game = Game(match, seed, match.deal(seed), [])
    agents = [make_agent(name, derive(series.seed, number, f"agent {deck}"))
              for deck, name in enumerate(series.agents)]
    seats = agents[::-1] if swapped else agents
    while game.player is not None:
        game.choose(seats[game.player].choose(game))
    winner = None if game.winner is None else game.winner ^ swapped
    reason, rule = _end(game)
    return Outcome(number, seed, swapped, game.state.first_player ^ swapped, winner, game.turn, len(game.history),
                   reason, rule)


def derive(seed: int, number: int, purpose: str) -> int:
    """A seed for one purpose in one game; near seeds and numbers give unrelated ones."""
    digest = hashlib.sha256(f"{seed} {number} {purpose}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


@lru_cache(maxsize=4)
def _matches(series: Series) -> tuple[Match, Match]:
    """The match with the decks as given, and with the players' seats exchanged."""
    return find_match(series.game, series.decks), find_match(series.game, series.decks[::-1])


def _end(game: Game) -> tuple[str, str]:
    """Why the game ended and by which paragraph: what is said of the loss, or of both where both lost."""
    latest = list(game.events(since=max(0, game.event_count - _LAST_EVENTS)))
    losses = [event for event in latest if event.kind == "lost"] or latest[-1:]
    return " + ".join(sorted({event.reason for event in losses})), losses[-1].rule
