"""205.4: the parts of an ability may stand behind icons."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN
from tests.zx.zx_table import HOME, Table
from tests.zx.zx_written import appear, put


# 205.4 Icons


@pytest.mark.rules("205.4b", "205.4c", "205.4d", "205.4e", "807.1a", "808.1a")
def test_205_4_the_parts_of_an_ability_may_stand_behind_icons(table: Table) -> None:
    act = put(table, "square9", "【起】【コスト】《スリープ》【効果】カードを1枚引く。")
    appear(table, "【自】【誘発】このカードが登場する。【効果】カードを1枚引く。")
    put(table, "square5", "【常】【効果】このカードのパワーを+1000する。")
    assert table.count("hand", 0) == 1
    table.choose("use", act)
    assert table.count("hand", 0) == 2
    assert table.number(table.top("square5"), "power") == 4000


@pytest.mark.rules("205.4b", "803.1c")
def test_803_1d_so_often_in_ones_own_turn_in_a_zone(table: Table) -> None:
    text = "【起】【有効】【自分ターン1】チャージ【コスト】《無1》【効果】カードを1枚引く。"
    it = put(table, "charge", text)
    put(table, "square7", text)
    table.put_many(3, "resource", 0)
    table.main_phase(0)
    assert table.offered("use") == [it]
    table.choose("use", it)
    table.choose("pick", -1)
    assert table.offered("use") == []
    table.state.turn += 1
    table.main_phase(0)
    assert table.offered("use") == [it]


def test_803_1d_only_in_the_opponents_turn(table: Table) -> None:
    text = "【自】【有効】【相手ターン】【誘発】相手のゼクスが登場する。【効果】カードを1枚引く。"
    put(table, "square9", text)
    theirs = table.put("hand", 1)
    table.main_phase(1)
    table.happen(lambda: table.move(theirs, "square1"))
    assert table.count("hand", 0) == 1
    again = table.put("hand", 1)
    table.main_phase(0)
    table.happen(lambda: table.move(again, "square3"))
    assert table.count("hand", 0) == 1


@pytest.mark.rules("214.1")
def test_205_4a_an_ability_for_a_player_of_a_name(table: Table) -> None:
    it = put(table, "square7", "【常】【P】「暁」このカードのパワーを+1000する。")
    other = put(table, "square9", "【常】【P】「暁」このカードのパワーを+1000する。", player=1)
    assert table.number(it, "power") == 3000
    table.put(HOME[0], 0, type="player", name_ja="暁の石工")
    assert (table.number(it, "power"), table.number(other, "power")) == (4000, 3000)
    table.put(HOME[1], 1, type="player", name_ja="無名", player_name="暁")
    assert table.number(other, "power") == 4000
    assert not table.state.flags[it] & FACE_DOWN
