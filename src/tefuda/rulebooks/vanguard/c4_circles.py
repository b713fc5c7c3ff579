"""Chapters 3 and 4: circles, columns and rows, the units on them, and G units that can't stay elsewhere (4.6.9)."""
from __future__ import annotations

from typing import Final

from ...kernel.actions.move import move_home
from ...kernel.continuous.projection import value
from ...kernel.state.state import Frame, Row, State
from .areas import (
    ACCEL_CIRCLE, ACCEL_CIRCLES, BACK_ROW, BOX, FRONT_ROW, G_ZONE, GUARDIAN, HEART, LAYOUT, LOCKED, MATE, MOST_ACCEL,
    REAR, REAR_PLACES, REMOVED, RETURN_TO_G, SOUL, VANGUARD,
)
from .cards import GRADE


def _places(first: int, places: int, player: int, count: int) -> tuple[int, ...]:
    return tuple(range(first + player * places, first + player * places + count))


def _rows(player: int, front: bool) -> list[tuple[int, ...]]:
    """For each number of Accel circles, the rear-guard circles of a player, or those in front with the vanguard's."""
    rows: list[tuple[int, ...]] = []
    for count in range(MOST_ACCEL + 1):
        accel = _places(ACCEL_CIRCLE, MOST_ACCEL, player, count)
        if front:
            rows.append((VANGUARD + player, *_places(REAR, REAR_PLACES, player, 2), *accel))
        else:
            rows.append((*_places(REAR, REAR_PLACES, player, REAR_PLACES), *accel))
    return rows


_FRONT: Final = (_rows(0, True), _rows(1, True))
_REAR: Final = (_rows(0, False), _rows(1, False))
# The same with the vanguard circle, and with the guardian circle too.
_FIGHTING: Final = [[(VANGUARD + player, *row) for row in _REAR[player]] for player in (0, 1)]
_ALL: Final = [[(*row, GUARDIAN + player) for row in _FIGHTING[player]] for player in (0, 1)]


def _columns() -> list[int]:
    """4.6.2.1: the column of each place as player 0 counts them: what is left for one is right for the other."""
    columns: list[int] = []
    for place in range(LAYOUT.count):
        spot = LAYOUT.spot(place)
        column, _ = spot if spot is not None else (0, 0)
        columns.append(column if LAYOUT.player[place] == 0 else -column)
    return columns


COLUMN: Final = _columns()


def _behind(place: int) -> int:
    """The circle at the back of the same column, or -1."""
    spot = LAYOUT.spot(place)
    if spot is None:
        return -1
    column, row = spot
    if row != FRONT_ROW:
        return -1
    for other in _REAR[LAYOUT.player[place]][0]:
        if COLUMN[other] == COLUMN[place] and LAYOUT.spot(other) == (column, BACK_ROW):
            return other
    return -1


BEHIND: Final = [_behind(place) for place in range(LAYOUT.count)]


def is_circle(place: int) -> bool:
    return VANGUARD <= place < SOUL or place >= ACCEL_CIRCLE


def is_rear(place: int) -> bool:
    """Whether a place is a rear-guard circle, when no locked card is on it."""
    return REAR <= place < GUARDIAN or place >= ACCEL_CIRCLE


def same_column(one: int, other: int) -> bool:
    """4.6.2, 4.6.2.1: whether two circles, of whomever, are in one column."""
    return COLUMN[one] == COLUMN[other]


def front_row(g: State, player: int) -> tuple[int, ...]:
    """4.6.3, 10.6.3.2.1: the vanguard circle and the rear-guard circles in front."""
    return _FRONT[player][g.registers[ACCEL_CIRCLES + player]]


def rear_circles(g: State, player: int) -> tuple[int, ...]:
    """4.6.6: all rear-guard circles that the player has."""
    return _REAR[player][g.registers[ACCEL_CIRCLES + player]]


def fighting_circles(g: State, player: int) -> tuple[int, ...]:
    """The vanguard circle and all rear-guard circles."""
    return _FIGHTING[player][g.registers[ACCEL_CIRCLES + player]]


