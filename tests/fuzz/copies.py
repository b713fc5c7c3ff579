"""Copies, saves and records go on just as the game does."""
from __future__ import annotations

from tefuda.kernel.state.codec import encode
from tefuda.play.game import Game
from tefuda.play.record import Record

from .cases import Case
from .fuzzer import Check, need

# For how many decisions a copy and a loaded game are played on beside each other.
_FAR = 8


def facts(game: Game) -> tuple[object, ...]:
    """All there is to compare of two games: the whole state with its log, and what can be chosen."""
    return encode(game.state), game.player, list(game.state.options), game.history


class Copies(Check):
    """A copy and a loaded save go on alike, and leave the game alone."""

    name = "copies"
    share = 0.15

    def look(self, game: Game) -> None:
        before = facts(game)
        copy, loaded = game.clone(), Game.load(game.save())
        need(copy == game, "a copy is not equal to its game")
        need(loaded == game, "a loaded game is not equal to the saved one")
        need(encode(loaded.state) == encode(game.state), "a loaded game has another log")
        for _ in range(_FAR):
            need(copy.state.options == loaded.state.options, "a copy and a loaded game offer different actions")
            if copy.over:
                break
            index = self.rng.randrange(copy.count)
            for it in (copy, loaded):
                it.choose(index)
            need(facts(copy) == facts(loaded), "a copy and a loaded game went different ways")
        need(facts(game) == before, "playing on with a copy has changed the game")


class Ends(Check):
    """A copy that is played to its end, by conceding or by chance, leaves the game alone."""

    name = "ends"
    share = 0.01

    def look(self, game: Game) -> None:
        before = facts(game)
        if not game.over:
            copy = game.clone()
            copy.concede(self.rng.randrange(2))
            need(copy.over and not copy.legal(), "the game goes on after a player conceded")
            need(copy.record.replay() == copy, "a conceded game does not replay")
            copy = game.clone()
            while not copy.over:
                copy.choose(self.rng.randrange(copy.count))
        need(facts(game) == before, "playing a copy to its end has changed the game")


class Replays(Check):
    """The record of a game, also of an unfinished one, replays to the same game."""

    name = "replays"
    share = 0.01

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._beside = case.begin()

    def look(self, game: Game) -> None:
        for index in game.history[len(self._beside.history):]:
            self._beside.choose(index)
        need(facts(self._beside) == facts(game), "the same choices led elsewhere")
        again = Record.loads(game.record.dumps()).replay()
        need(facts(again) == facts(game), "the record replays to another game")
