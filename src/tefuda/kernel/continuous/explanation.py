"""How a number of a card comes about: what is printed, what lies with it, and each change in order."""
from __future__ import annotations

from ..state.state import State
from .changes import Change
from .number_changes import changed
from .projection import changes_in_order


class ExplainedNumber:
    """A number of a card, from what is printed to what it is now."""

    def __init__(self, printed: int, added: int, base: int) -> None:
        self.printed = printed
        # What the cards that lie with it add by the rules.
        self.added = added
        # What the changes begin with: both, without what the rules add at a later time.
        self.base = base
        # Each change with the number before it and after it.
        self.steps: list[tuple[Change, int, int]] = []
        # The least that the number counts as, where that is what it comes to.
        self.floor: int | None = None
        self.total = base


def explain_number(g: State, card: int, attribute: int) -> ExplainedNumber:
    """How the number of a card comes about that ``projection.value`` gives."""
    printed = g.table.columns[attribute][g.prints[card]]
    added = g.book.added(g, card, attribute) if g.table.added[attribute] else 0
    base, changes = changes_in_order(g, card, attribute, printed + added)
    found = ExplainedNumber(printed, added, base)
    for change in changes:
        after = changed(found.total, change)
        found.steps.append((change, found.total, after))
        found.total = after
    floor = g.book.values_floor(attribute)
    if changes and floor is not None and found.total < floor:
        found.floor = found.total = floor
    return found
