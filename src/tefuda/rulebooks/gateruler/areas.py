"""Chapter 3: the zones, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone

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
DECK: Final = 0
HAND: Final = 2
RULER_ZONE: Final = 4
ATTACK_ZONE: Final = 6
DEFENCE_ZONE: Final = 10
SET_ZONE: Final = 12
FIELD_ZONE: Final = 18
DRIVE_ZONE: Final = 20
DAMAGE_ZONE: Final = 22
SOUL_ZONE: Final = 24
GRAVEYARD: Final = 26
ENERGY_ZONE: Final = 28
EXILE: Final = 30
GATE: Final = 32
COUNTER_ZONE: Final = 33
BOX: Final = 35

# The zones as card texts name them: their places in the layout.
ZONE_DECK: Final = 0
ZONE_HAND: Final = 1
ZONE_RULER: Final = 2
ZONE_ATTACK: Final = 3
ZONE_DEFENCE: Final = 4
ZONE_SET: Final = 5
ZONE_FIELD: Final = 6
ZONE_DRIVE: Final = 7
ZONE_DAMAGE: Final = 8
ZONE_SOUL: Final = 9
ZONE_GRAVEYARD: Final = 10
ZONE_ENERGY: Final = 11
ZONE_EXILE: Final = 12
ZONE_GATE: Final = 13
ZONE_COUNTER: Final = 14
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
ATTACK_PLACES: Final = ((6, 7), (8, 9))
FRONT_ROW: Final = ((6, 7, 10), (8, 9, 11))
SET_PLACES: Final = ((12, 13, 14), (15, 16, 17))

# Registers. Those of two numbers have one for each player.
PHASE: Final = 0
ATTACKER: Final = 1
ATTACKER_OBJECT: Final = 2
LINE: Final = 3
SUBPHASES: Final = 4
SUMMONING_RIGHT: Final = 5
SUMMON_COUNT: Final = 7
# Who (as 1 + card) deals the damage that is being dealt, or dealt the last one since rule effects were looked at
# (15-12b), and how.
DEALER: Final = 9
DEALER_OBJECT: Final = 10
DEALT: Final = 11
# 8-4c-1: whether the attack goes past the foremost card, to the ruler behind it.
PAST: Final = 12

REGISTERS: Final = (
    "phase", "attacker", "attacker object", "line", "attack subphases", "summoning right 1", "summoning right 2",
    "summon count 1", "summon count 2", "dealer", "dealer object", "dealt", "past",
)

# Phases, for what depends on them.
PREPARATION: Final = 0
START_PHASE: Final = 1
MAIN_PHASE: Final = 2
ATTACK_PHASE: Final = 3
END_PHASE: Final = 4

# Why something happened. The order is that of REASONS.
BY_RULE: Final = 0
SET_UP: Final = 1
FIRST_PLAYER: Final = 2
DRAW: Final = 3
DRIVEN: Final = 4
REFRESH: Final = 5
PLAY: Final = 6
PAY: Final = 7
RESOLVE: Final = 8
REVEAL: Final = 9
SET_CARD: Final = 10
REARRANGE: Final = 11
DRIVE_END: Final = 12
ATTACK: Final = 13
BATTLE_DAMAGE: Final = 14
EFFECT_DAMAGE: Final = 15
RULER_HURT: Final = 16
DESTROYED: Final = 17
DUPLICATE: Final = 18
ILLEGAL_SOUL: Final = 19
RECOVERY: Final = 20
LIFE_GONE: Final = 21
DECK_GONE: Final = 22
NOT_DRIVEN: Final = 23
GAME_START: Final = 24
START_PHASE_START: Final = 25
MAIN_PHASE_START: Final = 26
ATTACK_PHASE_START: Final = 27
ATTACK_START: Final = 28
DECLARATION_START: Final = 29
BATTLE_END: Final = 30
ATTACK_PHASE_END: Final = 31
TURN_END: Final = 32
# 15-17b, 16-3a: resolved cards that were played by a normal summon, from the hand, or both.
RESOLVE_SUMMON: Final = 33
RESOLVE_HAND: Final = 34
RESOLVE_HAND_SUMMON: Final = 35
SPECIAL_SUMMON: Final = 36
GENESIS_SUMMON: Final = 37
ABYSS_SUMMON: Final = 38
BY_ABILITY: Final = 39
DISCARD: Final = 40
LOOK: Final = 41
USE: Final = 42
COUNTERED: Final = 43
OPENED: Final = 44
TAKE_CONTROL: Final = 45
INTO_SOUL: Final = 46
END_TURN: Final = 47
ENDLESS: Final = 48
DECIDED: Final = 49
SHOW_TRIGGERED: Final = 50
# What is declared beside attacks and plays: damage goes on the gate, was dealt; a card destroyed another one.
DEALING_BATTLE: Final = 51
DEALING_EFFECT: Final = 52
DEALT_BATTLE: Final = 53
DEALT_EFFECT: Final = 54
DESTROYS_BATTLE: Final = 55
DESTROYS_EFFECT: Final = 56
OVERDRIVEN: Final = 57
EXILED: Final = 58
# 16-13b-1a, 16-14a-2b: cards that a genesis or abyss summon took as its material.
GENESIS_MATERIAL: Final = 59
ABYSS_MATERIAL: Final = 60

REASONS: Final = (
    "rule", "set_up", "first_player", "draw", "drive", "refresh", "play", "pay", "resolve", "reveal", "set",
    "rearrange", "drive_end", "attack", "battle_damage", "effect_damage", "ruler_damage", "destroyed", "duplicate",
    "illegal_soul", "recovery", "no_life", "no_deck", "not_driven", "game_start", "start_phase_start",
    "main_phase_start", "attack_phase_start", "attack_start", "declaration_start", "battle_end", "attack_phase_end",
    "turn_end", "resolve_summon", "resolve_hand", "resolve_hand_summon", "special_summon", "genesis_summon",
    "abyss_summon", "by_ability", "discard", "look", "use", "countered", "opened", "take_control", "into_soul",
    "end_turn", "endless", "decided", "show_triggered", "dealing_battle", "dealing_effect", "dealt_battle",
    "dealt_effect", "destroys_battle", "destroys_effect", "overdriven", "exiled", "genesis_material", "abyss_material",
)

# Actions of this game.
DO_REVEAL: Final = 16
DO_SUMMON: Final = 17
DO_PLAY: Final = 18
DO_SET: Final = 19
DO_REARRANGE: Final = 20
DO_ATTACK: Final = 21
DO_END_ATTACKS: Final = 22
DO_DRIVE_SUMMON: Final = 23
DO_DRIVE_PLAY: Final = 24
DO_DRIVE_SET: Final = 25
DO_USE: Final = 26
DO_USE_INSTANT: Final = 27
DO_OVERDRIVE: Final = 28
DO_DROP_OVERDRIVE: Final = 29
DO_SHOW: Final = 30
DO_DRIVE_OVERDRIVE: Final = 31
DO_ATTACK_PAST: Final = 32

# What card texts can forbid, beside what any game has (kernel.codes): to a card, attacking, being attacked,
# intercepting, being moved by a rearrangement, having its damage countered, and being destroyed; to a player, normal
# summons, playing events and fields, setting cards, and counters.
ATTACKING: Final = 48
BEING_ATTACKED: Final = 49
INTERCEPTING: Final = 50
REARRANGING: Final = 51
BEING_COUNTERED: Final = 52
SUMMONING: Final = 53
PLAYING_EVENTS: Final = 54
PLAYING_FIELDS: Final = 55
SETTING: Final = 56
COUNTERING: Final = 57
BEING_DESTROYED: Final = 58

# What the rules don't allow and texts can: the normal summon from the graveyard (16-11), an attack on a card that is
# not the foremost of its line (8-4c-1), and setting a card that is no event (7-5a-2).
SUMMON_FROM_GRAVEYARD: Final = 0
ATTACK_BEHIND: Final = 1
BEING_SET: Final = 2

# What only the rules can tell of a card (Book.is_so): it is attacked now; it has attacked just once this turn.
ATTACKED: Final = 0
FIRST_ATTACK: Final = 1

# When activated abilities can be played (14-1a-1).
NORMAL_TIMING: Final = 0
INSTANT_TIMING: Final = 1

# Keywords by which the rules know abilities.
OVERDRIVE_ABILITY: Final = "overdrive"
COUNTER_ABILITY: Final = "counter"
TOUCHDOWN_ABILITY: Final = "touchdown"
ABYSS_CONDITION: Final = "abyss symphonia"
