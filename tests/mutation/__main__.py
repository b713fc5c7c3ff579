"""Which mutants live on: ``python -m tests.mutation [--game G] [--steps N] [--nodes N] [--only WORD]``."""
from __future__ import annotations

import argparse
import os
import random
import sys

import tests.dragonball.table  # noqa: F401  what all trials share is loaded once
from tefuda.rulebooks.rulebook import GAMES, rulebook

from .mutants import Mutant, nodes, steps
from .trial import begin, survived, went_round


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation", description="Disable one step or node at a time and see whether a test fails.")
    parser.add_argument("--game", choices=GAMES, default="dragonball")
    parser.add_argument("--steps", type=int, default=-1, metavar="N", help="only so many steps, picked at random")
    parser.add_argument("--nodes", type=int, default=-1, metavar="N", help="only so many nodes, picked at random")
    parser.add_argument("--only", default="", metavar="WORD", help="only those with the word in their name")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def _sample(mutants: list[Mutant], count: int, arguments: argparse.Namespace) -> list[Mutant]:
    named = [it for it in mutants if arguments.only in it.name]
    return named if count < 0 else random.Random(arguments.seed).sample(named, min(count, len(named)))


def _try_all(game: str, mutants: list[Mutant], jobs: int) -> list[str]:
    """The names of those that no test notices."""
    left = list(reversed(mutants))
    running: dict[int, Mutant] = {}
    alive: list[str] = []
    while left or running:
        while left and len(running) < jobs:
            mutant = left.pop()
            running[begin(game, mutant)] = mutant
        process, status = os.wait()
        mutant = running.pop(process)
        if survived(status):
            alive.append(mutant.name)
            print(f"lives: {mutant.name}", flush=True)
        elif went_round(status):
            print(f"never ends: {mutant.name}", flush=True)
    return alive


def main() -> int:
    arguments = _arguments()
    book = rulebook(arguments.game)
    chosen = [*_sample(steps(book), arguments.steps, arguments), *_sample(nodes(book), arguments.nodes, arguments)]
    if not survived(os.waitpid(begin(arguments.game, Mutant("nothing", "", lambda: None)), 0)[1]):
        print("the tests fail although nothing is disabled; make them pass first", file=sys.stderr)
        return 2
    alive = _try_all(arguments.game, chosen, arguments.jobs)
    print(f"{len(chosen)} disabled, {len(chosen) - len(alive)} noticed by a test, {len(alive)} not")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
