"""Chapter 6 with texts: what happens at the start and the end of turns, and what can be played in the main phase."""
from __future__ import annotations

import pytest

from tests.dragonball.skills import DRAWS, cast, why_not_use
from tests.dragonball.table import BACK_POWER, Table


def test_6_2_4_1_a_text_that_charges_takes_cards_off_the_top_of_the_deck(table: Table) -> None:
    top = table.cards("deck", 0)[-1:-4:-1]
    cast(table, "3枚チャージする。")
    assert table.cards("energy", 0) == top
    assert [event.reason for event in table.events("moved")[-3:]] == ["charge"] * 3


def test_6_2_4_1_charging_stops_where_the_deck_ends(table: Table) -> None:
    table.leave(2, "deck", 0)
    cast(table, "3枚チャージする。カード1枚を引く。")
    assert (table.count("energy", 0), table.game.winner) == (2, 1)


def test_6_3_1_2_2_activated_main_abilities_of_ones_own_leader_battle_cards_and_extra_cards(table: Table) -> None:
    text = f"【起動発動:メイン】[このカードをレストにする]{DRAWS}"
    mine = table.put("battle", 0, text=text)
    table.put("battle", 1, text=text)
    in_hand = table.put("hand", 0, text=text)
    extra = table.put("hand", 0, type="extra", text=f"【起動発動:メイン】{DRAWS}")
    in_battle = table.put("battle", 0, text=f"【起動発動:バトル】[このカードをレストにする]{DRAWS}")
    table.give(table.leader(0), text)
    table.main_phase(0)
    assert sorted(table.offered("use")) == sorted([table.leader(0), mine, extra])
    assert (why_not_use(table, in_battle), why_not_use(table, in_hand)) == ("8-1-2-1", "8-1-2-1")
    table.choose("use", mine)
    assert (table.rested(mine), table.asks) == (True, (0, "6-3-1-2"))


@pytest.mark.parametrize(("life", "legal"), [(4, True), (5, False)])
def test_6_3_1_2_3_the_awakening_of_ones_leader(table: Table, life: int, legal: bool) -> None:
    leader = table.leader(0)
    table.give(leader, "【覚醒】自分のライフが4枚以下の場合、[自分の手札1枚を捨てる]このカードを裏向きにする。")
    table.leave(life, "life", 0)
    table.put("hand", 0)
    table.main_phase(0)
    assert table.offered("awaken") == ([leader] if legal else [])
    if legal:
        table.choose("awaken", leader)
        assert (table.number(leader, "power"), table.count("hand", 0)) == (BACK_POWER, 0)
        assert [event.reason for event in table.events("turned")] == ["awaken"]


# The end of the turn


def test_6_5_1_1_an_ability_is_triggered_by_the_end_of_the_turn_once_a_turn(table: Table) -> None:
    """The end phase runs again because it was played, and does not trigger it again."""
    table.put("battle", 0, text=f"【自動発動】自分のターン終了時、{DRAWS}")
    table.end_phase(0)
    assert (table.count("hand", 0), table.timings().count("turn_end")) == (1, 2)


def test_6_5_1_1_one_that_comes_into_play_in_the_end_phase_is_triggered_then(table: Table) -> None:
    late = table.put("hand", 0, text=f"【自動発動】ターン終了時、{DRAWS}")
    table.put("battle", 0, text="【自動発動】ターン終了時、自分の手札のバトルカード1枚を選び、バトルエリアに出す。")
    table.end_phase(0)
    table.choose("pick", late)
    assert (table.where(late), table.count("hand", 0)) == (("battle", 0), 1)


def test_6_5_1_2_a_text_can_keep_a_card_from_becoming_active(table: Table) -> None:
    table.put("battle", 1, text="【永続発動】相手のレストのバトルカードはアクティブにならない。")
    card = table.put("battle", 0, rested=True)
    table.end_phase(0)
    assert (table.rested(card), table.rested(table.leader(0))) == (True, False)


def test_6_5_1_3_what_lasts_for_the_turn_ends_and_what_lasts_for_the_next_one_does_not(table: Table) -> None:
    card = table.put("battle", 0, power=1000)
    cast(table, "そのターン中、自分のバトルカードすべてのパワーを+1000する。")
    cast(table, "次のターンの終了時まで、自分のバトルカードすべてのパワーを+500する。")
    powers = [table.number(card, "power")]
    for player in (0, 1):
        table.end_phase(player)
        powers.append(table.number(card, "power"))
    assert powers == [2500, 1500, 1000]


def test_6_5_1_4_with_an_ability_that_is_still_to_be_triggered_the_end_phase_runs_again(table: Table) -> None:
    """Its condition is met only after the cards have become active (6-5-1-2)."""
    card = table.put("battle", 0, rested=True)
    table.put("battle", 1, text=f"【自動発動】相手のレストのバトルカードがない場合、ターン終了時、{DRAWS}")
    with table.tracing() as trace:
        table.end_phase(0)
    assert (table.rested(card), table.count("hand", 1)) == (False, 2)
    assert trace.count("6-5-1-1") == 3
    assert table.state.turn_player == 1


def test_6_5_1_4_an_ability_that_was_used_up_does_not_make_it_run_for_ever(table: Table) -> None:
    table.put("battle", 0, text=f"【自動発動】【ターン1回】ターン終了時、{DRAWS}")
    table.end_phase(0)
    assert (table.count("hand", 0), table.asks) == (1, (1, "6-3-1-2"))
