"""The order in which cards are put somewhere at the same time: their owners choose it where it matters."""
from __future__ import annotations

from dataclasses import dataclass

from ..choices.choose import arrange_owned, is_crowded
from ..codes import NEXT
from ..state.state import Frame, State
from .nodes import Instruction
from .scope import pairs, still


@dataclass(frozen=True)
class InOrder(Instruction):
    """Those who own the cards that are "it" say in which order they are put into a zone."""

    zone: int

    def run(self, g: State, f: Frame) -> int:
        zone = g.book.layout.zones[self.zone]
        cards = still(g, f.chosen) if zone.arranged and len(f.chosen) > 2 else []
        if not is_crowded(g, zone, tuple(cards)):
            f.b += 1
            return NEXT
        return arrange_owned(g, tuple(cards))


@dataclass(frozen=True)
class Ordered(Instruction):
    """They are "it" in the order that was chosen."""

    def run(self, g: State, f: Frame) -> int:
        f.chosen = pairs(g, list(g.result))
        return NEXT
