"""1201.1a: how often a loop is gone through is for the players to say, by numbers alone."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.zx.areas import DO_USE
from tests.zx.zx_table import Table
from tests.zx.zx_written import put

GROWS = "【起】〈《無0》〉ターン終了時まで、このカードのパワーを+500する。"
MAY_REBOOT = "【自】このカードがスリープした時、このカードをリブートしてよい。"
MAY_SLEEP = "【自】相手のゼクスがリブートした時、そのゼクスをスリープしてよい。"


def sleeper(table: Table, turn_player: int = 0) -> int:
    """Player 0's Z/X falls asleep in a turn, which both players can make go on for ever; each may stop."""
    it = put(table, "square7", MAY_REBOOT)
    put(table, "square3", MAY_SLEEP, 1)
    whose = "あなた" if turn_player == 0 else "相手"
    text = f"【起】〈《無0》〉スクエアにある{whose}のパワー3000のゼクスを1枚選び、スリープする。"
    cause = put(table, "square9", text, turn_player, power=9000)
    table.main_phase(turn_player)
    table.choose("use", cause)
    return it


@pytest.mark.parametrize("times", [1, 7, 40])
def test_1201_1a_a_loop_that_changes_something_is_gone_through_as_often_as_its_player_says(
        table: Table, times: int) -> None:
    it = put(table, "square7", GROWS)
    table.main_phase(0)
    for done in range(times):
        assert (table.offered("use"), table.number(it, "power")) == ([it], 3000 + 500 * done)
        table.choose("use", it)
    assert table.number(it, "power") == 3000 + 500 * times
    table.choose("pass")
    assert table.state.turn_player == 1


@pytest.mark.parametrize("rounds", [0, 1])
def test_1201_1a_the_other_player_may_stop_after_fewer_rounds(table: Table, rounds: int) -> None:
    """The turn player would go on: it ends where the other one does something else."""
    it = sleeper(table, 1)
    for _ in range(rounds):
        assert table.asks[0] == 0
        table.choose("yes")
        assert table.asks[0] == 1
        table.choose("yes")
    assert table.asks[0] == 0
    table.choose("no")
    assert (table.asks, table.rested(it)) == ((1, "506.2"), True)


def test_1201_1a_the_player_with_priority_has_to_name_a_number(table: Table) -> None:
    """No end but a number can be named, so it is not gone on with for ever: back there, nothing else can be chosen."""
    it = sleeper(table)
    asked: list[tuple[int, list[str]]] = []
    while table.asks[1] != "506.2" and len(asked) < 9:
        asked.append((table.asks[0], table.words))
        table.choose(table.words[0])
    assert asked == [(0, ["yes", "no"]), (1, ["yes", "no"])]
    assert table.rested(it)


def test_1201_1a_the_other_player_accepts_the_number_by_going_on(table: Table) -> None:
    """It is the player with priority who has to stop, also where the other one is asked first."""
    it = sleeper(table, 1)
    asked: list[tuple[int, list[str]]] = []
    while table.asks[1] != "506.2" and len(asked) < 9:
        asked.append((table.asks[0], table.words))
        table.choose(table.words[0])
    assert asked == [(0, ["yes", "no"]), (1, ["yes", "no"]), (0, ["yes", "no"])]
    assert not table.rested(it)


def test_1201_1b_an_action_may_not_even_once_be_chosen_again_where_it_led_to_the_same_state(table: Table) -> None:
    it = put(table, "square7", "【起】〈《無0》〉このカードをスリープする。このカードをリブートする。")
    other = put(table, "square9", GROWS)
    table.main_phase(0)
    table.choose("use", it)
    assert (table.offered("use"), table.why_not(DO_USE, it, 0)) == ([other], "1201.1b")
    table.choose("use", other)
    assert table.offered("use") == [it, other]
