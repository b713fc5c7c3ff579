"""10.21.2: a unit that loses one ability, which the text quotes."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

STRONG = "【永】【(R)】：このユニットのパワー+3000。"
HARD = "【永】【(R)】：このユニットのクリティカル+1。"
DRAWS = "【起】【(R)】：カードを1枚引く。"


def using(table: Table, text: str) -> int:
    it = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(f"【起】【(V)】：{text}"))
    table.main_phase()
    table.choose("use", it)
    return it


def numbers(table: Table, unit: int) -> tuple[int, int]:
    return table.number(unit, "power"), table.number(unit, "critical")


@pytest.mark.rules("3.1.1.6.1")
def test_10_21_2_only_the_quoted_ability_is_lost_and_only_for_the_time(table: Table) -> None:
    unit = table.put("rear1", 1, power=8000, abilities=LANGUAGE.read(f"{STRONG}\n{HARD}"))
    using(table, f"そのターン中、相手のリアガードは『{STRONG}』を失う。")
    assert numbers(table, unit) == (8000, 2)
    table.end_phase()
    assert numbers(table, unit) == (11000, 2)


@pytest.mark.rules("10.21.2")
def test_10_21_2_an_activated_ability_that_was_lost_can_not_be_played(table: Table) -> None:
    unit = table.put("rear1", 0, abilities=LANGUAGE.read(f"{DRAWS}\n【起】【(R)】：SC(1)。"))
    using(table, f"そのターン中、あなたのリアガードは『{DRAWS}』を失う。")
    assert [ability for card, ability in table.offered_pairs("use") if card == unit] == [0]
    table.choose("use", unit, 0)
    assert (table.count("hand", 0), table.count("soul", 0)) == (0, 1)


@pytest.mark.rules("10.21.2", "10.21.3")
@pytest.mark.parametrize(("parts", "power"), [(("失う", "得る"), 11000), (("得る", "失う"), 8000)])
def test_10_21_2_what_is_given_before_is_lost_and_what_is_given_later_is_there(
    table: Table, parts: tuple[str, str], power: int,
) -> None:
    unit = table.put("rear1", 0, power=8000)
    using(table, "".join(f"そのターン中、あなたのリアガードは『{STRONG}』を{verb}。" for verb in parts))
    assert table.number(unit, "power") == power


@pytest.mark.rules("10.21.2")
def test_10_21_2_as_long_as_a_continuous_ability_says_so(table: Table) -> None:
    unit = table.put("rear1", 1, power=8000, abilities=LANGUAGE.read(f"{STRONG}\n{HARD}"))
    mine = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(STRONG))
    source = table.put("rear2", 0, abilities=LANGUAGE.read(f"【永】【(R)】：相手のリアガードは『{STRONG}』を失う。"))
    assert (numbers(table, unit), numbers(table, mine)) == ((8000, 2), (11000, 1))
    table.main_phase()
    table.happen(lambda: table.move(source, "drop", 0))
    assert numbers(table, unit) == (11000, 2)


@pytest.mark.rules("10.21.2")
def test_10_21_2_a_keyword_is_lost_by_its_name(table: Table) -> None:
    """A unit that resists can't be chosen by effects of the opponent."""
    unit = table.put("rear1", 1, abilities=LANGUAGE.read("【永】：抵抗"))
    it = using(table, "相手のリアガードを1枚選び、退却させる。")
    assert table.where(unit) == ("rear1", 1)
    table.written(table.state.prints[it], LANGUAGE.read(
        "【起】【(V)】：そのターン中、相手のリアガードは『【永】：抵抗』を失う。相手のリアガードを1枚選び、退却させる。"))
    table.state.seen = ()
    table.main_phase()
    table.choose("use", it)
    assert table.where(unit) == ("drop", 1)
