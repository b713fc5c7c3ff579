"""Running the tests that should notice a mutant, each time in a process of its own."""
from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

import pytest

from tefuda.cli.proof import load_proof

from .mutants import Mutant

TESTS: Final = Path(__file__).parent.parent
PROOFS: Final = TESTS / "proofs"
# A test run that needs more of the processor goes round and round: that is noticed too. All tests need a fifth of it.
SECONDS: Final = 100
_KILLED: Final = 1
_ALIVE: Final = 0


def suspects(game: str, mutant: Mutant) -> list[list[str]]:
    """The tests that should notice, by their names; then all tests of the game and of the nodes."""
    near = [f"{TESTS.parent / test}" for test in load_proof(PROOFS, game).asserted.get(mutant.where, [])]
    if not near:
        near = [
            str(path) for path in sorted((TESTS / "abilities").glob("test_abilities_*.py"))
            if mutant.where in path.read_text("utf-8")]
    by_number = sorted({*(TESTS / game).glob("test_[0-9]*.py"), *(TESTS / game).glob(f"test_{game}_[0-9]*.py")})
    rest = [*map(str, by_number), *map(str, sorted((TESTS / "abilities").glob("test_*.py")))]
    return [near, rest] if near else [rest]


def begin(game: str, mutant: Mutant) -> int:
    """Start the trial; the number of its process, whose status tells the outcome."""
    child = os.fork()
    if child:
        return child
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        mutant.disable()
        failed = any(_fails(tests) for tests in suspects(game, mutant))
    except BaseException:
        failed = True
    os._exit(_KILLED if failed else _ALIVE)


def _fails(tests: list[str]) -> bool:
    return int(pytest.main(["-x", "-q", "-n0", "-p", "no:cacheprovider", *tests])) != 0


def survived(status: int) -> bool:
    return status == _ALIVE


def went_round(status: int) -> bool:
    """Whether the tests did not come to an end."""
    return os.WIFSIGNALED(status)
