"""What cards have now: their numbers, names and other labels, with all that lasts applied to them.

What is printed is the base. All that is said of it (``changes_on``) is put in order by layer, dependency and timestamp,
and applied. What is in a ring has been put in order effect by effect (``kernel.derived.dependency_order``).
"""
from __future__ import annotations

from typing import Final, Optional

from ..codes import BEING_LESSENED, BEING_LESSENED_AT_ALL, FACE_DOWN
from ..derived.active_statics import active_statics, settled
from ..derived.derived import derived, number_of_card
from ..state.state import State
from .changes import ANYTHING, Change, changes_on, lasting_changes_on, misses, static_changes_on
from .effect_sorts import (
    ADD, CAP, DOWN_TO, FLOOR, LABEL, LABEL_SORTS, NUMBER_SORTS, SET, SETTING_SORTS,
)
from .information import information_key, label_information
from .lasting_effects import sort_of_label
from .number_changes import beside_rules, changed, in_order, scales
from .prohibitions import is_spared, is_unaffected

# How many numbers may hang on one another before the innermost counts as printed.
_DEEPEST: Final = 8
_UNCHANGED: Final[tuple[Change, ...]] = ()


def value(g: State, card: int, attribute: int) -> int:
    """A number of the card with all that lasts applied to it."""
    table = g.table
    number = table.columns[attribute][g.prints[card]]
    if table.added[attribute]:
        number += g.book.added(g, card, attribute)
    if (not g.effects and not table.altered[attribute]) or not may_differ(g, card, attribute):
        return number
    number, found = changes_in_order(g, card, attribute, number)
    if not found:
        return number
    for change in found:
        number = changed(number, change)
    floor = g.book.values_floor(attribute)
    return number if floor is None else max(floor, number)


def may_differ(g: State, card: int, attribute: int) -> bool:
    """Whether anything may say now of a card that a number is another one than what is printed and added.

    Not looking at all that is said of other cards is 8 % of the decisions/s in Z/X with real texts.
    """
    d = derived(g)
    bit = 1 << attribute
    if d.numbers_changed & bit and (d.changed_on_any & bit or number_of_card(card, attribute) in d.changed_on):
        return True
    if not g.table.altered[attribute] or not settled(g).alters & bit:
        return False
    return d.alters_others & bit != 0 or number_of_card(card, attribute) in d.alters_own


def numbers_to_recall(g: State) -> int:
    """The numbers, as bits, that may be asked for of a card that has gone and be others than printed."""
    d = derived(g)
    bits = d.numbers_changed
    if g.table.recalls_said:
        bits |= settled(g).alters
    return bits & g.table.recalled


def numbers(g: State, card: int, bits: int) -> list[int]:
    """All numbers of the card with all that lasts applied to them; the bits say which may vary."""
    printed = g.prints[card]
    found: list[int] = []
    for column in g.table.columns:
        found.append(column[printed])
    for attribute in g.book.added_to:
        bits |= 1 << attribute
    while bits:
        attribute = bits.bit_length() - 1
        found[attribute] = value(g, card, attribute)
        bits ^= 1 << attribute
    return found


def last_value(g: State, obj: int, attribute: int) -> int:
    """A number of a card as it was when it was last the object: its last-known information."""
    known = g.last[obj]
    return known.numbers[attribute] if known.numbers else g.table.columns[attribute][known.printed]


def has_number(g: State, card: int, attribute: int) -> bool:
    """Whether a card has such a number at all."""
    return not g.book.lacks(g, card, SET, attribute) or _is_added(number_changes(g, card, attribute))


def changes_in_order(g: State, card: int, attribute: int, base: int) -> tuple[int, tuple[Change, ...]]:
    """The number that the changes begin with, and what changes a number of a card, in the order in which it applies."""
    found = number_changes(g, card, attribute)
    if not found or (g.book.adds_first and g.book.lacks(g, card, SET, attribute) and not _is_added(found)):
        return base, _UNCHANGED
    if g.table.scaled >> attribute & 1:
        return beside_rules(g, card, attribute, base, found)
    return base, found


def _is_added(found: tuple[Change, ...]) -> bool:
    """Whether one of the changes gives a number to a card that has none."""
    return any([change.sort == SET for change in found])


