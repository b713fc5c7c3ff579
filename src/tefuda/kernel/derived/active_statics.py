"""What the static abilities of cards in play say now, looked over when it is asked for.

Whoever asks while it is being worked out is answered by what has been found so far.
"""
from __future__ import annotations

from typing import Final

from ..abilities.static_effects import ActiveStatic
from ..state.card_table import UNSHARED
from ..state.state import Row, State
from .derived import derived

# What ``granted`` gives where there is nothing to give.
NOBODY: Final[dict[int, Row]] = {}


def active_statics(g: State) -> list[ActiveStatic]:
    """What the abilities of cards in play say now, looked over again where that may have changed
    (``Derived.fresh``).
    """
    d = derived(g)
    if d.fresh >= 0:
        # As long as nothing is given or taken and nothing hangs on itself, only cards that come and go make it stale.
        # A step may set a register, such as who attacks, without an event.
        if not d.conditional or (d.fresh == moment(g) and d.settled_registers == g.registers):
            return d.active_statics
        if d.plainly:
            # What is said is as it was; only who is granted something may be others.
            _share(g)
            return d.active_statics
    elif d.fresh == -1:
        d.waiters = None
        d.acting = [None, None]
        d.static_sources = None
    elif d.fresh == UNSHARED:
        _share(g)
        return d.active_statics
    if g.table.always:
        _look(g)
    else:
        d.roles.clear()
        d.granting = d.grants
        d.granted_at = -1
        d.fresh = 0
    return d.active_statics


def _look(g: State) -> None:
    """Look over what the abilities of cards in play say."""
    # What was found of roles still holds if cards only came or went and the same ones are given the same.
    d = derived(g)
    roles = d.roles
    given = d.granted if d.granting and d.granted_at >= 0 else NOBODY
    keeps = d.fresh != -1 and not d.conditional and (not d.granting or d.granted_at >= 0)
    d.roles = []
    # First the mark: what is asked meanwhile is answered by what has been found so far.
    now = moment(g)
    d.fresh = now
    d.settled_registers = g.registers.copy()
    d.active_statics = []
    d.granted_at = -1
    d.granting = d.grants
    d.plainly = False
    d.in_cycle = False
    forget_static(g)
    d.conditional = False
    # Whoever asks, it is worked out from the beginning.
    computing = d.computing
    d.computing = []
    g.table.ability_lookup.look(g)
    d.computing = computing
    if keeps and not d.conditional and (d.granted if d.granting else NOBODY) == given:
        d.roles = roles
    else:
        d.roles.clear()
    d.fresh = now


def forget_static(g: State) -> None:
    """Nothing is said of any number or deed, as far as is known."""
    d = derived(g)
    d.alters = 0
    d.forbids = 0


def _share(g: State) -> None:
    """Grant abilities anew, where all that is said is as it was and only who is granted something may be others."""
    d = derived(g)
    roles = d.roles
    given = d.granted
    d.roles = []
    d.fresh = moment(g)
    d.settled_registers = g.registers.copy()
    computing = d.computing
    d.computing = []
    g.table.ability_lookup.share(g)
    d.computing = computing
    if d.granted == given:
        d.roles = roles
    else:
        d.roles.clear()


def moment(g: State) -> int:
    """What is worked out is as of a moment: any event ends it."""
    return g.clock << 32 | len(g.past) << 20 | len(g.log)
