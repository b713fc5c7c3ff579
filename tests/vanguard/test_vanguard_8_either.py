"""8.5.2.2, 8.5.2.3 and 8.6.4: costs that are this or that; all of them are settled, then paid at the same time."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

EITHER = "【起】【(V)】：[CB(1)またはSB(1)]カードを1枚引く。"
BESIDE = "【起】【(V)】：[SB(1)，SB(1)またはCB(1)]カードを1枚引く。"
ATTACKS = "【自】【(V)】：[CB(1)またはSB(1)]あなたのヴァンガードがアタックした時、コストを払ってよい。払ったら、カードを1枚引く。"


def _turned(table: Table) -> int:
    return sum(bool(table.state.flags[card] & FACE_DOWN) for card in table.cards("damage", 0))


@pytest.mark.rules("8.5.2.3")
@pytest.mark.parametrize(("way", "turned", "dropped"), [(0, 1, 0), (1, 0, 1)])
def test_8_5_2_2_the_fighter_chooses_which_cost_it_is(table: Table, way: int, turned: int, dropped: int) -> None:
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(EITHER))
    table.put("damage", 0)
    table.put("soul", 0)
    table.main_phase()
    table.choose("use", it)
    assert table.asks == (0, "8.5.2.2")
    table.choose("number", way)
    assert (_turned(table), table.count("drop", 0), table.count("hand", 0)) == (turned, dropped, 1)


@pytest.mark.parametrize(("damage", "soul"), [(0, 0), (1, 0), (0, 1)])
def test_8_5_2_3_only_what_can_be_paid_can_be_chosen(table: Table, damage: int, soul: int) -> None:
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(EITHER))
    table.put_many(damage, "damage", 0)
    table.put_many(soul, "soul", 0)
    table.main_phase()
    assert (it in table.offered("use")) == (damage + soul > 0)
    if damage + soul:
        table.choose("use", it)
        assert (_turned(table), table.count("drop", 0), table.count("hand", 0)) == (damage, soul, 1)


def test_8_5_2_3_no_card_pays_for_two_of_them(table: Table) -> None:
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(BESIDE))
    table.put("soul", 0)
    table.main_phase()
    assert table.offered("use") == []
    table.put("damage", 0)
    table.main_phase()
    table.choose("use", it)
    assert (_turned(table), table.count("drop", 0), table.count("hand", 0)) == (1, 1, 1)


@pytest.mark.rules("8.1.1.2.2")
@pytest.mark.parametrize(("damage", "soul"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_8_6_4_a_cost_on_resolution_is_chosen_when_it_is_paid(table: Table, damage: int, soul: int) -> None:
    it = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(ATTACKS))
    table.put_many(damage, "damage", 0)
    table.put_many(soul, "soul", 0)
    table.battle_phase(0)
    table.attack(it, table.vanguard(1))
    assert ("yes" in table.words) == (damage + soul > 0)
    if damage + soul:
        table.choose("yes")
    if damage and soul:
        assert table.offered("number") == [0, 1]
        table.choose("number", 1)
        damage = 0
    assert (_turned(table), table.count("drop", 0)) == (damage, soul)
    assert [event.rule for event in table.events("moved", "draw")].count("8.5.3.4") == int(damage + soul > 0)
