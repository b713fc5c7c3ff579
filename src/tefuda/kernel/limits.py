"""How often an ability may be used: so many times a turn or a game, for each card or for all of a name."""
from __future__ import annotations

from typing import Final

from .abilities.nodes import ANY_TIMES
from .state import State

# How many bits of an event's number tell the card.
_CARD: Final = 12


def may_use(g: State, number: int, card: int) -> bool:
    """Whether the card's ability has been used less often than it may be."""
    limit = g.table.abilities[number].limit
    if limit is None or limit.times == ANY_TIMES:
        return True
    count = 0
    name = limit.name if limit.by_name else ""
    for row in g.used:
        if not _same(g, row[0], number, name) or (row[2] != g.turn and not limit.for_game):
            continue
        if limit.by_name:
            count += int(row[3] == g.master[card] and (bool(name) or _same_name(g, row[4], g.prints[card])))
        else:
            count += int(row[1] == g.obj[card])
    return count < limit.times


def _same_name(g: State, used: int, printed: int) -> bool:
    """Whether cards have the same name: the ability alone, without a name of its own, is no name."""
    return used == printed or (used >= 0 and printed >= 0 and g.table.names[used] == g.table.names[printed])


def _same(g: State, used: int, number: int, name: str) -> bool:
    """Whether it was the ability that was used, or one of the same name where it has a name."""
    if used == number:
        return True
    if not name or used < 0:
        return False
    limit = g.table.abilities[used].limit
    return limit is not None and limit.name == name


def count_use(g: State, number: int, card: int, obj: int, master: int) -> None:
    """Remember that the ability of the card, as that object, was used, if that matters."""
    limit = g.table.abilities[number].limit
    if limit is not None and limit.times != ANY_TIMES:
        g.used.append((number, obj, g.turn, master, g.prints[card] if limit.by_name and not limit.name else -1))


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


def forget_state(g: State, number: int, obj: int) -> None:
    """A state has ended, or its ability was resolved: it triggers the ability anew. Such a row has -1 as the reason."""
    if g.used:
        g.used = [row for row in g.used if row[:2] != (-1 - number, obj) or row[3] != -1]


def renew_uses(g: State, before: int, after: int) -> None:
    """A card that was shown is another object from now on, and has been used as often as before."""
    if g.used:
        g.used = [(row[0], after, *row[2:]) if row[1] == before else row for row in g.used]


# What the rules do to the same card or player again, before anybody chose anything, is the same event to replacements.
# Such a row has the ability as a number below 0, and the event last, below -1.


def was_replaced(g: State, number: int, obj: int, card: int) -> bool:
    """Whether the ability has taken the place of what the rules do to the card (or -1) already."""
    return has_heard(g, number, obj, _event(g, card))


def note_replaced(g: State, number: int, obj: int, card: int) -> None:
    now = _event(g, card)
    g.used = [row for row in g.used if row[3] >= -1 or row[3] >> _CARD == now >> _CARD]
    note_heard(g, number, obj, now)


def _event(g: State, card: int) -> int:
    return -2 - (g.clock << _CARD | card + 1)


def _for_game(g: State, number: int) -> bool:
    limit = g.table.abilities[number].limit
    return limit is not None and limit.for_game
