"""What lasts: prohibitions, changes of a card's numbers, and replacements.

An effect is a row of numbers in the state:

0 number, 1 sort, 2 what (event kind or attribute), 3 reason or -1,
4 card or -1 for any, 5 object of that card, 6 master, 7 value, 8 duration,
9 time of origin, 10 whether it is optional, 11 layer.

Where several could apply, the order is the rulebook's: layers first, then the
time of origin. "Cannot" wins over everything that says "do".
"""
from __future__ import annotations

from typing import Final

from .state import Row, State

PROHIBIT: Final = 0
ADD: Final = 1
SET: Final = 2
REPLACE: Final = 3

# How long an effect lasts; a rulebook lets them end where it says so.
FOR_GAME: Final = 0
FOR_TURN: Final = 1
FOR_BATTLE: Final = 2
FOR_PHASE: Final = 3
ONCE: Final = 4


def lay(
    g: State, sort: int, what: int, *, reason: int = -1, card: int = -1, master: int = 0, value: int = 0,
    duration: int = FOR_GAME, optional: bool = False, layer: int = 0,
) -> int:
    """Let an effect begin and give its number."""
    g.serial += 1
    obj = g.obj[card] if card >= 0 else 0
    row = (g.serial, sort, what, reason, card, obj, master, value, duration, g.clock, int(optional), layer)
    g.effects.append(row)
    g.dirty = True
    return g.serial


def expire(g: State, duration: int) -> bool:
    """End the effects of a duration; says whether there were any."""
    before = len(g.effects)
    if before:
        g.effects = [row for row in g.effects if row[8] != duration]
    return len(g.effects) != before


def _concerns(g: State, row: Row, sort: int, what: int, reason: int, card: int) -> bool:
    if row[1] != sort or row[2] != what or row[3] not in (-1, reason):
        return False
    return row[4] == -1 or (row[4] == card and row[5] == g.obj[card])


def forbidden(g: State, kind: int, reason: int, card: int) -> bool:
    """Whether something says that this cannot happen to the card."""
    return any(_concerns(g, row, PROHIBIT, kind, reason, card) for row in g.effects)


def replaced(g: State, kind: int, reason: int, card: int, used: Row = ()) -> list[Row]:
    """The replacements that could take the place of this event and have not done so yet."""
    return [
        row for row in g.effects
        if row[0] not in used and _concerns(g, row, REPLACE, kind, reason, card)
    ]


def value(g: State, card: int, attribute: int) -> int:
    """A number of the card with all that lasts applied to it."""
    printed = g.table.columns[attribute][g.prints[card]]
    if attribute in g.book.added_to:
        printed += g.book.added(g, card, attribute)
    if not g.effects:
        return printed
    return layered(g, card, attribute, printed)


def layered(g: State, card: int, attribute: int, printed: int) -> int:
    """The printed number is the base; then layer by layer, in each the oldest first."""
    rows = [
        row for row in g.effects
        if _concerns(g, row, ADD, attribute, -1, card) or _concerns(g, row, SET, attribute, -1, card)
    ]
    rows.sort(key=_layer_and_age)
    number = printed
    for row in rows:
        number = row[7] if row[1] == SET else number + row[7]
    floor = g.book.values_floor(attribute)
    return number if floor is None else max(floor, number)


def _layer_and_age(row: Row) -> tuple[int, int, int]:
    return row[11], row[9], row[0]
