"""10.27, 10.28: striding, hearts, and how G units go back."""
from __future__ import annotations

from ...kernel.events.changes import set_flags
from ...kernel.abilities.scope import Scope
from ...kernel.actions.move import move, move_all, move_home
from ...kernel.events.changes import attach
from ...kernel.actions.turn import reveal
from ...kernel.choices.choose import choose
from ...kernel.events.telling import tell_chosen
from ...kernel.codes import DONE, FACE_DOWN, NEXT, PICK, REST, RETURN, first_of, kind_of
from ...kernel.abilities.resolution import call_effect
from ...kernel.continuous.projection import value
from ...kernel.state.rows import first_or_none
from ...kernel.state.state import Frame, Row, State, ask, call, then
from ...kernel.actions.card_states import set_state
from .areas import (
    BECOME_HEART, BY_SKILL, CHOSEN_HEART, DROP, G_ZONE, HAND, HEART, MATE, PAY, PLAY, RETURN_TO_G, STRIDE_UNIT,
    VANGUARD,
)
from .c3_timing import announce
from .c4_circles import hearts_of, vanguard_of
from .c11_skills import paid_skill, pay_skill
from .c11_ultimate import forfeiting, stride_skill_of
from .c12_sides import is_gyze
from .cards import G_UNIT, GRADE, POWER, TYPE

# 11.11.3.1: cards whose grades come to at least this are the cost where none is printed.
STRIDE_COST = 3


def grades(g: State, cards: Row) -> int:
    """The grades of cards together; what has no number for its grade counts as 0 (12.13.1.4.3.2)."""
    return sum(max(0, value(g, card, GRADE)) for card in cards)


# 8.5.2 Player c strides the card a, by the ability before b. The discarded cards are the frame's chosen.


def r8_5_2_1__stride(g: State, f: Frame) -> int:
    return reveal(g, f.a, PLAY)


def r8_5_2_4(g: State, f: Frame) -> int:
    """11.11.3.1: any cards of the hand, one or more, with grades of three or more together, if no cost is printed."""
    number = stride_skill_of(g, f.a)
    f.b = number + 1
    if number >= 0:
        return then(f, pay_skill(g, f.c, f.a, number), g.book.at["r8_5_2_4__paid"])
    options = [PICK | card << 8 for card in g.zones[HAND + f.c] if card not in f.chosen]
    # All cards of the hand are enough, but for a hand that the opponent only imagines.
    if not options:
        return g.book.at["r8_5_2_4__pay"]
    if grades(g, f.chosen) >= STRIDE_COST:
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


def r11_42_2_2_1(g: State, f: Frame) -> int:
    """A skill that says how its card comes to stride is carried out as it says; else the card strides."""
    if f.b == 0 or not g.table.abilities[f.b - 1].effects:
        return g.book.at["10.28.2.1"]
    return call_effect(g, f.b - 1, Scope(f.a, g.obj[f.a], f.c))


def r11_42_2_2_1__end(g: State, f: Frame) -> int:
    return RETURN


def r10_28_2_1(g: State, f: Frame) -> int:
    """The G unit stands or rests as the vanguard before it (10.28.2.1.1), or stands where there is none any more."""
    before = vanguard_of(g, f.c)
    return move(g, f.a, VANGUARD + f.c, STRIDE_UNIT, g.flags[before] & REST if before >= 0 else 0)


def r10_28_2_2(g: State, f: Frame) -> int:
    """All that was vanguard becomes hearts of the G unit; what was in legion stays so (10.27.2, 10.27.4)."""
    for card in g.zones[VANGUARD + f.c]:
        if card != f.a:
            _become_heart(g, card)
            if not g.flags[card] & MATE:
                attach(g, card, f.a)
    return NEXT


def _become_heart(g: State, card: int) -> None:
    """8.6.5.1.5: a unit becomes a heart; its text is told of that while it still has one."""
    announce(g, BECOME_HEART, card, card)
    set_flags(g, card, HEART | g.flags[card] & MATE)
    g.needs_rule_check = True


def r10_28_2_3(g: State, f: Frame) -> int:
    """One heart that is no G unit gives the G unit its name and power."""
    hearts = tuple(card for card in hearts_of(g, f.c) if value(g, card, TYPE) != G_UNIT)
    return choose(g, f.c, 1, 1, hearts)


def r10_28_2_3__heart(g: State, f: Frame) -> int:
    g.registers[CHOSEN_HEART + f.c] = first_or_none(g.result)
    if len(g.result) == 1 and len(hearts_of(g, f.c)) > 1:
        tell_chosen(g, f.c, g.result)
    return RETURN


STRIDING = (
    r8_5_2_1__stride, r8_5_2_4, r8_5_2_4__pick, r8_5_2_4__pay, r8_5_2_4__paid, r11_42_2_2_1, r11_42_2_2_1__end,
    r10_28_2_1, r10_28_2_2, r10_28_2_3, r10_28_2_3__heart,
)


# 10.28.1 A card of the row strides because an effect says so, for player a.


def _may_stride(g: State, player: int, card: int) -> bool:
    """A face-down G unit of one's own G zone; a Gyze card has just been turned over, which may lie face-up there."""
    if g.zone_of[card] != G_ZONE + player or value(g, card, TYPE) != G_UNIT:
        return False
    return bool(g.flags[card] & FACE_DOWN) or is_gyze(g, card)


def r10_28_1(g: State, f: Frame) -> int:
    able = [card for card in f.items if _may_stride(g, f.a, card)]
    f.b = int(bool(able))
    return call(g, g.book.at["10.28.2.1"], able[0], 0, f.a) if able else NEXT


def r10_28_1__end(g: State, f: Frame) -> int:
    g.done = f.b
    return RETURN


STRIDING_BY_EFFECT = (r10_28_1, r10_28_1__end)


# 10.28.3 Cards are put into the G zone by an effect; b counts.


def r10_28_3(g: State, f: Frame) -> int:
    """What was a heart of theirs is a vanguard again before that."""
    f.items = tuple([card for card in f.items if not G_ZONE <= g.zone_of[card] < G_ZONE + 2])
    for player in (0, 1):
        if vanguard_of(g, player) in f.items and hearts_of(g, player):
            hearts_beat(g, player)
    return move_home(g, f.items, G_ZONE, BY_SKILL)


def r10_28_3__count(g: State, f: Frame) -> int:
    """10.28.5: a unit that came by an ultimate stride costs its player the G zone."""
    f.b = g.done
    player = forfeiting(g, f.items)
    return call(g, g.book.at["10.28.5"], player) if player >= 0 else NEXT


def r10_28_3__end(g: State, f: Frame) -> int:
    g.done = f.b
    return RETURN


RETURNING = (r10_28_3, r10_28_3__count, r10_28_3__end)


def heart_power(g: State, player: int) -> int:
    """10.28.2.3: what the chosen heart adds to the power of the vanguard, as it is printed."""
    heart = g.registers[CHOSEN_HEART + player]
    if heart < 0 or g.zone_of[heart] != VANGUARD + player or not g.flags[heart] & HEART:
        return 0
    return g.table.columns[POWER][g.prints[heart]]


def chosen_heart(g: State, card: int) -> int:
    """10.28.2.3: the heart whose name the vanguard has too; -1 for any other card."""
    player = g.controller[card]
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
