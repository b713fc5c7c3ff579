"""Abilities that vie: always-on abilities of two cards for which it can matter which card is older.

It matters for two changes of the same number that do not come to the same either way round, for losing abilities or
labels and being given some, and for effects that may depend on each other in a circle (see
``kernel.continuous.dependency_cycles``).
"""
from __future__ import annotations

from ..book import Book
from ..state.card_table import Table
from ..abilities.nodes import Ability, Quality, Static
from ..abilities.numbers import Fixed
from .dependency_cycles import DependencyCycles, key_of, parts
from ..abilities.working_zones import defines
from ..abilities.filters import Other
from ..abilities.spoken_of import This
from .effect_sorts import (
    ADD, CAP, DOWN_TO, FLOOR, GRANT_ABILITY, LOSE_ABILITY, PART, RELABEL, SET, TIMES, UP_TO,
    alters_numbers,
)


def order_matters(table: Table, book: Book, cycles: DependencyCycles) -> set[int]:
    """Pairs of the abilities of a match that vie, as two numbers in one."""
    holding = [number for number, ability in enumerate(table.abilities) if ability.holding()]
    found: set[int] = set()
    for place, one in enumerate(holding):
        for other in holding[place:]:
            if _contend(table, book, cycles, one, other):
                found.add(one << 16 | other)
                found.add(other << 16 | one)
    return found


def _contend(table: Table, book: Book, cycles: DependencyCycles, one: int, other: int) -> bool:
    mine, theirs = table.abilities[one], table.abilities[other]
    if one == other and not _speaks_of_its_card(mine):
        # Two of the same come to the same either way round.
        return False
    for place, static in enumerate(mine.holding()):
        for there, another in enumerate(theirs.holding()):
            if key_of(one, place) in cycles.closing and key_of(other, there) in cycles.closing:
                return True
            if isinstance(static.which, This) and isinstance(another.which, This):
                continue
            if book.defines_itself and (defines(mine, static) or defines(theirs, another)):
                continue
            if _differ(table, book, static, another):
                return True
    return False


def _speaks_of_its_card(ability: Ability) -> bool:
    return any([isinstance(part, (This, Other)) for part in parts(ability)])


def _differ(table: Table, book: Book, static: Static, another: Static) -> bool:
    """Whether two effects on the same card may come to something else the other way round."""
    one, other = static.quality, another.quality
    sort, other_sort = one.sort(), other.sort()
    if LOSE_ABILITY in (sort, other_sort):
        return sort in (GRANT_ABILITY, LOSE_ABILITY) and other_sort in (GRANT_ABILITY, LOSE_ABILITY)
    if RELABEL in (sort, other_sort):
        return one != other and one.information(table) == other.information(table)
    if not alters_numbers(sort) or not alters_numbers(other_sort):
        return False
    what = one.information(table)
    if what != other.information(table) or _layer(book, sort, what) != _layer(book, other_sort, what):
        return False
    return not _commute(book, one, other)


def _layer(book: Book, sort: int, what: int) -> int:
    return -1 if sort in (FLOOR, CAP) else book.layer_of(sort, what)


def _commute(book: Book, one: Quality, other: Quality) -> bool:
    sort = one.sort()
    if sort != other.sort():
        return False
    if sort == SET:
        return isinstance(one.number(), Fixed) and one.number() == other.number()
    if sort == DOWN_TO:
        return book.highest_bound_first or one.bound() == other.bound()
    return sort in (ADD, FLOOR, CAP, TIMES, PART) or (sort == UP_TO and one.bound() == other.bound())
