"""Cards that came at the same time: which of them counts as older, where always-on abilities of theirs vie.

Lasting effects of one layer apply in the order of their age, and what a card always says is as old as the card. Of
cards that came together a player says the order (each book names who), but only if it can make a difference: see
``kernel.continuous.timestamp_order``. The age of such a card is a row of ``g.effects`` about it, of the sort
``TIMESTAMP``: its time
counts in place of the card's own, its master is who says the order, and its value is not 0 as long as that is open.
"""
from __future__ import annotations

from typing import Final

from ..choices.choose import arrange
from ..codes import NEXT
from .lasting_effects import FOR_GAME
from ..derived.abilities_now import own_abilities
from ..machine.interrupts import interrupt_with, resume
from ..machine.program import Program
from ..visibility.sight import sees
from ..state.state import Frame, Row, State
from ..state.records import LastingEffect
from .effect_sorts import TIMESTAMP


# Who says the order (``Book.orders_timestamps``): the masters of the cards, those of the turn player being older in any
# case; or the turn player for all of them.
BY_CONTROLLERS: Final = 1
BY_TURN_PLAYER: Final = 2


def add_timestamp_order(program: Program, rule: str) -> None:
    """Give a program the question which card is older, under the paragraph of its book."""
    program.alias("timestamps", program.procedure((rule, timestamps_ask), (rule, timestamps_take), (rule,
        timestamps_end)))


def timestamp(g: State, card: int) -> int:
    """Since when a card is where it is, as a number to compare."""
    for row in g.effects:
        if row.sort == TIMESTAMP and row.card == card and row.obj == g.obj[card]:
            return row.timestamp
    return g.obj[card]


def order_timestamps(g: State, cards: Row, before: int) -> None:
    """Cards have moved at the same time. Those with a newer object than ``before`` came anew."""
    new = [card for card in cards if g.obj[card] > before and sees(g, card) == 3]
    order_matters = _contending(g, new)
    if not order_matters:
        return
    shares = _shares(g, order_matters)
    order = [card for share in shares for card in share]
    asked = [_contending(g, share) for share in shares]
    if order == order_matters and not any(asked):
        return
    # What has become another object has an age of its own.
    g.effects = tuple([row for row in g.effects if row.sort != TIMESTAMP or row.obj == g.obj[row.card]])
    times = [g.obj[card] for card in order_matters]
    for number, card in enumerate(order):
        _note(g, card, times[number], next((g.obj[share[0]] for share in asked if card in share), 0))
    _unsettle(g)
    if any(asked):
        g.machine.interrupt_due = True


def _note(g: State, card: int, time: int, share: int) -> None:
    """Lay down how old a card is, for now; ``share`` is what has those in common whose order is still to be said."""
    chooser = g.turn_player if g.book.orders_timestamps == BY_TURN_PLAYER else g.controller[card]
    g.serial += 1
    g.effects = (*g.effects, LastingEffect(
        g.serial, TIMESTAMP, 0, -1, card, g.obj[card], chooser, share, FOR_GAME, time, 0, 0))


def _contending(g: State, cards: list[int]) -> list[int]:
    """The cards among some for which it can matter which of them is older, the older objects first."""
    said = {card: _said(g, card) for card in cards}
    found = [
        card for card in cards
        if any([other != card and _contend(g, said[card], said[other]) for other in cards])]
    return sorted(found, key=g.obj.__getitem__)


def _said(g: State, card: int) -> Row:
    """The abilities of a card that always say something where it is."""
    kind = g.book.layout.kind[g.zone_of[card]]
    abilities = g.table.abilities
    return tuple([it for it in own_abilities(g, card) if abilities[it].holding() and kind in abilities[it].where])


def _contend(g: State, some: Row, others: Row) -> bool:
    return any([one << 16 | other in g.table.order_matters for one in some for other in others])


def _shares(g: State, cards: list[int]) -> list[list[int]]:
    """The cards by who says their order; what is in an earlier share is older."""
    if g.book.orders_timestamps == BY_TURN_PLAYER:
        return [cards]
    return [[card for card in cards if g.controller[card] == player] for player in (g.turn_player, 1 - g.turn_player)]


def _unsettle(g: State) -> None:
    g.derived.cards_changed()


def ask_timestamps(g: State) -> None:
    """Ask for an order that is open before anything else; for the interrupt of a book."""
    if _open(g):
        interrupt_with(g, g.book.at["timestamps"])


def _open(g: State) -> list[LastingEffect]:
    """The rows of the first share whose order is open."""
    share = next((row.value for row in g.effects if row.sort == TIMESTAMP and row.value), 0)
    return [row for row in g.effects if row.sort == TIMESTAMP and row.value == share] if share else []


def timestamps_ask(g: State, f: Frame) -> int:
    rows = _open(g)
    return arrange(g, rows[0].controller, tuple([row.card for row in rows]))


def timestamps_take(g: State, f: Frame) -> int:
    """The first of them is the oldest."""
    rows = _open(g)
    times = sorted([row.timestamp for row in rows])
    share = rows[0].value
    g.effects = tuple([
        _settled(row, times[g.result.index(row.card)]) if row.sort == TIMESTAMP and row.value == share else row
        for row in g.effects])
    _unsettle(g)
    return f.pc - 1 if _open(g) else NEXT


def _settled(row: LastingEffect, time: int) -> LastingEffect:
    """The note of a card's timestamp, when its order has been said."""
    return LastingEffect(
        row.number, TIMESTAMP, row.what, row.reason, row.card, row.obj, row.controller, 0, row.until, time, row.bound,
        row.layer)


def timestamps_end(g: State, f: Frame) -> int:
    return resume(g, f)
