"""Chapter 4: the summoning right and the summon count of a player."""
from __future__ import annotations

from ...kernel.state.state import State
from .areas import SUMMON_COUNT, SUMMONING_RIGHT
from .c3_zones import ruler_number
from .cards import SUMMONS, UNLIMITED


def renew_summons(g: State) -> None:
    """4-3a-1a, 4-3a-1b, 4-3a-2: the turn player has the right of their ruler, the other any number of times."""
    player = g.turn_player
    g.registers[SUMMONING_RIGHT + player] = ruler_number(g, player, SUMMONS)
    g.registers[SUMMONING_RIGHT + 1 - player] = UNLIMITED
    g.registers[SUMMON_COUNT] = 0
    g.registers[SUMMON_COUNT + 1] = 0


def has_summons_left(g: State, player: int) -> bool:
    """15-17a-2, 15-17a-2a: fewer normal summons this turn than the right allows."""
    right = g.registers[SUMMONING_RIGHT + player]
    return right == UNLIMITED or g.registers[SUMMON_COUNT + player] < right
