"""Costs in card texts of which one is paid: this or that."""
from __future__ import annotations

from ...kernel.costs.ability_costs import PayOne
from .productions import Production, Rule


def payments(cites: str) -> list[Production]:
    """Costs that are told as what is done, with a verb: 「〜を置くか、〜をレストにする」."""
    return [
        Rule("payment", None, "{it:deed@*}", "{it@*}", weight=5),
        Rule("payment", PayOne, "{options:deed@end,**2(か、|か|、または|、もしくは)}",
             "either {options@*,**, | or |, or }", cites=cites),
    ]


def prices(cites: str) -> list[Production]:
    """Costs of a game that has icons and other words of its own for them."""
    return [
        Rule("price", None, "{it:cost}", "{it}", weight=5),
        Rule("price", PayOne, "{options:cost*2(または|、または|か、|か|もしくは|、もしくは)}",
             "either {options*, | or |, or }", cites=cites),
    ]
