"""1206: tokens that texts make. Player a, how many b, asleep if c is 1; the row is the prints, then the squares."""
from __future__ import annotations

from ...kernel.actions.create import create, vanish
from ...kernel.codes import NEXT, REST
from ...kernel.actions.place import put_into
from ...kernel.state.state import Frame, State
from .areas import APPEAR, TEMPORARY, TOKEN


def r1206_2(g: State, f: Frame) -> int:
    """A token appears in a square as a card; 1006.3: each in another one, as many as there is room for."""
    places = f.items[f.b:]
    prints = f.items[:min(f.b, len(places))]
    tokens = tuple([create(g, TEMPORARY, f.a, (TOKEN,), APPEAR, printed) for printed in prints])
    f.items = tokens
    return put_into(g, f.a, tokens, places, APPEAR, REST if f.c else 0)


def r1206_2__rest(g: State, f: Frame) -> int:
    """What could not appear is not there."""
    for card in f.items:
        if g.zone_of[card] == TEMPORARY:
            vanish(g, card, APPEAR)
    return NEXT


TOKENS = (r1206_2, r1206_2__rest)
