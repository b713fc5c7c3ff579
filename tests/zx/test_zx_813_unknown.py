"""813.2: what hangs on a card that can't be told is not done."""
from __future__ import annotations

import pytest

from tests.zx.zx_table import Table
from tests.zx.zx_written import put, use

PICKED = "ノーマルスクエアにある相手のゼクスを1枚まで選び、破壊する。"


def test_813_2_a_number_of_a_card_that_was_not_chosen_is_not_taken(table: Table) -> None:
    it = use(table, f"{PICKED}ターン終了時まで、このカードのパワーをそのゼクスのパワーにする。")
    assert (table.number(it, "power"), table.where(it)) == (3000, ("square7", -1))


@pytest.mark.rules("813.1")
def test_813_2_one_that_was_chosen_and_has_gone_can_be_told(table: Table) -> None:
    """It is as it last was in the square."""
    victim = table.put("square4", 1, power=5500)
    put(table, "square6", "【常】スクエアにあるすべてのあなたのゼクスのパワーを+1000する。", 1, power=9000)
    it = put(table, "square7", f"【起】〈《スリープ》〉{PICKED}ターン終了時まで、このカードのパワーをそのゼクスのパワーにする。")
    table.main_phase(0)
    table.choose("use", it)
    table.choose("pick", victim)
    assert table.where(victim) == ("charge", 1)
    assert table.number(it, "power") == 6500


@pytest.mark.parametrize(("least", "drawn"), [(6500, 1), (7000, 0)])
def test_813_1_a_later_sentence_asks_for_what_it_was_in_the_square(table: Table, least: int, drawn: int) -> None:
    victim = table.put("square4", 1, power=5500)
    put(table, "square6", "【常】スクエアにあるすべてのあなたのゼクスのパワーを+1000する。", 1, power=9000)
    it = put(table, "square7", f"【起】〈《スリープ》〉{PICKED}そのゼクスのパワーが{least}以上ならば、カードを1枚引く。")
    table.main_phase(0)
    table.choose("use", it)
    table.choose("pick", victim)
    assert (table.where(victim), table.count("hand", 0)) == (("charge", 1), drawn)


@pytest.mark.rules("102.4")
def test_813_2_what_a_card_always_says_by_another_one_it_says_only_where_that_is_there(table: Table) -> None:
    it = put(table, "square7", "【常】このカードのパワーを攻撃しているゼクスのパワーにする。")
    attacker, target = table.put("square5", 0, power=8000), table.put("square6", 1, power=9000)
    table.put("hand", 1)
    table.main_phase(0)
    assert (table.number(it, "power"), table.where(it)) == (3000, ("square7", -1))
    table.attack(attacker, target)
    assert table.asks[1] == "603.1b"
    assert table.number(it, "power") == 8000
    while table.asks[1] == "603.1b":
        table.choose("pass")
    assert (table.number(it, "power"), table.where(it)) == (3000, ("square7", -1))


def test_813_2_nor_is_it_given_to_a_card_that_is_chosen(table: Table) -> None:
    victim = table.put("square4", 1)
    use(table, "ノーマルスクエアにある相手のゼクスを1枚選び、ターン終了時まで、パワーを攻撃しているゼクスのパワーにする。")
    assert (table.number(victim, "power"), table.where(victim)) == (3000, ("square4", -1))


@pytest.mark.parametrize("how", ["以上", "以下"])
def test_813_2_nothing_compares_with_it(table: Table, how: str) -> None:
    """Not even 0."""
    text = f"【起】〈《スリープ》〉このカードのコストが攻撃しているゼクスのコスト{how}ならば、カードを1枚引く。"
    it = put(table, "square7", text, cost=0)
    table.main_phase(0)
    table.choose("use", it)
    assert table.count("hand", 0) == 0
