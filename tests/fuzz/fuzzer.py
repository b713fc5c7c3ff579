"""Plays games by chance and holds them to what must always be so.

A check is made for one game and looks at its decisions, at each of them or, where
it is slow, at a share that chance picks.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tefuda.play.game import Game

from .cases import Case, Chooser

# No shipped deck lasts nearly as long: a game that does is going round in circles.
LONGEST: Final = 20000


class Failure(AssertionError):
    """Something that must always be so is not. Says where, and how to see it again."""

    def __init__(self, case: Case, decision: int, check: str, what: str) -> None:
        super().__init__(
            f"{case}, decision {decision}: {what}\n"
            f"see it again: python -m tests.fuzz {case.options} --check {check}")


class Check:
    """What must always be so. Subclasses look at decisions, or at the whole game when it is over."""

    name = ""
    # At how many of the decisions it looks: 1.0 is all of them.
    share = 1.0

    def __init__(self, case: Case, game: Game) -> None:
        self.rng = case.random(self.name)

    def look(self, game: Game) -> None:
        """The game is at a decision, or over. The check must leave it as it is."""

    def finish(self, game: Game) -> None:
        """The game is over."""


def need(condition: bool, what: str) -> None:
    if not condition:
        raise AssertionError(what)


def play(case: Case, kinds: Sequence[type[Check]], part: float = 1.0, checked: bool = False) -> int:
    """Play one game with the checks at a part of its decisions; gives how many decisions it had.

    A ``checked`` game compares all that is derived at every decision (``tefuda.kernel.derived.checked``).
    """
    game = case.begin()
    game.state.derived.checked = checked
    chooser = Chooser(case)
    checks = [kind(case, game) for kind in kinds]
    while True:
        for check in checks:
            if game.over or check.rng.random() < check.share * part:
                _hold(case, game, check)
        if game.over:
            return len(game.history)
        if len(game.history) >= LONGEST:
            raise Failure(case, LONGEST, "cards", "the game does not end")
        _choose(case, game, chooser(game))


def _hold(case: Case, game: Game, check: Check) -> None:
    try:
        check.look(game)
        if game.over:
            check.finish(game)
    except Exception as error:
        what = str(error) if type(error) is AssertionError else f"{type(error).__name__}: {error}"
        raise Failure(case, len(game.history), check.name, what) from error


def _choose(case: Case, game: Game, index: int) -> None:
    try:
        game.choose(index)
    except Exception as error:
        before = case.begin()
        for earlier in game.history[:-1]:
            before.choose(earlier)
        text = before.legal()[index].text
        raise Failure(case, len(before.history), "cards", f"{text} breaks it: {error!r}") from error
