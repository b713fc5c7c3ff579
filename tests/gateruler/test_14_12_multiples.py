"""14-12c-2 with texts that multiply numbers: by age, and whose is older is said where they began at the same time."""
from __future__ import annotations

import pytest

from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.gateruler.cards import ATK
from tests.gateruler.table import Table
from tests.gateruler.test_14_12_together import ADDS, IN_GRAVE, fall_together, falling
from tests.gateruler.texts import written

DOUBLES = f"{IN_GRAVE}味方のユニットのATKは2倍になる。"


@pytest.mark.rules("14-12a")
@pytest.mark.parametrize(("texts", "atk"), [
    (("味方の他のユニットはATK+3。", "味方の他のユニットのATKは2倍になる。"), 20),
    (("味方の他のユニットのATKは2倍になる。", "味方の他のユニットはATK+3。"), 17),
    (("味方の他のユニットのATKは半分になる。",), 3)])
def test_14_12c_2_the_older_effect_applies_first(table: Table, texts: tuple[str, ...], atk: int) -> None:
    seen = table.unit("attack1", 0, atk=7)
    for place, text in zip(("attack2", "defence"), texts, strict=False):
        written(table, table.unit(place, 0, hp=len(text)), text)
    assert value(table.state, seen, ATK) == atk


@pytest.mark.parametrize(("first", "atk"), [(0, 17), (1, 20)])
def test_14_12c_2_the_turn_player_orders_what_began_at_once(table: Table, first: int, atk: int) -> None:
    cards = [falling(table, "attack2", 0, DOUBLES), falling(table, "defence", 0, ADDS)]
    fall_together(table, 0)
    seen = table.unit("attack2", 0, atk=7, hp=8)
    assert table.asks == (0, "14-12c-2")
    table.choose("pick", cards[first])
    assert value(table.state, seen, ATK) == atk


def test_14_12a_a_unit_without_enough_hp_is_destroyed(table: Table) -> None:
    """12-4a-1: half of the HP may be no more than its damage."""
    target = table.unit("attack1", 1, hp=5)
    table.state.damage[target] = 2
    unit = written(table, table.unit("attack1", 0), "通常：ターン終了時まで、敵のユニットすべてのHPを半分にする。")
    table.main_phase(0)
    table.choose("use", unit)
    table.settle_gate()
    assert table.where(target) == ("graveyard", 1)
