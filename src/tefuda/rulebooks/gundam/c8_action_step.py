"""Chapter 8: the action step. The players act in turn, the one whose turn it is not first.

The frame's b is how many passes came one after the other. A player without a
hand and without an ability to use passes unasked: everybody sees that.
"""
from __future__ import annotations

from ...kernel.codes import NEXT, PASS, RETURN, first_of, kind_of, second_of
from ...kernel.abilities.use_limits import forget_replaced
from ...kernel.loops.loops import remember_use
from ...kernel.state.state import Frame, State, ask, call
from .areas import DO_ACTIVATE_ACTION, HAND
from .c6_playing import play
from .c9_waiting import settle_then
from .c10_rule_processing import starved
from .cards import IN_ACTION
from .menus import ActionMenu


def _ask(g: State, f: Frame, player: int) -> int:
    if g.pending:
        return settle_then(g, f, f.pc)
    if (g.effects or g.table.always) and starved(g):
        g.machine.interrupt_due = True
        return f.pc
    options = ActionMenu(g, player).legal()
    if len(options) == 1 and not g.zones[HAND + player]:
        g.answer = PASS
        return NEXT
    return ask(g, player, options)


def _act(g: State, f: Frame, player: int) -> int:
    """8-3-1: a command is used; 8-3-2: an ability; 8-3-3: a pass hands over."""
    forget_replaced(g)
    if g.answer != PASS:
        f.b = 0
        if kind_of(g.answer) == DO_ACTIVATE_ACTION:
            remember_use(g, g.answer)
        rule = g.book.verbs[kind_of(g.answer)].rule
        return call(g, g.book.at[rule], first_of(g.answer), second_of(g.answer), player)
    f.b += 1
    return NEXT if f.b < 2 else g.book.at["8-5"]


def r8_2(g: State, f: Frame) -> int:
    f.b = 0
    return NEXT


def r8_3(g: State, f: Frame) -> int:
    return _ask(g, f, 1 - g.turn_player)


def r8_3_3(g: State, f: Frame) -> int:
    return _act(g, f, 1 - g.turn_player)


def r8_4(g: State, f: Frame) -> int:
    return _ask(g, f, g.turn_player)


def r8_4__act(g: State, f: Frame) -> int:
    return _act(g, f, g.turn_player)


def r8_4_1(g: State, f: Frame) -> int:
    """Until both pass one after the other, it goes on with the first of them (8-4-2)."""
    return g.book.at["8-3"]


def r8_3_1(g: State, f: Frame) -> int:
    """The command a of the player c is played, …"""
    f.b = IN_ACTION
    return play(g, f)


def r8_3_1__use(g: State, f: Frame) -> int:
    """A command is used in an action step like any other."""
    return g.book.at["2-3-5-1"]


def r8_5(g: State, f: Frame) -> int:
    return RETURN


ACTION_STEP = (r8_2, r8_3, r8_3_3, r8_4, r8_4__act, r8_4_1, r8_5)
ACTION_COMMAND = (r8_3_1, r8_3_1__use)
