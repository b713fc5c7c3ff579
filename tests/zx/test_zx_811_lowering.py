"""811.8: what lowers power is what leaves it lower than it was before, in whatever words."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.qualities import NeverAbove
from tefuda.kernel.abilities.nodes import OPPONENT, Static
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.selections import Cards
from tefuda.rulebooks.zx.areas import ZONE_SQUARE
from tefuda.rulebooks.zx.cards import POWER
from tests.zx.zx_table import Table
from tests.zx.zx_written import put, use

KEEPS = "【常】このカードは相手のパワーをマイナスする効果を受けない。"
KEEPS_ALWAYS = "【常】このカードはパワーをマイナスする効果を受けない。"
THEIRS = "スクエアにあるすべての相手のゼクスの"


@pytest.mark.parametrize(("text", "power"), [
    ("パワーを-1000する。", 3000), ("パワーを1000にする。", 3000), ("パワーを5000にする。", 5000), ("パワーを+500する。", 3500)])
@pytest.mark.rules("811.7")
def test_811_8_who_is_not_affected_by_what_lowers_power_is_affected_by_what_raises_it(
        table: Table, text: str, power: int) -> None:
    it = put(table, "square4", KEEPS, 1)
    put(table, "square7", f"【常】{THEIRS}{text}")
    assert table.number(it, "power") == power


@pytest.mark.parametrize(("text", "power"), [("パワーを-1000する。", 3000), ("パワーを1000にする。", 3000), ("パワーを5000にする。", 5000)])
def test_811_8_that_holds_for_effects_that_last_for_a_while(table: Table, text: str, power: int) -> None:
    it = put(table, "square4", KEEPS, 1)
    use(table, f"ターン終了時まで、{THEIRS}{text}")
    assert table.number(it, "power") == power


@pytest.mark.parametrize(("raise_first", "power"), [(True, 5000), (False, 4500)])
def test_811_8_it_is_seen_as_the_effect_is_applied(table: Table, raise_first: bool, power: int) -> None:
    """To make 3000 4000 raises it, and to make 5000 4000 would lower it."""
    it = put(table, "square4", KEEPS, 1)
    sets = f"【常】{THEIRS}パワーを4000にする。"
    if not raise_first:
        put(table, "square7", sets)
    put(table, "square6", f"【常】スクエアにあるすべてのあなたのゼクスのパワーを+{2000 if raise_first else 500}する。", 1)
    if raise_first:
        put(table, "square7", sets)
    assert table.number(it, "power") == power


@pytest.mark.parametrize(("keeps", "power"), [(KEEPS, 1000), (KEEPS_ALWAYS, 3000)])
def test_811_8_only_the_opponents_effects_are_meant_where_it_says_so(table: Table, keeps: str, power: int) -> None:
    it = put(table, "square4", keeps)
    put(table, "square7", "【常】スクエアにあるすべてのあなたのゼクスのパワーを1000にする。")
    assert table.number(it, "power") == power


def test_811_8_what_looks_at_power_in_a_circle_is_withstood_too(table: Table) -> None:
    it, other = put(table, "square4", KEEPS, 1), table.put("square6", 1)
    put(table, "square7", "【常】スクエアにあるすべての相手のパワー3000以上のゼクスのパワーを1000にする。")
    assert [table.number(card, "power") for card in (it, other)] == [3000, 1000]


def test_811_8_a_bound_above_which_power_does_not_go_lowers_it(table: Table) -> None:
    it, other = put(table, "square4", KEEPS, 1), table.put("square6", 1)
    theirs = Cards((ZONE_SQUARE,), OPPONENT)
    table.put("square7", 0, abilities=(Always(statics=(Static(theirs, NeverAbove(POWER, Fixed(2000))),)),))
    assert [table.number(card, "power") for card in (it, other)] == [3000, 2000]


@pytest.mark.parametrize(("power", "drawn"), [(1000, 1), (4000, 0)])
@pytest.mark.rules("1204.3")
def test_811_8_only_who_lowered_power_has_destroyed_a_zx_by_that(table: Table, power: int, drawn: int) -> None:
    """A Z/X with as much damage as power by then was not destroyed by what made its power more."""
    victim = table.put("square4", 1, power=3000)
    it = put(table, "square7", f"【起】〈《スリープ》〉ターン終了時まで、{THEIRS}パワーを{power}にする。\n"
             "【自】相手のゼクスがこのカードの能力で破壊された時、カードを1枚引く。")
    table.main_phase(0)
    table.state.damage[victim] = power
    table.choose("use", it)
    assert (table.where(victim), table.count("hand", 0)) == (("charge", 1), drawn)
