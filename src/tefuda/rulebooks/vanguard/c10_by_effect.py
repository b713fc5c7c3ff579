"""Chapter 10: specific actions as effects call for them by name, with cards (the frame's row) for player a.

Each leaves in ``g.done`` to how many cards it was done.
"""
from __future__ import annotations

from typing import Final

from ...kernel.continuous.control_change import set_controller
from ...kernel.events.causes import source_of
from ...kernel.actions.move import move, move_home
from ...kernel.events.changes import attach
from ...kernel.actions.turn import turn_face
from ...kernel.choices.choose import choose
from ...kernel.codes import FACE_DOWN, NEXT, NO, REST, RETURN, SHOWN, YES, action, kind_of
from ...kernel.continuous.projection import value
from ...kernel.actions.place import put_into
from ...kernel.state.state import Frame, State, ask, call
from ...kernel.actions.card_states import renew, set_state
from ...kernel.numbering import Numbering
from .areas import (
    AS_GAUGE, ATTACKED, CALL_UNIT, DELETE, DELETED, DRAWN_IN, DROP, G_ZONE, GAUGE, GUARD, GUARDIAN, LAYOUT, LEGION,
    LOCK, LOCKED, MATE, REMOVE, RETIRE, RETURN_TO_G, VANGUARD,
)
from .c3_timing import announce, draw_cards
from .c4_circles import COLUMN, front_row, is_circle, is_rear, is_unit, mate_of, vanguard_of
from .c7_fighters import attacked, guard, take_part
from .c10_lock import free
from .c12_pseudo_cards import comes_to_guard, is_protect, remove_cards
from .cards import G_UNIT, TYPE
from .menus import call_circles
from .nodes import can_mate

# 10.6.1 Superior ride, of several cards one after the other (10.6.2); b counts.


def r10_6_2(g: State, f: Frame) -> int:
    """From anywhere but the G zone and the field; what is no card can't be ridden (12.13.2.5)."""
    rideable = [card for card in f.items if not is_circle(g.zone_of[card]) and not is_protect(g, card)]
    if not rideable:
        g.done = f.b
        return RETURN
    f.b += 1
    card, *others = rideable
    f.items = tuple(others)
    return call(g, g.book.at["10.6.1"], card, f.a)


def r10_6_2__next(g: State, f: Frame) -> int:
    return g.book.at["10.6.2"]


SUPERIOR_RIDE = (r10_6_2, r10_6_2__next)

# 10.7 Superior call to rear-guard circles; b says to which ones, and whether the units rest.
ANY_CIRCLE: Final = 0
_CIRCLES: Final = Numbering("condition")
FRONT_CIRCLES: Final = _CIRCLES.bit("front")
BACK_CIRCLES: Final = _CIRCLES.bit("back")
EMPTY_CIRCLES: Final = _CIRCLES.bit("empty")
RESTING: Final = _CIRCLES.bit("resting")
SAME_COLUMN: Final = _CIRCLES.bit("same column")


def circles_for(g: State, player: int, where: int) -> list[int]:
    """10.7.1.1.1, 4.6.7: the rear-guard circles that are meant and not locked."""
    circles = call_circles(g, player)
    front = front_row(g, player)
    if where & FRONT_CIRCLES:
        circles = [place for place in circles if place in front]
    if where & BACK_CIRCLES:
        circles = [place for place in circles if place not in front]
    if where & EMPTY_CIRCLES:
        circles = [place for place in circles if not g.zones[place]]
    source = source_of(g)
    if where & SAME_COLUMN and source >= 0:
        circles = [place for place in circles if COLUMN[place] == COLUMN[g.zone_of[source]]]
    return circles


def r10_7_1_1_1(g: State, f: Frame) -> int:
    """Each gets a circle of its own (10.7.1.1.1.1.1); all are put there at the same time (10.7.1.1.2)."""
    cards = tuple([card for card in f.items if not is_circle(g.zone_of[card]) and not is_protect(g, card)])
    return put_into(g, f.a, cards, tuple(circles_for(g, f.a, f.b)), CALL_UNIT, REST if f.b & RESTING else 0)


SUPERIOR_CALL = (r10_7_1_1_1,)


# 10.7.1.3.1 Superior call to the guardian circle; b counts, c is the next card.


