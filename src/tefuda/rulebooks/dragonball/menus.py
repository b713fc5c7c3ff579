"""What a player may do at each free timing, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.scope import Scope
from ...kernel.derived.ability_uses import Acting
from ...kernel.codes import CANNOT, LOOPING, NOT_HERE, NOT_NOW, PASS, REST, UNPAYABLE, first_of, kind_of, second_of
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.continuous.prohibitions import forbidden, forbidden_to, is_barred
from ...kernel.continuous.projection import value
from ...kernel.loops.loops import barred_here
from ...kernel.numbering import Numbering
from ...kernel.costs.alternative_costs import other_ways
from ...kernel.abilities.activation import at_menu, can_use, costs_payable, why_not_use
from ...kernel.state.state import State
from .areas import (
    ATTACKER, ATTACKING_BATTLE, ATTACKING_LEADER, BATTLE, BEING_ATTACKED, BRAWLING, DO_ATTACK, DO_ATTACK_WITH,
    DO_AWAKEN, DO_JOIN_ATTACK, DO_JOIN_GUARD, DO_PLAY, DO_PLAY_ATTACK, DO_PLAY_GUARD, DO_TARGET, DO_USE, DO_USE_ATTACK,
    DO_USE_GUARD, DO_USE_STANDBY, ENERGY, HAND, JOINING, LEADER, PLAYING_BATTLE, PLAYING_EXTRA,
)
from .areas import ATTACKING as TO_ATTACK
from .cards import BATTLE as BATTLE_CARD
from .cards import EXTRA, LEVEL, TYPE
from ...kernel.derived.derived import derived
from .refusals import (
    CANNOT_JOIN, IN_ATTACK_STEP, IN_GUARD_STEP, NOTHING_ACTIVE, NOT_AN_OPPONENT, NOT_BATTLE_CARD, NOT_IN_HAND,
    NOT_ON_TABLE, RESTED, TOO_LITTLE_ENERGY,
)

_NOTHING: Final[list[Acting]] = []

_MENUS: Final = Numbering("menu")
MAIN: Final = _MENUS.add("main phase")
STANDBY: Final = _MENUS.add("standby step")
ATTACKING: Final = _MENUS.add("attack step")
GUARDING: Final = _MENUS.add("guard step")


def cannot_play(g: State, player: int, card: int, energy: int) -> int:
    """2-10-1-1: a battle card from the hand, with as many energy cards as its level."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if value(g, card, TYPE) != BATTLE_CARD:
        return NOT_BATTLE_CARD
    if value(g, card, LEVEL) > energy and not (g.table.allows and other_ways(g, player, card)):
        return TOO_LITTLE_ENERGY
    return CANNOT if _barred_to(g, PLAYING_BATTLE, player) else 0


def cannot_use(g: State, player: int, card: int, index: int, menu: int) -> int:
    """8-6-2: an ability of one's own card at its time, with all its costs; an extra card costs its level too."""
    reason = why_not_use(g, player, card, index, menu)
    if reason or g.zone_of[card] != HAND + player:
        return reason
    return _cannot_use_from_hand(g, player, card, abilities_of(g, card)[index])


def _cannot_use_from_hand(g: State, player: int, card: int, number: int) -> int:
    """The same for an ability of a card in hand to which nothing else is opposed."""
    if value(g, card, TYPE) != EXTRA:
        return 0
    table = g.table
    level = value(g, card, LEVEL)
    reason = TOO_LITTLE_ENERGY
    if level <= len(g.zones[ENERGY + player]):
        reason = 0 if not table.abilities[number].costs else cannot_pay_extra(g, player, card, number, level)
    if reason and not (table.allows and other_ways(g, player, card, number)):
        return reason
    return CANNOT if _barred_to(g, PLAYING_EXTRA, player) else 0


