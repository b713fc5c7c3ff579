"""Damage that is marked on cards, and taken off them."""
from __future__ import annotations

from .move import merge
from ..codes import DAMAGED, RECOVERED, NEXT
from ..continuous.prohibitions import forbidden
from ..replacement.candidates import replaced, replaced_before
from ..events.log import note
from ..visibility.sight import sees
from ..state.state import Row, State
from .turn import contest_cards
from ..derived.derived import derived


def deal_damage(g: State, card: int, points: int, reason: int, settled: int = 0) -> int:
    """Mark damage on a card; nothing happens for 0 or less.

    Points that are ``settled`` don't get less any more; at 2, nothing takes the place of it any more either.
    """
    contested = g.table.replaces >> DAMAGED & 1
    if points > 0 and g.table.lessens and not settled and not contested:
        points = g.table.ability_lookup.lessened(g, card, points, reason)
    if points <= 0 or (
            (derived(g).bars or g.table.barred[DAMAGED]) and forbidden(g, DAMAGED, reason, card, points)):
        g.done = 0
        return NEXT
    if contested and settled < 2 and may_change(g, card, points, reason, settled == 0):
        return contest_cards(g, DAMAGED, (card, points), reason, settled == 0)
    g.damage[card] += points
    g.done = points
    note(g, DAMAGED, reason, card, g.zone_of[card], points, g.obj[card], sees(g, card))
    if g.book.rule_checks_damage:
        g.interrupt_due = True
    return NEXT


def deal_damage_to_all(g: State, pairs: Row, reason: int) -> int:
    """Mark damage on cards at the same time; each two numbers are a card and its points."""
    settled = 0
    if g.table.replaces >> DAMAGED & 1:
        pairs = _possible(g, pairs, reason)
        settled = 2
        for i in range(0, len(pairs), 2):
            if may_change(g, pairs[i], pairs[i + 1], reason, True):
                return contest_cards(g, DAMAGED, pairs, reason, True)
    done = 0
    waiting = len(g.pending)
    for i in range(0, len(pairs), 2):
        deal_damage(g, pairs[i], pairs[i + 1], reason, settled)
        done += g.done
    merge(g, waiting)
    g.done = done
    return NEXT


def may_change(g: State, card: int, points: int, reason: int, lessens: bool) -> bool:
    """Whether something could take the place of damage to a card, or make it less."""
    if replaced(g, DAMAGED, reason, card, points):
        return True
    return lessens and bool(g.table.ability_lookup.lessening(g, card, reason, replaced_before(g)))


def _possible(g: State, pairs: Row, reason: int) -> Row:
    """The damage that is not forbidden."""
    row: list[int] = []
    for i in range(0, len(pairs), 2):
        card, points = pairs[i], pairs[i + 1]
        if points > 0 and not forbidden(g, DAMAGED, reason, card, points):
            row += (card, points)
    return tuple(row)


def recover_damage(g: State, card: int, points: int, reason: int, settled: bool = False) -> int:
    """Take points of marked damage off a card, as many as there are."""
    done = min(points, g.damage[card])
    if done <= 0 or ((derived(g).bars or g.table.barred[RECOVERED]) and forbidden(g, RECOVERED, reason, card)):
        g.done = 0
        return NEXT
    if g.table.replaces >> RECOVERED & 1 and not settled and replaced(g, RECOVERED, reason, card, done):
        return contest_cards(g, RECOVERED, (card, done), reason)
    g.damage[card] -= done
    g.done = done
    note(g, RECOVERED, reason, card, g.zone_of[card], done, g.obj[card], sees(g, card))
    return NEXT


def heal(g: State, cards: Row) -> None:
    """Take all marked damage off cards."""
    for card in cards:
        g.damage[card] = 0
