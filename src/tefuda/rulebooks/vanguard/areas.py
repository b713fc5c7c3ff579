"""Chapter 4: the zones and circles, and the words of this game's log and actions."""
from __future__ import annotations

from typing import Final

from ...kernel.codes import FIRST_OWN_DEED, FIRST_OWN_FLAG, OWN_FLAGS
from ...kernel.numbering import Numbering
from ...kernel.state.layout import EVERYONE, CONTROLLER_ONLY, NO_ONE, Layout, Zone
from ...kernel.verbs import Verbs

# 4.1.4: a card that goes from circle to circle stays the same card.
_CIRCLE: Final = 1

# 4.6.1: the rear-guard circles, front left and right, back left, centre and right, as column and row.
_ROWS: Final = Numbering("row")
FRONT_ROW: Final = _ROWS.add("front")
BACK_ROW: Final = _ROWS.add("back")
_REAR_GRID: Final = ((-1, FRONT_ROW), (1, FRONT_ROW), (-1, BACK_ROW), (0, BACK_ROW), (1, BACK_ROW))
REAR_PLACES: Final = len(_REAR_GRID)

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
        "rear", "4.6.6", EVERYONE, face_down_seen_by=EVERYONE, places=REAR_PLACES, restable=True, capacity=1,
        body=_CIRCLE, front=True, grid=_REAR_GRID),
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
DECK: Final = LAYOUT.first("deck")
HAND: Final = LAYOUT.first("hand")
DROP: Final = LAYOUT.first("drop")
VANGUARD: Final = LAYOUT.first("vanguard")
REAR: Final = LAYOUT.first("rear")
GUARDIAN: Final = LAYOUT.first("guardian")
SOUL: Final = LAYOUT.first("soul")
DAMAGE_ZONE: Final = LAYOUT.first("damage")
BIND: Final = LAYOUT.first("bind")
TRIGGER_ZONE: Final = LAYOUT.first("trigger")
G_ZONE: Final = LAYOUT.first("gzone")
GAUGE: Final = LAYOUT.first("gauge")
REMOVED: Final = LAYOUT.first("removed")
FORCE_MARKERS: Final = LAYOUT.first("force")
BOX: Final = LAYOUT.first("box")
ACCEL_CIRCLE: Final = LAYOUT.first("accel")

# The zones by their numbers in the layout, as card texts have them.
ZONE_DECK: Final = LAYOUT.number("deck")
ZONE_HAND: Final = LAYOUT.number("hand")
ZONE_DROP: Final = LAYOUT.number("drop")
ZONE_VANGUARD: Final = LAYOUT.number("vanguard")
ZONE_REAR: Final = LAYOUT.number("rear")
ZONE_GUARDIAN: Final = LAYOUT.number("guardian")
ZONE_SOUL: Final = LAYOUT.number("soul")
ZONE_DAMAGE: Final = LAYOUT.number("damage")
ZONE_BIND: Final = LAYOUT.number("bind")
ZONE_TRIGGER: Final = LAYOUT.number("trigger")
ZONE_G: Final = LAYOUT.number("gzone")
ZONE_GAUGE: Final = LAYOUT.number("gauge")
ZONE_REMOVED: Final = LAYOUT.number("removed")
ZONE_ACCEL: Final = LAYOUT.number("accel")

# 4.6.6, 10.6.3.2: rear-guard circles, those that Accel added among them; 4.5.2: all circles, which are the field.
REAR_ZONES: Final = (ZONE_REAR, ZONE_ACCEL)
FIELD: Final = (ZONE_VANGUARD, *REAR_ZONES, ZONE_GUARDIAN)
# 10.5.1: from where a unit is placed.
OFF_FIELD: Final = (
    ZONE_DECK, ZONE_HAND, ZONE_DROP, ZONE_SOUL, ZONE_DAMAGE, ZONE_BIND, ZONE_TRIGGER, ZONE_G, ZONE_GAUGE, ZONE_REMOVED)

