"""Chapter 3: the areas, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone

LAYOUT: Final = Layout((
    Zone("deck", "3-2", NO_ONE, ordered=True, arranged=True, singly=True, watched=True),
    Zone("hand", "3-3", CONTROLLER_ONLY),
    Zone("drop", "3-4", EVERYONE, ordered=True),
    Zone("leader", "3-5", EVERYONE, restable=True, capacity=1),
    # 3-1-4, 3-1-5: a card that goes between these two stays the same card.
    Zone("battle", "3-6", EVERYONE, arranged=True, restable=True, capacity=4, body=1),
    Zone("brawl", "3-7", EVERYONE, body=1),
    Zone("energy", "3-8", EVERYONE),
    Zone("life", "3-9", NO_ONE, ordered=True, arranged=True, watched=True),
    # Where cards are before 5-2 lays them out.
    Zone("box", "5-1", NO_ONE),
))

# The first place of each area; the place of a player is this plus the player.
DECK: Final = 0
HAND: Final = 2
DROP: Final = 4
LEADER: Final = 6
BATTLE: Final = 8
BRAWL: Final = 10
ENERGY: Final = 12
LIFE: Final = 14
BOX: Final = 16

# The areas as card texts name them: their places in the layout.
ZONE_DECK: Final = 0
ZONE_HAND: Final = 1
ZONE_DROP: Final = 2
ZONE_LEADER: Final = 3
ZONE_BATTLE: Final = 4
ZONE_BRAWL: Final = 5
ZONE_ENERGY: Final = 6
ZONE_LIFE: Final = 7

BATTLE_LIMIT: Final = 4

# Registers.
ATTACKER: Final = 0
ATTACKER_OBJECT: Final = 1
GUARD: Final = 2
GUARD_OBJECT: Final = 3
ATTACK_POWER: Final = 4
GUARD_POWER: Final = 5
STANDBY_STEPS: Final = 6
PHASE: Final = 7
CHECKED: Final = 8
# How many further turns players have to come, eight bits each.
EXTRA_TURNS: Final = 9

REGISTERS: Final = (
    "attacker", "attacker object", "guard", "guard object", "attack power", "guard power", "standby steps", "phase",
    "checked", "extra turns",
)

# Phases, for what depends on them.
PREPARATION: Final = 0
CHARGE_PHASE: Final = 1
MAIN_PHASE: Final = 2
BATTLE_PHASE: Final = 3
END_PHASE: Final = 4

# Why something happened. The order is that of REASONS.
BY_RULE: Final = 0
DRAW: Final = 1
CHARGE: Final = 2
PLAY: Final = 3
PAY: Final = 4
JOIN: Final = 5
BREAK: Final = 6
DAMAGE: Final = 7
LIMIT: Final = 8
ILLEGAL_BRAWL: Final = 9
REDRAW: Final = 10
SET_LIFE: Final = 11
ATTACK: Final = 12
LEAVE_BRAWL: Final = 13
REFRESH: Final = 14
SET_UP: Final = 15
NO_LIFE: Final = 16
NO_DECK: Final = 17
TURN_START: Final = 18
CHARGE_START: Final = 19
MAIN_START: Final = 20
BATTLE_START: Final = 21
ATTACK_START: Final = 22
GUARD_START: Final = 23
JUDGE_START: Final = 24
COMPLETION_START: Final = 25
BATTLE_END: Final = 26
TURN_END: Final = 27
FIRST_PLAYER: Final = 28
ENDLESS: Final = 29
USE: Final = 30
STRIKE: Final = 31
BY_SKILL: Final = 32
DISCARD: Final = 33
AWAKEN: Final = 34
TEAM_UP: Final = 35
LOOK: Final = 36
DECIDED: Final = 37
SURGE: Final = 38

REASONS: Final = (
    "rule", "draw", "charge", "play", "pay", "join", "break", "damage", "limit", "illegal_brawl", "redraw",
    "set_life", "attack", "leave_brawl", "refresh", "set_up", "no_life", "no_deck", "turn_start", "charge_start",
    "main_start", "battle_start", "attack_start", "guard_start", "judge_start", "completion_start", "battle_end",
    "turn_end", "first_player", "endless", "use", "strike", "by_skill", "discard", "awaken", "team_up", "look",
    "decided", "surge",
)

# Actions of this game.
DO_PLAY: Final = 16
DO_ATTACK: Final = 17
DO_ATTACK_WITH: Final = 18
DO_TARGET: Final = 19
DO_JOIN_ATTACK: Final = 20
DO_PLAY_ATTACK: Final = 21
DO_JOIN_GUARD: Final = 22
DO_PLAY_GUARD: Final = 23
DO_NOT_ATTACK: Final = 24
DO_USE: Final = 25
DO_USE_STANDBY: Final = 26
DO_USE_ATTACK: Final = 27
DO_USE_GUARD: Final = 28
DO_AWAKEN: Final = 29

# What card texts can forbid, beside what any game has (kernel.codes): to a card, attacking, being attacked and joining
# a brawl, and attacking a leader or a battle card; to a player, playing battle cards and extra cards, and putting cards
# into the brawl area.
ATTACKING: Final = 48
BEING_ATTACKED: Final = 49
JOINING: Final = 50
PLAYING_BATTLE: Final = 51
PLAYING_EXTRA: Final = 52
ATTACKING_LEADER: Final = 53
ATTACKING_BATTLE: Final = 54
BRAWLING: Final = 55

# What can be so of a card beyond its numbers and names: that the back of a leader is up.
BACK: Final = 0
