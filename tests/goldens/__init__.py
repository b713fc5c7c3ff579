"""Golden playthroughs: for each game a recorded one with every decision, event and rule number.

``python -m tests.goldens`` writes them anew; the difference is read in review.
"""
from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tefuda.kernel.state.codec import essence
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import rulebook

FOLDER: Final = Path(__file__).parent
# The seed of the game and of the player who chooses for both, by game: one of moderate length. Else 1.
SEEDS: Final = {"dragonball": 58, "gateruler": 82}


def path_of(game: str) -> Path:
    return FOLDER / f"{game}-1.txt"


def playthrough(name: str) -> str:
    """The whole game as text."""
    decks = list(rulebook(name).decks)[:2]
    seed = SEEDS.get(name, 1)
    game = Game.new(name, decks, seed)
    head = f"{name}: {decks[0]} against {decks[1]}, seed {seed}, both choosing by chance"
    return "\n".join([head, *_lines(game, random.Random(seed))]) + "\n"


def _lines(game: Game, chance: random.Random) -> Iterator[str]:
    told = 0
    turn = -1
    while True:
        for event in game.events(None, told):
            cause = f" of {event.cause}" if event.cause else ""
            yield f"    {event.rule}{cause}: {event.text('en')}"
        told = game.event_count
        if game.over:
            yield f"\n{game!r}, state {_digest(game)}"
            return
        if game.turn != turn:
            turn = game.turn
            yield f"\nturn {turn}, state {_digest(game)}"
        # Only the sequence of random() is promised to stay the same.
        index = int(chance.random() * game.count)
        yield from _decision(game, index)
        game.choose(index)


def _decision(game: Game, index: int) -> Iterator[str]:
    prompt = game.prompt
    assert prompt is not None
    cause = f" of {prompt.cause}" if prompt.cause else ""
    yield f"{len(game.history) + 1}. player {prompt.player} by {prompt.rule}{cause}: {prompt.text('en')}"
    for action in game.legal():
        mark = ">" if action.index == index else " "
        yield f"  {mark} {action.text} ({action.rule}): {action.words('en')}"


def _digest(game: Game) -> str:
    """A fingerprint of all that matters to how the game goes on."""
    return hashlib.sha256(",".join(map(str, essence(game.state))).encode()).hexdigest()[:16]
