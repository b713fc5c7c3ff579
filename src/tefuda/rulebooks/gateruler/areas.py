"""Chapter 3: the zones, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import FIRST_OWN_DEED
from ...kernel.numbering import Numbering
from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone
from ...kernel.verbs import Verbs

# 3-2d: a card that moves between zones of the field (場) stays the same card.
_IN_PLAY: Final = 1

LAYOUT: Final = Layout((
    Zone("deck", "3-4", NO_ONE, ordered=True, arranged=True),
    Zone("hand", "3-5", CONTROLLER_ONLY),
    Zone("ruler", "3-7", EVERYONE, restable=True, capacity=1, body=_IN_PLAY),
    # As many as the rulers of appendix A have; a ruler with fewer closes the others (3-2f).
    Zone("attack", "3-8", EVERYONE, places=2, restable=True, capacity=1, body=_IN_PLAY, front=True),
    Zone("defence", "3-9", EVERYONE, restable=True, capacity=1, body=_IN_PLAY, front=True),
    Zone("set", "3-10", CONTROLLER_ONLY, places=3, capacity=1, body=_IN_PLAY),
    Zone("field", "3-11", EVERYONE, body=_IN_PLAY),
    Zone("drive", "3-12", EVERYONE),
    Zone("damage", "3-13", EVERYONE),
    Zone("soul", "3-14", EVERYONE),
    Zone("graveyard", "3-15", EVERYONE),
    Zone("energy", "3-16", EVERYONE, restable=True),
    Zone("exile", "3-17", EVERYONE),
    Zone("gate", "3-18", EVERYONE, shared=True, ordered=True),
    Zone("counter", "3-19", EVERYONE),
    # Where cards are before 5-3 lays them out: the ruler and the deck, and the energy cards beside it.
    Zone("box", "5-2", NO_ONE, places=2),
))

# The first place of each zone; the place of a player is this plus the player times the places of the zone.
DECK: Final = LAYOUT.first("deck")
HAND: Final = LAYOUT.first("hand")
RULER_ZONE: Final = LAYOUT.first("ruler")
ATTACK_ZONE: Final = LAYOUT.first("attack")
DEFENCE_ZONE: Final = LAYOUT.first("defence")
SET_ZONE: Final = LAYOUT.first("set")
FIELD_ZONE: Final = LAYOUT.first("field")
DRIVE_ZONE: Final = LAYOUT.first("drive")
DAMAGE_ZONE: Final = LAYOUT.first("damage")
SOUL_ZONE: Final = LAYOUT.first("soul")
GRAVEYARD: Final = LAYOUT.first("graveyard")
ENERGY_ZONE: Final = LAYOUT.first("energy")
EXILE: Final = LAYOUT.first("exile")
GATE: Final = LAYOUT.first("gate")
COUNTER_ZONE: Final = LAYOUT.first("counter")
BOX: Final = LAYOUT.first("box")

# The zones as card texts name them: their places in the layout.
ZONE_DECK: Final = LAYOUT.number("deck")
ZONE_HAND: Final = LAYOUT.number("hand")
ZONE_RULER: Final = LAYOUT.number("ruler")
ZONE_ATTACK: Final = LAYOUT.number("attack")
ZONE_DEFENCE: Final = LAYOUT.number("defence")
ZONE_SET: Final = LAYOUT.number("set")
ZONE_FIELD: Final = LAYOUT.number("field")
ZONE_DRIVE: Final = LAYOUT.number("drive")
ZONE_DAMAGE: Final = LAYOUT.number("damage")
ZONE_SOUL: Final = LAYOUT.number("soul")
ZONE_GRAVEYARD: Final = LAYOUT.number("graveyard")
ZONE_ENERGY: Final = LAYOUT.number("energy")
ZONE_EXILE: Final = LAYOUT.number("exile")
ZONE_GATE: Final = LAYOUT.number("gate")
ZONE_COUNTER: Final = LAYOUT.number("counter")
# 3-6b, 3-6d: the field (場), and its front row, where units are.
ON_FIELD: Final = (ZONE_RULER, ZONE_ATTACK, ZONE_DEFENCE, ZONE_SET, ZONE_FIELD)
# 3-7a-2: what is called a card there is no ruler.
CARDS_ON_FIELD: Final = (ZONE_ATTACK, ZONE_DEFENCE, ZONE_SET, ZONE_FIELD)
OFF_FIELD: Final = (
    ZONE_DECK, ZONE_HAND, ZONE_DRIVE, ZONE_DAMAGE, ZONE_SOUL, ZONE_GRAVEYARD, ZONE_ENERGY, ZONE_EXILE, ZONE_GATE,
    ZONE_COUNTER,
)
IN_FRONT: Final = (ZONE_ATTACK, ZONE_DEFENCE)

# The places of each player: 3-6d the front row, its attack zones alone, and the set zones.
ATTACK_PLACES: Final = (LAYOUT.places("attack", 0), LAYOUT.places("attack", 1))
FRONT_ROW: Final = tuple((*places, DEFENCE_ZONE + player) for player, places in enumerate(ATTACK_PLACES))
SET_PLACES: Final = (LAYOUT.places("set", 0), LAYOUT.places("set", 1))

# Registers. Those of two numbers have one for each player.
_REGISTERS: Final = Numbering("register")
PHASE: Final = _REGISTERS.add("phase")
ATTACKER: Final = _REGISTERS.add("attacker")
ATTACKER_OBJECT: Final = _REGISTERS.add("attacker object")
LINE: Final = _REGISTERS.add("line")
SUBPHASES: Final = _REGISTERS.add("attack subphases")
SUMMONING_RIGHT: Final = _REGISTERS.add("summoning right 1", "summoning right 2")
SUMMON_COUNT: Final = _REGISTERS.add("summon count 1", "summon count 2")
# Who (as 1 + card) deals the damage that is being dealt, or dealt the last one since rule effects were looked at
# (15-12b), and how.
DEALER: Final = _REGISTERS.add("dealer")
DEALER_OBJECT: Final = _REGISTERS.add("dealer object")
DEALT: Final = _REGISTERS.add("dealt")
# 8-4c-1: whether the attack goes past the foremost card, to the ruler behind it.
PAST: Final = _REGISTERS.add("past")

REGISTERS: Final = _REGISTERS.words()

# Phases, for what depends on them.
_PHASES: Final = Numbering("phase")
PREPARATION: Final = _PHASES.add("preparation")
START_PHASE: Final = _PHASES.add("start phase")
MAIN_PHASE: Final = _PHASES.add("main phase")
ATTACK_PHASE: Final = _PHASES.add("attack phase")
END_PHASE: Final = _PHASES.add("end phase")

# Why something happened.
_REASONS: Final = Numbering("reason")
BY_RULE: Final = _REASONS.add("rule")
SET_UP: Final = _REASONS.add("set_up")
FIRST_PLAYER: Final = _REASONS.add("first_player")
DRAW: Final = _REASONS.add("draw")
DRIVEN: Final = _REASONS.add("drive")
REFRESH: Final = _REASONS.add("refresh")
PLAY: Final = _REASONS.add("play")
PAY: Final = _REASONS.add("pay")
RESOLVE: Final = _REASONS.add("resolve")
REVEAL: Final = _REASONS.add("reveal")
SET_CARD: Final = _REASONS.add("set")
REARRANGE: Final = _REASONS.add("rearrange")
DRIVE_END: Final = _REASONS.add("drive_end")
ATTACK: Final = _REASONS.add("attack")
BATTLE_DAMAGE: Final = _REASONS.add("battle_damage")
EFFECT_DAMAGE: Final = _REASONS.add("effect_damage")
RULER_HURT: Final = _REASONS.add("ruler_damage")
DESTROYED: Final = _REASONS.add("destroyed")
DUPLICATE: Final = _REASONS.add("duplicate")
ILLEGAL_SOUL: Final = _REASONS.add("illegal_soul")
RECOVERY: Final = _REASONS.add("recovery")
LIFE_GONE: Final = _REASONS.add("no_life")
DECK_GONE: Final = _REASONS.add("no_deck")
NOT_DRIVEN: Final = _REASONS.add("not_driven")
GAME_START: Final = _REASONS.add("game_start")
START_PHASE_START: Final = _REASONS.add("start_phase_start")
MAIN_PHASE_START: Final = _REASONS.add("main_phase_start")
ATTACK_PHASE_START: Final = _REASONS.add("attack_phase_start")
ATTACK_START: Final = _REASONS.add("attack_start")
DECLARATION_START: Final = _REASONS.add("declaration_start")
BATTLE_END: Final = _REASONS.add("battle_end")
ATTACK_PHASE_END: Final = _REASONS.add("attack_phase_end")
TURN_END: Final = _REASONS.add("turn_end")
# 15-17b, 16-3a: resolved cards that were played by a normal summon, from the hand, or both.
RESOLVE_SUMMON: Final = _REASONS.add("resolve_summon")
RESOLVE_HAND: Final = _REASONS.add("resolve_hand")
RESOLVE_HAND_SUMMON: Final = _REASONS.add("resolve_hand_summon")
SPECIAL_SUMMON: Final = _REASONS.add("special_summon")
GENESIS_SUMMON: Final = _REASONS.add("genesis_summon")
ABYSS_SUMMON: Final = _REASONS.add("abyss_summon")
BY_ABILITY: Final = _REASONS.add("by_ability")
DISCARD: Final = _REASONS.add("discard")
LOOK: Final = _REASONS.add("look")
USE: Final = _REASONS.add("use")
COUNTERED: Final = _REASONS.add("countered")
OPENED: Final = _REASONS.add("opened")
TAKE_CONTROL: Final = _REASONS.add("take_control")
INTO_SOUL: Final = _REASONS.add("into_soul")
END_TURN: Final = _REASONS.add("end_turn")
ENDLESS: Final = _REASONS.add("endless")
DECIDED: Final = _REASONS.add("decided")
SHOW_TRIGGERED: Final = _REASONS.add("show_triggered")
# What is declared beside attacks and plays: damage goes on the gate, was dealt; a card destroyed another one.
DEALING_BATTLE: Final = _REASONS.add("dealing_battle")
DEALING_EFFECT: Final = _REASONS.add("dealing_effect")
DEALT_BATTLE: Final = _REASONS.add("dealt_battle")
DEALT_EFFECT: Final = _REASONS.add("dealt_effect")
DESTROYS_BATTLE: Final = _REASONS.add("destroys_battle")
DESTROYS_EFFECT: Final = _REASONS.add("destroys_effect")
OVERDRIVEN: Final = _REASONS.add("overdriven")
EXILED: Final = _REASONS.add("exiled")
# 16-13b-1a, 16-14a-2b: cards that a genesis or abyss summon took as its material.
GENESIS_MATERIAL: Final = _REASONS.add("genesis_material")
ABYSS_MATERIAL: Final = _REASONS.add("abyss_material")

REASONS: Final = _REASONS.words()

# Actions of this game.
VERBS: Final = Verbs({
    "pass": "9-3e-1", "done": "3-2g", "pick": "4-5a", "number": "1-5e",
    "yes": "14-13d", "no": "14-13d", "place": "15-3a",
})
DO_REVEAL: Final = VERBS.add("reveal", ("card",), "7-2a")
DO_SUMMON: Final = VERBS.add("summon", ("card", "place"), "7-3a")
DO_PLAY: Final = VERBS.add("play", ("card",), "14-3b")
DO_SET: Final = VERBS.add("set", ("card", "place"), "7-5a")
DO_REARRANGE: Final = VERBS.add("rearrange", ("place", "place"), "7-10b")
DO_ATTACK: Final = VERBS.add("attack", ("card", "place"), "8-4c")
DO_END_ATTACKS: Final = VERBS.add("end-attacks", (), "8-4c")
DO_DRIVE_SUMMON: Final = VERBS.add("summon", ("card", "place"), "10-4d-1")
DO_DRIVE_PLAY: Final = VERBS.add("play", ("card",), "10-4d-1")
DO_DRIVE_SET: Final = VERBS.add("set", ("card", "place"), "10-4d-1")
DO_USE: Final = VERBS.add("use", ("card", "ability"), "7-7a")
DO_USE_INSTANT: Final = VERBS.add("use", ("card", "ability"), "9-3e-3")
DO_OVERDRIVE: Final = VERBS.add("overdrive", ("card",), "7-9a")
DO_DROP_OVERDRIVE: Final = VERBS.add("drop", ("card",), "7-9b")
DO_SHOW: Final = VERBS.add("show", ("card",), "14-9b-1")
DO_DRIVE_OVERDRIVE: Final = VERBS.add("overdrive", ("card",), "10-4d-1")
DO_ATTACK_PAST: Final = VERBS.add("attack-past", ("card", "place"), "8-4c-1")

# What card texts can forbid, beside what any game has (kernel.codes): to a card, attacking, being attacked,
# intercepting, being moved by a rearrangement, having its damage countered, and being destroyed; to a player, normal
# summons, playing events and fields, setting cards, and counters.
_DEEDS: Final = Numbering("deed", FIRST_OWN_DEED)
ATTACKING: Final = _DEEDS.add("attacking")
BEING_ATTACKED: Final = _DEEDS.add("being attacked")
INTERCEPTING: Final = _DEEDS.add("intercepting")
REARRANGING: Final = _DEEDS.add("rearranging")
BEING_COUNTERED: Final = _DEEDS.add("being countered")
SUMMONING: Final = _DEEDS.add("summoning")
PLAYING_EVENTS: Final = _DEEDS.add("playing events")
PLAYING_FIELDS: Final = _DEEDS.add("playing fields")
SETTING: Final = _DEEDS.add("setting")
COUNTERING: Final = _DEEDS.add("countering")
BEING_DESTROYED: Final = _DEEDS.add("being destroyed")

# What the rules don't allow and texts can: the normal summon from the graveyard (16-11), an attack on a card that is
# not the foremost of its line (8-4c-1), and setting a card that is no event (7-5a-2).
_PERMITS: Final = Numbering("permission")
SUMMON_FROM_GRAVEYARD: Final = _PERMITS.add("summon from graveyard")
ATTACK_BEHIND: Final = _PERMITS.add("attack behind")
BEING_SET: Final = _PERMITS.add("being set")

# What only the rules can tell of a card (Book.is_so): it is attacked now; it has attacked just once this turn.
_FACTS: Final = Numbering("fact")
ATTACKED: Final = _FACTS.add("attacked")
FIRST_ATTACK: Final = _FACTS.add("first attack")

# When activated abilities can be played (14-1a-1).
_TIMINGS: Final = Numbering("timing")
NORMAL_TIMING: Final = _TIMINGS.add("normal timing")
INSTANT_TIMING: Final = _TIMINGS.add("instant timing")

# Keywords by which the rules know abilities.
OVERDRIVE_ABILITY: Final = "overdrive"
COUNTER_ABILITY: Final = "counter"
TOUCHDOWN_ABILITY: Final = "touchdown"
ABYSS_CONDITION: Final = "abyss symphonia"
