"""How lasting effects change the numbers of cards: their layers, their order, and what comes of them."""
from __future__ import annotations

from typing import Final

from ..state.records import LastingEffect
from ..state.state import State
from .effect_sorts import ADD, CAP, DOWN_TO, FLOOR, PART, SET, TIMES, UP_TO, alters_numbers


class Change:
    """One change of a number of a card: what it does, in which layer and since when, and what it comes from."""

    __slots__ = ("ability", "amount", "bound", "effect", "layer", "place", "sort", "source", "timestamp")

    def __init__(
        self, layer: int, timestamp: int, place: int, sort: int, amount: int, bound: int,
        effect: LastingEffect | None = None, source: int = -1, ability: int = -1,
    ) -> None:
        self.layer = layer
        self.timestamp = timestamp
        # The place among those of the same timestamp.
        self.place = place
        self.sort = sort
        self.amount = amount
        self.bound = bound
        # The lasting effect that it is, or the card with the static ability that says so.
        self.effect = effect
        self.source = source
        self.ability = ability

    def key(self) -> tuple[int, int, int]:
        """What changes of a number are put in order by."""
        return (self.layer, self.timestamp, self.place)

    def with_sort(self, sort: int, bound: int) -> Change:
        """The change as another sort, from the same source."""
        return Change(
            self.layer, self.timestamp, self.place, sort, self.amount, bound, self.effect, self.source, self.ability)

    def in_layer(self, layer: int) -> Change:
        """The change in another layer, from the same source."""
        return Change(
            layer, self.timestamp, self.place, self.sort, self.amount, self.bound, self.effect, self.source,
            self.ability)


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
        found.sort(key=Change.key)
        if g.book.highest_bound_first and any([change.sort == DOWN_TO for change in found]):
            return _highest_bound_first(found)
    return tuple(found)


def _highest_bound_first(found: list[Change]) -> tuple[Change, ...]:
    """Of changes with a lower bound, one with a lower one waits for those with a higher one."""
    order: list[Change] = []
    while found:
        highest = max([change.bound for change in found if change.sort == DOWN_TO], default=0)
        for change in found:
            if change.sort != DOWN_TO or change.bound == highest:
                order.append(change)
                found.remove(change)
                break
    return tuple(order)


def changed(number: int, change: Change) -> int:
    """A number after a change. One that goes up to a bound or down to it leaves alone what is beyond it."""
    sort, amount = change.sort, change.amount
    if sort == ADD:
        return number + amount
    if sort == SET:
        return amount
    if sort == DOWN_TO:
        return min(number, max(number + amount, change.bound))
    if sort == UP_TO:
        return max(number, min(number + amount, change.bound))
    if sort in (TIMES, PART):
        scaled = number * amount if sort == TIMES else number // max(1, amount)
        return max(number, scaled) if change.bound else scaled
    return max(number, amount) if sort == FLOOR else min(number, amount)


def scales(change: Change) -> bool:
    """Whether a change multiplies the number, so that it matters what was added to it before."""
    return change.sort in (TIMES, PART)


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
        while place < len(row) and (row[place].layer, row[place].timestamp) <= (in_layer, time):
            place += 1
        row.insert(place, Change(in_layer, time, _LAST, ADD, amount, 0))
    if g.book.scales_from_zero:
        row = _from_zero(row)
    return printed, tuple(row)


def _from_zero(found: list[Change]) -> list[Change]:
    """What is below 0 by then counts as 0 for what multiplies it."""
    row: list[Change] = []
    for change in found:
        if scales(change):
            row.append(Change(change.layer, change.timestamp, change.place, FLOOR, 0, 0))
        row.append(change)
    return row
