"""10.34: units that a text lets attack."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.areas import BATTLES, MAIN_PHASE, PHASE
from tefuda.rulebooks.vanguard.c10_attack import Assault, OrderAttack
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

ORDER = "【起】【(V)】：あなたのリアガードは相手のヴァンガードにアタックする。カードを1枚引く。"


def told(table: Table, text: str) -> int:
    return table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(text))


def pass_all(table: Table) -> None:
    """Nobody guards or boosts."""
    while table.words and table.words[-1] == "pass" and table.asks[1] in ("7.5.1.2", "7.4.1.10"):
        table.choose("pass")


@pytest.mark.rules("10.34.1", "7.2.1", "7.2.2")
def test_10_34_1_1_all_standing_units_that_are_named_attack_one_after_the_other(table: Table) -> None:
    """In the main phase, after the rest of the effect, from whichever circle; a resting unit does not."""
    it = told(table, ORDER)
    front, back = table.put("rear1", 0, power=20000), table.put("rear3", 0, power=20000)
    resting = table.put("rear2", 0, rested=True, power=20000)
    table.put("hand", 1)
    table.main_phase()
    table.choose("use", it)
    assert len(table.events("moved", "draw")) == 1
    assert sorted(table.offered("pick")) == sorted([front, back])
    table.choose("pick", back)
    assert table.asks == (1, "7.5.1.2")
    pass_all(table)
    pass_all(table)
    assert (table.rested(front), table.rested(back), table.rested(resting)) == (True, True, True)
    assert (table.count("damage", 1), table.state.registers[BATTLES]) == (2, 2)
    assert (table.asks, table.state.registers[PHASE]) == ((0, "6.6.1.2"), MAIN_PHASE)


@pytest.mark.rules("10.34.1.1")
def test_10_34_1_1_without_somebody_to_attack_nothing_is_done(table: Table) -> None:
    it = told(table, "【起】【(V)】：このユニットは相手のリアガードにアタックする。")
    table.main_phase()
    table.choose("use", it)
    assert (table.asks, table.rested(it)) == ((0, "6.6.1.2"), False)


@pytest.mark.rules("10.34.1.1")
def test_10_34_1_1_a_unit_that_cannot_attack_does_not(table: Table) -> None:
    it = told(table, ORDER)
    kept = table.put("rear1", 0, abilities=LANGUAGE.read("【永】：拘束"))
    table.main_phase()
    table.choose("use", it)
    assert not table.rested(kept)
    assert table.events("declared", "attack") == []


def test_10_34_1_2_the_attack_process_is_that_of_any_battle(table: Table) -> None:
    """The unit may be boosted, is triggered by its attack, and the guardians retire after it."""
    it = told(table, "【起】【(V)】：あなたのリアガードを1枚選ぶ。それは相手のヴァンガードにアタックする。")
    unit = table.put("rear1", 0, power=9000, abilities=LANGUAGE.read(
        "【自】【(R)】：このユニットがアタックした時、カードを1枚引く。"))
    booster = table.put("rear3", 0, skill="boost")
    guard = table.put("hand", 1, shield=10000)
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", unit)
    table.choose("boost", booster)
    assert len(table.events("moved", "draw")) == 1
    table.choose("guard", guard)
    pass_all(table)
    assert (table.where(guard), table.count("damage", 1)) == (("drop", 1), 0)
    assert table.asks == (0, "6.6.1.2")


@pytest.mark.rules("10.34.1.3")
def test_10_34_1_3_within_a_battle_it_waits_for_the_end_of_that(table: Table) -> None:
    """A unit whose attack hits a rear-guard stands and attacks again, after that battle is over."""
    text = (
        "【自】【(R)】【ターン1回】：このユニットのアタックがヒットした時、このユニットをスタンドする。"
        "このユニットは相手のヴァンガードにアタックする。")
    it = table.put("rear1", 0, power=20000, abilities=LANGUAGE.read(text))
    target = table.put("rear1", 1)
    table.put("hand", 1)
    table.battle_phase()
    table.attack(it, target)
    pass_all(table)
    table.choose("yes")
    assert (table.where(target), table.asks) == (("drop", 1), (1, "7.5.1.2"))
    assert [event.reason for event in table.events("timing", "battle_end")] == ["battle_end"]
    pass_all(table)
    assert (table.count("damage", 1), table.state.registers[BATTLES]) == (1, 2)


@pytest.mark.rules()
def test_an_order_is_told_as_the_text_that_it_stands_in(table: Table) -> None:
    (ability,) = LANGUAGE.read(ORDER)
    assert isinstance(ability.effects[0], OrderAttack)
    assert ability.effects[0].now.effects == (Assault(),)
    told(table, ORDER)
    number = table.state.table.number_of[ability.effects[0].now]
    assert table.game.match.ability_text(number, "ja") == ORDER
