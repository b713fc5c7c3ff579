"""11.11, 11.14: stride skills and G guardian abilities say what it costs to play their card."""
from __future__ import annotations

from typing import Final

from ...kernel.abilities.scope import Scope
from ...kernel.codes import NEXT
from ...kernel.derived.abilities_now import abilities_of
from ...kernel.abilities.activation import costs_payable
from ...kernel.abilities.resolution import call_costs
from ...kernel.machine.rollback import go_back, unmark
from ...kernel.state.state import State

STRIDE_SKILL: Final = "stride"
G_GUARDIAN_SKILL: Final = "G guardian"


def skill_of(g: State, card: int, keyword: str) -> int:
    """The ability of that keyword, whose cost is paid for playing the card; -1 where it names none."""
    if g.table.abilities:
        for number in abilities_of(g, card):
            if g.table.abilities[number].keyword == keyword and g.table.abilities[number].costs:
                return number
    return -1


def can_pay_skill(g: State, player: int, card: int, number: int) -> bool:
    return costs_payable(g, g.table.abilities[number], Scope(card, g.obj[card], player), [])


def pay_skill(g: State, player: int, card: int, number: int) -> int:
    return call_costs(g, number, Scope(card, g.obj[card], player))


def paid_skill(g: State) -> int:
    """8.5.2.3, 8.5.2.4: what can't be paid whole is not paid at all, and the play is undone."""
    if g.done < 0 and g.back is not None:
        return go_back(g)
    unmark(g)
    return NEXT
