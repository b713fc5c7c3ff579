"""Cards that move one after the other: what the rules do between two of them may renew the pile.

In a frame a is the pile off which they come, or -1 where the row names them, b where they go (to their owners: the
first of two places), c how many more. The row begins with the reason, the states, whether they go below and whether to
their owners. Chosen are the cards that have moved.
"""
from __future__ import annotations

from ..codes import DRAWING, NEXT, RETURN
from ..continuous.prohibitions import forbidden_to
from ..derived.derived import derived
from ..machine.program import Program
from ..state.state import NOTHING, Frame, Row, State, call, then
from .move import move


def add_draw(program: Program, rule: str) -> None:
    """Give a program drawing, under the paragraph of its book."""
    program.alias("draw", program.procedure((rule, draw_next)))


def add_taking(program: Program, rule: str) -> None:
    """Give a program the taking of cards off a pile, under the paragraph of its book."""
    program.alias("take", program.procedure((rule, take_next)))


def add_leaving(program: Program, rule: str) -> None:
    """Give a program the leaving of certain cards of a pile one by one, under the paragraph of its book."""
    program.alias("one by one", program.procedure((rule, one_next)))


def draw(g: State, player: int, count: int, deck: int, hand: int, reason: int) -> int:
    """Draw cards one at a time. Between two of them rule processes of the interrupting sort can run."""
    g.done = 0
    if count <= 0 or not _may_draw(g, player):
        return NEXT
    if count > 1:
        return call(g, g.book.at["draw"], deck + player, hand + player, count, (reason, 0, 0, 0))
    cards = g.zones[deck + player]
    return move(g, cards[-1], hand + player, reason) if cards else NEXT


def take_off(g: State, here: int, to: int, count: int, reason: int, flags: int) -> int:
    """Move cards from one place to another, as many as there are; ``g.result`` has them, ``g.done`` how many."""
    g.done, g.result = 0, NOTHING
    return call(g, g.book.at["take"], here, to, count, (reason, flags, 0, 0))


def move_singly(g: State, cards: Row, first_place: int, reason: int, flags: int, bottom: bool, home: bool) -> int:
    """Put cards into a place, or into a zone of their owners (the first of two places), one after the other."""
    g.done = 0
    return call(
        g, g.book.at["one by one"], -1, first_place, len(cards), (reason, flags, int(bottom), int(home), *cards))


def _may_draw(g: State, player: int) -> bool:
    return not ((derived(g).bars or g.table.deeds[DRAWING]) and forbidden_to(g, DRAWING, player))


def draw_next(g: State, f: Frame) -> int:
    """Each card is drawn for itself: one that may not be drawn any more is not."""
    if not _may_draw(g, g.book.zone_player[f.a]):
        f.c = 0
    return one_next(g, f)


def take_next(g: State, f: Frame) -> int:
    """One that could not be moved stays on top, and is the last; in the end, those that were taken are the result."""
    if f.chosen and not g.done:
        f.c = 0
    step = one_next(g, f)
    if step == RETURN:
        g.result = f.chosen
    return step


def one_next(g: State, f: Frame) -> int:
    """The next card, as far as there is one. One that did not move does not count."""
    if f.chosen and not g.done:
        *moved, _ = f.chosen
        f.chosen = tuple(moved)
    reason, flags, bottom, home, *named = f.items
    if f.c <= 0 or (f.a >= 0 and not g.zones[f.a]):
        g.done = len(f.chosen)
        return RETURN
    card = g.zones[f.a][-1] if f.a >= 0 else named[-f.c]
    f.c -= 1
    f.chosen += (card,)
    return then(f, move(g, card, f.b + g.owner[card] if home else f.b, reason, flags, bottom != 0), f.pc)
