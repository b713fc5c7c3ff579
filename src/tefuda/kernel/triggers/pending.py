"""Abilities that wait to be played, and in which order that happens.

The rulebooks agree that an event makes an ability wait once for each time, and
differ in who picks the next one.
"""
from __future__ import annotations

from ..abilities.scope import SOURCE_OBJECT, with_number
from ..codes import NOBODY, NUMBER, action, first_of
from ..state.records import PendingAbility, record_of
from ..state.state import Frame, Row, State, call, ask_unless_one


def add_pending(g: State, procedure: str, controller: int, source: int, event_card: int) -> None:
    """A procedure of the book waits to be played, as an ability of a source that an event of a card has triggered."""
    g.pending.append(PendingAbility(g.book.at[procedure], controller, source, g.obj[source], event_card, g.clock))


def pending_of(g: State, player: int) -> list[int]:
    """The places in ``g.waiting`` of what the player is master of."""
    found: list[int] = []
    for number, row in enumerate(g.pending):
        if row.controller == player:
            found.append(number)
    return found


def ask_pending(g: State, chooser: int, controller: int = NOBODY) -> int:
    """Let the chooser pick the next one: of one master's, or of all."""
    return ask_among(g, chooser, list(range(len(g.pending))) if controller == NOBODY else pending_of(g, controller))


def ask_among(g: State, chooser: int, numbers: list[int]) -> int:
    """Let the chooser pick the next one of some, by their places in ``g.waiting``."""
    return ask_unless_one(g, chooser, [action(NUMBER, number) for number in numbers])


def unpack_pending(f: Frame) -> PendingAbility:
    """Let a frame that plays a pending ability stand for it: source a, ability b, what its effect is about, and
    "it".
    """
    it = record_of(PendingAbility, f.items)
    f.a, f.b = it.source, it.ability
    f.items, f.chosen = it.scope, it.it
    return it


def play_pending(g: State) -> int:
    """Play and resolve the picked one; it waits one time less."""
    row = g.pending.pop(first_of(g.answer))
    return call(g, row.procedure, row.controller, row.source, row.event_card, row.row())


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


def follow(g: State, card: int, first: int) -> None:
    """What waits because a card itself moved speaks of the card where it is now."""
    for number in range(first, len(g.pending)):
        it = g.pending[number]
        if it.source == card and it.ability >= 0:
            g.pending[number] = PendingAbility(
                it.procedure, it.controller, card, g.obj[card], it.event_card, it.time, it.ability,
                with_number(it.scope, SOURCE_OBJECT, g.obj[card]), it.it)
