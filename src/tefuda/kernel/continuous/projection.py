"""What cards have now: their numbers, names and other labels, with all that lasts applied to them."""
from __future__ import annotations

from typing import Final, Optional

from .added_information import added_first, layer_on, misses
from .number_changes import Change, changed, for_scaling, in_order, layer, scales
from ..codes import BEING_LESSENED, BEING_LESSENED_AT_ALL, FACE_DOWN
from ..abilities.condition_check import is_met
from ..abilities.static_effects import ActiveStatic
from ..abilities.scope import Scope
from .lasting_effects import concerns_card, sort_of_label, still_concerns
from ..derived.abilities_now import abilities_of
from ..derived.active_statics import active_statics
from .prohibitions import forbidden, is_unaffected
from ..state.state import State
from .effect_sorts import ADD, CAP, DOWN_TO, FLOOR, LABEL, NUMBER_SORTS, RELABEL, SET
from ..derived.derived import derived

# How many numbers may hang on one another before the innermost counts as printed.
_DEEPEST: Final = 8
# More than can be said of a card.
_MANY: Final = 1 << 12
# Where labels begin among the information that may be in a ring.
_LABELS: Final = 1 << 10
# On which cards a number may be changed: none, those that say so of themselves (``Table.own_alters``), or any.
NOWHERE: Final = 0
BY_ITSELF: Final = 1
ANYWHERE: Final = 2
_UNCHANGED: Final[tuple[Change, ...]] = ()


def value(g: State, card: int, attribute: int) -> int:
    """A number of the card with all that lasts applied to it."""
    d = derived(g)
    table = g.table
    printed = table.columns[attribute][g.prints[card]]
    if table.added[attribute]:
        printed += g.book.added(g, card, attribute)
    if d.numbers_changed and d.numbers_changed >> attribute & 1:
        for row in g.effects:
            if row.what == attribute and row.card in (-1, card) and NUMBER_SORTS >> row.sort & 1:
                return layered(g, card, attribute, printed)
    if not table.altered[attribute]:
        return printed
    own = table.own_prints[attribute]
    if len(own) > 0:
        if own[g.prints[card]]:
            if table.own_plain >> attribute & 1 and not d.silences and not d.bars and not g.flags[card] & FACE_DOWN:
                return _own_value(g, card, attribute, printed)
            return layered(g, card, attribute, printed)
        if not table.stated[attribute]:
            return printed
    if d.fresh < 0 or d.conditional:
        active_statics(g)
    if d.alters >> attribute & 1:
        if d.alters_others >> attribute & 1:
            return layered(g, card, attribute, printed)
        if card << 8 | attribute in d.alters_own:
            return _said_value(g, card, attribute, printed)
    return printed


def _own_value(g: State, card: int, attribute: int, printed: int) -> int:
    """A number of a card that only says of itself how much more or less it is, with nothing opposed to that."""
    place = g.zone_of[card]
    if not g.table.own_alters[place][g.prints[card]] >> attribute & 1:
        return printed
    number = printed
    for it in g.table.own_static[place][g.prints[card]]:
        if it.what == attribute and (
                it.condition is None or is_met(g, it.condition, it.count, card, g.controller[card])):
            number += it.fixed
    floor = g.book.values_floor(attribute)
    return number if floor is None else max(floor, number)


def _said_value(g: State, card: int, attribute: int, printed: int) -> int:
    """A number that a card's own static ability changes: as a rule by one thing, and in no cycle."""
    d = derived(g)
    said: Optional[ActiveStatic] = None
    for it in d.active_statics:
        if it.own == card and it.what == attribute and NUMBER_SORTS >> it.sort & 1:
            if said is not None or it.sort != ADD or not it.fixed:
                return layered(g, card, attribute, printed)
            said = it
    if said is None or d.in_cycle or g.book.adds_first or _may_be_opposed(g, card):
        return layered(g, card, attribute, printed)
    if not said.concerns(g, card):
        return printed
    floor = g.book.values_floor(attribute)
    return printed + said.fixed if floor is None else max(floor, printed + said.fixed)


