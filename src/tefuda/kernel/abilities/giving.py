"""Abilities that cards are given, where nobody has to look who depends on whom.

That is so nearly always: nothing is taken away or in a ring, what gives abilities looks at nothing that others give,
and what is given says nothing by itself. Then the oldest comes first, and that is all (else see ``settling``).
"""
from __future__ import annotations

from ..adding import misses
from ..effects import GAIN, SILENCE, moment, own_abilities, spared, still_concerns
from ..state import Row, State
from .nodes import Standing


def give_plainly(g: State) -> bool:
    """Give cards the abilities that they are given, if it is as plain as that."""
    g.plainly = _is_plain(g)
    if g.plainly:
        share(g)
    return g.plainly


def share(g: State) -> None:
    """The oldest gift first."""
    g.granted_at = moment(g)
    g.granted = {}
    gifts = _gifts(g)
    if len(gifts) > 1:
        gifts.sort()
    given: dict[int, Row] = {}
    for _, _, card, number in gifts:
        given[card] = (*(given[card] if card in given else own_abilities(g, card)), number)
    g.granted = given


def _is_plain(g: State) -> bool:
    if g.ring:
        return False
    for row in g.effects:
        if row[1] == SILENCE or (row[1] == GAIN and (row[11] or _says_something(g, row[2]))):
            return False
    for it in g.standing:
        if it.sort == SILENCE or (it.sort == GAIN and (it.looks or it.base or _says_something(g, it.what))):
            return False
    return True


def _says_something(g: State, number: int) -> bool:
    return bool(g.table.abilities[number].holding())


def _gifts(g: State) -> list[tuple[int, int, int, int]]:
    """How old, which of those of that age, who is given, what."""
    found: list[tuple[int, int, int, int]] = []
    for row in g.effects:
        card = row[4]
        if row[1] == GAIN and card >= 0 and still_concerns(g, row, card):
            if not spared(g, card, row[6]) and not misses(g, GAIN, row[2], card):
                found.append((row[9], row[0], card, row[2]))
    for place, it in enumerate(g.standing):
        if it.sort == GAIN and it.works(g):
            for card in _given(g, it):
                found.append((it.time, place, card, it.what))
    return found


def _given(g: State, it: Standing) -> list[int]:
    s = it.scope
    return [
        card for card in it.which.find(g, s)
        if not spared(g, card, s.master, s.source) and not misses(g, GAIN, it.what, card)]
