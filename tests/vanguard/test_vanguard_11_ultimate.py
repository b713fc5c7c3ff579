"""11.42: ultimate stride skills of G units."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN
from tefuda.rulebooks.vanguard.clans import EVERY_CLAN
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table

SKILL = "【究極超越】[CB(1)]"


def laid(table: Table, used: int = 3, clan: str = CLAN) -> int:
    """A G unit with an ultimate stride skill, that cost lying ready, and so many face-up cards in the G zone."""
    for _ in range(used):
        table.put("gzone", 0, "g-unit", grade=4)
    table.put("damage", 0)
    table.put("hand", 0)
    return table.put("gzone", 0, "g-unit", face_down=True, grade=4, stride=True, clan=(clan,),
                     abilities=LANGUAGE.read(SKILL))


@pytest.mark.rules("11.42.1", "11.42.2", "11.42.2.1", "8.5.2.1.2", "11.42.3")
def test_11_42_3_it_is_strided_for_its_own_cost(table: Table) -> None:
    it = laid(table)
    table.stride_step()
    table.choose("stride", it)
    assert table.vanguard(0) == it
    assert table.state.flags[table.top("damage", 0)] & FACE_DOWN
    assert table.count("hand", 0) == 1


def test_8_5_2_1_2_2_it_takes_three_face_up_cards_in_the_g_zone(table: Table) -> None:
    it = laid(table, used=2)
    table.stride_step()
    assert table.why_not("stride", it) == "8.5.2.1.2.2"


def test_8_5_2_1_2_1_it_has_to_be_of_the_nation_of_the_vanguard(table: Table) -> None:
    it = laid(table, clan=OTHER_CLAN)
    table.stride_step()
    assert table.why_not("stride", it) == "8.5.2.1.2.1"


@pytest.mark.parametrize(("clan", "rule"), [(CLAN, "8.5.2.1.2.1"), (EVERY_CLAN, "")])
def test_8_5_2_1_2_1_1_on_a_vanguard_without_a_nation_only_what_is_of_all(table: Table, clan: str, rule: str) -> None:
    table.new_vanguard(0, grade=3, clan=())
    it = laid(table, clan=clan)
    table.stride_step()
    assert table.why_not("stride", it) == rule


@pytest.mark.parametrize("ridden", [False, True])
def test_10_28_5_when_it_goes_back_the_whole_g_zone_is_removed(table: Table, ridden: bool) -> None:
    it = laid(table)
    table.stride_step()
    table.choose("stride", it)
    if ridden:
        table.ride()
    else:
        table.end_phase()
    assert table.count("gzone", 0) == 0
    assert it in table.cards("removed", 0)
    assert table.count("removed", 0) == 4
