"""Chapter 6: the turn and its phases, but for the battle phase (chapter 7)."""
from __future__ import annotations

from ...kernel.machine.turns import next_turn, turn_begins
from ...kernel.actions.move import move, move_home, shuffle
from ...kernel.actions.turn import reveal, turn_face
from ...kernel.choices.choose import choose
from ...kernel.codes import DONE, NEXT, PASS, PICK, TIMING, first_of, kind_of
from ...kernel.continuous.lasting_effects import FOR_TURN, expire
from ...kernel.continuous.projection import value
from ...kernel.events.log import timing
from ...kernel.triggers.delayed import EVERY_TIME
from ...kernel.loops.loops import forget_positions
from ...kernel.machine.rollback import mark
from ...kernel.state.state import Frame, State, ask, call, call_then
from ...kernel.actions.card_states import look_away, peek, renew
from ...kernel.continuous.control_change import FOR_CONTROLLERS_NEXT, expire_for
from .areas import (
    ASSIST, ASSIST_START, BATTLES, DECK, DRAW_PHASE, DRAW_START, END_PHASE, END_START, EXTRA_TURNS, G_ZONE,
    GRADE_AT_START, HAND, LOOK, MAIN_PHASE, MAIN_START, PHASE, RETURN_TO_G, RIDE_PHASE, RIDE_START, STAND, STAND_PHASE,
    STAND_START, STAND_UP, START_STEPS, STRIDE_START, TURN_END, TURN_START, VANGUARD,
)
from .c3_timing import check_timing, draw_cards, on_to_check, stand_units, untold
from .c4_circles import fighters, fighting_circles, hearts_of, is_unit, vanguard_grade
from .c9_due import something_due
from .c10_lock import freed_cards, free
from .c10_legion import standing_up
from .c10_stride import hearts_beat
from .c11_keywords import HOLLOW
from .c11_ultimate import forfeiting, stride_skill_of
from .c12_loops_and_turns import next_fighter
from .c12_pseudo_cards import remove_cards
from .cards import GRADE
from .menus import MAIN
from .menus_ride import AssistMenu, RideMenu, StrideMenu, might_stride

ASSIST_CARDS = 5
ASSIST_COST = 2


# 6.1 The first vanguards stand up


def r6_1_1(g: State, f: Frame) -> int:
    for card in g.zones[VANGUARD] + g.zones[VANGUARD + 1]:
        turn_face(g, card, False, STAND_UP)
    return NEXT


def r6_2_1(g: State, f: Frame) -> int:
    """A turn begins. Nothing refers any more to what cards were in an earlier turn."""
    next_turn(g)
    forget_positions(g)
    g.registers[BATTLES] = 0
    g.registers[START_STEPS] = 0
    g.registers[PHASE] = STAND_PHASE
    g.registers[GRADE_AT_START] = vanguard_grade(g, g.turn_player)
    needs_rule_check = g.needs_rule_check
    turn_begins(g)
    # That a turn began gives no rule process anything to look at.
    g.needs_rule_check = needs_rule_check
    return NEXT


# 6.3 Stand phase


def r6_3_1_1(g: State, f: Frame) -> int:
    timing(g, TURN_START)
    timing(g, STAND_START)
    return check_timing(g)


def r6_3_1_2(g: State, f: Frame) -> int:
    units = tuple(fighters(g, g.turn_player))
    if g.effects or g.table.guarded:
        units = standing_up(g, units)
    step = stand_units(g, units, STAND)
    return on_to_check(g, f.pc + 1) if step == NEXT else step


def r6_3_1_3(g: State, f: Frame) -> int:
    return check_timing(g)


# 6.4 Draw phase


def r6_4_1_1_1(g: State, f: Frame) -> int:
    """10.35.1.3: what was for the stand phase of a unit's master is over, whoever is its master by now."""
    if g.effects:
        expire_for(g, FOR_CONTROLLERS_NEXT, g.turn_player)
    g.registers[PHASE] = DRAW_PHASE
    timing(g, DRAW_START)
    return check_timing(g)


def r6_4_1_1_2(g: State, f: Frame) -> int:
    return draw_cards(g, g.turn_player, 1)


def r6_4_1_1_3(g: State, f: Frame) -> int:
    return check_timing(g)


def r6_4_1_2_1_1(g: State, f: Frame) -> int:
    timing(g, ASSIST_START)
    return check_timing(g)


