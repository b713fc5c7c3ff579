"""Chapter 1200: the virtual player card (1205), of those who brought none or whose card is gone."""
from __future__ import annotations

from ...kernel.actions.create import create
from ...kernel.state.state import State
from .areas import VIRTUAL_PLAYER, VIRTUAL_PRINT
from .c300_squares import PLAYER_SQUARES


def place_virtual_player(g: State, player: int, reason: int) -> None:
    """1205.2a: a card of type player with nothing on it, in the player's own player square."""
    create(g, PLAYER_SQUARES[player], player, (VIRTUAL_PLAYER,), reason, g.registers[VIRTUAL_PRINT])
