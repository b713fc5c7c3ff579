"""11-1 with texts: loops that nobody, one player or both can stop."""
from __future__ import annotations

import pytest

from tefuda.kernel.loops.positions import NO_POSITION
from tests.dragonball.skills import DRAWS, cast, why_not_use
from tests.dragonball.table import Table

STANDS = "【自動発動】このカードがレストになった時、このカードをアクティブにする。"
RESTS = "【自動発動】このカードがアクティブになった時、このカードをレストにする。"
MAY_STAND = "【自動発動】このカードがレストになった時、このカードをアクティブにしてよい。"


@pytest.mark.rules("11-1-1")
def test_11_1_1_1_abilities_that_nobody_can_stop_make_a_draw(table: Table) -> None:
    table.put("battle", 0, text=f"{STANDS}\n{RESTS}")
    cast(table, "自分のバトルカード1枚を選び、レストにする。")
    assert (table.game.over, table.game.winner, table.game.rule) == (True, None, "11-1-1-1")


def test_11_1_1_1_a_state_that_nothing_changes_makes_a_draw(table: Table) -> None:
    table.put("battle", 0, text="【自動発動】自分の手札がない時、このカードをアクティブにする。")
    table.main_phase(0)
    assert (table.game.over, table.game.winner) == (True, None)


def test_11_1_1_2_an_action_that_leads_back_to_the_same_position_is_not_chosen_again(table: Table) -> None:
    """Its player may go round more than once, since that is for them to say."""
    card = table.put("battle", 0, text="【起動発動:メイン】[このカードをレストにする]このカードをアクティブにする。")
    table.main_phase(0)
    table.choose("use", card)
    assert (table.offered("use"), why_not_use(table, card)) == ([card], "")
    table.choose("use", card)
    assert (table.rested(card), table.offered("use"), why_not_use(table, card)) == (False, [], "11-1-1-2")
    other = table.put("hand", 0)
    table.happen(lambda: None)
    table.choose("play", other)
    assert table.offered("use") == [card]


@pytest.mark.parametrize("limit, seen", [("【ターン2回】", 0), ("", 2)])
def test_11_1_1_2_what_can_be_used_only_so_often_needs_no_position(table: Table, limit: str, seen: int) -> None:
    text = f"【起動発動:メイン】{limit}[自分の手札1枚を捨てる]そのターン中、このカードのパワーを+1000する。"
    card = table.put("battle", 0, text=text)
    table.put_many(3, "hand", 0)
    table.main_phase(0)
    for _ in range(2):
        table.choose("use", card)
        table.choose("pick", table.cards("hand", 0)[0])
    assert (len(table.state.seen), table.offered("use")) == (seen, [] if limit else [card])


def test_11_1_1_2_what_is_used_once_is_no_loop_and_needs_no_position(table: Table) -> None:
    text = "【起動発動:メイン】[自分の手札1枚を捨てる]そのターン中、このカードのパワーを+1000する。"
    cards = [table.put("battle", 0, text=text) for _ in range(2)]
    table.put_many(4, "hand", 0)
    table.main_phase(0)
    taken: list[int] = []
    for card in (*cards, cards[0]):
        table.choose("use", card)
        taken.append(len([it for it in table.state.seen if it.position != NO_POSITION]))
        table.choose("pick", table.cards("hand", 0)[0])
    assert taken == [0, 0, 1]


def test_11_1_1_2_the_only_one_who_can_stop_has_to_stop(table: Table) -> None:
    card = table.put("battle", 0, text=f"{MAY_STAND}\n{RESTS}")
    cast(table, "自分のバトルカード1枚を選び、レストにする。")
    assert table.offers == [("yes", 0), ("no", 0)]
    table.choose("yes")
    assert (table.asks[0], table.offers, table.why_not("yes")) == (0, [("no", 0)], "11-1-1-2")
    table.choose("no")
    assert (table.rested(card), table.asks) == (True, (0, "6-3-1-2"))


@pytest.mark.parametrize("limit, offered", [("【ターン2回】", 2), ("", 1)])
def test_11_1_1_2_what_can_be_used_only_so_often_stops_by_itself(table: Table, limit: str, offered: int) -> None:
    """So the question that it asks needs no position, and may be answered alike as often as it can be used."""
    text = f"【自動発動】{limit}このカードがレストになった時、このカードをアクティブにしてよい。\n{RESTS}"
    card = table.put("battle", 0, text=text)
    cast(table, "自分のバトルカード1枚を選び、レストにする。")
    for _ in range(offered):
        assert table.offers == [("yes", 0), ("no", 0)]
        table.choose("yes")
    if not limit:
        assert table.offers == [("no", 0)]
        table.choose("no")
    # What was answered names the player too.
    answers = [it for it in table.state.seen if it.player >= 0]
    assert (table.rested(card), table.asks, len(answers)) == (True, (0, "6-3-1-2"), 0 if limit else 2)


def test_11_1_1_2_choosing_nothing_stops_a_loop_too(table: Table) -> None:
    card = table.put("battle", 0, text=(
        f"【自動発動】このカードがレストになった時、自分のバトルカード1枚までを選び、アクティブにする。\n{RESTS}"))
    cast(table, "自分のバトルカード1枚を選び、レストにする。")
    assert table.offers == [("pick", card), ("done", 0)]
    table.choose("pick", card)
    assert table.offers == [("done", 0)]


def test_11_1_1_2_what_uses_something_up_is_no_loop(table: Table) -> None:
    table.put("battle", 0, text=f"{MAY_STAND}\n【自動発動】このカードがアクティブになった時、このカードをレストにする。{DRAWS}")
    cast(table, "自分のバトルカード1枚を選び、レストにする。")
    for drawn in range(5):
        assert (table.offers, table.count("hand", 0)) == ([("yes", 0), ("no", 0)], drawn)
        table.choose("yes")


@pytest.mark.parametrize("turn_player", [0, 1])
def test_11_1_1_3_where_both_can_stop_it_is_the_turn_player_who_has_to(table: Table, turn_player: int) -> None:
    """The other one may always name the same number as the turn player, or a smaller one and stop first."""
    card = table.put("battle", 0, text=MAY_STAND)
    table.put("battle", 1, text="【自動発動】相手のバトルカードがアクティブになった時、そのカードをレストにしてよい。")
    whose = "自分" if turn_player == 0 else "相手"
    cast(table, f"{whose}のバトルカード1枚を選び、レストにする。", turn_player)
    both = [("yes", 0), ("no", 0)]
    asked: list[tuple[int, bool]] = []
    while table.asks[1] != "6-3-1-2":
        asked.append((table.asks[0], table.offers == both))
        table.choose("yes" if table.offers == both else "no")
    first_round = [(0, True), (1, True)]
    assert asked == [*first_round, *([(0, False)] if turn_player == 0 else [(0, True), (1, False)])]
    assert table.rested(card) is (turn_player == 0)


def test_11_1_1_3_the_other_player_may_stop_first(table: Table) -> None:
    card = table.put("battle", 0, text=MAY_STAND)
    table.put("battle", 1, text="【自動発動】相手のバトルカードがアクティブになった時、そのカードをレストにしてよい。")
    cast(table, "自分のバトルカード1枚を選び、レストにする。")
    table.choose("yes")
    assert table.asks[0] == 1
    table.choose("no")
    assert (table.rested(card), table.asks) == (False, (0, "6-3-1-2"))
