"""One event that something else may take the place of.

Each replacement applies at most once to the same event, and what happens
instead is that event still. Who chooses among several is the rulebook's to say.
An event that was replaced never happened, unless what took its place lets it
happen in another way (``abilities.instead``); then others may still apply.
"""
from __future__ import annotations

from typing import Final

from ..abilities.ability_kinds import DamageReduction, Replacing
from ..abilities.card_effects import MoveTo
from ..abilities.applying import Do
from ..abilities.nodes import OWNER, Ability
from ..abilities.scope import Scope
from ..abilities.selections import EventCard, That, players_of
from ..events.telling import UNSEEN, tell_declined
from ..events.causes import GOES_ON, asking_frame, by_rules
from ..codes import (
    DAMAGED, DOING, FACE_DOWN, LOST, RECOVERED, MOVED, NEXT, NO, NUMBER, REPLACED, RETURN, YES, action, first_of,
    kind_of,
)
from ..continuous.prohibitions import forbidden
from ..state.layout import OF_CONTROLLER
from ..abilities.use_limits import count_use, note_replaced, was_replaced
from ..machine.program import Program
from ..abilities.resolution import call_effect
from ..visibility.sight import sees
from ..state.state import NOTHING, Frame, State, ask, call
from .candidates import GUESSED, Replacement, replaced_before, replacements
from ..state.records import Event, LogEntry

# A frame of one event: card a (or -1), place or amount b, reason and states c (of damage: whether it may get less). Its
# row is the kind of event, the player whom it is about without a card, the object of the card that does it, and whether
# it happens all the same; what has replaced it already, or was not to, is chosen.

# Among the chosen: that some of them has replaced the event. No replacement has this number.
_REPLACED: Final = -1 << 40


# How far the choice among several stands behind where it is found out that there is one; the one applied, before it.
_TO_ORDER: Final = 3


def add_replacing(program: Program, rule: str, order: str) -> None:
    """Give a program the event that something may replace, under the paragraphs of its book on replacements and on who
    chooses among several.
    """
    program.alias("contest one", program.procedure(
        (rule, contest_choose), (rule, contest_apply), (rule, contest_applied),
        (order, contest_order), (rule, contest_in_order)))


def contest_one(g: State, kind: int, card: int, amount: int, way: int, player: int = -1, other: int = 0) -> int:
    """Settle what comes of an event; if it happens, the frame of the caller gets a row for it among the chosen."""
    return call(g, g.book.at["contest one"], card, amount, way, (kind, player, other, 0))


def event_of(g: State, f: Frame) -> Event:
    """The event in the frame, as abilities see it."""
    card = f.a
    kind, player, other = f.items[:GOES_ON]
    if card < 0:
        return Event(kind, f.c >> 16, card, player, f.b, 0, other)
    return Event(kind, f.c >> 16, card, g.zone_of[card], f.b, g.obj[card], f.b if kind == MOVED else other)


def contesting(g: State, f: Frame) -> list[Replacement]:
    """What could take the place of the event in the frame now."""
    if _is_nothing(f):
        return []
    rows = replacements(g, event_of(g, f))
    if f.items[0] == DAMAGED and f.c & 1 and g.table.lessens:
        rows += g.table.ability_lookup.lessening(g, f.a, f.c >> 16, replaced_before(g))
    if rows and f.items[0] == MOVED and f.c & FACE_DOWN and not sees(g, f.a) >> g.controller[f.a] & 1:
        rows = [row for row in rows if row.source != f.a or _sees_it_face_down(g, f, row)]
    if not rows or not _by_rule(g, f):
        return rows
    # What the rules have to do again at once, as what happened instead did not help, is the same event.
    about = _about(g, f)
    return [row for row in rows if not was_replaced(g, row.ability, row.obj, about)]


def _sees_it_face_down(g: State, f: Frame, row: Replacement) -> bool:
    """Whether its master will see a card that nobody sees where it is laid face-down; where a player may, all."""
    mask = g.book.down_mask[f.b]
    return mask == 3 if row.optional else mask == OF_CONTROLLER or mask >> row.controller & 1 == 1


