"""What may be paid in place of the cost of a card (``OtherCost``)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import OtherCost
from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.nodes import AT_LEAST
from tefuda.rulebooks.dragonball.areas import BY_SKILL, ZONE_DROP
from tests.abilities.abilities_help import MINE, MY_HAND, ONE, exactly
from tests.dragonball.table import Table


DISCARD = (Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL)),)
GIVE_UP = (Do(exactly(1, MINE), MoveTo(ZONE_DROP, BY_SKILL)),)


@pytest.mark.parametrize("met", [False, True])
def test_other_cost_hangs_on_its_condition(table: Table, met: bool) -> None:
    way = OtherCost(condition=There(MINE, AT_LEAST, ONE), costs=DISCARD)
    card, _ = table.put("hand", 0, level=3, text=(way,)), table.put("hand", 0, level=9)
    if met:
        table.put("battle", 0)
    table.main_phase(0)
    assert (card in table.offered("play")) == met


def test_each_other_cost_of_a_card_is_a_way_to_pay_for_it(table: Table) -> None:
    card = table.put("hand", 0, level=3, text=(OtherCost(costs=DISCARD), OtherCost(costs=GIVE_UP)))
    other, unit = table.put("hand", 0, level=9), table.put("battle", 0)
    table.main_phase(0)
    table.choose("play", card)
    table.choose("number", 1)
    assert (table.where(card), table.where(unit), table.where(other)) == (("battle", 0), ("drop", 0), ("hand", 0))
