"""Chapter 300: the squares, who is where on them, and how far they are from each other."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import REST
from ...kernel.continuous.projection import value
from ...kernel.numbering import Numbering
from ...kernel.state.state import State
from .areas import LAYOUT, RESOURCE, SQUARE
from .cards import LAST_PLAYER, LAST_ZX, OVERBOOST_UPPER, TYPE

SQUARES: Final = tuple(range(SQUARE, SQUARE + 9))
CENTRE: Final = SQUARE + 4
# 303.3a, 402.1a: above and below the centre; each player's own is the near one.
FIRST_HOME: Final = SQUARE + 7
SECOND_HOME: Final = SQUARE + 1
PLAYER_SQUARES: Final = (FIRST_HOME, SECOND_HOME)
# 303.3b
NORMAL_SQUARES: Final = tuple(square for square in SQUARES if square not in PLAYER_SQUARES)
# 303.2a, by place from the first square on.
DISTANCES: Final = tuple(tuple(LAYOUT.distance(one, other) for other in SQUARES) for one in SQUARES)

_AREAS: Final = Numbering("area")
OWN_AREA: Final = _AREAS.add("own area")
CENTRE_AREA: Final = _AREAS.add("centre area")
ENEMY_AREA: Final = _AREAS.add("enemy area")


def distance(one: int, other: int) -> int:
    return DISTANCES[one - SQUARE][other - SQUARE]


def area_of(player: int, square: int) -> int:
    """303.4: a player's area is their player square and its neighbours but the centre."""
    if square == CENTRE:
        return CENTRE_AREA
    if distance(square, PLAYER_SQUARES[player]) <= 1:
        return OWN_AREA
    return ENEMY_AREA if distance(square, PLAYER_SQUARES[1 - player]) <= 1 else CENTRE_AREA


def varied(g: State) -> bool:
    """Whether a card may have other numbers than the printed ones, or be kept from something."""
    return bool(g.effects) or g.table.always


def is_zx(g: State, card: int) -> bool:
    """202.3, 202.6a, 202.7a."""
    return g.table.columns[TYPE][g.prints[card]] <= LAST_ZX


def is_player_card(g: State, card: int) -> bool:
    """202.5, 1205."""
    return LAST_ZX < g.table.columns[TYPE][g.prints[card]] <= LAST_PLAYER


def in_square(place: int) -> bool:
    return SQUARE <= place < SQUARE + 9


def all_zx(g: State) -> list[int]:
    """The Z/X in the squares, of both players."""
    kinds = g.table.columns[TYPE]
    found: list[int] = []
    for place in SQUARES:
        for card in g.zones[place]:
            if kinds[g.prints[card]] <= LAST_ZX:
                found.append(card)
    return found


def zx_of(g: State, player: int) -> list[int]:
    """The Z/X in the squares that a player is master of."""
    return [card for card in all_zx(g) if g.controller[card] == player]


def player_card(g: State, player: int) -> int:
    """The player's card of type player in a square, or -1."""
    home = g.zones[PLAYER_SQUARES[player]]
    if home and g.controller[home[0]] == player and is_player_card(g, home[0]):
        return home[0]
    for place in (PLAYER_SQUARES[player], *SQUARES):
        for card in g.zones[place]:
            if g.controller[card] == player and is_player_card(g, card):
                return card
    return -1


def limit_of(g: State, player: int, attribute: int, usual: int) -> int:
    """306.2, 309.2: a limit of the player; it is a number of the player's card, so that texts can change it."""
    if not varied(g):
        return usual
    card = player_card(g, player)
    if card < 0:
        card = overboost_of(g, player)
    return value(g, card, attribute) if card >= 0 else usual


def overboost_of(g: State, player: int) -> int:
    """The player's overboost in a square, or -1."""
    kinds = g.table.columns[TYPE]
    for card in zx_of(g, player):
        if kinds[g.prints[card]] == OVERBOOST_UPPER:
            return card
    return -1


def has_overboost(g: State, player: int) -> bool:
    """202.7e to 202.7g: whether the player has an overboost in a square."""
    return overboost_of(g, player) >= 0


def sleeping(g: State, player: int) -> tuple[int, ...]:
    """502.1: the player's cards in squares and resources that sleep."""
    cards: list[int] = []
    for place in SQUARES:
        for card in g.zones[place]:
            if g.flags[card] & REST and g.controller[card] == player:
                cards.append(card)
    for card in g.zones[RESOURCE + player]:
        if g.flags[card] & REST:
            cards.append(card)
    return tuple(cards)
