"""Damage to a player, by a battle (604.3b) or by an effect (1001.2)."""
from __future__ import annotations

from ...kernel.actions.damage import deal_damage
from ...kernel.codes import DAMAGED, NEXT
from ...kernel.events.log import note
from ...kernel.state.state import State
from .areas import PLAYER_DAMAGE, PLAYER_HURT
from .c300_squares import PLAYER_SQUARES, player_card


def hurt_player(g: State, player: int, points: int) -> int:
    """1001.2: deal damage to a player, unless something else happens instead (812.1)."""
    card = player_card(g, player)
    if card >= 0:
        return deal_damage(g, card, points, PLAYER_HURT)
    mark_player(g, player, points)
    g.done = points
    return NEXT


def mark_player(g: State, player: int, points: int) -> None:
    """907.1: the damage that a player has taken is counted until 907 deals with it."""
    g.registers[PLAYER_DAMAGE + player] += points
    card = player_card(g, player)
    note(g, DAMAGED, PLAYER_HURT, card, PLAYER_SQUARES[player], points, g.obj[card] if card >= 0 else 0, 3)
