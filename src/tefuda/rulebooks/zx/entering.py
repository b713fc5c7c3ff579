"""What can pay, where a Z/X can go, and why something can't be done: what all menus ask."""
from __future__ import annotations

from ...kernel.codes import REST, RESTED
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.continuous.projection import value
from ...kernel.state.state import State
from .areas import PAY, RESOURCE
from .c300_squares import PLAYER_SQUARES, SQUARES, in_square, is_zx
from .cards import COLOR_BITS
from .refusals import NOT_THAT_SQUARE

# 805 What can pay, 806.1a where a Z/X can go


def can_pay(g: State, card: int) -> bool:
    """805.1, 804.4a: a rebooted card that may be put to sleep."""
    return not g.flags[card] & REST and not forbidden(g, RESTED, PAY, card)


def rebooted_resources(g: State, player: int) -> tuple[int, ...]:
    return tuple([card for card in g.zones[RESOURCE + player] if can_pay(g, card)])


def resource_colors(g: State, player: int) -> list[int]:
    return [value(g, card, COLOR_BITS) for card in g.zones[RESOURCE + player] if can_pay(g, card)]


def cannot_enter(g: State, player: int, square: int) -> int:
    """806.1a: a Z/X can't enter the opponent's player square, nor one with a Z/X of the opponent or a sleeping one."""
    if square == PLAYER_SQUARES[1 - player] or not in_square(square):
        return NOT_THAT_SQUARE
    for card in g.zones[square]:
        if is_zx(g, card) and (g.controller[card] != player or g.flags[card] & REST):
            return NOT_THAT_SQUARE
    return 0


def open_squares(g: State, player: int) -> list[int]:
    return [square for square in SQUARES if not cannot_enter(g, player, square)]
