"""Chapter 3: when a check timing occurs (3.5), and drawing (3.12)."""
from __future__ import annotations

from ...kernel.changes import draw
from ...kernel.codes import NEXT
from ...kernel.state import State, call
from .areas import DECK, DRAW, HAND


def check_timing(g: State) -> int:
    """3.5.1: a check timing occurs. Where nothing happened since the last one, it has nothing to do."""
    if g.dirty or g.waiting:
        return call(g, g.book.at["8.4.1.1"])
    return NEXT


def draw_cards(g: State, player: int, count: int) -> int:
    """3.12.2, 3.12.3: draw one card, as often as told."""
    return draw(g, player, count, DECK, HAND, DRAW)
