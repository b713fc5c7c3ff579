"""Chapter 6: the turn and its phases."""
from __future__ import annotations

from typing import Final

from ...kernel.machine.turns import next_turn, turn_begins, pass_turn
from ...kernel.actions.move import move
from ...kernel.actions.turn import stand_all
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, first_of, kind_of, second_of
from ...kernel.continuous.lasting_effects import FOR_TURN, UNTIL_OWN_TURN, expire
from ...kernel.events.log import timing
from ...kernel.abilities.use_limits import forget_replaced
from ...kernel.loops.loops import remember_use
from ...kernel.state.state import Frame, State, ask, call, call_then
from .areas import (
    ACTIVATE, BASE, BATTLE, DO_ACTIVATE_MAIN, DO_ATTACK_PLAYER, DO_ATTACK_UNIT, DO_DEPLOY_BASE, DO_DEPLOY_UNIT,
    DO_END_MAIN, DO_MAIN_COMMAND, DO_SET_COMMAND, DO_SET_PILOT, DO_SUPPORT, END_START, HAND, HAND_LIMIT, MAIN_START,
    NONE, RESOURCE, RESOURCE_DECK, RESOURCES, TURN_END, TURN_START, TURN_TIME,
)
from .c4_terms import discard, draw_cards, has_room_for_resource
from .c9_waiting import settle, settle_then
from .c10_rule_processing import starved
from .c11_keywords import repair
from .menus import MainMenu

# Where each action of the main phase is carried out.
_PLAYS: Final = {
    DO_DEPLOY_UNIT: "6-5-2-1-1", DO_DEPLOY_BASE: "6-5-2-2-1", DO_SET_PILOT: "6-5-2-3-1", DO_SET_COMMAND: "6-5-2-3-5",
    DO_MAIN_COMMAND: "6-5-2-4-1", DO_ACTIVATE_MAIN: "6-5-3-1", DO_SUPPORT: "11-1-3-1",
}


def r6_1_1(g: State, f: Frame) -> int:
    """A turn begins. Nothing refers any more to what cards were in an earlier turn."""
    next_turn(g)
    # What is deployed from now on was deployed in this turn (2-11-4).
    g.clock += 1
    g.registers[TURN_TIME] = g.clock
    if expire(g, UNTIL_OWN_TURN):
        g.machine.interrupt_due = True
    turn_begins(g)
    return NEXT


def r6_2_2_1(g: State, f: Frame) -> int:
    """All at the same time (6-2-2-2)."""
    player = g.turn_player
    return stand_all(g, (*g.zones[BATTLE + player], *g.zones[RESOURCES + player], *g.zones[BASE + player]), ACTIVATE)


def r6_2_3_1(g: State, f: Frame) -> int:
    timing(g, TURN_START)
    return settle(g)


def r6_3_1(g: State, f: Frame) -> int:
    """Whoever draws the last card loses with that (6-3-1-1, 10-2-1-2)."""
    return draw_cards(g, g.turn_player, 1)


def r6_3_1__settle(g: State, f: Frame) -> int:
    return settle(g)


def r6_4_1(g: State, f: Frame) -> int:
    """One resource, as long as there is one and there is room for it (3-4-2)."""
    player = g.turn_player
    deck = g.zones[RESOURCE_DECK + player]
    if not deck or not has_room_for_resource(g, player):
        return NEXT
    return move(g, deck[-1], RESOURCES + player, RESOURCE)


def r6_4_1__settle(g: State, f: Frame) -> int:
    timing(g, MAIN_START)
    return settle(g)


# 6-5 Main phase


def r6_5_1(g: State, f: Frame) -> int:
    """Anything in any order, as long as nothing waits to be resolved."""
    if g.pending:
        return settle_then(g, f, f.pc)
    if (g.effects or g.table.always) and starved(g):
        g.machine.interrupt_due = True
        return f.pc
    options = MainMenu(g).legal()
    if len(options) == 1 and not g.zones[HAND + g.turn_player]:
        # Everybody sees that nothing is left to do.
        g.answer = DO_END_MAIN
        return NEXT
    return ask(g, g.turn_player, options)


def r6_5_1__act(g: State, f: Frame) -> int:
    if g.marks:
        forget_replaced(g)
    kind = kind_of(g.answer)
    if kind == DO_END_MAIN:
        return g.book.at["6-5-5-2"]
    again = g.book.at["6-5-1"]
    if kind == DO_ACTIVATE_MAIN:
        # As in the other games, an effect is not used again where everything is as it was then.
        remember_use(g, g.answer)
    if kind in (DO_ATTACK_PLAYER, DO_ATTACK_UNIT):
        target = second_of(g.answer) if kind == DO_ATTACK_UNIT else NONE
        return call_then(g, f, again, g.book.at["6-5-4-1"], first_of(g.answer), target)
    return call_then(g, f, again, g.book.at[_PLAYS[kind]], first_of(g.answer), second_of(g.answer), g.turn_player)


def r6_5_5_2(g: State, f: Frame) -> int:
    """The end phase follows at once."""
    timing(g, END_START)
    return NEXT


# 6-6 End phase


def r6_6_2_1(g: State, f: Frame) -> int:
    return call(g, g.book.at["8-2"])


def r6_6_3_1(g: State, f: Frame) -> int:
    timing(g, TURN_END)
    repair(g)
    return settle(g)


def r6_6_4_1(g: State, f: Frame) -> int:
    """3-8-4-1: in one's own end phase only."""
    hand = g.zones[HAND + g.turn_player]
    surplus = len(hand) - HAND_LIMIT
    if surplus <= 0:
        return g.book.at["6-6-5-1"]
    return choose(g, g.turn_player, surplus, surplus, tuple(hand))


def r6_6_4_1__discard(g: State, f: Frame) -> int:
    return discard(g, g.result)


def r6_6_5_1(g: State, f: Frame) -> int:
    g.machine.interrupt_due = expire(g, FOR_TURN)
    return NEXT


def r6_6_5_1__settle(g: State, f: Frame) -> int:
    return settle(g)


def r6_6_6(g: State, f: Frame) -> int:
    pass_turn(g)
    return g.book.at["6-1-1"]


TURN = (
    r6_1_1, r6_2_2_1, r6_2_3_1, r6_3_1, r6_3_1__settle, r6_4_1, r6_4_1__settle, r6_5_1, r6_5_1__act, r6_5_5_2,
    r6_6_2_1, r6_6_3_1, r6_6_4_1, r6_6_4_1__discard, r6_6_5_1, r6_6_5_1__settle, r6_6_6,
)