def r10_7_1_3_1(g: State, f: Frame) -> int:
    """Each is for one of the attacked units."""
    if not f.items:
        g.done = f.b
        return RETURN
    f.c, *others = f.items
    f.items = tuple(others)
    return choose(g, f.a, 1, 1, tuple(attacked(g)))


def r10_7_1_3_1__call(g: State, f: Frame) -> int:
    """A unit that an effect calls to the guardian circle comes at rest."""
    f.chosen = g.result
    return move(g, f.c, GUARDIAN + f.a, GUARD, REST)


def r10_7_1_3_1__guard(g: State, f: Frame) -> int:
    if g.done:
        f.b += 1
        guard(g, f.c, f.chosen)
        comes_to_guard(g, f.c)
    return g.book.at["10.7.1.3.1"]


GUARDIAN_CALL = (r10_7_1_3_1, r10_7_1_3_1__call, r10_7_1_3_1__guard)


# 10.22 Locking, 10.24 unlocking, 10.26 deleting


def r10_22_2(g: State, f: Frame) -> int:
    """Face-down, standing, and another card than before."""
    done = 0
    for card in f.items:
        if is_rear(g.zone_of[card]) and not g.flags[card] & LOCKED:
            _lock(g, card)
            done += 1
    g.done = done
    return NEXT


def _lock(g: State, card: int) -> None:
    turn_face(g, card, True, LOCK)
    set_state(g, card, LOCKED | FACE_DOWN, LOCK)
    renew(g, card)
    # 10.35.2.4: nobody dominates it any more.
    set_controller(g, card, LAYOUT.player[g.zone_of[card]])


def r10_22_8(g: State, f: Frame) -> int:
    """G units go on to the G zone of their owners."""
    f.b = g.done
    g_units = tuple([card for card in f.items if g.flags[card] & LOCKED and value(g, card, TYPE) == G_UNIT])
    return move_home(g, g_units, G_ZONE, RETURN_TO_G)


def r10_22_8__end(g: State, f: Frame) -> int:
    g.done = f.b
    return RETURN


LOCKING = (r10_22_2, r10_22_8, r10_22_8__end)


# 10.22.9 Cards put on rear-guard circles of their owners as locked cards; b counts, c is the owner, and chosen are the
# rear-guard circles where the cards lay before, -1 for a card that came from elsewhere or was locked already.


def r10_22_9(g: State, f: Frame) -> int:
    if not f.chosen:
        f.chosen = tuple([_circle_of_unit(g, card) for card in f.items])
    own = tuple([card for card in f.items if g.owner[card] == f.c])
    return put_into(g, f.a, own, tuple(call_circles(g, f.c)), LOCK, LOCKED | FACE_DOWN)


def _circle_of_unit(g: State, card: int) -> int:
    return g.zone_of[card] if is_rear(g.zone_of[card]) and not g.flags[card] & LOCKED else -1


def r10_22_9__next(g: State, f: Frame) -> int:
    f.b += g.done
    f.c += 1
    return g.book.at["10.22.9"] if f.c < 2 else NEXT


def r10_22_9__lock(g: State, f: Frame) -> int:
    """A unit that goes from circle to circle, or stays where it lies, comes as no other card: it becomes locked."""
    for number, card in enumerate(f.items):
        if f.chosen[number] >= 0 and _was_placed(g, f, card, f.chosen[number]):
            _lock(g, card)
    return NEXT


def _was_placed(g: State, f: Frame, card: int, before: int) -> bool:
    """Whether a unit has found a circle. There is none for it only if others take all circles of its owner."""
    here = g.zone_of[card]
    if here != before:
        return is_rear(here)
    return LAYOUT.player[here] == g.owner[card] and not any([it in f.items and it != card for it in g.zones[here]])


def r10_22_9_1(g: State, f: Frame) -> int:
    """What lay on those circles goes at once, also a unit that was to be placed and found no circle."""
    places = [g.zone_of[card] for card in f.items if is_rear(g.zone_of[card]) and g.flags[card] & LOCKED]
    others = tuple([it for place in places for it in g.zones[place] if not g.flags[it] & LOCKED])
    return move_home(g, others, DROP, RETIRE)


