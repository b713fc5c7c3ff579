"""What can't be done, and who is not affected by what: "cannot" wins over everything that says "do"."""
from __future__ import annotations

from typing import Final

from ..codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL, FACE_DOWN
from ..derived.derived import derived
from ..state.card_table import FORBIDS, STALE
from ..state.state import State
from ..derived.active_statics import active_statics
from .effect_sorts import PROHIBIT
from .lasting_effects import concerns_card

# In place of an attribute: all that applies to a card.
_ALL: Final = 255


def forbidden(g: State, kind: int, reason: int, card: int, points: int = 0) -> bool:
    """Whether something says that this cannot happen to the card; or not with so few points."""
    d = derived(g)
    if d.bars:
        for row in g.effects:
            if row.sort == PROHIBIT and concerns_card(g, row, PROHIBIT, kind, reason, card):
                if (not row.value or points <= row.value) and not is_unaffected(g, card, row.controller):
                    return True
    bit = g.table.barred[kind]
    if not bit:
        return False
    if d.fresh < 0 or d.conditional:
        active_statics(g)
    if not d.forbids & bit:
        return False
    for it in d.active_statics:
        if it.sort == PROHIBIT and it.what == kind and it.reason in (-1, reason):
            if it.concerns(g, card) and (it.amount is None or points <= it.amount.of(g, it.scope)):
                if not is_unaffected(g, card, it.scope.controller, it.scope.source):
                    return True
    return False


def is_barred(g: State, deed: int) -> bool:
    """Whether something now says of some card that a deed cannot be done by it or to it; else nobody has to ask."""
    d = derived(g)
    if d.bars:
        return True
    bit = g.table.barred[deed]
    if not bit:
        return False
    if d.fresh < 0 or d.conditional:
        active_statics(g)
    return d.forbids & bit != 0


def is_unaffected(g: State, card: int, controller: int, source: int = -1) -> bool:
    """Whether lasting effects of that master don't apply to the card, since it is not affected by them."""
    d = derived(g)
    if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
        return True
    if not g.table.some_unaffected or card == source:
        return False
    # Whether it is so may hang on what effects do to the card: these are looked at as if it were not.
    busy = -1 - (card << 8 | _ALL)
    if busy in d.computing:
        return False
    d.computing.append(busy)
    found = forbidden(g, BEING_AFFECTED_AT_ALL, -1, card)
    if not found and g.controller[card] != controller:
        found = forbidden(g, BEING_AFFECTED, -1, card)
    d.computing.pop()
    return found


def forbidden_to(g: State, deed: int, player: int) -> bool:
    """Whether something says that a player cannot do this."""
    d = derived(g)
    if d.bars:
        for row in g.effects:
            if row.sort == PROHIBIT and row.what == deed and row.card == -2 - player:
                return True
    if not g.table.deeds[deed]:
        return False
    if d.roles and not d.conditional and (d.fresh >= 0 or d.fresh == STALE):
        known = d.roles[FORBIDS]
        if known is not None and not known:
            return False
    return g.table.ability_lookup.forbids(g, deed, player)
