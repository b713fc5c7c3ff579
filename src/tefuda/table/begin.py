"""Before the first question: which game, which decks, who sits where."""
from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..agents import make_agent
from ..kernel.errors import TefudaError
from ..play.game import Game
from ..rulebooks.rulebook import GAMES, Rulebook, rulebook
from .answers import numbers_of, plain
from .console import Console
from .files import read_game
from .session import Opponent, Seats

FRIEND: Final = "friend"


def ask_game(console: Console) -> str:
    """Let the person pick one of the games."""
    titles = [f"{rulebook(name).title(console.lang)} ({name})" for name in GAMES]
    return GAMES[_ask_number(console, "which_game", titles, None)]


def _ask_number(console: Console, question: str, texts: Sequence[str], default: int | None) -> int:
    """One of a numbered list, counted from 0; an empty line is for the default, where there is one."""
    console.line(console.text("session", question), style="ask")
    for number, text in enumerate(texts, 1):
        enter = f"  {console.text('table', 'enter')}" if number - 1 == default else ""
        console.line(text + enter, lead=f"{number:>3}  ")
    while True:
        line = plain(console.ask())
        if not line and default is not None:
            return default
        numbers = numbers_of(line)
        if numbers is not None and len(numbers) == 1 and 1 <= numbers[0] <= len(texts):
            return numbers[0] - 1
        console.complain("choose_one", count=len(texts))


def find_seats(against: str, seat: str, seed: int) -> Seats:
    """Who sits where; a random seat follows from the seed, as everything by chance does."""
    if against == FRIEND:
        return Seats((None, None), against)
    program: Opponent = make_agent(against, seed)
    first = random.Random(seed).random() < 0.5 if seat == "random" else seat == "1"
    return Seats((None, program) if first else (program, None), against)


def find_decks(console: Console, book: Rulebook, given: Sequence[str], seats: Seats) -> list[str]:
    """The decks of players 1 and 2. The one named first is the person's own; a person is asked for missing ones."""
    if len(given) > 2:
        raise TefudaError(f"{len(given)} decks: a game takes two, one for each player")
    decks = list(given)
    names = list(book.decks)
    questions = ("which_deck_1", "which_deck_2") if seats.friends else ("which_own_deck", "which_other_deck")
    for place in range(len(decks), 2):
        default = next((number for number, name in enumerate(names) if name not in decks), 0)
        if console.live:
            texts = [f"{deck.name.pick(console.lang)} ({name})" for name, deck in book.decks.items()]
            default = _ask_number(console, questions[place], texts, default)
        decks.append(names[default])
    return decks if seats.programs[0] is None else decks[::-1]


def new_game(console: Console, name: str, given: Sequence[str], seats: Seats, seed: int) -> Game:
    """Lay out a new game and say which it is."""
    book = rulebook(name)
    game = Game.new(name, find_decks(console, book, given, seats), seed)
    deck1, deck2 = (deck.name.pick(console.lang) for deck in game.match.decks)
    console.say("begin", game=book.title(console.lang), deck1=deck1, deck2=deck2, seed=seed)
    return game


def load_game(console: Console, path: Path, name: str | None) -> Game:
    """Go on with a saved game."""
    game = read_game(path)
    if name not in (None, game.rulebook.name):
        raise TefudaError(f"{path} is a game of {game.rulebook.name}, not of {name}; leave {name} out")
    console.say("loaded", game=game.rulebook.title(console.lang), file=path)
    return game
