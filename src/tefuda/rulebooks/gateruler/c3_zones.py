"""Chapter 3: lines, the foremost card, zones that a ruler does not have, and the states of cards in zones."""
from __future__ import annotations

from ...kernel.state.setup import close_place
from ...kernel.actions.move import move
from ...kernel.codes import REST
from ...kernel.continuous.projection import value
from ...kernel.state.state import State
from .areas import ATTACK_PLACES, ATTACK_ZONE, DAMAGE_ZONE, DEFENCE_ZONE, FRONT_ROW, HAND, RULER_ZONE, SET_PLACES
from .cards import ATTACK_ZONES, DEFENCE_ZONES, LIFE, SET_ZONES
from .cards import HAND as HAS_HAND


def ruler_of(g: State, player: int) -> int:
    """3-7a-1: the ruler of a player, of whom there is always just one."""
    return g.zones[RULER_ZONE + player][0]


def is_ruler(g: State, card: int) -> bool:
    """Whether it is the card in a ruler zone."""
    return RULER_ZONE <= g.zone_of[card] < ATTACK_ZONE


def ruler_number(g: State, player: int, attribute: int) -> int:
    return value(g, g.zones[RULER_ZONE + player][0], attribute)


def current_life(g: State, player: int) -> int:
    """2-6c: the life of the ruler less the cards in the damage zone."""
    return ruler_number(g, player, LIFE) - len(g.zones[DAMAGE_ZONE + player])


def close_zones(g: State, player: int) -> None:
    """3-2f: the zones that the ruler does not give its player don't exist."""
    counts = (ATTACK_ZONES, DEFENCE_ZONES, SET_ZONES)
    places = (ATTACK_PLACES[player], (DEFENCE_ZONE + player,), SET_PLACES[player])
    for attribute, row in zip(counts, places):
        for place in row[ruler_number(g, player, attribute):]:
            close_place(g, place)
    if not ruler_number(g, player, HAS_HAND):
        close_place(g, HAND + player)


def front_row(g: State, player: int) -> list[int]:
    """3-6d: the attack zones and defence zones that the player has."""
    closed = g.closed
    return [place for place in FRONT_ROW[player] if not closed[place]]


def set_places(g: State, player: int) -> list[int]:
    closed = g.closed
    return [place for place in SET_PLACES[player] if not closed[place]]


def in_attack_zone(place: int) -> bool:
    return ATTACK_ZONE <= place < DEFENCE_ZONE


def lines(g: State, player: int) -> list[int]:
    """3-6e: each attack zone names a line of its own (3-6e-2), the ruler zone the centre line (3-6e-1)."""
    closed = g.closed
    result = [place for place in ATTACK_PLACES[player] if not closed[place]]
    result.append(RULER_ZONE + player)
    return result


def foremost(g: State, line: int) -> int:
    """3-6e-3b: the foremost card of a line; the defence zone is in front of the ruler (3-6e-3a). -1 if none."""
    cards = g.zones[line]
    if not in_attack_zone(line):
        guards = g.zones[DEFENCE_ZONE + line - RULER_ZONE]
        return guards[-1] if guards else cards[0]
    return cards[-1] if cards else -1


def enter(g: State, card: int, place: int, reason: int) -> int:
    """Put a unit into an attack or defence zone in the state that it has there.

    In a defence zone it rests (3-9b). In an attack zone it acts (3-3a-1, 15-3a-2), unless it comes from
    another attack zone, where it stays as it is.
    """
    if not in_attack_zone(place):
        return move(g, card, place, reason, REST)
    if in_attack_zone(g.zone_of[card]):
        return move(g, card, place, reason, g.flags[card] & REST)
    return move(g, card, place, reason)
