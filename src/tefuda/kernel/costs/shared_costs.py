"""Cards for several costs at once: whether there are enough, and which can be picked for one so that all can be paid.

No card pays for two costs, so each cost needs cards of its own: a matching.
Cards that can be matched at all can always be completed to a whole payment,
so a pick that keeps the others payable never leads into a dead end.

A demand is a row: how many cards, then the cards that will do. One whose number is below 0 needs none of its own.
"""
from __future__ import annotations

from ..codes import PICK, RETURN
from ..state.state import Frame, Row, State, ask, call


def enough(demands: list[Row], taken: list[int]) -> bool:
    """Whether every demand can have cards of its own, none of them taken; the cards are taken then."""
    units = [row for row in demands for _ in range(row[0])]
    serving = matching(units, taken)
    if len(serving) < len(units):
        return False
    taken.extend(serving)
    return True


def matching(units: list[Row], taken: list[int]) -> dict[int, int]:
    """For as many units of demand as possible, each a row with the cards that will do behind its first number: the
    card that serves it, none of them taken.
    """
    serving: dict[int, int] = {}
    for unit in range(len(units)):
        _serve(unit, units, serving, taken, [])
    return serving


def _serve(unit: int, units: list[Row], serving: dict[int, int], taken: list[int], tried: list[int]) -> bool:
    """Find a card for a unit of demand, giving the cards of other units away where that helps."""
    for card in units[unit][1:]:
        if card in taken or card in tried:
            continue
        tried.append(card)
        if card not in serving or _serve(serving[card], units, serving, taken, tried):
            serving[card] = unit
            return True
    return False


def spend(g: State, player: int, needed: int, cards: Row, later: list[Row]) -> int:
    """The player picks cards for a cost that leave enough for later ones; ``g.result`` has them."""
    items: list[int] = []
    for row in ((needed, *cards), *later):
        items.append(len(row))
        items.extend(row)
    return call(g, g.book.at["spend"], player, 0, needed, tuple(items))


def spend_ask(g: State, f: Frame) -> int:
    demands: list[Row] = []
    start = 0
    while start < len(f.items):
        demands.append(f.items[start + 1:start + 1 + f.items[start]])
        start += 1 + f.items[start]
    left = f.c - len(f.chosen)
    own = [card for card in demands[0][1:] if card not in f.chosen]
    rest: Row = (left - 1, *own)
    options = [card for card in own if enough([rest, *demands[1:]], [*f.chosen, card])]
    if len(options) <= left:
        g.result = tuple([card for card in demands[0][1:] if card in f.chosen or card in options])
        return RETURN
    return ask(g, f.a, [PICK | card << 8 for card in options])


def spend_take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, g.answer >> 8 & 65535)
    if len(f.chosen) < f.c:
        return f.pc - 1
    g.result = f.chosen
    return RETURN


def without(cards: list[int], later: list[Row]) -> Row:
    """The cards among some that later demands can do without, one at a time."""
    return tuple([card for card in cards if enough(later, [card])])