def r10_22_9_1__end(g: State, f: Frame) -> int:
    g.done = f.b
    return RETURN


PLACING_LOCKED = (r10_22_9, r10_22_9__next, r10_22_9__lock, r10_22_9_1, r10_22_9_1__end)


def r10_24_1(g: State, f: Frame) -> int:
    locked = [card for card in f.items if g.flags[card] & LOCKED]
    for card in locked:
        free(g, card)
    g.done = len(locked)
    return RETURN


UNLOCKING = (r10_24_1,)


def r10_26_2(g: State, f: Frame) -> int:
    """Face-down, standing or resting as before, and the same unit; everybody may look at it (10.26.6)."""
    units = [card for card in f.items if is_unit(g, card) and not g.flags[card] & DELETED]
    for card in units:
        set_state(g, card, g.flags[card] | DELETED | FACE_DOWN | SHOWN, DELETE)
    g.done = len(units)
    return RETURN


DELETING = (r10_26_2,)


# 10.25.1 Legion: the card becomes the mate of the vanguard.


def r10_25_1(g: State, f: Frame) -> int:
    """The mate stands or rests as its leader, whose seek mate has to name it; one mate is enough (10.25.1.2)."""
    leader = vanguard_of(g, f.a)
    mate, *_ = f.items
    if leader < 0 or mate_of(g, f.a) >= 0 or not can_mate(g, leader, mate):
        g.done = 0
        return RETURN
    f.b = leader
    return move(g, mate, VANGUARD + f.a, LEGION, MATE | g.flags[leader] & REST)


def r10_25_1__tie(g: State, f: Frame) -> int:
    """10.25.12: the leader and its mate are in legion from now on."""
    if g.done:
        mate, *_ = f.items
        attach(g, mate, f.b)
        announce(g, LEGION, f.b, mate)
    return RETURN


JOINING_LEGION = (r10_25_1, r10_25_1__tie)


# 10.39 Gauges: the card is tied to the unit whose ability it is (10.39.1.1).


def r10_39_1(g: State, f: Frame) -> int:
    return move_home(g, f.items, GAUGE, AS_GAUGE)


def r10_39_1_1(g: State, f: Frame) -> int:
    host = source_of(g)
    for card in f.items:
        if GAUGE <= g.zone_of[card] < GAUGE + 2 and host >= 0 and is_circle(g.zone_of[host]):
            attach(g, card, host)
    return RETURN


PLACING_GAUGE = (r10_39_1, r10_39_1_1)


# 10.20.1 Battling: another unit is attacked from now on (7.4.1.8.4), and the battle is against that (7.1.2.3).


def r10_20_1(g: State, f: Frame) -> int:
    """A vanguard is told of last: with one among them it is a battle against a vanguard (7.1.2.2)."""
    units = [card for card in f.items if is_unit(g, card) and not g.flags[card] & MATE]
    g.done = len(units)
    if units:
        for card in attacked(g):
            del g.notes[card]
        rear = [card for card in units if is_rear(g.zone_of[card])]
        for card in rear + [it for it in units if it not in rear]:
            take_part(g, card, ATTACKED)
            announce(g, DRAWN_IN, card, card)
    return RETURN


BATTLING = (r10_20_1,)


# 10.36 Removing cards.


def r10_36_1(g: State, f: Frame) -> int:
    """Out of the game; they are their owners' there."""
    return remove_cards(g, f.items, REMOVE)


def r10_36_1__end(g: State, f: Frame) -> int:
    return RETURN


REMOVING = (r10_36_1, r10_36_1__end)


# 3.12.4 Drawing up to b cards; c counts.


def r3_12_4_1(g: State, f: Frame) -> int:
    if f.b <= 0:
        g.done = f.c
        return RETURN
    return ask(g, f.a, [action(YES), action(NO)])


def r3_12_4_2(g: State, f: Frame) -> int:
    if kind_of(g.answer) == NO:
        g.done = f.c
        return RETURN
    return draw_cards(g, f.a, 1)


def r3_12_4_3(g: State, f: Frame) -> int:
    f.b -= 1
    f.c += g.done
    return g.book.at["3.12.4.1"]


DRAWING_UP_TO = (r3_12_4_1, r3_12_4_2, r3_12_4_3)
