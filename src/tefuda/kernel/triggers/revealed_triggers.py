"""Abilities of hidden cards that something has triggered: their masters may show the cards, and only then they wait.

Whether a player is asked must not tell what a hidden card is. So whatever any card of the match could have waited for
in that place is asked about; the player is offered those that the cards really have.
"""
from __future__ import annotations

from typing import Final

from ..actions.turn import reveal
from ..codes import PASS, RETURN, action, first_of, kind_of
from ..derived.abilities_now import abilities_of
from ..abilities.use_limits import may_use
from ..machine.program import Program
from ..visibility.sight import sees
from ..state.state import Frame, State, ask
from ..state.records import PendingAbility


# Of which events a shown card is triggered: once by all that have happened, or by each for which it is shown.
ONCE: Final = 0
EACH: Final = 1


def add_showing(program: Program, rule: str, how: int = ONCE) -> None:
    """Give a program the showing, under the paragraph of its book. The book has ``shows_to_trigger`` as the action."""
    program.alias("show", program.procedure((rule, show_ask), (rule, show_take_each if how == EACH else show_take)))


def to_show(g: State, player: int) -> list[PendingAbility]:
    """What a player may yet have triggered by showing a card."""
    show = g.book.at["show"]
    return [row for row in g.pending if row.procedure == show and row.controller == player]


def show_ask(g: State, f: Frame) -> int:
    """The player a is asked until they pass or there is no more to ask about."""
    cards = dict.fromkeys([row.source for row in to_show(g, f.a) if _is_real(g, row)])
    return ask(g, f.a, [*[action(g.book.shows_to_trigger, card) for card in cards], PASS])


def show_take(g: State, f: Frame) -> int:
    """The shown card waits from now on, once; what the player passes over does not."""
    return _take(g, f, False)


def show_take_each(g: State, f: Frame) -> int:
    """Of the shown card one ability waits, once; it may be shown for what else has triggered it."""
    return _take(g, f, True)


def _take(g: State, f: Frame, each: bool) -> int:
    rows = to_show(g, f.a)
    if kind_of(g.answer) == PASS:
        g.pending = [row for row in g.pending if row not in rows]
        return RETURN
    card = first_of(g.answer)
    real = [row for row in rows if row.source == card and _is_real(g, row)]
    show = g.book.at["show"]
    g.pending = [row for row in g.pending if row.procedure != show or row.source != card]
    first = real[0]
    g.pending.append(PendingAbility(
        g.book.play_pending, first.controller, first.source, first.obj, first.event_card, first.time, first.ability,
        first.scope, first.it))
    if each:
        g.pending.extend(real[1:])
    reveal(g, card, g.book.showing)
    return f.pc - 1 if to_show(g, f.a) else RETURN


def _is_real(g: State, row: PendingAbility) -> bool:
    """Whether a card has what it may be shown for; of one that has gone elsewhere meanwhile, whether all see it."""
    card, obj, number = row.source, row.obj, row.ability
    if obj < 0 or not may_use(g, number, card):
        return False
    if g.obj[card] == obj:
        return number in abilities_of(g, card)
    return sees(g, card) == 3 and number in g.table.printed_abilities[g.prints[card]]
