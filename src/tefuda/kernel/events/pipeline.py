"""What happens in the game: every event goes the same way, alone or with others at the same time.

1. It is proposed: an action of the kernel says what is to happen (``events.proposed``, ``actions``).
2. What is so already, or is forbidden, does not happen at all (``continuous.prohibitions``).
3. Something else may happen in its place, or less of it: each replacement once, chosen by whom the book names. Since
   players may be asked, that is a procedure of the program (``replacement.process``); if nobody could have such an
   ability, which is known at once, it is left out.
4. All that is left happens at the same time (``events.commit``): the state changes (``events.changes``,
   ``events.moving``),
5. it is written down (``events.log``),
6. and abilities are triggered by it (``triggers``): by moves that they look back at, before the cards have gone.

So an action answers like a step, and is the last thing that a step does. A single move that nothing could be about is
found out by one look at a table, and takes none of the other steps (``actions.move``).
"""
from __future__ import annotations

from ..codes import DAMAGED, DOING, MOVED, NEXT
from ..continuous.prohibitions import forbidden
from ..derived.derived import derived
from ..replacement.candidates import replacements
from ..state.card_table import REPLACED
from ..state.state import State, call
from .commit import commit, extent
from .log import may_be_replaced
from .moving import path_of
from .proposed import ProposedEvent, altered, rows_of


def happen(g: State, events: list[ProposedEvent]) -> int:
    """Let events of one kind happen at the same time, as far as they can; ``g.done`` says how much of them did."""
    if events and _is_contested(g, events):
        events = [it for it in events if is_possible(g, it)]
        if may_be_otherwise(g, events):
            return settle(g, events)
    commit(g, events)
    return NEXT


def _is_contested(g: State, events: list[ProposedEvent]) -> bool:
    """Whether anything could forbid events of their kind, take their place or make them less; most often not."""
    kind = events[0].kind
    table = g.table
    if table.replaces >> kind & 1 or table.barred[kind] or (kind == DAMAGED and table.lessening is not None):
        return True
    if g.effects:
        d = derived(g)
        if d.bars or d.contests_moves:
            return True
    return kind == MOVED and any([g.closed[it.to] for it in events])


def settle(g: State, events: list[ProposedEvent]) -> int:
    """Settle what comes of events that may be replaced, and let that happen.

    Of procedures of the rulebook it is left to the caller: ``g.result`` has the events of which they are.
    """
    g.done = 0
    return call(g, g.book.at["replace"], 0, 0, events[0].kind, rows_of([_with_doer(g, it) for it in events]))


def is_possible(g: State, it: ProposedEvent) -> bool:
    """Whether it would make a difference, and nothing forbids it."""
    card, kind = it.card, it.kind
    if card < 0 or kind == DOING:
        return extent(g, it) > 0
    if kind == MOVED:
        barred = g.closed[it.to] != 0 or (
            (derived(g).bars or g.table.bars_moves) and forbidden(g, MOVED, it.reason, card))
        return not barred
    if not extent(g, it):
        return False
    bars = derived(g).bars or g.table.barred[kind]
    return not (bars and forbidden(g, kind, it.reason, card, it.to if kind == DAMAGED else 0))


def may_be_otherwise(g: State, events: list[ProposedEvent]) -> bool:
    """Whether something could take the place of one of the events, or make damage less."""
    for it in events:
        if _is_looked_at(g, it):
            it = _with_doer(g, it)
            if replacements(g, it):
                return True
    return False


def _is_looked_at(g: State, it: ProposedEvent) -> bool:
    """Whether anything of the match could, as far as that is known at once."""
    kind = it.kind
    if kind == MOVED:
        return derived(g).contests_moves or path_of(g, it.card, it.to) & REPLACED != 0
    if kind == DAMAGED and g.table.lessening is not None and not it.flags:
        return True
    if not (g.effects or g.table.replaces >> kind & 1):
        return False
    return may_be_replaced(g, kind, it.card)


def _with_doer(g: State, it: ProposedEvent) -> ProposedEvent:
    """The event with the card that does it to a card: by its effect, or in battle."""
    if it.kind in (MOVED, DOING) or it.card < 0:
        return it
    doer = g.book.doer(g, it.card)
    return altered(g, it, other=g.obj[doer]) if doer >= 0 else it
