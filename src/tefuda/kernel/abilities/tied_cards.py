"""What is so of two cards as long as both are there."""
from __future__ import annotations

from dataclasses import dataclass

from ..codes import DECLARED, NEXT
from ..continuous.lasting_effects import FOR_GAME, add_effect
from ..continuous.projection import has_label
from ..events.log import note
from ..state.state import Frame, Row, State
from .nodes import CardEffect
from .qualities import Called
from .scope import Scope
from ..continuous.effect_sorts import LABEL


@dataclass(frozen=True)
class Tie(CardEffect):
    """Two cards have a label for a while, each as long as the other stays; it is declared of those that had it not."""

    quality: Called
    reason: int
    duration: int = FOR_GAME

    def apply(self, g: State, f: Frame, s: Scope, cards: Row) -> int:
        g.done = 0
        if len(cards) != 2:
            return NEXT
        new = [card for card in cards if not has_label(g, card, self.quality.label)]
        for card, other in (cards, cards[::-1]):
            add_effect(g, LABEL, self.quality.what(g), card=card, controller=s.controller, value=g.obj[other],
                duration=self.duration)
        for card in new:
            note(g, DECLARED, self.reason, card, g.zone_of[card], g.prints[card], g.obj[card], 3)
        g.done = 2
        return NEXT
