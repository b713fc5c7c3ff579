"""811.1b: Z/X lose one ability that a text names, and keep the others."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.cards import POWER, RANGE
from tefuda.rulebooks.zx.language import LANGUAGE
from tests.zx.zx_table import Table

MORE = "【常】このカードのパワーを+1000する。"


@pytest.mark.parametrize(("lost", "power", "has_range"), [
    ("「レンジ3」を失う。", 5000, False), (f"以下の能力を失う。“{MORE}”", 4000, True), ("「レンジ2」を失う。", 5000, True)])
def test_811_1b_one_ability_is_lost_and_the_others_are_kept(
    table: Table, lost: str, power: int, has_range: bool,
) -> None:
    card = table.put("square7", 0, power=4000, abilities=LANGUAGE.read(f"【常】レンジ3\n{MORE}"))
    table.put("square8", 0, abilities=LANGUAGE.read(f"【常】スクエアにあるすべてのゼクスは{lost}"))
    assert value(table.state, card, POWER) == power
    assert (value(table.state, card, RANGE) == 3) is has_range
