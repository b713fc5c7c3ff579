"""804.2f with texts (102.2): something else that may be done than pay the resource cost of a card."""
from __future__ import annotations

import pytest

from tests.zx.zx_table import Table
from tests.zx.zx_written import put

DISCARD = "【常】このカードのリソースコストを支払うかわりに、あなたの手札にあるカードを1枚選び、トラッシュに置いてよい。"
ASLEEP = "【常】このカードのリソースコストを支払うかわりに、スクエアにあるあなたのゼクスを1枚選び、スリープしてよい。"


@pytest.mark.parametrize(("way", "asleep", "trash"), [(0, 0, 1), (1, 2, 0)])
def test_804_2f_the_player_says_how_a_card_is_paid_for(table: Table, way: int, asleep: int, trash: int) -> None:
    it = put(table, "hand", DISCARD, cost=2, colors=())
    table.put("hand", 0, cost=9)
    resources = table.put_many(2, "resource", 0)
    table.main_phase(0)
    table.play(it, "square7")
    assert table.offered("number") == [0, 1]
    table.choose("number", way)
    while table.offered("pick"):
        table.choose("pick")
    assert table.where(it) == ("square7", -1)
    assert (sum(table.rested(card) for card in resources), table.count("trash", 0)) == (asleep, trash)


def test_804_2f_without_resources_the_other_way_is_the_only_one(table: Table) -> None:
    it, plain = put(table, "hand", DISCARD, cost=2), table.put("hand", 0, cost=2)
    table.main_phase(0)
    assert it in table.offered("play")
    assert plain not in table.offered("play")
    table.play(it, "square7")
    while table.offered("pick"):
        table.choose("pick")
    assert (table.where(it), table.where(plain)) == (("square7", -1), ("trash", 0))


def test_804_2f_what_can_be_paid_in_neither_way_can_not_be_played(table: Table) -> None:
    it = put(table, "hand", DISCARD, cost=2)
    table.main_phase(0)
    assert it not in table.offered("play")


@pytest.mark.rules("812.1")
def test_804_2f_where_the_other_cost_is_replaced_all_is_as_before_the_play(table: Table) -> None:
    payer = put(table, "square1", "【常】このカードがスリープする際、かわりにあなたはカードを1枚引く。")
    it = put(table, "hand", ASLEEP, cost=2)
    table.main_phase(0)
    table.play(it, "square7")
    while table.offered("pick"):
        table.choose("pick")
    assert (table.where(it), table.rested(payer), table.count("hand", 0)) == (("hand", 0), False, 1)
    assert table.place("square7") not in table.squares_for(it)


@pytest.mark.rules("814.2")
def test_804_2f_damage_that_is_paid_comes_from_the_card_that_says_so(table: Table) -> None:
    it = put(table, "hand", "【常】このカードのリソースコストを支払うかわりに、あなたは1ダメージを受けてよい。", cost=2)
    before = table.count("life", 0)
    table.main_phase(0)
    table.play(it, "square7")
    while table.asks[1] != "506.3" and table.asks[1] != "506.2":
        table.choose("pick" if table.offered("pick") else "pass")
    assert (table.where(it), table.count("life", 0)) == (("square7", -1), before - 1)
