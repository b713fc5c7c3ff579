"""8.4: check timings and play timings."""
from __future__ import annotations

from ...kernel.codes import NEXT, PASS, RETURN, first_of, kind_of, second_of
from ...kernel.abilities.use_limits import forget_replaced
from ...kernel.loops.loops import comes_again, forget_positions, remember_choice
from ...kernel.machine.rollback import mark
from ...kernel.triggers.revealed_triggers import to_show
from ...kernel.state.state import Frame, State, ask, call_then, then
from ...kernel.triggers.pending import ask_pending, play_pending, pending_of
from .areas import ANY_GIFT, DO_CALL, DO_EXCHANGE, DO_G_GUARD, DO_GUARD, DO_INTERCEPT, DO_USE, GUARDIAN, PASSED
from .c3_timing import check_timing
from .c8_abilities import begin_use
from .c9_due import DAMAGE_DUE, GAUGE_DUE, LOSS_DUE, NOTHING_DUE, PROCESS_DUE, due, is_quiet
from .c10_ride import drop_gifts, gifts_of
from .c11_skills import G_GUARDIAN_SKILL, skill_of
from .menus import GUARDING, MAIN, loop_places, menu_of
from .menus_guard import may_guard

# 8.4.1 Check timing


def r8_4_1_1(g: State, f: Frame) -> int:
    """All rule processes that are due at the same time, again and again until none is left.

    Then fighters say which abilities of hidden cards they make known: only these wait (8.1.1.2.1.1).
    The frame's a is what is due, as far as it is known already.
    """
    what = f.a
    if g.table.states:
        g.table.trigger_lookup.wait_for_states(g)
    if what == NOTHING_DUE and not is_quiet(g):
        what = due(g)
    f.a = NOTHING_DUE
    if what == LOSS_DUE:
        return call_then(g, f, f.pc, g.book.at["9.2.2"])
    if what == PROCESS_DUE:
        return call_then(g, f, f.pc, g.book.at["9.3.1"])
    if what == GAUGE_DUE:
        return call_then(g, f, f.pc, g.book.at["9.8.1"])
    if what == DAMAGE_DUE:
        return call_then(g, f, f.pc, g.book.at["9.6.1"])
    g.needs_rule_check = False
    if g.marks:
        forget_replaced(g)
    if g.pending and g.table.abilities:
        for player in (g.turn_player, 1 - g.turn_player):
            if to_show(g, player):
                return call_then(g, f, f.pc, g.book.at["show"], player)
        if comes_again(g, f):
            return g.book.at["12.1.1.1"]
    if g.registers[ANY_GIFT]:
        return NEXT
    return g.book.at["8.4.1.4"] if g.pending else RETURN


def r8_4_1_2(g: State, f: Frame) -> int:
    if not gifts_of(g, g.turn_player):
        return NEXT
    return call_then(g, f, g.book.at["8.4.1.1"], g.book.at["r10_6_3__gain"], g.turn_player)


def r8_4_1_3(g: State, f: Frame) -> int:
    if gifts_of(g, 1 - g.turn_player):
        return call_then(g, f, g.book.at["8.4.1.1"], g.book.at["r10_6_3__gain"], 1 - g.turn_player)
    drop_gifts(g)
    return NEXT if g.pending else RETURN


def r8_4_1_4(g: State, f: Frame) -> int:
    player = g.turn_player
    return ask_pending(g, player, player) if pending_of(g, player) else g.book.at["8.4.1.5"]


def _play(g: State, f: Frame) -> int:
    """Play and resolve the chosen one, and begin again."""
    if not g.table.abilities:
        forget_positions(g)
    return then(f, play_pending(g), g.book.at["8.4.1.1"])


def r8_4_1_4__play(g: State, f: Frame) -> int:
    return _play(g, f)


def r8_4_1_5(g: State, f: Frame) -> int:
    player = 1 - g.turn_player
    return ask_pending(g, player, player) if pending_of(g, player) else g.book.at["8.4.1.6"]


def r8_4_1_5__play(g: State, f: Frame) -> int:
    return _play(g, f)


def r8_4_1_6(g: State, f: Frame) -> int:
    return RETURN


# 8.4.2 Play timing: for player a, with the menu b.


def r8_4_2_1(g: State, f: Frame) -> int:
    return check_timing(g)


def r8_4_2_2(g: State, f: Frame) -> int:
    """7.5.1.2.1.1: who can put nothing in front of an attack passes, unless it is only for them to know."""
    offered = menu_of(g, f.b, f.a).legal()
    if len(offered) == 1 and f.b == GUARDING and not may_guard(g, f.a):
        g.answer = PASS
        return NEXT
    return ask(g, f.a, offered)


def r8_4_2_2__act(g: State, f: Frame) -> int:
    """Whoever did something gets the play timing again; in the guard step 7.5.1.3 comes first."""
    code = g.answer
    kind = kind_of(code)
    g.registers[PASSED] = int(kind == PASS)
    if kind == PASS:
        return g.book.at["8.4.2.3"]
    if kind in (DO_EXCHANGE, DO_USE):
        remember_choice(g, code, loop_places(g, f.a))
    elif not g.table.abilities:
        forget_positions(g)
    at = g.book.at
    after = at["8.4.2.1"] if f.b == MAIN else at["8.4.2.3"]
    card = first_of(code)
    if kind == DO_CALL:
        return call_then(g, f, after, at["8.5.2.1"], card, second_of(code), f.a)
    if kind == DO_G_GUARD and skill_of(g, card, G_GUARDIAN_SKILL) >= 0:
        mark(g)
    if kind == DO_USE:
        return begin_use(g, f, after, f.a, card, second_of(code))
    if kind == DO_GUARD:
        return call_then(g, f, after, g.book.at["8.5.2.1"], card, GUARDIAN + f.a, f.a)
    return call_then(g, f, after, g.book.at[_RULE_OF[kind]], card, second_of(code), f.a)


_RULE_OF = {DO_EXCHANGE: "6.6.1.2.3", DO_INTERCEPT: "7.5.1.2.4", DO_G_GUARD: "7.5.1.2.3"}


def r8_4_2_3(g: State, f: Frame) -> int:
    return RETURN


CHECK_TIMING = (
    r8_4_1_1, r8_4_1_2, r8_4_1_3, r8_4_1_4, r8_4_1_4__play, r8_4_1_5, r8_4_1_5__play, r8_4_1_6)
PLAY_TIMING = (r8_4_2_1, r8_4_2_2, r8_4_2_2__act, r8_4_2_3)
