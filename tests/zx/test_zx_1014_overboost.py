"""1014 and 202.7: a player becomes an overboost."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN, MOVED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.zx.areas import APPEAR, VIRTUAL_PRINT
from tests.laid_table import abilities_of as read
from tests.zx.zx_table import BOOK, HOME, Table
from tefuda.kernel.continuous.effect_sorts import PROHIBIT

BECOME = read(BOOK, "【起】〈《スリープ》〉IGOBし、カード名に「暁」を含むゼクスになる。")
MAY = read(BOOK, "【自】このカードが登場した時、IGOBし、カード名に「暁」を含むゼクスになってよい。")
NAME = "暁の双翼"


def halves(table: Table, player: int = 0, upper: str = NAME, **fields: object) -> tuple[int, int]:
    """The halves of an overboost where they lie when the game begins."""
    low = table.put("underside", player, type="overboost-lower", name_ja=NAME)
    up = table.put(
        "dynamis", player, type="overboost-upper", face_down=True, name_ja=upper, **fields)  # type: ignore[arg-type]
    return low, up


def boosted(table: Table, square: str = "square5") -> tuple[int, int]:
    low, up = halves(table)
    user = table.put("square7", 0, abilities=BECOME)
    table.main_phase(0)
    table.choose("use", user)
    table.choose("place", table.place(square))
    return low, up


@pytest.mark.rules("202.7", "202.7b", "1006.1")
def test_1014_1_the_halves_appear_and_the_player_card_is_turned_away(table: Table) -> None:
    before = table.player_card(0)
    low, up = halves(table)
    user = table.put("square7", 0, abilities=BECOME)
    enemy = table.put("square4", 1)
    table.main_phase(0)
    table.choose("use", user)
    squares = [it - table.place("square1") + 1 for it in table.offered("place")]
    assert squares == [1, 3, 5, 6, 8, 9], "no Z/X there, and not the opponent's player square"
    table.choose("place", table.place("square5"))
    assert table.where(up) == ("square5", -1)
    assert table.where(low) == ("square5", -1)
    assert table.state.host[low] == up
    assert table.where(before) == ("underside", 0)
    assert not table.rested(up)
    assert table.where(enemy)[0] == "square4"
    assert [event.kind for event in table.events("revealed", "igob")] == ["revealed"] * 2
    assert table.cards(HOME[0]) == []


def test_1014_3_without_the_right_halves_nothing_happens(table: Table) -> None:
    low, up = halves(table, upper="他の翼")
    user = table.put("square7", 0, abilities=BECOME)
    table.main_phase(0)
    table.choose("use", user)
    assert table.where(up) == ("dynamis", 0)
    assert table.where(low) == ("underside", 0)
    assert table.player_card(0) >= 0


@pytest.mark.rules("202.7g")
def test_1014_3_not_with_an_overboost_or_without_a_square(table: Table) -> None:
    boosted(table)
    again = table.put("dynamis", 0, type="overboost-upper", face_down=True, name_ja=NAME)
    user = table.put("square9", 0, abilities=BECOME)
    table.main_phase(0)
    table.choose("use", user)
    assert table.where(again) == ("dynamis", 0)


@pytest.mark.rules("202.7c")
def test_1014_1_nobody_learns_whether_it_is_possible(table: Table) -> None:
    """Who may become one is asked in any case: the halves are hidden from the other player."""
    it = table.put("hand", 0, cost=0, abilities=MAY)
    table.main_phase(0)
    table.play(it, "square7")
    assert table.words == ["yes", "no"]
    table.choose("yes")
    assert table.asks == (0, "506.2")


def test_1014_1_of_several_upper_halves_one_is_taken(table: Table) -> None:
    _, first = halves(table)
    second = table.put("dynamis", 0, type="overboost-upper", face_down=True, name_ja=NAME)
    user = table.put("square7", 0, abilities=BECOME)
    table.main_phase(0)
    table.choose("use", user)
    assert table.offered("pick") == [first, second]
    table.choose("pick", second)
    table.choose("place", table.place("square5"))
    assert [table.where(it)[0] for it in (first, second)] == ["dynamis", "square5"]


@pytest.mark.rules("911.1", "911.2", "1014.2")
def test_911_1_when_it_leaves_the_player_is_there_again(table: Table) -> None:
    before = table.player_card(0)
    low, up = boosted(table)
    table.happen(lambda: table.move(up, "trash"))
    assert table.where(up) == ("dynamis", 0)
    assert not table.state.flags[up] & FACE_DOWN
    assert table.where(low) == ("underside", 0)
    assert table.where(before) == (HOME[0], -1)


@pytest.mark.rules("202.7b")
def test_202_7b_both_halves_go_from_square_to_square(table: Table) -> None:
    low, up = boosted(table)
    table.happen(lambda: table.move(up, "square6"))
    assert table.where(low) == ("square6", -1)


@pytest.mark.rules("202.7f", "909.2")
def test_202_7e_while_it_is_there_no_card_of_type_player_is(table: Table) -> None:
    boosted(table)
    table.check()
    assert [it for it in range(len(table.state.prints)) if table.state.prints[it] ==
            table.state.registers[VIRTUAL_PRINT] and table.where(it)[0] == HOME[0]] == []


@pytest.mark.rules("214.1", "214.2")
def test_202_7d_it_has_the_player_name_of_the_player_behind_it(table: Table) -> None:
    table.lay(table.player_card(0), "box", 0)
    table.put(HOME[0], 0, type="player", name_ja="石工")
    # The player card is below whatever else lies there.
    boosted(table)
    text = read(BOOK, "【常】あなたのプレイヤーが「石工」の場合、このカードのパワーを+1000する。")
    other = read(BOOK, "【常】あなたのプレイヤーが「漁師」の場合、このカードのパワーを+1000する。")
    mine, not_mine = table.put("square9", 0, abilities=text), table.put("square6", 0, abilities=other)
    table.main_phase(0)
    assert (table.number(mine, "power"), table.number(not_mine, "power")) == (4000, 3000)


@pytest.mark.rules("306.2", "202.7d")
def test_303_6_texts_that_speak_of_a_player_mean_an_overboost_too(table: Table) -> None:
    boosted(table)
    table.put("square9", 0, abilities=read(BOOK, "【常】あなたのチャージの上限は1枚増える。"))
    table.put_many(5, "charge", 0)
    table.check()
    assert table.count("charge", 0) == 5


def test_1014_3_what_can_not_appear_after_all_leaves_the_player_there(table: Table) -> None:
    before = table.player_card(0)
    low, up = halves(table)
    user = table.put("square7", 0, abilities=BECOME)
    table.main_phase(0)
    add_effect(table.state, PROHIBIT, MOVED, reason=APPEAR, card=up)
    with table.tracing() as trace:
        table.choose("use", user)
        table.choose("place", table.place("square5"))
    assert "1014.3" in trace
    assert table.where(before) == (HOME[0], -1)
    assert [table.where(it)[0] for it in (low, up)] == ["underside", "dynamis"]
