"""What may attack, and what can be attacked: 8-4c."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.allowing import allows
from ...kernel.abilities.instructions import payable_together
from ...kernel.abilities.scope import Scope
from ...kernel.abilities.working_zones import works
from ...kernel.choices.menu import Menu
from ...kernel.codes import CANNOT, DECLARED, FINE, REST, RESTED
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.state.state import State
from .abilities import AttackCost
from .areas import (
    ATTACK, ATTACK_BEHIND, ATTACK_PLACES, ATTACKING, BEING_ATTACKED, DO_ATTACK, DO_ATTACK_PAST, DO_END_ATTACKS,
    RULER_ZONE,
)
from .c3_zones import foremost, lines
from .refusals import ATTACK_UNPAYABLE, AT_REST, NOT_ATTACKER, NOT_A_LINE


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """8-4c: one's ruler or a unit in one's attack zone, in act state, that may attack and rest (8-4d-1)."""
    here = g.zone_of[card]
    if here != RULER_ZONE + player and here not in ATTACK_PLACES[player]:
        return NOT_ATTACKER
    if g.flags[card] & REST:
        return AT_REST
    if forbidden(g, DECLARED, ATTACK, card) or forbidden(g, ATTACKING, -1, card) or forbidden(g, RESTED, ATTACK, card):
        return CANNOT
    if not g.table.abilities:
        return FINE
    asked = [cost for number in attack_costs(g, card) for cost in g.table.abilities[number].costs]
    payable = not asked or payable_together(g, Scope(card, g.obj[card], player), tuple(asked), [])
    return FINE if payable else ATTACK_UNPAYABLE


def attack_costs(g: State, card: int) -> list[int]:
    """8-4d: the numbers of the card's texts that ask for something to be done as it attacks."""
    s = Scope(card, g.obj[card], g.controller[card])
    found: list[int] = []
    for number in abilities_of(g, card):
        ability = g.table.abilities[number]
        if isinstance(ability, AttackCost) and works(g, ability, card):
            if ability.condition is None or ability.condition.met(g, s):
                found.append(number)
    return found


def cannot_attack_past(g: State, card: int, line: int) -> int:
    """8-4c-1: a text may let a card attack the ruler behind the foremost card of its line."""
    if not RULER_ZONE <= line < RULER_ZONE + 2 or not g.table.allows:
        return NOT_A_LINE
    ruler = g.zones[line][0]
    if foremost(g, line) == ruler or not allows(g, ATTACK_BEHIND, card, ruler):
        return NOT_A_LINE
    return CANNOT if forbidden(g, BEING_ATTACKED, -1, ruler) else FINE


def cannot_attack_on(g: State, line: int) -> int:
    """8-4c: the foremost card of the line may not be one that can't be attacked."""
    target = foremost(g, line)
    return CANNOT if target >= 0 and forbidden(g, BEING_ATTACKED, -1, target) else 0


_ATTACKS: Final = (DO_ATTACK, DO_ATTACK_PAST)


class AttackMenu(Menu):
    """8-4c: attack with a card on a line of the opponent, or end the attacks."""

    __slots__ = ("lines",)

    def __init__(self, g: State) -> None:
        super().__init__(g, g.turn_player, _ATTACKS, DO_END_ATTACKS)
        self.lines = lines(g, 1 - self.player)

    def offer(self) -> None:
        for place in (*ATTACK_PLACES[self.player], RULER_ZONE + self.player):
            self.add(_ATTACKS, self.g.zones[place])

    def why_not(self, kind: int, first: int) -> int:
        """8-4c-1: only a text lets a card attack past another one."""
        if kind == DO_ATTACK_PAST and not self.g.table.allows:
            return NOT_A_LINE
        return cannot_attack_with(self.g, self.player, first)

    def seconds(self, kind: int, first: int) -> list[int]:
        return [line for line in self.lines if not self.why_not_with(kind, first, line)]

    def why_not_with(self, kind: int, first: int, second: int) -> int:
        if second not in self.lines:
            return NOT_A_LINE
        return cannot_attack_on(self.g, second) if kind == DO_ATTACK else cannot_attack_past(self.g, first, second)
