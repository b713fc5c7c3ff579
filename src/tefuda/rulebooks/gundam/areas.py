"""Chapter 3: the areas, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import FIRST_OWN_DEED
from ...kernel.numbering import Numbering
from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone
from ...kernel.verbs import Verbs

RESOURCE_LIMIT: Final = 15

LAYOUT: Final = Layout((
    # 3-1-6, 3-1-7: of areas whose cards lie in an order, the owner says in which they are put there together.
    Zone("deck", "3-2", NO_ONE, ordered=True, arranged=True, watched=True),
    Zone("resource_deck", "3-3", NO_ONE, ordered=True),
    Zone("resources", "3-4", EVERYONE, restable=True, capacity=RESOURCE_LIMIT),
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
DECK: Final = LAYOUT.first("deck")
RESOURCE_DECK: Final = LAYOUT.first("resource_deck")
RESOURCES: Final = LAYOUT.first("resources")
BATTLE: Final = LAYOUT.first("battle")
BASE: Final = LAYOUT.first("base")
SHIELDS: Final = LAYOUT.first("shields")
REMOVED: Final = LAYOUT.first("removed")
HAND: Final = LAYOUT.first("hand")
TRASH: Final = LAYOUT.first("trash")
IN_USE: Final = LAYOUT.first("in_use")
BOX: Final = LAYOUT.first("box")

# The areas as card texts name them: their places in the layout.
ZONE_DECK: Final = LAYOUT.number("deck")
ZONE_RESOURCES: Final = LAYOUT.number("resources")
ZONE_BATTLE: Final = LAYOUT.number("battle")
ZONE_BASE: Final = LAYOUT.number("base")
ZONE_SHIELDS: Final = LAYOUT.number("shields")
ZONE_REMOVED: Final = LAYOUT.number("removed")
ZONE_HAND: Final = LAYOUT.number("hand")
ZONE_TRASH: Final = LAYOUT.number("trash")
ZONE_IN_USE: Final = LAYOUT.number("in_use")

EX_RESOURCE_LIMIT: Final = 5
UNIT_LIMIT: Final = 6
HAND_LIMIT: Final = 10
OPENING_HAND: Final = 5
OPENING_SHIELDS: Final = 6

# Registers.
_REGISTERS: Final = Numbering("register")
ATTACKER: Final = _REGISTERS.add("attacker")
ATTACKER_OBJECT: Final = _REGISTERS.add("attacker object")
TARGET: Final = _REGISTERS.add("target")
TARGET_OBJECT: Final = _REGISTERS.add("target object")
TURN_TIME: Final = _REGISTERS.add("turn time")
STRUCK: Final = _REGISTERS.add("struck")
EX_BASE: Final = _REGISTERS.add("ex base")
EX_RESOURCE: Final = _REGISTERS.add("ex resource")
# Whether battle damage is being dealt (4-5-2).
STRIKING: Final = _REGISTERS.add("striking")
# The card that is being played with an EX resource, or none.
PLAYED_BY_EX: Final = _REGISTERS.add("played by ex")

REGISTERS: Final = _REGISTERS.words()

# In the registers of the attack: nothing attacks; the player is attacked.
NONE: Final = -1

# What a token is, among the things that are no cards.
TOKEN: Final = 0

# Why something happened.
_REASONS: Final = Numbering("reason")
BY_RULE: Final = _REASONS.add("rule")
DRAW: Final = _REASONS.add("draw")
PLAY: Final = _REASONS.add("play")
PAY: Final = _REASONS.add("pay")
DEPLOY: Final = _REASONS.add("deploy")
SET: Final = _REASONS.add("set")
USE: Final = _REASONS.add("use")
USED: Final = _REASONS.add("used")
ATTACK: Final = _REASONS.add("attack")
BLOCK: Final = _REASONS.add("block")
BATTLE_DAMAGE: Final = _REASONS.add("battle_damage")
DESTROY: Final = _REASONS.add("destroy")
OVERFLOW: Final = _REASONS.add("overflow")
DISCARD: Final = _REASONS.add("discard")
REMOVE: Final = _REASONS.add("remove")
RECOVER: Final = _REASONS.add("recover")
REDRAW: Final = _REASONS.add("redraw")
KEEP: Final = _REASONS.add("keep")
SET_SHIELD: Final = _REASONS.add("set_shield")
SET_UP: Final = _REASONS.add("set_up")
RESOURCE: Final = _REASONS.add("resource")
ACTIVATE: Final = _REASONS.add("activate")
TOKEN_GONE: Final = _REASONS.add("token_gone")
NO_SHIELD: Final = _REASONS.add("no_shield")
NO_DECK: Final = _REASONS.add("no_deck")
FIRST_PLAYER: Final = _REASONS.add("first_player")
DECIDER: Final = _REASONS.add("decider")
TURN_START: Final = _REASONS.add("turn_start")
MAIN_START: Final = _REASONS.add("main_start")
BATTLE_END: Final = _REASONS.add("battle_end")
END_START: Final = _REASONS.add("end_start")
TURN_END: Final = _REASONS.add("turn_end")
ATTACK_PLAYER: Final = _REASONS.add("attack_player")
PLAYER_DAMAGE: Final = _REASONS.add("player_damage")
EFFECT_DAMAGE: Final = _REASONS.add("effect_damage")
BY_EFFECT: Final = _REASONS.add("by_effect")
SUPPORT: Final = _REASONS.add("support")
LOOK: Final = _REASONS.add("look")
DECIDED: Final = _REASONS.add("decided")
ENDLESS: Final = _REASONS.add("endless")
LESSEN: Final = _REASONS.add("lessen")

REASONS: Final = _REASONS.words()

# Actions of this game.
VERBS: Final = Verbs({
    "pass": "8-3-3", "done": "9-3-4", "pick": "9-3-3", "number": "1-3-5", "yes": "9-1-3", "no": "9-1-3",
})
DO_GO_FIRST: Final = VERBS.add("go-first", (), "5-2-1-4")
DO_GO_SECOND: Final = VERBS.add("go-second", (), "5-2-1-4")
DO_REDRAW: Final = VERBS.add("redraw", (), "5-2-1-6-1")
DO_KEEP: Final = VERBS.add("keep", (), "5-2-1-6")
DO_DEPLOY_UNIT: Final = VERBS.add("deploy", ("card",), "6-5-2-1-1")
DO_DEPLOY_BASE: Final = VERBS.add("deploy", ("card",), "6-5-2-2-1")
DO_SET_PILOT: Final = VERBS.add("set", ("card", "card"), "6-5-2-3-1")
DO_SET_COMMAND: Final = VERBS.add("set", ("card", "card"), "6-5-2-3-5")
DO_MAIN_COMMAND: Final = VERBS.add("use", ("card",), "6-5-2-4-1")
DO_ACTION_COMMAND: Final = VERBS.add("use", ("card",), "8-3-1")
DO_ATTACK_PLAYER: Final = VERBS.add("attack", ("card",), "7-3-1")
DO_ATTACK_UNIT: Final = VERBS.add("attack-unit", ("card", "card"), "7-3-1")
DO_END_MAIN: Final = VERBS.add("end-main", (), "6-5-5-1")
DO_BLOCK: Final = VERBS.add("block", ("card",), "7-4-1")
DO_ACTIVATE_MAIN: Final = VERBS.add("activate", ("card", "ability"), "6-5-3-1")
DO_ACTIVATE_ACTION: Final = VERBS.add("activate", ("card", "ability"), "8-3-2")
DO_SUPPORT: Final = VERBS.add("support", ("card", "card"), "11-1-3-1")

# What card texts can forbid to a unit, beside what any game has (kernel.codes): attacking, attacking the player,
# being attacked, blocking; what they can allow it: attacking in the turn in which it came, attacking active units; and
# what they can forbid to be done to it: that a pilot is set on it.
_DEEDS: Final = Numbering("deed", FIRST_OWN_DEED)
ATTACKING: Final = _DEEDS.add("attacking")
ATTACKING_PLAYER: Final = _DEEDS.add("attacking player")
BEING_ATTACKED: Final = _DEEDS.add("being attacked")
BLOCKING: Final = _DEEDS.add("blocking")
ATTACKING_AT_ONCE: Final = _DEEDS.add("attacking at once")
ATTACKING_ACTIVE: Final = _DEEDS.add("attacking active")
CARRYING: Final = _DEEDS.add("carrying")
# What they can let it do: attack past some units, which can't block it.
PASSING: Final = _DEEDS.add("passing")

# What only this book can tell of a card: that it is a link unit (2-11-3), that it is in battle (7-6-3-1), that it is
# being played with an EX resource (4-17-5-3), that it is the unit that attacks, or attacks
# the player (7-3-1), or that is attacked (7-3-5-2).
_FACTS: Final = Numbering("fact")
LINKED: Final = _FACTS.add("linked")
IN_BATTLE: Final = _FACTS.add("in battle")
BY_EX: Final = _FACTS.add("by ex")
IS_ATTACKING: Final = _FACTS.add("is attacking")
ATTACKS_PLAYER: Final = _FACTS.add("attacks player")
IS_ATTACKED: Final = _FACTS.add("is attacked")
