"""What happens, for each kind of event: the state changes, it is written down, and what it triggers is set pending."""
from __future__ import annotations

from ..codes import COUNTED, DAMAGED, FACE_DOWN, LOST, MOVED, RECOVERED, REST, RESTED, STOOD, TURNED
from ..state.records import Counters
from ..state.state import NOTHING, Row, State
from ..triggers.pending import merge
from ..visibility.sight import SIGHT, sees
from .changes import show_side, set_flags
from .log import note
from .moving import move_together
from .proposed import OVER, ProposedEvent


def commit(g: State, events: list[ProposedEvent], pc: int = 0, by: int = 0) -> Row:
    """Let events of one kind happen at the same time, past all that could be in their way.

    ``g.done`` says how many or how much it is. Gives the cards to which they happened.
    """
    g.done = 0
    if not events:
        return NOTHING
    if events[0].kind == MOVED:
        move_together(g, events, pc, by)
        g.done = len(events)
        return NOTHING
    waiting = len(g.pending)
    done = 0
    hit: Row = NOTHING
    for it in events:
        much = _commit_one(g, it)
        if much:
            done += much
            hit += (it.card,)
    if len(events) > 1:
        merge(g, waiting)
    g.done = done
    return hit


def extent(g: State, it: ProposedEvent) -> int:
    """How much of it there would be; nothing where it is so already."""
    kind, card = it.kind, it.card
    if kind == RESTED:
        return 1 - (g.flags[card] & REST)
    if kind == STOOD:
        return g.flags[card] & REST
    if kind == TURNED:
        if it.to == OVER:
            return int(g.table.other_face[g.prints[card]] >= 0)
        return int(bool(g.flags[card] & FACE_DOWN) != bool(it.to))
    if kind == DAMAGED:
        return max(0, it.to)
    if kind == RECOVERED:
        return max(0, min(it.to, g.damage[card]))
    if kind == LOST:
        return 1 - (g.losers >> it.origin & 1)
    return 1


def _commit_one(g: State, it: ProposedEvent) -> int:
    """Let an event happen that is no move. Gives how much it is."""
    kind = it.kind
    if kind in (RESTED, STOOD):
        flags = g.flags[it.card]
        if (flags & REST != 0) == (kind == RESTED):
            return 0
        g.flags[it.card] = flags ^ REST
        seen = sees(g, it.card) if flags & SIGHT else g.book.up_mask[it.origin]
        note(g, kind, it.reason, it.card, it.origin, -1, it.before, seen)
        return 1
    much = extent(g, it)
    if not much:
        return 0
    if kind == TURNED:
        _turn(g, it)
    elif kind == DAMAGED:
        if not g.book.takes_damage(g, it.card, much, it.reason):
            g.damage[it.card] += much
            _tell_damage(g, it, much)
            g.machine.interrupt_due = g.machine.interrupt_due or g.book.rule_checks_damage
    elif kind == RECOVERED:
        g.damage[it.card] -= much
        _tell_damage(g, it, much)
    elif kind == COUNTED:
        return _count(g, it)
    elif kind == LOST:
        _lose(g, it)
    return much


def _turn(g: State, it: ProposedEvent) -> None:
    """Face-up or face-down, the same object; or over to the other printed face."""
    card = it.card
    seen = sees(g, card)
    if it.to == OVER:
        show_side(g, card)
    else:
        set_flags(g, card, g.flags[card] ^ FACE_DOWN)
    note(g, TURNED, it.reason, card, it.origin, it.to, it.before, seen | sees(g, card))


def _tell_damage(g: State, it: ProposedEvent, points: int) -> None:
    note(g, it.kind, it.reason, it.card, it.origin, points, it.before, sees(g, it.card))


def _count(g: State, it: ProposedEvent) -> int:
    """Put counters on, or take off as many as there are: gives how many, or 1 for a card.

    Those of objects that are no more are forgotten here.
    """
    holder = it.before if it.card >= 0 else -1 - it.origin
    before = 0
    others: list[Counters] = []
    for row in g.counters:
        if row.holder == holder and row.sort == it.flags:
            before = row.count
        elif row.holder < 0 or row.holder in g.obj:
            others.append(row)
    total = max(0, before + it.to)
    if total == before:
        return 0
    if total:
        others.append(Counters(holder, it.flags, total))
    g.counters = tuple(sorted(others, key=Counters.row))
    g.derived.cards_changed()
    seen = sees(g, it.card) if it.card >= 0 else 3
    note(g, COUNTED, it.reason, it.card, it.origin, it.flags << 16 | total, it.before, seen)
    return abs(total - before) if it.card < 0 else 1


def _lose(g: State, it: ProposedEvent) -> None:
    g.losers |= 1 << it.origin
    note(g, LOST, it.reason, -1, it.origin, -1, 0, 3)
    g.over = True
    g.machine.interrupt_due = True
