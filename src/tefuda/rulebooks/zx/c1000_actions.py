"""Chapter 1000, as far as the rules themselves use it: igniting."""
from __future__ import annotations

from ...kernel.changes import move, reveal
from ...kernel.codes import NEXT, PASS, RETURN, kind_of, second_of
from ...kernel.state import Frame, State, ask, call
from .areas import DECK, DO_IGNITION_EVENT, DO_IGNITION_PLAY, IGNITION, TRASH
from .menus import ignition_options

# Player a ignites; b is the card that was on top of the deck.


def r1010_1(g: State, f: Frame) -> int:
    deck = g.zones[DECK + f.a]
    if not deck:
        return RETURN
    f.b = deck[-1]
    return reveal(g, f.b, IGNITION)


def r1010_1__ask(g: State, f: Frame) -> int:
    """Everybody sees the card, so nothing is asked where it can't be played."""
    options = ignition_options(g, f.a, f.b, DO_IGNITION_PLAY, DO_IGNITION_EVENT)
    if len(options) == 1:
        g.answer = PASS
        return NEXT
    return ask(g, f.a, options)


def r1010_1__act(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        return move(g, f.b, TRASH + f.a, IGNITION)
    return call(g, g.book.at["804.2a"], f.b, second_of(g.answer), 1)


IGNITING = (r1010_1, r1010_1__ask, r1010_1__act)
