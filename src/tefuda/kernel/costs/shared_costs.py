"""Cards for several costs at once: whether there are enough, and which can be picked for one so that all can be paid.

No card pays for two costs, so each cost needs cards of its own: a matching.
Cards that can be matched at all can always be completed to a whole payment,
so a pick that keeps the others payable never leads into a dead end.
"""
from __future__ import annotations

from ..codes import PICK, RETURN
from ..state.state import Frame, Row, State, ask, call


class Demand:
    """What a cost takes: how many cards, and those that will do."""

    __slots__ = ("cards", "certain", "count")

    def __init__(self, count: int, cards: Row, certain: bool = False) -> None:
        self.count = count
        self.cards = cards
        # Whether it is this one card by name, to which several things can be done: it needs none of its own.
        self.certain = certain


def enough(demands: list[Demand], taken: list[int]) -> bool:
    """Whether every demand can have cards of its own, none of them taken; the cards are taken then."""
    units = [demand.cards for demand in demands if not demand.certain for _ in range(demand.count)]
    serving = matching(units, taken)
    if len(serving) < len(units):
        return False
    taken.extend(serving)
    return True


def matching(units: list[Row], taken: list[int]) -> dict[int, int]:
    """For as many units of demand as possible, each the cards that will do: the card that serves it, none taken."""
    serving: dict[int, int] = {}
    for unit in range(len(units)):
        _serve(unit, units, serving, taken, [])
    return serving


def _serve(unit: int, units: list[Row], serving: dict[int, int], taken: list[int], tried: list[int]) -> bool:
    """Find a card for a unit of demand, giving the cards of other units away where that helps."""
    for card in units[unit]:
        if card in taken or card in tried:
            continue
        tried.append(card)
        if card not in serving or _serve(serving[card], units, serving, taken, tried):
            serving[card] = unit
            return True
    return False


def spend(g: State, player: int, needed: int, cards: Row, later: list[Demand]) -> int:
    """The player picks cards for a cost that leave enough for later ones; ``g.result`` has them."""
    items: list[int] = []
    for demand in (Demand(needed, cards), *later):
        items += (demand.count, int(demand.certain), len(demand.cards), *demand.cards)
    return call(g, g.book.at["spend"], player, 0, needed, tuple(items))


def spend_ask(g: State, f: Frame) -> int:
    demand, *later = _demands_in(f.items)
    left = f.c - len(f.chosen)
    own = [card for card in demand.cards if card not in f.chosen]
    rest = Demand(left - 1, tuple(own))
    options = [card for card in own if enough([rest, *later], [*f.chosen, card])]
    if len(options) <= left:
        g.result = tuple([card for card in demand.cards if card in f.chosen or card in options])
        return RETURN
    return ask(g, f.a, [PICK | card << 8 for card in options])


def _demands_in(row: Row) -> list[Demand]:
    """The demands in the row of a frame."""
    found: list[Demand] = []
    while row:
        count, certain, size, *rest = row
        found.append(Demand(count, tuple(rest[:size]), certain != 0))
        row = tuple(rest[size:])
    return found


def spend_take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, g.answer >> 8 & 65535)
    if len(f.chosen) < f.c:
        return f.pc - 1
    g.result = f.chosen
    return RETURN


def without(cards: list[int], later: list[Demand]) -> Row:
    """The cards among some that later demands can do without, one at a time."""
    return tuple([card for card in cards if enough(later, [card])])
