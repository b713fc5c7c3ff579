"""Damage that is marked on cards, and taken off them."""
from __future__ import annotations

from ..codes import DAMAGED, RECOVERED
from ..events.pipeline import happen
from ..events.proposed import FIXED, on_card
from ..state.rows import in_twos
from ..state.state import Row, State


def deal_damage(g: State, card: int, points: int, reason: int, fixed: bool = False) -> int:
    """Mark damage on a card; nothing happens for 0 or less. Points that are ``fixed`` don't get less any more."""
    return happen(g, [on_card(g, DAMAGED, reason, card, points, FIXED if fixed else 0)])


def deal_damage_to_all(g: State, pairs: Row, reason: int) -> int:
    """Mark damage on cards at the same time; each two numbers are a card and its points."""
    return happen(g, [on_card(g, DAMAGED, reason, card, points) for card, points in in_twos(pairs)])


def recover_damage(g: State, card: int, points: int, reason: int) -> int:
    """Take points of marked damage off a card, as many as there are."""
    return recover_damage_of_all(g, (card,), points, reason)


def recover_damage_of_all(g: State, cards: Row, points: int, reason: int) -> int:
    """Take points of damage off each of the cards at the same time."""
    return happen(g, [on_card(g, RECOVERED, reason, card, min(points, g.damage[card])) for card in cards])


def heal(g: State, cards: Row) -> None:
    """Take all marked damage off cards: nothing is told of it."""
    for card in cards:
        g.damage[card] = 0
