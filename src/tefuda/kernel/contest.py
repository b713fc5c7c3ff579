"""Moves that something else may take the place of, card by card.

Each replacement applies at most once to the same event. Who chooses among
several is the rulebook's to say. Cards that move at the same time have all
moved before the rule processes of the interrupting sort look at it.
"""
from __future__ import annotations

from .changes import commit_move
from .codes import MOVED, NEXT, NO, NUMBER, RETURN, YES, action, first_of, kind_of
from .effects import ONCE, forbidden, replaced
from .program import Program
from .state import Frame, State, ask, call


def add_contest(program: Program, rule: str) -> None:
    """Give a program the contested moves, under the paragraph of its book on replacements."""
    program.alias("contest", program.procedure((rule, contest_all)))
    program.alias("contest home", program.procedure((rule, contest_home)))
    one = program.procedure((rule, contest_choose), (rule, contest_apply))
    program.alias("contest one", one)


def contest_all(g: State, f: Frame) -> int:
    if not f.items:
        g.alarm = bool(f.chosen)
        return RETURN
    card = f.items[0]
    f.items = f.items[1:]
    step = call(g, g.book.at["contest one"], card, f.a, f.b << 16 | f.c)
    f.pc -= 1
    return step


def contest_home(g: State, f: Frame) -> int:
    while f.items:
        card = f.items[0]
        f.items = f.items[1:]
        to = f.a + g.owner[card]
        if g.closed[to] or forbidden(g, MOVED, f.b, card):
            continue
        step = call(g, g.book.at["contest one"], card, to, f.b << 16)
        f.pc -= 1
        return step
    g.alarm = bool(f.chosen)
    return RETURN


def contest_choose(g: State, f: Frame) -> int:
    """Ask which replacement applies, where there is a choice; else go on to apply it."""
    rows = replaced(g, MOVED, f.c >> 16, f.a, f.chosen)
    if not rows:
        if g.closed[f.b]:
            return RETURN
        commit_move(g, f.a, f.b, f.c >> 16, f.c & 255, bool(f.c >> 8 & 1))
        if g.alarm:
            g.alarm = False
            # The alarm waits in the frame of all the cards until each has moved.
            g.stack[-2].chosen = (f.a,)
        g.done += 1
        return RETURN
    if len(rows) == 1:
        if not rows[0][10]:
            g.answer = action(NUMBER, 0)
            return NEXT
        return ask(g, g.book.replacement_chooser(g, f.a), [action(YES), action(NO)])
    options = [action(NUMBER, number) for number in range(len(rows))]
    if all(row[10] for row in rows):
        options.append(action(NO))
    return ask(g, g.book.replacement_chooser(g, f.a), options)


def contest_apply(g: State, f: Frame) -> int:
    """Put the chosen replacement in place of the event and look again."""
    rows = replaced(g, MOVED, f.c >> 16, f.a, f.chosen)
    if kind_of(g.answer) == NO:
        f.chosen = f.chosen + tuple(row[0] for row in rows)
        return f.pc - 1
    row = rows[first_of(g.answer) if kind_of(g.answer) == NUMBER else 0]
    f.chosen = (*f.chosen, row[0])
    if row[8] == ONCE:
        g.effects.remove(row)
    if row[7] < 0:
        return RETURN
    f.b = row[7] + g.owner[f.a]
    return f.pc - 1
