"""Chapter 11: the system process, in which rule effects run and triggered abilities are played."""
from __future__ import annotations


from ...kernel.actions.create import create
from ...kernel.codes import NEXT, RETURN, first_of
from ...kernel.abilities.use_limits import forget_replaced
from ...kernel.triggers.revealed_triggers import to_show
from ...kernel.state.state import Frame, State, call, call_then
from ...kernel.triggers.pending import ask_pending, pending_of
from .areas import GATE, PLAY
from .c12_rule_effects import due, forget_dealer, impending
from .c16_keywords import opening
from .c17_loops import is_endless
from .processes import AbilityOnGate


def system_process(g: State) -> int:
    """Where nothing happened since the last one, it has nothing to do."""
    if g.needs_rule_check or g.pending:
        return call(g, g.book.at["11-2a-1"])
    return NEXT


def r11_2a_1(g: State, f: Frame) -> int:
    """Rule effects, again and again until none is left.

    What hidden cards have been triggered by is asked first: it has happened before (14-9b-1).
    """
    if g.pending and g.table.abilities:
        for player in (g.turn_player, 1 - g.turn_player):
            if to_show(g, player):
                return call_then(g, f, f.pc, g.book.at["show"], player)
    player = opening(g)
    if player >= 0:
        return call_then(g, f, f.pc, g.book.at["16-15b-1"], player)
    if due(g):
        return call_then(g, f, f.pc, g.book.at["12-4b-2b"])
    forget_dealer(g)
    if g.marks:
        forget_replaced(g, impending(g))
    if g.table.states:
        g.table.trigger_lookup.wait_for_states(g)
    g.needs_rule_check = False
    if not g.pending:
        return RETURN
    return g.book.at["17-1a-3"] if g.table.abilities and is_endless(g) else NEXT


def r11_2a_2(g: State, f: Frame) -> int:
    """14-9c: the turn player picks among their own first, then the other player."""
    player = g.turn_player
    if not pending_of(g, player):
        player = 1 - player
    return ask_pending(g, player, player)


def r11_2a_2__play(g: State, f: Frame) -> int:
    """14-3b-1: the ability itself goes on the gate."""
    it = g.pending.pop(first_of(g.answer))
    if it.ability >= 0:
        return call(g, it.procedure, 0, 0, 0, it.row())
    create(g, GATE, it.controller, AbilityOnGate(it.procedure, it.source, it.obj, it.event_card).row(), PLAY)
    return NEXT


def r11_2a_3(g: State, f: Frame) -> int:
    return g.book.at["11-2a-1"]


SYSTEM_PROCESS = (r11_2a_1, r11_2a_2, r11_2a_2__play, r11_2a_3)
