"""3-2-2, 3-9-2 with 8-7 and 8-10: what cards in deck and life area say is not heeded while nobody sees them."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast, settle
from tests.dragonball.table import Table

PLACES = [("デッキ", "デッキの下", "deck"), ("ライフエリア", "ライフエリア", "life")]


@pytest.mark.rules("3-9-2")
def test_8_7_2_a_card_that_comes_from_the_deck_to_the_life_area_is_not_triggered_there(table: Table) -> None:
    it = table.put("deck", 0, text=f"【自動発動】このカードがライフエリアに置かれた時、{DRAWS}")
    cast(table, "自分のデッキの上から1枚をライフエリアに置く。")
    assert (table.where(it), table.count("hand", 0), table.state.pending) == (("life", 0), 0, [])


@pytest.mark.rules("3-2-2", "3-9-2")
@pytest.mark.parametrize(("name", "to", "place"), PLACES)
def test_8_7_4_a_card_from_the_hand_that_nobody_sees_where_it_came_to_is_not_triggered(
    table: Table, name: str, to: str, place: str,
) -> None:
    it = table.put("hand", 0, text=f"【自動発動】このカードが{name}に置かれた時、{DRAWS}")
    cast(table, f"自分の手札1枚を選び、{to}に置く。")
    assert (table.where(it), table.count("hand", 0)) == ((place, 0), 0)


@pytest.mark.rules("8-7-4")
@pytest.mark.parametrize(("name", "to", "place"), PLACES)
@pytest.mark.parametrize(("zone", "which"), [("battle", "自分のバトルカード1枚を選び、"), ("hand", "自分の手札1枚を選び、公開し、それを")])
def test_8_7_4_1_1_a_card_that_all_see_go_there_is_triggered(
    table: Table, name: str, to: str, place: str, zone: str, which: str,
) -> None:
    """From a public area, or shown to all."""
    it = table.put(zone, 0, text=f"【自動発動】このカードが{name}に置かれた時、{DRAWS}")
    cast(table, f"{which}{to}に置く。")
    settle(table)
    assert (table.where(it), table.count("hand", 0)) == ((place, 0), 1)


@pytest.mark.rules("8-7-4-1-1")
def test_8_7_4_a_card_that_leaves_the_deck_for_where_it_is_seen_is_triggered(table: Table) -> None:
    it = table.put("deck", 0, text=f"【自動発動】このカードがドロップエリアに置かれた時、{DRAWS}")
    cast(table, "自分のデッキの上から1枚をドロップエリアに置く。")
    settle(table)
    assert (table.where(it), table.count("hand", 0)) == (("drop", 0), 1)


@pytest.mark.rules("3-3-2")
def test_8_7_2_a_card_that_comes_to_the_hand_is_seen_by_its_master_and_triggered(table: Table) -> None:
    table.put("deck", 0, text=f"【自動発動】このカードが手札に置かれた時、{DRAWS}")
    cast(table, DRAWS)
    settle(table)
    assert table.count("hand", 0) == 2


# 8-10 Replacement effects


@pytest.mark.rules("3-2-2", "3-9-2", "8-10-3")
@pytest.mark.parametrize("end", ["く。", "いてよい。"])
def test_8_10_1_a_card_that_nobody_sees_before_or_after_replaces_nothing(table: Table, end: str) -> None:
    it = table.put("deck", 0, text=f"【永続発動】このカードがライフエリアに置かれる時、かわりにカード1枚を引{end}")
    cast(table, "自分のデッキの上から1枚をライフエリアに置く。")
    assert (table.where(it), table.count("hand", 0), table.asks) == (("life", 0), 0, (0, "6-3-1-2"))


@pytest.mark.rules("3-2-2")
@pytest.mark.parametrize(("area", "asked"), [("手札", False), ("ドロップエリア", True)])
def test_8_10_3_who_may_replace_the_move_of_an_unseen_card_is_asked_if_all_will_see_it(
    table: Table, area: str, asked: bool,
) -> None:
    """To be asked would tell the opponent what was drawn."""
    table.put("deck", 0, text=f"【永続発動】このカードが{area}に置かれる時、かわりにこのカードをエネルギーエリアに置いてよい。")
    cast(table, "自分のデッキの上から1枚をドロップエリアに置く。" if asked else DRAWS)
    assert ("yes" in [word for word, *_ in table.offers]) == asked


@pytest.mark.rules("3-2-2")
def test_8_10_1_a_card_of_the_deck_replaces_its_own_move_to_where_it_is_seen(table: Table) -> None:
    it = table.put("deck", 0, text="【永続発動】このカードがドロップエリアに置かれる時、かわりにこのカードを手札に加える。")
    cast(table, "自分のデッキの上から1枚をドロップエリアに置く。")
    assert table.where(it) == ("hand", 0)
