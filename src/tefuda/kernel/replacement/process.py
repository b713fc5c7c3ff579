"""Settling what comes of events that something else may take the place of, one after the other.

Each replacement applies at most once to the same event, and what happens
instead is that event still. Who chooses among several is the rulebook's to say.
An event that was replaced never happened, unless what took its place lets it
happen in another way (``replacement.instead``); then others may still apply.
What is left of the events happens at the same time.
"""
from __future__ import annotations

from typing import Final

from ..abilities.ability_kinds import DamageReduction, Replacing
from ..abilities.applying import Do
from ..abilities.card_effects import MoveTo
from ..abilities.nodes import OWNER, Ability
from ..abilities.resolution import call_effect
from ..abilities.scope import Scope
from ..abilities.selections import player_of
from ..abilities.spoken_of import EventCard, That
from ..abilities.use_limits import count_use, note_replaced, was_replaced
from ..choices.choose import arrange_owned, is_crowded
from ..codes import DOING, FACE_DOWN, LOST, MOVED, NO, NUMBER, REPLACED, RETURN, YES, action, first_of, kind_of
from ..codes import NEXT, NOBODY
from ..events.causes import asking_frame, by_rules
from ..events.commit import commit, extent
from ..events.pipeline import is_possible
from ..events.proposed import ProposedEvent, altered, rows_of
from ..events.telling import UNSEEN, tell_declined
from ..machine.program import Program
from ..state.layout import OF_CONTROLLER
from ..state.records import LogEntry
from ..state.state import NOTHING, Frame, State, ask, then
from ..visibility.sight import sees
from .candidates import GUESSED, Replacement, replacements
from .damage_reduction import less
from .frame import drop_event, event_in, events_in, keep_event

# How far the choice among several and the last step stand behind the step that looks at an event; and what applies one,
# before the step that follows the choice.
_TO_ORDER: Final = 3
_TO_ARRANGED: Final = 5


def add_replacing(program: Program, rule: str, order: str) -> None:
    """Give a program this procedure, under the paragraphs of its book on replacements and on who chooses among several.

    In its frame a is how many events are settled, b how many were replaced, c of which kind they are; its row has those
    that are settled, the one that is looked at and those that are still to come; what has replaced this one already, or
    was not to, is chosen.
    """
    program.alias("replace", program.procedure(
        (rule, replace_next), (rule, replace_apply), (rule, replace_applied),
        (order, replace_order), (rule, replace_in_order), (rule, replace_arranged)))


def replace_next(g: State, f: Frame) -> int:
    """Ask whether a replacement applies, where it may; else go on to apply it. Among several there is a choice."""
    events = events_in(f)
    if f.a == len(events):
        return _all_settled(g, f, events)
    event = event_in(g, f)
    rows = contesting(g, event)
    if not rows:
        return _settle(g, f, event)
    if _all_alike(g, rows):
        g.answer = action(NUMBER, 0)
        return NEXT
    if len(_real(_asked(g, event, rows))) > 1:
        return f.pc + _TO_ORDER
    return _ask(g, event, rows)


def replace_order(g: State, f: Frame) -> int:
    """Ask which of several replacements applies."""
    event = event_in(g, f)
    return _ask(g, event, contesting(g, event))


def _ask(g: State, event: ProposedEvent, rows: list[Replacement]) -> int:
    """Ask which one applies, if any, whichever cards that not all see may have one: being asked tells nothing."""
    asked = _asked(g, event, rows)
    real = _real(asked)
    chooser = _who_is_asked(g, event, asked)
    if len(real) == 1 and real[0].optional and real[0] is rows[0]:
        return ask(g, chooser, [action(YES), action(NO)])
    options = [action(NUMBER, rows.index(row)) for row in real]
    if all([row.optional for row in real]):
        options.append(action(NO))
    return ask(g, chooser, options)


def _who_is_asked(g: State, event: ProposedEvent, asked: list[Replacement]) -> int:
    """Who says what applies: "you may" in a text is said to its controller; else it is the book's to say."""
    row = asked[0]
    if any([it.hidden for it in asked]) or (len(asked) == 1 and row.ability >= 0):
        return row.controller
    return g.book.replacement_chooser(g, event)


def _real(asked: list[Replacement]) -> list[Replacement]:
    """The replacements among some that could really apply."""
    return [row for row in asked if row.hidden != GUESSED]


def replace_in_order(g: State, f: Frame) -> int:
    """Go on to apply the one that was chosen."""
    return f.pc - _TO_ORDER


def _asked(g: State, event: ProposedEvent, rows: list[Replacement]) -> list[Replacement]:
    """The replacements that are asked about now.

    What tells of a card that not all see comes first, unless whoever may have it chooses among all others too.
    """
    untold = [row for row in rows if row.hidden]
    if not untold:
        return rows
    player = untold[0].controller
    if g.book.replacement_chooser(g, event) == player and all([row.controller == player for row in rows]):
        return rows
    return [row for row in untold if row.controller == player]


