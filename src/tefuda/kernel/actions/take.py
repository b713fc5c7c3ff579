"""Taking cards off a pile one at a time: what the rules do between two of them may renew the pile."""
from __future__ import annotations

from .move import move
from ..codes import NEXT, RETURN
from ..machine.program import Program
from ..state.state import Frame, Row, State, call


def add_taking(program: Program, rule: str) -> None:
    """Give a program the taking of cards off a pile, under the paragraph of its book."""
    program.alias("take", program.procedure((rule, take_next), (rule, take_taken)))


def take_off(g: State, here: int, to: int, count: int, reason: int, flags: int) -> int:
    """So many cards from one place to another, as many as there are; ``g.result`` has them, ``g.done`` how many."""
    g.done, g.result = 0, ()
    return call(g, g.book.at["take"], here, to, count, (reason, flags))


# A frame: from a to b, c more cards; its row is the reason and the states, chosen are the cards taken.


def take_next(g: State, f: Frame) -> int:
    if f.c <= 0 or not g.zones[f.a]:
        g.result, g.done = f.chosen, len(f.chosen)
        return RETURN
    f.c -= 1
    card = g.zones[f.a][-1]
    f.chosen = (*f.chosen, card)
    reason, flags = f.items
    return move(g, card, f.b, reason, flags)


def take_taken(g: State, f: Frame) -> int:
    """One that could not be moved is not taken, and stays on top."""
    if not g.done:
        *taken, _ = f.chosen
        f.chosen = tuple(taken)
        f.c = 0
    return f.pc - 1


# Certain cards of a pile, wherever in it they lie


def add_leaving(program: Program, rule: str) -> None:
    """Give a program the leaving of cards one by one, under the paragraph of its book."""
    program.alias("one by one", program.procedure((rule, leave_next)))


def move_singly(g: State, cards: Row, first_place: int, reason: int, flags: int, bottom: bool, home: bool) -> int:
    """Put cards into a place, or into a zone of their owners (the first of two places), one after the other."""
    g.done = 0
    way = reason << 16 | int(bottom) << 15 | int(home) << 14 | flags
    return call(g, g.book.at["one by one"], first_place, way, 0, cards)


def leave_next(g: State, f: Frame) -> int:
    """The next card to place a, by the way b; c counts those that were really moved."""
    f.c += g.done
    if not f.items:
        g.done = f.c
        return RETURN
    card, *others = f.items
    f.items = tuple(others)
    to = f.a + g.owner[card] if f.b >> 14 & 1 else f.a
    step = move(g, card, to, f.b >> 16, f.b & 16383, bool(f.b >> 15 & 1))
    if step == NEXT:
        return f.pc
    f.pc -= 1
    return step
