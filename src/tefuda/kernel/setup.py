"""Laying out a game before its first step."""
from __future__ import annotations

from .codes import DECLARED
from .events import note
from .state import Book, State, Table


def blank(book: Book, table: Table) -> State:
    """A state with every zone empty and every register 0."""
    g = State(book, table)
    g.zones = [[] for _ in range(book.layout.count)]
    g.closed = [0] * book.layout.count
    g.registers = [0] * len(book.registers)
    return g


def bring(g: State, owner: int, printed: int, place: int) -> int:
    """A player brings a card to the game; gives its number."""
    card = len(g.zone_of)
    g.serial += 1
    g.owner.append(owner)
    g.zone_of.append(place)
    g.prints.append(printed)
    g.flags.append(0)
    g.damage.append(0)
    g.master.append(owner)
    g.obj.append(g.serial)
    g.since.append(0)
    g.host.append(-1)
    g.zones[place].append(card)
    return card


def lay_pile(g: State, source: int, target: int, reason: int, flags: int = 0) -> None:
    """Lay a whole pile somewhere, as one event: the decks, before the game."""
    cards = g.zones[source]
    for card in cards:
        g.zone_of[card] = target
        g.flags[card] = flags
    g.zones[target] = g.zones[target] + cards
    g.zones[source] = []
    note(g, DECLARED, reason, -1, source, target, 0, 3)
