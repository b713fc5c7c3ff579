"""Chapter 800, as far as it is about playing cards and paying for them.

Playing: card a, into square b if it is a Z/X; c is 1 where its cost is not paid.
"""
from __future__ import annotations

from ...kernel.actions.move import move
from ...kernel.actions.turn import rest_all, reveal
from ...kernel.codes import DECLARED, NEXT
from ...kernel.continuous.projection import value
from ...kernel.events.log import note
from ...kernel.costs.colour_costs import pay, payable
from ...kernel.costs.alternative_costs import pay_other_way
from ...kernel.machine.rollback import go_back, mark, unmark
from ...kernel.state.state import Frame, State, call
from .areas import PAY, PLAY, RESOLVE, TEMPORARY, TRASH
from .c800_abilities import r809_1, r809_1__next
from .c1100_keywords import r1102_2, r1103_2, r1103_2__trash
from .cards import COLOR_BITS, COST, EVENT, TYPE
from .entering import rebooted_resources

def begin_play(g: State, card: int, square: int = 0) -> int:
    """A player with priority plays a card for its cost; the state before it is kept, if it may come to that (804.2f).

    What is offered can be paid. Only an ability, something that lasts or waits for an event could get in between.
    """
    if g.effects or g.delayed or g.table.abilities:
        mark(g)
    return call(g, g.book.at["804.2a"], card, square)


# 804.2 Playing


def r804_2a(g: State, f: Frame) -> int:
    """1006.2: a card comes from where it was before it was played."""
    f.chosen = (g.zone_of[f.a],)
    return NEXT


def r804_2b(g: State, f: Frame) -> int:
    return reveal(g, f.a, PLAY)


def r804_2d(g: State, f: Frame) -> int:
    """805.2a: the points are the card's cost, the colours its own. They don't change any more."""
    f.items = (value(g, f.a, COST), value(g, f.a, COLOR_BITS))
    return NEXT


def r804_2e(g: State, f: Frame) -> int:
    return move(g, f.a, TEMPORARY, PLAY)


def r804_2f(g: State, f: Frame) -> int:
    """A text may let the player do something else than pay resources (102.2)."""
    if f.c:
        return g.book.at["804.2h"]
    if not g.table.allows:
        return NEXT
    player = g.owner[f.a]
    colors = [value(g, card, COLOR_BITS) for card in rebooted_resources(g, player)]
    points, cost_colors = f.items
    return pay_other_way(g, player, f.a, payable(colors, points, cost_colors))


def r804_2f__resources(g: State, f: Frame) -> int:
    if g.table.allows and g.done:
        if g.done < 0:
            return go_back(g)
        unmark(g)
        return g.book.at["804.2h"]
    player = g.owner[f.a]
    points, colors = f.items
    return pay(g, player, points, colors, rebooted_resources(g, player), COLOR_BITS)


def r805_3c(g: State, f: Frame) -> int:
    """Without a payment everything is as it was before the play began."""
    return NEXT if g.done else go_back(g)


def r805_3d(g: State, f: Frame) -> int:
    f.items = g.result
    return rest_all(g, f.items, PAY)


def r804_2f__paid(g: State, f: Frame) -> int:
    """A card that could not be put to sleep after all pays nothing."""
    if g.done < len(f.items):
        return go_back(g)
    unmark(g)
    return NEXT


def r804_2h(g: State, f: Frame) -> int:
    """The card has been played."""
    note(g, DECLARED, PLAY, f.a, TEMPORARY, g.prints[f.a], g.obj[f.a], 3)
    f.items = (0, 0)
    return NEXT if g.table.abilities and value(g, f.a, TYPE) == EVENT else g.book.at["806.1f"]


def r806_1f(g: State, f: Frame) -> int:
    """A Z/X goes to its square. An event that is still there when all of it is done goes to the trash."""
    if value(g, f.a, TYPE) != EVENT:
        return move(g, f.a, f.b, RESOLVE)
    return move(g, f.a, TRASH + g.owner[f.a], RESOLVE) if g.zone_of[f.a] == TEMPORARY else NEXT


PLAYING = (
    r804_2a, r804_2b, r804_2d, r804_2e, r804_2f, r804_2f__resources, r805_3c, r805_3d, r804_2f__paid, r804_2h,
    r809_1, r809_1__next, r806_1f,
    r1102_2, r1103_2, r1103_2__trash,
)