def varying(g: State, card: int, place: int) -> int:
    """The numbers of a card in a place that may be asked for when it has gone and be others than printed, as bits."""
    d = derived(g)
    table = g.table
    bits = d.numbers_changed
    if table.own_alters:
        bits |= table.own_alters[place][g.prints[card]]
    if table.recalls_said:
        if d.fresh < 0 or d.conditional:
            active_statics(g)
        bits |= d.alters
    return bits & table.recalled


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


def altered(g: State, attribute: int) -> int:
    """On which cards a number may be another one than printed now, as far as lasting effects go."""
    d = derived(g)
    if d.numbers_changed >> attribute & 1:
        return ANYWHERE
    table = g.table
    if not table.stated[attribute]:
        return BY_ITSELF if table.altered[attribute] else NOWHERE
    if d.fresh < 0 or d.conditional:
        active_statics(g)
    if d.alters >> attribute & 1 and (d.alters_others | ~table.own_known) >> attribute & 1:
        return ANYWHERE
    return BY_ITSELF


def last_value(g: State, obj: int, attribute: int) -> int:
    """A number of a card as it was when it was last the object: its last-known information."""
    known = g.last[obj]
    return known.numbers[attribute] if known.numbers else g.table.columns[attribute][known.printed]


def layered(g: State, card: int, attribute: int, printed: int) -> int:
    """A number with all that changes it: the printed one is the base, then layer by layer, in each the oldest first."""
    number, found = changes_in_order(g, card, attribute, printed)
    if not found:
        return number
    for change in found:
        number = changed(number, change)
    floor = g.book.values_floor(attribute)
    return number if floor is None else max(floor, number)


def changes_in_order(g: State, card: int, attribute: int, printed: int) -> tuple[int, tuple[Change, ...]]:
    """The number that the changes begin with, and what changes a number of a card, in the order in which it applies."""
    # Cycles are rare.
    found = _found(g, card, attribute) if g.table.cycles else _changes(g, card, attribute)
    if not found or (g.book.adds_first and not _is_there(g, card, attribute, found)):
        return printed, _UNCHANGED
    if g.table.scaled >> attribute & 1:
        return for_scaling(g, card, attribute, printed, found)
    return printed, found


def _found(g: State, card: int, attribute: int) -> tuple[Change, ...]:
    d = derived(g)
    if attribute in g.table.cycles and (d.in_cycle or d.fresh < 0 or d.conditional) and ringed(g):
        return d.ordered.get(card << 8 | attribute, _UNCHANGED)
    return _changes(g, card, attribute)


def has_number(g: State, card: int, attribute: int) -> bool:
    """Whether a card has such a number at all."""
    return not g.book.lacks(g, card, SET, attribute) or _is_there(g, card, attribute, _found(g, card, attribute))


def _is_there(g: State, card: int, attribute: int, found: tuple[Change, ...]) -> bool:
    """Whether a number of a card is printed, or one of its changes adds it."""
    return any([change.sort == SET for change in found]) or not g.book.lacks(g, card, SET, attribute)


def ringed(g: State) -> bool:
    """Whether what is in a ring has been settled effect by effect, since an ability that closes one is in play."""
    active_statics(g)
    return derived(g).in_cycle


def _changes(g: State, card: int, attribute: int) -> tuple[Change, ...]:
    """What changes a number of the card, in order."""
    d = derived(g)
    found: list[Change] = []
    if d.numbers_changed >> attribute & 1:
        _add_lasting(g, card, attribute, found)
    table = g.table
    own_prints = table.own_prints[attribute]
    own = len(own_prints) > 0 and own_prints[g.prints[card]] != 0
    if (d.fresh < 0 or d.conditional) and table.stated[attribute]:
        active_statics(g)
    key = card << 8 | attribute
    if (own or d.alters >> attribute & 1) and (
            not d.computing or (len(d.computing) < _DEEPEST and key not in d.computing)):
        # What hangs on itself by what only the rulebook knows counts by what is printed.
        d.computing.append(key)
        if own:
            _add_own(g, card, attribute, found)
        if d.alters >> attribute & 1:
            _add_said(g, card, attribute, found)
        d.computing.pop()
    if not found:
        return _UNCHANGED
    if len(found) > 1 and g.book.adds_first:
        found = added_first(g, card, attribute, found)
    return in_order(g, found)


