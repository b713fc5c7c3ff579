"""Procedures of a rulebook that something else may take the place of, called by rules and effects alike."""
from __future__ import annotations

from ..codes import DOING
from .candidates import replacements
from ..state.state import NOTHING, Row, State, call
from ..state.records import Event


def perform(
    g: State, name: str, player: int, number: int, source: int = -1, items: Row = NOTHING, procedure: int = -1,
) -> int:
    """Let a player go through a procedure, with a number, because of a card or none.

    Where a rule has a procedure of its own for what effects know by a name, that is ``procedure``.
    """
    deed = g.book.at[name]
    if procedure < 0:
        procedure = deed
    if g.table.replaces >> DOING & 1 and replacements(g, procedure_event(g, deed, player, number, source)):
        return call(g, g.book.at["contest deed"], deed, procedure, number, (player, source, *items))
    return call(g, procedure, player, number, source, items)


def procedure_event(g: State, deed: int, player: int, number: int, source: int) -> Event:
    """The event that a player goes through a procedure, as abilities see it."""
    return Event(DOING, deed, -1, player, number, 0, g.obj[source] if source >= 0 else 0)
