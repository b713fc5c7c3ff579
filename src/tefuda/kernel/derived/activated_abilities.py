"""Which abilities a player could play, menu by menu: those of cards where such abilities work."""
from __future__ import annotations

from ..abilities.working_zones import works
from ..book import Book
from ..state.card_table import Row, Table
from ..state.state import State
from .abilities_now import abilities_of, granted
from .ability_uses import Acting, Use, enter_use
from .active_statics import NOBODY
from .derived import derived

# By print, the numbers of its abilities that can be played somewhere, each behind its place among those of the print.
ByPrint = dict[int, list[tuple[int, int]]]


class Playable:
    """What of the abilities of a match can be played, and where: found once."""

    __slots__ = ("given", "menus", "places", "uses")

    def __init__(self, table: Table, book: Book, quoted: set[int]) -> None:
        abilities = table.abilities
        # What is known of playing abilities, by player and ability; and how many menus there are to play them at.
        self.uses = [[Use(table, number, player) for number in range(len(abilities))] for player in (0, 1)]
        self.menus = max([book.menus, *[1 + menu for ability in abilities for menu in ability.timing()]])
        # The places where some can be played, with the printed ones.
        self.places = [
            (place, _printed(table, zone)) for place, zone in enumerate(book.layout.kind) if zone in table.acting]
        # Whether cards may be given such abilities, or lose them.
        self.given = bool(book.lends or book.gives_printed or table.silences or any([
            abilities[number].timing() for number in quoted]))


def _printed(table: Table, zone: int) -> ByPrint:
    """Which abilities of prints can be played in a zone."""
    found: ByPrint = {}
    for printed, own in enumerate(table.printed_abilities):
        for index, number in enumerate(own):
            if table.abilities[number].timing() and zone in table.abilities[number].where:
                found.setdefault(printed, []).append((index, number))
    return found


def index_uses(table: Table, book: Book, quoted: set[int]) -> None:
    """Find out what can be played in a match."""
    table.acting = tuple(sorted({zone for it in table.abilities if it.timing() for zone in it.where}))
    table.playable = Playable(table, book, quoted)


def acting(g: State, player: int) -> list[list[Acting]]:
    """The abilities that a player could play, menu by menu, by the places of their cards; not to be changed."""
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
    uses = playable.uses[player]
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
                _enter(g, card, uses, found)
            elif g.prints[card] in printed:
                for index, number in printed[g.prints[card]]:
                    enter_use(found, card, index, uses[number])
    return found


def _enter(g: State, card: int, uses: list[Use], found: list[list[Acting]]) -> None:
    """What of a card could be played that may have other abilities than those printed on it."""
    for index, number in enumerate(abilities_of(g, card)):
        if uses[number].menus and works(g, g.table.abilities[number], card):
            enter_use(found, card, index, uses[number])
