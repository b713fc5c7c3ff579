"""1-3-6 with texts that multiply a number: it stays a whole number, and below 0 it counts as 0 for them."""
from __future__ import annotations

import pytest

from tests.gundam.table import Table

DOUBLE = "自分のユニットすべてのAPを2倍にする。"
HALF = "自分のユニットすべてのAPを半分にする。"


def _more(number: int) -> str:
    return f"自分のユニットすべてをAP{number:+}する。"


@pytest.mark.parametrize(("texts", "ap"), [
    ((DOUBLE,), 10), ((HALF,), 2), ((_more(1), DOUBLE), 12), ((DOUBLE, _more(1)), 11), ((HALF, DOUBLE), 4),
    ((_more(-7), DOUBLE), 0), ((_more(-7), _more(3)), 1), ((_more(-7), DOUBLE, _more(3)), 3)])
def test_1_3_6_a_number_below_0_is_0_but_for_what_adds_to_it(table: Table, texts: tuple[str, ...], ap: int) -> None:
    unit = table.unit(0, ap=5)
    for text in texts:
        table.reads(text).unit(0, ap=0)
    assert table.number(unit, "ap") == ap


@pytest.mark.rules("2-3-4-4")
def test_2_3_4_4_what_a_pilot_adds_is_multiplied_with_the_rest(table: Table) -> None:
    unit = table.unit(0, ap=3)
    table.reads(DOUBLE).unit(0, ap=0)
    table.pilot(unit, ap=2, hp=1)
    assert table.number(unit, "ap") == 10


@pytest.mark.rules("2-6-1")
@pytest.mark.parametrize(("text", "drawn"), [("半分", 1), ("2倍", 0)])
def test_2_6_1_half_of_the_ap_is_less(table: Table, text: str, drawn: int) -> None:
    user = table.reads(f"【起動・メイン】相手のユニット1つを選ぶ。このターン中、それのAPを{text}にする。").unit(0)
    other = table.reads("このユニットのAPが相手の効果で減少したとき、自分は1枚ドローする。").unit(1, ap=5)
    table.main_phase(0)
    before = table.count("hand", 1)
    table.choose("activate", user)
    if "pick" in table.words:
        table.choose("pick", other)
    assert table.count("hand", 1) - before == drawn