# The states of a card that only this game has: locked (10.22), deleted (10.26), a heart (10.27), a legion mate (10.25).
_STATES: Final = Numbering("state", 0, OWN_FLAGS)
LOCKED: Final = FIRST_OWN_FLAG << _STATES.add("locked")
DELETED: Final = FIRST_OWN_FLAG << _STATES.add("deleted")
HEART: Final = FIRST_OWN_FLAG << _STATES.add("heart")
MATE: Final = FIRST_OWN_FLAG << _STATES.add("mate")

# What is noted of a unit for the time of a battle, until it leaves its circle (7.4.1.8.2, 7.4.1.10.1.1).
_NOTES: Final = Numbering("note", 1)
ATTACKING: Final = _NOTES.add("attacking")
ATTACKED: Final = _NOTES.add("attacked")
BOOSTING: Final = _NOTES.add("boosting")

# Registers. Those of two numbers have one for each player, the waiting gifts one for each kind of each player.
_REGISTERS: Final = Numbering("register")
PHASE: Final = _REGISTERS.add("phase")
ATTACKER: Final = _REGISTERS.add("attacker")
BOOSTER: Final = _REGISTERS.add("booster")
DRIVE_CHECKS: Final = _REGISTERS.add("drive checks")
START_STEPS: Final = _REGISTERS.add("start steps")
BATTLES: Final = _REGISTERS.add("battles")
GRADE_AT_START: Final = _REGISTERS.add("grade at start")
PASSED: Final = _REGISTERS.add("passed")
ACCEL_CIRCLES: Final = _REGISTERS.add("accel circles 1", "accel circles 2")
GIFT_KIND: Final = _REGISTERS.add("gift kind 1", "gift kind 2")
GIFTS_WAITING: Final = _REGISTERS.add(
    "force waiting 1", "accel waiting 1", "protect waiting 1", "force waiting 2", "accel waiting 2",
    "protect waiting 2")
ANY_GIFT: Final = _REGISTERS.add("any gift")
CHOSEN_HEART: Final = _REGISTERS.add("heart 1", "heart 2")
PROTECT_PRINT: Final = _REGISTERS.add("protect print")
FORCE_PRINT: Final = _REGISTERS.add("force print")
EXTRA_TURNS: Final = _REGISTERS.add("extra turns")
# Whether a card came to a rear-guard circle with another one, since it was last looked at.
CROWDED: Final = _REGISTERS.add("crowded")

REGISTERS: Final = _REGISTERS.words()

# Phases, for what depends on them.
_PHASES: Final = Numbering("phase")
PREPARATION: Final = _PHASES.add("preparation")
STAND_PHASE: Final = _PHASES.add("stand phase")
DRAW_PHASE: Final = _PHASES.add("draw phase")
RIDE_PHASE: Final = _PHASES.add("ride phase")
MAIN_PHASE: Final = _PHASES.add("main phase")
BATTLE_PHASE: Final = _PHASES.add("battle phase")
END_PHASE: Final = _PHASES.add("end phase")

