"""Cards that move: they leave and arrive, several at the same time, and it is written down and heard of."""
from __future__ import annotations

from ..codes import MOVED, SHOWN
from ..continuous.projection import numbers, numbers_to_recall
from ..continuous.timestamps import order_timestamps
from ..derived.ability_roles import may_hear, may_replace
from ..derived.derived import card_moved, order_changed
from ..state.card_table import INTERRUPT, LEFT, REPLACED, RULE_CHECK, TRIGGERING
from ..state.records import Event, LastKnown, LogEntry
from ..state.state import Row, State, without
from ..triggers.delayed import has_delayed_trigger, trigger_delayed
from ..triggers.pending import follow, merge
from ..visibility.sight import SIGHT, sees
from .changes import attached
from .proposed import ProposedEvent


def path_of(g: State, card: int, to: int) -> int:
    """What has to be asked about a move (``Table.paths``), with the abilities that are there now."""
    path = g.table.paths[g.zone_of[card] * g.table.places + to]
    if path & TRIGGERING and not may_hear(g, card, to):
        path ^= TRIGGERING
    if path & REPLACED and not may_replace(g, card, to):
        path ^= REPLACED
    return path


def move_together(g: State, events: list[ProposedEvent], pc: int, by: int) -> None:
    """Moves at the same time, past all that could be in their way.

    What happens in place of a move does so by the step ``pc`` of a procedure that was called by the step ``by``.
    """
    first = events[0]
    if len(events) == 1 and not first.replaced:
        move_alone(
            g, path_of(g, first.card, first.to), first.card, first.to, first.reason, first.flags, first.bottom)
        return
    hidden = [it for it in events if g.book.up_mask[it.to] != 3]
    _move_group(g, _as_told(g, events, hidden) if len(hidden) > 1 else events, pc, by)
    if len(hidden) > 1:
        _lay_in_order(g, hidden)


def _as_told(g: State, events: list[ProposedEvent], hidden: list[ProposedEvent]) -> list[ProposedEvent]:
    """The events in an order that does not tell how those lie that not everybody may look at."""
    left = sorted(hidden, key=_object_before, reverse=True)
    return [left.pop() if g.book.up_mask[it.to] != 3 else it for it in events]


def _object_before(it: ProposedEvent) -> int:
    return it.before


def _lay_in_order(g: State, hidden: list[ProposedEvent]) -> None:
    """The cards lie in the order in which they were to go, whatever order was told."""
    order_changed(g, tuple([it.card for it in hidden]), [it.to for it in hidden])
    for to in sorted({it.to for it in hidden}):
        below = tuple([it.card for it in hidden if it.to == to and it.bottom])
        above = tuple([it.card for it in hidden if it.to == to and not it.bottom])
        place = g.zones[to]
        g.zones[to] = below[::-1] + place[len(below):len(place) - len(above)] + above


def _move_group(g: State, events: list[ProposedEvent], pc: int, by: int) -> None:
    """All that leave are seen leaving by one another, all that arrive, arriving."""
    table = g.table
    paths = 0
    for it in events:
        path = table.paths[it.origin * table.places + it.to]
        paths |= path
        if path & LEFT:
            remember(g, it.card, it.origin, g.flags[it.card])
    if not paths & TRIGGERING and not (g.delayed and has_delayed_trigger(g, MOVED)):
        _shift_all(g, events, pc, by)
        return
    early = [it for it in events if looks_back(g, it.card, it.origin, it.to)]
    waiting = len(g.pending)
    for it in early:
        tell(g, it)
    _shift_all(g, events, pc, by)
    for it in events:
        follow(g, it.card, waiting)
    for it in events:
        if it not in early:
            tell(g, it)
    merge(g, waiting)


def _shift_all(g: State, events: list[ProposedEvent], pc: int, by: int) -> None:
    """All the cards go; which of them are older, where that matters, is their players' to say."""
    before = g.serial
    f = g.stack[-1]
    rule, caller = f.pc, f.by
    for it in events:
        if it.replaced:
            f.pc, f.by = pc, by
        shift(g, it.card, it.to, it.reason, it.flags, it.bottom)
        if it.replaced:
            f.pc, f.by = rule, caller
    if g.table.order_matters:
        order_timestamps(g, tuple([it.card for it in events]), before)


