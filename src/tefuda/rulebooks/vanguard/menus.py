"""What a fighter may do, and why not: one predicate for both.

A predicate gives 0 where the action is allowed and else a number of REFUSALS.
The list of legal actions, the explanation of an illegal one and the guard in
front of the action are this code.
"""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.nodes import YOU
from ...kernel.abilities.which import places_of
from ...kernel.codes import (
    CANNOT, DECLARED, FACE_DOWN, LOOPING, NOT_HERE, NOT_NOW, PASS, REST, RESTED, UNPAYABLE, first_of, kind_of,
    second_of,
)
from ...kernel.effects import forbidden, forbidden_to
from ...kernel.values import value
from ...kernel.loops import barred_here
from ...kernel.playing import usable, why_not_use
from ...kernel.state import NOTHING, Row, State
from ...kernel.swaying import swayed
from .areas import (
    ATTACK, BE_ATTACKED, BOOSTED, CALLING, CALLING_GUARDIANS, DO_ASSIST, DO_ATTACK_WITH, DO_BOOST, DO_CALL, DO_EXCHANGE,
    DO_G_GUARD, DO_GUARD, DO_INTERCEPT, DO_RIDE, DO_STRIDE, DO_TARGET, DO_USE, G_ZONE, GRADE_AT_START, HAND, HEART,
    INTERCEPTING, LAYOUT, LOCKED, MATE, REAR, REAR_PLACES, RIDING, STRIDING,
)
from .c4_circles import (
    BEHIND, front_row, is_locked, is_rear, is_unit, mate_of, rear_circles, vanguard_grade,
)
from .c7_fighters import attacked, attacker
from .c10_stride import STRIDE_COST
from .c11_skills import G_GUARDIAN_SKILL, can_pay_skill, skill_of
from .c11_ultimate import (
    dragons_bound, enough_used, is_ultimate, of_its_nation, stride_skill_of, strides_for_a_price,
)
from .c12_pseudo_cards import is_protect
from .c12_sides import is_gyze
from .cards import BOOST, G_GUARDIAN, GRADE, INTERCEPT, STRIDE

# The menus of the play timings.
MAIN: Final = 0
GUARDING: Final = 1

NOT_IN_HAND: Final = 16
IS_PROTECT: Final = 17
WRONG_RIDE_GRADE: Final = 18
HIGH_GRADE: Final = 19
NO_VANGUARD_HERE: Final = 20
NOT_REAR_CIRCLE: Final = 21
NOT_IN_G_ZONE: Final = 22
NO_STRIDE: Final = 23
NOT_YET_STRIDE: Final = 24
COST_TOO_HIGH: Final = 25
NOT_A_COLUMN: Final = 26
NOTHING_TO_EXCHANGE: Final = 27
NOT_IN_FRONT: Final = 28
AT_REST: Final = 29
NOT_A_TARGET: Final = 30
IS_MATE: Final = 31
NOT_BEHIND: Final = 32
NO_BOOST: Final = 33
NO_INTERCEPT: Final = 34
IS_ATTACKED: Final = 35
NO_G_GUARDIAN: Final = 36
NOT_YET_G_GUARD: Final = 37
HIGH_VANGUARD: Final = 38
HAS_NEXT_GRADE: Final = 39
NOBODY_ATTACKED: Final = 40
WRONG_NATION: Final = 41
FEW_USED: Final = 42
FEW_DRAGONS: Final = 43

