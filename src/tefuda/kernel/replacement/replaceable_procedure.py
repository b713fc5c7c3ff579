"""Procedures of a rulebook that something else may take the place of, called by rules and effects alike.

Paying for an ability is one of them.
"""
from __future__ import annotations

from typing import Final

from ..codes import DOING, RETURN
from ..events.pipeline import may_be_otherwise, settle
from ..events.proposed import ProposedEvent, on_card, on_player, rows_of, split_event
from ..machine.program import Program
from ..state.state import NOTHING, Frame, Row, State, call

# What an effect does by itself has a name too, so that something else can happen instead: looking at cards, searching.
_ATTEMPTS: Final = ("look", "search")


def add_undergoing(program: Program, rule: str) -> None:
    """Give a program such procedures, under the paragraph of its book on replacements."""
    program.alias("undergo", program.procedure((rule, undergo_propose), (rule, undergo_on)))
    attempt = program.procedure((rule, attempt_done))
    for name in _ATTEMPTS:
        program.alias(name, attempt)


def perform(
    g: State, name: str, player: int, number: int, source: int = -1, items: Row = NOTHING, procedure: int = -1,
) -> int:
    """Let a player go through a procedure, with a number, because of a card or none.

    Where a rule has a procedure of its own for what effects know by a name, that is ``procedure``.
    """
    deed = g.book.at[name]
    if procedure < 0:
        procedure = deed
    if g.table.replaces >> DOING & 1:
        event = on_player(DOING, deed, player, number, 0, g.obj[source] if source >= 0 else 0)
        if may_be_otherwise(g, [event]):
            return undergo(g, event, procedure, player, source, items)
    return call(g, procedure, player, number, source, items)


def pays_otherwise(g: State, card: int) -> bool:
    """Whether something could happen in place of paying for an ability of the card."""
    return g.table.replaces >> DOING & 1 != 0 and may_be_otherwise(g, [payment(g, card)])


def payment(g: State, card: int) -> ProposedEvent:
    """The event that an ability of a card is paid for."""
    return on_card(g, DOING, g.book.at["costs"], card)


def undergo(
    g: State, event: ProposedEvent, procedure: int, a: int, c: int, items: Row, chosen: Row = NOTHING,
) -> int:
    """Go through a procedure unless something else happens instead.

    The frame is that of the procedure, which it goes on as; before its row stand the procedure and the event.
    """
    step = call(g, g.book.at["undergo"], a, procedure, c, rows_of([event]) + items)
    g.machine.callee.chosen = chosen
    return step


def undergo_propose(g: State, f: Frame) -> int:
    event, _ = split_event(f.items)
    return settle(g, [event])


def undergo_on(g: State, f: Frame) -> int:
    """What was done instead of paying is the payment; of others, nothing has been done."""
    event, items = split_event(f.items)
    if not g.result:
        g.done = int(event.reason == g.book.at["costs"])
        return RETURN
    procedure = f.b
    event, _ = split_event(g.result)
    f.b = event.to
    if event.card < 0:
        f.a = event.origin
    f.items = items
    return procedure


def attempt_done(g: State, f: Frame) -> int:
    """Nothing took the place of it, though something may have been tried that does not count as done."""
    g.done = 1
    return RETURN
