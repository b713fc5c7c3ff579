"""Cards that lie with one player while another one is their master, for as long as an effect says so."""
from __future__ import annotations

from typing import Final

from .state import Row, State

# Another player is the master of a card that stays where it is: a sort of lasting effect (see ``kernel.effects``).
SWAY: Final = 11


def swayed(g: State) -> list[int]:
    """The cards whose master is another player than the one with whom they lie."""
    found: list[int] = []
    for row in g.effects:
        if row[1] == SWAY and row[5] == g.obj[row[4]]:
            found.append(row[4])
    return found


def give_back(g: State, row: Row) -> None:
    """A card that is still the same has its own master again: the player with whom it lies."""
    card = row[4]
    if row[5] == g.obj[card]:
        g.master[card] = g.book.zone_player[g.zone_of[card]]
        g.fresh = -1
