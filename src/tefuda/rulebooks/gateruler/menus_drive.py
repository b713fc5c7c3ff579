"""What can be done with a card that was driven outside the own main phase: 10-4d."""
from __future__ import annotations

from ...kernel.choices.menu import Menu
from ...kernel.codes import FACE_DOWN, PASS
from ...kernel.continuous.projection import value
from ...kernel.state.state import State
from .areas import DO_DRIVE_OVERDRIVE, DO_DRIVE_PLAY, DO_DRIVE_SET, DO_DRIVE_SUMMON
from .c3_zones import front_row, set_places
from .cards import EVENT, INSTANT, NORMAL, TIMING, TYPE, UNIT
from .menus_play import cannot_pay, cannot_pay_or_choose, energy_to_pay
from .menus_special import cannot_overdrive
from .refusals import NOT_CHOSEN, NOT_FROM_DRIVE, NOT_FRONT_ROW, NOT_HIDDEN, NOT_SET_ZONE, NO_CONDITION


def cannot_play_driven(g: State, player: int, card: int) -> int:
    """10-4d-1: an open card may be played for its cost (10-4d-1a)."""
    if g.flags[card] & FACE_DOWN:
        return NOT_FROM_DRIVE
    if value(g, card, TYPE) == EVENT and value(g, card, TIMING) not in (NORMAL, INSTANT):
        return NO_CONDITION
    energy = energy_to_pay(g, player)
    if value(g, card, TYPE) == UNIT:
        return cannot_pay(g, player, card, energy)
    return cannot_pay_or_choose(g, player, card, energy)


class DriveMenu(Menu):
    """10-4d: what can be done with the card that was chosen in 10-4c; leaving it to the graveyard is the last."""

    __slots__ = ("card",)

    def __init__(self, g: State, player: int, card: int) -> None:
        super().__init__(g, player, (DO_DRIVE_SET, DO_DRIVE_SUMMON, DO_DRIVE_PLAY, DO_DRIVE_OVERDRIVE), PASS)
        self.card = card

    def offer(self) -> None:
        self.add(self.actions, (self.card,))

    def why_not(self, kind: int, first: int) -> int:
        g = self.g
        if first != self.card:
            return NOT_CHOSEN
        if kind == DO_DRIVE_OVERDRIVE:
            return cannot_overdrive(g, self.player, first)
        if g.prints[first] < 0:
            return NOT_FROM_DRIVE
        if kind == DO_DRIVE_SET:
            return 0 if g.flags[first] & FACE_DOWN else NOT_HIDDEN
        if (kind == DO_DRIVE_SUMMON) != (value(g, first, TYPE) == UNIT):
            return NOT_FROM_DRIVE
        return cannot_play_driven(g, self.player, first)

    def seconds(self, kind: int, first: int) -> list[int]:
        return set_places(self.g, self.player) if kind == DO_DRIVE_SET else front_row(self.g, self.player)

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        if second in self.seconds(kind, first):
            return 0
        return NOT_SET_ZONE if kind == DO_DRIVE_SET else NOT_FRONT_ROW
