"""Chapter 9, as far as it is about the order in which effects that were triggered are resolved.

The frame's a and b are where in ``g.waiting`` those begin and end that were triggered together.
"""
from __future__ import annotations

from typing import Final

from ...kernel.actions.lose import lose
from ...kernel.codes import BOTH, NEXT, NUMBER, RETURN, action, first_of
from ...kernel.state.state import Frame, State, call, call_then, ask_unless_one
from ...kernel.triggers.pending import play_pending
from .areas import ENDLESS
from .cards import BURST_EFFECT
from ...kernel.state.records import PendingAbility

# Effects that trigger others while they are resolved lie upon one another; so many only if there is no end to it.
_DEEPEST: Final = 240


def settle(g: State) -> int:
    """Nothing goes on before everything that was triggered is resolved (6-1-3, 6-5-1)."""
    if g.table.states:
        g.table.trigger_lookup.wait_for_states(g)
    if g.pending:
        return call(g, g.book.at["9-1-6-5"], 0, len(g.pending))
    return NEXT


def settle_then(g: State, f: Frame, after: int) -> int:
    """Resolve what is pending, as ``settle`` does, and go on with the step at ``after``."""
    if g.pending:
        return call_then(g, f, after, g.book.at["9-1-6-5"], 0, len(g.pending))
    return after


def _left(g: State, f: Frame, player: int) -> list[int]:
    """The pending effects of a player that have no place in the order yet: bursts (9-1-6-8) while c is 0."""
    rows = g.pending
    return [
        n for n in range(f.a, f.b)
        if rows[n].controller == player and n not in f.chosen and is_burst(g, rows[n]) == (f.c == 0)]


def is_burst(g: State, it: PendingAbility) -> bool:
    return it.ability >= 0 and g.table.abilities[it.ability].keyword == BURST_EFFECT


def _ask_order(g: State, player: int, left: list[int]) -> int:
    return ask_unless_one(g, player, [action(NUMBER, n) for n in left])


def r9_1_6_5(g: State, f: Frame) -> int:
    """Each player says in which order their own are resolved, the turn player first (9-1-6-6).

    The book says nothing of effects that trigger one another without end; as in the other games, both players lose.
    """
    if len(g.stack) > _DEEPEST:
        lose(g, BOTH, ENDLESS)
        return NEXT
    left = _left(g, f, g.turn_player)
    return _ask_order(g, g.turn_player, left) if left else g.book.at["9-1-6-6"]


def r9_1_6_5__take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, first_of(g.answer))
    return f.pc - 1


def r9_1_6_6(g: State, f: Frame) -> int:
    left = _left(g, f, 1 - g.turn_player)
    return _ask_order(g, 1 - g.turn_player, left) if left else g.book.at["9-1-6-8"]


def r9_1_6_6__take(g: State, f: Frame) -> int:
    f.chosen = (*f.chosen, first_of(g.answer))
    return f.pc - 1


def r9_1_6_8(g: State, f: Frame) -> int:
    """Bursts come before anything else; then the others are put in order."""
    f.c += 1
    return g.book.at["9-1-6-5"] if f.c == 1 else NEXT


def r9_1_6_6__order(g: State, f: Frame) -> int:
    g.pending[f.a:f.b] = [g.pending[n] for n in f.chosen]
    return NEXT


def r9_1_6_1(g: State, f: Frame) -> int:
    """The first of them is resolved."""
    if f.a == f.b:
        return RETURN
    f.b -= 1
    g.answer = action(NUMBER, f.a)
    return play_pending(g)


def r9_1_6_7(g: State, f: Frame) -> int:
    """What was triggered meanwhile goes before those that are still waiting."""
    after = g.book.at["9-1-6-1"]
    if len(g.pending) > f.b:
        return call_then(g, f, after, g.book.at["9-1-6-5"], f.b, len(g.pending))
    return after


WAITING = (r9_1_6_5, r9_1_6_5__take, r9_1_6_6, r9_1_6_6__take, r9_1_6_8, r9_1_6_6__order, r9_1_6_1, r9_1_6_7)
