"""10.27, 10.28: striding, hearts, and how G units go back."""
from __future__ import annotations

from ...kernel.changes import move, move_all
from ...kernel.making import attach
from ...kernel.turning import reveal
from ...kernel.choosing import choose
from ...kernel.codes import DONE, NEXT, PICK, REST, RETURN, first_of, kind_of
from ...kernel.values import value
from ...kernel.state import Frame, Row, State, ask, then
from ...kernel.states import set_state
from .areas import (
    BECOME_HEART, CHOSEN_HEART, DROP, HAND, HEART, MATE, PAY, PLAY, RETURN_TO_G, STRIDE_UNIT, VANGUARD,
)
from .c3_timing import announce
from .c4_circles import hearts_of, vanguard_of
from .c11_skills import paid_skill, pay_skill
from .c11_ultimate import stride_skill_of
from .cards import G_UNIT, GRADE, POWER, TYPE

# 11.11.3.1: cards whose grades come to at least this are the cost where none is printed.
STRIDE_COST = 3


def grades(g: State, cards: Row) -> int:
    """The grades of cards together; what has no number for its grade counts as 0 (12.13.1.4.3.2)."""
    return sum(max(0, value(g, card, GRADE)) for card in cards)


# 8.5.2 Player c strides the card a. The discarded cards are the frame's chosen.


def r8_5_2_1__stride(g: State, f: Frame) -> int:
    return reveal(g, f.a, PLAY)


def r8_5_2_4(g: State, f: Frame) -> int:
    """11.11.3.1: any cards of the hand, one or more, with grades of three or more together, if no cost is printed."""
    number = stride_skill_of(g, f.a)
    if number >= 0:
        return then(f, pay_skill(g, f.c, f.a, number), g.book.at["r8_5_2_4__paid"])
    options = [PICK | card << 8 for card in g.zones[HAND + f.c] if card not in f.chosen]
    if grades(g, f.chosen) >= STRIDE_COST:
        if not options:
            return g.book.at["r8_5_2_4__pay"]
        options.append(DONE)
    return ask(g, f.c, options)


def r8_5_2_4__pick(g: State, f: Frame) -> int:
    if kind_of(g.answer) == DONE:
        return NEXT
    f.chosen = (*f.chosen, first_of(g.answer))
    return g.book.at["8.5.2.4"]


def r8_5_2_4__pay(g: State, f: Frame) -> int:
    return move_all(g, f.chosen, DROP + f.c, PAY)


def r8_5_2_4__paid(g: State, f: Frame) -> int:
    return paid_skill(g) if g.back is not None else NEXT


def r10_28_2_1(g: State, f: Frame) -> int:
    """The G unit stands or rests as the vanguard before it (10.28.2.1.1)."""
    f.b = vanguard_of(g, f.c)
    return move(g, f.a, VANGUARD + f.c, STRIDE_UNIT, g.flags[f.b] & REST)


def r10_28_2_2(g: State, f: Frame) -> int:
    """All that was vanguard becomes hearts of the G unit; what was in legion stays so (10.27.2, 10.27.4)."""
    for card in tuple(g.zones[VANGUARD + f.c]):
        if card != f.a:
            _become_heart(g, card)
            if not g.flags[card] & MATE:
                attach(g, card, f.a)
    return NEXT


def _become_heart(g: State, card: int) -> None:
    """8.6.5.1.5: its text is told of it while it still has one."""
    announce(g, BECOME_HEART, card, card)
    g.flags[card] = HEART | g.flags[card] & MATE
    g.dirty = True
    g.fresh = -1


def r10_28_2_3(g: State, f: Frame) -> int:
    """One heart that is no G unit gives the G unit its name and power."""
    hearts = tuple(card for card in hearts_of(g, f.c) if value(g, card, TYPE) != G_UNIT)
    return choose(g, f.c, 1, 1, hearts)


def r10_28_2_3__heart(g: State, f: Frame) -> int:
    g.registers[CHOSEN_HEART + f.c] = g.result[0] if g.result else -1
    return RETURN


STRIDING = (
    r8_5_2_1__stride, r8_5_2_4, r8_5_2_4__pick, r8_5_2_4__pay, r8_5_2_4__paid, r10_28_2_1, r10_28_2_2, r10_28_2_3,
    r10_28_2_3__heart,
)


def heart_power(g: State, player: int) -> int:
    """10.28.2.3: what the chosen heart adds to the power of the vanguard, as it is printed."""
    heart = g.registers[CHOSEN_HEART + player]
    if heart < 0 or g.zone_of[heart] != VANGUARD + player or not g.flags[heart] & HEART:
        return 0
    return g.table.columns[POWER][g.prints[heart]]


def chosen_heart(g: State, card: int) -> int:
    """10.28.2.3: the heart whose name the vanguard has too; -1 for any other card."""
    player = g.master[card]
    heart = g.registers[CHOSEN_HEART + player]
    if heart < 0 or card != vanguard_of(g, player) or g.zone_of[heart] != VANGUARD + player:
        return -1
    return heart if g.flags[heart] & HEART else -1


def hearts_beat(g: State, player: int) -> None:
    """10.28.3: before a G unit leaves the vanguard circle its hearts are vanguards again, resting if it rests."""
    g_unit = vanguard_of(g, player)
    for card in hearts_of(g, player):
        set_state(g, card, g.flags[card] & MATE | g.flags[g_unit] & REST, RETURN_TO_G)
        if not g.flags[card] & MATE:
            attach(g, card, -1)
    g.registers[CHOSEN_HEART + player] = -1
