"""Which abilities a player could play, menu by menu: those of cards where such abilities work."""
from __future__ import annotations

from ..abilities.working_zones import works
from ..book import Book
from ..state.card_table import Row, Table
from ..state.state import State
from .abilities_now import abilities_of, granted
from .active_statics import NOBODY
from .derived import derived

# By print, abilities that can be played: the place of each among those of the print, and the menus that it is for.
ByPrint = dict[int, list[tuple[int, Row]]]
# An ability of a certain card: its place among those of the card.
Acting = tuple[int, int]


class Playable:
    """What of the abilities of a match can be played, and where: found once."""

    __slots__ = ("given", "menus", "places")

    def __init__(self, table: Table, book: Book, quoted: set[int]) -> None:
        abilities = table.abilities
        # How many menus there are to play abilities at.
        self.menus = max([book.menus, *[1 + menu for ability in abilities for menu in ability.timing()]])
        # The places where some can be played, with the printed ones.
        self.places = [
            (place, _printed(table, zone)) for place, zone in enumerate(book.layout.kind) if zone in table.acting]
        # Whether cards may be given such abilities, or lose them.
        self.given = bool(book.lends or book.gives_printed or table.silences or any([
            abilities[number].timing() for number in quoted]))


def _printed(table: Table, zone: int) -> ByPrint:
    """By print: which of its abilities can be played in a zone."""
    found: ByPrint = {}
    for printed, own in enumerate(table.printed_abilities):
        for index, number in enumerate(own):
            if table.abilities[number].timing() and zone in table.abilities[number].where:
                found.setdefault(printed, []).append((index, table.abilities[number].timing()))
    return found


def index_uses(table: Table, book: Book, quoted: set[int]) -> None:
    """Find out what can be played in a match."""
    table.acting = tuple(sorted({zone for it in table.abilities if it.timing() for zone in it.where}))
    table.playable = Playable(table, book, quoted)


def acting(g: State, player: int) -> list[list[Acting]]:
    """The abilities that a player could play, menu by menu: kept, which is 8 % in Dragon Ball with texts.

    They are in the order of the places of their cards, and the lists are not to be changed.
    """
    d = derived(g)
    playable = g.table.playable
    others = granted(g) if d.silences or (playable is not None and playable.given) else NOBODY
    if d.acting_at != d.playing or d.acting_given is not others or d.plain:
        d.acting = [None, None]
        d.acting_at = d.playing
        d.acting_given = others
    known = d.acting[player]
    if known is None:
        known = _find(g, player, others)
        d.acting[player] = known
    return known


def _find(g: State, player: int, others: dict[int, Row]) -> list[list[Acting]]:
    playable = g.table.playable
    assert playable is not None
    found: list[list[Acting]] = [[] for _ in range(playable.menus)]
    lends = g.book.lends
    # Cards may lie with a player who is not their master.
    anywhere = derived(g).control_changes
    for place, printed in playable.places:
        if g.book.zone_player[place] == 1 - player and not anywhere:
            continue
        for card in g.zones[place]:
            if g.controller[card] != player:
                continue
            if lends or (others and card in others):
                _enter(g, card, found)
            elif g.prints[card] in printed:
                for index, menus in printed[g.prints[card]]:
                    for menu in menus:
                        found[menu].append((card, index))
    return found


def _enter(g: State, card: int, found: list[list[Acting]]) -> None:
    """What of a card could be played that may have other abilities than those printed on it."""
    for index, number in enumerate(abilities_of(g, card)):
        ability = g.table.abilities[number]
        if ability.timing() and works(g, ability, card):
            for menu in ability.timing():
                found[menu].append((card, index))
