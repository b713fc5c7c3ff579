"""Games to fuzz: every playable game, every pair of its decks, a seed for chance and choices."""
from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, count

from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook

# How often the fuzzer leaves the last option alone: that is the one of doing nothing, where there is one.
_EAGERNESS = (0.0, 0.6, 0.95)


class Case:
    """One game that can be played again exactly: the game, two decks and a seed."""

    def __init__(self, game: str, decks: tuple[str, str], seed: int) -> None:
        self.game = game
        self.decks = decks
        self.seed = seed

    def begin(self) -> Game:
        return Game.new(self.game, self.decks, self.seed)

    def random(self, purpose: str) -> random.Random:
        """Chance for a purpose of its own, so that one check does not change what another one meets."""
        return random.Random(f"{self} {purpose}")

    @property
    def options(self) -> str:
        """What ``python -m tests.fuzz`` needs to play this one game again."""
        return f"--game {self.game} --decks {' '.join(self.decks)} --seed {self.seed} --games 1"

    def __str__(self) -> str:
        return f"{self.game}: {self.decks[0]} against {self.decks[1]}, seed {self.seed}"


class Chooser:
    """Chooses by chance; some games eagerly, some lazily, so that both fights and waiting are met."""

    def __init__(self, case: Case) -> None:
        self._rng = case.random("choices")
        self._eagerness = self._rng.choice(_EAGERNESS)

    def __call__(self, game: Game) -> int:
        count = game.count
        if count > 1 and self._rng.random() < self._eagerness:
            count -= 1
        return self._rng.randrange(count)


def pairs(game: str) -> list[tuple[str, str]]:
    """Every pair of the decks that come with the game, also each against itself."""
    decks = list(rulebook(game).decks)
    return list(combinations_with_replacement(decks, 2))


def cases(games: tuple[str, ...] = GAMES, first_seed: int = 0) -> Iterator[Case]:
    """All pairs of all games with one seed, then with the next and seats changed, without end."""
    for seed in count(first_seed):
        for game in games:
            for one, other in pairs(game):
                yield Case(game, (other, one) if seed % 2 else (one, other), seed)
