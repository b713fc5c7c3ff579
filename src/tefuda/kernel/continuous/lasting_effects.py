"""What lasts: prohibitions, changes of what a card has, and replacements.

A lasting effect is a record in the state (``LastingEffect``). Beside these stands what the static abilities of cards
in play say now: it is worked out when it is asked for.

Where several could apply, the order is the rulebook's: layers first, then the timestamp; timestamps are told by the
numbers that objects and effects have in common. Whoever looks at something sees it with all that applies to it. Where
that goes round in a ring, and for abilities that are given and lost, it is
settled effect by effect (``kernel.derived.dependency_order``). "Cannot" wins over
everything that says "do".
"""
from __future__ import annotations

from typing import Final

from ..visibility.sight import sees
from ..abilities.scope import object_in, source_in
from ..codes import BEGUN, ENDED
from ..events.causes import acting_frame, effect_frame
from ..events.telling import tell_effect
from ..state.records import LastingEffect, changed
from ..state.state import State
from ..state.card_table import Table
from .control_change import return_control
from .durations import FOR_BATTLE as FOR_BATTLE
from .durations import FOR_EFFECT as FOR_EFFECT
from .durations import FOR_GAME as FOR_GAME
from .durations import FOR_NEXT_TURN as FOR_NEXT_TURN
from .durations import FOR_OPPONENTS_NEXT_TURN as FOR_OPPONENTS_NEXT_TURN
from .durations import FOR_OWN_NEXT_TURN as FOR_OWN_NEXT_TURN
from .durations import FOR_PHASE as FOR_PHASE
from .durations import FOR_TURN as FOR_TURN
from .durations import ONCE as ONCE
from .durations import UNTIL_OWN_TURN as UNTIL_OWN_TURN
from .effect_sorts import ALREADY_SORTS, CONTROL_CHANGE, LABEL, REPLACE


# An effect that ends with a turn later than this one: so much more than the number of that turn.
_TURN_NUMBER: Final = 1000
# One that ends with the next turn of the master or of the opponent: so much more than the turn in which it began.
_OWN_TURN: Final = 1 << 20
_OPPONENTS_TURN: Final = 1 << 24
# The time of what began while an effect is still being carried out: later than all others.
_UNDATED: Final = 1 << 30
# What waits for an event as long as a duration lasts: so much more than the duration (see ``kernel.events.log``).
WHILE: Final = 16

# In place of an attribute: all that applies to a card.
_ALL: Final = 255


def add_effect(
    g: State, sort: int, what: int, *, reason: int = -1, card: int = -1, player: int = -1, controller: int = 0,
    value: int = 0, duration: int = FOR_GAME, optional: bool = False, layer: int = 0, bound: int = 0,
) -> int:
    """Let an effect begin and give its number."""
    number = _next_number(g, card)
    obj = g.obj[card] if card >= 0 else 0
    if player >= 0:
        card = -2 - player
    duration = until(g, duration)
    time = _UNDATED if g.book.dates_when_done and _is_resolving(g) else g.serial
    at = effect_frame(g)
    if at < 0:
        at = acting_frame(g)
    f = g.stack[at if at >= 0 else -1]
    # What pays for an ability has its number below 0.
    ability = -1 if at < 0 else f.a if f.a >= 0 else -1 - f.a
    row = LastingEffect(
        number, sort, what, reason, card, obj, controller, value, duration, time, bound or int(optional), layer,
        object_in(f.items) if at >= 0 else 0, ability, f.pc)
    if ALREADY_SORTS >> sort & 1 and g.effects and duration != ONCE:
        _leave_off(g, row)
    g.effects = (*g.effects, row)
    g.needs_rule_check = True
    tell_effect(g, BEGUN, row, source_in(f.items) if at >= 0 else -1)
    return number


def _next_number(g: State, card: int) -> int:
    """The number of an effect on a card, or on none.

    On how many cards it is that not all can see is not told: the numbers of objects, which players see, leave it out.
    """
    if _is_untold(g, card):
        number = g.serial
        for row in g.effects:
            number = max(number, row.number)
        return number + 1
    g.serial += 1
    return g.serial


def _is_untold(g: State, card: int) -> bool:
    return card >= 0 and sees(g, card) != 3


def _leave_off(g: State, row: LastingEffect) -> None:
    """What was so already for the same while is so by the later effect from now on, and not twice."""
    for other in g.effects:
        if other.says_as(row):
            g.effects = tuple([it for it in g.effects if it is not other])
            return


