"""Things that are no cards and lie in zones all the same: processes, abilities, tokens."""
from __future__ import annotations

from ..codes import CREATED, VANISHED
from ..errors import EngineError
from ..events.log import note
from ..state.state import Row, State, without


def create(g: State, place: int, controller: int, data: Row, reason: int, printed: int = -1) -> int:
    """Put something that is no card into a place: a process or ability on the gate, a token.

    A token has a print, like a card; a process has none.
    """
    if g.free:
        card = g.free[-1]
        g.free = g.free[:-1]
    else:
        card = len(g.zone_of)
        g.owner += (controller,)
        for column in (g.zone_of, g.prints, g.flags, g.damage, g.controller, g.obj, g.since):
            column.append(0)
        g.host.append(-1)
    if g.owner[card] != controller:
        g.owner = g.owner[:card] + (controller,) + g.owner[card + 1:]
    g.serial += 1
    g.zone_of[card] = place
    g.prints[card] = printed
    g.flags[card] = 0
    g.damage[card] = 0
    g.controller[card] = controller
    g.obj[card] = g.serial
    g.since[card] = g.clock
    g.host[card] = -1
    g.data[card] = data
    g.zones[place] += (card,)
    g.derived.cards_changed()
    sort, *_ = data
    note(g, CREATED, reason, card, place, sort, 0, 3)
    return card


def vanish(g: State, card: int, reason: int) -> None:
    """Take something that is no card out of the game."""
    if card not in g.data:
        raise EngineError(f"card {card} can't vanish: it is a card")
    sort, *_ = g.data[card]
    note(g, VANISHED, reason, card, g.zone_of[card], sort, g.obj[card], 3)
    place = g.zone_of[card]
    g.zones[place] = without(g.zones[place], card)
    g.derived.cards_changed()
    del g.data[card]
    if card in g.notes:
        del g.notes[card]
    g.obj[card] = 0
    g.zone_of[card] = -1
    g.free += (card,)
