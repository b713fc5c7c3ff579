"""14-3b-1b: what applies to a card where it is played from still applies to it on the gate.

What an effect made last follows the object; what abilities always say there is fixed for the card as it goes.
"""
from __future__ import annotations

from ...kernel.abilities.static_effects import ActiveStatic
from ...kernel.continuous.lasting_effects import FOR_PHASE, add_effect
from ...kernel.derived.active_statics import active_statics
from ...kernel.state.records import changed
from ...kernel.state.state import State
from .areas import GATE, ZONE_GATE


def fix(g: State, card: int) -> None:
    """Before the card goes to the gate: what only applies where it is lasts as long as it can be on the gate."""
    for it in list(active_statics(g)):
        if it.concerns(g, card) and not _applies_on_gate(g, it, card):
            value = 0 if it.amount is None else it.amount.of(g, it.scope)
            add_effect(g, it.sort, it.what, reason=it.reason, card=card, controller=it.scope.controller, value=value,
                duration=FOR_PHASE)


def _applies_on_gate(g: State, it: ActiveStatic, card: int) -> bool:
    if it.scope.source == card and ZONE_GATE not in g.table.abilities[it.number].where:
        return False
    here = g.zone_of[card]
    g.zone_of[card] = GATE
    applies = it.concerns(g, card)
    g.zone_of[card] = here
    return applies


def follow(g: State, card: int, before: int) -> None:
    """After it: what lasted for the object that it was."""
    g.effects = tuple([
        changed(row, "obj", g.obj[card]) if row.card == card and row.obj == before else row for row in g.effects])