REFUSALS: Final = {
    NOT_IN_HAND: "8.5.2.1",
    IS_PROTECT: "12.13.2.5",
    WRONG_RIDE_GRADE: "8.5.2.1.1.1",
    HIGH_GRADE: "8.5.2.1.1.2",
    NO_VANGUARD_HERE: "8.5.2.1.1.2.1",
    NOT_REAR_CIRCLE: "6.6.1.2.1.1",
    NOT_IN_G_ZONE: "10.28.1",
    NO_STRIDE: "11.11.3",
    NOT_YET_STRIDE: "8.5.2.1.1.3",
    COST_TOO_HIGH: "8.5.2.4",
    NOT_A_COLUMN: "6.6.1.2.3",
    NOTHING_TO_EXCHANGE: "6.6.1.2.3",
    NOT_IN_FRONT: "7.4.1.3",
    AT_REST: "7.1.1",
    NOT_A_TARGET: "7.4.1.6",
    IS_MATE: "10.25.15",
    NOT_BEHIND: "7.4.1.10",
    NO_BOOST: "11.4.1",
    NO_INTERCEPT: "7.5.1.2.4",
    IS_ATTACKED: "11.3.1",
    NO_G_GUARDIAN: "11.14.1",
    NOT_YET_G_GUARD: "7.5.1.2.3",
    HIGH_VANGUARD: "6.4.1.2.2.1",
    HAS_NEXT_GRADE: "6.4.1.2.2.2",
    NOBODY_ATTACKED: "11.3.1",
    WRONG_NATION: "8.5.2.1.2.1",
    FEW_USED: "8.5.2.1.2.2",
    FEW_DRAGONS: "8.5.2.1.2.3",
}


# 1.3.3: what a text forbids a fighter, or a fighter with that card.


def barred(g: State, deed: int, player: int, card: int) -> bool:
    return forbidden_to(g, deed, player) or forbidden(g, deed, -1, card)


def barred_to(g: State, deed: int, player: int) -> bool:
    return bool(g.effects or g.table.always) and forbidden_to(g, deed, player)


def hand_grades(g: State, player: int) -> list[int]:
    """The grade of each card in the hand."""
    hand = g.zones[HAND + player]
    if g.effects or g.table.always:
        return [value(g, card, GRADE) for card in hand]
    column = g.table.columns[GRADE]
    found: list[int] = []
    for card in hand:
        found.append(column[g.prints[card]])
    return found


# 6.4.1.2 G assist


def cannot_assist(g: State, player: int) -> int:
    """6.4.1.2.2: a vanguard below grade 3, and no card in hand that is just one grade above it."""
    grade = vanguard_grade(g, player)
    if not 0 <= grade < 3:
        return HIGH_VANGUARD
    return HAS_NEXT_GRADE if grade + 1 in hand_grades(g, player) else 0


def assist_options(g: State, player: int) -> list[int]:
    return [PASS] if cannot_assist(g, player) else [DO_ASSIST, PASS]


# 6.5 Riding and striding


def cannot_ride(g: State, player: int, card: int, grade: int) -> int:
    """8.5.2.1.1.1: a card of the hand, of the vanguard's grade or one more."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if is_protect(g, card):
        return IS_PROTECT
    return 0 if value(g, card, GRADE) in (grade, grade + 1) else WRONG_RIDE_GRADE


def ride_options(g: State, player: int, grade: int) -> list[int]:
    """For a vanguard of this grade."""
    if barred_to(g, RIDING, player):
        return [PASS]
    rides = (grade, grade + 1)
    hand = g.zones[HAND + player]
    data = g.data
    # What ``cannot_ride`` asks, for the whole hand.
    result = [
        DO_RIDE | hand[number] << 8 for number, own in enumerate(hand_grades(g, player))
        if own in rides and hand[number] not in data]
    result.append(PASS)
    return result


def may_stride(g: State, player: int) -> bool:
    """8.5.2.1.1.3: both vanguards of grade 3 or more, or one's own since the beginning of the turn."""
    grade = vanguard_grade(g, player)
    if grade < 0:
        return False
    return g.registers[GRADE_AT_START] >= 3 or (grade >= 3 and vanguard_grade(g, 1 - player) >= 3)


def can_pay_stride(g: State, player: int) -> bool:
    """11.11.3.1, 8.5.2.4: whether the hand has the grades that striding costs."""
    return sum([max(0, grade) for grade in hand_grades(g, player)]) >= STRIDE_COST


