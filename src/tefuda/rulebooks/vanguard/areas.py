"""Chapter 4: the zones and circles, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import FIRST_OWN_DEED, FIRST_OWN_FLAG
from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone

# 4.1.4: a card that goes from circle to circle stays the same card.
_CIRCLE: Final = 1

# 4.6.1: the rear-guard circles, front left and right, back left, centre and right, as column and row.
FRONT_ROW: Final = 0
BACK_ROW: Final = 1
_REAR_GRID: Final = ((-1, FRONT_ROW), (1, FRONT_ROW), (-1, BACK_ROW), (0, BACK_ROW), (1, BACK_ROW))

# 10.6.3.2: each ride of a card with Accel adds a circle. Of the 50 cards of a deck 16 are triggers (5.2.2.3),
# which have no gift here, so nobody rides more than 34 such cards.
MOST_ACCEL: Final = 34
# 10.6.3.2.2: by turns on the left and on the right of those in front.
_ACCEL_GRID: Final = tuple(((1 if number % 2 else -1) * (2 + number // 2), FRONT_ROW) for number in range(MOST_ACCEL))

LAYOUT: Final = Layout((
    Zone("deck", "4.2", NO_ONE, ordered=True),
    Zone("hand", "4.3", CONTROLLER_ONLY),
    Zone("drop", "4.4", EVERYONE),
    # 5.4.3: only the first vanguard lies here hidden. What is face-down later is seen by all (4.6.8.1), so it is shown.
    Zone("vanguard", "4.6.4", EVERYONE, restable=True, body=_CIRCLE, front=True, grid=((0, FRONT_ROW),)),
    Zone(
        "rear", "4.6.6", EVERYONE, face_down_seen_by=EVERYONE, places=5, restable=True, capacity=1, body=_CIRCLE,
        front=True, grid=_REAR_GRID),
    Zone(
        "guardian", "4.6.5", EVERYONE, face_down_seen_by=EVERYONE, restable=True, body=_CIRCLE, grid=((0, -1),)),
    Zone("soul", "4.7", EVERYONE),
    Zone("damage", "4.8", EVERYONE, face_down_seen_by=EVERYONE, ordered=True),
    Zone("bind", "4.9", EVERYONE),
    Zone("trigger", "4.10", EVERYONE, ordered=True),
    # 4.11.2, 4.11.3: its face-down cards are for its fighter to see, the others for everybody.
    Zone("gzone", "4.11", EVERYONE),
    Zone("gauge", "4.12", CONTROLLER_ONLY),
    Zone("removed", "10.36.1", EVERYONE),
    # 10.6.3.1: the markers on the vanguard circle and on each rear-guard circle.
    Zone("force", "10.6.3.1", EVERYONE, places=6),
    # Where cards are before 5.4 lays them out: the main deck and the G deck.
    Zone("box", "5.1.1", CONTROLLER_ONLY, places=2),
    Zone(
        "accel", "10.6.3.2", EVERYONE, face_down_seen_by=EVERYONE, places=MOST_ACCEL, restable=True, capacity=1,
        body=_CIRCLE, front=True, grid=_ACCEL_GRID),
))

# The first place of each zone; the place of a player is this plus the player times the places of the zone.
DECK: Final = 0
HAND: Final = 2
DROP: Final = 4
VANGUARD: Final = 6
REAR: Final = 8
GUARDIAN: Final = 18
SOUL: Final = 20
DAMAGE_ZONE: Final = 22
BIND: Final = 24
TRIGGER_ZONE: Final = 26
G_ZONE: Final = 28
GAUGE: Final = 30
REMOVED: Final = 32
FORCE_MARKERS: Final = 34
BOX: Final = 46
ACCEL_CIRCLE: Final = 50

REAR_PLACES: Final = 5

# The zones by their numbers in the layout, as card texts have them.
ZONE_DECK: Final = 0
ZONE_HAND: Final = 1
ZONE_DROP: Final = 2
ZONE_VANGUARD: Final = 3
ZONE_REAR: Final = 4
ZONE_GUARDIAN: Final = 5
ZONE_SOUL: Final = 6
ZONE_DAMAGE: Final = 7
ZONE_BIND: Final = 8
ZONE_TRIGGER: Final = 9
ZONE_G: Final = 10
ZONE_GAUGE: Final = 11
ZONE_REMOVED: Final = 12
ZONE_ACCEL: Final = 15

# 4.6.6, 10.6.3.2: rear-guard circles, those that Accel added among them; 4.5.2: all circles, which are the field.
REAR_ZONES: Final = (ZONE_REAR, ZONE_ACCEL)
FIELD: Final = (ZONE_VANGUARD, *REAR_ZONES, ZONE_GUARDIAN)
# 10.5.1: from where a unit is placed.
OFF_FIELD: Final = (
    ZONE_DECK, ZONE_HAND, ZONE_DROP, ZONE_SOUL, ZONE_DAMAGE, ZONE_BIND, ZONE_TRIGGER, ZONE_G, ZONE_GAUGE, ZONE_REMOVED)

# The states of a card that only this game has: locked (10.22), deleted (10.26), a heart (10.27), a legion mate (10.25).
LOCKED: Final = FIRST_OWN_FLAG
DELETED: Final = FIRST_OWN_FLAG << 1
HEART: Final = FIRST_OWN_FLAG << 2
MATE: Final = FIRST_OWN_FLAG << 3

# What is noted of a unit for the time of a battle, until it leaves its circle (7.4.1.8.2, 7.4.1.10.1.1).
ATTACKING: Final = 1
ATTACKED: Final = 2
BOOSTING: Final = 3

# Registers. Those of two numbers have one for each player, the waiting gifts one for each kind of each player.
PHASE: Final = 0
ATTACKER: Final = 1
BOOSTER: Final = 2
DRIVE_CHECKS: Final = 3
START_STEPS: Final = 4
BATTLES: Final = 5
GRADE_AT_START: Final = 6
PASSED: Final = 7
ACCEL_CIRCLES: Final = 8
GIFT_KIND: Final = 10
GIFTS_WAITING: Final = 12
ANY_GIFT: Final = 18
CHOSEN_HEART: Final = 19
PROTECT_PRINT: Final = 21
FORCE_PRINT: Final = 22
EXTRA_TURNS: Final = 23
# Whether a card came to a rear-guard circle with another one, since it was last looked at.
CROWDED: Final = 24

REGISTERS: Final = (
    "phase", "attacker", "booster", "drive checks", "start steps", "battles", "grade at start", "passed",
    "accel circles 1", "accel circles 2", "gift kind 1", "gift kind 2",
    "force waiting 1", "accel waiting 1", "protect waiting 1", "force waiting 2", "accel waiting 2",
    "protect waiting 2", "any gift", "heart 1", "heart 2", "protect print", "force print", "extra turns",
    "crowded",
)

# Phases, for what depends on them.
PREPARATION: Final = 0
STAND_PHASE: Final = 1
DRAW_PHASE: Final = 2
RIDE_PHASE: Final = 3
MAIN_PHASE: Final = 4
BATTLE_PHASE: Final = 5
END_PHASE: Final = 6

# Why something happened. The order is that of REASONS.
BY_RULE: Final = 0
SET_UP: Final = 1
FIRST_PLAYER: Final = 2
DRAW: Final = 3
REDRAW: Final = 4
STAND_UP: Final = 5
STAND: Final = 6
ASSIST: Final = 7
PLAY: Final = 8
RIDE: Final = 9
RIDDEN: Final = 10
CALL_UNIT: Final = 11
STRIDE_UNIT: Final = 12
BECOME_HEART: Final = 13
PAY: Final = 14
EXCHANGE: Final = 15
ATTACK: Final = 16
BOOSTED: Final = 17
GUARD: Final = 18
INTERCEPTED: Final = 19
DRIVE_CHECK: Final = 20
TO_HAND: Final = 21
DAMAGE_CHECK: Final = 22
TO_DAMAGE: Final = 23
BATTLE_DAMAGE: Final = 24
TRIGGER_EFFECT: Final = 25
HEALED: Final = 26
HIT: Final = 27
NO_HIT: Final = 28
RETIRE: Final = 29
DUPLICATE: Final = 30
ILLEGAL_GUARDIAN: Final = 31
ILLEGAL_GAUGE: Final = 32
RETURN_TO_G: Final = 33
UNLOCK: Final = 34
GIFT_GAINED: Final = 35
ERASED: Final = 36
SIX_DAMAGE: Final = 37
NO_DECK: Final = 38
NO_VANGUARD: Final = 39
TURN_START: Final = 40
STAND_START: Final = 41
DRAW_START: Final = 42
ASSIST_START: Final = 43
RIDE_START: Final = 44
STRIDE_START: Final = 45
MAIN_START: Final = 46
BATTLE_START: Final = 47
START_STEP_START: Final = 48
ATTACK_START: Final = 49
GUARD_START: Final = 50
DRIVE_START: Final = 51
DAMAGE_START: Final = 52
CLOSE_START: Final = 53
BATTLE_END: Final = 54
END_START: Final = 55
TURN_END: Final = 56
BE_ATTACKED: Final = 57
LOOK: Final = 58
POWER_UP: Final = 59
CRITICAL_UP: Final = 60
USE: Final = 61
BY_SKILL: Final = 62
DISCARD: Final = 63
BOUND: Final = 64
SOUL_CHARGE: Final = 65
COUNTER_CHARGE: Final = 66
SKILL_DAMAGE: Final = 67
LOCK: Final = 68
DELETE: Final = 69
LEGION: Final = 70
AS_GAUGE: Final = 71
ENDLESS: Final = 72
DECIDED: Final = 73
REVELATION: Final = 74
CHARGED: Final = 75
MOVE_UNIT: Final = 76
SWAPPED: Final = 77
HARMONY: Final = 78
BATTLE_OVER: Final = 79
DOMINATED: Final = 80
DRAWN_IN: Final = 81
REMOVE: Final = 82

REASONS: Final = (
    "rule", "set_up", "first_player", "draw", "redraw", "stand_up", "stand", "assist", "play", "ride", "ridden", "call",
    "stride", "heart", "pay", "exchange", "attack", "boost", "guard", "intercept", "drive_check", "to_hand",
    "damage_check", "to_damage", "battle_damage", "trigger", "heal", "hit", "no_hit", "retire", "duplicate",
    "illegal_guardian", "illegal_gauge", "return_to_g", "unlock", "gift", "erased", "six_damage", "no_deck",
    "no_vanguard", "turn_start", "stand_start", "draw_start", "assist_start", "ride_start", "stride_start",
    "main_start", "battle_start", "start_step_start", "attack_start", "guard_start", "drive_start", "damage_start",
    "close_start", "battle_end", "end_start", "turn_end", "be_attacked", "look", "power_up", "critical_up",
    "use", "by_skill", "discard", "bind", "soul_charge", "counter_charge", "skill_damage", "lock", "delete", "legion",
    "gauge", "endless", "decided", "revelation", "charge", "move", "swap", "harmony",
    "battle_over", "dominate", "drawn_in", "remove",
)

# What a text can forbid a unit or a fighter, beside events: riding, calling to rear-guard circles and to the guardian
# circle, intercepting, striding, and what trigger icons do (12.3).
RIDING: Final = FIRST_OWN_DEED
CALLING: Final = FIRST_OWN_DEED + 1
CALLING_GUARDIANS: Final = FIRST_OWN_DEED + 2
INTERCEPTING: Final = FIRST_OWN_DEED + 3
STRIDING: Final = FIRST_OWN_DEED + 4
TRIGGERING: Final = FIRST_OWN_DEED + 5
# 11.40.1: paying the cost of an ability with honour.
PAYING_HONOUR: Final = FIRST_OWN_DEED + 6
# 10.25.6.1: dealing damage with an attack.
DEALING: Final = FIRST_OWN_DEED + 7
# 6.3.1.2: standing in the stand phase of its master.
STANDING_UP: Final = FIRST_OWN_DEED + 8

# What can be so of a card that only the rules can tell.
IS_UNIT: Final = 0
IN_FRONT: Final = 1
IN_BACK: Final = 2
IS_BOOSTED: Final = 3
ATTACKS: Final = 4
IS_ATTACKED: Final = 5
IN_LEGION: Final = 6
# 11.25.1: it attacked a vanguard in this battle and has not hit it.
MISSED: Final = 7
# 7.4.1.10: it boosts in this battle.
BOOSTS: Final = 8

# Actions of this game.
DO_FIRST: Final = 16
DO_ASSIST: Final = 17
DO_RIDE: Final = 18
DO_STRIDE: Final = 19
DO_CALL: Final = 20
DO_EXCHANGE: Final = 21
DO_ATTACK: Final = 22
DO_NOT_ATTACK: Final = 23
DO_ATTACK_WITH: Final = 24
DO_TARGET: Final = 25
DO_BOOST: Final = 26
DO_GUARD: Final = 27
DO_INTERCEPT: Final = 28
DO_G_GUARD: Final = 29
DO_POWER: Final = 30
DO_CRITICAL: Final = 31
DO_DRAW: Final = 32
DO_STAND: Final = 33
DO_HEAL: Final = 34
DO_FORCE: Final = 35
DO_USE: Final = 36
DO_SHOW: Final = 37
