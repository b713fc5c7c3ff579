"""Chapter 3: the areas, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone

LAYOUT: Final = Layout((
    # 3-1-6, 3-1-7: of areas whose cards lie in an order, the owner says in which they are put there together.
    Zone("deck", "3-2", NO_ONE, ordered=True, arranged=True, watched=True),
    Zone("resource_deck", "3-3", NO_ONE, ordered=True),
    Zone("resources", "3-4", EVERYONE, restable=True, capacity=15),
    # 3-1-5: no card stays the same card when it goes elsewhere, so each of these is a body of its own.
    Zone("battle", "3-5", EVERYONE, restable=True, body=1),
    # 3-6-2: the shield area has a section for the base and one for the shields.
    Zone("base", "3-6-3", EVERYONE, restable=True, capacity=1, body=2),
    Zone("shields", "3-6-4", NO_ONE, ordered=True, restable=True),
    Zone("removed", "3-7", EVERYONE),
    Zone("hand", "3-8", CONTROLLER_ONLY),
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

# The areas as card texts name them: their places in the layout.
ZONE_DECK: Final = 0
ZONE_RESOURCES: Final = 2
ZONE_BATTLE: Final = 3
ZONE_BASE: Final = 4
ZONE_SHIELDS: Final = 5
ZONE_REMOVED: Final = 6
ZONE_HAND: Final = 7
ZONE_TRASH: Final = 8
ZONE_IN_USE: Final = 9

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
# Whether battle damage is being dealt (4-5-2).
STRIKING: Final = 8
# The card that is being played with an EX resource, or none.
PLAYED_BY_EX: Final = 9

REGISTERS: Final = (
    "attacker", "attacker object", "target", "target object", "turn time", "struck", "ex base", "ex resource",
    "striking", "played by ex",
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
EFFECT_DAMAGE: Final = 34
BY_EFFECT: Final = 35
SUPPORT: Final = 36
LOOK: Final = 37
DECIDED: Final = 38
ENDLESS: Final = 39
LESSEN: Final = 40

REASONS: Final = (
    "rule", "draw", "play", "pay", "deploy", "set", "use", "used", "attack", "block", "battle_damage", "destroy",
    "overflow", "discard", "remove", "recover", "redraw", "keep", "set_shield", "set_up", "resource", "activate",
    "token_gone", "no_shield", "no_deck", "first_player", "decider", "turn_start", "main_start", "battle_end",
    "end_start", "turn_end", "attack_player", "player_damage", "effect_damage", "by_effect", "support", "look",
    "decided", "endless", "lessen",
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
DO_ACTIVATE_MAIN: Final = 30
DO_ACTIVATE_ACTION: Final = 31
DO_SUPPORT: Final = 32

# What card texts can forbid to a unit, beside what any game has (kernel.codes): attacking, attacking the player,
# being attacked, blocking; what they can allow it: attacking in the turn in which it came, attacking active units; and
# what they can forbid to be done to it: that a pilot is set on it.
ATTACKING: Final = 48
ATTACKING_PLAYER: Final = 49
BEING_ATTACKED: Final = 50
BLOCKING: Final = 51
ATTACKING_AT_ONCE: Final = 52
ATTACKING_ACTIVE: Final = 53
CARRYING: Final = 54
# What they can let it do: attack past some units, which can't block it.
PASSING: Final = 55

# What only this book can tell of a card: that it is a link unit (2-11-3), that it is in battle (7-6-3-1), that it is
# being played with an EX resource (4-17-5-3), that it is the unit that attacks, or attacks
# the player (7-3-1), or that is attacked (7-3-5-2).
LINKED: Final = 0
IN_BATTLE: Final = 1
BY_EX: Final = 2
IS_ATTACKING: Final = 3
ATTACKS_PLAYER: Final = 4
IS_ATTACKED: Final = 5
