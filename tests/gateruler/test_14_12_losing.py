"""14-12a-4: units lose one ability that a text quotes, and keep the others."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.gateruler.cards import ATK, HP

from .table import Table
from .texts import use, written

MORE = "このユニットはATK+2。"


@pytest.mark.parametrize("lasting", [True, False])
def test_14_12a_4_one_ability_is_lost_and_the_other_is_kept(table: Table, lasting: bool) -> None:
    card = written(table, table.unit("attack1", 0, atk=3, hp=4), f"{MORE}\nこのユニットはHP+1。")
    text = f"通常：ターン終了時まで、味方の他のユニットすべての『{MORE}』を失わせる。" if lasting else (
        f"味方の他のユニットは『{MORE}』を失う。")
    table.main_phase(0)
    assert (value(table.state, card, ATK), value(table.state, card, HP)) == (5, 5)
    source = written(table, table.unit("attack2", 0, atk=1), text)
    table.main_phase(0)
    if lasting:
        use(table, source)
        table.resolve()
    assert (value(table.state, card, ATK), value(table.state, card, HP)) == (3, 5)
