"""811.6: what becomes something else is no longer what it was, and what a card has none of does not change."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.labels import labels_now
from tefuda.kernel.continuous.projection import has_label, value
from tefuda.rulebooks.zx.cards import COST, POWER
from tests.zx.zx_table import Table
from tests.zx.zx_written import put, use

MINE = "スクエアにあるすべてのあなたのゼクス"
TURNS = f"【常】{MINE}の種族を[灯守]にする。"
ADDS = f"【常】{MINE}は[石工]としても扱う。"


def tribes(table: Table, card: int) -> set[str]:
    return {label.partition(":")[2] for label in labels_now(table.state, card, "tribe")}


@pytest.mark.parametrize("printed", [("鐘楼",), ("鐘楼", "夜駆け"), ()])
def test_811_6_a_zx_whose_tribe_becomes_another_one_loses_those_it_had(table: Table, printed: tuple[str, ...]) -> None:
    it, enemy = table.put("square9", 0, tribes=printed), table.put("square4", 1, tribes=("鐘楼",))
    lord = put(table, "square7", TURNS)
    assert (tribes(table, it), tribes(table, enemy)) == ({"灯守"}, {"鐘楼"})
    table.happen(lambda: table.move(lord, "hand"))
    assert tribes(table, it) == set(printed)


@pytest.mark.parametrize(("order", "left"), [((TURNS, ADDS), {"灯守", "石工"}), ((ADDS, TURNS), {"灯守"})])
@pytest.mark.rules("811.3")
def test_811_6_it_loses_what_it_has_by_then(table: Table, order: tuple[str, str], left: set[str]) -> None:
    it = table.put("square9", 0, tribes=("鐘楼",))
    for square, text in zip(("square7", "square8"), order):
        put(table, square, text)
    assert tribes(table, it) == left


def test_811_6_for_a_while_too(table: Table) -> None:
    """Texts about the old tribe are not about it any more, those about the new one are."""
    it = table.put("square9", 0, tribes=("鐘楼",))
    put(table, "square5", "【常】スクエアにあるすべてのあなたの[鐘楼]のパワーを+1000する。")
    put(table, "square6", "【常】スクエアにあるすべてのあなたの[灯守]のパワーを+300する。")
    assert table.number(it, "power") == 4000
    use(table, "スクエアにあるあなたの[鐘楼]を1枚選び、ターン終了時まで、種族を[灯守]にする。")
    assert table.number(it, "power") == 3300
    table.begin("507.7", 0)
    assert table.number(it, "power") == 4000


def test_811_6_a_number_becomes_another_one(table: Table) -> None:
    it = table.put("square9", 0, power=9000)
    put(table, "square7", f"【常】{MINE}のパワーを1500にする。")
    assert table.number(it, "power") == 1500


@pytest.mark.rules("207.1", "1205.3")
def test_811_6_a_card_of_type_player_has_no_tribe_that_could_become_another_one(table: Table) -> None:
    """It may be given one beside what it is, as a virtual player card may be given a name."""
    player = table.player_card(0)
    put(table, "square7", "【常】スクエアにあるすべてのあなたのカードの種族を[灯守]にする。")
    zx = table.put("square9", 0)
    assert (tribes(table, player), tribes(table, zx)) == (set(), {"灯守"})
    put(table, "square4", "【常】スクエアにあるすべてのあなたのカードは[石工]としても扱う。")
    assert has_label(table.state, player, "tribe:石工")


def test_811_6_nor_for_a_while(table: Table) -> None:
    zx = use(table, "ターン終了時まで、スクエアにあるすべてのあなたのカードの種族を[灯守]にする。")
    assert (tribes(table, table.player_card(0)), tribes(table, zx)) == (set(), {"灯守"})


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.rules("811.2")
def test_811_6_nor_where_effects_look_at_what_they_change(table: Table, first: bool) -> None:
    """A tribe for those with a tribe, and power for those with power: in a circle it is the same."""
    texts = ["【常】スクエアにあるすべてのあなたの[石工]の種族を[灯守]にする。",
             "【常】スクエアにあるすべてのあなたの[灯守]は[石工]としても扱う。"]
    player = table.player_card(0)
    put(table, "square5", "【常】スクエアにあるすべてのあなたのカードは[石工]としても扱う。")
    for square, text in zip(("square7", "square4"), texts if first else texts[::-1]):
        put(table, square, text)
    zx = table.put("square9", 0)
    assert "石工" in tribes(table, player)
    assert "灯守" not in tribes(table, player)
    assert "灯守" in tribes(table, zx)


def test_811_6_a_number_that_hangs_on_itself_is_left_alone_too(table: Table) -> None:
    put(table, "square7", "【常】スクエアにあるすべてのあなたのパワー3000以下のカードのパワーを3500にする。", power=9000)
    zx = table.put("square9", 0)
    assert [value(table.state, card, POWER) for card in (zx, table.player_card(0))] == [3500, 0]
    use(table, "ターン終了時まで、スクエアにあるすべてのあなたのカードのパワーを+200する。", "square4")
    assert [value(table.state, card, POWER) for card in (zx, table.player_card(0))] == [3200, 0]


@pytest.mark.parametrize("text", ["パワーを5000にする。", "パワーを+5000する。"])
@pytest.mark.rules("208.1")
def test_811_6_nor_has_it_power(table: Table, text: str) -> None:
    put(table, "square7", f"【常】スクエアにあるすべてのあなたのカードの{text}")
    zx = table.put("square9", 0, power=0)
    assert [value(table.state, card, POWER) for card in (zx, table.player_card(0))] == [5000, 0]


@pytest.mark.rules("203.1")
def test_811_6_events_have_a_cost_and_no_power(table: Table) -> None:
    for square, number in (("square7", "パワー"), ("square9", "コスト")):
        put(table, square, f"【常】あなたの手札にあるすべてのカードの{number}を5にする。")
    event, zx = table.put("hand", 0, type="event"), table.put("hand", 0)
    assert [value(table.state, card, POWER) for card in (event, zx)] == [0, 5]
    assert [value(table.state, card, COST) for card in (event, zx)] == [5, 5]