def cannot_stride(g: State, player: int, card: int, pays: bool) -> int:
    """6.5.1.2.2: a face-down card of the G zone that strides in the stride step, for its cost (11.11.3.1).

    11.42.2.2: the skill of a Gyze card does not ask that it is face-down, and makes a G unit of it first.
    """
    number = stride_skill_of(g, card) if g.table.abilities else -1
    if number >= 0:
        pays = can_pay_skill(g, player, card, number)
    turns = number >= 0 and is_gyze(g, card) and bool(g.table.abilities[number].effects)
    if g.zone_of[card] != G_ZONE + player or not (turns or g.flags[card] & FACE_DOWN):
        return NOT_IN_G_ZONE
    if not turns and not value(g, card, STRIDE):
        return NO_STRIDE
    if not may_stride(g, player):
        return NOT_YET_STRIDE
    if number >= 0 and is_ultimate(g, card):
        why = _cannot_ultimate(g, player, card)
        if why:
            return why
    return 0 if pays else COST_TOO_HIGH


def _cannot_ultimate(g: State, player: int, card: int) -> int:
    """8.5.2.1.2: what an ultimate stride takes besides."""
    if not of_its_nation(g, player, card):
        return WRONG_NATION
    if is_gyze(g, card):
        return 0 if dragons_bound(g, player) else FEW_DRAGONS
    return 0 if enough_used(g, player) else FEW_USED


def stride_options(g: State, player: int) -> list[int]:
    pays = can_pay_stride(g, player)
    if not (pays or g.table.abilities) or barred_to(g, STRIDING, player):
        return [PASS]
    result = [DO_STRIDE | card << 8 for card in g.zones[G_ZONE + player] if not cannot_stride(g, player, card, pays)]
    result.append(PASS)
    return result


def might_stride(g: State, player: int) -> bool:
    """Whether the opponent has to reckon with it: what they can see does not rule it out."""
    if not may_stride(g, player):
        return False
    hand = bool(g.zones[HAND + player])
    if not hand and not strides_for_a_price(g):
        return False
    for card in g.zones[G_ZONE + player]:
        # Of a face-up Gyze card everybody sees whether it can stride without a card in hand.
        if g.flags[card] & FACE_DOWN or (is_gyze(g, card) and (hand or not cannot_stride(g, player, card, False))):
            return True
    return False


# 6.6 The main phase


def cannot_call(g: State, player: int, card: int, grade: int) -> int:
    """8.5.2.1.1.2: a card of the hand, of the vanguard's grade or less."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if grade < 0:
        return NO_VANGUARD_HERE
    if is_protect(g, card):
        return IS_PROTECT
    if value(g, card, GRADE) > grade:
        return HIGH_GRADE
    return CANNOT if (g.effects or g.table.always) and barred(g, CALLING, player, card) else 0


def call_circles(g: State, player: int) -> list[int]:
    """6.6.1.2.1.1, 4.6.7: the rear-guard circles that are not locked."""
    found: list[int] = []
    for place in rear_circles(g, player):
        cards = g.zones[place]
        if not cards or not g.flags[cards[0]] & LOCKED:
            found.append(place)
    return found


# 6.6.1.2.3: the columns of each player with two rear-guard circles, left and right, and all circles of these.
COLUMNS: Final = tuple(
    ((first, first + 2), (first + 1, first + 4)) for first in (REAR, REAR + REAR_PLACES))
EXCHANGE_PLACES: Final = tuple((*left, *right) for left, right in COLUMNS)
NOTHING_BARRED: Final[list[int]] = []


def loop_places(g: State, player: int) -> Row:
    """By what a position is known again: where texts may change more than an exchange does, by all of it."""
    return NOTHING if g.table.abilities else EXCHANGE_PLACES[player]


def cannot_exchange(g: State, player: int, barred: list[int], code: int) -> int:
    """Two rear-guard circles of a column, one of them with a card. 12.1.1.2: not again what led round in a circle."""
    front, back = first_of(code), second_of(code)
    if (front, back) not in COLUMNS[player] or is_locked(g, front) or is_locked(g, back):
        return NOT_A_COLUMN
    if not g.zones[front] and not g.zones[back]:
        return NOTHING_TO_EXCHANGE
    return LOOPING if code in barred else 0


def _main_options(g: State, player: int) -> list[int]:
    zones = g.zones
    circles = call_circles(g, player)
    result: list[int] = []
    for card in _callable(g, player):
        code = DO_CALL | card << 8
        for place in circles:
            result.append(code | place << 24)
    again = barred_here(g, loop_places(g, player)) if g.seen else NOTHING_BARRED
    for front, back in COLUMNS[player]:
        # What ``cannot_exchange`` asks: no locked card there, and any card at all.
        if (zones[front] or zones[back]) and front in circles and back in circles:
            code = DO_EXCHANGE | front << 8 | back << 24
            if code not in again:
                result.append(code)
    if g.table.acting:
        result.extend([code for code in _uses(g, player) if code not in again])
    result.append(PASS)
    return result


def _uses(g: State, player: int) -> list[int]:
    """6.6.1.2.2: the activated abilities that can be played now."""
    places = list(places_of(g, g.table.acting, YOU, player))
    if g.effects:
        # 10.35.2.3: those of dominated units too.
        places.extend([g.zone_of[card] for card in swayed(g) if g.zone_of[card] not in places])
    return [DO_USE | card << 8 | index << 24 for card, index in usable(g, player, MAIN, tuple(places))]


def _callable(g: State, player: int) -> list[int]:
    """The cards in hand that ``cannot_call`` has nothing against."""
    grade = vanguard_grade(g, player)
    hand = g.zones[HAND + player]
    if grade < 0 or g.effects or g.table.always:
        return [card for card in hand if not cannot_call(g, player, card, grade)]
    grades_of = g.table.columns[GRADE]
    found: list[int] = []
    for card in hand:
        if grades_of[g.prints[card]] <= grade and card not in g.data:
            found.append(card)
    return found


# 7.4 Attacking


def cannot_attack_with(g: State, player: int, card: int) -> int:
    """7.4.1.3: a standing unit in one's front row that is not kept from attacking; a mate goes with its leader."""
    return _cannot_attack(g, card) if g.zone_of[card] in front_row(g, player) else NOT_IN_FRONT


