"""10.25.18: hearts that come into legion with another card."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.areas import HEART, MATE
from tefuda.rulebooks.vanguard.c4_circles import is_unit, mate_of
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

JOINS = (
    "【起】【(V)】：あなたのハーツカードを1枚選び、さらにあなたのドロップゾーンからそれと双闘できるカードを1枚選び、"
    "それらを双闘化する。")


def seeks(name: str) -> str:
    return f"【起】【(V)】：【双闘】[「{name}」]"


def named(table: Table, it: int, name: str, text: str = "") -> int:
    """Give a card a name, and perhaps a text."""
    printed = table.state.prints[it]
    if text:
        table.written(printed, LANGUAGE.read(text))
    table.state.table.labels[printed] |= {f"name:{name}"}
    return it


def stride(table: Table) -> int:
    """The vanguard becomes a heart of a G unit that can join hearts."""
    it = table.put("gzone", 0, "g-unit", grade=4, power=15000, stride=True, face_down=True,
                   abilities=LANGUAGE.read(JOINS))
    table.put("hand", 0, grade=3)
    table.stride_step()
    table.choose("stride", it)
    table.choose("pick")
    if table.words[0] == "pick":
        table.choose("pick")
    return it


@pytest.mark.rules("10.27.4")
@pytest.mark.parametrize("seeker", ["heart", "other", "both"])
def test_10_25_18_a_heart_leads_if_its_seek_mate_names_the_card(table: Table, seeker: str) -> None:
    """Else it is the mate of the card. Both belong to the vanguard, and are in legion when it has gone."""
    heart = named(table, table.vanguard(0), "札Ha", seeks("札Hb") if seeker != "other" else "")
    other = named(table, table.put("drop", 0, grade=3), "札Hb", seeks("札Ha") if seeker != "heart" else "")
    stranger = table.put("drop", 0, grade=3)
    it = stride(table)
    table.choose("use", it)
    assert (table.where(other), table.where(stranger)) == (("vanguard", 0), ("drop", 0))
    leader, mate = (other, heart) if seeker == "other" else (heart, other)
    assert [table.state.flags[card] & (HEART | MATE) for card in (leader, mate)] == [HEART, HEART | MATE]
    assert (table.state.host[mate], table.state.host[leader], table.vanguard(0)) == (leader, it, it)
    assert not is_unit(table.state, leader) and not is_unit(table.state, mate)
    assert len(table.events("declared", "legion")) == 1
    table.end_phase()
    assert (table.vanguard(0), mate_of(table.state, 0), table.where(it)) == (leader, mate, ("gzone", 0))


@pytest.mark.parametrize("in_legion", [False, True])
def test_10_25_18_1_a_heart_in_legion_gets_no_other_partner(table: Table, in_legion: bool) -> None:
    heart = named(table, table.vanguard(0), "札Ha", seeks("札Hb"))
    if in_legion:
        table.put_mate(0)
    other = named(table, table.put("drop", 0, grade=3), "札Hb")
    it = stride(table)
    table.choose("use", it)
    if table.words[0] == "pick":
        table.choose("pick", heart)
    assert table.where(other) == (("drop", 0) if in_legion else ("vanguard", 0))
    assert bool(table.state.flags[other] & MATE) is not in_legion
