"""Playing abilities: which of them a player may play at a menu of the rulebook, and why not the others."""
from __future__ import annotations

from typing import Final

from .instructions import payable_together
from .condition_check import can_count, is_met
from .nodes import Ability
from .scope import Scope
from ..derived.activated_abilities import acting
from .working_zones import works
from .keywords import is_costless
from ..codes import CANNOT, DECLARED, FINE, NO_ABILITY, NOT_YOURS, UNMET, UNPAYABLE, USED_UP, USING, WRONG_TIME
from ..derived.abilities_now import abilities_of
from ..continuous.prohibitions import forbidden, forbidden_to
from ..events.log import note
from .use_limits import may_use
from ..replacement.replaceable_procedure import pays_otherwise
from ..visibility.sight import sees
from ..state.state import State
from ..derived.derived import derived

_NONE: Final[list[tuple[int, int]]] = []


def why_not_use(g: State, player: int, card: int, index: int, menu: int) -> int:
    """Why the player can't play the ability of that place among those of the card, or 0."""
    own = abilities_of(g, card)
    if g.controller[card] != player or not sees(g, card) >> player & 1:
        return NOT_YOURS
    if index >= len(own) or not g.table.abilities[own[index]].timing():
        return NO_ABILITY
    number = own[index]
    ability = g.table.abilities[number]
    if menu not in ability.timing() or not works(g, ability, card):
        return WRONG_TIME
    return why_not_now(g, player, card, number)


def why_not_now(g: State, player: int, card: int, number: int) -> int:
    """Why an ability can't be played though it is the place, the time and the player for it; or ``FINE``."""
    d = derived(g)
    table = g.table
    ability = table.abilities[number]
    if ability.limit is not None and not may_use(g, number, card):
        return USED_UP
    condition = ability.condition
    if condition is not None and not is_met(g, condition, table.counts[number], card, player):
        return UNMET
    if (d.bars or table.barred[USING] or table.deeds[USING]) and (
            forbidden(g, USING, -1, card) or forbidden_to(g, USING, player)):
        return CANNOT
    if not ability.costs:
        return FINE
    need = table.needs[number]
    if need is not None and can_count(g):
        # Most costs are so many cards of a place.
        if len(g.zones[need.first + player]) < need.count:
            return UNPAYABLE
        if need.is_all and not table.bars_moves and not d.contests_moves:
            return FINE
    return FINE if costs_payable(g, ability, Scope(card, g.obj[card], player), []) else UNPAYABLE


def at_menu(g: State, player: int, menu: int) -> list[tuple[int, int]]:
    """The abilities that are there for a menu, each by its card and its place among the card's.

    ``why_not_use`` says which of them can be played.
    """
    menus = acting(g, player)
    # Most books say how many menus they have; others have as many as texts name.
    return menus[menu] if menu < len(menus) else _NONE


def costs_payable(g: State, ability: Ability, s: Scope, taken: list[int]) -> bool:
    """Whether all costs can be paid; ``taken`` are cards that something else is paid with."""
    if is_costless(g, s.source) or payable_together(g, s, ability.costs, taken):
        return True
    return s.source >= 0 and pays_otherwise(g, s.source)


def declare_use(g: State, number: int, card: int, reason: int) -> None:
    """Write down that an ability of a card is played."""
    note(g, DECLARED, reason, card, g.zone_of[card], -2 - number, g.obj[card], 3)


def modes_of(g: State, number: int) -> int:
    """How many effects there are to pick one from, if the ability has such a pick."""
    return g.table.modes[number]
