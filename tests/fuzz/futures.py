"""Whatever can be chosen, and whatever a player can imagine, can be played."""
from __future__ import annotations

from tefuda.play.game import Game

from .cases import Case
from .fuzzer import Check, need
from .soundness import Cards, Choices, Zones, card_numbers, check_places

# For how many decisions an imagined game is played on.
_FAR = 8


class Branches(Check):
    """Each legal action can be done, not only the one that is chosen."""

    name = "branches"
    share = 0.02

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._checks = [kind(case, game) for kind in (Cards, Zones, Choices)]

    def look(self, game: Game) -> None:
        for index, action in enumerate(game.legal()):
            copy = game.clone()
            try:
                copy.choose(index)
                for check in self._checks:
                    check.look(copy)
            except Exception as error:
                raise AssertionError(f"{action.text} breaks it: {error!r}") from error


class Worlds(Check):
    """What a player imagines is a game too: it can be saved and loaded, and played on."""

    name = "worlds"
    share = 0.03

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._checks = [kind(case, game) for kind in (Zones, Choices)]

    def look(self, game: Game) -> None:
        for player in (0, 1):
            world = game.imagine(player, self.rng)
            need(Game.load(world.save()) == world, "a loaded world is not equal to the imagined one")
            try:
                self._play(world, sorted(card_numbers(game)))
            except Exception as error:
                raise AssertionError(f"a world that player {player} imagines breaks: {error!r}") from error

    def _play(self, world: Game, cards: list[tuple[int, str]]) -> None:
        for _ in range(_FAR):
            need(sorted(card_numbers(world)) == cards, "there are other cards")
            check_places(world.state)
            for check in self._checks:
                check.look(world)
            if world.over:
                break
            world.choose(self.rng.randrange(world.count))
