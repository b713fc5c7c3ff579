"""What is known of abilities in play when a card has come, gone or changed: mended, or to be looked over again."""
from __future__ import annotations

from ..state.card_table import (
    ACTS, GIVES, HOLDS, IN_CYCLE, MAY_BE_GRANTED, STALE, STATES, UNGIVEN, UNSHARED, Row,
)
from ..state.state import State
from .derived import Derived, derived


def card_moved(g: State, card: int, here: int, to: int, bottom: bool) -> None:
    """A card has gone from a place to a place, on top of it or below."""
    table = g.table
    printed = g.prints[card]
    row = printed * table.places
    if table.has_role[row + here]:
        # It has gone, also where it comes back to the same place.
        _drop_roles(g, table.roles_of[printed][here], card)
    if table.has_role[row + to]:
        _drop_roles(g, table.roles_of[printed][to], -1 if bottom else card, to)
    d = derived(g)
    if d.granting or d.in_cycle:
        _unsettle(d, card, table.hung_on[here] | table.hung_on[to])
    if g.book.lends_more and (g.book.body[here] or g.book.body[to]):
        # Cards that lie together have abilities in common.
        d.fresh = -1


def card_changed(g: State, card: int, before: int) -> None:
    """A card is another object where it lies, or shows another face than before."""
    table = g.table
    d = derived(g)
    if not table.abilities or g.book.lends:
        d.fresh = -1
        return
    place = g.zone_of[card]
    # As if it went nowhere and came back, if it lies on top.
    named = card if g.zones[place][-1] == card else -1
    _drop_roles(g, table.roles_of[before][place], named)
    _drop_roles(g, table.roles_of[g.prints[card]][place], named, place)
    if d.granting or d.in_cycle:
        _unsettle(d, card, table.hung_on[place])


def order_changed(g: State, cards: Row, places: list[int]) -> None:
    """Cards lie in another order than they came: what was found meanwhile is to be found again in this one."""
    if not g.table.abilities:
        return
    for number, card in enumerate(cards):
        _drop_roles(g, g.table.roles_of[g.prints[card]][places[number]])
    d = derived(g)
    if d.granting or g.book.lends or g.book.lends_more:
        d.roles.clear()


def _drop_roles(g: State, roles: Row, card: int = -1, place: int = -1) -> None:
    """Forget who has abilities of some roles.

    If a card is named, which came to the top of a place or, without a place, left one, what can be played and who
    speaks is mended.
    """
    d = derived(g)
    for role in roles:
        if role == HOLDS:
            if card < 0:
                d.static_sources = None
            elif d.static_sources is not None and g.table.ability_lookup.static_source_moved(g, card, place):
                continue
            if d.fresh >= 0:
                d.fresh = STALE
            elif d.fresh == UNSHARED:
                d.fresh = UNGIVEN
        elif role == GIVES:
            if d.fresh != -1:
                d.fresh = UNGIVEN
        elif ACTS <= role <= ACTS + 1:
            if card < 0:
                d.acting[role - ACTS] = None
            elif d.acting[role - ACTS] is not None:
                g.table.ability_lookup.activated_source_moved(g, role - ACTS, card, place)
        else:
            if role == STATES:
                d.waiters = None
            if d.roles:
                d.roles[role] = None


def _unsettle(d: Derived, card: int, hung_on: int) -> None:
    """A card that came or went may make a difference to what cards are granted, or to what is in a cycle."""
    if d.granting:
        if d.fresh == -1:
            return
        has_more = card in d.granted
        if has_more:
            # Who may have an ability is looked for among these too, wherever they are.
            d.roles.clear()
        if has_more or hung_on & MAY_BE_GRANTED:
            d.fresh = UNSHARED if d.plainly and (d.fresh >= 0 or d.fresh == UNSHARED) else UNGIVEN
    if d.in_cycle and hung_on & IN_CYCLE and d.fresh >= 0:
        d.fresh = STALE