def number_changes(g: State, card: int, attribute: int) -> tuple[Change, ...]:
    """What effects change a number of a card, in order."""
    d = derived(g)
    if is_in_ring(g, attribute):
        return d.ordered.get(information_key(card, attribute), _UNCHANGED)
    found: list[Change] = []
    if d.numbers_changed >> attribute & 1:
        found = applying(g, card, lasting_changes_on(g, card, NUMBER_SORTS, attribute))
    key = card << 8 | attribute
    # What hangs on itself by what only the rulebook knows counts by what is printed.
    if g.table.altered[attribute] and key not in d.computing and len(d.computing) < _DEEPEST:
        d.computing.append(key)
        said = static_changes_on(g, card, NUMBER_SORTS, attribute)
        if said:
            found += applying(g, card, said)
        d.computing.pop()
    return in_order(g, found) if found else _UNCHANGED


def applying(g: State, card: int, changes: list[Change]) -> list[Change]:
    """The changes among some that apply to the card, as they apply."""
    found: list[Change] = []
    for change in changes:
        if not misses(g, change.sort, change.what, card) and not is_unaffected(
                g, card, change.controller, change.source):
            left = withstood(g, card, change)
            if left is not None:
                found.append(left)
    return found


def is_in_ring(g: State, information: int) -> bool:
    """Whether information is in a ring that has been settled effect by effect, as an ability that closes it is there.

    (See ``kernel.continuous.dependency_cycles``.)
    """
    if information not in g.table.cycles:
        return False
    return settled(g).in_cycle


def withstood(g: State, card: int, change: Change) -> Optional[Change]:
    """A change as it applies to a card whose number perhaps can't get less; nothing if it could do nothing else."""
    sort, amount = change.sort, change.amount
    lessens = sort == CAP or (amount < 0 and sort in (ADD, DOWN_TO))
    sets = SETTING_SORTS >> sort & 1 == 1
    if not (lessens or sets or scales(change)) or not keeps(g, card, change.what, change.controller):
        return change
    if lessens:
        return None
    # What sets it or multiplies it only makes it more.
    return change.but(FLOOR, amount, change.bound) if sets else change.but(sort, amount, 1)


def keeps(g: State, card: int, attribute: int, controller: int) -> bool:
    """Whether something says that an effect of that master can't make a number of the card less."""
    barred = g.table.barred
    if not derived(g).bars and not barred[BEING_LESSENED] and not barred[BEING_LESSENED_AT_ALL]:
        return False
    return is_spared(g, card, BEING_LESSENED_AT_ALL, BEING_LESSENED, attribute, controller)


def has_label(g: State, card: int, label: str) -> bool:
    """Whether a card has a name, trait, colour or the like now."""
    if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
        return False
    has = has_of_itself(g, card, label)
    information = label_information(g.table, label)
    if not information or (has and not g.table.strips):
        return has
    number = -1 if label.endswith(":") else g.table.label_number.get(label, -1)
    for change in label_changes(g, card, label, information[0]):
        # It has one more, or of all of the sort this one.
        has = change.what == number or (has and change.sort == LABEL)
    return has


def has_of_itself(g: State, card: int, label: str) -> bool:
    """Whether a label is printed on a card, or is a name that the rules give it: that of another card."""
    labels = g.table.labels
    if g.prints[card] >= 0 and label in labels[g.prints[card]]:
        return True
    other = g.book.namesake(g, card) if label.startswith("name:") else -1
    return other >= 0 and label in labels[g.prints[other]]


def label_changes(g: State, card: int, label: str, information: int) -> tuple[Change, ...]:
    """What gives a card a label or takes it, in order; where labels are taken as a whole, all of its sort."""
    if is_in_ring(g, information):
        return derived(g).ordered.get(information_key(card, information), _UNCHANGED)
    if not g.effects and not active_statics(g):
        return _UNCHANGED
    table = g.table
    sort = label[:label.find(":") + 1]
    what = ANYTHING if table.strips else table.label_number[label]
    found = [
        change for change in changes_on(g, card, LABEL_SORTS, what)
        if not table.strips or sort_of_label(table, change.what) == sort]
    return tuple(sorted(applying(g, card, found), key=Change.key))
