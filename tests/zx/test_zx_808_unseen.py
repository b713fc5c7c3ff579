"""301.3b with 808 and 812: what cards in the deck or the life say is not heeded while nobody sees them."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import PEEKED
from tests.zx.zx_table import Table
from tests.zx.zx_written import put, use

INTO_THE_DECK = "【自】このカードがデッキに置かれた時、カードを1枚引く。"
INTO_THE_LIFE = "【自】このカードがライフに置かれた時、カードを1枚引く。"


@pytest.mark.rules("301.3b", "307.2", "1012.1a")
def test_808_1_a_card_that_comes_from_the_deck_to_the_life_is_not_triggered_there(table: Table) -> None:
    it = put(table, "deck", INTO_THE_LIFE)
    use(table, "1点回復する。")
    assert (table.where(it)[0], table.count("hand", 0), table.asks[0]) == ("life", 0, 0)
    assert [event.kind for event in table.events("revealed")] == []


@pytest.mark.rules("301.3b", "304.2")
@pytest.mark.parametrize(("text", "to"), [(INTO_THE_DECK, "デッキの下"), (INTO_THE_LIFE, "ライフ")])
def test_808_3a_a_card_from_the_hand_is_looked_at_where_nobody_sees_it(table: Table, text: str, to: str) -> None:
    """Both zones are hidden: it is looked at where it came to."""
    it = put(table, "hand", text)
    use(table, f"あなたの手札にあるカードを1枚選び、{to}に置く。")
    assert (table.where(it)[0] in ("deck", "life"), table.count("hand", 0)) == (True, 0)


@pytest.mark.rules("808.1")
@pytest.mark.parametrize(("text", "to"), [(INTO_THE_DECK, "デッキの下"), (INTO_THE_LIFE, "ライフ")])
def test_808_3a_a_card_from_a_public_zone_is_looked_at_there_and_triggered(table: Table, text: str, to: str) -> None:
    it = put(table, "trash", text)
    use(table, f"あなたのトラッシュにあるカードを1枚選び、{to}に置く。")
    assert (table.where(it)[0] in ("deck", "life"), table.count("hand", 0)) == (True, 1)


def test_808_3a_a_card_that_leaves_the_deck_for_where_it_is_seen_is_triggered(table: Table) -> None:
    it = put(table, "deck", "【自】このカードがデッキからトラッシュに置かれた時、カードを1枚引く。")
    use(table, "あなたのデッキの1番上のカードをトラッシュに置く。")
    assert (table.where(it)[0], table.count("hand", 0)) == ("trash", 1)


@pytest.mark.rules("808.2", "309.3")
def test_804_2b_a_card_that_comes_to_the_hand_is_seen_by_its_master_who_has_to_show_it(table: Table) -> None:
    put(table, "deck", "【自】このカードがデッキから手札に置かれた時、カードを1枚引く。")
    use(table, "カードを1枚引く。")
    assert (table.count("hand", 0), len(table.events("revealed"))) == (2, 1)


# 812 Replacement effects


@pytest.mark.rules("301.3b", "1012.1a")
@pytest.mark.parametrize("may", ["カードを1枚引く。", "カードを1枚引いてよい。"])
def test_812_1_a_card_that_nobody_sees_before_or_after_replaces_nothing(table: Table, may: str) -> None:
    it = put(table, "deck", f"【常】このカードがライフに置かれる際、かわりに{may}")
    use(table, "1点回復する。")
    assert (table.where(it)[0], table.count("hand", 0), table.words[0] == "yes") == ("life", 0, False)


def test_812_1_a_card_of_the_deck_replaces_its_own_move_to_where_it_is_seen(table: Table) -> None:
    it = put(table, "deck", "【常】このカードがトラッシュに置かれる際、かわりにこのカードを手札に加える。")
    use(table, "あなたのデッキの1番上のカードをトラッシュに置く。")
    assert table.where(it)[0] == "hand"


# 807 Activated abilities


@pytest.mark.rules("301.3b", "803.1c")
@pytest.mark.parametrize(("zone", "name"), [("deck", "デッキ"), ("life", "ライフ")])
def test_807_1_an_ability_of_a_card_that_its_player_does_not_see_is_not_offered(
    table: Table, zone: str, name: str,
) -> None:
    table.put("hand", 0)
    it = put(table, zone, "【起】〈あなたの手札にあるカードを1枚トラッシュに置く〉カードを1枚引く。"
             f"この能力はこのカードが{name}にある場合にしか使用できない。")
    table.main_phase(0)
    assert table.offered("use") == []
    table.state.flags[it] |= PEEKED
    table.main_phase(0)
    assert table.offered("use") == [it]
