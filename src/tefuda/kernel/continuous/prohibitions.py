"""What can't be done, and who is not affected by what: "cannot" wins over everything that says "do"."""
from __future__ import annotations

from typing import Final

from ..codes import BEING_AFFECTED, BEING_AFFECTED_AT_ALL, FACE_DOWN
from ..abilities.scope import Scope
from ..derived.ability_roles import working
from ..derived.active_statics import settled
from ..derived.derived import derived
from ..state.state import State
from .changes import Change, changes_on
from .effect_sorts import PROHIBIT

# In place of an attribute: all that applies to a card.
_ALL: Final = 255


def forbidden(g: State, deed: int, reason: int, card: int, points: int = 0) -> bool:
    """Whether something says that this cannot happen to the card; or not with so few points."""
    if not g.effects and not g.table.barred[deed]:
        return False
    return is_barred(g, deed) and any([points <= it.amount for it in prohibitions(g, deed, reason, card)])


def prohibitions(g: State, deed: int, reason: int, card: int) -> list[Change]:
    """What says that this cannot happen to the card, or not with few points."""
    return [
        it for it in changes_on(g, card, 1 << PROHIBIT, deed, reason)
        if not is_unaffected(g, card, it.controller, it.source)]


def is_barred(g: State, deed: int) -> bool:
    """Whether something now says of some card that a deed cannot be done by it or to it; else nobody has to ask."""
    d = derived(g)
    if d.bars:
        return True
    bit = g.table.barred[deed]
    if not bit:
        return False
    return settled(g).forbids & bit != 0


def is_unaffected(g: State, card: int, controller: int, source: int = -1) -> bool:
    """Whether lasting effects of that master don't apply to the card, since it is not affected by them."""
    if g.flags[card] & FACE_DOWN and g.book.faceless(g, card):
        return True
    if not g.table.some_unaffected or card == source:
        return False
    # Whether it is so may hang on what effects do to the card: these are looked at as if it were not.
    return is_spared(g, card, BEING_AFFECTED_AT_ALL, BEING_AFFECTED, -1, controller)


def is_spared(g: State, card: int, at_all: int, by_others: int, attribute: int, controller: int) -> bool:
    """Whether something says that nobody can do something to a card, or that another than its master can't.

    While that is found out, whoever asks is told that it is not so.
    """
    d = derived(g)
    busy = -1 - (card << 8 | (_ALL if attribute < 0 else attribute))
    if busy in d.computing:
        return False
    d.computing.append(busy)
    found = forbidden(g, at_all, attribute, card)
    if not found and g.controller[card] != controller:
        found = forbidden(g, by_others, attribute, card)
    d.computing.pop()
    return found


def forbidden_to(g: State, deed: int, player: int) -> bool:
    """Whether something says that a player cannot do this."""
    if g.effects and derived(g).bars:
        for row in g.effects:
            if row.sort == PROHIBIT and row.what == deed and row.card == -2 - player:
                return True
    if not g.table.deeds[deed]:
        return False
    for card, number in working(g, g.table.forbidding[deed]):
        if g.table.abilities[number].forbids(g, Scope(card, g.obj[card], g.controller[card]), player):
            return True
    return False
