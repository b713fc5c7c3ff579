"""Random play to the end, in one call: for rollouts, fuzzing and measuring."""
from __future__ import annotations

from typing import Callable

from .machine import answer
from ..state.state import State


def playout(g: State, chance: Callable[[], float], most: int, history: list[int]) -> int:
    """Choose by ``chance`` (numbers from 0 up to 1) until the game is over or ``most`` decisions are made.

    The numbers of the chosen options go to ``history``. Gives how many there were.
    """
    before = len(history)
    for _ in range(most):
        if g.over:
            break
        options = g.options
        index = int(chance() * len(options))
        history.append(index)
        answer(g, options[index])
    return len(history) - before
