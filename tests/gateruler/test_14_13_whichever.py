"""14-13d with 3-5b, 3-10b: who may replace a hidden move of a hidden card is asked whichever card it is."""
from __future__ import annotations

import pytest

from .table import Table
from .texts import go, written

MAY_BE_EXILED = "このカードがデッキに置かれる時、代わりにこのカードを除外してよい。"
UNDER_THE_DECK = "君の手札のカードを1枚選び、それをデッキの下に置く。"


@pytest.mark.rules("3-5b", "3-4b")
@pytest.mark.parametrize("has_it", [True, False])
def test_14_13d_who_may_replace_a_hidden_move_is_asked_whichever_card_it_is(table: Table, has_it: bool) -> None:
    """The opponent sees the same either way, so a no tells nothing."""
    written(table, table.unit("deck", 1, atk=7), MAY_BE_EXILED)
    it = table.unit("hand", 0, atk=8)
    if has_it:
        written(table, it, MAY_BE_EXILED)
    go(table, UNDER_THE_DECK)
    assert (table.asks, table.words) == ((0, "14-13b"), ["yes", "no"] if has_it else ["no"])
    table.choose("no")
    assert (table.where(it)[0], table.asks[1] == "14-13b") == ("deck", False)


def test_14_13d_who_says_yes_does_it_instead(table: Table) -> None:
    it = written(table, table.unit("hand", 0, atk=8), MAY_BE_EXILED)
    go(table, UNDER_THE_DECK)
    table.choose("yes")
    assert table.where(it)[0] == "exile"


@pytest.mark.rules("3-15b")
@pytest.mark.parametrize("text", [
    "君の手札のカードを1枚選び、それを墓地に置く。", "君の手札のカードを1枚選び、それを公開する。それをデッキの下に置く。"])
def test_14_13d_of_a_card_that_all_see_or_will_see_they_know_whether_it_may(table: Table, text: str) -> None:
    written(table, table.unit("deck", 1, atk=7), MAY_BE_EXILED)
    it = table.unit("hand", 0, atk=8)
    go(table, text)
    assert (table.where(it)[0] in ("graveyard", "deck"), table.asks[1] == "14-13b") == (True, False)


@pytest.mark.rules("3-10b", "7-4a")
@pytest.mark.parametrize("has_it", [True, False])
def test_14_13d_so_is_who_sets_a_card(table: Table, has_it: bool) -> None:
    text = "このカードがセットゾーンに置かれる時、代わりにこのカードを除外してよい。"
    written(table, table.event("deck", 1, level=7), text)
    it = table.event("hand", 0, level=0)
    if has_it:
        written(table, it, text)
    table.main_phase(0)
    table.choose("set", it, "set1")
    assert (table.asks, table.words) == ((0, "14-13b"), ["yes", "no"] if has_it else ["no"])


@pytest.mark.rules("3-12b", "10-2a")
def test_14_13d_nobody_is_asked_about_a_card_that_is_driven_face_down(table: Table) -> None:
    """Being asked would tell what was driven before its controller looks at it."""
    it = written(table, table.unit("deck", 0), "このカードがドライブゾーンに置かれる時、代わりにこのカードを除外してよい。")
    go(table, "1ドライブする。")
    assert (table.where(it)[0], "yes" in table.words) == ("drive", False)
