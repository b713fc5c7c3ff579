"""What texts cost: a game with them and others without, played in turns.

Measured one after the other, whatever else the machine does may hit just one of them. So each plays in a process of
its own, and they take turns, a few games at a time: what disturbs one disturbs the other. Before a piece is timed a
few games are played that are not, since the other game has had the caches meanwhile. The pieces of all take about as
long: a longer one is less likely to be left undisturbed. Each round has other games, and new processes: where things
lie in the memory of one makes it quicker or slower for good, by some percent.
"""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

from measure import BARE, REAL, TEXTS, game_of, pairings, play

PIECES: Final = 6
# How often each of them is played in a round.
REPEATS: Final = 10
# In a piece; a game with texts takes nearly twice as long, one with real cards some four times.
GAMES: Final = 15
GAMES_WITH: Final = {TEXTS: 9, REAL: 4, BARE: 12}
WARM_UP: Final = 3


class Player:
    """A process that plays the pieces of one game in a round when it is told to."""

    def __init__(self, game: str, path: Path, number: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, game], env={**os.environ, "PYTHONPATH": str(path)}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.first_piece = number * PIECES
        self.times: list[list[float]] = [[] for _ in range(PIECES)]

    def play(self, piece: int) -> None:
        """Play a piece and keep the seconds that a decision took."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(self.first_piece + piece, file=self.process.stdin, flush=True)
        self.times[piece].append(float(self.process.stdout.readline()))

    def end(self) -> None:
        self.process.communicate()


def share(game: str, others: Sequence[str], path: Path, rounds: int) -> list[tuple[float, float]]:
    """The decisions/s of a game as a share of those of some others, each by the best times and by the middle ones."""
    players: list[list[Player]] = [[] for _ in range(len(others) + 1)]
    for number in range(rounds):
        for row, name in zip(players, (game, *others)):
            row.append(Player(name, path, number))
        take_turns([row[-1] for row in players])
    return [
        (seconds(row, min) / seconds(players[0], min), seconds(row, median) / seconds(players[0], median))
        for row in players[1:]]


def take_turns(players: Sequence[Player]) -> None:
    for _ in range(REPEATS):
        for piece in range(PIECES):
            for player in players:
                player.play(piece)
    for player in players:
        player.end()


def seconds(players: list[Player], pick: Callable[[list[float]], float]) -> float:
    """For a decision of each piece, by one of the times that it took."""
    return sum(pick(times) for player in players for times in player.times)


def seconds_a_decision(game: str, piece: int) -> float:
    """Each piece has a pairing, and seeds of its own where there are fewer pairings than pieces."""
    pairs = pairings(game)
    decks = pairs[piece % len(pairs)]
    games = GAMES_WITH.get(game.removeprefix(game_of(game)), GAMES)
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
