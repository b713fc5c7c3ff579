"""Moves that something else may take the place of, card by card.

Each replacement applies at most once to the same event. Who chooses among
several is the rulebook's to say. First it is settled for each card where it
goes; then those that move do so at the same time.
"""
from __future__ import annotations

from typing import Final

from .abilities.acts import MoveTo
from .abilities.effects import Do
from .abilities.nodes import OWNER, Ability
from .abilities.scope import Scope
from .abilities.which import EventCard, players_of
from .changes import commit_all, follow, leave, looks_back, merge, shift, tell
from .codes import MOVED, NEXT, NO, NUMBER, RETURN, YES, action, first_of, kind_of
from .effects import ONCE, forbidden, replaced
from .limits import count_use
from .program import Program
from .resolving import call_effect
from .state import Frame, Row, State, ask, call


def add_contest(program: Program, rule: str) -> None:
    """Give a program the contested moves, under the paragraph of its book on replacements."""
    program.alias("contest", program.procedure((rule, contest_all)))
    program.alias("contest home", program.procedure((rule, contest_home)))
    program.alias("contest each", program.procedure((rule, contest_each)))
    program.alias("contest one", program.procedure((rule, contest_choose), (rule, contest_apply)))


# A frame of all cards: place a, reason and states b; chosen are five numbers for each card that will move: the card,
# its object, its place, reason and states, and whether it would have gone elsewhere.
_SETTLED: Final = 5


def contest_all(g: State, f: Frame) -> int:
    if not f.items:
        return _contested(g, f)
    card = f.items[0]
    f.items = f.items[1:]
    step = call(g, g.book.at["contest one"], card, f.a, f.b)
    f.pc -= 1
    return step


def contest_home(g: State, f: Frame) -> int:
    if not f.items:
        return _contested(g, f)
    card = f.items[0]
    f.items = f.items[1:]
    step = call(g, g.book.at["contest one"], card, f.a + g.owner[card], f.b)
    f.pc -= 1
    return step


def contest_each(g: State, f: Frame) -> int:
    """Here a is how many cards there are still; the row is those, then a place for each."""
    if not f.a:
        return _contested(g, f)
    card, place = f.items[0], f.items[f.a]
    f.items = f.items[1:f.a] + f.items[f.a + 1:]
    f.a -= 1
    step = call(g, g.book.at["contest one"], card, place, f.b)
    f.pc -= 1
    return step


def _contested(g: State, f: Frame) -> int:
    """It is settled who goes where. What happened instead for one card may have taken another one away."""
    rows = [f.chosen[start:start + _SETTLED] for start in range(0, len(f.chosen), _SETTLED)]
    rows = [row for row in rows if g.obj[row[0]] == row[1]]
    g.done = len(rows)
    alike = len({row[2:] for row in rows}) == 1
    if alike and not rows[0][4]:
        f.pc, f.by = f.by, g.stack[-2].by
        way = rows[0][3]
        commit_all(g, tuple([row[0] for row in rows]), rows[0][2], way >> 16, way & 32767, bool(way >> 15 & 1))
    else:
        _commit(g, f, rows)
    return RETURN


def _commit(g: State, f: Frame, rows: list[Row]) -> None:
    """Moves at the same time, each its own way. One that nothing replaced happens by the rule that asked for it."""
    by_rule = f.by, g.stack[-2].by
    by_replacement = f.pc, f.by
    waiting = len(g.waiting)
    events = [(MOVED, row[3] >> 16, row[0], g.zone_of[row[0]], row[2], row[1], row[2]) for row in rows]
    early = [looks_back(g, event[3], event[4]) for event in events]
    for number, row in enumerate(rows):
        leave(g, row[0], row[2])
        if early[number]:
            tell(g, events[number], True)
    for row in rows:
        f.pc, f.by = by_replacement if row[4] else by_rule
        shift(g, row[0], row[2], row[3] >> 16, row[3] & 32767, bool(row[3] >> 15 & 1))
        follow(g, row[0], waiting)
    for number, event in enumerate(events):
        if not early[number]:
            tell(g, event, False)
    merge(g, waiting)


# A frame of one card: card a, place b, reason and states c; what has replaced it already is chosen.


def contest_choose(g: State, f: Frame) -> int:
    """Ask which replacement applies, where there is a choice; else go on to apply it."""
    rows = replaced(g, MOVED, f.c >> 16, f.a, f.b, f.chosen)
    if not rows:
        return _settle(g, f)
    if len(rows) == 1:
        if not rows[0][10]:
            g.answer = action(NUMBER, 0)
            return NEXT
        # "You may" in a text is said to its master; where a rule says it, it is the book's to say to whom.
        chooser = rows[0][6] if rows[0][7] <= -2 else g.book.replacement_chooser(g, f.a)
        return ask(g, chooser, [action(YES), action(NO)])
    options = [action(NUMBER, number) for number in range(len(rows))]
    if all(row[10] for row in rows):
        options.append(action(NO))
    return ask(g, g.book.replacement_chooser(g, f.a), options)


def _settle(g: State, f: Frame) -> int:
    """The card goes there, unless the place is closed or it can't go there for the reason that it has now."""
    if not g.closed[f.b] and not (f.chosen and forbidden(g, MOVED, f.c >> 16, f.a)):
        above = g.stack[-2]
        above.chosen = (*above.chosen, f.a, g.obj[f.a], f.b, f.c, int(bool(f.chosen)))
    return RETURN


def contest_apply(g: State, f: Frame) -> int:
    """Put the chosen replacement in place of the event and look again."""
    rows = replaced(g, MOVED, f.c >> 16, f.a, f.b, f.chosen)
    if kind_of(g.answer) == NO:
        f.chosen = f.chosen + tuple(row[0] for row in rows)
        return f.pc - 1
    row = rows[first_of(g.answer) if kind_of(g.answer) == NUMBER else 0]
    f.chosen = (*f.chosen, row[0])
    if row[8] == ONCE:
        g.effects.remove(row)
    if row[7] <= -2:
        return _replace_by_ability(g, f, row)
    if row[7] < 0:
        return RETURN
    f.b = row[7] + g.owner[f.a]
    return f.pc - 1


def _replace_by_ability(g: State, f: Frame, row: Row) -> int:
    """What an ability says happens instead. Where the card only goes elsewhere, others may still apply to that."""
    number = -2 - row[7]
    count_use(g, number, row[5], row[6])
    other = _other_way(g.table.abilities[number])
    if other is not None:
        owner = g.owner[f.a] if other.whose == OWNER else players_of(other.whose, row[6])[0]
        f.b = g.book.layout.zones[other.zone].first + owner
        f.c = other.reason << 16 | other.flags | int(other.bottom) << 15
        return f.pc - 1
    event = (MOVED, f.c >> 16, f.a, g.zone_of[f.a], f.b, g.obj[f.a], f.b)
    return call_effect(g, number, Scope(row[4], row[5], row[6], event, (f.a, g.obj[f.a])))


def _other_way(ability: Ability) -> MoveTo | None:
    """Where the card goes instead, if that is all that happens instead."""
    if len(ability.effects) != 1:
        return None
    effect = ability.effects[0]
    if isinstance(effect, Do) and isinstance(effect.which, EventCard) and isinstance(effect.act, MoveTo):
        return effect.act
    return None
