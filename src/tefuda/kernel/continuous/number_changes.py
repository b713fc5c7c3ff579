"""How changes of a number are put in order, and what comes of each."""
from __future__ import annotations

from typing import Final

from ..state.state import State
from .changes import Change, layer
from .effect_sorts import ADD, DOWN_TO, FLOOR, PART, SETTING_SORTS, TIMES, UP_TO

# Behind all other changes of the same time.
_LAST: Final = 1 << 40


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
    if SETTING_SORTS >> sort & 1:
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


def rule_addition(attribute: int, amount: int, since: int, source: int, rule: str) -> Change:
    """What the rules add to a number by another card (``Book.additions``); from the beginning, where since is 0."""
    change = Change(ADD, attribute, amount, 0, 0, since, _LAST, -1, None, source)
    change.rule = rule
    return change


def beside_rules(
    g: State, card: int, attribute: int, base: int, found: tuple[Change, ...],
) -> tuple[int, tuple[Change, ...]]:
    """A number and its changes where one of them multiplies it: what the rules add is among them by its age."""
    if not any([scales(change) for change in found]):
        return base, found
    order = list(found)
    for addition in g.book.additions(g, card, attribute):
        base -= addition.amount
        addition.layer = layer(g, ADD, attribute)
        order.append(addition)
    if len(order) > len(found):
        order.sort(key=Change.key)
    return base, _from_zero(order) if g.book.scales_from_zero else tuple(order)


def _from_zero(found: list[Change]) -> tuple[Change, ...]:
    """What is below 0 by then counts as 0 for what multiplies it."""
    order: list[Change] = []
    for change in found:
        if scales(change):
            order.append(Change(FLOOR, change.what, 0, 0, change.layer, change.timestamp, change.place))
        order.append(change)
    return tuple(order)
