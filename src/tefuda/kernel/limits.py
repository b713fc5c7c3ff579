"""How often an ability may be used: so many times a turn or a game, for each card or for all of a name."""
from __future__ import annotations

from .state import State


def may_use(g: State, number: int, card: int) -> bool:
    """Whether the card's ability has been used less often than it may be."""
    limit = g.table.abilities[number].limit
    if limit is None:
        return True
    count = 0
    for row in g.used:
        if not _same(g, row[0], number, limit.name) or (row[2] != g.turn and not limit.for_game):
            continue
        if limit.by_name:
            count += int(row[3] == g.master[card])
        else:
            count += int(row[1] == g.obj[card])
    return count < limit.times


def _same(g: State, used: int, number: int, name: str) -> bool:
    """Whether it was the ability that was used, or one of the same name where it has a name."""
    if used == number:
        return True
    if not name or used < 0:
        return False
    limit = g.table.abilities[used].limit
    return limit is not None and limit.name == name


def count_use(g: State, number: int, obj: int, master: int) -> None:
    """Remember that the ability was used, if that matters."""
    if g.table.abilities[number].limit is not None:
        g.used.append((number, obj, g.turn, master))


def forget_uses(g: State) -> None:
    """A new turn: only what counts for the game is remembered."""
    if g.used:
        g.used = [row for row in g.used if row[0] >= 0 and _for_game(g, row[0])]


# Where a moment of the turn comes again, only what it has not triggered yet is triggered. Such a row has the ability as
# a number below 0, and the reason of the moment last.


def has_heard(g: State, number: int, obj: int, reason: int) -> bool:
    return (-1 - number, obj, g.turn, reason) in g.used


def note_heard(g: State, number: int, obj: int, reason: int) -> None:
    g.used.append((-1 - number, obj, g.turn, reason))


def forget_heard(g: State, reason: int) -> None:
    """The moment is over; the next one of this kind is another."""
    if g.used:
        g.used = [row for row in g.used if row[0] >= 0 or row[3] != reason]


def _for_game(g: State, number: int) -> bool:
    limit = g.table.abilities[number].limit
    return limit is not None and limit.for_game
