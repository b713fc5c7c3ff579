"""What a player may do at each free timing, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.codes import NOT_HERE, NOT_NOW, PASS, REST, first_of, kind_of
from ...kernel.effects import value
from ...kernel.state import State
from .areas import (
    BATTLE, DO_ATTACK, DO_ATTACK_WITH, DO_JOIN_ATTACK, DO_JOIN_GUARD, DO_PLAY, DO_PLAY_ATTACK, DO_PLAY_GUARD,
    DO_TARGET, ENERGY, HAND, LEADER,
)
from .cards import BATTLE as BATTLE_CARD
from .cards import LEVEL, TYPE

MAIN: Final = 0
STANDBY: Final = 1
ATTACKING: Final = 2
GUARDING: Final = 3

NOT_IN_HAND: Final = 16
NOT_BATTLE_CARD: Final = 17
TOO_LITTLE_ENERGY: Final = 18
NOTHING_ACTIVE: Final = 19
NOT_ON_TABLE: Final = 20
RESTED: Final = 21
CANNOT_JOIN: Final = 22
NOT_AN_OPPONENT: Final = 23

# The book says the same thing again for each step of a battle: what is added to a reason there.
IN_ATTACK_STEP: Final = 16
IN_GUARD_STEP: Final = 32

REFUSALS: Final = {
    NOT_IN_HAND: "6-3-1-2-1",
    TOO_LITTLE_ENERGY: "6-3-1-2-1-1",
    NOT_BATTLE_CARD: "2-3-2-2",
    NOTHING_ACTIVE: "7-2-1-2-1",
    NOT_ON_TABLE: "7-3-1-2",
    RESTED: "7-1",
    NOT_AN_OPPONENT: "7-3-1-4",
    IN_ATTACK_STEP + CANNOT_JOIN: "7-3-1-6-1",
    IN_ATTACK_STEP + NOT_IN_HAND: "7-3-1-6-2",
    IN_ATTACK_STEP + TOO_LITTLE_ENERGY: "7-3-1-6-2-1",
    IN_ATTACK_STEP + NOT_BATTLE_CARD: "2-3-2-2",
    IN_GUARD_STEP + CANNOT_JOIN: "7-4-1-2-1",
    IN_GUARD_STEP + NOT_IN_HAND: "7-4-1-2-2",
    IN_GUARD_STEP + TOO_LITTLE_ENERGY: "7-4-1-2-2-1",
    IN_GUARD_STEP + NOT_BATTLE_CARD: "2-3-2-2",
}


def cannot_play(g: State, player: int, card: int, energy: int) -> int:
    """2-10-1-1: a battle card from the hand, with as many energy cards as its level."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if value(g, card, TYPE) != BATTLE_CARD:
        return NOT_BATTLE_CARD
    if value(g, card, LEVEL) > energy:
        return TOO_LITTLE_ENERGY
    return 0


def cannot_join(g: State, player: int, card: int) -> int:
    """7-3-1-6-1: an active card of one's own battle area may go into the brawl area."""
    return CANNOT_JOIN if g.zone_of[card] != BATTLE + player or g.flags[card] & REST else 0


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """7-3-1-2: an active card of one's own leader area or battle area."""
    if g.zone_of[card] not in (LEADER + player, BATTLE + player):
        return NOT_ON_TABLE
    return RESTED if g.flags[card] & REST else 0


def cannot_target(g: State, player: int, card: int) -> int:
    """7-3-1-4: a card of the opponent's leader area or battle area."""
    return 0 if g.zone_of[card] in (LEADER + 1 - player, BATTLE + 1 - player) else NOT_AN_OPPONENT


def attackers(g: State, player: int) -> list[int]:
    return [
        card for card in g.zones[LEADER + player] + g.zones[BATTLE + player]
        if not cannot_attack_with(g, player, card)
    ]


def cannot_attack(g: State, player: int) -> int:
    """7-2-1-2-1: an attack can be declared with an active card in the leader or battle area."""
    return 0 if attackers(g, player) else NOTHING_ACTIVE


def options(g: State, menu: int, player: int) -> list[int]:
    """The actions of a free timing; doing nothing is the last of them."""
    if menu == STANDBY:
        return [PASS] if cannot_attack(g, player) else [DO_ATTACK, PASS]
    energy = len(g.zones[ENERGY + player])
    result: list[int] = []
    if menu == MAIN:
        kind = DO_PLAY
    else:
        kind = DO_PLAY_ATTACK if menu == ATTACKING else DO_PLAY_GUARD
        join = DO_JOIN_ATTACK if menu == ATTACKING else DO_JOIN_GUARD
        for card in g.zones[BATTLE + player]:
            if not cannot_join(g, player, card):
                result.append(join | card << 8)
    for card in g.zones[HAND + player]:
        if not cannot_play(g, player, card, energy):
            result.append(kind | card << 8)
    result.append(PASS)
    return result


# The menu at which each action is offered.
_MENU_OF: Final = {
    DO_PLAY: MAIN, DO_ATTACK: STANDBY, DO_JOIN_ATTACK: ATTACKING, DO_PLAY_ATTACK: ATTACKING,
    DO_JOIN_GUARD: GUARDING, DO_PLAY_GUARD: GUARDING,
}


def refusal_in_menu(g: State, menu: int, player: int, code: int) -> int:
    """Why the player may not do this at this free timing."""
    kind = kind_of(code)
    card = first_of(code)
    if kind not in _MENU_OF or _MENU_OF[kind] != menu:
        return NOT_NOW
    if kind == DO_ATTACK:
        return cannot_attack(g, player)
    if kind in (DO_JOIN_ATTACK, DO_JOIN_GUARD):
        reason = cannot_join(g, player, card)
    else:
        reason = cannot_play(g, player, card, len(g.zones[ENERGY + player]))
    if not reason or menu == MAIN:
        return reason
    return reason + (IN_ATTACK_STEP if menu == ATTACKING else IN_GUARD_STEP)


def refusal_in_attack(g: State, code: int) -> int:
    """Why the turn player may not attack with this card, or not attack that one."""
    kind = kind_of(code)
    if kind == DO_ATTACK_WITH:
        return cannot_attack_with(g, g.turn_player, first_of(code))
    if kind == DO_TARGET:
        return cannot_target(g, g.turn_player, first_of(code))
    return NOT_HERE
