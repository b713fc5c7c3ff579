"""What the static abilities of cards in play say now, settled when it is asked for.

It is made from the cards with such abilities and from the lasting effects that grant or take abilities
(``Derived.saying``), and where it hangs on more than that, from all that has happened so far and the registers.
Whoever asks while it is being settled is answered by what has been found so far.
"""
from __future__ import annotations

from typing import Final

from ..abilities.static_effects import ActiveStatic
from ..state.state import Row, State
from .derived import Derived, derived

# What ``granted`` gives where there is nothing to give.
NOBODY: Final[dict[int, Row]] = {}


def active_statics(g: State) -> list[ActiveStatic]:
    """What the abilities of cards in play say now."""
    return settled(g).active_statics


def settled(g: State) -> Derived:
    """What follows from a state, and what abilities say now: kept, Z/X with real texts is 2.7 times as quick.

    It is up to date with the lasting effects too.
    """
    d = g.derived
    if d.effects is not g.effects:
        d = derived(g)
    if d.settled_at != d.saying or d.plain or (d.hangs_on_moment and not d.plainly and not _is_now(g, d)):
        if not d.settling:
            _settle(g, d)
    return d


def granted(g: State) -> dict[int, Row]:
    """The cards with other abilities now than their own, with all of them: kept, 7 % in Gundam with real texts.

    It is the same object until some card has others.
    """
    d = settled(g)
    if not d.granting:
        return NOBODY
    if d.plainly and not d.settling:
        # What is said is as it was; only who is granted something may be others.
        if d.granted_at != d.saying or d.plain or (d.hangs_on_moment and not _is_now(g, d)):
            _grant(g, d)
    return d.granted


def moment(g: State) -> int:
    """The moment as of which something is worked out: any event ends it."""
    return g.clock << 32 | len(g.past) << 20 | len(g.log)


def _is_now(g: State, d: Derived) -> bool:
    """Whether nothing has happened since. A step may set a register, such as who attacks, without an event."""
    return d.settled_moment == moment(g) and d.settled_registers == g.registers


def _settle(g: State, d: Derived) -> None:
    """Settle what the abilities of cards in play say."""
    before = d.granted
    d.settled_at = d.saying
    d.granting = d.grants
    d.in_cycle = d.hangs_on_moment = d.plainly = False
    d.active_statics = []
    d.alters = d.alters_others = d.forbids = 0
    d.alters_own = set()
    if g.table.always or d.grants:
        computing = _begin(d)
        g.table.static_lookup.settle(g)
        if d.granting and g.table.some_unaffected:
            # Whether cards are spared may hang on anything.
            d.hangs_on_moment = True
        _finish(g, d, before, computing)


def _grant(g: State, d: Derived) -> None:
    """Grant abilities anew, where what is said is as it was."""
    before = d.granted
    computing = _begin(d)
    g.table.static_lookup.grant(g)
    _finish(g, d, before, computing)


def _begin(d: Derived) -> list[int]:
    """Whoever asks, it is worked out from the beginning; gives the numbers that were being worked out until then."""
    computing = d.computing
    d.settling = True
    d.computing = []
    return computing


def _finish(g: State, d: Derived, before: dict[int, Row], computing: list[int]) -> None:
    """Note as of when it is so; what is granted is the same object if it is the same."""
    d.computing = computing
    d.settling = False
    if d.granted is not before and d.granted == before:
        d.granted = before
    d.granted_at = d.saying
    if d.hangs_on_moment:
        d.settled_moment = moment(g)
        d.settled_registers = g.registers.copy()
