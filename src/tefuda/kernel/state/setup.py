"""Laying out a game before its first step."""
from __future__ import annotations

from ..codes import DECLARED
from ..events.log import note
from ..book import Book, leaves_play
from .state import State
from .card_table import LEFT, NOTHING, RULE_CHECK, Table


def prepare(book: Book, table: Table) -> None:
    """Let the table of a match know, once, which moves have to be looked at."""
    if not table.rule_checks:
        book.mark_rule_checks(table)
        table.added = [attribute in book.added_to for attribute in range(len(table.columns))]
        if not table.paths:
            table.places = book.layout.count
            table.paths = [LEFT if leaves_play(book, here, to) else 0 for here in range(table.places)
                           for to in range(table.places)]
        if table.always_rule_check:
            # A text may make anything matter.
            table.rule_checks = [stirs | RULE_CHECK for stirs in table.rule_checks]
        for place in table.rule_check_places:
            table.rule_checks[place] |= RULE_CHECK


def blank(book: Book, table: Table) -> State:
    """A state with every zone empty and every register 0."""
    prepare(book, table)
    g = State(book, table)
    g.zones = [NOTHING] * book.layout.count
    g.closed = (0,) * book.layout.count
    g.registers = [0] * len(book.registers)
    return g


def bring_all(g: State, owner: int, prints: list[int], place: int) -> None:
    """A player brings a pile of cards to the game."""
    first = len(g.zone_of)
    count = len(prints)
    g.owner += (owner,) * count
    g.zone_of += [place] * count
    g.prints += prints
    g.flags += [0] * count
    g.damage += [0] * count
    g.controller += [owner] * count
    g.obj += range(g.serial + 1, g.serial + 1 + count)
    g.since += [0] * count
    g.host += [-1] * count
    g.zones[place] += tuple(range(first, first + count))
    g.serial += count


def bring(g: State, owner: int, printed: int, place: int) -> int:
    """A player brings a card to the game; gives its number."""
    bring_all(g, owner, [printed], place)
    return len(g.zone_of) - 1


def close_place(g: State, place: int) -> None:
    """A place does not exist in this game, or not any more."""
    _set_closed(g, place, 1)


def open_place(g: State, place: int) -> None:
    """A place that did not exist is there from now on."""
    _set_closed(g, place, 0)


def _set_closed(g: State, place: int, closed: int) -> None:
    g.closed = g.closed[:place] + (closed,) + g.closed[place + 1:]


def lay_pile(g: State, source: int, target: int, reason: int, flags: int = 0) -> None:
    """Lay a whole pile somewhere, as one event: the decks, before the game."""
    cards = g.zones[source]
    for card in cards:
        g.zone_of[card] = target
        g.flags[card] = flags
    g.zones[target] += cards
    g.zones[source] = NOTHING
    note(g, DECLARED, reason, -1, source, target, 0, 3)
