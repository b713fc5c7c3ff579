"""Events other than moves that something else may take the place of.

As with moves, it is settled first for each card or player what comes of it;
then what is left of it happens at the same time.
"""
from __future__ import annotations

from typing import Final

from ..actions.move import lose, merge
from ..actions.damage import deal_damage, recover_damage
from ..actions.turn import rest, stand_all
from ..codes import DAMAGED, DOING, LOST, RECOVERED, RESTED, RETURN, STOOD
from ..machine.program import Program
from .process import contest_one, counted, stand_for_caller
from ..state.state import NOTHING, Frame, Row, State
from ..actions.simultaneous import turn


def add_contested_events(program: Program, rule: str) -> None:
    """Give a program such events, under the paragraph of its book on replacements."""
    program.alias("contest events", program.procedure((rule, contest_next)))
    program.alias("contest deed", program.procedure((rule, contest_deed), (rule, contest_deed_on)))
    attempt = program.procedure((rule, attempt_done))
    for name in ATTEMPTS:
        program.alias(name, attempt)


# A frame of several events of a kind a; b says whether abilities may make damage less. Its row has five numbers for
# each: the card or -1, the player where there is none, the amount, the reason, and the object of the card that does it;
# chosen are six numbers for each that happens: the card, its object, and the other four.
_EVENT: Final = 5
_SETTLED: Final = 6


def contest_next(g: State, f: Frame) -> int:
    if not f.items:
        return _happen(g, f)
    card, player, amount, reason, other = f.items[:_EVENT]
    f.items = f.items[_EVENT:]
    step = contest_one(g, f.a, card, amount, reason << 16 | f.b, player, other)
    f.pc -= 1
    return step


def _happen(g: State, f: Frame) -> int:
    """What happened instead of one may have changed another. What the rulebook does itself is left to the caller."""
    rows: list[Row] = []
    for start in range(0, len(f.chosen), _SETTLED):
        row = f.chosen[start:start + _SETTLED]
        card, obj, *_ = row
        if card < 0 or g.obj[card] == obj:
            rows.append(row)
    kind, paid = f.a, counted(g, f)
    stand_for_caller(g, f)
    if kind == DOING:
        g.result = tuple([number for row in rows for number in row])
        g.done = len(rows)
        return RETURN
    waiting = len(g.pending)
    done = 0
    hit: Row = NOTHING
    for row in rows:
        card, *_ = row
        g.done = 0
        _commit(g, kind, row)
        done += g.done
        hit += (card,) if g.done else ()
    merge(g, waiting)
    g.done = done + paid
    g.result = hit
    if kind == LOST:
        # Whoever still meets the condition is looked at again.
        g.interrupt_due = True
    return RETURN


def _commit(g: State, kind: int, row: Row) -> None:
    """The event itself, past all that could take its place."""
    card, _, player, amount, reason = row[:_EVENT]
    if kind == RESTED:
        rest(g, card, reason, True)
    elif kind == STOOD:
        stand_all(g, (card,), reason, True)
    elif kind == DAMAGED:
        if not g.book.takes_damage(g, card, amount, reason):
            deal_damage(g, card, amount, reason, 2)
    elif kind == RECOVERED:
        recover_damage(g, card, amount, reason, True)
    elif kind == LOST:
        lose(g, 1 << player, reason)
    else:
        turn(g, card, amount, reason)


# A frame of something that a player is to go through: its name a, its place in the program b, a number c; the player,
# the card because of which it is, and what else it is given are its row. It goes on as that procedure.


def contest_deed(g: State, f: Frame) -> int:
    source = f.items[1]
    return contest_one(g, DOING, -1, f.c, f.a << 16, f.items[0], g.obj[source] if source >= 0 else 0)


def contest_deed_on(g: State, f: Frame) -> int:
    if not f.chosen:
        g.done = 0
        return RETURN
    procedure = f.b
    f.a, f.b, f.c = f.chosen[2], f.chosen[3], f.items[1]
    f.items, f.chosen = f.items[2:], NOTHING
    return procedure


# What an effect does by itself has a name too, so that something else can happen instead: looking at cards, searching.
ATTEMPTS: Final = ("look", "search")


def attempt_done(g: State, f: Frame) -> int:
    """Nothing took the place of it, though something may have been tried that does not count as done."""
    g.done = 1
    return RETURN
