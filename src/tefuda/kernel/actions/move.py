"""The one way to change the game.

Every change asks first whether it is prohibited or replaced, then happens, is
written down, wakes what waits for it, and raises the alarm where a rule process
of the interrupting sort may have to look. A change answers like a step, since a
replacement may have to ask: it is the last thing that a step does.
"""
from __future__ import annotations

from typing import Final

from ..continuous.timestamps import order_timestamps
from ..codes import LOST, MOVED, NEXT, PEEKED, SHOWN, SHUFFLED, SPIED
from ..continuous.prohibitions import forbidden
from ..replacement.candidates import replaced
from ..continuous.projection import numbers, numbers_to_recall
from ..events.log import note
from ..triggers.delayed import has_delayed_trigger, trigger_delayed
from .create import attached
from ..state.random_numbers import shuffle as shuffle_list
from ..visibility.sight import SIGHT, sees
from ..abilities.scope import SOURCE_OBJECT, with_number
from ..derived.card_changes import card_moved, order_changed
from ..state.state import Row, State, call, without
from ..state.card_table import (
    INTERRUPT, ASKED, BARRED, BY_TEXTS, CONTESTED, TRIGGERING, LEFT, RULE_CHECK,
)
from ..state.records import Event, LastKnown, LogEntry, PendingAbility
from ..derived.derived import derived

# All but the states that say who has looked at a card.
_NOT_KNOWN: Final = ~(SHOWN | PEEKED | SPIED)


def move(g: State, card: int, to: int, reason: int, flags: int = 0, bottom: bool = False) -> int:
    """Put a card on top of (or below) the cards of a place."""
    table = g.table
    path = table.paths[g.zone_of[card] * table.places + to]
    if path or g.delayed or g.closed[to] or derived(g).contests_moves:
        return _move_checked(g, path, card, to, reason, flags, bottom)
    shift(g, card, to, reason, flags, bottom)
    g.done = 1
    return NEXT


def _move_checked(g: State, path: int, card: int, to: int, reason: int, flags: int, bottom: bool) -> int:
    """Move a card where something may forbid it, replace it or be triggered by it, or the card leaves play."""
    if path & BY_TEXTS:
        table = g.table
        if path & ASKED or table.own_ways[g.zone_of[card] * table.places + to][g.prints[card]]:
            path = table.ability_lookup.concerned_path(g, path, card, to)
            if path & CONTESTED:
                return _contest(g, (card,), to, reason, flags, bottom)
        else:
            path &= LEFT
    if g.closed[to] or derived(g).contests_moves:
        return _contest(g, (card,), to, reason, flags, bottom)
    if path & TRIGGERING or (g.delayed and has_delayed_trigger(g, MOVED)):
        _commit_heard(g, path, card, to, reason, flags, bottom)
    else:
        if path & LEFT:
            remember(g, card, g.zone_of[card], g.flags[card])
        shift(g, card, to, reason, flags, bottom)
    g.done = 1
    return NEXT


def may_be_contested(g: State, cards: Row, to: int) -> bool:
    """Whether an ability could forbid that one of some cards goes somewhere, or replace it."""
    table = g.table
    for card in cards:
        way = g.zone_of[card] * table.places + to
        path = table.paths[way]
        if path & CONTESTED and (path & ASKED or table.own_ways[way][g.prints[card]]):
            if path & BARRED or table.ability_lookup.may_replace(g, card, to):
                return True
    return False


def move_all(g: State, cards: Row, to: int, reason: int, flags: int = 0, bottom: bool = False) -> int:
    """Put cards into a place at the same time, in the given order; as many as can be."""
    if derived(g).contests_moves or g.closed[to] or (
            g.table.guarded and cards and may_be_contested(g, cards, to)):
        return _contest(g, cards, to, reason, flags, bottom)
    commit_all(g, cards, to, reason, flags, bottom)
    g.done = len(cards)
    return NEXT


def commit_all(g: State, cards: Row, to: int, reason: int, flags: int, bottom: bool) -> None:
    """Moves into one place at the same time."""
    commit_several(g, cards, (to,) * len(cards), reason, flags, bottom)


