"""8.7.1.3 and 8.7.2.1 with texts that multiply the power: by age among what raises and lowers it, before what sets it."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.codec import decode, encode, same
from tefuda.kernel.continuous.projection import value
from tefuda.rulebooks.vanguard.cards import POWER
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

DOUBLE = "【起】【(R)】：そのターン中、このユニットのパワーを2倍にする。"
MORE = "【起】【(R)】：そのターン中、このユニットのパワー+3000。"
ATTACKS = "【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワーを2倍にする。"
ALL_DOUBLE = "【永】【(R)】：あなたのヴァンガードすべてのパワーを2倍にする。"


@pytest.mark.rules("8.7.1.3")
@pytest.mark.parametrize(("order", "power"), [((0, 1), 19000), ((1, 0), 22000)])
def test_8_7_2_1_the_power_is_multiplied_as_it_is_by_older_effects(
    table: Table, order: tuple[int, int], power: int,
) -> None:
    it = table.put("rear1", 0, power=8000, abilities=(*LANGUAGE.read(DOUBLE), *LANGUAGE.read(MORE)))
    table.main_phase()
    for index in order:
        table.choose("use", it, index)
    assert table.number(it, "power") == power


@pytest.mark.parametrize("sets_first", [False, True])
def test_8_7_1_4_what_sets_the_power_has_the_last_word(table: Table, sets_first: bool) -> None:
    texts = [DOUBLE, "【起】【(R)】：そのターン中、このユニットのパワーを9000にする。"]
    it = table.put("rear1", 0, power=8000, abilities=tuple(LANGUAGE.read(text)[0] for text in texts))
    table.main_phase()
    for index in (1, 0) if sets_first else (0, 1):
        table.choose("use", it, index)
    assert table.number(it, "power") == 9000


@pytest.mark.rules("7.4.1.11")
@pytest.mark.parametrize(("text", "power"), [(DOUBLE, 22000), (ATTACKS, 28000)])
def test_8_7_2_1_a_boost_is_younger_than_what_was_done_before_and_older_than_what_the_attack_brings(
    table: Table, text: str, power: int,
) -> None:
    it = table.put("rear1", 0, power=8000, abilities=LANGUAGE.read(text))
    booster = table.put("rear3", 0, power=6000, skill="boost")
    table.main_phase()
    if text == DOUBLE:
        table.choose("use", it)
    table.put("hand", 1)
    table.battle_phase(0)
    table.attack(it, table.vanguard(1), booster)
    assert table.number(it, "power") == power
    g = table.state
    copy = decode(g.book, g.table, encode(g))
    assert same(copy, g)
    assert value(copy, it, POWER) == value(g.clone(), it, POWER) == power


@pytest.mark.rules("3.11.1.3")
def test_8_7_2_1_shields_come_on_top(table: Table) -> None:
    target = table.put("rear1", 1, power=8000, abilities=LANGUAGE.read("【永】【(R)】：このユニットのパワーを2倍にする。"))
    it = table.put("rear1", 0, power=30000)
    guard, _ = table.put("hand", 1, shield=5000, grade=0), table.put("hand", 1, shield=5000, grade=0)
    table.battle_phase(0)
    table.attack(it, target)
    assert table.number(target, "power") == 16000
    table.choose("guard", guard)
    assert table.number(target, "power") == 21000


@pytest.mark.rules("10.6.3.1")
@pytest.mark.parametrize(("gift_first", "power"), [(True, 36000), (False, 26000)])
def test_8_7_2_1_a_gift_is_as_old_as_its_marker(table: Table, gift_first: bool, power: int) -> None:
    if not gift_first:
        table.put("rear3", 0, abilities=LANGUAGE.read(ALL_DOUBLE))
    it = table.ride(gift="force", power=8000)
    table.choose("force", table.place("vanguard", 0))
    if gift_first:
        table.put("rear3", 0, abilities=LANGUAGE.read(ALL_DOUBLE))
    table.main_phase()
    assert table.number(it, "power") == power
