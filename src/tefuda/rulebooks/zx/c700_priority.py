"""Chapter 700: what the game does by itself before anybody gets priority."""
from __future__ import annotations

from ...kernel.codes import NEXT, RETURN, TIMING
from ...kernel.abilities.use_limits import forget_replaced
from ...kernel.loops.loops import comes_again
from ...kernel.state.state import Frame, State, call, call_then
from ...kernel.state.card_table import ANY_EVENT
from ...kernel.triggers.pending import ask_pending, play_pending
from .c900_rule_effects import is_quiet, next_effect
from .c1200_destroying import forget_blame


def pre_process(g: State) -> int:
    """702.1. Where nothing happened since the last time or nothing is due, there is nothing to do."""
    if g.table.states and (g.needs_rule_check or g.table.states == ANY_EVENT):
        g.table.trigger_lookup.wait_for_states(g)
    if g.pending or (g.needs_rule_check and not is_quiet(g)):
        return call(g, g.book.at["702.2a"])
    g.needs_rule_check = False
    if g.marks:
        forget_replaced(g)
    forget_blame(g)
    return NEXT


def over_pre_process(g: State, f: Frame) -> int:
    """On to the pre-process that comes next, or past it where there is nothing to do in it."""
    return NEXT if g.pending or g.needs_rule_check or g.table.states == ANY_EVENT else f.pc + 2


def still_to_do(g: State, moment: int) -> bool:
    """507.5, 507.9, 605.4, 605.6: whether a rule effect is due, an ability waits or is still to be triggered."""
    if g.pending or (g.needs_rule_check and not is_quiet(g) and next_effect(g) != ""):
        return True
    return g.table.triggered_kinds >> TIMING & 1 == 1 and g.table.trigger_lookup.untold(g, moment)


def r702_2a(g: State, f: Frame) -> int:
    """One rule effect after the other, the first in the order of 901.2b, until none is due.

    The frame's a says whether there was one already: before the first, whoever called has had the quick look.
    """
    effect = "" if f.a and is_quiet(g) else next_effect(g)
    if effect:
        f.a = 1
        return call_then(g, f, f.pc, g.book.at[effect])
    g.needs_rule_check = False
    if g.marks:
        forget_replaced(g)
    forget_blame(g)
    if g.table.states:
        g.table.trigger_lookup.wait_for_states(g)
    if g.pending and comes_again(g, f):
        return g.book.at["1201.1c"]
    return NEXT if g.pending else RETURN


def r702_2b(g: State, f: Frame) -> int:
    """808.2a: the turn player picks the next ability, whoever's it is."""
    return ask_pending(g, g.turn_player)


def r702_2b__play(g: State, f: Frame) -> int:
    return play_pending(g)


def r702_2b__again(g: State, f: Frame) -> int:
    return g.book.at["702.2a"]


PRE_PROCESS = (r702_2a, r702_2b, r702_2b__play, r702_2b__again)