def _all_alike(g: State, rows: list[Replacement]) -> bool:
    """Whether there is nothing to choose: one that has to apply, be it several times on its card, or several that only
    make damage less each time.
    """
    if all([row.key == rows[0].key for row in rows]):
        return not rows[0].optional
    for row in rows:
        ability = g.table.abilities[row.ability] if row.ability >= 0 else None
        if not isinstance(ability, DamageReduction) or ability.limit is not None:
            return False
    return True


def contesting(g: State, event: ProposedEvent) -> list[Replacement]:
    """What could take the place of the event that is looked at now."""
    if not extent(g, event):
        return []
    rows = replacements(g, event)
    card = event.card
    if rows and event.kind == MOVED and event.flags & FACE_DOWN and not sees(g, card) >> g.controller[card] & 1:
        rows = [row for row in rows if row.source != card or _sees_it_face_down(g, event, row)]
    if not rows or not _by_rule(g, event):
        return rows
    # What the rules have to do again at once, as what happened instead did not help, is the same event.
    about = _about(event)
    return [row for row in rows if not was_replaced(g, row.ability, row.obj, about)]


def _sees_it_face_down(g: State, event: ProposedEvent, row: Replacement) -> bool:
    """Whether its master will see a card that nobody sees where it is laid face-down; where a player may, all."""
    mask = g.book.down_mask[event.to]
    return mask == 3 if row.optional else mask == OF_CONTROLLER or mask >> row.controller & 1 == 1


def _about(event: ProposedEvent) -> int:
    """Whom an event is about: an object, or a player below 0."""
    return event.before if event.card >= 0 else -1 - event.origin


def _by_rule(g: State, event: ProposedEvent) -> bool:
    """Whether the rules make it happen, and would again as long as something is so: that a player loses, which is
    looked at even in the middle of an effect, or what becomes of a card that everybody sees.
    """
    if event.kind == LOST:
        return True
    if event.kind not in (MOVED, DOING) or event.card < 0 or not by_rules(g):
        return False
    return g.book.up_mask[event.origin] == 3 or sees(g, event.card) == 3


def _settle(g: State, f: Frame, event: ProposedEvent) -> int:
    """The event happens, unless it can't in the way that it would happen now; on with the next one."""
    if is_possible(g, event):
        keep_event(f, event)
        f.a += 1
    else:
        drop_event(f)
    f.chosen = NOTHING
    return f.pc


def replace_apply(g: State, f: Frame) -> int:
    """Put the chosen replacement in place of the event and look again."""
    event = event_in(g, f)
    rows = contesting(g, event)
    if kind_of(g.answer) == NO:
        asked = _asked(g, event, rows)
        f.chosen += tuple([row.key for row in asked])
        _tell_declined(g, event, asked)
        return f.pc - 1
    row = rows[first_of(g.answer) if kind_of(g.answer) == NUMBER else 0]
    f.chosen += (row.key,)
    if row.once:
        g.effects = tuple([it for it in g.effects if it is not row.effect])
    if row.ability >= 0:
        return _replace_by_ability(g, f, event, row)
    if row.zone < 0:
        return _never_happened(g, f, f.pc - 1)
    keep_event(f, altered(g, event, to=row.zone + g.owner[event.card], replaced=True))
    return f.pc - 1


def _tell_declined(g: State, event: ProposedEvent, asked: list[Replacement]) -> None:
    """Write down that whoever was asked declined; and of which source, where that is a single one that all know."""
    if not asked:
        # Only if hidden cards were others would there have been something to ask about.
        tell_declined(g, g.controller[event.card] if event.card >= 0 else event.origin, NOBODY, UNSEEN)
        return
    player = _who_is_asked(g, event, asked)
    row = asked[0]
    if any([it.hidden for it in asked]):
        tell_declined(g, player, NOBODY, UNSEEN)
    elif len(asked) > 1:
        tell_declined(g, player, NOBODY, 0)
    else:
        tell_declined(g, player, row.source, row.obj)


def replace_applied(g: State, f: Frame) -> int:
    """What was to happen instead has happened. If that lets the event happen in another way, look again."""
    event = event_in(g, f)
    if not event.goes_on:
        return _never_happened(g, f, f.pc - 2)
    keep_event(f, altered(g, event))
    return f.pc - 2


def _never_happened(g: State, f: Frame, on: int) -> int:
    """Count what was replaced, where a book has it that this is as good as done."""
    drop_event(f)
    f.chosen = NOTHING
    f.b += 1
    return on


