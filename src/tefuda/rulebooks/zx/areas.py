"""Chapter 300: the zones, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import FIRST_OWN_DEED
from ...kernel.numbering import Numbering
from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone
from ...kernel.verbs import Verbs

# 303.2: three by three, the row of the second player's player square first.
_GRID: Final = tuple((column, row) for row in range(3) for column in range(3))

# What lies in the places of a player's box, by the parts of a deck.
_IN_BOX: Final = Numbering("part")
BOX_PLAYER: Final = _IN_BOX.add("player")
BOX_OVERBOOST: Final = _IN_BOX.add("overboost")
BOX_MAIN: Final = _IN_BOX.add("main")
BOX_DYNAMIS: Final = _IN_BOX.add("dynamis")
BOX_PARTS: Final = _IN_BOX.words()

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
    Zone("box", "401", CONTROLLER_ONLY, places=len(BOX_PARTS)),
))

# The first place of each zone; the place of a player is this plus the player, where it is not shared.
DECK: Final = LAYOUT.first("deck")
HAND: Final = LAYOUT.first("hand")
SQUARE: Final = LAYOUT.first("square")
TRASH: Final = LAYOUT.first("trash")
CHARGE: Final = LAYOUT.first("charge")
LIFE: Final = LAYOUT.first("life")
RESOURCE: Final = LAYOUT.first("resource")
TEMPORARY: Final = LAYOUT.first("temporary")
REMOVE: Final = LAYOUT.first("remove")
FORCE: Final = LAYOUT.first("force")
DYNAMIS: Final = LAYOUT.first("dynamis")
UNDERSIDE: Final = LAYOUT.first("underside")
BOX: Final = LAYOUT.first("box")

CHARGE_LIMIT: Final = 4
HAND_LIMIT: Final = 6

# The zones as card texts name them: their places in the layout.
ZONE_DECK: Final = LAYOUT.number("deck")
ZONE_HAND: Final = LAYOUT.number("hand")
ZONE_SQUARE: Final = LAYOUT.number("square")
ZONE_TRASH: Final = LAYOUT.number("trash")
ZONE_CHARGE: Final = LAYOUT.number("charge")
ZONE_LIFE: Final = LAYOUT.number("life")
ZONE_RESOURCE: Final = LAYOUT.number("resource")
ZONE_TEMPORARY: Final = LAYOUT.number("temporary")
ZONE_REMOVE: Final = LAYOUT.number("remove")
ZONE_FORCE: Final = LAYOUT.number("force")
ZONE_DYNAMIS: Final = LAYOUT.number("dynamis")
# 1006.1: what comes into a square from one of these appears.
ELSEWHERE: Final = (
    ZONE_DECK, ZONE_HAND, ZONE_TRASH, ZONE_CHARGE, ZONE_LIFE, ZONE_RESOURCE, ZONE_TEMPORARY, ZONE_REMOVE, ZONE_FORCE,
    ZONE_DYNAMIS,
)

# Registers. The damage has one for each player (907.1).
_REGISTERS: Final = Numbering("register")
PHASE: Final = _REGISTERS.add("phase")
ATTACKER: Final = _REGISTERS.add("attacker")
ATTACKER_OBJECT: Final = _REGISTERS.add("attacker object")
TARGET: Final = _REGISTERS.add("target")
TARGET_OBJECT: Final = _REGISTERS.add("target object")
PLAYER_DAMAGE: Final = _REGISTERS.add("damage 1", "damage 2")
VIRTUAL_PRINT: Final = _REGISTERS.add("virtual print")
# The last object that there was before this turn.
TURN_OBJECT: Final = _REGISTERS.add("turn object")
# The last turn in which an extra or a shift was played out of the Dynamis (506.2).
EXTRA_TURN: Final = _REGISTERS.add("extra turn")
SHIFT_TURN: Final = _REGISTERS.add("shift turn")

REGISTERS: Final = _REGISTERS.words()

# Phases, for what depends on them.
_PHASES: Final = Numbering("phase")
PREPARATION: Final = _PHASES.add("preparation")
REBOOT_PHASE: Final = _PHASES.add("reboot phase")
DRAW_PHASE: Final = _PHASES.add("draw phase")
RESOURCE_PHASE: Final = _PHASES.add("resource phase")
IGNITION_PHASE: Final = _PHASES.add("ignition phase")
MAIN_PHASE: Final = _PHASES.add("main phase")
END_PHASE: Final = _PHASES.add("end phase")

# What is created in a square and is no card (the first number of its data).
_CREATED: Final = Numbering("thing")
VIRTUAL_PLAYER: Final = _CREATED.add("virtual player")
TOKEN: Final = _CREATED.add("token")

# Why something happened.
_REASONS: Final = Numbering("reason")
BY_RULE: Final = _REASONS.add("rule")
SET_UP: Final = _REASONS.add("set_up")
FIRST_PLAYER: Final = _REASONS.add("first_player")
REDRAW: Final = _REASONS.add("redraw")
REBOOT: Final = _REASONS.add("reboot")
DRAW: Final = _REASONS.add("draw")
TO_RESOURCE: Final = _REASONS.add("resource")
IGNITION: Final = _REASONS.add("ignition")
PLAY: Final = _REASONS.add("play")
PAY: Final = _REASONS.add("pay")
RESOLVE: Final = _REASONS.add("resolve")
ATTACK: Final = _REASONS.add("attack")
BATTLE_DAMAGE: Final = _REASONS.add("battle_damage")
PLAYER_HURT: Final = _REASONS.add("player_damage")
LIFE_LOST: Final = _REASONS.add("life_lost")
DESTROYED: Final = _REASONS.add("destroyed")
HAND_OVER: Final = _REASONS.add("hand_limit")
CHARGE_OVER: Final = _REASONS.add("charge_limit")
ILLEGAL_ZX: Final = _REASONS.add("illegal_zx")
ILLEGAL_FORCE: Final = _REASONS.add("illegal_force")
NO_PLAYER_CARD: Final = _REASONS.add("no_player_card")
RELOAD: Final = _REASONS.add("reload")
GO_HOME: Final = _REASONS.add("go_home")
LIFE_RECOVERED: Final = _REASONS.add("life_recovery")
VOID_BROUGHT: Final = _REASONS.add("void_bringer")
NO_LIFE: Final = _REASONS.add("no_life")
NO_DECK: Final = _REASONS.add("no_deck")
GAME_START: Final = _REASONS.add("game_start")
REBOOT_START: Final = _REASONS.add("reboot_start")
DRAW_START: Final = _REASONS.add("draw_start")
RESOURCE_START: Final = _REASONS.add("resource_start")
IGNITION_START: Final = _REASONS.add("ignition_start")
MAIN_START: Final = _REASONS.add("main_start")
BATTLE_START: Final = _REASONS.add("battle_start")
BATTLE_END: Final = _REASONS.add("battle_end")
END_START: Final = _REASONS.add("end_start")
TURN_END: Final = _REASONS.add("turn_end")
USE: Final = _REASONS.add("use")
BY_ABILITY: Final = _REASONS.add("ability")
EFFECT_DAMAGE: Final = _REASONS.add("effect_damage")
EXCLUDED: Final = _REASONS.add("exclude")
LOOK: Final = _REASONS.add("look")
AS_FORCE: Final = _REASONS.add("force")
DECIDED: Final = _REASONS.add("decided")
ENDLESS: Final = _REASONS.add("endless")
APPEAR: Final = _REASONS.add("appear")
OVERBOOSTED: Final = _REASONS.add("igob")
SHIFTED: Final = _REASONS.add("shift")
COUNTERS: Final = _REASONS.add("counters")

REASONS: Final = _REASONS.words()

# Actions of this game.
VERBS: Final = Verbs({
    "pass": "701.3", "done": "102.9", "pick": "804.3a", "number": "102.10",
    "yes": "812.1", "no": "812.1", "place": "1006.3",
})
DO_REDRAW: Final = VERBS.add("redraw", (), "402.1j")
DO_KEEP: Final = VERBS.add("keep", (), "402.1j")
DO_RESOURCE: Final = VERBS.add("resource", ("card",), "504.3")
DO_IGNITE: Final = VERBS.add("ignite", ("card",), "505.3")
DO_PLAY: Final = VERBS.add("play", ("card", "place"), "806.1")
DO_PLAY_EVENT: Final = VERBS.add("play", ("card",), "806.1")
DO_ATTACK: Final = VERBS.add("attack", ("card", "card"), "602.1")
DO_IGNITION_PLAY: Final = VERBS.add("play", ("card", "place"), "505.3a")
DO_IGNITION_EVENT: Final = VERBS.add("play", ("card",), "505.3a")
DO_LIFE_PLAY: Final = VERBS.add("play", ("card", "place"), "907.2e")
DO_LIFE_EVENT: Final = VERBS.add("play", ("card",), "907.2e")
DO_USE: Final = VERBS.add("use", ("card", "ability"), "506.2")
DO_BATTLE_USE: Final = VERBS.add("use", ("card", "ability"), "603.1b")
DO_SHIFT: Final = VERBS.add("shift", ("card", "card"), "806.1e")

# How long what a shift gives the card under it lasts: as long as it lies there (kernel.effects, durations).
WHILE_SHIFTED: Final = 64

# What card texts can forbid, beside what any game has (kernel.codes): to a card, dealing damage, dealing battle damage
# and being attacked (attacking is declaring for that reason); to a player, playing Z/X and events.
_DEEDS: Final = Numbering("deed", FIRST_OWN_DEED)
DEALING: Final = _DEEDS.add("dealing")
DEALING_IN_BATTLE: Final = _DEEDS.add("dealing in battle")
BEING_ATTACKED: Final = _DEEDS.add("being attacked")
PLAYING_ZX: Final = _DEEDS.add("playing zx")
PLAYING_EVENTS: Final = _DEEDS.add("playing events")
# To a card, attacking a player.
ATTACKING_PLAYER: Final = _DEEDS.add("attacking player")

# What the book itself can tell of a card (kernel.abilities.tests.IsSo): it appeared in this turn.
_FACTS: Final = Numbering("fact")
APPEARED: Final = _FACTS.add("appeared")
# It attacks or is attacked.
BATTLING: Final = _FACTS.add("battling")
# It is a token.
IS_TOKEN: Final = _FACTS.add("is token")
# It has a force.
HAS_FORCE: Final = _FACTS.add("has force")
# It is the Z/X that attacks, or what is attacked.
IS_ATTACKER: Final = _FACTS.add("is attacker")
IS_TARGET: Final = _FACTS.add("is target")
