"""What a game keeps of what it has found out is what it would find out anew."""
from __future__ import annotations

from tefuda.kernel.derived.checked import differences
from tefuda.play.game import Game

from .fuzzer import Check, need


class Memory(Check):
    """A copy of a game knows nothing yet, and says the same of every card as the game itself."""

    name = "memory"
    share = 0.2

    def look(self, game: Game) -> None:
        found = differences(game.state)
        need(not found, found)
