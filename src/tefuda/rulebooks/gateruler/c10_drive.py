"""Chapter 10: driving cards, for player a, the top b cards of the deck."""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.actions.create import create, vanish
from ...kernel.actions.turn import turn_face
from ...kernel.choices.choose import choose
from ...kernel.codes import FACE_DOWN, NEXT, PASS, RETURN, first_of, kind_of, second_of
from ...kernel.state.state import Frame, State, ask, call
from .areas import (
    DECK, DO_DRIVE_OVERDRIVE, DO_DRIVE_SET, DRIVE_ZONE, DRIVEN, GATE, GRAVEYARD, MAIN_PHASE, NOT_DRIVEN, PHASE,
    REVEAL, SET_CARD, START_PHASE,
)
from .c7_main_actions import lay_overdrive
from .menus_play import is_settable, overdrive_of
from .menus_drive import DriveMenu
from .processes import DriveResolution, drive_resolution_of, still_there, with_objects


def drive(g: State, player: int, count: int) -> int:
    """15-19: by 10-2 in one's own start phase or main phase, by 10-3 at any other time."""
    if count <= 0:
        return NEXT
    if player == g.turn_player and g.registers[PHASE] in (START_PHASE, MAIN_PHASE):
        return call(g, g.book.at["10-2a"], player, count)
    return call(g, g.book.at["10-3b"], player, count)


def _drive_next(g: State, f: Frame) -> int:
    """3-4c: one card at a time, as many as there are."""
    deck = g.zones[DECK + f.a]
    if f.b <= 0 or not deck:
        return NEXT
    f.b -= 1
    f.chosen = (*f.chosen, deck[-1])
    step = move(g, deck[-1], DRIVE_ZONE + f.a, DRIVEN, FACE_DOWN)
    if step == NEXT:
        return f.pc
    f.pc -= 1
    return step


def r10_2a(g: State, f: Frame) -> int:
    return _drive_next(g, f)


def r10_3b(g: State, f: Frame) -> int:
    return _drive_next(g, f)


def r10_3b__hide(g: State, f: Frame) -> int:
    """Which of the cards that can be set stay face-down; the others are shown."""
    f.chosen = tuple(card for card in f.chosen if g.zone_of[card] == DRIVE_ZONE + f.a)
    settable = tuple(card for card in f.chosen if is_settable(g, card))
    return choose(g, f.a, 0, len(settable), settable)


def r10_3b__kept(g: State, f: Frame) -> int:
    f.items = tuple(card for card in f.chosen if card not in g.result)
    f.b = 0
    return NEXT


def r10_3b__show(g: State, f: Frame) -> int:
    if f.b == len(f.items):
        return NEXT
    f.b += 1
    turn_face(g, f.items[f.b - 1], False, REVEAL)
    return f.pc


def r10_3c(g: State, f: Frame) -> int:
    """The overdrive abilities of what was shown lie beside the cards."""
    laid = [lay_overdrive(g, card) for card in f.items]
    f.chosen = (*f.chosen, *[item for item in laid if item >= 0])
    return NEXT


def r10_3d(g: State, f: Frame) -> int:
    """The process on the gate is controlled by the player who drives (10-3d-1)."""
    create(g, GATE, f.a, DriveResolution(with_objects(g, f.chosen)).row(), DRIVEN)
    return RETURN


# 10-4 The drive resolution process a; b is the card that its master chose.


def r10_4b(g: State, f: Frame) -> int:
    if still_there(g, drive_resolution_of(g.data[f.a]).cards):
        return NEXT
    vanish(g, f.a, DRIVEN)
    return RETURN


def r10_4c(g: State, f: Frame) -> int:
    """One of the player's cards without an overdrive ability there, or such an ability."""
    player = g.controller[f.a]
    return choose(g, player, 1, 1, tuple([
        card for card in g.zones[DRIVE_ZONE + player] if g.prints[card] < 0 or overdrive_of(g, card) < 0]))


def r10_4d(g: State, f: Frame) -> int:
    """A face-down event may be set, anything else played (10-4d-1), or neither (10-4d-2)."""
    (f.b,) = g.result
    return NEXT


def r10_4d_1(g: State, f: Frame) -> int:
    player = g.controller[f.a]
    options = DriveMenu(g, player, f.b).legal()
    if len(options) == 1:
        return g.book.at["10-4d-2"]
    return ask(g, player, options)


def r10_4d_1__do(g: State, f: Frame) -> int:
    """The process stays on the gate for what is left; it is resolved again when it is on top."""
    code = g.answer
    kind = kind_of(code)
    if kind == PASS:
        return g.book.at["10-4d-2"]
    if kind == DO_DRIVE_OVERDRIVE:
        return call(g, g.book.at["7-9a"], first_of(code), 0, g.controller[f.a])
    if kind == DO_DRIVE_SET:
        return move(g, first_of(code), second_of(code), SET_CARD, FACE_DOWN)
    return call(g, g.book.at["14-3b-1"], first_of(code), second_of(code), g.controller[f.a])


def r10_4d_1__end(g: State, f: Frame) -> int:
    return RETURN


def r10_4d_2(g: State, f: Frame) -> int:
    if f.b in g.data:
        vanish(g, f.b, NOT_DRIVEN)
        return NEXT
    return move(g, f.b, GRAVEYARD + g.owner[f.b], NOT_DRIVEN)


def r10_4d_2__again(g: State, f: Frame) -> int:
    return g.book.at["10-4b"]


DRIVE_IN_OWN_TURN = (r10_2a,)
DRIVE_OTHERWISE = (r10_3b, r10_3b__hide, r10_3b__kept, r10_3b__show, r10_3c, r10_3d)
DRIVE_RESOLUTION_STEPS = (
    r10_4b, r10_4c, r10_4d, r10_4d_1, r10_4d_1__do, r10_4d_1__end, r10_4d_2, r10_4d_2__again)