def _about(g: State, f: Frame) -> int:
    """Whom the event in the frame is about: an object, or a player below 0."""
    return g.obj[f.a] if f.a >= 0 else -1 - f.items[1]


def _is_nothing(f: Frame) -> bool:
    """Damage and recovery of 0 are no events."""
    return f.b <= 0 and f.items[0] in (DAMAGED, RECOVERED)


def _by_rule(g: State, f: Frame) -> bool:
    """Whether the rules make it happen, and would again as long as something is so: that a player loses, which is
    looked at even in the middle of an effect, or what becomes of a card that everybody sees.
    """
    if f.items[0] == LOST:
        return True
    if f.items[0] not in (MOVED, DOING) or f.a < 0 or not by_rules(g):
        return False
    return g.book.up_mask[g.zone_of[f.a]] == 3 or sees(g, f.a) == 3


def contest_choose(g: State, f: Frame) -> int:
    """Ask whether a replacement applies, where it may; else go on to apply it. Among several there is a choice."""
    rows = contesting(g, f)
    if not rows:
        return _settle(g, f)
    chooser = g.book.replacement_chooser(g, event_of(g, f))
    if any([row.hidden for row in rows]):
        asked = _asked(rows, chooser)
        if len([row for row in asked if row.hidden != GUESSED]) > 1:
            return f.pc + _TO_ORDER
        return _ask_whichever(g, rows, asked)
    if _all_alike(g, rows):
        g.answer = action(NUMBER, 0)
        return NEXT
    if len(rows) > 1:
        return f.pc + _TO_ORDER
    # "You may" in a text is said to its master; where a rule says it, it is the book's to say to whom.
    return ask(g, rows[0].controller if rows[0].ability >= 0 else chooser, [action(YES), action(NO)])


def contest_order(g: State, f: Frame) -> int:
    """Ask which of several replacements applies."""
    rows = contesting(g, f)
    chooser = g.book.replacement_chooser(g, event_of(g, f))
    if any([row.hidden for row in rows]):
        return _ask_whichever(g, rows, _asked(rows, chooser))
    options = [action(NUMBER, number) for number in range(len(rows))]
    if all([row.optional for row in rows]):
        options.append(action(NO))
    return ask(g, chooser, options)


def contest_in_order(g: State, f: Frame) -> int:
    """Go on to apply the one that was chosen."""
    return f.pc - _TO_ORDER


def _asked(rows: list[Replacement], chooser: int) -> list[Replacement]:
    """Those of the replacements that are asked about now.

    What tells of a card that not all see comes first, unless whoever may have it chooses among all others too.
    """
    untold = [row for row in rows if row.hidden]
    if not untold:
        return rows
    player = untold[0].controller
    if chooser == player and all([row.controller == player for row in rows]):
        return rows
    return [row for row in untold if row.controller == player]


def _ask_whichever(g: State, rows: list[Replacement], asked: list[Replacement]) -> int:
    """Ask whichever card it is, if only to hear a no: being asked tells nothing."""
    real = [row for row in asked if row.hidden != GUESSED]
    if len(real) == 1 and real[0].optional and real[0] is rows[0]:
        return ask(g, real[0].controller, [action(YES), action(NO)])
    options = [action(NUMBER, rows.index(row)) for row in real]
    if all([row.optional for row in real]):
        options.append(action(NO))
    return ask(g, asked[0].controller, options)


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


def _settle(g: State, f: Frame) -> int:
    """The event happens, unless it can't in the way that it would happen now, or nothing is left of it."""
    above = g.stack[-2]
    kind, player, other = f.items[:GOES_ON]
    if kind == MOVED:
        otherwise = _REPLACED in f.chosen
        if not g.closed[f.b] and not (otherwise and forbidden(g, MOVED, f.c >> 16, f.a)):
            above.chosen = (*above.chosen, f.a, g.obj[f.a], f.b, f.c, int(otherwise))
    elif not _is_nothing(f):
        above.chosen = (*above.chosen, f.a, g.obj[f.a] if f.a >= 0 else 0, player, f.b, f.c >> 16, other)
    return RETURN


