"""How often an ability may be used: so many times a turn or a game, for each card or for all of a name."""
from __future__ import annotations

from typing import Final

from .nodes import ANY_TIMES
from ..derived.abilities_now import abilities_of
from ..state.records import AbilityUse, TriggerMark, changed
from ..state.state import NOTHING, Row, State

# That a state has triggered an ability, as what a mark is about; below it, what was replaced: -3 and -2 for the
# players, lower ones for objects.
STATE: Final = -1
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
    for use in g.used:
        if not _same(g, use.ability, number, name) or (use.turn != g.turn and not limit.for_game):
            continue
        if limit.by_name:
            count += int(use.controller == g.controller[card] and (
                bool(name) or _same_name(g, use.face, g.prints[card])))
        else:
            count += int(use.obj == g.obj[card] and use.face in (-1, g.prints[card]))
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
    g.used += (AbilityUse(number, obj, g.turn, controller, face),)


def forget_uses(g: State) -> None:
    """A new turn: only what counts for the game is remembered."""
    if g.used:
        g.used = tuple([use for use in g.used if _for_game(g, use.ability)])
    if g.marks:
        g.marks = ()


# Where a moment of the turn comes again, only what it has not triggered yet is triggered (``TriggerMark``).


def was_triggered(g: State, number: int, obj: int, what: int, before: int = 0) -> bool:
    """Whether the moment has triggered the ability, and as many equal ones that stand before it on its card."""
    count = 0
    for mark in g.marks:
        if mark.ability == number and mark.obj == obj and mark.what == what and mark.turn == g.turn:
            count += 1
    return count > before


def note_triggered(g: State, number: int, obj: int, what: int) -> None:
    """Remember that a moment or state has triggered an ability."""
    g.marks += (TriggerMark(number, obj, g.turn, what),)


def forget_triggered(g: State, reason: int) -> None:
    """The moment is over; the next one of this kind is another."""
    if g.marks:
        g.marks = tuple([mark for mark in g.marks if mark.what != reason])


def forget_state(g: State, number: int, obj: int) -> None:
    """A state has ended, or its ability was resolved: it triggers the ability anew."""
    if g.marks:
        g.marks = tuple([
            mark for mark in g.marks if mark.ability != number or mark.obj != obj or mark.what != STATE])


def renew_uses(g: State, before: int, after: int) -> None:
    """A card that was shown is another object from now on, and has been used as often as before."""
    if g.used:
        g.used = tuple([changed(use, "obj", after) if use.obj == before else use for use in g.used])
    if g.marks:
        g.marks = tuple([changed(mark, "obj", after) if mark.obj == before else mark for mark in g.marks])


# What the rules do to the same card or player again, before they have nothing left to do about it, is the same event to
# replacements, whatever is chosen meanwhile. Its mark tells whom it is about: a card as the object that it is, or a
# player as -1 or -2.


def was_replaced(g: State, number: int, obj: int, about: int) -> bool:
    """Whether the ability has taken the place of what the rules do to the card or player already."""
    return was_triggered(g, number, obj, _OBJECT - about)


def note_replaced(g: State, number: int, obj: int, about: int) -> None:
    """Remember that the ability has taken the place of what the rules do to the card or player."""
    note_triggered(g, number, obj, _OBJECT - about)
    # The rules have to look whether something is left to do.
    g.needs_rule_check = True


def forget_replaced(g: State, still: Row = NOTHING) -> None:
    """The rules have nothing left to do, unless it is about those named: what they do next is another event."""
    if g.marks:
        g.marks = tuple([mark for mark in g.marks if mark.what >= STATE or _OBJECT - mark.what in still])


def forget_losses(g: State, losing: int) -> None:
    """Losses that were replaced are over, but for players who are losing still (as bits): that is the same event."""
    if g.marks:
        g.marks = tuple([
            mark for mark in g.marks if not _OBJECT < mark.what < STATE or losing >> mark.what - _OBJECT - 1 & 1])


def _for_game(g: State, number: int) -> bool:
    limit = g.table.abilities[number].limit
    return limit is not None and limit.for_game
