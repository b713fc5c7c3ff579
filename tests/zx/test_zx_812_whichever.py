"""812.1 with 309.3: who may replace a hidden move of a hidden card is asked whichever card it is."""
from __future__ import annotations

import pytest

from tests.zx.zx_table import Table
from tests.zx.zx_written import put, use

MAY = "【常】このカードが{}に置かれる際、かわりにこのカードをトラッシュに置いてよい。"
BOTH = "【常】このカードがデッキに置かれる際、かわりにこのカードをリソースに置く。\n" + MAY.format("デッキ")
FROM_HAND = "あなたの手札にあるカードを1枚選び、{}に置く。"
ASKED = (0, "812.1")
WAYS = [("デッキ", "デッキの下", "deck"), ("ライフ", "ライフ", "life")]


@pytest.mark.rules("309.3", "301.3b", "307.2")
@pytest.mark.parametrize(("zone", "to", "name"), WAYS)
@pytest.mark.parametrize("has_it", [True, False])
def test_812_1_who_may_replace_a_hidden_move_is_asked_whichever_card_it_is(
    table: Table, zone: str, to: str, name: str, has_it: bool,
) -> None:
    """The opponent sees the same either way, so a no tells nothing."""
    put(table, "deck", MAY.format(zone), 1)
    it = put(table, "hand", MAY.format(zone)) if has_it else table.put("hand", 0)
    use(table, FROM_HAND.format(to))
    assert (table.asks, table.words) == (ASKED, ["yes", "no"] if has_it else ["no"])
    table.choose("no")
    assert (table.where(it)[0], "no" in table.words) == (name, False)


@pytest.mark.rules("309.3")
@pytest.mark.parametrize(("zone", "to", "name"), WAYS)
def test_812_1_who_says_yes_does_it_instead(table: Table, zone: str, to: str, name: str) -> None:
    it = put(table, "hand", MAY.format(zone))
    use(table, FROM_HAND.format(to))
    table.choose("yes")
    assert table.where(it)[0] == "trash"


@pytest.mark.rules("301.3a")
def test_812_1_nobody_is_asked_about_a_card_that_goes_where_all_see_it(table: Table) -> None:
    put(table, "deck", MAY.format("デッキ"), 1)
    it = table.put("hand", 0)
    use(table, FROM_HAND.format("トラッシュ"))
    assert (table.where(it)[0], "no" in table.words) == ("trash", False)


@pytest.mark.rules("309.3")
@pytest.mark.parametrize(("answer", "place"), [("number", "trash"), ("no", "resource")])
def test_812_2_what_only_its_master_knows_of_is_asked_about_before_the_turn_player_chooses(
    table: Table, answer: str, place: str,
) -> None:
    """The turn player can't choose what may not even be there."""
    it = put(table, "hand", BOTH, 1)
    use(table, "相手は自分の手札にあるカードを1枚選び、デッキの下に置く。")
    assert (table.asks, table.words) == ((1, "812.1"), ["number", "no"])
    table.choose(answer)
    assert table.where(it) == (place, 1)


@pytest.mark.rules("309.3", "812.1")
@pytest.mark.parametrize(("number", "place"), [(0, "resource"), (1, "trash")])
def test_812_2_the_turn_player_chooses_among_what_only_that_player_knows_of(
    table: Table, number: int, place: str,
) -> None:
    it = put(table, "hand", BOTH)
    use(table, FROM_HAND.format("デッキの下"))
    assert (table.asks, table.words) == ((0, "812.2"), ["number", "number"])
    table.choose("number", number)
    assert table.where(it)[0] == place
