"""Thousands of games, in as many processes as wanted. The result does not depend on how many those are."""
from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Final

from ..agents import make_agent
from ..cards.decks import DeckList
from ..kernel.errors import TefudaError
from ..play.match import find_match
from ..rulebooks.rulebook import rulebook
from .one_game import Outcome, Series, play
from .report import Report

# Small enough for a steady progress, large enough to make handing out work cheap.
_CHUNK: Final = 8

Progress = Callable[[int], None]


def simulate(
    game: str, decks: Sequence[str | Path | DeckList], games: int, seed: int = 0, jobs: int = 1,
    agents: Sequence[str] = ("greedy", "greedy"), progress: Progress | None = None,
) -> Report:
    """Play games between two decks, each deck half of the time in each seat.

    ``progress`` is told how many games are over, as they end.

    >>> simulate("dragonball", ["lantern-runners", "bell-bearers"], 2, agents=("random", "random")).games
    2
    """
    series = _series(game, decks, seed, agents)
    if games < 1 or jobs < 1:
        raise TefudaError(f"{games} games in {jobs} processes can't be played: give at least 1 of each")
    outcomes: list[Outcome] = []
    for outcome in _play_all(series, games, min(jobs, games)):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes))
    return Report(series, outcomes)


def _series(game: str, decks: Sequence[str | Path | DeckList], seed: int, agents: Sequence[str]) -> Series:
    """What is to be played; all that can be wrong with it is found here, before any process starts."""
    book = rulebook(game)
    if len(decks) != 2 or len(agents) != 2:
        raise TefudaError(f"a simulation needs two decks and two agents, not {len(decks)} and {len(agents)}")
    for agent in agents:
        make_agent(agent, 0)
    found = (book.deck(decks[0]), book.deck(decks[1]))
    find_match(game, found)
    return Series(game, found, (agents[0], agents[1]), seed)


def _play_all(series: Series, games: int, jobs: int) -> Iterator[Outcome]:
    one = partial(play, series)
    if jobs == 1:
        yield from map(one, range(games))
        return
    yield from in_processes(one, games, jobs)


def in_processes(one: Callable[[int], Outcome], games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of the games in their order. A process that dies ends it with a message, not with waiting."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _leave_interrupts_to_parent) as pool:
        try:
            yield from pool.map(one, range(games), chunksize=_CHUNK)
        except BrokenProcessPool:
            raise TefudaError(
                "a process that played games ended all of a sudden; with one process you see in which game") from None


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