def cannot_pay_extra(g: State, player: int, card: int, number: int, level: int) -> int:
    """2-10-1-2: its level in energy, and with other cards what its ability costs (8-6-2-3-1)."""
    energy = g.zones[ENERGY + player]
    if level > len(energy):
        return TOO_LITTLE_ENERGY
    ability = g.table.abilities[number]
    s = Scope(card, g.obj[card], player)
    return 0 if costs_payable(g, ability, s, [card, *energy[:level]]) else UNPAYABLE


def _barred(g: State, deed: int, card: int) -> bool:
    """1-3-3: whether a text forbids it to the card."""
    return (derived(g).bars or g.table.barred[deed] != 0) and forbidden(g, deed, -1, card)


def _barred_to(g: State, deed: int, player: int) -> bool:
    return bool(derived(g).bars or g.table.deeds[deed]) and forbidden_to(g, deed, player)


def cannot_join(g: State, player: int, card: int) -> int:
    """7-3-1-6-1: an active card of one's own battle area may go into the brawl area."""
    if g.zone_of[card] != BATTLE + player or g.flags[card] & REST:
        return CANNOT_JOIN
    return CANNOT if _barred(g, JOINING, card) else 0


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """7-3-1-2: an active card of one's own leader area or battle area."""
    if g.zone_of[card] not in (LEADER + player, BATTLE + player):
        return NOT_ON_TABLE
    if g.flags[card] & REST:
        return RESTED
    return CANNOT if _barred(g, TO_ATTACK, card) else 0


def cannot_target(g: State, player: int, card: int) -> int:
    """7-3-1-4: a card of the opponent's leader area or battle area."""
    if g.zone_of[card] not in (LEADER + 1 - player, BATTLE + 1 - player):
        return NOT_AN_OPPONENT
    deed = ATTACKING_LEADER if g.zone_of[card] == LEADER + 1 - player else ATTACKING_BATTLE
    return CANNOT if _barred(g, BEING_ATTACKED, card) or _barred(g, deed, g.registers[ATTACKER]) else 0


def may_spare(g: State) -> bool:
    """Whether something may say now that a card is not attacked, or not by this one."""
    barred = g.table.barred
    if not derived(g).bars and not (
            barred[BEING_ATTACKED] or barred[ATTACKING_LEADER] or barred[ATTACKING_BATTLE]):
        return False
    return is_barred(g, BEING_ATTACKED) or is_barred(g, ATTACKING_LEADER) or is_barred(g, ATTACKING_BATTLE)


def attackers(g: State, player: int) -> list[int]:
    """The cards that ``cannot_attack_with`` has nothing against."""
    found: list[int] = []
    flags = g.flags
    barred = is_barred(g, TO_ATTACK)
    for card in g.zones[LEADER + player] + g.zones[BATTLE + player]:
        if not flags[card] & REST and not (barred and forbidden(g, TO_ATTACK, -1, card)):
            found.append(card)
    return found


def cannot_attack(g: State, player: int) -> int:
    """7-2-1-2-1: an attack can be declared with an active card in the leader or battle area."""
    barred = is_barred(g, TO_ATTACK)
    for place in (LEADER + player, BATTLE + player):
        for card in g.zones[place]:
            if not g.flags[card] & REST and not (barred and forbidden(g, TO_ATTACK, -1, card)):
                return 0
    return NOTHING_ACTIVE


