"""811.3c: which is older of what came at the same time, and who says so."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.codec import decode, encode
from tefuda.kernel.codes import MOVED
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.zx.cards import POWER
from tests.zx.zx_table import Table
from tests.zx.zx_written import put
from tefuda.kernel.continuous.effect_sorts import REPLACE

ALL = "スクエアにあるすべてのゼクスの"
SETS = f"【常】{ALL}パワーを2000にする。"
ADDS = f"【常】{ALL}パワーを+1000する。"


def come_together(table: Table, *cards: int, player: int = 0) -> None:
    """Cards of any trash appear at the same time, by an effect of the player."""
    text = f"【起】〈《スリープ》〉トラッシュにあるゼクスを{len(cards)}枚選び、ゼクスのないノーマルスクエアに登場させる。"
    it = put(table, ("square9", "square1")[player], text, player)
    table.main_phase(player)
    table.choose("use", it)
    for card in cards:
        if "pick" in table.words:
            table.choose("pick", card)
    while "place" in table.words:
        table.choose("place")


def order(table: Table, *cards: int) -> None:
    """The cards are put in that order; nothing is asked for the last one."""
    for card in cards[:-1]:
        table.choose("pick", card)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("player", [0, 1])
def test_811_3c_the_master_says_which_of_two_that_came_together_is_older(
        table: Table, first: int, player: int) -> None:
    """Also in the turn of the other player."""
    cards = [put(table, "trash", text, player) for text in (SETS, ADDS)]
    seen = table.put("square5", player, power=5000)
    come_together(table, *cards)
    assert table.asks == (player, "811.3c")
    assert sorted(table.offered("pick")) == sorted(cards)
    order(table, *(cards if first == 0 else cards[::-1]))
    assert table.asks == (0, "506.2")
    assert table.number(seen, "power") == (3000 if first == 0 else 2000)


@pytest.mark.parametrize("turn_player", [0, 1])
def test_811_3c_what_the_turn_player_is_master_of_is_older(table: Table, turn_player: int) -> None:
    """Nobody is asked: each is master of one. The order in which they are laid down does not count."""
    sets, adds = put(table, "trash", SETS, 0), put(table, "trash", ADDS, 1)
    seen = table.put("square5", 0, power=5000)
    come_together(table, sets, adds, player=turn_player)
    assert table.asks == (turn_player, "506.2")
    assert table.number(seen, "power") == (3000 if turn_player == 0 else 2000)


@pytest.mark.rules("102.7")
def test_811_3c_of_several_of_both_each_orders_their_own(table: Table) -> None:
    """The turn player's are older in any case, so that of the other player which is younger has the last word."""
    mine = [put(table, "trash", f"【常】{ALL}パワーを{power}にする。", 0) for power in (1000, 2000)]
    yours = [put(table, "trash", f"【常】{ALL}パワーを{power}にする。", 1) for power in (3000, 4000)]
    seen = table.put("square5", 0, power=5000)
    come_together(table, *mine, *yours)
    assert (table.asks, sorted(table.offered("pick"))) == ((0, "811.3c"), sorted(mine))
    order(table, *mine)
    assert (table.asks, sorted(table.offered("pick"))) == ((1, "811.3c"), sorted(yours))
    order(table, *yours[::-1])
    assert (table.asks, table.number(seen, "power")) == ((0, "506.2"), 3000)


def test_811_3c_three_are_put_in_order_one_by_one(table: Table) -> None:
    cards = [put(table, "trash", f"【常】{ALL}パワーを{power}にする。") for power in (1000, 2000, 3000)]
    come_together(table, *cards)
    order(table, cards[2], cards[0], cards[1])
    assert [table.number(card, "power") for card in cards] == [2000, 2000, 2000]


def test_811_3c_they_are_younger_than_what_was_there_and_older_than_what_comes_later(table: Table) -> None:
    put(table, "square5", f"【常】{ALL}パワーを9000にする。")
    cards = [put(table, "trash", text) for text in (SETS, ADDS)]
    come_together(table, *cards)
    order(table, *cards[::-1])
    assert table.number(cards[0], "power") == 2000
    later = put(table, "hand", f"【常】{ALL}パワーを+500する。", cost=0)
    table.main_phase(0)
    table.play(later, "square7")
    assert table.number(cards[0], "power") == 2500


@pytest.mark.rules("811.3a")
def test_811_3c_the_order_holds_as_long_as_they_are_in_squares(table: Table) -> None:
    """From square to square it stays; who comes back from elsewhere is younger."""
    cards = [put(table, "trash", text) for text in (SETS, ADDS)]
    come_together(table, *cards)
    order(table, *cards[::-1])
    sets, adds = cards
    table.happen(lambda: table.move(sets, "square7"))
    assert table.number(sets, "power") == 2000
    table.happen(lambda: table.move(adds, "hand"), lambda: table.move(adds, "square4"))
    assert table.number(sets, "power") == 3000