def until(g: State, duration: int) -> int:
    """A duration that ends with a later turn, by the number of that turn, or of this one where it can't be told yet."""
    if duration == FOR_NEXT_TURN:
        return _TURN_NUMBER + g.turn + 1
    if duration == FOR_OWN_NEXT_TURN:
        return _OWN_TURN + g.turn
    if duration == FOR_OPPONENTS_NEXT_TURN:
        return _OPPONENTS_TURN + g.turn
    return duration


def duration_of(until: int) -> int:
    """The duration with which an effect began that lasts until then."""
    if until < _TURN_NUMBER:
        return until
    if until < _OWN_TURN:
        return FOR_NEXT_TURN
    return FOR_OWN_NEXT_TURN if until < _OPPONENTS_TURN else FOR_OPPONENTS_NEXT_TURN


def _ends(g: State, until: int, controller: int, duration: int) -> bool:
    """Whether what lasts so long ends where a duration does."""
    if duration == UNTIL_OWN_TURN:
        return until == duration and controller == g.turn_player
    if duration == FOR_TURN and until >= _TURN_NUMBER:
        if until < _OWN_TURN:
            return until == _TURN_NUMBER + g.turn
        if until < _OPPONENTS_TURN:
            return until - _OWN_TURN < g.turn and controller == g.turn_player
        return until - _OPPONENTS_TURN < g.turn and controller != g.turn_player
    return until == duration


def add_replacement(
    g: State, number: int, source: int, obj: int, controller: int, about: int, duration: int, optional: bool, once:
    bool,
) -> None:
    """Let what an ability says happen instead of an event, for a while, as part of an effect of that source.

    Such a row has the object that the event is about as its reason (-1 for any) and whether it is just for the next
    event as its layer.
    """
    g.serial += 1
    at = effect_frame(g)
    f = g.stack[at if at >= 0 else -1]
    row = LastingEffect(
        g.serial, REPLACE, 0, about, source, obj, controller, -2 - number, until(g, duration), g.serial,
        int(optional), int(once), object_in(f.items) if at >= 0 else 0, f.a if at >= 0 else -1, f.pc)
    g.effects = (*g.effects, row)
    tell_effect(g, BEGUN, row, source)


def _is_resolving(g: State) -> bool:
    return any([g.book.resolve <= f.pc <= g.book.resolve + 1 for f in g.stack])


def date(g: State) -> None:
    """What an effect let begin dates from when it has been carried out whole (where the book has it so)."""
    undated = [row for row in g.effects if row.timestamp == _UNDATED]
    if undated:
        g.serial += int(not all([_is_untold(g, row.card) for row in undated]))
        g.effects = tuple([
            changed(row, "timestamp", g.serial) if row.timestamp == _UNDATED else row for row in g.effects])


def expire(g: State, duration: int) -> bool:
    """End the effects of a duration; says whether there were any."""
    for trigger in g.delayed:
        if trigger.often >= WHILE:
            g.delayed = tuple([
                it for it in g.delayed
                if it.often < WHILE or not _ends(g, it.often - WHILE, it.controller, duration)])
            break
    ended: list[LastingEffect] = []
    for row in g.effects:
        if (row.until == duration or row.until >= _TURN_NUMBER) and _ends(g, row.until, row.controller, duration):
            ended.append(row)
    end_effects(g, ended)
    return bool(ended)


def end_effects(g: State, ended: list[LastingEffect]) -> None:
    """Let lasting effects end, with all that they did."""
    if not ended:
        return
    kept = tuple([row for row in g.effects if row not in ended])
    for row in ended:
        if row.sort == CONTROL_CHANGE:
            return_control(g, row)
        tell_effect(g, ENDED, row)
    g.effects = kept
    # What it kept from happening may be due.
    g.needs_rule_check = True


def concerns_card(g: State, row: LastingEffect, sort: int, what: int, reason: int, card: int) -> bool:
    if row.sort != sort or row.what != what or row.reason not in (-1, reason):
        return False
    return row.card == -1 or (row.card == card and row.obj == g.obj[card])


def still_concerns(g: State, row: LastingEffect, card: int) -> bool:
    """Whether a row is about the card still; one that hangs on another card ends with that."""
    if row.card != -1 and (row.card != card or row.obj != g.obj[card]):
        return False
    return row.sort != LABEL or not row.value or row.value in g.obj


def sort_of_label(table: Table, number: int) -> str:
    """The label that only names the sort of another one: "trait:"."""
    for label, its in table.label_number.items():
        if its == number:
            return label[:label.find(":") + 1]
    return ""


def is_sort(table: Table, number: int) -> bool:
    """Whether a label only names a sort: there to be lost."""
    return table.label_number.get(sort_of_label(table, number), -1) == number
