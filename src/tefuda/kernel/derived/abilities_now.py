"""Which abilities each card has now: those printed on it that it has not lost, and those that it was granted."""
from __future__ import annotations

from .active_statics import granted as granted
from .active_statics import settled
from ..state.state import NOTHING, Row, State


def abilities_of(g: State, card: int) -> Row:
    """The numbers of the abilities that a card has now: its own that are not silenced, and gained ones."""
    if settled(g).granting:
        others = granted(g)
        if card in others:
            return others[card]
    return own_abilities(g, card)


def own_abilities(g: State, card: int) -> Row:
    """The numbers of the abilities printed on a card, and of those that cards lying with it give it."""
    printed = g.prints[card]
    row = g.table.printed_abilities[printed] if printed >= 0 else NOTHING
    return g.book.lent(g, card, row) if g.book.lends else row


def abilities_left(g: State, had: Row, what: int) -> Row:
    """The abilities that a card keeps where it loses all (0) or one, as that is written (1 and its number)."""
    if what == 0:
        return NOTHING
    written = g.table.written
    lost = written[what - 1]
    return tuple([number for number in had if written[number] != lost])