def commit_several(g: State, cards: Row, places: Row, reason: int, flags: int, bottom: bool) -> None:
    """Moves at the same time. Where not everybody may look, the log does not tell the order in which they lie."""
    if len(cards) == 1:
        commit_move(g, cards[0], places[0], reason, flags, bottom)
        return
    hidden = [to for to in sorted(set(places)) if g.book.up_mask[to] != 3]
    if not hidden:
        commit_group(g, cards, places, reason, flags, bottom)
        return
    going = {card: places[number] for number, card in enumerate(cards)}
    told = tuple(sorted(cards, key=g.obj.__getitem__))
    commit_group(g, told, tuple([going[card] for card in told]), reason, flags, bottom)
    order_changed(g, cards, [going[card] for card in cards])
    for to in hidden:
        own = tuple([card for card in cards if going[card] == to])
        place = g.zones[to]
        g.zones[to] = own[::-1] + place[len(own):] if bottom else place[:-len(own)] + own


def move_home(
    g: State, cards: Row, first_place: int, reason: int, flags: int = 0, bottom: bool = False,
) -> int:
    """Put cards into a zone of their owners (two places, one for each player) at the same time."""
    if not cards:
        g.done = 0
        return NEXT
    if len(cards) == 1:
        return move(g, cards[0], first_place + g.owner[cards[0]], reason, flags, bottom)
    if derived(g).contests_moves or g.closed[first_place] or g.closed[first_place + 1] or (
            g.table.guarded and may_be_contested(g, cards, first_place)):
        return _contest_home(g, cards, first_place, reason, flags, bottom)
    commit_several(g, cards, tuple([first_place + g.owner[card] for card in cards]), reason, flags, bottom)
    g.done = len(cards)
    return NEXT


def _contest_home(g: State, cards: Row, first_place: int, reason: int, flags: int, bottom: bool) -> int:
    """Move cards home where some may be kept from moving, or something else may happen instead."""
    going = tuple([
        card for card in cards
        if not g.closed[first_place + g.owner[card]] and not forbidden(g, MOVED, reason, card)])
    g.done = 0
    for card in going:
        if replaced(g, MOVED, reason, card, first_place + g.owner[card]):
            return call(g, g.book.at["contest home"], first_place, reason << 16 | flags | int(bottom) << 15, 0, going)
    commit_several(g, going, tuple([first_place + g.owner[card] for card in going]), reason, flags, bottom)
    g.done = len(going)
    return NEXT


def _contest(g: State, cards: Row, to: int, reason: int, flags: int, bottom: bool) -> int:
    """The slow way: some card may be kept from moving, or something else may happen instead."""
    going: list[int] = []
    for card in cards:
        if not g.closed[to] and not forbidden(g, MOVED, reason, card):
            going.append(card)
    g.done = 0
    for card in going:
        if replaced(g, MOVED, reason, card, to):
            return call(g, g.book.at["contest"], to, reason << 16 | flags | int(bottom) << 15, 0, tuple(going))
    commit_all(g, tuple(going), to, reason, flags, bottom)
    g.done = len(going)
    return NEXT


def move_each(g: State, cards: Row, places: Row, reason: int, flags: int = 0) -> int:
    """Put cards into a place each at the same time.

    A single one that stays the same object keeps its states; several come in the states that are given.
    """
    if len(cards) == 1:
        body = g.book.body
        stays = body[g.zone_of[cards[0]]] > 0 and body[g.zone_of[cards[0]]] == body[places[0]]
        return move(g, cards[0], places[0], reason, g.flags[cards[0]] if stays else flags)
    g.done = 0
    going: list[int] = []
    for number, card in enumerate(cards):
        may_be_barred = derived(g).bars or g.table.bars_moves
        if not g.closed[places[number]] and not (may_be_barred and forbidden(g, MOVED, reason, card)):
            going.append(number)
    for number in going:
        if replaced(g, MOVED, reason, cards[number], places[number]):
            row = [cards[it] for it in going] + [places[it] for it in going]
            return call(g, g.book.at["contest each"], len(going), reason << 16 | flags, 0, tuple(row))
    commit_group(
        g, tuple([cards[it] for it in going]), tuple([places[it] for it in going]), reason, flags, False)
    g.done = len(going)
    return NEXT


