"""What may attack, and what can be attacked: 8-4c."""
from __future__ import annotations

from ...kernel.abilities.allowing import allows
from ...kernel.abilities.instructions import payable_together
from ...kernel.abilities.scope import Scope
from ...kernel.abilities.working_zones import works
from ...kernel.codes import CANNOT, DECLARED, FINE, NOT_NOW, REST, RESTED, first_of, kind_of, second_of
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.prohibitions import forbidden
from ...kernel.state.state import State
from .abilities import AttackCost
from .areas import (
    ATTACK, ATTACK_BEHIND, ATTACK_PLACES, ATTACKING, BEING_ATTACKED, DO_ATTACK, DO_ATTACK_PAST, DO_END_ATTACKS,
    RULER_ZONE,
)
from .c3_zones import foremost, lines
from .menus_play import is_barred
from .refusals import ATTACK_UNPAYABLE, AT_REST, NOT_ATTACKER, NOT_A_LINE


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """8-4c: one's ruler or a unit in one's attack zone, in act state, that may attack and rest (8-4d-1)."""
    here = g.zone_of[card]
    if here != RULER_ZONE + player and here not in ATTACK_PLACES[player]:
        return NOT_ATTACKER
    if g.flags[card] & REST:
        return AT_REST
    if not g.effects and not g.table.abilities:
        return 0
    if forbidden(g, DECLARED, ATTACK, card) or forbidden(g, ATTACKING, -1, card) or forbidden(g, RESTED, ATTACK, card):
        return CANNOT
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
    return CANNOT if is_barred(g, BEING_ATTACKED, ruler) else FINE


def cannot_attack_on(g: State, line: int) -> int:
    """8-4c: the foremost card of the line may not be one that can't be attacked."""
    if not g.effects and not g.table.always:
        return 0
    target = foremost(g, line)
    return CANNOT if target >= 0 and forbidden(g, BEING_ATTACKED, -1, target) else 0


def attacks(g: State, player: int) -> list[int]:
    """Each card that can attack, on each line of the opponent; without any there is nothing to choose."""
    result: list[int] = []
    targets = [line for line in lines(g, 1 - player) if not cannot_attack_on(g, line)]
    for place in (*ATTACK_PLACES[player], RULER_ZONE + player):
        for card in g.zones[place]:
            if not cannot_attack_with(g, player, card):
                for line in targets:
                    result.append(DO_ATTACK | card << 8 | line << 24)
                if g.table.allows and not cannot_attack_past(g, card, RULER_ZONE + 1 - player):
                    result.append(DO_ATTACK_PAST | card << 8 | RULER_ZONE + 1 - player << 24)
    if result:
        result.append(DO_END_ATTACKS)
    return result


def refusal_of_attack(g: State, code: int) -> int:
    """Why the turn player may not attack with this card, or not on that line."""
    kind, card, line = kind_of(code), first_of(code), second_of(code)
    if kind not in (DO_ATTACK, DO_ATTACK_PAST):
        return NOT_NOW
    if line not in lines(g, 1 - g.turn_player):
        return NOT_A_LINE
    unable = cannot_attack_with(g, g.turn_player, card)
    return unable or (cannot_attack_past(g, card, line) if kind == DO_ATTACK_PAST else cannot_attack_on(g, line))
