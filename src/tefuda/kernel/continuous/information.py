"""The information of cards that lasting effects change, as numbers.

Attributes are known by their own numbers; then come labels, that a card is silenced, and that it is given an ability.
"""
from __future__ import annotations

from typing import Final

from .effect_sorts import GRANT_ABILITY, LABEL_SORTS, LOSE_ABILITY
from .lasting_effects import sort_of_label
from ..state.state import Row
from ..state.card_table import Table

NO_INFORMATION: Final = -1
LABELS: Final = 1 << 10
SILENCED: Final = 1 << 24
GIVEN: Final = 1 << 25


def label_information(table: Table, label: str) -> Row:
    """A label; one that no text gives or takes never changes. Those of a sort that texts take as a whole are one."""
    number = table.label_number.get(label, -1)
    if table.strips:
        number = table.label_number.get(label[:label.find(":") + 1], number)
    return (LABELS + number,) if number >= 0 else ()


def information_of(table: Table, sort: int, what: int) -> int:
    """The information that an effect of a sort changes."""
    if LABEL_SORTS >> sort & 1:
        return LABELS + (table.label_number.get(sort_of_label(table, what), what) if table.strips else what)
    if sort == GRANT_ABILITY:
        return GIVEN + what
    return SILENCED if sort == LOSE_ABILITY else what


def labels_information(table: Table, sort: str) -> Row:
    """All labels of a sort that some text gives."""
    return tuple([LABELS + number for label, number in table.label_number.items() if label.startswith(f"{sort}:")])


def ability_information(numbers: list[int]) -> Row:
    """Having one of some abilities."""
    return (SILENCED, *[GIVEN + number for number in numbers])


def information_key(card: int, information: int) -> int:
    """Some information of a card as one number."""
    return card << 26 | information
