"""Chapter 3: the areas, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.layout import EVERYONE, MASTER_ONLY, NO_ONE, Layout, Zone

LAYOUT: Final = Layout((
    Zone("deck", "3-2", NO_ONE, ordered=True, watched=True),
    Zone("resource_deck", "3-3", NO_ONE, ordered=True),
    Zone("resources", "3-4", EVERYONE, restable=True, capacity=15),
    # 3-1-5: no card stays the same card when it goes elsewhere, so each of these is a body of its own.
    Zone("battle", "3-5", EVERYONE, restable=True, body=1),
    # 3-6-2: the shield area has a section for the base and one for the shields.
    Zone("base", "3-6-3", EVERYONE, restable=True, capacity=1, body=2),
    Zone("shields", "3-6-4", NO_ONE, ordered=True, restable=True),
    Zone("removed", "3-7", EVERYONE),
    Zone("hand", "3-8", MASTER_ONLY),
    Zone("trash", "3-9", EVERYONE),
    # 3-1-2: a card whose effect is being used belongs to no area.
    Zone("in_use", "3-1-2", EVERYONE),
    # Where the deck and the resource deck are before 5-2 lays them out.
    Zone("box", "5-1", NO_ONE, places=2),
))

# The first place of each area; the place of a player is this plus the player.
DECK: Final = 0
RESOURCE_DECK: Final = 2
RESOURCES: Final = 4
BATTLE: Final = 6
BASE: Final = 8
SHIELDS: Final = 10
REMOVED: Final = 12
HAND: Final = 14
TRASH: Final = 16
IN_USE: Final = 18
BOX: Final = 20

RESOURCE_LIMIT: Final = 15
EX_RESOURCE_LIMIT: Final = 5
UNIT_LIMIT: Final = 6
HAND_LIMIT: Final = 10
OPENING_HAND: Final = 5
OPENING_SHIELDS: Final = 6

# Registers.
ATTACKER: Final = 0
ATTACKER_OBJECT: Final = 1
TARGET: Final = 2
TARGET_OBJECT: Final = 3
TURN_TIME: Final = 4
STRUCK: Final = 5
EX_BASE: Final = 6
EX_RESOURCE: Final = 7

REGISTERS: Final = (
    "attacker", "attacker object", "target", "target object", "turn time", "struck", "ex base", "ex resource",
)

# In the registers of the attack: nothing attacks; the player is attacked.
NONE: Final = -1

# What a token is, among the things that are no cards.
TOKEN: Final = 0

# Why something happened. The order is that of REASONS.
BY_RULE: Final = 0
DRAW: Final = 1
PLAY: Final = 2
PAY: Final = 3
DEPLOY: Final = 4
SET: Final = 5
USE: Final = 6
USED: Final = 7
ATTACK: Final = 8
BLOCK: Final = 9
BATTLE_DAMAGE: Final = 10
DESTROY: Final = 11
OVERFLOW: Final = 12
DISCARD: Final = 13
REMOVE: Final = 14
RECOVER: Final = 15
REDRAW: Final = 16
KEEP: Final = 17
SET_SHIELD: Final = 18
SET_UP: Final = 19
RESOURCE: Final = 20
ACTIVATE: Final = 21
TOKEN_GONE: Final = 22
NO_SHIELD: Final = 23
NO_DECK: Final = 24
FIRST_PLAYER: Final = 25
DECIDER: Final = 26
TURN_START: Final = 27
MAIN_START: Final = 28
BATTLE_END: Final = 29
END_START: Final = 30
TURN_END: Final = 31
ATTACK_PLAYER: Final = 32
PLAYER_DAMAGE: Final = 33

REASONS: Final = (
    "rule", "draw", "play", "pay", "deploy", "set", "use", "used", "attack", "block", "battle_damage", "destroy",
    "overflow", "discard", "remove", "recover", "redraw", "keep", "set_shield", "set_up", "resource", "activate",
    "token_gone", "no_shield", "no_deck", "first_player", "decider", "turn_start", "main_start", "battle_end",
    "end_start", "turn_end", "attack_player", "player_damage",
)

# Actions of this game.
DO_GO_FIRST: Final = 16
DO_GO_SECOND: Final = 17
DO_REDRAW: Final = 18
DO_KEEP: Final = 19
DO_DEPLOY_UNIT: Final = 20
DO_DEPLOY_BASE: Final = 21
DO_SET_PILOT: Final = 22
DO_SET_COMMAND: Final = 23
DO_MAIN_COMMAND: Final = 24
DO_ACTION_COMMAND: Final = 25
DO_ATTACK_PLAYER: Final = 26
DO_ATTACK_UNIT: Final = 27
DO_END_MAIN: Final = 28
DO_BLOCK: Final = 29