def r6_4_1_2_1_2(g: State, f: Frame) -> int:
    """Everybody sees the grade of the vanguard (6.4.1.2.2.1), but not the hand (6.4.1.2.2.2): then it is asked."""
    if not 0 <= vanguard_grade(g, g.turn_player) < 3:
        return on_to_check(g, g.book.at["6.4.1.3"])
    return ask(g, g.turn_player, AssistMenu(g).legal())


def r6_4_1_2_1_3(g: State, f: Frame) -> int:
    f.items = g.zones[HAND + g.turn_player]
    f.b = 0
    return on_to_check(g, g.book.at["6.4.1.3"]) if kind_of(g.answer) == PASS else NEXT


def r6_4_1_2_4(g: State, f: Frame) -> int:
    """The hand is shown, one card after the other, and then no more: nobody can tell its cards apart after that."""
    if f.b == len(f.items):
        for card in f.items:
            look_away(g, card)
            renew(g, card)
        return NEXT
    f.b += 1
    reveal(g, f.items[f.b - 1], ASSIST)
    return f.pc


def r6_4_1_2_5(g: State, f: Frame) -> int:
    f.items = g.zones[DECK + g.turn_player][-ASSIST_CARDS:]
    for card in f.items:
        peek(g, card, LOOK)
    return NEXT


def r6_4_1_2_5__choose(g: State, f: Frame) -> int:
    """At most one of them, of the next grade; asked even where there is none, since only one fighter sees that."""
    grade = vanguard_grade(g, g.turn_player) + 1
    options = [PICK | card << 8 for card in f.items if value(g, card, GRADE) == grade]
    options.append(DONE)
    return ask(g, g.turn_player, options)


def r6_4_1_2_5__show(g: State, f: Frame) -> int:
    if kind_of(g.answer) == DONE:
        return g.book.at["r6_4_1_2_5__shuffle"]
    f.b = first_of(g.answer)
    return reveal(g, f.b, ASSIST)


def r6_4_1_2_5__take(g: State, f: Frame) -> int:
    return move(g, f.b, HAND + g.turn_player, ASSIST)


def r6_4_1_2_5__cost(g: State, f: Frame) -> int:
    return choose(g, g.turn_player, ASSIST_COST, ASSIST_COST, g.zones[HAND + g.turn_player])


def r6_4_1_2_5__remove(g: State, f: Frame) -> int:
    return remove_cards(g, g.result, ASSIST)


def r6_4_1_2_5__shuffle(g: State, f: Frame) -> int:
    for card in f.items:
        look_away(g, card)
    shuffle(g, DECK + g.turn_player)
    return NEXT


def r6_4_1_3(g: State, f: Frame) -> int:
    return check_timing(g)


# 6.5 Ride phase


def r6_5_1_1_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = RIDE_PHASE
    timing(g, RIDE_START)
    return check_timing(g)


def r6_5_1_1_2(g: State, f: Frame) -> int:
    """Once a turn, if there is any card in hand; whether one can be ridden is not for the opponent to know."""
    if not g.zones[HAND + g.turn_player] or vanguard_grade(g, g.turn_player) < 0:
        return on_to_check(g, g.book.at["6.5.1.1.4"])
    return ask(g, g.turn_player, RideMenu(g).legal())


def r6_5_1_1_3(g: State, f: Frame) -> int:
    """Riding goes to the vanguard circle only."""
    if kind_of(g.answer) == PASS:
        return on_to_check(g, f.pc + 1)
    return call(g, g.book.at["8.5.2.1"], first_of(g.answer), VANGUARD + g.turn_player, g.turn_player)


def r6_5_1_1_4(g: State, f: Frame) -> int:
    return check_timing(g)


def r6_5_1_2_1(g: State, f: Frame) -> int:
    timing(g, STRIDE_START)
    return check_timing(g)


def r6_5_1_2_2(g: State, f: Frame) -> int:
    """Once a turn; asked unless everybody can see that it is impossible."""
    if not might_stride(g, g.turn_player):
        return on_to_check(g, g.book.at["6.5.1.3"])
    return ask(g, g.turn_player, StrideMenu(g).legal())


def r6_5_1_2_3(g: State, f: Frame) -> int:
    """Riding goes to the vanguard circle only."""
    if kind_of(g.answer) == PASS:
        return on_to_check(g, f.pc + 1)
    if stride_skill_of(g, first_of(g.answer)) >= 0:
        mark(g)
    return call(g, g.book.at["r8_5_2_1__stride"], first_of(g.answer), 0, g.turn_player)


