"""8.7.6: what automatic abilities let last may be nullified, and ends as a whole."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.ended_effects import BeginOrigin, EndOrigin
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table
from tefuda.kernel.continuous.effect_sorts import ORIGIN

VOID = "【起】【(V)】：あなたのリアガードを1枚選び、それに適用されている【自】の継続効果を無効にする。"
MINE = "【起】【(V)】：あなたのリアガードを1枚選び、それの【自】の継続効果を無効にする。"
PLACED = "【自】：このユニットが(R)に登場した時、そのターン中、"


def voiding(table: Table, text: str = VOID) -> int:
    """A vanguard that nullifies."""
    return table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(text))


def placed(table: Table, circle: str, text: str) -> int:
    """A unit of power 8000 is called."""
    it = table.put("hand", 0, power=8000, abilities=LANGUAGE.read(text))
    table.main_phase()
    table.choose("call", it, table.place(circle, 0))
    return it


def void(table: Table, it: int, unit: int) -> None:
    table.main_phase()
    table.choose("use", it, 0)
    if table.words[0] == "pick":
        table.choose("pick", unit)


def powers(table: Table, *units: int) -> tuple[int, ...]:
    return tuple(table.number(unit, "power") for unit in units)


def test_8_7_6_what_an_automatic_ability_let_last_ends_there_and_then(table: Table) -> None:
    """Neither what another sort of ability let last ends, nor what begins later."""
    it = voiding(table, VOID + "\n【起】【(V)】：そのターン中、あなたのリアガードすべてのパワー+1000。")
    unit = placed(table, "rear1", PLACED + "このユニットのパワー+5000。")
    table.choose("use", it, 1)
    assert powers(table, unit) == (14000,)
    void(table, it, unit)
    assert powers(table, unit) == (9000,)
    placed(table, "rear2", PLACED + "あなたのリアガードすべてのパワー+3000。")
    assert powers(table, unit) == (12000,)
    table.end_phase()
    assert powers(table, unit) == (8000,)


def test_8_7_6_an_ability_that_was_given_is_gone(table: Table) -> None:
    it = voiding(table)
    unit = placed(table, "rear1", PLACED + "このユニットは『【永】【(R)】：このユニットのパワー+2000。』を得る。")
    assert powers(table, unit) == (10000,)
    void(table, it, unit)
    assert powers(table, unit) == (8000,)


@pytest.mark.rules("8.7.6")
def test_8_7_6_1_it_ends_as_a_whole(table: Table) -> None:
    """One ability strengthened two units in two ways; only one of them is chosen."""
    it = voiding(table)
    first, second = table.put("rear1", 0, power=8000), table.put("rear2", 0, power=8000)
    text = PLACED + "あなたの前列のリアガードすべてのパワー+5000。そのターン中、あなたの前列のリアガードすべてのクリティカル+1。"
    placed(table, "rear3", text)
    assert powers(table, first, second) == (13000, 13000)
    void(table, it, first)
    assert powers(table, first, second) == (8000, 8000)
    assert [table.number(unit, "critical") for unit in (first, second)] == [1, 1]


@pytest.mark.rules("8.7.6.1")
def test_8_7_6_1_each_time_an_ability_was_played_is_an_effect_of_its_own(table: Table) -> None:
    """Two units of the same text strengthen others; only what applies to the chosen one ends."""
    it = voiding(table)
    left, right = table.put("rear1", 0, power=8000), table.put("rear2", 0, power=8000)
    text = "【自】：このユニットが(R)に登場した時、あなたの前列のリアガードを1枚選び、そのターン中、パワー+5000。"
    placed(table, "rear3", text)
    table.choose("pick", left)
    placed(table, "rear5", text)
    table.choose("pick", right)
    void(table, it, left)
    assert powers(table, left, right) == (8000, 13000)


def test_8_7_6_what_a_units_own_abilities_let_last(table: Table) -> None:
    it = voiding(table, MINE)
    first = placed(table, "rear1", PLACED + "あなたのヴァンガードすべてのパワー+5000。")
    second = placed(table, "rear2", PLACED + "あなたのヴァンガードすべてのパワー+3000。")
    assert powers(table, it) == (19000,)
    void(table, it, second)
    assert powers(table, it) == (16000,)
    void(table, it, first)
    assert powers(table, it) == (11000,)


def test_8_7_6_what_is_over_is_not_kept_in_mind(table: Table) -> None:
    """Only a match with such a text notes where effects come from, and forgets it with them."""
    text = LANGUAGE.read(PLACED + "このユニットのパワー+5000。")
    table.put("rear5", 0, abilities=text)
    assert not any(isinstance(code[0], BeginOrigin) for code in table.state.table.codes if code)
    voiding(table)
    placed(table, "rear1", PLACED + "このユニットのパワー+5000。")
    assert [row.sort == ORIGIN for row in table.state.effects] == [True, False]
    (code,) = [code for code in table.state.table.codes if code and isinstance(code[0], BeginOrigin)]
    assert isinstance(code[-1], EndOrigin)
    table.end_phase()
    placed(table, "rear2", PLACED + "このユニットのパワー+5000。")
    assert [row.sort == ORIGIN for row in table.state.effects] == [True, False]
