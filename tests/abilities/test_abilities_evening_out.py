"""A number that goes up or down until it is so much: an addition, whichever way, and no setting."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.nodes import Quality, Static
from tefuda.kernel.abilities.numbers import Fixed, ValueOf
from tefuda.kernel.abilities.qualities import Becomes, Cannot, EvensOut, NeverAbove, Plus
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import BEING_LESSENED_AT_ALL
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.rulebook import rulebook
from tefuda.rulebooks.vanguard.areas import REAR_ZONES
from tefuda.rulebooks.vanguard.cards import POWER as UNIT_POWER
from tests.abilities.abilities_help import give
from tests.dragonball.table import Table
from tests.vanguard.vanguard_table import Table as VanguardTable


@pytest.fixture(params=["standing", "lasting", "ring"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("power", [1000, 4000, 9000])
def test_it_goes_up_or_down_to_that_number(table: Table, way: str, power: int) -> None:
    card = table.put("battle", 0, power=power)
    give(table, way, EvensOut(POWER, Fixed(4000)))
    assert table.number(card, "power") == 4000


def test_what_is_younger_adds_to_that(table: Table, way: str) -> None:
    card = table.put("battle", 0, power=1000)
    give(table, way, Plus(POWER, Fixed(500)), EvensOut(POWER, Fixed(4000)), Plus(POWER, Fixed(200)))
    assert table.number(card, "power") == 4200


def test_a_bound_holds_all_the_same(table: Table, way: str) -> None:
    card = table.put("battle", 0, power=1000)
    give(table, way, NeverAbove(POWER, Fixed(3000)), EvensOut(POWER, Fixed(4000)))
    assert table.number(card, "power") == 3000


@pytest.mark.parametrize(("power", "left"), [(1000, 4000), (9000, 9000)])
def test_a_number_that_cannot_get_less_only_goes_up(table: Table, way: str, power: int, left: int) -> None:
    card = table.put("battle", 0, power=power)
    give(table, way, Cannot(BEING_LESSENED_AT_ALL, POWER), EvensOut(POWER, Fixed(4000)))
    assert table.number(card, "power") == left


def unit(table: VanguardTable, circle: str, *qualities: Quality) -> int:
    statics = tuple(Static(This(), quality) for quality in qualities)
    return table.put(circle, 0, power=5000, abilities=(Always(where=REAR_ZONES, statics=statics),))


@pytest.mark.rules("8.7.1.3", "8.7.1.4")
def test_8_7_1_3_it_is_among_what_adds_so_what_sets_the_number_comes_after_it() -> None:
    table = VanguardTable()
    set_first = unit(table, "rear1", Becomes(UNIT_POWER, Fixed(3000)), EvensOut(UNIT_POWER, Fixed(9000)))
    added_later = unit(table, "rear2", EvensOut(UNIT_POWER, Fixed(9000)), Plus(UNIT_POWER, Fixed(2000)))
    assert (table.number(set_first, "power"), table.number(added_later, "power")) == (3000, 11000)
    table.close()


@pytest.mark.parametrize(("game", "text"), [
    ("dragonball", "【永続発動】このカードのパワーを10000になるまで増減する。"),
    ("dragonball", "【永続発動】このカードのパワーを相手のリーダーのパワーと同じになるまで増減する。"),
    ("vanguard", "【自】：登場時、あなたのユニットを1枚選び、そのターン中、このユニットのパワーをそのユニットのパワーと同じになるまで増減する。"),
    ("vanguard", "【自】：このユニットがアタックした時、そのバトル中、このユニットのパワーを、20000になるまで増減する。"),
])
def test_it_is_read_and_printed(game: str, text: str) -> None:
    language = rulebook(game).language
    tree = language.read(text)
    assert "EvensOut" in str(tree)
    assert language.read(language.print_ja(tree)) == tree
    assert "as much more or less" in language.print_en(tree)


def test_it_is_explained(table: Table) -> None:
    other = table.put("battle", 1, power=7000)
    card = table.put("battle", 0, power=1000)
    give(table, "lasting", EvensOut(POWER, ValueOf(This(), POWER)), EvensOut(POWER, Fixed(7000)))
    found = table.game.explain(f"#{table.state.obj[card]}", "power")
    assert found.total == table.number(other, "power")
    assert found.steps[-1].text("en").startswith("up or down to 7000 -> 7000: ")
    assert found.steps[-1].text("ja").startswith("7000になるまで増減 → 7000: ")
