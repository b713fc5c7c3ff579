"""Abilities of cards in play that make damage less."""
from __future__ import annotations

from ..abilities.ability_kinds import DamageReduction
from ..abilities.scope import Scope
from ..abilities.use_limits import count_use, may_use
from ..derived.ability_roles import working
from ..state.state import State
from .replacement import Replacement, of_ability


def lessened(g: State, card: int, points: int, reason: int) -> int:
    """How much of some damage to a card is left."""
    for owner, number in _lessening(g, card, reason):
        count_use(g, number, owner, g.obj[owner], g.controller[owner])
        points = less(g, number, owner, points)
        if points <= 0:
            return 0
    return points


def lessening(g: State, card: int, reason: int) -> list[Replacement]:
    """The abilities that make damage to a card less, which apply like replacements."""
    return [of_ability(g, number, owner, False) for owner, number in _lessening(g, card, reason)]


def less(g: State, number: int, owner: int, points: int) -> int:
    """How much is left of damage that an ability of a card makes less."""
    ability = g.table.abilities[number]
    assert isinstance(ability, DamageReduction)
    if ability.less is None:
        return 0
    return max(0, points - ability.less.of(g, Scope(owner, g.obj[owner], g.controller[owner])))


def _lessening(g: State, card: int, reason: int) -> list[tuple[int, int]]:
    """The cards with an ability that makes damage to a card less, and which it is."""
    found: list[tuple[int, int]] = []
    for owner, number in working(g, g.table.lessening):
        ability = g.table.abilities[number]
        if isinstance(ability, DamageReduction) and may_use(g, number, owner):
            if ability.concerns(g, Scope(owner, g.obj[owner], g.controller[owner]), card, reason):
                found.append((owner, number))
    return found
