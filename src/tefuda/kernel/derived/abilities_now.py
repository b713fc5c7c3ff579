"""Which abilities each card has now: those printed on it that it has not lost, and those that it was granted."""
from __future__ import annotations

from ..state.card_table import STALE
from ..state.state import NOTHING, Row, State
from .active_statics import NOBODY, active_statics, moment
from .derived import derived


def granted(g: State) -> dict[int, Row]:
    """The cards that have other abilities now than their own, with all that they have."""
    d = derived(g)
    if d.conditional or (d.fresh < 0 and d.fresh != STALE):
        # That settles what is given too, where abilities in play give something.
        active_statics(g)
    if not d.granting:
        return NOBODY
    # What is given for a while is so until it ends or the card goes, but for cards that may come to be spared.
    if d.granted_at < 0 or (g.table.some_unaffected and d.granted_at != moment(g)):
        g.table.ability_lookup.share(g)
    return d.granted


def abilities_left(g: State, had: Row, what: int) -> Row:
    """The abilities that a card keeps where it loses all (0) or one, as that is written (1 and its number)."""
    if what == 0:
        return NOTHING
    written = g.table.written
    lost = written[what - 1]
    return tuple([number for number in had if written[number] != lost])


def own_abilities(g: State, card: int) -> Row:
    """The numbers of the abilities printed on a card, and of those that cards lying with it give it."""
    printed = g.table.printed_abilities[g.prints[card]] if g.prints[card] >= 0 else NOTHING
    return g.book.lent(g, card, printed) if g.book.lends else printed


def abilities_of(g: State, card: int) -> Row:
    """The numbers of the abilities that a card has now: its own that are not silenced, and gained ones."""
    d = derived(g)
    if d.granting or d.conditional or (d.fresh < 0 and d.fresh != STALE):
        others = granted(g)
        if card in others:
            return others[card]
    if g.book.lends:
        return own_abilities(g, card)
    printed = g.prints[card]
    return g.table.printed_abilities[printed] if printed >= 0 else NOTHING
