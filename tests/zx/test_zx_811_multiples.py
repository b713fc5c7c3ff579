"""811.3 and 811.8 with texts that multiply power."""
from __future__ import annotations

import pytest

from tests.zx.zx_table import Table
from tests.zx.zx_written import put, use

MINE = "スクエアにあるすべてのあなたのゼクスの"
THEIRS = "スクエアにあるすべての相手のゼクスの"
KEEPS = "【常】このカードは相手のパワーをマイナスする効果を受けない。"


@pytest.mark.rules("811.1c")
@pytest.mark.parametrize(("texts", "power"), [
    (("パワーを+500する。", "パワーを2倍にする。"), 7000), (("パワーを2倍にする。", "パワーを+500する。"), 6500),
    (("パワーを1000にする。", "パワーを2倍にする。"), 2000), (("パワーを2倍にする。", "パワーを1000にする。"), 1000)])
def test_811_3_the_older_effect_applies_first(table: Table, texts: tuple[str, ...], power: int) -> None:
    it = table.put("square1", 0, power=3000)
    for square, text in zip(("square7", "square8"), texts, strict=True):
        put(table, square, f"【常】{MINE}{text}", power=9000)
    assert table.number(it, "power") == power


@pytest.mark.parametrize(("text", "power"), [("パワーを2倍にする。", 6000), ("パワーを半分にする。", 3000)])
def test_811_8_half_the_power_lowers_it_and_twice_the_power_does_not(table: Table, text: str, power: int) -> None:
    it, other = put(table, "square4", KEEPS, 1), table.put("square6", 1, power=3000)
    use(table, f"ターン終了時まで、{THEIRS}{text}")
    assert table.number(it, "power") == power
    assert table.number(other, "power") == (6000 if power == 6000 else 1500)


@pytest.mark.rules("805.2c")
@pytest.mark.parametrize("first", [0, 1])
def test_805_2c_a_cost_is_halved_after_what_makes_it_more(table: Table, first: int) -> None:
    it = table.put("square1", 0, cost=5)
    texts = ("コストを半分にする。", "コストを+1する。")
    for square, text in zip(("square7", "square8"), (texts[first], texts[1 - first]), strict=True):
        put(table, square, f"【常】{MINE}{text}", power=9000)
    assert table.number(it, "cost") == 3
