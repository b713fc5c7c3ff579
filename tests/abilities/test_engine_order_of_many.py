"""Many lasting effects at once: the work grows more slowly than the square of their number.

Calls are counted, since seconds hang on the machine; where the kernel is compiled its calls can't be seen.
"""
from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from tefuda.kernel.derived import dependency_order as settling
from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.nodes import Quality, Static, Selection
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Gains, Plus
from tefuda.kernel.abilities.filters import Keyworded, Not
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.rulebooks.dragonball.cards import POWER
from tests.abilities.abilities_help import MINE
from tests.abilities.test_engine_order import mine, strong
from tests.dragonball.table import Table
from tefuda.kernel.continuous.effect_sorts import GRANT_ABILITY

FEW = 12
MANY = 4 * FEW


def always(which: Selection, quality: Quality, keyword: str = "") -> Always:
    return Always(keyword=keyword, statics=(Static(which, quality),))


STRONGER = always(This(), Plus(POWER, Fixed(100)), "k")
# Abilities that are given to cards many times over, and one in play that has to do with them.
GIVEN: dict[str, Always] = {
    "a number": STRONGER,
    "a number that another looks at": STRONGER,
    "one that looks at itself": always(mine(strong(3000)), Plus(POWER, Fixed(100)), "k"),
    "one that gives another": always(mine(Not(Keyworded("k"))), Gains(STRONGER)),
}
IN_PLAY: dict[str, Always] = {
    "a number": always(MINE, Gains(STRONGER)),
    "a number that another looks at": always(mine(strong(3500)), Gains(STRONGER)),
    "one that looks at itself": always(MINE, Gains(GIVEN["one that looks at itself"])),
    "one that gives another": always(MINE, Gains(GIVEN["one that gives another"])),
}


class Calls:
    """How often functions of the package are called in a block."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Calls:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.count += 1


def calls_with(what: str, count: int) -> int:
    """How many calls it takes to say what two cards have that were given an ability so often."""
    table = Table()
    g = table.state
    table.put("leader", 0, text=(IN_PLAY[what],))
    cards = [table.put("battle", 0, power=3000) for _ in range(2)]
    for number in range(count):
        add_effect(g, GRANT_ABILITY, g.table.number_of[GIVEN[what]], card=cards[number % 2])
    with Calls() as calls:
        had = [abilities_of(g, card) for card in cards]
    assert all(len(it) >= count // 2 for it in had)
    table.close()
    return calls.count


@pytest.mark.skipif(not str(settling.__file__).endswith(".py"), reason="calls of compiled functions can't be seen")
@pytest.mark.parametrize(("what", "most"), [
    ("a number", 5), ("a number that another looks at", 8), ("one that looks at itself", 10),
    ("one that gives another", 10)])
def test_four_times_as_many_given_abilities_take_less_than_sixteen_times_the_work(what: str, most: int) -> None:
    assert calls_with(what, MANY) < most * calls_with(what, FEW)
