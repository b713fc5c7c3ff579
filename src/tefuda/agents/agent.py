"""What a player that is a program has to be able to do, and those that there are, by name."""
from __future__ import annotations

import random
from typing import Final, Protocol

from ..cards.suggest import nearest
from ..kernel.errors import TefudaError
from ..play.game import Game
from .greedy import GreedyAgent


class Agent(Protocol):
    """A player. It is asked only when it is the one to choose."""

    def choose(self, game: Game) -> int:
        """The number of one of the legal actions. The game is left as it is."""


class RandomAgent:
    """Chooses any legal action, each as likely as the other: the measure of all others."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, game: Game) -> int:
        return self._rng.randrange(game.count)


NAMES: Final = ("random", "greedy")


def make_agent(name: str, seed: int) -> Agent:
    """The agent of that name. Its seed and the games that it is given decide all that it does.

    >>> game = Game.new("dragonball", ["lantern-runners", "bell-bearers"], seed=1)
    >>> make_agent("random", 7).choose(game) < game.count
    True
    """
    if name == "random":
        return RandomAgent(seed)
    if name == "greedy":
        return GreedyAgent(seed)
    near = nearest(name, list(NAMES), 1)
    hint = f", did you mean {near[0]}?" if near else ""
    raise TefudaError(f"there is no agent {name!r}{hint} (the agents are {', '.join(NAMES)})")
