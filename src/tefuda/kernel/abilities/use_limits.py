"""How often an ability may be used: so many times a turn or a game, for each card or for all of a name."""
from __future__ import annotations

from typing import Final

from .nodes import ANY_TIMES
from ..continuous.lasting_effects import abilities_of
from ..state.state import NOTHING, Row, State

# In the row of what was replaced the event is a number below -1: -3 and -2 for the players, lower ones for objects.
_OBJECT: Final = -4
# That a player loses, as whom it is about.
LOSSES: Final[Row] = (-1, -2)


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
            count += int(row[3] == g.controller[card] and (bool(name) or _same_name(g, row[4], g.prints[card])))
        else:
            count += int(row[1] == g.obj[card] and row[4] in (-1, g.prints[card]))
    if count < limit.times or limit.by_name:
        return count < limit.times
    # A card may have the same ability several times over, and each of them is used for itself.
    return count < limit.times * abilities_of(g, card).count(number)


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


def count_use(g: State, number: int, card: int, obj: int, controller: int) -> None:
    """Remember that the ability of the card, as that object, was used, if that matters."""
    limit = g.table.abilities[number].limit
    if limit is None or limit.times == ANY_TIMES:
        return
    printed = g.prints[card]
    if limit.by_name:
        face = -1 if limit.name else printed
    else:
        # What stands on both faces of a card are two abilities; what the card was given stays when it is turned over.
        face = printed if printed >= 0 and number in g.table.printed_abilities[printed] else -1
    g.used.append((number, obj, g.turn, controller, face))


def forget_uses(g: State) -> None:
    """A new turn: only what counts for the game is remembered."""
    if g.used:
        g.used = [row for row in g.used if row[0] >= 0 and _for_game(g, row[0])]


# Where a moment of the turn comes again, only what it has not triggered yet is triggered. Such a row has the ability as
# a number below 0, and the reason of the moment last.


def was_triggered(g: State, number: int, obj: int, reason: int, before: int = 0) -> bool:
    """Whether the ability has heard of the moment, and so have as many equal ones that stand before it."""
    return g.used.count((-1 - number, obj, g.turn, reason)) > before


def note_triggered(g: State, number: int, obj: int, reason: int) -> None:
    g.used.append((-1 - number, obj, g.turn, reason))


def forget_triggered(g: State, reason: int) -> None:
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


# What the rules do to the same card or player again, before they have nothing left to do about it, is the same event to
# replacements, whatever is chosen meanwhile. Such a row has the ability as a number below 0, and last the event, which
# is told by whom it is about: a card as the object that it is, or a player as -1 or -2.


def was_replaced(g: State, number: int, obj: int, about: int) -> bool:
    """Whether the ability has taken the place of what the rules do to the card or player already."""
    return was_triggered(g, number, obj, _OBJECT - about)


def note_replaced(g: State, number: int, obj: int, about: int) -> None:
    note_triggered(g, number, obj, _OBJECT - about)
    g.stands_in = True
    # The rules have to look whether something is left to do.
    g.needs_rule_check = True


def forget_replaced(g: State, still: Row = NOTHING) -> None:
    """The rules have nothing left to do, unless it is about those named: what they do next is another event."""
    if g.stands_in:
        g.used = [row for row in g.used if row[0] >= 0 or row[3] >= -1 or _OBJECT - row[3] in still]
        g.stands_in = bool(still)


def forget_losses(g: State, losing: int) -> None:
    """The same of losses alone: who is losing still (as bits) would lose by the same event."""
    if g.used:
        g.used = [
            row for row in g.used
            if row[0] >= 0 or not _OBJECT < row[3] < -1 or losing >> row[3] - _OBJECT - 1 & 1]


def _for_game(g: State, number: int) -> bool:
    limit = g.table.abilities[number].limit
    return limit is not None and limit.for_game