def commit_group(g: State, cards: Row, places: Row, reason: int, flags: int, bottom: bool) -> None:
    """Moves at the same time: all that leave are seen leaving by one another, all that arrive, arriving."""
    if len(cards) < 2:
        for number, card in enumerate(cards):
            commit_move(g, card, places[number], reason, flags, bottom)
        return
    table = g.table
    paths = 0
    for number, card in enumerate(cards):
        path = table.paths[g.zone_of[card] * table.places + places[number]]
        if path:
            paths |= path
            if path & LEFT:
                remember(g, card, g.zone_of[card], g.flags[card])
    before = g.serial
    if not paths & TRIGGERING and not (g.delayed and has_delayed_trigger(g, MOVED)):
        for number, card in enumerate(cards):
            shift(g, card, places[number], reason, flags, bottom)
        if table.order_matters:
            order_timestamps(g, cards, before)
        return
    waiting = len(g.pending)
    events = [
        Event(MOVED, reason, card, g.zone_of[card], places[number], g.obj[card], places[number])
        for number, card in enumerate(cards)]
    early = [looks_back(g, event.card, event.origin, event.to) for event in events]
    for number, event in enumerate(events):
        if early[number]:
            tell(g, event, True)
    for number, card in enumerate(cards):
        shift(g, card, places[number], reason, flags, bottom)
        follow(g, card, waiting)
    if table.order_matters:
        order_timestamps(g, cards, before)
    for number, event in enumerate(events):
        if not early[number]:
            tell(g, event, False)
    merge(g, waiting)


def tell(g: State, event: Event, early: bool) -> None:
    """Whoever waits for a move hears of it."""
    if g.delayed:
        trigger_delayed(g, event)
    if g.table.triggers_on_moves and g.table.paths[event.origin * g.table.places + event.to] & TRIGGERING:
        g.table.ability_lookup.detect_triggers(g, event, early)


def merge(g: State, first: int) -> None:
    """Where the book has it so, what waits several times because of things that happened together waits once."""
    if not g.book.once_together or len(g.pending) < first + 2:
        return
    kept: list[PendingAbility] = []
    known: list[Row] = []
    for row in g.pending[first:]:
        key = (row.procedure, row.controller, row.source, row.ability)
        if key not in known:
            known.append(key)
            kept.append(row)
    g.pending[first:] = kept


def looks_back(g: State, card: int, here: int, to: int) -> bool:
    """Whether what hears of a move looks at the card before it: as it leaves play, or goes where not all can see.

    So with a card that all are being shown and nobody will see there.
    """
    body = g.book.body
    if body[here] and body[here] != body[to]:
        return True
    up_mask = g.book.up_mask
    return up_mask[to] != 3 and (up_mask[here] == 3 or (up_mask[to] == 0 and g.flags[card] & SHOWN != 0))


def follow(g: State, card: int, first: int) -> None:
    """What waits because a card itself moved speaks of the card where it is now."""
    for number in range(first, len(g.pending)):
        it = g.pending[number]
        if it.source == card and it.ability >= 0:
            g.pending[number] = PendingAbility(
                it.procedure, it.controller, card, g.obj[card], it.event_card, it.time, it.ability,
                with_number(it.scope, SOURCE_OBJECT, g.obj[card]), it.it)


def commit_move(g: State, card: int, to: int, reason: int, flags: int, bottom: bool) -> None:
    """The move itself, past all objections, and who hears of it. Only the kernel calls this."""
    path = g.table.paths[g.zone_of[card] * g.table.places + to]
    if (g.delayed and has_delayed_trigger(g, MOVED)) or (path & TRIGGERING and g.table.ability_lookup.may_hear(g, card,
            to)):
        _commit_heard(g, path, card, to, reason, flags, bottom)
        return
    if path & LEFT:
        remember(g, card, g.zone_of[card], g.flags[card])
    shift(g, card, to, reason, flags, bottom)


