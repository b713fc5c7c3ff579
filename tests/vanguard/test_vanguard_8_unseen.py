"""8.1.1.2.1.1 with 4.2.2: what cards in the deck say is not heeded while not even their masters see them."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import PEEKED, SHOWN
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

AT_MAIN_PHASE = "【自】【山札】：あなたのメインフェイズ開始時、カードを1枚引く。"
ON_A_CALL = "【自】【山札】：あなたのユニットが(R)に登場した時、カードを1枚引く。"
ON_AN_ATTACK = "【自】【山札】：あなたのユニットがアタックした時、カードを1枚引く。"
WITH_AN_EMPTY_HAND = "【自】【山札】：あなたの手札が0枚の時、カードを1枚引く。"
INTO_THE_DECK = "【自】：このカードが山札に置かれた時、カードを1枚引く。"

UNDER_THE_DECK = "あなたの手札を1枚選び、山札の下に置く。"
SHOWN_UNDER_THE_DECK = "あなたの手札を1枚選び、公開する。公開したカードを山札の下に置く。"
MILL = "あなたの山札の上から1枚をドロップゾーンに置く。"


def put(table: Table, name: str, text: str) -> int:
    return table.put(name, 0, abilities=LANGUAGE.read(text))


def act(table: Table, effects: str) -> None:
    """The vanguard has an effect carried out."""
    boss = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(f"【起】【(V)】：{effects}"))
    table.main_phase()
    table.choose("use", boss)


def provoke(table: Table, text: str) -> None:
    """What the text waits for happens, and the next check timing is over."""
    unit = table.put("hand" if text == ON_A_CALL else "rear1", 0)
    if text == ON_AN_ATTACK:
        table.battle_phase()
        table.attack(unit, table.vanguard(1))
    else:
        table.main_phase()
    if text == ON_A_CALL:
        table.choose("call", unit, table.place("rear1", 0))


@pytest.mark.rules("4.2.2", "3.1.1.3.9", "8.6.7.1")
@pytest.mark.parametrize("text", [AT_MAIN_PHASE, ON_A_CALL, ON_AN_ATTACK, WITH_AN_EMPTY_HAND])
def test_8_1_1_2_1_1_nobody_can_make_known_what_is_triggered_in_the_deck(table: Table, text: str) -> None:
    put(table, "deck", text)
    provoke(table, text)
    assert (table.count("hand", 0), table.state.pending) == (0, [])
    assert table.asks[1] in ("6.6.1.2", "7.3.1.2"), "nobody is asked about it"


@pytest.mark.rules("3.1.1.3.9", "8.6.2", "8.1.1.2.1.1")
@pytest.mark.parametrize("text", [AT_MAIN_PHASE, ON_A_CALL, ON_AN_ATTACK])
def test_4_1_7_a_card_in_the_deck_that_everybody_sees_is_triggered_there(table: Table, text: str) -> None:
    it = put(table, "deck", text)
    table.put("deck", 0)
    table.state.flags[it] |= SHOWN
    provoke(table, text)
    assert table.count("hand", 0) == 1


def test_8_1_1_2_1_1_a_card_in_the_deck_that_its_master_has_looked_at_may_be_shown(table: Table) -> None:
    it = put(table, "deck", AT_MAIN_PHASE)
    table.put("deck", 0)
    table.state.flags[it] |= PEEKED
    table.main_phase()
    assert (table.asks, table.offers) == ((0, "8.1.1.2.1.1"), [("show", it, 0), ("pass", 0, 0)])
    table.choose("show", it)
    assert table.count("hand", 0) == 1


@pytest.mark.rules("4.2.2", "8.6.5")
def test_8_1_1_2_1_1_a_card_that_goes_from_the_hand_into_the_deck_is_not_triggered_there(table: Table) -> None:
    it = put(table, "hand", INTO_THE_DECK)
    act(table, UNDER_THE_DECK)
    assert (table.where(it)[0], table.count("hand", 0), table.asks) == ("deck", 0, (0, "6.6.1.2"))


@pytest.mark.rules("4.1.7", "8.6.5")
def test_8_6_5_1_1_a_card_that_all_see_go_into_the_deck_is_triggered(table: Table) -> None:
    """From a public zone, or shown to all."""
    unit = put(table, "rear1", INTO_THE_DECK)
    act(table, "あなたのリアガードを1枚選び、山札の下に置く。")
    assert (table.where(unit)[0], table.count("hand", 0)) == ("deck", 1)
    table.leave(0, "hand", 0)
    it = put(table, "hand", INTO_THE_DECK)
    act(table, SHOWN_UNDER_THE_DECK)
    assert (table.where(it)[0], table.count("hand", 0)) == ("deck", 1)


@pytest.mark.rules("8.6.5.1.1")
def test_8_6_5_a_card_that_leaves_the_deck_for_where_it_is_seen_is_triggered(table: Table) -> None:
    it = put(table, "deck", "【自】：このカードが山札からドロップゾーンに置かれた時、カードを1枚引く。")
    act(table, MILL)
    assert (table.where(it)[0], table.count("hand", 0)) == ("drop", 1)


# 8.2.1.3 Replacements


@pytest.mark.rules("4.2.2")
def test_8_2_1_3_1_a_card_of_the_deck_replaces_its_own_move_to_where_it_is_seen(table: Table) -> None:
    it = put(table, "deck", "【永】：このカードが山札からドロップゾーンに置かれる際、かわりにこのカードを手札に加える。")
    act(table, MILL)
    assert table.where(it)[0] == "hand"


@pytest.mark.parametrize("effects", [MILL, "カードを1枚引く。"])
def test_8_2_1_3_2_who_may_replace_the_move_of_a_card_that_nobody_sees_is_asked_if_all_will_see_it(
    table: Table, effects: str,
) -> None:
    """To be asked would tell the opponent what was drawn."""
    zone = "ドロップゾーン" if effects == MILL else "手札"
    it = put(table, "deck", f"【永】：このカードが{zone}に置かれる際、かわりにこのカードをソウルに置いてよい。")
    act(table, effects)
    assert (table.words == ["yes", "no"]) == (effects == MILL)
    if effects != MILL:
        assert (table.where(it)[0], table.asks) == ("hand", (0, "6.6.1.2"))


# 8.5.2 Activated abilities


@pytest.mark.rules("4.2.2", "3.1.1.3.9")
def test_8_5_2_3_1_an_ability_of_a_card_in_the_deck_is_not_offered(table: Table) -> None:
    it = put(table, "deck", "【起】【山札】：カードを1枚引く。")
    table.main_phase()
    assert table.offered("use") == []
    table.state.flags[it] |= PEEKED
    table.main_phase()
    assert table.offered("use") == [it]