def _cannot_attack(g: State, card: int) -> int:
    """The same for a card in the front row."""
    if g.flags[card] & (LOCKED | HEART | MATE):
        return NOT_IN_FRONT
    if g.flags[card] & REST:
        return AT_REST
    if (g.effects or g.table.always) and (forbidden(g, DECLARED, ATTACK, card) or forbidden(g, RESTED, ATTACK, card)):
        return CANNOT
    return 0


def attackers(g: State, player: int) -> list[int]:
    found: list[int] = []
    for place in front_row(g, player):
        for card in g.zones[place]:
            if not _cannot_attack(g, card):
                found.append(card)
    return found


def may_attack(g: State, player: int, card: int) -> bool:
    """10.34.1.1: whether a unit that an effect lets attack can, on whichever circle it is."""
    return is_unit(g, card) and g.master[card] == player and not _cannot_attack(g, card)


def may_be_attacked(g: State, player: int, card: int) -> bool:
    """10.34.1.1: whether a unit of the player can be attacked where an effect says so."""
    return is_unit(g, card) and g.master[card] == player and not _cannot_be_attacked(g, card)


def can_attack(g: State, player: int) -> bool:
    """7.3.1.3: whether there is any unit that can attack."""
    for place in front_row(g, player):
        for card in g.zones[place]:
            if not _cannot_attack(g, card):
                return True
    return False


def cannot_target(g: State, player: int, card: int) -> int:
    """7.4.1.6: a unit in the opponent's front row that may be attacked, and no legion mate (10.25.15)."""
    return _cannot_be_attacked(g, card) if g.zone_of[card] in front_row(g, 1 - player) else NOT_A_TARGET


def _cannot_be_attacked(g: State, card: int) -> int:
    """The same for a card in the front row."""
    if g.flags[card] & (LOCKED | HEART):
        return NOT_A_TARGET
    if g.flags[card] & MATE:
        return IS_MATE
    return CANNOT if (g.effects or g.table.always) and forbidden(g, DECLARED, BE_ATTACKED, card) else 0


def targets(g: State, player: int) -> list[int]:
    found: list[int] = []
    for place in front_row(g, 1 - player):
        for card in g.zones[place]:
            if not _cannot_be_attacked(g, card):
                found.append(card)
    return found