def contest_apply(g: State, f: Frame) -> int:
    """Put the chosen replacement in place of the event and look again."""
    rows = contesting(g, f)
    if kind_of(g.answer) == NO:
        chooser = g.book.replacement_chooser(g, event_of(g, f))
        asked = _asked(rows, chooser)
        f.chosen = f.chosen + tuple([row.key for row in asked])
        _tell_declined(g, rows, asked, chooser)
        return f.pc - 1
    row = rows[first_of(g.answer) if kind_of(g.answer) == NUMBER else 0]
    f.chosen = (*f.chosen, row.key, _REPLACED)
    if row.once:
        g.effects = tuple([it for it in g.effects if it is not row.effect])
    if row.ability >= 0:
        return _replace_by_ability(g, f, row)
    if row.zone < 0:
        return _never_happened(g, f)
    f.b = row.zone + g.owner[f.a]
    return f.pc - 1


def _tell_declined(g: State, rows: list[Replacement], asked: list[Replacement], chooser: int) -> None:
    """Write down that whoever was asked declined; and of which source, where that is a single one that all know."""
    row = asked[0]
    if any([it.hidden for it in asked]):
        tell_declined(g, row.controller, -1, UNSEEN)
    elif len(rows) > 1:
        tell_declined(g, chooser, -1, 0)
    else:
        tell_declined(g, row.controller if row.ability >= 0 else chooser, row.source, row.obj)


def contest_applied(g: State, f: Frame) -> int:
    """What was to happen instead has happened. If that lets the event happen in another way, look again."""
    if not f.items[GOES_ON]:
        return _never_happened(g, f)
    f.items = (*f.items[:GOES_ON], 0)
    return f.pc - 2


def _never_happened(g: State, f: Frame) -> int:
    """The caller counts what was replaced, where a book has it that this is as good as done."""
    if f.items[0] != DOING:
        g.stack[-2].c += 1
    return RETURN


def stand_for_caller(g: State, f: Frame) -> None:
    """What happens now happens by the step that asked for it, and by its effect if that is one; the frame is done."""
    above = g.stack[-2]
    f.pc, f.by, f.a, f.items = f.by, above.by, above.a, above.items


def counted(g: State, f: Frame) -> int:
    """How many replaced events count as done all the same: those of a cost, in books that have it so."""
    if not f.c or not g.book.replaced_is_paid:
        return 0
    paying = asking_frame(g)
    return f.c if paying >= 0 and g.stack[paying].a < 0 else 0


def _replace_by_ability(g: State, f: Frame, row: Replacement) -> int:
    """What an ability says happens instead. Where the card only goes elsewhere, others may still apply to that."""
    number = row.ability
    ability = g.table.abilities[number]
    it = (f.a, g.obj[f.a]) if f.a >= 0 else NOTHING
    s = Scope(row.source, row.obj, row.controller, event_of(g, f), it)
    if isinstance(ability, Replacing) and ability.optional and not ability.possible(g, s, False):
        # Only who sees hidden cards could tell that it can't be done: it has not replaced the event.
        f.chosen = f.chosen[:-1]
        return f.pc - 1
    count_use(g, number, row.source, row.obj, row.controller)
    _write_down(g, f, row)
    if isinstance(ability, DamageReduction):
        f.b = g.table.ability_lookup.less(g, number, row.source, f.b)
        return f.pc - 1
    if _by_rule(g, f):
        note_replaced(g, number, row.obj, _about(g, f))
    other = _other_way(ability) if f.items[0] == MOVED else None
    if other is not None:
        owner = g.owner[f.a] if other.whose == OWNER else players_of(other.whose, row.controller)[0]
        f.b = g.book.layout.zones[other.zone].first + owner
        f.c = other.reason << 16 | other.flags | int(other.bottom) << 15
        return f.pc - 1
    return call_effect(g, number, s)


def _write_down(g: State, f: Frame, row: Replacement) -> None:
    """What was replaced never happened, but all can see by what it was, unless the card is one that not all see."""
    card = row.source
    if g.obj[card] == row.obj and sees(g, card) == 3:
        # What a player goes through has no reason, but a place in the program.
        reason = 0 if f.items[0] == DOING else f.c >> 16
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