def _commit_heard(g: State, path: int, card: int, to: int, reason: int, flags: int, bottom: bool) -> None:
    """Carry out a move that may trigger something."""
    here = g.zone_of[card]
    if path & LEFT:
        remember(g, card, here, g.flags[card])
    event = Event(MOVED, reason, card, here, to, g.obj[card], to)
    waiting = len(g.pending)
    early = path & LEFT != 0 or (g.book.up_mask[to] != 3 and looks_back(g, card, here, to))
    if not early:
        shift(g, card, to, reason, flags, bottom)
    if g.delayed:
        tell(g, event, early)
    elif path & ASKED:
        g.table.ability_lookup.detect_triggers(g, event, early)
    else:
        g.table.ability_lookup.detect_own_triggers(g, event)
    if early:
        shift(g, card, to, reason, flags, bottom)
        follow(g, card, waiting)


def leave(g: State, card: int, to: int) -> None:
    """What a card is before it leaves play can still be asked for afterwards."""
    body = g.book.body[g.zone_of[card]]
    if body and body != g.book.body[to]:
        remember(g, card, g.zone_of[card], g.flags[card])


def shift(g: State, card: int, to: int, reason: int, flags: int, bottom: bool) -> None:
    """Take a card from its place and put it into another one."""
    book = g.book
    up_mask = book.up_mask
    here = g.zone_of[card]
    before = after = g.obj[card]
    seen = sees(g, card) if g.flags[card] & SIGHT else up_mask[here]
    g.zones[here] = without(g.zones[here], card)
    g.zones[to] = (card,) + g.zones[to] if bottom else g.zones[to] + (card,)
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
        card_moved(g, card, here, to, bottom)
    stirs = table.rule_checks[here] | table.rule_checks[to]
    if stirs & RULE_CHECK:
        g.needs_rule_check = True
    if not g.zones[here]:
        g.needs_rule_check = True
        if book.watched[here]:
            g.interrupt_due = True
    if stirs & INTERRUPT or table.strays[printed] or (g.data and card in g.data):
        g.needs_rule_check = True
        if book.alarms(g, card, here, to):
            g.interrupt_due = True


def remember(g: State, card: int, here: int, flags: int) -> None:
    """Keep what a card was when it was last in play: its last-known information, with its numbers where they vary.

    Behind these stand the cards that lay with it, where texts may ask for them.
    """
    found: Row = ()
    tied: Row = ()
    if (g.table.abilities and (g.effects or g.table.always)) or (g.book.added_to and g.book.bears(g, card)):
        # No card lies with another one, most of the time: that is found out more quickly.
        if len(g.table.abilities) > 0 and not g.book.plain_cards and (
                g.host.count(-1) < len(g.host) and card in g.host):
            tied = tuple(attached(g, card))
        bits = numbers_to_recall(g) if g.table.recalled else 0
        if bits or tied or g.book.added_to:
            found = tuple(numbers(g, card, bits))
    g.last[g.obj[card]] = LastKnown(
        card, g.prints[card], here, flags, g.damage[card], g.controller[card], g.since[card], found, tied)


def shuffle(g: State, place: int) -> None:
    """Shuffle a place. Nobody can follow a card through it: each becomes a new object."""
    cards = list(g.zones[place])
    shuffle_list(g, cards)
    g.zones[place] = tuple(cards)
    obj = g.obj
    flags = g.flags
    serial = g.serial
    for card in cards:
        serial += 1
        obj[card] = serial
        flags[card] &= _NOT_KNOWN
    g.serial = serial
    g.derived.cards_changed()
    note(g, SHUFFLED, 0, -1, place, -1, 0, 3)


def lose(g: State, players: int, reason: int) -> None:
    """The players (as bits) lose, at the same time; nothing replaces that."""
    new = players & ~g.losers
    if not new:
        return
    g.losers |= new
    for player in (0, 1):
        if new >> player & 1:
            note(g, LOST, reason, -1, player, -1, 0, 3)
    g.over = True
    g.interrupt_due = True
