"""Abilities that cards are given, where nobody has to look who depends on whom.

That is so nearly always: nothing is taken away or in a ring, what gives abilities looks at nothing that others give,
and what is given says nothing by itself. Then the oldest comes first, and that is all. So it is with abilities that are
lost, if cards are given and lose them only for a while (else see ``settling``).
"""
from __future__ import annotations

from ..continuous.changes import layer_on, misses
from ..continuous.lasting_effects import still_concerns
from .abilities_now import abilities_left, own_abilities
from .active_statics import moment
from ..continuous.prohibitions import is_unaffected
from ..state.state import Row, State
from ..abilities.static_effects import ActiveStatic
from ..state.records import LastingEffect
from ..continuous.effect_sorts import GRANT_ABILITY, LOSE_ABILITY
from .derived import derived


def give_plainly(g: State) -> bool:
    """Give cards the abilities that they are given, if it is as plain as that."""
    d = derived(g)
    d.plainly = _is_plain(g)
    if d.plainly:
        share(g)
        return True
    return _only_lasts(g) and _take_and_give(g)


def share(g: State) -> None:
    """The oldest gift first."""
    d = derived(g)
    d.granted_at = moment(g)
    d.granted = {}
    gifts = _gifts(g)
    if len(gifts) > 1:
        gifts.sort()
    given: dict[int, Row] = {}
    for _, _, card, number in gifts:
        given[card] = (*(given[card] if card in given else own_abilities(g, card)), number)
    d.granted = given


def _is_plain(g: State) -> bool:
    d = derived(g)
    if d.in_cycle:
        return False
    for row in g.effects:
        if row.sort == LOSE_ABILITY or (row.sort == GRANT_ABILITY and (row.layer or _says_something(g, row.what))):
            return False
    for it in d.active_statics:
        if it.sort == LOSE_ABILITY or (it.sort == GRANT_ABILITY and (it.looks or it.base or _says_something(g,
                it.what))):
            return False
    return True


def _only_lasts(g: State) -> bool:
    """Whether cards are given and lose abilities only by effects that last for a while, and given ones say nothing."""
    d = derived(g)
    if d.in_cycle:
        return False
    for row in g.effects:
        if row.sort == GRANT_ABILITY and _says_something(g, row.what):
            return False
    for it in d.active_statics:
        if it.sort == GRANT_ABILITY or it.sort == LOSE_ABILITY:
            return False
    return True


def _take_and_give(g: State) -> bool:
    """Layer by layer, the oldest of such effects first: who loses abilities has those that come later."""
    d = derived(g)
    rows: list[tuple[int, int, int, LastingEffect]] = []
    for row in g.effects:
        if (row.sort == GRANT_ABILITY or row.sort == LOSE_ABILITY) and row.card >= 0 and still_concerns(g, row,
                row.card):
            rows.append((row.layer or layer_on(g, row.sort, row.what, row.card), row.timestamp, row.number, row))
    rows.sort()
    d.granted_at = moment(g)
    d.granted = {}
    for _, _, _, row in rows:
        card = row.card
        if is_unaffected(g, card, row.controller) or misses(g, row.sort, row.what, card):
            continue
        had = d.granted[card] if card in d.granted else own_abilities(g, card)
        if row.sort == GRANT_ABILITY:
            d.granted[card] = had + (row.what,)
            continue
        left = abilities_left(g, had, row.what)
        d.granted[card] = left
        d.active_statics = [it for it in d.active_statics if it.scope.source != card or it.number in left]
    return True


def _says_something(g: State, number: int) -> bool:
    return bool(g.table.abilities[number].holding())


def _gifts(g: State) -> list[tuple[int, int, int, int]]:
    """How old, which of those of that age, who is given, what."""
    found: list[tuple[int, int, int, int]] = []
    for row in g.effects:
        card = row.card
        if row.sort == GRANT_ABILITY and card >= 0 and still_concerns(g, row, card):
            if not is_unaffected(g, card, row.controller) and not misses(g, GRANT_ABILITY, row.what, card):
                found.append((row.timestamp, row.number, card, row.what))
    for place, it in enumerate(derived(g).active_statics):
        if it.sort == GRANT_ABILITY and it.works(g):
            for card in _given(g, it):
                found.append((it.time, place, card, it.what))
    return found


def _given(g: State, it: ActiveStatic) -> list[int]:
    s = it.scope
    return [
        card for card in it.which.find(g, s)
        if not is_unaffected(g, card, s.controller, s.source) and not misses(g, GRANT_ABILITY, it.what, card)]
