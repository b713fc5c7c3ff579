"""Cards that lie with one player while another one is their master, for as long as an effect says so."""
from __future__ import annotations

from ..codes import ENDED
from ..events.telling import tell_effect
from ..state.state import State
from ..state.records import LastingEffect
from .durations import FOR_CONTROLLERS_NEXT as FOR_CONTROLLERS_NEXT
from .effect_sorts import CONTROL_CHANGE, MOVED_AWAY


def under_other_control(g: State) -> list[int]:
    """The cards whose master is another player than the one with whom they lie."""
    found: list[int] = []
    for row in g.effects:
        if row.sort == CONTROL_CHANGE and row.obj == g.obj[row.card]:
            found.append(row.card)
    return found


def strays(g: State, controller: int) -> list[int]:
    """The cards that the effect under way moved from where that player was their master."""
    return [row.card for row in g.effects if row.sort == MOVED_AWAY and row.controller == controller]


def expire_for(g: State, duration: int, controller: int) -> None:
    """End the effects of a duration on cards of which that player is master now, whoever was before."""
    ended = [
        row for row in g.effects if row.until == duration and row.card >= 0 and g.controller[row.card] == controller]
    if ended:
        g.effects = tuple([row for row in g.effects if row not in ended])
        g.needs_rule_check = True
        for row in ended:
            tell_effect(g, ENDED, row)


def set_controller(g: State, card: int, player: int) -> None:
    """Let a player control a card that stays where it is."""
    g.controller[card] = player
    g.derived.cards_changed()


def return_control(g: State, row: LastingEffect) -> None:
    """A card that is still the same has its own master again: the player with whom it lies."""
    card = row.card
    if row.obj == g.obj[card]:
        set_controller(g, card, g.book.zone_player[g.zone_of[card]])