# Why something happened.
_REASONS: Final = Numbering("reason")
BY_RULE: Final = _REASONS.add("rule")
SET_UP: Final = _REASONS.add("set_up")
FIRST_PLAYER: Final = _REASONS.add("first_player")
DRAW: Final = _REASONS.add("draw")
REDRAW: Final = _REASONS.add("redraw")
STAND_UP: Final = _REASONS.add("stand_up")
STAND: Final = _REASONS.add("stand")
ASSIST: Final = _REASONS.add("assist")
PLAY: Final = _REASONS.add("play")
RIDE: Final = _REASONS.add("ride")
RIDDEN: Final = _REASONS.add("ridden")
CALL_UNIT: Final = _REASONS.add("call")
STRIDE_UNIT: Final = _REASONS.add("stride")
BECOME_HEART: Final = _REASONS.add("heart")
PAY: Final = _REASONS.add("pay")
EXCHANGE: Final = _REASONS.add("exchange")
ATTACK: Final = _REASONS.add("attack")
BOOSTED: Final = _REASONS.add("boost")
GUARD: Final = _REASONS.add("guard")
INTERCEPTED: Final = _REASONS.add("intercept")
DRIVE_CHECK: Final = _REASONS.add("drive_check")
TO_HAND: Final = _REASONS.add("to_hand")
DAMAGE_CHECK: Final = _REASONS.add("damage_check")
TO_DAMAGE: Final = _REASONS.add("to_damage")
BATTLE_DAMAGE: Final = _REASONS.add("battle_damage")
TRIGGER_EFFECT: Final = _REASONS.add("trigger")
HEALED: Final = _REASONS.add("heal")
HIT: Final = _REASONS.add("hit")
NO_HIT: Final = _REASONS.add("no_hit")
RETIRE: Final = _REASONS.add("retire")
DUPLICATE: Final = _REASONS.add("duplicate")
ILLEGAL_GUARDIAN: Final = _REASONS.add("illegal_guardian")
ILLEGAL_GAUGE: Final = _REASONS.add("illegal_gauge")
RETURN_TO_G: Final = _REASONS.add("return_to_g")
UNLOCK: Final = _REASONS.add("unlock")
GIFT_GAINED: Final = _REASONS.add("gift")
ERASED: Final = _REASONS.add("erased")
SIX_DAMAGE: Final = _REASONS.add("six_damage")
NO_DECK: Final = _REASONS.add("no_deck")
NO_VANGUARD: Final = _REASONS.add("no_vanguard")
TURN_START: Final = _REASONS.add("turn_start")
STAND_START: Final = _REASONS.add("stand_start")
DRAW_START: Final = _REASONS.add("draw_start")
ASSIST_START: Final = _REASONS.add("assist_start")
RIDE_START: Final = _REASONS.add("ride_start")
STRIDE_START: Final = _REASONS.add("stride_start")
MAIN_START: Final = _REASONS.add("main_start")
BATTLE_START: Final = _REASONS.add("battle_start")
START_STEP_START: Final = _REASONS.add("start_step_start")
ATTACK_START: Final = _REASONS.add("attack_start")
GUARD_START: Final = _REASONS.add("guard_start")
DRIVE_START: Final = _REASONS.add("drive_start")
DAMAGE_START: Final = _REASONS.add("damage_start")
CLOSE_START: Final = _REASONS.add("close_start")
BATTLE_END: Final = _REASONS.add("battle_end")
END_START: Final = _REASONS.add("end_start")
TURN_END: Final = _REASONS.add("turn_end")
BE_ATTACKED: Final = _REASONS.add("be_attacked")
LOOK: Final = _REASONS.add("look")
POWER_UP: Final = _REASONS.add("power_up")
CRITICAL_UP: Final = _REASONS.add("critical_up")
USE: Final = _REASONS.add("use")
BY_SKILL: Final = _REASONS.add("by_skill")
DISCARD: Final = _REASONS.add("discard")
BOUND: Final = _REASONS.add("bind")
SOUL_CHARGE: Final = _REASONS.add("soul_charge")
COUNTER_CHARGE: Final = _REASONS.add("counter_charge")
SKILL_DAMAGE: Final = _REASONS.add("skill_damage")
LOCK: Final = _REASONS.add("lock")
DELETE: Final = _REASONS.add("delete")
LEGION: Final = _REASONS.add("legion")
AS_GAUGE: Final = _REASONS.add("gauge")
ENDLESS: Final = _REASONS.add("endless")
DECIDED: Final = _REASONS.add("decided")
REVELATION: Final = _REASONS.add("revelation")
CHARGED: Final = _REASONS.add("charge")
MOVE_UNIT: Final = _REASONS.add("move")
SWAPPED: Final = _REASONS.add("swap")
HARMONY: Final = _REASONS.add("harmony")
BATTLE_OVER: Final = _REASONS.add("battle_over")
DOMINATED: Final = _REASONS.add("dominate")
DRAWN_IN: Final = _REASONS.add("drawn_in")
REMOVE: Final = _REASONS.add("remove")

REASONS: Final = _REASONS.words()

