"""8.2.1.3.2 with 4.3.2: who may replace a hidden move of a hidden card is asked whichever card it is."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import PEEKED
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

MAY_BE_DROPPED = "【永】：このカードが山札に置かれる際、かわりにこのカードをドロップゾーンに置いてよい。"
HAS_TO_BE_DROPPED = "【永】：このカードが山札に置かれる際、かわりにこのカードをドロップゾーンに置く。"
FOR_A_UNIT = "【永】：このカードが山札に置かれる際、かわりにあなたのリアガードを1枚選び、退却させてよい。"
OF_GRADE_1 = "【永】【(R)】：あなたのグレード1のカードが手札から山札に置かれる際、かわりにそのカードをドロップゾーンに置いてよい。"
DRAWN_OF_GRADE_1 = "【永】【(R)】：あなたのグレード1のカードが手札に置かれる際、かわりにカードを1枚引いてよい。"
UNDER_THE_DECK = "あなたの手札を1枚選び、山札の下に置く。"
SHOWN_UNDER_THE_DECK = "あなたの手札を1枚選び、公開する。公開したカードを山札の下に置く。"
ONLY_NO = [("no", 0, 0)]
YES_OR_NO = [("yes", 0, 0), ("no", 0, 0)]
ASKED = (0, "8.2.1.3")


def put(table: Table, name: str, text: str = "", player: int = 0, grade: int = 1) -> int:
    return table.put(name, player, grade=grade, abilities=LANGUAGE.read(text) if text else ())


def act(table: Table, effects: str) -> None:
    """The vanguard has an effect carried out."""
    boss = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(f"【起】【(V)】：{effects}"))
    table.main_phase()
    table.choose("use", boss)


@pytest.mark.rules("4.3.2", "4.2.2")
@pytest.mark.parametrize(("text", "offers"), [(MAY_BE_DROPPED, YES_OR_NO), ("", ONLY_NO)])
def test_8_2_1_3_2_who_may_replace_a_hidden_move_is_asked_whichever_card_it_is(
    table: Table, text: str, offers: list[tuple[str, int, int]],
) -> None:
    """The opponent sees the same either way, so a no tells nothing."""
    put(table, "deck", MAY_BE_DROPPED, 1)
    it = put(table, "hand", text)
    act(table, UNDER_THE_DECK)
    assert (table.asks, table.offers) == (ASKED, offers)
    table.choose("no")
    assert (table.where(it)[0], table.asks) == ("deck", (0, "6.6.1.2"))
    assert [event.rule for event in table.events("moved")][-1] != "8.2.1.3", "nothing else has happened instead"


def test_8_2_1_3_2_who_says_yes_does_it_instead(table: Table) -> None:
    it = put(table, "hand", MAY_BE_DROPPED)
    act(table, UNDER_THE_DECK)
    table.choose("yes")
    assert (table.where(it)[0], table.asks) == ("drop", (0, "6.6.1.2"))


@pytest.mark.rules("4.3.2")
def test_8_2_1_3_2_what_can_not_be_chosen_is_asked_about_all_the_same(table: Table) -> None:
    """There is no rear-guard, which all can see, but not that this card asks for one."""
    it = put(table, "hand", FOR_A_UNIT)
    act(table, UNDER_THE_DECK)
    assert (table.asks, table.offers) == (ASKED, ONLY_NO)
    table.choose("no")
    assert table.where(it)[0] == "deck"


@pytest.mark.rules("4.3.2")
def test_4_1_5_several_cards_are_asked_about_one_by_one(table: Table) -> None:
    one, other = put(table, "hand"), put(table, "hand", MAY_BE_DROPPED)
    act(table, "あなたの手札を2枚選び、山札の下に置く。")
    seen = []
    while table.asks == ASKED:
        seen.append(table.offers)
        table.choose(table.offers[0][0])
    assert sorted(seen) == [ONLY_NO, YES_OR_NO]
    assert (table.where(one)[0], table.where(other)[0]) == ("deck", "drop")


@pytest.mark.rules("4.1.3")
@pytest.mark.parametrize("effects", [SHOWN_UNDER_THE_DECK, "あなたの手札を1枚選び、ドロップゾーンに置く。"])
def test_8_2_1_3_2_of_a_card_that_all_see_or_will_see_they_know_whether_it_may(table: Table, effects: str) -> None:
    put(table, "deck", MAY_BE_DROPPED, 1)
    it = put(table, "hand")
    act(table, effects)
    assert (table.where(it)[0] in ("deck", "drop"), table.asks) == (True, (0, "6.6.1.2"))


@pytest.mark.rules("4.3.2")
def test_8_2_1_3_1_what_has_to_happen_instead_happens_without_being_asked_about(table: Table) -> None:
    put(table, "deck", HAS_TO_BE_DROPPED, 1)
    put(table, "hand", HAS_TO_BE_DROPPED)
    act(table, UNDER_THE_DECK)
    assert (table.count("drop", 0), table.asks) == (1, (0, "6.6.1.2"))


@pytest.mark.rules("4.3.2")
def test_8_2_1_3_1_who_is_asked_what_may_happen_picks_what_has_to_happen(table: Table) -> None:
    """Else not being asked would tell that the card has it."""
    put(table, "deck", MAY_BE_DROPPED, 1)
    it = put(table, "hand", HAS_TO_BE_DROPPED)
    act(table, UNDER_THE_DECK)
    assert (table.asks, [word for word, *_ in table.offers]) == (ASKED, ["number"])
    table.choose("number")
    assert table.where(it)[0] == "drop"


@pytest.mark.rules("4.2.2")
@pytest.mark.parametrize(("looked_at", "asks"), [(True, ASKED), (False, (0, "6.6.1.2"))])
def test_8_2_1_3_2_a_card_of_the_deck_that_its_master_looks_at_is_asked_about(
    table: Table, looked_at: bool, asks: tuple[int, str],
) -> None:
    put(table, "hand", "【永】：このカードが手札に置かれる際、かわりにこのカードをソウルに置いてよい。", 1)
    it = put(table, "deck")
    table.state.flags[it] |= PEEKED if looked_at else 0
    act(table, "カードを1枚引く。")
    assert table.asks == asks


@pytest.mark.rules("4.3.2")
@pytest.mark.parametrize(("grade", "offers"), [(1, YES_OR_NO), (2, ONLY_NO)])
def test_8_2_1_3_2_so_is_who_may_replace_the_move_of_hidden_cards_of_a_sort(
    table: Table, grade: int, offers: list[tuple[str, int, int]],
) -> None:
    put(table, "rear1", OF_GRADE_1)
    it = put(table, "hand", grade=grade)
    act(table, UNDER_THE_DECK)
    assert (table.asks, table.offers) == (ASKED, offers)
    table.choose("no")
    assert table.where(it)[0] == "deck"


@pytest.mark.rules("4.2.2")
@pytest.mark.parametrize("grade", [1, 2])
def test_8_2_1_3_2_nobody_is_asked_about_the_sort_of_a_card_that_nobody_sees(table: Table, grade: int) -> None:
    """Being asked would tell the grade of what is drawn."""
    put(table, "rear1", DRAWN_OF_GRADE_1)
    it = put(table, "deck", grade=grade)
    act(table, "カードを1枚引く。")
    assert (table.where(it)[0], table.asks) == ("hand", (0, "6.6.1.2"))
