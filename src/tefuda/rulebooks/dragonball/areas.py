"""Chapter 3: the areas, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import FIRST_OWN_DEED
from ...kernel.numbering import Numbering
from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone
from ...kernel.verbs import Verbs

BATTLE_LIMIT: Final = 4

LAYOUT: Final = Layout((
    Zone("deck", "3-2", NO_ONE, ordered=True, arranged=True, singly=True, watched=True),
    Zone("hand", "3-3", CONTROLLER_ONLY),
    Zone("drop", "3-4", EVERYONE, ordered=True),
    Zone("leader", "3-5", EVERYONE, restable=True, capacity=1),
    # 3-1-4, 3-1-5: a card that goes between these two stays the same card.
    Zone("battle", "3-6", EVERYONE, arranged=True, restable=True, capacity=BATTLE_LIMIT, body=1),
    Zone("brawl", "3-7", EVERYONE, body=1),
    Zone("energy", "3-8", EVERYONE),
    Zone("life", "3-9", NO_ONE, ordered=True, arranged=True, watched=True),
    # Where cards are before 5-2 lays them out.
    Zone("box", "5-1", NO_ONE),
))

# The first place of each area; the place of a player is this plus the player.
DECK: Final = LAYOUT.first("deck")
HAND: Final = LAYOUT.first("hand")
DROP: Final = LAYOUT.first("drop")
LEADER: Final = LAYOUT.first("leader")
BATTLE: Final = LAYOUT.first("battle")
BRAWL: Final = LAYOUT.first("brawl")
ENERGY: Final = LAYOUT.first("energy")
LIFE: Final = LAYOUT.first("life")
BOX: Final = LAYOUT.first("box")

# The areas as card texts name them: their places in the layout.
ZONE_DECK: Final = LAYOUT.number("deck")
ZONE_HAND: Final = LAYOUT.number("hand")
ZONE_DROP: Final = LAYOUT.number("drop")
ZONE_LEADER: Final = LAYOUT.number("leader")
ZONE_BATTLE: Final = LAYOUT.number("battle")
ZONE_BRAWL: Final = LAYOUT.number("brawl")
ZONE_ENERGY: Final = LAYOUT.number("energy")
ZONE_LIFE: Final = LAYOUT.number("life")

# Registers.
_REGISTERS: Final = Numbering("register")
ATTACKER: Final = _REGISTERS.add("attacker")
ATTACKER_OBJECT: Final = _REGISTERS.add("attacker object")
GUARD: Final = _REGISTERS.add("guard")
GUARD_OBJECT: Final = _REGISTERS.add("guard object")
ATTACK_POWER: Final = _REGISTERS.add("attack power")
GUARD_POWER: Final = _REGISTERS.add("guard power")
STANDBY_STEPS: Final = _REGISTERS.add("standby steps")
PHASE: Final = _REGISTERS.add("phase")
CHECKED: Final = _REGISTERS.add("checked")
# How many further turns players have to come, eight bits each.
EXTRA_TURNS: Final = _REGISTERS.add("extra turns")

REGISTERS: Final = _REGISTERS.words()

# Phases, for what depends on them.
_PHASES: Final = Numbering("phase")
PREPARATION: Final = _PHASES.add("preparation")
CHARGE_PHASE: Final = _PHASES.add("charge phase")
MAIN_PHASE: Final = _PHASES.add("main phase")
BATTLE_PHASE: Final = _PHASES.add("battle phase")
END_PHASE: Final = _PHASES.add("end phase")

# Why something happened.
_REASONS: Final = Numbering("reason")
BY_RULE: Final = _REASONS.add("rule")
DRAW: Final = _REASONS.add("draw")
CHARGE: Final = _REASONS.add("charge")
PLAY: Final = _REASONS.add("play")
PAY: Final = _REASONS.add("pay")
JOIN: Final = _REASONS.add("join")
BREAK: Final = _REASONS.add("break")
DAMAGE: Final = _REASONS.add("damage")
LIMIT: Final = _REASONS.add("limit")
ILLEGAL_BRAWL: Final = _REASONS.add("illegal_brawl")
REDRAW: Final = _REASONS.add("redraw")
SET_LIFE: Final = _REASONS.add("set_life")
ATTACK: Final = _REASONS.add("attack")
LEAVE_BRAWL: Final = _REASONS.add("leave_brawl")
REFRESH: Final = _REASONS.add("refresh")
SET_UP: Final = _REASONS.add("set_up")
NO_LIFE: Final = _REASONS.add("no_life")
NO_DECK: Final = _REASONS.add("no_deck")
TURN_START: Final = _REASONS.add("turn_start")
CHARGE_START: Final = _REASONS.add("charge_start")
MAIN_START: Final = _REASONS.add("main_start")
BATTLE_START: Final = _REASONS.add("battle_start")
ATTACK_START: Final = _REASONS.add("attack_start")
GUARD_START: Final = _REASONS.add("guard_start")
JUDGE_START: Final = _REASONS.add("judge_start")
COMPLETION_START: Final = _REASONS.add("completion_start")
BATTLE_END: Final = _REASONS.add("battle_end")
TURN_END: Final = _REASONS.add("turn_end")
FIRST_PLAYER: Final = _REASONS.add("first_player")
ENDLESS: Final = _REASONS.add("endless")
USE: Final = _REASONS.add("use")
STRIKE: Final = _REASONS.add("strike")
BY_SKILL: Final = _REASONS.add("by_skill")
DISCARD: Final = _REASONS.add("discard")
AWAKEN: Final = _REASONS.add("awaken")
TEAM_UP: Final = _REASONS.add("team_up")
LOOK: Final = _REASONS.add("look")
DECIDED: Final = _REASONS.add("decided")
SURGE: Final = _REASONS.add("surge")

REASONS: Final = _REASONS.words()

# Actions of this game.
VERBS: Final = Verbs({
    "pass": "4-6-3-2", "done": "8-6-3-2", "pick": "8-6-3", "number": "1-3-5", "yes": "8-10-3", "no": "8-10-3",
})
DO_PLAY: Final = VERBS.add("play", ("card",), "6-3-1-2-1")
DO_ATTACK: Final = VERBS.add("attack", (), "7-2-1-2-1")
DO_ATTACK_WITH: Final = VERBS.add("attack-with", ("card",), "7-3-1-2")
DO_TARGET: Final = VERBS.add("target", ("card",), "7-3-1-4")
DO_JOIN_ATTACK: Final = VERBS.add("join", ("card",), "7-3-1-6-1")
DO_PLAY_ATTACK: Final = VERBS.add("play-join", ("card",), "7-3-1-6-2")
DO_JOIN_GUARD: Final = VERBS.add("join", ("card",), "7-4-1-2-1")
DO_PLAY_GUARD: Final = VERBS.add("play-join", ("card",), "7-4-1-2-2")
DO_NOT_ATTACK: Final = VERBS.add("no-attack", (), "7-3-1-2")
DO_USE: Final = VERBS.add("use", ("card", "ability"), "6-3-1-2-2")
DO_USE_STANDBY: Final = VERBS.add("use", ("card", "ability"), "7-2-1-2-2")
DO_USE_ATTACK: Final = VERBS.add("use", ("card", "ability"), "7-3-1-6-3")
DO_USE_GUARD: Final = VERBS.add("use", ("card", "ability"), "7-4-1-2-3")
DO_AWAKEN: Final = VERBS.add("awaken", ("card", "ability"), "6-3-1-2-3")

# What card texts can forbid, beside what any game has (kernel.codes): to a card, attacking, being attacked and joining
# a brawl, and attacking a leader or a battle card; to a player, playing battle cards and extra cards, and putting cards
# into the brawl area.
_DEEDS: Final = Numbering("deed", FIRST_OWN_DEED)
ATTACKING: Final = _DEEDS.add("attacking")
BEING_ATTACKED: Final = _DEEDS.add("being attacked")
JOINING: Final = _DEEDS.add("joining")
PLAYING_BATTLE: Final = _DEEDS.add("playing battle")
PLAYING_EXTRA: Final = _DEEDS.add("playing extra")
ATTACKING_LEADER: Final = _DEEDS.add("attacking leader")
ATTACKING_BATTLE: Final = _DEEDS.add("attacking battle")
BRAWLING: Final = _DEEDS.add("brawling")

# What can be so of a card beyond its numbers and names: that the back of a leader is up.
_FACTS: Final = Numbering("fact")
BACK: Final = _FACTS.add("back")