# What a text can forbid a unit or a fighter, beside events: riding, calling to rear-guard circles and to the guardian
# circle, intercepting, striding, and what trigger icons do (12.3).
_DEEDS: Final = Numbering("deed", FIRST_OWN_DEED)
RIDING: Final = _DEEDS.add("riding")
CALLING: Final = _DEEDS.add("calling")
CALLING_GUARDIANS: Final = _DEEDS.add("calling guardians")
INTERCEPTING: Final = _DEEDS.add("intercepting")
STRIDING: Final = _DEEDS.add("striding")
TRIGGERING: Final = _DEEDS.add("triggering")
# 11.40.1: paying the cost of an ability with honour.
PAYING_HONOUR: Final = _DEEDS.add("paying honour")
# 10.25.6.1: dealing damage with an attack.
DEALING: Final = _DEEDS.add("dealing")
# 6.3.1.2: standing in the stand phase of its master.
STANDING_UP: Final = _DEEDS.add("standing up")

# What can be so of a card that only the rules can tell.
_FACTS: Final = Numbering("fact")
IS_UNIT: Final = _FACTS.add("is unit")
IN_FRONT: Final = _FACTS.add("in front")
IN_BACK: Final = _FACTS.add("in back")
IS_BOOSTED: Final = _FACTS.add("is boosted")
ATTACKS: Final = _FACTS.add("attacks")
IS_ATTACKED: Final = _FACTS.add("is attacked")
IN_LEGION: Final = _FACTS.add("in legion")
# 11.25.1: it attacked a vanguard in this battle and has not hit it.
MISSED: Final = _FACTS.add("missed")
# 7.4.1.10: it boosts in this battle.
BOOSTS: Final = _FACTS.add("boosts")

# Actions of this game.
VERBS: Final = Verbs({
    "pass": "3.6.3", "done": "8.5.4.1.1", "pick": "8.5.4", "number": "1.3.5",
    "yes": "8.2.1.3.2", "no": "8.2.1.3.2", "place": "10.7.1.1.1",
})
DO_FIRST: Final = VERBS.add("first", ("card",), "5.4.3")
DO_ASSIST: Final = VERBS.add("assist", (), "6.4.1.2.1.2")
DO_RIDE: Final = VERBS.add("ride", ("card",), "6.5.1.1.2")
DO_STRIDE: Final = VERBS.add("stride", ("card",), "6.5.1.2.2")
DO_CALL: Final = VERBS.add("call", ("card", "place"), "6.6.1.2.1")
DO_EXCHANGE: Final = VERBS.add("exchange", ("place", "place"), "6.6.1.2.3")
DO_ATTACK: Final = VERBS.add("attack", (), "7.3.1.2.1")
DO_NOT_ATTACK: Final = VERBS.add("no-attack", (), "7.3.1.2.2")
DO_ATTACK_WITH: Final = VERBS.add("attack-with", ("card",), "7.4.1.3")
DO_TARGET: Final = VERBS.add("target", ("card",), "7.4.1.6")
DO_BOOST: Final = VERBS.add("boost", ("card", "card"), "7.4.1.10")
DO_GUARD: Final = VERBS.add("guard", ("card",), "7.5.1.2.2")
DO_INTERCEPT: Final = VERBS.add("intercept", ("card",), "7.5.1.2.4")
DO_G_GUARD: Final = VERBS.add("g-guard", ("card",), "7.5.1.2.3")
DO_POWER: Final = VERBS.add("power", ("card",), "2.8.3")
DO_CRITICAL: Final = VERBS.add("critical", ("card",), "2.8.1.1.2")
DO_DRAW: Final = VERBS.add("draw", (), "2.8.1.1.3")
DO_STAND: Final = VERBS.add("stand", ("card",), "2.8.1.1.4")
DO_HEAL: Final = VERBS.add("heal", ("card",), "2.8.1.1.5")
DO_FORCE: Final = VERBS.add("force", ("place",), "10.6.3.1")
DO_USE: Final = VERBS.add("use", ("card", "ability"), "6.6.1.2.2")
DO_SHOW: Final = VERBS.add("show", ("card",), "8.1.1.2.1.1")
