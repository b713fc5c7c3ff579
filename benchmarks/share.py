"""What texts cost: a game without and with them, played in turns.

Measured one after the other, whatever else the machine does may hit just one of them. So each plays in a process of
its own, and they take turns, a few games at a time: what disturbs one disturbs the other. Before a piece is timed a
few games are played that are not, since the other game has had the caches meanwhile. The pieces of both take about as
long: a longer one is less likely to be left undisturbed.
"""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Final

from measure import TEXTS, pairings, play

PIECES: Final = 6
# In a piece; a game with texts takes nearly twice as long.
GAMES: Final = 15
GAMES_WITH_TEXTS: Final = 9
WARM_UP: Final = 3


class Player:
    """A process that plays pieces of one game when it is told to."""

    def __init__(self, game: str, path: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, game], env={**os.environ, "PYTHONPATH": str(path)}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.times: list[list[float]] = [[] for _ in range(PIECES)]

    def play(self, piece: int) -> None:
        """Play a piece and keep the seconds that a decision took."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(piece, file=self.process.stdin, flush=True)
        self.times[piece].append(float(self.process.stdout.readline()))

    def end(self) -> None:
        self.process.communicate()


def share(game: str, path: Path, repeats: int) -> tuple[float, float]:
    """The decisions/s of a game with texts, as a share of those without: by the best times and by the middle ones."""
    without, with_texts = Player(game.removesuffix(TEXTS), path), Player(game, path)
    for _ in range(repeats):
        for piece in range(PIECES):
            without.play(piece)
            with_texts.play(piece)
    without.end()
    with_texts.end()
    best = sum(map(min, without.times)) / sum(map(min, with_texts.times))
    middle = sum(map(median, without.times)) / sum(map(median, with_texts.times))
    return best, middle


def seconds_a_decision(game: str, piece: int) -> float:
    """Each piece has a pairing, and seeds of its own where there are fewer pairings than pieces."""
    pairs = pairings(game)
    decks = pairs[piece % len(pairs)]
    games = GAMES_WITH_TEXTS if game.endswith(TEXTS) else GAMES
    first_seed = piece // len(pairs) * games
    play(game, decks, WARM_UP, first_seed)
    start = time.perf_counter()
    decisions, _ = play(game, decks, games, first_seed)
    return (time.perf_counter() - start) / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a piece for each number that comes in.")
    parser.add_argument("game")
    game = parser.parse_args().game
    for line in sys.stdin:
        print(seconds_a_decision(game, int(line)), flush=True)


if __name__ == "__main__":
    main()