def _add_own(g: State, card: int, attribute: int, found: list[Change]) -> None:
    """Changes by what the card says of itself."""
    table = g.table
    # Nobody loses an ability, most of the time.
    left = abilities_of(g, card) if table.silences or derived(g).silences else None
    controller = g.controller[card]
    for it in table.own_static[g.zone_of[card]][g.prints[card]]:
        amount = it.amount
        if it.what != attribute or amount is None or (left is not None and it.number not in left):
            continue
        if it.condition is not None and not is_met(g, it.condition, it.count, card, controller):
            continue
        s = Scope(card, g.obj[card], controller)
        if table.unknowable and not amount.known(g, s):
            continue
        in_layer = -1 if it.base else layer(g, it.sort, attribute)
        # What others say has a place of its own from 0 on.
        change = Change(
            in_layer, g.obj[card], it.place - _MANY, it.sort, amount.of(g, s), it.bound, None, card, it.number)
        _add(g, card, attribute, change, controller, card, found)


def _add_said(g: State, card: int, attribute: int, found: list[Change]) -> None:
    """Changes by what abilities of cards in play say."""
    for place, it in enumerate(derived(g).active_statics):
        if it.what != attribute or not NUMBER_SORTS >> it.sort & 1 or (it.own >= 0 and it.own != card):
            continue
        if it.amount is not None and it.concerns(g, card):
            in_layer = -1 if it.base else layer(g, it.sort, attribute)
            change = Change(
                in_layer, it.time, place, it.sort, it.amount.of(g, it.scope), it.bound, None, it.scope.source,
                it.number)
            _add(g, card, attribute, change, it.scope.controller, it.scope.source, found)


def _add_lasting(g: State, card: int, attribute: int, found: list[Change]) -> None:
    """Changes by what lasts for a while."""
    for row in g.effects:
        if row.what == attribute and row.card in (-1, card) and NUMBER_SORTS >> row.sort & 1 and concerns_card(
                g, row, row.sort, attribute, -1, card):
            change = Change(
                row.layer or layer(g, row.sort, attribute), row.timestamp, row.number, row.sort, row.value, row.bound,
                row)
            _add(g, card, attribute, change, row.controller, -1, found)


def _add(
    g: State, card: int, attribute: int, change: Change, controller: int, source: int, found: list[Change],
) -> None:
    """Add a change by an effect of that master, as far as it applies to the card."""
    if not _may_be_opposed(g, card):
        found.append(change)
    elif not resists(g, card, attribute, change, controller, source):
        found.append(withstood(g, card, attribute, change, controller))


def _may_be_opposed(g: State, card: int) -> bool:
    """Whether a change may not apply to the card, or not whole."""
    return bool(g.table.opposed or derived(g).bars or g.flags[card] & FACE_DOWN or g.book.leaves_lacking)


def resists(g: State, card: int, attribute: int, change: Change, controller: int, source: int) -> bool:
    """Whether a change by an effect of that master does not apply to the card."""
    if refused(g, card, attribute, change, controller) or misses(g, change.sort, attribute, card):
        return True
    return is_unaffected(g, card, controller, source)


def refused(g: State, card: int, attribute: int, change: Change, controller: int) -> bool:
    """Whether the number can't get less and a change could do nothing else."""
    lessens = change.sort == CAP or (change.amount < 0 and change.sort in (ADD, DOWN_TO))
    return lessens and keeps(g, card, attribute, controller)


def withstood(g: State, card: int, attribute: int, change: Change, controller: int) -> Change:
    """A change by an effect of that master. One that sets a number which can't get less only makes it more."""
    if change.sort == SET and keeps(g, card, attribute, controller):
        return change.with_sort(FLOOR, change.bound)
    if scales(change) and keeps(g, card, attribute, controller):
        return change.with_sort(change.sort, 1)
    return change