def can_be_attacked(g: State, player: int) -> bool:
    """7.3.1.3: whether there is any unit that the player could attack."""
    for place in front_row(g, 1 - player):
        for card in g.zones[place]:
            if not _cannot_be_attacked(g, card):
                return True
    return False


def is_own(g: State, player: int, card: int) -> bool:
    """10.35.6: whether the player is master of a unit and of its circle."""
    return g.master[card] == player and LAYOUT.player[g.zone_of[card]] == player


def cannot_boost(g: State, player: int, card: int, unit: int) -> int:
    """7.4.1.10: a standing rear-guard with boost behind the attacking unit, which may be a leader or its mate."""
    attacking = attacker(g)
    if attacking < 0 or unit not in (attacking, mate_of(g, player)):
        return NOT_BEHIND
    if g.zone_of[card] != BEHIND[g.zone_of[unit]] or g.flags[card] & LOCKED:
        return NOT_BEHIND
    if g.effects and not is_own(g, player, card):
        return NOT_BEHIND
    if not value(g, card, BOOST):
        return NO_BOOST
    if g.flags[card] & REST:
        return AT_REST
    return CANNOT if (g.effects or g.table.always) and forbidden(g, DECLARED, BOOSTED, card) else 0


def boost_options(g: State, player: int) -> list[int]:
    """Who can boost whom; without a choice but not to there is nothing to ask."""
    attacking = attacker(g)
    if attacking < 0 or BEHIND[g.zone_of[attacking]] < 0:
        return []
    result: list[int] = []
    for card in g.zones[BEHIND[g.zone_of[attacking]]]:
        for unit in (attacking, mate_of(g, player)):
            if unit >= 0 and not cannot_boost(g, player, card, unit):
                result.append(DO_BOOST | card << 8 | unit << 24)
    if result:
        result.append(PASS)
    return result


# 7.5 Guarding


def cannot_guard(g: State, player: int, card: int, grade: int) -> int:
    """7.5.1.2.2: any card of the hand, whatever its grade, if there is a vanguard (8.5.2.1.1.2.1)."""
    if g.zone_of[card] != HAND + player:
        return NOT_IN_HAND
    if grade < 0:
        return NO_VANGUARD_HERE
    return CANNOT if (g.effects or g.table.always) and barred(g, CALLING_GUARDIANS, player, card) else 0


def cannot_intercept(g: State, player: int, card: int) -> int:
    """7.5.1.2.4, 11.3.1: a rear-guard in front with intercept, standing or not, while another unit is attacked."""
    here = g.zone_of[card]
    if not is_rear(here) or here not in front_row(g, player) or g.flags[card] & LOCKED:
        return NO_INTERCEPT
    if g.effects and not is_own(g, player, card):
        return NO_INTERCEPT
    if not value(g, card, INTERCEPT):
        return NO_INTERCEPT
    units = attacked(g)
    if not units:
        return NOBODY_ATTACKED
    if card in units:
        return IS_ATTACKED
    return CANNOT if (g.effects or g.table.always) and barred(g, INTERCEPTING, player, card) else 0


def may_g_guard(g: State, player: int) -> bool:
    """7.5.1.2.3: both vanguards of grade 3 or more, and at most three G guardians used up."""
    if vanguard_grade(g, player) < 3 or vanguard_grade(g, 1 - player) < 3:
        return False
    used = 0
    for card in g.zones[G_ZONE + player]:
        if not g.flags[card] & FACE_DOWN and value(g, card, G_GUARDIAN):
            used += 1
    return used <= 3


def cannot_g_guard(g: State, player: int, card: int) -> int:
    if g.zone_of[card] != G_ZONE + player or not g.flags[card] & FACE_DOWN:
        return NOT_YET_G_GUARD
    if not value(g, card, G_GUARDIAN):
        return NO_G_GUARDIAN
    return _cannot_pay_g_guard(g, player, card) if may_g_guard(g, player) else NOT_YET_G_GUARD


