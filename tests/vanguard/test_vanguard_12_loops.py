"""12.1: endless loops that both fighters, one or none can stop; 12.2: abilities that can't be used."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

MAY_STAND = "【自】【(R)】：このユニットがレストになった時、このユニットをスタンドにしてよい。"
MAY_REST = "【自】【(R)】：相手のリアガードがスタンドになった時、そのユニットをレストにしてよい。"
BOTH = ["yes", "no"]


def tire(table: Table, whose: int, player: int) -> None:
    """The vanguard of a player lets the rear-guard of another one rest, in that player's turn."""
    owner = "あなた" if whose == player else "相手"
    it = table.new_vanguard(player, grade=3, abilities=LANGUAGE.read(
        f"【起】【(V)】：{owner}のリアガードを1枚選び、レストにする。"))
    table.main_phase(player)
    table.choose("use", it)


@pytest.mark.parametrize("turn_fighter", [0, 1])
def test_12_1_1_3_where_both_can_stop_the_turn_fighter_has_to(table: Table, turn_fighter: int) -> None:
    """The other one names a number second and may name one that is not smaller. What was stopped stays stopped."""
    unit = table.put("rear1", 0, abilities=LANGUAGE.read(MAY_STAND))
    table.put("rear1", 1, rested=True, abilities=LANGUAGE.read(MAY_REST))
    tire(table, 0, turn_fighter)
    asked: list[tuple[int, bool]] = []
    while table.asks[1] != "6.6.1.2":
        asked.append((table.asks[0], table.words == BOTH))
        table.choose("yes" if table.words == BOTH else "no")
        assert len(asked) < 9
    rounds = [(0, True), (1, True)]
    assert asked == [*rounds, *([(0, False)] if turn_fighter == 0 else [(0, True), (1, False)])]
    assert table.rested(unit) is (turn_fighter == 0)


@pytest.mark.rules("12.1.1.3")
@pytest.mark.parametrize("stops", [0, 1])
def test_12_1_1_3_whoever_names_the_smaller_number_stops_first(table: Table, stops: int) -> None:
    unit = table.put("rear1", 0, abilities=LANGUAGE.read(MAY_STAND))
    table.put("rear1", 1, rested=True, abilities=LANGUAGE.read(MAY_REST))
    tire(table, 0, 0)
    if stops == 1:
        table.choose("yes")
    assert (table.asks[0], table.words) == (stops, BOTH)
    table.choose("no")
    assert (table.rested(unit), table.asks) == (stops == 0, (0, "6.6.1.2"))


GROWS = (
    "【自】【(R)】：このユニットがレストになった時、このユニットをスタンドにしてよい。そうしたら、そのターン中、このユニットのパワー+1000。\n"
    "【自】【(R)】：このユニットがスタンドになった時、このユニットをレストにする。")


@pytest.mark.rules("12.1.1.2")
@pytest.mark.parametrize("times", [1, 60])
def test_12_1_1_4_a_loop_counts_as_often_as_it_was_gone_through(table: Table, times: int) -> None:
    """Its fighter decides how often that is; each round has been done, with all that it brings."""
    unit = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(GROWS))
    tire(table, 0, 0)
    for _ in range(times):
        assert table.words == BOTH
        table.choose("yes")
    table.choose("no")
    assert table.asks == (0, "6.6.1.2")
    assert (table.number(unit, "power"), table.rested(unit)) == (8000 + 1000 * times, True)
    assert [len(table.events(kind)) for kind in ("stood", "rested")] == [times, times + 1]


@pytest.mark.rules("12.1.1.4")
@pytest.mark.parametrize("text", [
    GROWS.replace("にしてよい。そうしたら、", "にする。"),
    "【自】【(R)】：このユニットがレストの時、そのターン中、このユニットのパワー+1000。"])
def test_12_1_1_1_a_loop_that_nobody_can_stop_is_a_draw_though_something_grows(table: Table, text: str) -> None:
    table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(text))
    tire(table, 0, 0)
    assert (table.game.over, table.state.losers) == (True, 3)


@pytest.mark.rules("12.2.1.1", "12.2.1.2")
def test_12_2_1_an_ability_that_can_not_be_used_is_neither_played_nor_triggered(table: Table) -> None:
    """That is so for the one ability, of the one card, and for the turn: another one like it can be used."""
    text = LANGUAGE.read(
        "【起】【(R)】：SC(1)。そのターン中、この能力は使えなくなる。\n"
        "【自】【(R)】：あなたのカードがソウルに置かれた時、カードを1枚引く。そのターン中、この能力は使えなくなる。\n"
        "【起】【(R)】：このユニットをレストにする。")
    first, second = table.put("rear1", 0, abilities=text), table.put("rear2", 0)
    table.main_phase()
    table.choose("use", first, 0)
    table.choose("yes")
    assert (table.count("soul", 0), table.count("hand", 0)) == (1, 1)
    assert [table.why_not("use", first, 0), table.why_not("use", first, 2)] == ["12.2.1.1", ""]
    table.written(table.state.prints[second], text[:1])
    table.main_phase()
    table.choose("use", second, 0)
    assert (table.count("soul", 0), table.count("hand", 0), table.asks) == (2, 1, (0, "6.6.1.2"))
    table.turn(1)
    table.main_phase(0)
    table.choose("use", first, 0)
    table.choose("yes")
    assert (table.count("soul", 0), table.count("hand", 0)) == (3, 2)
