"""Drawing: one card at a time, as often as told."""
from __future__ import annotations

from .move import move
from ..codes import DRAWING, NEXT, RETURN
from ..continuous.prohibitions import forbidden_to
from ..machine.program import Program
from ..state.state import Frame, State, call
from ..derived.derived import derived


def draw(g: State, player: int, count: int, deck: int, hand: int, reason: int) -> int:
    """Draw cards one at a time. Between two of them rule processes of the interrupting sort can run."""
    if count <= 0:
        g.done = 0
        return NEXT
    if count == 1:
        return draw_one(g, player, deck, hand, reason)
    g.done = 0
    return call(g, g.book.at["draw"], player, count, reason, (deck, hand, 0))


def draw_one(g: State, player: int, deck: int, hand: int, reason: int) -> int:
    cards = g.zones[deck + player]
    if not cards or ((derived(g).bars or g.table.deeds[DRAWING]) and forbidden_to(g, DRAWING, player)):
        g.done = 0
        return NEXT
    return move(g, cards[-1], hand + player, reason)


def add_draw(program: Program, rule: str) -> None:
    """Give a program drawing (and every other move of several cards off a deck), one card at a time."""
    program.alias("draw", program.procedure((rule, draw_next)))


def draw_next(g: State, f: Frame) -> int:
    """The next card; the frame counts those that were really drawn."""
    deck, hand, drawn = f.items
    drawn += g.done
    if f.b <= 0:
        g.done = drawn
        return RETURN
    f.b -= 1
    f.items = (deck, hand, drawn)
    step = draw_one(g, f.a, deck, hand, f.c)
    if step == NEXT:
        return f.pc
    f.pc -= 1
    return step
