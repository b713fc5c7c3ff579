"""Chapter 8, as far as it is about playing abilities: 8-6-2 once more, for skills instead of cards, and 8-7."""
from __future__ import annotations

from ...kernel.triggers.pending import unpack_pending
from ...kernel.abilities.modes import keep_mode
from ...kernel.abilities.scope import controller_in, keep_done, row_of, with_number
from ...kernel.actions.move import move, move_home
from ...kernel.actions.turn import reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, RETURN, first_of, second_of
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.projection import value
from ...kernel.abilities.use_limits import count_use, may_use
from ...kernel.costs.alternative_costs import pay_other_way
from ...kernel.abilities.activation import declare_use, modes_of
from ...kernel.abilities.resolution import carry_out, pay_costs
from ...kernel.visibility.sight import SIGHT, sees
from ...kernel.state.state import Frame, State, call
from ...kernel.actions.card_states import hide
from .areas import DROP, ENERGY, HAND, PAY, PLAY, USE
from .cards import EXTRA, LEVEL, TYPE
from .menus import cannot_pay_extra

# Playing the ability b of the card a; the frame's row is what its effect is about, c is 1 for an extra card.


def play_ability(g: State, f: Frame) -> int:
    """Player b plays an ability of the card a: which of them is the second operand of the action."""
    card = first_of(g.answer)
    number = abilities_of(g, card)[second_of(g.answer)]
    return call(g, g.book.at["r8_6_2_1__ability"], card, number, 0, row_of(g, card, f.b))


def r8_7_3(g: State, f: Frame) -> int:
    """The chosen waiting ability is played; one that can't be played any more just stops waiting (8-7-3-1)."""
    unpack_pending(f)
    f.c = 0
    if g.table.abilities[f.b].limit is not None and not may_use(g, f.b, f.a):
        return RETURN
    return g.book.at["r8_6_2_1__ability"]


def r8_6_2_1__ability(g: State, f: Frame) -> int:
    """The ability is named; a card in the hand is shown until it is over."""
    card = f.a
    place = g.zone_of[card]
    open_to_all = g.book.up_mask[place] == 3
    if not open_to_all and place == HAND + g.controller[card]:
        f.c = int(value(g, card, TYPE) == EXTRA)
    if g.table.abilities[f.b].limit is not None:
        count_use(g, f.b, card, g.obj[card], controller_in(f.items))
    if (g.flags[card] & SIGHT or not open_to_all) and sees(g, card) != 3:
        return reveal(g, card, PLAY)
    # The next step, without going there first.
    f.pc += 1
    return r8_6_2_1__declared(g, f)


def r8_6_2_1__declared(g: State, f: Frame) -> int:
    """The next step is the first one for which there is something to do."""
    declare_use(g, f.b, f.a, USE)
    if g.table.modes[f.b]:
        return NEXT
    if f.c:
        return g.book.at["r8_6_2_3__extra"]
    return g.book.at["r8_6_2_3__costs" if g.table.costs[f.b] else "r8_6_2_4_3"]


def r8_6_2_2(g: State, f: Frame) -> int:
    """Which of several effects it is to be is picked as it is played."""
    modes = modes_of(g, f.b)
    if not modes:
        return g.book.at["r8_6_2_3__extra"]
    return call(g, g.book.at["mode"], controller_in(f.items), modes)


def r8_6_2_2__picked(g: State, f: Frame) -> int:
    keep_mode(g, f)
    return NEXT


def r8_6_2_3__extra(g: State, f: Frame) -> int:
    """A text may let the player do something else than pay energy for an extra card (1-3-1)."""
    if not f.c:
        return g.book.at["r8_6_2_3__costs"]
    if not g.table.allows:
        return NEXT
    return pay_other_way(g, controller_in(f.items), f.a, not cannot_pay_extra(
        g, controller_in(f.items), f.a, f.b, value(g, f.a, LEVEL)), f.b)


def r8_6_2_3__level(g: State, f: Frame) -> int:
    """2-10-1-2: an extra card costs as many energy cards as its level."""
    if g.table.allows and g.done:
        return g.book.at["r8_6_2_3__costs"] if g.done > 0 else g.book.at["r8_6_2_4_3__over"]
    level = value(g, f.a, LEVEL)
    player = controller_in(f.items)
    return choose(g, player, level, level, g.zones[ENERGY + player])


def r8_6_2_3__energy(g: State, f: Frame) -> int:
    return move_home(g, g.result, DROP, PAY)


def r8_6_2_3__costs(g: State, f: Frame) -> int:
    """8-4-2-1: what stands in the brackets, from the first to the last."""
    if not g.table.costs[f.b]:
        return g.book.at["8-6-2-4-2"]
    return pay_costs(g, f.b, f.items, f.chosen)


def r8_6_2_3__paid(g: State, f: Frame) -> int:
    """A cost that something else took the place of was not paid (8-10-1-1), and nothing comes of it.

    The effect may speak of what was paid with, and of how much.
    """
    if g.done < 0:
        return g.book.at["r8_6_2_4_3__over"]
    keep_done(f, g.done)
    if not f.chosen:
        f.chosen = g.result
    return NEXT if f.c else g.book.at["r8_6_2_4_3"]


def r8_6_2_4_2(g: State, f: Frame) -> int:
    """An extra card goes to the drop area before its effect is carried out."""
    return move(g, f.a, DROP + g.owner[f.a], PLAY) if f.c else NEXT


def r8_6_2_4_3(g: State, f: Frame) -> int:
    """The effect is carried out."""
    if f.c:
        f.items = with_number(f.items, 1, g.obj[f.a])
    return carry_out(g, f.b, f.items, f.chosen)


def r8_6_2_4_3__over(g: State, f: Frame) -> int:
    if g.flags[f.a] & SIGHT:
        hide(g, f.a)
    return RETURN


ABILITY_PLAYING = (
    r8_6_2_1__ability, r8_6_2_1__declared, r8_6_2_2, r8_6_2_2__picked, r8_6_2_3__extra, r8_6_2_3__level,
    r8_6_2_3__energy, r8_6_2_3__costs, r8_6_2_3__paid, r8_6_2_4_2, r8_6_2_4_3, r8_6_2_4_3__over,
)
WAITING_PLAYING = (r8_7_3,)
