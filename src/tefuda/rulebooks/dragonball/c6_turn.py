"""Chapter 6: the turn and its phases."""
from __future__ import annotations

from ...kernel.machine.turns import next_turn, turn_begins, pass_turn
from ...kernel.actions.move import move
from ...kernel.actions.turn import stand_all
from ...kernel.codes import NEXT, RETURN, TIMING
from ...kernel.continuous.lasting_effects import FOR_BATTLE, FOR_PHASE, FOR_TURN, UNTIL_OWN_TURN, expire
from ...kernel.events.log import timing
from ...kernel.loops.loops import comes_again
from ...kernel.machine.rollback import cut_short
from ...kernel.state.state import NOTHING, Frame, State, call
from .areas import (
    BATTLE, BATTLE_PHASE, BRAWL, CHARGE, CHARGE_PHASE, CHARGE_START, CHECKED, DECK, END_PHASE, ENERGY, EXTRA_TURNS,
    LEADER,
    MAIN_PHASE, MAIN_START, PHASE, REFRESH, STANDBY_STEPS, TURN_END, TURN_START,
)
from .c4_terms import checkpoint, draw_cards, end_battle
from .c8_abilities import play_ability
from .menus import MAIN


def r6_1_1(g: State, f: Frame) -> int:
    """A turn begins. Nothing refers any more to what cards were in an earlier turn."""
    next_turn(g)
    g.registers[STANDBY_STEPS] = 0
    g.registers[PHASE] = CHARGE_PHASE
    expire(g, UNTIL_OWN_TURN)
    turn_begins(g)
    return NEXT


def r6_2_1(g: State, f: Frame) -> int:
    timing(g, TURN_START)
    timing(g, CHARGE_START)
    return checkpoint(g)


def r6_2_2(g: State, f: Frame) -> int:
    """One card; the first player draws none on the first turn."""
    return NEXT if g.turn == 1 else draw_cards(g, g.turn_player, 1)


def r6_2_3(g: State, f: Frame) -> int:
    return checkpoint(g)


def r6_2_4(g: State, f: Frame) -> int:
    player = g.turn_player
    return move(g, g.zones[DECK + player][-1], ENERGY + player, CHARGE)


def r6_2_5(g: State, f: Frame) -> int:
    return checkpoint(g)


def r6_3_1_1(g: State, f: Frame) -> int:
    expire(g, FOR_PHASE)
    g.registers[PHASE] = MAIN_PHASE
    timing(g, MAIN_START)
    return checkpoint(g)


def r6_3_1_2(g: State, f: Frame) -> int:
    return call(g, g.book.at["8-5-2-1"], g.turn_player, MAIN)


def r6_3_1_2_1(g: State, f: Frame) -> int:
    """Player b plays the card a to the battle area."""
    return call(g, g.book.at["8-6-2-1"], f.a, BATTLE + f.b, f.b)


def r6_3_1_2_2(g: State, f: Frame) -> int:
    """A skill with 【起動発動:メイン】, or an extra card with one."""
    return play_ability(g, f)


def r6_3_1_2_3(g: State, f: Frame) -> int:
    """The awakening of the leader."""
    return play_ability(g, f)


def r6_3_1_3(g: State, f: Frame) -> int:
    """The battle phase follows (6-4, chapter 7)."""
    expire(g, FOR_PHASE)
    g.registers[PHASE] = BATTLE_PHASE
    return NEXT


def r6_5_1_1(g: State, f: Frame) -> int:
    """The battle phase is over, which matters to what is left in a brawl area (9-4-2)."""
    g.registers[PHASE] = END_PHASE
    if g.zones[BRAWL] or g.zones[BRAWL + 1]:
        g.needs_rule_check = True
    timing(g, TURN_END, once=True)
    return NEXT


def r6_5_1_2(g: State, f: Frame) -> int:
    player = g.turn_player
    return stand_all(g, (*g.zones[LEADER + player], *g.zones[BATTLE + player]), REFRESH)


def r6_5_1_3(g: State, f: Frame) -> int:
    g.registers[CHECKED] = 0
    return checkpoint(g)


def r6_5_1_3__end(g: State, f: Frame) -> int:
    expire(g, FOR_PHASE)
    expire(g, FOR_TURN)
    return NEXT


def r6_5_1_4(g: State, f: Frame) -> int:
    """If that checkpoint had anything to do, or something waits or can be triggered, the end phase runs again."""
    if g.registers[CHECKED] or g.pending or (
            g.table.triggered_kinds >> TIMING & 1 and g.table.trigger_lookup.untold(g, TURN_END)):
        return g.book.at["11-1-1-1" if comes_again(g, f) else "6-5-1-1"]
    f.items = NOTHING
    own = 8 * g.turn_player
    if g.registers[EXTRA_TURNS] >> own & 255:
        g.registers[EXTRA_TURNS] -= 1 << own
    else:
        pass_turn(g)
    return g.book.at["6-1-1"]


# What effects can do to turns


def extra_turn(g: State, f: Frame) -> int:
    """Player a has a further turn after the next one that ends of theirs."""
    g.registers[EXTRA_TURNS] += 1 << 8 * f.a
    return RETURN


def end_turn(g: State, f: Frame) -> int:
    """All that is under way is left off, and ends; the end phase comes."""
    expire(g, FOR_BATTLE)
    expire(g, FOR_PHASE)
    end_battle(g)
    return cut_short(g, g.book.at["6-5-1-1"])


CHARGE_AND_MAIN = (r6_1_1, r6_2_1, r6_2_2, r6_2_3, r6_2_4, r6_2_5, r6_3_1_1, r6_3_1_2, r6_3_1_3)
MAIN_ACTIONS = (r6_3_1_2_1, r6_3_1_2_2, r6_3_1_2_3)
END = (r6_5_1_1, r6_5_1_2, r6_5_1_3, r6_5_1_3__end, r6_5_1_4)
