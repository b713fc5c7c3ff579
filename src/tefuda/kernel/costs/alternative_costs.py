"""Cards for which something else may be done than pay their cost when they are played.

A text may offer this for its own card. The procedure leaves 0 as done where the cost is paid as usual, 1 where the
other thing was done, and -1 where it was not done after all, since something took the place of it.
"""
from __future__ import annotations

from ..abilities.ability_kinds import OtherCost
from ..abilities.instructions import payable_together
from ..abilities.scope import Scope
from ..codes import RETURN
from ..machine.program import Program
from ..abilities.resolution import call_costs
from ..state.state import NOTHING, Frame, Row, State, call


def add_paying_cards(program: Program, rule: str) -> None:
    """Give a program this, under the paragraph of its book on paying for a card."""
    program.alias("other way", program.procedure((rule, way_ask), (rule, way_take), (rule, way_paid)))


def other_ways(g: State, player: int, card: int, using: int = -1) -> Row:
    """The abilities printed on a card whose costs can be paid in place of its own, with those of what is used of it."""
    if not g.table.allows:
        return NOTHING
    found: list[int] = []
    s = Scope(card, g.obj[card], player)
    also = g.table.abilities[using].costs if using >= 0 else ()
    for number in g.table.printed_abilities[g.prints[card]]:
        ability = g.table.abilities[number]
        if isinstance(ability, OtherCost) and (ability.condition is None or ability.condition.met(g, s)):
            if payable_together(g, s, (*ability.costs, *also), [card]):
                found.append(number)
    return tuple(found)


def pay_other_way(g: State, player: int, card: int, usual: bool, using: int = -1) -> int:
    """Let a player choose how to pay for a card; ``usual`` says whether its own cost can be paid."""
    return call(g, g.book.at["other way"], card, player, int(usual), (using,))


# A frame of the card a and the player b; c is whether its own cost can be paid, which is the last thing to choose. Its
# row has what is used of the card, or -1.


def way_ask(g: State, f: Frame) -> int:
    (using,) = f.items
    ways = other_ways(g, f.b, f.a, using)
    if not ways:
        g.done = 0
        return RETURN
    return call(g, g.book.at["mode"], f.b, len(ways) + f.c)


def way_take(g: State, f: Frame) -> int:
    (using,) = f.items
    ways = other_ways(g, f.b, f.a, using)
    if g.done < len(ways):
        return call_costs(g, ways[g.done], Scope(f.a, g.obj[f.a], f.b))
    g.done = 0
    return RETURN


def way_paid(g: State, f: Frame) -> int:
    g.done = 1 if g.done >= 0 else -1
    return RETURN