def _replace_by_ability(g: State, f: Frame, event: ProposedEvent, row: Replacement) -> int:
    """What an ability says happens instead. Where the card only goes elsewhere, others may still apply to that."""
    number = row.ability
    ability = g.table.abilities[number]
    it = (event.card, event.before) if event.card >= 0 else NOTHING
    s = Scope(row.source, row.obj, row.controller, event, it)
    if isinstance(ability, Replacing) and ability.optional and not ability.possible(g, s, False):
        # Only who sees hidden cards could tell that it can't be done: it has not replaced the event.
        return f.pc - 1
    count_use(g, number, row.source, row.obj, row.controller)
    _write_down(g, f, event, row)
    if isinstance(ability, DamageReduction):
        keep_event(f, altered(g, event, to=less(g, number, row.source, event.to)))
        return f.pc - 1
    if _by_rule(g, event):
        note_replaced(g, number, row.obj, _about(event))
    other = _other_way(ability) if event.kind == MOVED else None
    if other is not None:
        owner = g.owner[event.card] if other.whose == OWNER else player_of(other.whose, row.controller)
        to = g.book.layout.zones[other.zone].first + owner
        keep_event(f, ProposedEvent(
            MOVED, other.reason, event.card, event.origin, to, event.before, to, other.flags, other.bottom, True))
        return f.pc - 1
    keep_event(f, altered(g, event, replaced=True))
    return call_effect(g, number, s)


def _write_down(g: State, f: Frame, event: ProposedEvent, row: Replacement) -> None:
    """What was replaced never happened, but all can see by what it was, unless the card is one that not all see."""
    card = row.source
    if g.obj[card] == row.obj and sees(g, card) == 3:
        # What a player goes through has no reason, but a place in the program.
        reason = 0 if event.kind == DOING else event.reason
        g.log.append(LogEntry(
            REPLACED, f.pc, f.by, reason, g.prints[card], g.zone_of[card], -2 - row.ability, row.obj, row.obj, 3))


def _other_way(ability: Ability) -> MoveTo | None:
    """Where the card goes instead, if that is all that happens instead."""
    if len(ability.effects) != 1 or ability.costs:
        return None
    effect = ability.effects[0]
    if not isinstance(effect, Do) or not isinstance(effect.act, MoveTo):
        return None
    which = effect.which
    # Where nothing was chosen, "that card" is the card of the event.
    is_it = isinstance(which, EventCard) or (isinstance(which, That) and not which.zones)
    return effect.act if is_it else None


def _all_settled(g: State, f: Frame, events: list[ProposedEvent]) -> int:
    """What happened instead of one may have changed the cards of others. Who has to say an order is asked for it.

    Where cards go elsewhere than they were to, nobody has been asked in which order.
    """
    events = [altered(g, it) for it in events if it.card < 0 or g.obj[it.card] == it.before]
    f.items = rows_of(events)
    kind = g.book.layout.kind
    elsewhere = {kind[it.to] for it in events if it.kind == MOVED and it.replaced}
    cards: list[int] = []
    for number in elsewhere if len(events) > 1 else ():
        zone = g.book.layout.zones[number]
        there = [it.card for it in events if kind[it.to] == number] if zone.arranged else []
        if len(there) > 1 and is_crowded(g, zone, tuple(there)):
            cards += there
    if cards:
        return then(f, arrange_owned(g, tuple(cards)), f.pc + _TO_ARRANGED)
    return _happen(g, f, events)


def replace_arranged(g: State, f: Frame) -> int:
    """Let cards that come somewhere together come in the order that their owners chose."""
    events = events_in(f)
    together = [it for card in g.result for it in events if it.card == card]
    return _happen(g, f, [it for it in events if it not in together] + together)


def _happen(g: State, f: Frame, events: list[ProposedEvent]) -> int:
    """All that is left of the events happens by the step that asked for it, and by its effect if that is one.

    Procedures of the rulebook are left to the caller. The frame is done.
    """
    kind, replaced = f.c, f.b
    counted = replaced if replaced and _counts_as_done(g) else 0
    if kind == DOING:
        g.result, g.done = rows_of(events), len(events)
        return RETURN
    step, caller = f.pc, f.by
    *_, above, _ = g.stack
    f.pc, f.by, f.a, f.items = f.by, above.by, above.a, above.items
    hit = commit(g, events, step, caller)
    g.done += counted
    if kind != MOVED:
        g.result = hit
    if kind == LOST:
        # Whoever still meets the condition is looked at again.
        g.machine.interrupt_due = True
    return RETURN


def _counts_as_done(g: State) -> bool:
    """Whether replaced events count as done all the same: those of a cost, in books that have it so."""
    paying = asking_frame(g)
    return g.book.replaced_is_paid and paying >= 0 and g.stack[paying].a < 0
