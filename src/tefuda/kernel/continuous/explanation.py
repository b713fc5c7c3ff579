"""How what a card is now comes about: what is printed, what the rules add, and each change in order."""
from __future__ import annotations

from ..derived.abilities_now import abilities_of, granted, own_abilities
from ..derived.derived import derived
from ..state.state import Row, State
from .changes import ANY_REASON, ANYTHING, Change
from .information import SILENCED, information_key, label_information
from .number_changes import changed
from .projection import changes_in_order, has_label, has_of_itself, label_changes
from .prohibitions import prohibitions


class ExplainedNumber:
    """A number of a card, from what is printed to what it is now."""

    def __init__(self, printed: int, added: int) -> None:
        self.printed = printed
        # What the rules add without saying by which card.
        self.added = added
        # Each change, of the rules too, with the number before it and after it.
        self.steps: list[tuple[Change, int, int]] = []
        # The least that the number counts as, where that is what it comes to.
        self.floor: int | None = None
        self.total = printed + added

    def apply(self, change: Change) -> None:
        """A further change."""
        after = changed(self.total, change)
        self.steps.append((change, self.total, after))
        self.total = after


def explain_number(g: State, card: int, attribute: int) -> ExplainedNumber:
    """How the number of a card comes about that ``projection.value`` gives."""
    printed = g.table.columns[attribute][g.prints[card]]
    added = g.book.added(g, card, attribute) if g.table.added[attribute] else 0
    base, changes = changes_in_order(g, card, attribute, printed + added)
    additions = g.book.additions(g, card, attribute) if added else []
    if base != printed + added:
        # What multiplies the number has them among its changes.
        additions = []
    found = ExplainedNumber(printed, base - printed - sum([it.amount for it in additions]))
    for change in (*additions, *changes):
        found.apply(change)
    floor = g.book.values_floor(attribute)
    if changes and floor is not None and found.total < floor:
        found.floor = found.total = floor
    return found


def explain_abilities(g: State, card: int) -> tuple[Row, tuple[Change, ...], Row]:
    """The abilities that a card has of itself, what gives it others or takes some, in order, and those it has now."""
    now = abilities_of(g, card)
    changes = derived(g).ordered.get(information_key(card, SILENCED), ()) if card in granted(g) else ()
    return own_abilities(g, card), changes, now


def explain_label(g: State, card: int, label: str) -> tuple[bool, tuple[Change, ...], bool]:
    """Whether a label is printed on a card or the rules give it, what gives and takes it, and whether it has it now."""
    information = label_information(g.table, label)
    changes = label_changes(g, card, label, information[0]) if information else ()
    return has_of_itself(g, card, label), changes, has_label(g, card, label)


def explain_prohibitions(g: State, card: int) -> list[Change]:
    """What says now that something can't be done by a card or to it."""
    return prohibitions(g, ANYTHING, ANY_REASON, card)
