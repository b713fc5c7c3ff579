"""What can be done with a card that was driven outside the own main phase: 10-4d."""
from __future__ import annotations

from ...kernel.codes import FACE_DOWN, NOT_NOW, PASS, first_of, kind_of, second_of
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


def driven_options(g: State, player: int, card: int) -> list[int]:
    """What can be done with the chosen card; leaving it to the graveyard is the last."""
    if g.prints[card] < 0:
        return [PASS] if cannot_overdrive(g, player, card) else [DO_DRIVE_OVERDRIVE | card << 8, PASS]
    if g.flags[card] & FACE_DOWN:
        result = [DO_DRIVE_SET | card << 8 | place << 24 for place in set_places(g, player)]
    elif cannot_play_driven(g, player, card):
        result = []
    elif value(g, card, TYPE) == UNIT:
        result = [DO_DRIVE_SUMMON | card << 8 | place << 24 for place in front_row(g, player)]
    else:
        result = [DO_DRIVE_PLAY | card << 8]
    result.append(PASS)
    return result


def refusal_of_driven(g: State, player: int, chosen: int, code: int) -> int:
    """Why that can't be done with the card that was chosen in 10-4c."""
    kind = kind_of(code)
    place = second_of(code)
    if kind not in (DO_DRIVE_SUMMON, DO_DRIVE_PLAY, DO_DRIVE_SET, DO_DRIVE_OVERDRIVE):
        return NOT_NOW
    if first_of(code) != chosen:
        return NOT_CHOSEN
    if kind == DO_DRIVE_OVERDRIVE or g.prints[chosen] < 0:
        return cannot_overdrive(g, player, chosen) if kind == DO_DRIVE_OVERDRIVE else NOT_FROM_DRIVE
    if kind == DO_DRIVE_SET:
        if not g.flags[chosen] & FACE_DOWN:
            return NOT_HIDDEN
        return 0 if place in set_places(g, player) else NOT_SET_ZONE
    if (kind == DO_DRIVE_SUMMON) != (value(g, chosen, TYPE) == UNIT):
        return NOT_FROM_DRIVE
    if kind == DO_DRIVE_SUMMON and place not in front_row(g, player):
        return NOT_FRONT_ROW
    return cannot_play_driven(g, player, chosen)
