"""Chapter 300: the zones, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone

# 303.2: three by three, the row of the second player's player square first.
_GRID: Final = tuple((column, row) for row in range(3) for column in range(3))

LAYOUT: Final = Layout((
    # 902: an empty deck reloads at once.
    Zone("deck", "304", NO_ONE, ordered=True, watched=True),
    Zone("hand", "309", CONTROLLER_ONLY),
    # 301.4: a card that goes from square to square stays the same card.
    Zone("square", "303", EVERYONE, places=9, shared=True, restable=True, body=1, grid=_GRID),
    Zone("trash", "305", EVERYONE),
    Zone("charge", "306", EVERYONE),
    Zone("life", "307", NO_ONE),
    Zone("resource", "308", EVERYONE, restable=True),
    Zone("temporary", "310", EVERYONE, shared=True),
    Zone("remove", "311", EVERYONE),
    Zone("force", "312", EVERYONE, shared=True),
    # 313.2, 313.2a: its cards lie face-down for the opponent; those that lie face-up are public.
    Zone("dynamis", "313", EVERYONE),
    # 402.1b: the back of the player card, where the lower half of an overboost is (202.7c).
    Zone("underside", "202.7", CONTROLLER_ONLY, capacity=1),
    # Where cards are before 402 lays them out: player card, overboost, deck, Dynamis.
    Zone("box", "401", CONTROLLER_ONLY, places=4),
))

# The first place of each zone; the place of a player is this plus the player, where it is not shared.
DECK: Final = 0
HAND: Final = 2
SQUARE: Final = 4
TRASH: Final = 13
CHARGE: Final = 15
LIFE: Final = 17
RESOURCE: Final = 19
TEMPORARY: Final = 21
REMOVE: Final = 22
FORCE: Final = 24
DYNAMIS: Final = 25
UNDERSIDE: Final = 27
BOX: Final = 29

# What lies in the four places of a player's box.
BOX_PLAYER: Final = 0
BOX_OVERBOOST: Final = 1
BOX_MAIN: Final = 2
BOX_DYNAMIS: Final = 3

CHARGE_LIMIT: Final = 4
HAND_LIMIT: Final = 6

# The zones as card texts name them: their places in the layout.
ZONE_DECK: Final = 0
ZONE_HAND: Final = 1
ZONE_SQUARE: Final = 2
ZONE_TRASH: Final = 3
ZONE_CHARGE: Final = 4
ZONE_LIFE: Final = 5
ZONE_RESOURCE: Final = 6
ZONE_TEMPORARY: Final = 7
ZONE_REMOVE: Final = 8
ZONE_FORCE: Final = 9
ZONE_DYNAMIS: Final = 10
# 1006.1: what comes into a square from one of these appears.
ELSEWHERE: Final = (
    ZONE_DECK, ZONE_HAND, ZONE_TRASH, ZONE_CHARGE, ZONE_LIFE, ZONE_RESOURCE, ZONE_TEMPORARY, ZONE_REMOVE, ZONE_FORCE,
    ZONE_DYNAMIS,
)

# Registers. The damage has one for each player (907.1).
PHASE: Final = 0
ATTACKER: Final = 1
ATTACKER_OBJECT: Final = 2
TARGET: Final = 3
TARGET_OBJECT: Final = 4
PLAYER_DAMAGE: Final = 5
VIRTUAL_PRINT: Final = 7
# The last object that there was before this turn.
TURN_OBJECT: Final = 8
# The last turn in which an extra or a shift was played out of the Dynamis (506.2).
EXTRA_TURN: Final = 9
SHIFT_TURN: Final = 10

REGISTERS: Final = (
    "phase", "attacker", "attacker object", "target", "target object", "damage 1", "damage 2", "virtual print",
    "turn object", "extra turn", "shift turn",
)

# Phases, for what depends on them.
PREPARATION: Final = 0
REBOOT_PHASE: Final = 1
DRAW_PHASE: Final = 2
RESOURCE_PHASE: Final = 3
IGNITION_PHASE: Final = 4
MAIN_PHASE: Final = 5
END_PHASE: Final = 6

# What is created in a square and is no card (the first number of its data).
VIRTUAL_PLAYER: Final = 0
TOKEN: Final = 1

# Why something happened. The order is that of REASONS.
BY_RULE: Final = 0
SET_UP: Final = 1
FIRST_PLAYER: Final = 2
REDRAW: Final = 3
REBOOT: Final = 4
DRAW: Final = 5
TO_RESOURCE: Final = 6
IGNITION: Final = 7
PLAY: Final = 8
PAY: Final = 9
RESOLVE: Final = 10
ATTACK: Final = 11
BATTLE_DAMAGE: Final = 12
PLAYER_HURT: Final = 13
LIFE_LOST: Final = 14
DESTROYED: Final = 15
HAND_OVER: Final = 16
CHARGE_OVER: Final = 17
ILLEGAL_ZX: Final = 18
ILLEGAL_FORCE: Final = 19
NO_PLAYER_CARD: Final = 20
RELOAD: Final = 21
GO_HOME: Final = 22
LIFE_RECOVERED: Final = 23
VOID_BROUGHT: Final = 24
NO_LIFE: Final = 25
NO_DECK: Final = 26
GAME_START: Final = 27
REBOOT_START: Final = 28
DRAW_START: Final = 29
RESOURCE_START: Final = 30
IGNITION_START: Final = 31
MAIN_START: Final = 32
BATTLE_START: Final = 33
BATTLE_END: Final = 34
END_START: Final = 35
TURN_END: Final = 36
USE: Final = 37
BY_ABILITY: Final = 38
EFFECT_DAMAGE: Final = 39
EXCLUDED: Final = 40
LOOK: Final = 41
AS_FORCE: Final = 42
DECIDED: Final = 43
ENDLESS: Final = 44
APPEAR: Final = 45
OVERBOOSTED: Final = 46
SHIFTED: Final = 47
COUNTERS: Final = 48

REASONS: Final = (
    "rule", "set_up", "first_player", "redraw", "reboot", "draw", "resource", "ignition", "play", "pay", "resolve",
    "attack", "battle_damage", "player_damage", "life_lost", "destroyed", "hand_limit", "charge_limit", "illegal_zx",
    "illegal_force", "no_player_card", "reload", "go_home", "life_recovery", "void_bringer", "no_life", "no_deck",
    "game_start", "reboot_start", "draw_start", "resource_start", "ignition_start", "main_start", "battle_start",
    "battle_end", "end_start", "turn_end", "use", "ability", "effect_damage", "exclude", "look", "force", "decided",
    "endless", "appear", "igob", "shift", "counters",
)

# Actions of this game.
DO_REDRAW: Final = 16
DO_KEEP: Final = 17
DO_RESOURCE: Final = 18
DO_IGNITE: Final = 19
DO_PLAY: Final = 20
DO_PLAY_EVENT: Final = 21
DO_ATTACK: Final = 22
DO_IGNITION_PLAY: Final = 23
DO_IGNITION_EVENT: Final = 24
DO_LIFE_PLAY: Final = 25
DO_LIFE_EVENT: Final = 26
DO_USE: Final = 27
DO_BATTLE_USE: Final = 28
DO_SHIFT: Final = 29

# How long what a shift gives the card under it lasts: as long as it lies there (kernel.effects, durations).
WHILE_SHIFTED: Final = 64

# What card texts can forbid, beside what any game has (kernel.codes): to a card, dealing damage, dealing battle damage
# and being attacked (attacking is declaring for that reason); to a player, playing Z/X and events.
DEALING: Final = 48
DEALING_IN_BATTLE: Final = 49
BEING_ATTACKED: Final = 50
PLAYING_ZX: Final = 51
PLAYING_EVENTS: Final = 52
# To a card, attacking a player.
ATTACKING_PLAYER: Final = 53

# What the book itself can tell of a card (kernel.abilities.tests.IsSo): it appeared in this turn.
APPEARED: Final = 0
# It attacks or is attacked.
BATTLING: Final = 1
# It is a token.
IS_TOKEN: Final = 2
# It has a force.
HAS_FORCE: Final = 3
# It is the Z/X that attacks, or what is attacked.
IS_ATTACKER: Final = 4
IS_TARGET: Final = 5