def _cannot_pay_g_guard(g: State, player: int, card: int) -> int:
    number = skill_of(g, card, G_GUARDIAN_SKILL)
    return UNPAYABLE if number >= 0 and not can_pay_skill(g, player, card, number) else 0


def may_guard(g: State, player: int) -> bool:
    """Whether the opponent has to reckon with guardians that they can't see: a G guardian may lie face-down."""
    return may_g_guard(g, player) and any(g.flags[card] & FACE_DOWN for card in g.zones[G_ZONE + player])


def _guard_options(g: State, player: int) -> list[int]:
    grade = vanguard_grade(g, player)
    if g.effects or g.table.always:
        result = [DO_GUARD | card << 8 for card in g.zones[HAND + player] if not cannot_guard(g, player, card, grade)]
    else:
        # Any card of the hand can guard, if any can.
        result = []
        if grade >= 0:
            for card in g.zones[HAND + player]:
                result.append(DO_GUARD | card << 8)
    for place in front_row(g, player)[1:]:
        for card in g.zones[place]:
            if not cannot_intercept(g, player, card):
                result.append(DO_INTERCEPT | card << 8)
    if g.zones[G_ZONE + player] and may_g_guard(g, player):
        for card in g.zones[G_ZONE + player]:
            if g.flags[card] & FACE_DOWN and value(g, card, G_GUARDIAN) and not _cannot_pay_g_guard(g, player, card):
                result.append(DO_G_GUARD | card << 8)
    result.append(PASS)
    return result


# Lists and refusals


def options(g: State, menu: int, player: int) -> list[int]:
    """The actions of a play timing; doing nothing is the last of them."""
    return _main_options(g, player) if menu == MAIN else _guard_options(g, player)


def refusal_in_menu(g: State, menu: int, player: int, code: int) -> int:
    """Why the fighter may not do this at this play timing."""
    kind = kind_of(code)
    card = first_of(code)
    if menu == MAIN:
        if kind == DO_CALL:
            why = cannot_call(g, player, card, vanguard_grade(g, player))
            return why if why or second_of(code) in call_circles(g, player) else NOT_REAR_CIRCLE
        again = barred_here(g, loop_places(g, player))
        if kind == DO_EXCHANGE:
            return cannot_exchange(g, player, again, code)
        if kind == DO_USE:
            return LOOPING if code in again else why_not_use(g, player, card, second_of(code), MAIN)
        return NOT_NOW
    if kind == DO_GUARD:
        return cannot_guard(g, player, card, vanguard_grade(g, player))
    if kind == DO_INTERCEPT:
        return cannot_intercept(g, player, card)
    return cannot_g_guard(g, player, card) if kind == DO_G_GUARD else NOT_NOW


def refusal_in_draw_phase(g: State, code: int) -> int:
    """Why the turn fighter may not look for a card."""
    return cannot_assist(g, g.turn_player) if kind_of(code) == DO_ASSIST else NOT_NOW


def refusal_in_ride_step(g: State, code: int) -> int:
    """Why the turn fighter may not ride this card."""
    if kind_of(code) != DO_RIDE:
        return NOT_NOW
    if barred_to(g, RIDING, g.turn_player):
        return CANNOT
    return cannot_ride(g, g.turn_player, first_of(code), vanguard_grade(g, g.turn_player))


def refusal_in_stride_step(g: State, code: int) -> int:
    """Why the turn fighter may not stride with this card."""
    if kind_of(code) != DO_STRIDE:
        return NOT_NOW
    if barred_to(g, STRIDING, g.turn_player):
        return CANNOT
    return cannot_stride(g, g.turn_player, first_of(code), can_pay_stride(g, g.turn_player))


def refusal_in_attack(g: State, code: int) -> int:
    """Why the turn fighter may not attack with this unit, not attack that one, or not boost so."""
    kind = kind_of(code)
    player = g.turn_player
    if kind == DO_ATTACK_WITH:
        return cannot_attack_with(g, player, first_of(code))
    if kind == DO_TARGET:
        return cannot_target(g, player, first_of(code))
    return cannot_boost(g, player, first_of(code), second_of(code)) if kind == DO_BOOST else NOT_HERE
