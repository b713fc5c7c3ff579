"""How lasting effects change the numbers of cards: the sorts of changes, their layers and their order.

The other sorts of lasting effects stand in ``kernel.effects``; their numbers lie between these.
"""
from __future__ import annotations

from typing import Final

from .state import State

ADD: Final = 1
SET: Final = 2
# A change that goes no further than its bound, and a bound for the number, whatever changes it.
DOWN_TO: Final = 16
UP_TO: Final = 17
FLOOR: Final = 18
CAP: Final = 19

# A change of a number: layer, time, place among those of the same time, sort, amount, bound.
Change = tuple[int, int, int, int, int, int]

# Numbers are changed after all that is no number, and bounds are last.
_NUMBERS: Final = 16
_BOUNDS: Final = 99


# The sorts of lasting effects that change a number, as bits.
NUMBER_SORTS: Final = 1 << ADD | 1 << SET | 1 << DOWN_TO | 1 << UP_TO | 1 << FLOOR | 1 << CAP


def alters_numbers(sort: int) -> bool:
    """Whether lasting effects of that sort change a number."""
    return NUMBER_SORTS >> sort & 1 != 0


def layer(g: State, sort: int, what: int, adds: bool = False) -> int:
    """The layer of a lasting effect: what is no number, then numbers, then bounds; within that, the book's own.

    What adds information of a sort that was not there is first of its kind (see ``kernel.adding``).
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
    return max(number, amount) if sort == FLOOR else min(number, amount)
