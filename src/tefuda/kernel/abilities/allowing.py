"""Abilities that allow a card what the rules don't, and those that leave no choice to whom a card does something."""
from __future__ import annotations

from ..derived.abilities_now import abilities_of
from ..derived.ability_roles import working
from ..state.state import State
from .ability_kinds import Allowing, Luring
from .scope import Scope
from .working_zones import works


def allows(g: State, deed: int, card: int, other: int) -> bool:
    """Whether an ability allows a card what the rules don't, with another card or none."""
    for number in abilities_of(g, card):
        ability = g.table.abilities[number]
        if not isinstance(ability, Allowing) or ability.deed != deed or not works(g, ability, card):
            continue
        if ability.concerns(g, Scope(card, g.obj[card], g.controller[card]), other):
            return True
    return False


def lured(g: State, deed: int, card: int) -> list[int]:
    """The cards to which a card has to do something, if it does it and can."""
    found: list[int] = []
    for owner, number in working(g, g.table.luring):
        ability = g.table.abilities[number]
        if isinstance(ability, Luring) and ability.deed == deed:
            found.extend(_lured(g, ability, Scope(owner, g.obj[owner], g.controller[owner]), card))
    return found


def _lured(g: State, ability: Luring, s: Scope, card: int) -> list[int]:
    """To which cards an ability draws what a card does."""
    if ability.who is None or ability.others is None or not ability.who.holds(g, s, card):
        return []
    if ability.condition is not None and not ability.condition.met(g, s):
        return []
    return ability.others.find(g, s)
