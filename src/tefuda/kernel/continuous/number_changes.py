"""How lasting effects change the numbers of cards: their layers, their order, and what comes of them."""
from __future__ import annotations

from typing import Final

from ..state.state import State
from .effect_sorts import ADD, CAP, DOWN_TO, FLOOR, PART, SET, TIMES, UP_TO, alters_numbers

# A change of a number: layer, time, place among those of the same time, sort, amount, bound.
Change = tuple[int, int, int, int, int, int]

# Numbers are changed after all that is no number, and bounds are last.
_NUMBERS: Final = 16
_BOUNDS: Final = 99
# Behind all other changes of the same time.
_LAST: Final = 1 << 40


def layer(g: State, sort: int, what: int, adds: bool = False) -> int:
    """The layer of a lasting effect: what is no number, then numbers, then bounds; within that, the book's own.

    What adds information of a sort that was not there is first of its kind (see
    ``kernel.continuous.added_information``).
    """
    if sort in (FLOOR, CAP):
        return _BOUNDS
    number = alters_numbers(sort) and what not in g.book.no_numbers
    return (0 if adds else g.book.layer_of(sort, what)) + (_NUMBERS if number else 0)


def in_order(g: State, found: list[Change]) -> tuple[Change, ...]:
    """Changes of a number: by layer, then by age; by their bounds where the book has it so."""
    if len(found) > 1:
        found.sort()
        if g.book.highest_bound_first and any([change[3] == DOWN_TO for change in found]):
            return _highest_bound_first(found)
    return tuple(found)


def _highest_bound_first(found: list[Change]) -> tuple[Change, ...]:
    """Of changes with a lower bound, one with a lower one waits for those with a higher one."""
    order: list[Change] = []
    while found:
        highest = max([change[5] for change in found if change[3] == DOWN_TO], default=0)
        for change in found:
            if change[3] != DOWN_TO or change[5] == highest:
                order.append(change)
                found.remove(change)
                break
    return tuple(order)


def changed(number: int, change: Change) -> int:
    """A number after a change. One that goes up to a bound or down to it leaves alone what is beyond it."""
    sort, amount = change[3], change[4]
    if sort == ADD:
        return number + amount
    if sort == SET:
        return amount
    if sort == DOWN_TO:
        return min(number, max(number + amount, change[5]))
    if sort == UP_TO:
        return max(number, min(number + amount, change[5]))
    if sort in (TIMES, PART):
        scaled = number * amount if sort == TIMES else number // max(1, amount)
        return max(number, scaled) if change[5] else scaled
    return max(number, amount) if sort == FLOOR else min(number, amount)


def scales(change: Change) -> bool:
    """Whether a change multiplies the number, so that it matters what was added to it before."""
    return change[3] in (TIMES, PART)


def for_scaling(
    g: State, card: int, attribute: int, printed: int, found: tuple[Change, ...],
) -> tuple[int, tuple[Change, ...]]:
    """A printed number and its changes where one of them multiplies it: what the rules add is among them by its age."""
    if not any([scales(change) for change in found]):
        return printed, found
    row = list(found)
    in_layer = layer(g, ADD, attribute)
    for time, amount in g.book.additions(g, card, attribute):
        printed -= amount
        place = 0
        while place < len(row) and (row[place][0], row[place][1]) <= (in_layer, time):
            place += 1
        row.insert(place, (in_layer, time, _LAST, ADD, amount, 0))
    if g.book.scales_from_zero:
        row = _from_zero(row)
    return printed, tuple(row)


def _from_zero(found: list[Change]) -> list[Change]:
    """What is below 0 by then counts as 0 for what multiplies it."""
    row: list[Change] = []
    for change in found:
        if scales(change):
            row.append((change[0], change[1], change[2], FLOOR, 0, 0))
        row.append(change)
    return row
