"""8.5.5.3: texts that leave out their own unit, and 8.2.1.3: what is replaced has not happened."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table


@pytest.mark.parametrize("circle", ["rear1", "rear2"])
def test_8_5_5_3_where_no_unit_is_named_the_unit_itself_is_meant(table: Table, circle: str) -> None:
    """Neither the event nor what is done names it; what comes later is another unit."""
    it = table.put("hand", 0, power=8000, abilities=LANGUAGE.read("【自】：登場時、そのターン中、パワー+10000。"))
    other = table.put("hand", 0, power=8000)
    table.main_phase()
    table.choose("call", it, table.place(circle, 0))
    table.choose("call", other, table.place("rear3", 0))
    powers = table.number(it, "power"), table.number(other, "power"), table.number(table.vanguard(0), "power")
    assert powers == (18000, 8000, 11000)


@pytest.mark.parametrize(("short", "full"), [
    ("【自】：登場時、パワー+10000。", "【自】：このユニットが登場した時、このユニットのパワー+10000。"),
    ("【自】【(R)】：アタックした時、そのバトル中、パワー+3000/クリティカル+1。",
     "【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワー+3000/クリティカル+1。"),
    ("【自】【(R)】：[CB(1)]アタックがヒットした時、コストを払ってよい。払ったら、スタンドする。",
     "【自】【(R)】：[CB(1)]このユニットのアタックがヒットした時、コストを払ってよい。払ったら、このユニットをスタンドにする。"),
    ("【起】【(R)】：レストする。そのターン中、アタックされない。",
     "【起】【(R)】：このユニットをレストにする。そのターン中、このユニットはアタックされない。"),
    ("【永】【(R)】：あなたのターン中、パワー+3000。", "【永】【(R)】：あなたのターン中、このユニットのパワー+3000。"),
    ("【永】【(R)】：アタックできない。", "【永】【(R)】：このユニットはアタックできない。"),
])
def test_8_5_5_3_a_text_without_its_unit_reads_as_with_it(short: str, full: str) -> None:
    assert LANGUAGE.read(short) == LANGUAGE.read(full)
    assert LANGUAGE.print_ja(LANGUAGE.read(short)) == full


@pytest.mark.rules("8.5.5.3")
def test_8_5_5_3_what_was_chosen_is_named(table: Table) -> None:
    """A unit is chosen in the same sentence: it is that one, not the unit with the ability."""
    it = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(
        "【起】【(V)】：あなたのリアガードを1枚選び、そのターン中、パワー+5000。"))
    unit = table.put("rear1", 0, power=8000)
    table.main_phase()
    table.choose("use", it)
    assert (table.number(unit, "power"), table.number(it, "power")) == (13000, 11000)


@pytest.mark.parametrize("instead", [False, True])
def test_8_2_1_3_what_is_replaced_does_not_happen(table: Table, instead: bool) -> None:
    """Another unit waits for units being retired: one that goes to the hand in place of that is none."""
    text = "【永】：このユニットが退却する際、かわりにこのユニットを手札に戻す。"
    unit = table.put("rear1", 0, power=1000, abilities=LANGUAGE.read(text) if instead else ())
    table.put("rear2", 0, abilities=LANGUAGE.read("【自】【(R)】：あなたのリアガードが退却した時、SC(1)。"))
    table.fight(table.vanguard(1), unit, 1)
    assert table.where(unit) == (("hand", 0) if instead else ("drop", 0))
    assert table.count("soul", 0) == (0 if instead else 1)