def tell(g: State, event: Event) -> None:
    """Whoever waits for a move hears of it."""
    if g.delayed:
        trigger_delayed(g, event)
    if g.table.paths[event.origin * g.table.places + event.to] & TRIGGERING:
        g.table.trigger_lookup.detect(g, event)


def looks_back(g: State, card: int, here: int, to: int) -> bool:
    """Whether what hears of a move looks at the card before it: as it leaves play, or goes where not all can see.

    So with a card that all are being shown and nobody will see there.
    """
    body = g.book.body
    if body[here] and body[here] != body[to]:
        return True
    up_mask = g.book.up_mask
    return up_mask[to] != 3 and (up_mask[here] == 3 or (up_mask[to] == 0 and g.flags[card] & SHOWN != 0))


def move_alone(g: State, path: int, card: int, to: int, reason: int, flags: int, bottom: bool) -> None:
    """One move, past all that could be in its way. ``path`` says who may hear of it."""
    here = g.zone_of[card]
    if path & LEFT:
        remember(g, card, here, g.flags[card])
    if not (path & TRIGGERING or (g.delayed and has_delayed_trigger(g, MOVED))):
        shift(g, card, to, reason, flags, bottom)
        return
    event = Event(MOVED, reason, card, here, to, g.obj[card], to)
    waiting = len(g.pending)
    early = path & LEFT != 0 or (g.book.up_mask[to] != 3 and looks_back(g, card, here, to))
    if not early:
        shift(g, card, to, reason, flags, bottom)
    tell(g, event)
    if early:
        shift(g, card, to, reason, flags, bottom)
        follow(g, card, waiting)


def shift(g: State, card: int, to: int, reason: int, flags: int, bottom: bool) -> None:
    """Take a card from its place and put it into another one."""
    book = g.book
    up_mask = book.up_mask
    here = g.zone_of[card]
    before = after = g.obj[card]
    seen = sees(g, card) if g.flags[card] & SIGHT else up_mask[here]
    zones = g.zones
    source = zones[here]
    # Most of the time it is the top card.
    zones[here] = source[:-1] if source[-1] == card else without(source, card)
    zones[to] = (card,) + zones[to] if bottom else zones[to] + (card,)
    if g.notes and card in g.notes:
        del g.notes[card]
    g.zone_of[card] = to
    g.flags[card] = flags
    g.since[card] = g.clock
    new_master = book.zone_player[to]
    body = book.body[here]
    if body == 0 or body != book.body[to]:
        after = g.serial + 1
        g.serial = after
        g.obj[card] = after
        g.damage[card] = 0
        g.host[card] = -1
        g.controller[card] = new_master if new_master >= 0 else g.owner[card]
    elif new_master >= 0:
        g.controller[card] = new_master
    seen |= sees(g, card) if flags else up_mask[to]
    f = g.stack[-1]
    printed = g.prints[card]
    g.log.append(LogEntry(MOVED, f.pc, f.by, reason, printed, here, to, before, after, seen))
    table = g.table
    if table.abilities:
        card_moved(g, card, here, to)
    stirs = table.rule_checks[here] | table.rule_checks[to]
    if stirs & RULE_CHECK:
        g.needs_rule_check = True
    if not zones[here]:
        g.needs_rule_check = True
        if book.watched[here]:
            g.machine.interrupt_due = True
    if stirs & INTERRUPT or table.strays[printed] or (g.data and card in g.data):
        g.needs_rule_check = True
        if book.alarms(g, card, here, to):
            g.machine.interrupt_due = True


def remember(g: State, card: int, here: int, flags: int) -> None:
    """Keep what a card was when it was last in play: its last-known information, with its numbers where they vary.

    Behind these stand the cards that lay with it, where texts may ask for them.
    """
    found: Row = ()
    tied: Row = ()
    if (g.table.abilities and (g.effects or g.table.always)) or (g.book.added_to and g.book.bears(g, card)):
        # No card lies with another one, most of the time: that is found out more quickly.
        if len(g.table.abilities) > 0 and g.host.count(-1) < len(g.host) and card in g.host:
            tied = tuple(attached(g, card))
        bits = numbers_to_recall(g) if g.table.recalled else 0
        if bits or tied or g.book.added_to:
            found = tuple(numbers(g, card, bits))
    g.last[g.obj[card]] = LastKnown(
        card, g.prints[card], here, flags, g.damage[card], g.controller[card], g.since[card], found, tied)
