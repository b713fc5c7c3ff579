"""Chapter 14, as far as it is about playing cards and resolving them.

Playing: card a, into place b if it is a unit, by player c.
"""
from __future__ import annotations

from ...kernel.changes import move, rest_all, reveal, vanish
from ...kernel.choosing import choose
from ...kernel.codes import DECLARED, NEXT, REST, RETURN
from ...kernel.effects import value
from ...kernel.events import note
from ...kernel.state import Frame, State, call
from .areas import ENERGY_ZONE, FIELD_ZONE, GATE, GRAVEYARD, PAY, PLAY, RESOLVE
from .c3_zones import enter, ruler_number
from .cards import FIELD, FREE, LEVEL, TYPE, UNIT

# 14-3b Playing


def r3_10d(g: State, f: Frame) -> int:
    """Only for a card in a set zone: it is shown where it lies before it goes to the gate."""
    return reveal(g, f.a, PLAY)


def r14_3b_1(g: State, f: Frame) -> int:
    """On the gate everybody sees it (14-3b-1a)."""
    return move(g, f.a, GATE, PLAY)


def r14_3b_3a(g: State, f: Frame) -> int:
    """The zone of a unit is told now, and kept with the card until it is resolved."""
    if value(g, f.a, TYPE) == UNIT:
        g.notes[f.a] = (f.b,)
    return NEXT


def r14_3b_6a(g: State, f: Frame) -> int:
    """15-15a: as many energy cards in act state as the level, of the player's choice, if the ruler asks for it."""
    level = 0 if ruler_number(g, f.c, FREE) else value(g, f.a, LEVEL)
    if level <= 0:
        return g.book.at["14-3b-9"]
    return choose(
        g, f.c, level, level, tuple(card for card in g.zones[ENERGY_ZONE + f.c] if not g.flags[card] & REST))


def r14_3b_8(g: State, f: Frame) -> int:
    return rest_all(g, g.result, PAY)


def r14_3b_9(g: State, f: Frame) -> int:
    """The card has been played."""
    note(g, DECLARED, PLAY, f.a, GATE, g.prints[f.a], g.obj[f.a], 3)
    return RETURN


# 14-3c Resolving the card a


def r14_3c_2(g: State, f: Frame) -> int:
    kind = value(g, f.a, TYPE)
    if kind == UNIT:
        return NEXT
    return g.book.at["14-3c-2b"] if kind == FIELD else g.book.at["14-3c-2c"]


def r14_3c_2a(g: State, f: Frame) -> int:
    return enter(g, f.a, g.notes[f.a][0], RESOLVE)


def r14_3c_2a__end(g: State, f: Frame) -> int:
    return RETURN


def r14_3c_2b(g: State, f: Frame) -> int:
    return move(g, f.a, FIELD_ZONE + g.master[f.a], RESOLVE)


def r14_3c_2b__end(g: State, f: Frame) -> int:
    return RETURN


def r14_3c_2c(g: State, f: Frame) -> int:
    """An event without text does nothing before it goes."""
    return move(g, f.a, GRAVEYARD + g.owner[f.a], RESOLVE)


# 14-3c-3 Resolving the ability a


def r14_3c_3(g: State, f: Frame) -> int:
    row = g.data[f.a]
    return call(g, row[1], g.master[f.a], row[2], row[4], row)


def r14_3c_3__leave(g: State, f: Frame) -> int:
    vanish(g, f.a, RESOLVE)
    return RETURN


PLAYING = (r3_10d, r14_3b_1, r14_3b_3a, r14_3b_6a, r14_3b_8, r14_3b_9)
CARD_RESOLUTION = (r14_3c_2, r14_3c_2a, r14_3c_2a__end, r14_3c_2b, r14_3c_2b__end, r14_3c_2c)
ABILITY_RESOLUTION = (r14_3c_3, r14_3c_3__leave)