def keeps(g: State, card: int, attribute: int, controller: int) -> bool:
    """Whether something says that an effect of that master can't make a number of the card less."""
    d = derived(g)
    if not d.bars and not g.table.barred[BEING_LESSENED] and not g.table.barred[BEING_LESSENED_AT_ALL]:
        return False
    busy = -1 - (card << 8 | attribute)
    if busy in d.computing:
        return False
    d.computing.append(busy)
    found = forbidden(g, BEING_LESSENED_AT_ALL, attribute, card)
    if not found and g.controller[card] != controller:
        found = forbidden(g, BEING_LESSENED, attribute, card)
    d.computing.pop()
    return found


def has_label(g: State, card: int, label: str) -> bool:
    """Whether a card has a name, trait, colour or the like now."""
    if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
        return False
    if g.table.strips and label[:label.find(":") + 1] in g.table.label_number:
        return _after_losses(g, card, label)
    if g.prints[card] >= 0 and label in g.table.labels[g.prints[card]]:
        return True
    number = g.table.label_number.get(label, -1)
    if number < 0:
        return label.startswith("name:") and _has_by_rule(g, card, label)
    if g.table.cycles and _LABELS + number in g.table.cycles and ringed(g):
        if card << 16 | number in derived(g).labelled:
            return True
    elif _is_called(g, card, number):
        return True
    return label.startswith("name:") and _has_by_rule(g, card, label)


def _is_called(g: State, card: int, number: int) -> bool:
    """Whether a lasting effect gives the card a label."""
    for row in g.effects:
        if row.sort == LABEL and row.what == number and still_concerns(g, row, card) and not is_unaffected(g, card,
                row.controller):
            return True
    for it in active_statics(g):
        if it.sort == LABEL and it.what == number and it.concerns(g, card):
            if not is_unaffected(g, card, it.scope.controller, it.scope.source):
                return True
    return False


def _after_losses(g: State, card: int, label: str) -> bool:
    """Whether a card has a label of a sort that cards may lose: of what gives it and takes it the last one counts."""
    d = derived(g)
    has = g.prints[card] >= 0 and label in g.table.labels[g.prints[card]]
    number = g.table.label_number.get(label, -1)
    whole = g.table.label_number[label[:label.find(":") + 1]]
    if number == whole:
        return False
    if _LABELS + whole in g.table.cycles and ringed(g):
        return card << 16 | number in d.labelled or (has and card << 16 | whole not in d.labelled)
    last: tuple[int, int, int] = (-2, 0, 0)
    for row in g.effects:
        if _is_about(g, row.sort, row.what, number, whole) and still_concerns(g, row, card):
            key = (layer_on(g, row.sort, row.what, card), row.timestamp, row.number)
            if key > last and not is_unaffected(g, card, row.controller) and not misses(g, row.sort, row.what, card):
                last, has = key, row.what == number
    for place, it in enumerate(active_statics(g)):
        if _is_about(g, it.sort, it.what, number, whole) and it.concerns(g, card):
            key = (-1 if it.base else layer_on(g, it.sort, it.what, card), it.time, place)
            if key > last and not misses(g, it.sort, it.what, card) and not is_unaffected(
                    g, card, it.scope.controller, it.scope.source):
                last, has = key, it.what == number
    return has


def _is_about(g: State, sort: int, what: int, number: int, whole: int) -> bool:
    """Whether an effect gives a card a label, or takes all of its sort, apart from one perhaps."""
    if sort == LABEL:
        return what == number
    return sort == RELABEL and g.table.label_number[sort_of_label(g.table, what)] == whole


def _has_by_rule(g: State, card: int, label: str) -> bool:
    """Whether the rules give a card the names of another one, and this is one of them."""
    other = g.book.namesake(g, card)
    return other >= 0 and label in g.table.labels[g.prints[other]]