def options(g: State, menu: int, player: int) -> list[int]:
    """The actions of a free timing; doing nothing is the last of them."""
    acting = at_menu(g, player, menu) if g.table.abilities else _NOTHING
    result: list[int] = []
    if menu == STANDBY:
        if acting:
            _add_uses(g, menu, player, acting, result)
        if not cannot_attack(g, player):
            result.append(DO_ATTACK)
        result.append(PASS)
        return result
    energy = len(g.zones[ENERGY + player])
    if menu == MAIN:
        kind = DO_PLAY
    else:
        kind = DO_PLAY_ATTACK if menu == ATTACKING else DO_PLAY_GUARD
        if (derived(g).bars or g.table.deeds[BRAWLING]) and forbidden_to(g, BRAWLING, player):
            _add_uses(g, menu, player, acting, result)
            result.append(PASS)
            return result
        join = DO_JOIN_ATTACK if menu == ATTACKING else DO_JOIN_GUARD
        barred = is_barred(g, JOINING)
        for card in g.zones[BATTLE + player]:
            # What ``cannot_join`` has nothing against.
            if not g.flags[card] & REST and not (barred and forbidden(g, JOINING, -1, card)):
                result.append(join | card << 8)
    for card in _playable(g, player, energy):
        result.append(kind | card << 8)
    if acting:
        _add_uses(g, menu, player, acting, result)
    result.append(PASS)
    return result


def _playable(g: State, player: int, energy: int) -> list[int]:
    """The cards in hand that ``cannot_play`` has nothing against."""
    return [card for card in g.zones[HAND + player] if not cannot_play(g, player, card, energy)]


def _add_uses(g: State, menu: int, player: int, acting: list[Acting], result: list[int]) -> None:
    """Those of the abilities at the menu that can be played now."""
    for it in acting:
        use = it.use
        card = it.card
        if g.zone_of[card] == HAND + player and _cannot_use_from_hand(g, player, card, use.number):
            continue
        if can_use(g, player, card, use):
            awakens = menu == MAIN and use.keyword == AWAKENING
            result.append((DO_AWAKEN if awakens else USE_AT[menu]) | card << 8 | it.index << 24)


# 6-3-1-2-3: the main phase has a paragraph of its own for this keyword.
AWAKENING: Final = "awaken"
# The action for playing an ability at each menu.
USE_AT: Final[tuple[int, ...]] = (DO_USE, DO_USE_STANDBY, DO_USE_ATTACK, DO_USE_GUARD)
USES: Final = (*USE_AT, DO_AWAKEN)

# The menu at which each action is offered.
_MENU_OF: Final = {
    DO_USE: MAIN, DO_USE_STANDBY: STANDBY, DO_USE_ATTACK: ATTACKING, DO_USE_GUARD: GUARDING, DO_AWAKEN: MAIN,
    DO_PLAY: MAIN, DO_ATTACK: STANDBY, DO_JOIN_ATTACK: ATTACKING, DO_PLAY_ATTACK: ATTACKING,
    DO_JOIN_GUARD: GUARDING, DO_PLAY_GUARD: GUARDING,
}


def refusal_in_menu(g: State, menu: int, player: int, code: int) -> int:
    """Why the player may not do this at this free timing."""
    kind = kind_of(code)
    card = first_of(code)
    if kind not in _MENU_OF or _MENU_OF[kind] != menu:
        return NOT_NOW
    if code in barred_here(g):
        return LOOPING
    if kind == DO_ATTACK:
        return cannot_attack(g, player)
    if kind in USES:
        return cannot_use(g, player, card, second_of(code), menu)
    if menu != MAIN and _barred_to(g, BRAWLING, player):
        return CANNOT
    if kind in (DO_JOIN_ATTACK, DO_JOIN_GUARD):
        reason = cannot_join(g, player, card)
    else:
        reason = cannot_play(g, player, card, len(g.zones[ENERGY + player]))
    if menu == MAIN:
        return reason
    return (IN_ATTACK_STEP if menu == ATTACKING else IN_GUARD_STEP).get(reason, reason)


def refusal_in_attack(g: State, code: int) -> int:
    """Why the turn player may not attack with this card, or not attack that one."""
    kind = kind_of(code)
    if kind == DO_ATTACK_WITH:
        return cannot_attack_with(g, g.turn_player, first_of(code))
    if kind == DO_TARGET:
        return cannot_target(g, g.turn_player, first_of(code))
    return NOT_HERE
