"""Bounds as this game writes them: sentences that say what a number does not become, and that it is not lowered."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule, Word
from ...kernel.abilities.qualities import Cannot, DownTo
from ...kernel.abilities.nodes import Static
from ...kernel.abilities.numbers import Fixed
from ...kernel.codes import BEING_LESSENED, BEING_LESSENED_AT_ALL

BOUNDS: Final[list[Production]] = [
    *[Word("lowered", Fixed(-number), f"{number}減る", f"-{number}") for number in range(1, 10)],
    # Not 0 or less is 1 or more.
    *[Word("not-down-to", number + 1, f"{number}", f"{number}") for number in range(10)],
    Rule("static", Static,
         "{which:target}の{quality.attribute:attribute}は{quality.amount:lowered}。"
         "ただし、{quality.stop:not-down-to}以下に(|は)ならない",
         "{which} <get:which> {quality.amount} {quality.attribute}, but not down to {quality.stop} or less",
         within={"quality": DownTo}, cites="811.9"),
    *[Rule("cannot", Cannot, f"{ja}{{because:attribute}}をマイナスする効果を受けない",
           f"can't have {{because}} lowered by {en}effects", fixed={"deed": deed}, cites="811.8")
      for deed, ja, en in ((BEING_LESSENED, "相手の", "your opponent's "), (BEING_LESSENED_AT_ALL, "", ""))],
]
