"""The greedy player, once for all games: it takes what leaves it best off at the end of the turn.

It thinks on a copy of the game in which all that it can't know is dealt out
anew, so it can't peek. There it tries each action, and the actions after the
most promising ones, and lets the rest of the turn go by without doing more.
What "best off" means is each rulebook's ``worth.toml``.
"""
from __future__ import annotations

import heapq
import random
from typing import Final

from ..kernel.codes import kind_of
from ..play.game import Game
from .worth import Worth, worth

# How many positions are judged for a choice, beyond one for each action.
_BUDGET: Final = 16
# A turn that takes longer to go by is judged where it stands.
_LONGEST: Final = 60


class GreedyAgent:
    """Looks to the end of the turn and no farther."""

    def __init__(self, seed: int, budget: int = _BUDGET) -> None:
        self._rng = random.Random(seed)
        self._budget = budget

    def choose(self, game: Game) -> int:
        if game.count == 1:
            return 0
        player = game.player
        assert player is not None
        world = game.imagine(player, self._rng)
        return _Search(world, player, self._rng, worth(game.rulebook.name)).run(self._budget)


class _Search:
    """Best first: what looks best so far is looked at further, until the budget is spent."""

    def __init__(self, world: Game, player: int, rng: random.Random, prices: Worth) -> None:
        self._world = world
        self._player = player
        self._turn = world.turn
        self._rng = rng
        self._prices = prices
        self._open: list[tuple[float, float, int, Game]] = []
        # The best that each action can lead to.
        self._best = [(float("-inf"), 0.0)] * world.count

    def run(self, budget: int) -> int:
        # Who gains nothing by it does nothing; other ties are for chance.
        nothing = doing_nothing(self._world)
        for index in range(self._world.count):
            self._try(self._world, index, index, 1.0 if index == nothing else self._rng.random())
        while self._open and budget > 0:
            _, _, root, game = heapq.heappop(self._open)
            budget -= game.count
            for index in range(game.count):
                self._try(game, index, root, self._rng.random())
        return max(range(len(self._best)), key=self._best.__getitem__)

    def _try(self, game: Game, index: int, root: int, luck: float) -> None:
        """Do an action on a copy, judge where it leads, and keep it if the player is to choose again.

        Luck decides between equals.
        """
        after = game.clone()
        after.choose(index)
        going = self._go_on(after, False)
        end = after
        if going:
            end = after.clone()
            self._go_on(end, True)
        judged = self._prices.of(end.state, self._player)
        self._best[root] = max(self._best[root], (judged, luck))
        if going:
            heapq.heappush(self._open, (-judged, luck, root, after))

    def _go_on(self, game: Game, to_the_end: bool) -> bool:
        """Let the turn go by, up to its end or to a choice of the player's; says whether there is one."""
        for _ in range(_LONGEST):
            if game.over or game.turn != self._turn:
                return False
            if not to_the_end and game.player == self._player and game.count > 1:
                return True
            game.choose(doing_nothing(game) or 0)
        return False


def doing_nothing(game: Game) -> int | None:
    """Which of the actions is to do nothing (more), if there is such a one.

    It is the last, and says nothing about what it is done with.
    """
    g = game.state
    last = len(g.options) - 1
    return None if g.book.verbs[kind_of(g.options[last])].operands else last
