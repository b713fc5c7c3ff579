"""10.6: riding, and the imaginary gifts that it brings."""
from __future__ import annotations

from ...kernel.state.setup import open_place
from ...kernel.actions.move import move, move_home
from ...kernel.actions.create import create
from ...kernel.codes import DECLARED, NUMBER, RETURN, action, first_of
from ...kernel.continuous.projection import value
from ...kernel.events.log import note
from ...kernel.state.state import Frame, Row, State, ask, call_then, ask_unless_one
from .areas import (
    ACCEL_CIRCLE, ACCEL_CIRCLES, ANY_GIFT, CHOSEN_HEART, DO_FORCE, FORCE_MARKERS, FORCE_PRINT, G_ZONE, GIFT_GAINED,
    GIFT_KIND, GIFTS_WAITING, MOST_ACCEL, REAR, REAR_PLACES, RETURN_TO_G, RIDDEN, RIDE, SOUL, VANGUARD,
)
from .c4_circles import is_locked
from .c11_ultimate import forfeiting
from .c12_pseudo_cards import create_protect
from .cards import ACCEL, FORCE, G_UNIT, GIFT, NO_GIFT, PROTECT, TYPE

# 10.6.1 Player b rides the card a. The cards that were on the circle are the frame's items.


def _g_units(g: State, cards: Row) -> Row:
    return tuple(card for card in cards if value(g, card, TYPE) == G_UNIT)


def r10_6_1(g: State, f: Frame) -> int:
    """8.5.1.1.1: a card comes to the vanguard circle standing, whatever the vanguard before it did."""
    f.items = g.zones[VANGUARD + f.b]
    return move(g, f.a, VANGUARD + f.b, RIDE)


def r10_6_1_2(g: State, f: Frame) -> int:
    """Vanguard, legion mate and hearts (10.6.1.4) go to the soul, all face-up (10.26.11)."""
    g_units = _g_units(g, f.items)
    return move_home(g, tuple(card for card in f.items if card not in g_units), SOUL, RIDDEN)


def r10_6_1_3(g: State, f: Frame) -> int:
    """A G unit goes back to the G zone."""
    g.registers[CHOSEN_HEART + f.b] = -1
    f.items = _g_units(g, f.items)
    return move_home(g, f.items, G_ZONE, RETURN_TO_G)


def r10_6_3(g: State, f: Frame) -> int:
    """The gift of the card is gained at the next check timing. First, a G unit may have cost its zone (10.28.5)."""
    if f.items and g.table.abilities:
        player = forfeiting(g, f.items)
        f.items = ()
        if player >= 0:
            return call_then(g, f, f.pc, g.book.at["10.28.5"], player)
    gift = value(g, f.a, GIFT)
    if gift != NO_GIFT:
        g.registers[GIFTS_WAITING + 3 * f.b + gift - 1] += 1
        g.registers[ANY_GIFT] = 1
    return RETURN


RIDING = (r10_6_1, r10_6_1_2, r10_6_1_3, r10_6_3)


# 10.6.3 Player a gains one of the gifts that wait; b is which.


def gifts_of(g: State, player: int) -> list[int]:
    """The kinds of gifts that wait; of another kind than the first one none is gained."""
    had = g.registers[GIFT_KIND + player]
    first = GIFTS_WAITING + 3 * player - 1
    return [gift for gift in (FORCE, ACCEL, PROTECT) if g.registers[first + gift] and had in (NO_GIFT, gift)]


def drop_gifts(g: State) -> None:
    """Drop the gifts that wait and can't be gained."""
    for number in range(GIFTS_WAITING, ANY_GIFT + 1):
        g.registers[number] = 0


def r10_6_3__gain(g: State, f: Frame) -> int:
    """8.4.1.2, 8.4.1.3: one of them, of the player's choice."""
    kinds = gifts_of(g, f.a)
    return ask_unless_one(g, f.a, [action(NUMBER, kind) for kind in kinds])


def r10_6_3__kind(g: State, f: Frame) -> int:
    gift = first_of(g.answer)
    g.registers[GIFTS_WAITING + 3 * f.a + gift - 1] -= 1
    g.registers[GIFT_KIND + f.a] = gift
    if gift == FORCE:
        return g.book.at["10.6.3.1"]
    return g.book.at["10.6.3.2"] if gift == ACCEL else g.book.at["10.6.3.3"]


def force_circles(g: State, player: int) -> list[int]:
    """10.6.3.1: the vanguard circle and the rear-guard circles; again those that have the gift (10.6.3.1.1)."""
    first = REAR + player * REAR_PLACES
    rear = [place for place in range(first, first + REAR_PLACES) if not is_locked(g, place)]
    return [VANGUARD + player, *rear]


def marker_place(place: int, player: int) -> int:
    """Where the markers of a circle lie."""
    first = FORCE_MARKERS + player * (REAR_PLACES + 1)
    return first if place < REAR else first + 1 + place - REAR - player * REAR_PLACES


def r10_6_3_1(g: State, f: Frame) -> int:
    return ask(g, f.a, [DO_FORCE | place << 8 for place in force_circles(g, f.a)])


def r10_6_3_1__mark(g: State, f: Frame) -> int:
    place = marker_place(first_of(g.answer), f.a)
    create(g, place, f.a, (FORCE,), GIFT_GAINED, g.registers[FORCE_PRINT])
    return RETURN


def r10_6_3_2(g: State, f: Frame) -> int:
    """The next circle is there from now on."""
    place = ACCEL_CIRCLE + f.a * MOST_ACCEL + g.registers[ACCEL_CIRCLES + f.a]
    open_place(g, place)
    g.registers[ACCEL_CIRCLES + f.a] += 1
    note(g, DECLARED, GIFT_GAINED, -1, place, -1, 0, 3)
    return RETURN


def r10_6_3_3(g: State, f: Frame) -> int:
    create_protect(g, f.a)
    return RETURN


GAINING = (r10_6_3__gain, r10_6_3__kind, r10_6_3_1, r10_6_3_1__mark, r10_6_3_2, r10_6_3_3)