def r6_5_1_3(g: State, f: Frame) -> int:
    return check_timing(g)


# 6.6 Main phase


def r6_6_1_1(g: State, f: Frame) -> int:
    g.registers[PHASE] = MAIN_PHASE
    timing(g, MAIN_START)
    return NEXT


def r6_6_1_2(g: State, f: Frame) -> int:
    return call(g, g.book.at["8.4.2.1"], g.turn_player, MAIN)


def r6_6_1_3(g: State, f: Frame) -> int:
    """The battle phase follows (6.7, chapter 7)."""
    return NEXT


# 6.8 End phase


def r6_8_1_1_1(g: State, f: Frame) -> int:
    """G units go back to the G zone face-up; their hearts are vanguards again before that (10.28.3)."""
    g.registers[PHASE] = END_PHASE
    # The prints of G units.
    strays = g.table.strays
    returning: list[int] = []
    for player in (0, 1):
        if len(g.zones[VANGUARD + player]) > 1 and hearts_of(g, player):
            hearts_beat(g, player)
        for place in fighting_circles(g, player):
            cards = g.zones[place]
            if cards:
                for card in cards:
                    if strays[g.prints[card]] and is_unit(g, card):
                        returning.append(card)
    f.items = tuple(returning)
    return NEXT if returning else g.book.at["6.8.1.1.2"]


def r6_8_1_1_1__move(g: State, f: Frame) -> int:
    return move_home(g, f.items, G_ZONE, RETURN_TO_G)


def r6_8_1_1_2(g: State, f: Frame) -> int:
    if f.items and g.table.abilities:
        player = forfeiting(g, f.items)
        f.items = ()
        if player >= 0:
            return call_then(g, f, f.pc, g.book.at["10.28.5"], player)
    for card in freed_cards(g, g.turn_player):
        free(g, card)
    return on_to_check(g, f.pc + 1)


def r6_8_1_2(g: State, f: Frame) -> int:
    return check_timing(g)


def r6_8_1_3(g: State, f: Frame) -> int:
    timing(g, END_START, True)
    timing(g, TURN_END, True)
    if g.effects and HOLLOW in g.table.label_number:
        return call(g, g.book.at["11.33.2"])
    return on_to_check(g, f.pc + 1)


def r6_8_1_4(g: State, f: Frame) -> int:
    return check_timing(g)


def r6_8_1_4__end(g: State, f: Frame) -> int:
    if expire(g, FOR_TURN):
        g.needs_rule_check = True
    return NEXT


def _waits_for_end(g: State) -> bool:
    """Whether an ability that triggers at the end of the turn came too late for 6.8.1.3."""
    return any(
        row.kind == TIMING and row.reason in (END_START, TURN_END) and row.often != EVERY_TIME and row.turn != g.turn
        for row in g.delayed)


def r6_8_1_5(g: State, f: Frame) -> int:
    """Where something is left to do, it goes on from 6.8.1.2; else the opponent's turn begins."""
    if g.pending or (g.delayed and _waits_for_end(g)) or (g.needs_rule_check and something_due(g)) or (
            g.table.triggered_kinds and untold(g, END_START, TURN_END)):
        return g.book.at["6.8.1.2"]
    g.needs_rule_check = False
    g.turn_player = next_fighter(g) if g.registers[EXTRA_TURNS] else 1 - g.turn_player
    return g.book.at["6.2.1"]


TURN_TO_MAIN = (
    r6_1_1, r6_2_1, r6_3_1_1, r6_3_1_2, r6_3_1_3, r6_4_1_1_1, r6_4_1_1_2, r6_4_1_1_3, r6_4_1_2_1_1,
    r6_4_1_2_1_2, r6_4_1_2_1_3, r6_4_1_2_4, r6_4_1_2_5, r6_4_1_2_5__choose, r6_4_1_2_5__show, r6_4_1_2_5__take,
    r6_4_1_2_5__cost, r6_4_1_2_5__remove, r6_4_1_2_5__shuffle, r6_4_1_3, r6_5_1_1_1, r6_5_1_1_2, r6_5_1_1_3,
    r6_5_1_1_4, r6_5_1_2_1, r6_5_1_2_2, r6_5_1_2_3, r6_5_1_3, r6_6_1_1, r6_6_1_2, r6_6_1_3,
)
END = (
    r6_8_1_1_1, r6_8_1_1_1__move, r6_8_1_1_2, r6_8_1_2, r6_8_1_3, r6_8_1_4, r6_8_1_4__end, r6_8_1_5)
