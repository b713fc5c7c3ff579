"""Plays pieces of games when it is told to, with whatever Tefuda is on the path, and tells how long they took.

``compare.py`` runs this with two versions whose insides differ, so it uses only what every version offers: ``Game``.

What it is to do comes as JSON: the game, pairs of decks, and how many games a piece has. Then each line that comes in
is a word and a number, and is answered by a line of JSON.
"""
from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from tefuda import Game

# Games that are played before a piece is timed: another process has had the caches meanwhile.
WARM_UP: Final = 3
# After so many decisions of a game it is copied and imagined, each so often in a go.
POSITIONS: Final = (10, 60, 110)
CLONES: Final = 200
IMAGINED: Final = 50


class Pieces:
    """The games from their first decision on; those of a piece are dealt before it is timed, and only once."""

    def __init__(self, game: str, pairs: list[list[str]], games: int) -> None:
        self.game = game
        self.pairs = pairs
        self.games = games
        self.dealt: dict[tuple[int, int], Game] = {}
        self.rng = random.Random(0)

    def deal(self, pair: int, seed: int) -> Game:
        if (pair, seed) not in self.dealt:
            self.dealt[pair, seed] = Game.new(self.game, self.pairs[pair], seed)
        return self.dealt[pair, seed].clone()

    def play(self, piece: int) -> dict[str, Any]:
        """Each piece has a pairing, and seeds of its own where there are fewer pairings than pieces."""
        pair = piece % len(self.pairs)
        first = piece // len(self.pairs) * self.games
        for seed in range(first, first + min(WARM_UP, self.games)):
            self.deal(pair, seed).playout(random.Random(seed))
        ready = [(self.deal(pair, seed), random.Random(seed)) for seed in range(first, first + self.games)]
        start = time.perf_counter()
        decisions = sum([game.playout(rng) for game, rng in ready])
        seconds = time.perf_counter() - start
        return {"seconds": seconds / decisions, "decisions": decisions}

    def position(self, number: int) -> Game:
        game = self.deal(0, 5)
        game.playout(random.Random(1), POSITIONS[number])
        return game

    def clone(self, number: int) -> dict[str, Any]:
        game = self.position(number)
        return {"seconds": _each(game.clone, CLONES)}

    def imagine(self, number: int) -> dict[str, Any]:
        game = self.position(number)
        return {"seconds": _each(lambda: game.imagine(0, self.rng), IMAGINED)}


def _each(work: Callable[[], object], times: int) -> float:
    """Seconds for one call."""
    work()
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def build() -> dict[str, Any]:
    """Which Tefuda this is: where it lies, and whether its kernel is compiled."""
    files = [str(getattr(it, "__file__", "")) for name, it in sys.modules.items() if name.startswith("tefuda.kernel.")]
    return {"path": str(sys.modules["tefuda"].__file__), "compiled": any(not it.endswith(".py") for it in files)}


def main() -> None:
    work = json.loads(sys.stdin.readline())
    pieces = Pieces(work["game"], work["pairs"], work["games"])
    print(json.dumps(build()), flush=True)
    deeds: dict[str, Callable[[int], dict[str, Any]]] = {
        "play": pieces.play, "clone": pieces.clone, "imagine": pieces.imagine}
    for line in sys.stdin:
        word, number = line.split()
        print(json.dumps(deeds[word](int(number))), flush=True)


if __name__ == "__main__":
    main()