@pytest.mark.parametrize(("one", "other"), [
    (ADDS, "【常】スクエアにあるすべてのゼクスのパワーを-500する。"),
    (SETS, "【常】スクエアにあるすべてのあなたのゼクスのパワーを2000にする。"),
    ("【常】スクエアにあるすべてのパワー3000以上のゼクスのパワーを+1000する。",) * 2,
    (ADDS, "【常】スクエアにあるすべてのゼクスのコストを2にする。"),
    ("【常】このカードのパワーを4000にする。", "【常】このカードのパワーを+1000する。"),
    (SETS, "【常】スクエアにあるすべてのあなたのゼクスは[灯守]としても扱う。"),
    ("【常】スクエアにあるすべてのゼクスの種族を[灯守]にする。",
     "【常】スクエアにあるすべてのあなたのゼクスの種族を[灯守]にする。"),
    (SETS, "【自】このカードが破壊された時、カードを1枚引く。"),
])
def test_811_3c_nobody_is_asked_where_the_order_makes_no_difference(table: Table, one: str, other: str) -> None:
    come_together(table, put(table, "trash", one), put(table, "trash", other))
    assert table.asks == (0, "506.2")


@pytest.mark.parametrize(("one", "other"), [
    (SETS, "【常】スクエアにあるすべてのゼクスのパワーを1000にする。"),
    ("【常】スクエアにあるすべてのパワー3000以上のゼクスのパワーを+1000する。",
     "【常】スクエアにあるすべてのパワー4000以上のゼクスのパワーを-2000する。"),
    ("【常】このカード以外のスクエアにあるすべてのゼクスは能力を失う。",) * 2,
    ("【常】スクエアにあるすべてのゼクスの種族を[灯守]にする。",
     "【常】スクエアにあるすべてのあなたのゼクスは[石工]としても扱う。"),
    ("【常】スクエアにあるすべてのゼクスは能力を失う。", "【常】スクエアにあるすべてのゼクスは「絶界」を得る。"),
])
def test_811_3c_it_is_asked_where_it_can_make_one(table: Table, one: str, other: str) -> None:
    come_together(table, put(table, "trash", one), put(table, "trash", other))
    assert table.asks == (0, "811.3c")


def test_811_3c_of_two_that_silence_each_other_the_master_keeps_one(table: Table) -> None:
    text = "【常】このカード以外のスクエアにあるすべてのゼクスは能力を失う。\n【常】このカードのパワーを+1000する。"
    cards = [put(table, "trash", text) for _ in range(2)]
    come_together(table, *cards)
    order(table, *cards[::-1])
    assert [table.number(card, "power") for card in cards] == [3000, 4000]


def test_811_3c_who_comes_alone_is_not_asked_about(table: Table) -> None:
    put(table, "square5", SETS)
    come_together(table, put(table, "trash", ADDS), table.put("trash", 0))
    assert table.asks == (0, "506.2")


def test_811_3c_so_do_those_that_come_while_something_else_happens_instead_for_another(table: Table) -> None:
    cards = [put(table, "trash", text) for text in (SETS, ADDS)]
    kept = table.put("trash", 0)
    add_effect(table.state, REPLACE, MOVED, card=kept, value=-1)
    come_together(table, *cards, kept)
    assert (table.where(kept), table.asks) == (("trash", 0), (0, "811.3c"))
    order(table, *cards[::-1])
    assert table.number(cards[0], "power") == 2000


def test_811_3c_what_is_going_on_goes_on_after_the_question(table: Table) -> None:
    """The effect that let them appear draws as many cards as appeared."""
    cards = [put(table, "trash", text) for text in (SETS, ADDS)]
    it = put(table, "square9", "【起】〈《スリープ》〉トラッシュにあるゼクスを2枚選び、ゼクスのないノーマルスクエアに登場させる。"
             "登場させたならば、カードを1枚引く。")
    table.main_phase(0)
    table.choose("use", it)
    while "place" in table.words:
        table.choose("place")
    assert (table.asks, table.count("hand", 0)) == ((0, "811.3c"), 0)
    order(table, *cards)
    assert (table.asks, table.count("hand", 0)) == ((0, "506.2"), 1)


def test_811_3c_a_saved_game_keeps_the_order(table: Table) -> None:
    cards = [put(table, "trash", text) for text in (SETS, ADDS)]
    come_together(table, *cards)
    order(table, *cards[::-1])
    g = table.state
    for copy in (g.clone(), decode(g.book, g.table, encode(g))):
        assert value(copy, cards[0], POWER) == 2000
