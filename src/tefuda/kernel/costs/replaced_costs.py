"""The costs of an ability, where something else may be done in place of paying them."""
from __future__ import annotations

from ..codes import DOING, RETURN
from ..replacement.candidates import replacements
from ..machine.program import Program
from ..state.state import Frame, State, call
from ..state.records import Event


def add_paying_otherwise(program: Program, rule: str) -> None:
    """Give a program this, under the paragraph of its book on replacements."""
    program.alias("pay otherwise", program.procedure((rule, pay_otherwise), (rule, pay_as_usual)))


def may_pay_otherwise(g: State, card: int) -> bool:
    """Whether something could happen in place of paying for an ability of the card."""
    return bool(g.table.replaces >> DOING & 1) and bool(replacements(g, _payment(g, card)))


def _payment(g: State, card: int) -> Event:
    """That an ability of a card is paid for, as other abilities see it."""
    return Event(DOING, g.book.at["costs"], card, g.zone_of[card], 0, g.obj[card], 0)


# The frame is that of the costs, which it goes on as.


def pay_otherwise(g: State, f: Frame) -> int:
    return call(g, g.book.at["contest events"], DOING, 0, 0, (f.items[0], -1, 0, g.book.at["costs"], 0))


def pay_as_usual(g: State, f: Frame) -> int:
    """What was done instead is the payment."""
    if g.done:
        return g.book.at["costs"]
    g.done = 1
    return RETURN