def is_locked(g: State, place: int) -> bool:
    """4.6.7: a circle with a locked card is no rear-guard circle. Nothing else lies there (10.22.9.1)."""
    cards = g.zones[place]
    return bool(cards) and g.flags[cards[0]] & LOCKED != 0


# Units

_NO_UNIT: Final = LOCKED | HEART


def is_unit(g: State, card: int) -> bool:
    """3.8.1, 10.27.3: a card on a circle, unless it is locked or a heart."""
    return is_circle(g.zone_of[card]) and not g.flags[card] & (LOCKED | HEART)


def vanguard_of(g: State, player: int) -> int:
    """3.9.1: the vanguard, of two in legion the leader; -1 if there is none."""
    cards = g.zones[VANGUARD + player]
    flags = g.flags
    if cards and not flags[cards[-1]] & (HEART | MATE):
        return cards[-1]
    for card in reversed(cards):
        if not flags[card] & (HEART | MATE):
            return card
    return -1


def mate_of(g: State, player: int) -> int:
    """10.25.2: the legion mate of the vanguard, or -1."""
    cards = g.zones[VANGUARD + player]
    if len(cards) > 1:
        leader = vanguard_of(g, player)
        for card in cards:
            if g.flags[card] & MATE and not g.flags[card] & HEART and g.host[card] == leader:
                return card
    return -1


def hearts_of(g: State, player: int) -> Row:
    """10.27.5: the hearts of the vanguard."""
    return tuple(card for card in g.zones[VANGUARD + player] if g.flags[card] & HEART)


def vanguard_grade(g: State, player: int) -> int:
    """The grade of the vanguard, or -1 where there is none."""
    cards = g.zones[VANGUARD + player]
    if len(cards) == 1 and not g.flags[cards[0]] & (HEART | MATE):
        if not g.effects and not g.table.always:
            return g.table.columns[GRADE][g.prints[cards[0]]]
        return value(g, cards[0], GRADE)
    card = vanguard_of(g, player)
    return value(g, card, GRADE) if card >= 0 else -1


def units_at(g: State, places: tuple[int, ...]) -> list[int]:
    """The units on these circles."""
    found: list[int] = []
    for place in places:
        for card in g.zones[place]:
            if not g.flags[card] & _NO_UNIT:
                found.append(card)
    return found


def fighters(g: State, player: int) -> list[int]:
    """The player's vanguard and rear-guards."""
    return units_at(g, fighting_circles(g, player))


def units_of(g: State, player: int) -> list[int]:
    """3.8.2: vanguard, rear-guards and guardians."""
    return units_at(g, _ALL[player][g.registers[ACCEL_CIRCLES + player]])


# 4.6.9, 12.13.1.4: what can't stay where it was put


def _is_elsewhere(place: int) -> bool:
    """Whether a G unit can't be in that place: on no circle and not in the G zone. What is removed is in no zone."""
    return not is_circle(place) and not (
        G_ZONE <= place < G_ZONE + 2 or REMOVED <= place < REMOVED + 2 or BOX <= place < ACCEL_CIRCLE)


# The rear-guard circles, those that Accel adds among them.
MAY_CROWD: Final = [
    REAR <= place < GUARDIAN or ACCEL_CIRCLE <= place < ACCEL_CIRCLE + 2 * MOST_ACCEL for place in range(LAYOUT.count)]
ELSEWHERE: Final = [_is_elsewhere(place) for place in range(LAYOUT.count)]


def r4_6_9(g: State, f: Frame) -> int:
    """G units that came anywhere else go on to the G zone of their owner, face-up, without a check timing."""
    strays: list[int] = []
    for place, cards in enumerate(g.zones):
        if cards and ELSEWHERE[place]:
            for card in cards:
                # A Gyze card has not come as a G unit (12.11.3.3), but was turned over there.
                if g.table.strays[g.prints[card]] and g.table.other_face[g.prints[card]] < 0:
                    strays.append(card)
    return move_home(g, tuple(strays), G_ZONE, RETURN_TO_G)

