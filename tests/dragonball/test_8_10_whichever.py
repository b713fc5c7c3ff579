"""8-10-3 with 3-3-2: who may replace a hidden move of a hidden card is asked whichever card it is."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast
from tests.dragonball.table import Table

MAY = "【永続発動】このカードが{}に置かれる時、かわりにこのカードをドロップエリアに置いてよい。"
BLUE = "【永続発動】自分の青のカードが手札からデッキに置かれる時、かわりにそのカードをドロップエリアに置いてよい。"
BLUE_DRAWN = "【永続発動】自分の青のカードが手札に置かれる時、かわりにそのカードをドロップエリアに置いてよい。"
FROM_HAND = "自分の手札1枚を選び、{}に置く。"
ASKED = (0, "8-10-1")
WAYS = [("デッキ", "デッキの下", "deck"), ("ライフエリア", "ライフエリア", "life")]


@pytest.mark.rules("3-3-2", "3-2-2", "3-9-2")
@pytest.mark.parametrize(("area", "to", "name"), WAYS)
@pytest.mark.parametrize("has_it", [True, False])
def test_8_10_3_who_may_replace_a_hidden_move_is_asked_whichever_card_it_is(
    table: Table, area: str, to: str, name: str, has_it: bool,
) -> None:
    """The opponent sees the same either way, so a no tells nothing."""
    table.put("deck", 1, text=MAY.format(area))
    it = table.put("hand", 0, text=MAY.format(area) if has_it else ())
    cast(table, FROM_HAND.format(to))
    assert (table.asks, table.words) == (ASKED, ["yes", "no"] if has_it else ["no"])
    table.choose("no")
    assert (table.where(it)[0], table.asks) == (name, (0, "6-3-1-2"))


@pytest.mark.parametrize(("area", "to", "name"), WAYS)
def test_8_10_1_who_says_yes_does_it_instead(table: Table, area: str, to: str, name: str) -> None:
    it = table.put("hand", 0, text=MAY.format(area))
    cast(table, FROM_HAND.format(to))
    table.choose("yes")
    assert table.where(it)[0] == "drop"


@pytest.mark.rules("3-3-2")
@pytest.mark.parametrize("effects", [FROM_HAND.format("ドロップエリア"), "自分の手札1枚を選び、公開し、それをデッキの下に置く。"])
def test_8_10_3_of_a_card_that_all_see_or_will_see_they_know_whether_it_may(table: Table, effects: str) -> None:
    table.put("deck", 1, text=MAY.format("デッキ"))
    it = table.put("hand", 0)
    cast(table, effects)
    assert (table.where(it)[0] in ("drop", "deck"), table.asks) == (True, (0, "6-3-1-2"))


@pytest.mark.rules("3-3-2")
@pytest.mark.parametrize(("color", "words"), [("blue", ["yes", "no"]), ("red", ["no"])])
def test_8_10_3_so_is_who_may_replace_the_move_of_hidden_cards_of_a_sort(
    table: Table, color: str, words: list[str],
) -> None:
    table.put("battle", 0, text=BLUE)
    it = table.put("hand", 0, labels=f"color:{color}")
    cast(table, FROM_HAND.format("デッキの下"))
    assert (table.asks, table.words) == (ASKED, words)
    table.choose("no")
    assert table.where(it)[0] == "deck"


@pytest.mark.rules("3-2-2")
@pytest.mark.parametrize("color", ["blue", "red"])
def test_8_10_3_nobody_is_asked_about_the_sort_of_a_card_that_nobody_sees(table: Table, color: str) -> None:
    """Being asked would tell the colour of what is drawn."""
    table.put("battle", 0, text=BLUE_DRAWN)
    it = table.put("deck", 0, labels=f"color:{color}")
    cast(table, DRAWS)
    assert (table.where(it)[0], table.asks) == ("hand", (0, "6-3-1-2"))
