"""Lasting effects that add information of a sort that a card does not have, as some books call it: a trait for a card
without traits, a number for a card that has no such number. They apply before those that change what is there.
"""
from __future__ import annotations

from .number_changes import Change, layer
from .lasting_effects import is_sort, sort_of_label
from ..state.state import State
from .effect_sorts import LABEL, RELABEL, SET
from ..derived.derived import derived


def adds(g: State, sort: int, what: int, card: int) -> bool:
    """Whether an effect adds information of a sort that the card has neither printed nor by what it says of itself."""
    if not g.book.adds_first or sort not in (SET, LABEL, RELABEL) or not g.book.lacks(g, card, sort, what):
        return False
    if sort == RELABEL and is_sort(g.table, what):
        return False
    for it in derived(g).active_statics:
        if it.base and it.scope.source == card and _same_sort(g, sort, what, it.sort, it.what):
            return False
    return True


def misses(g: State, sort: int, what: int, card: int) -> bool:
    """Whether an effect that changes information leaves a card alone, which has none of that sort."""
    return g.book.leaves_lacking and sort != LABEL and g.book.lacks(g, card, SET if sort != RELABEL else sort, what)


def _same_sort(g: State, sort: int, what: int, other: int, other_what: int) -> bool:
    """Whether two effects are about information of the same sort: the same number, or labels of one sort."""
    if sort == SET or other == SET:
        return sort == other and what == other_what
    return other in (LABEL, RELABEL) and sort_of_label(g.table, what) == sort_of_label(g.table, other_what)


def layer_on(g: State, sort: int, what: int, card: int) -> int:
    """The layer of a lasting effect as far as it is about that card."""
    return layer(g, sort, what, adds(g, sort, what, card))


def added_first(g: State, card: int, attribute: int, found: list[Change]) -> list[Change]:
    """Changes of a number; where one of them adds the number, it is in the layer of that."""
    if not adds(g, SET, attribute, card):
        return found
    late, soon = layer(g, SET, attribute), layer(g, SET, attribute, True)
    return [
        change.in_layer(soon) if change.layer == late and change.sort == SET else change for change in found]
