"""Chapter 11: keywords that stand for whole abilities, and the states that they bring."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.filters import Keyworded
from tefuda.kernel.abilities.card_effects import Tie
from tefuda.kernel.continuous.projection import has_label
from tefuda.rulebooks.vanguard.c11_keywords import (
    BLAZE, CHARGE, GLUTTONY, HARMONIOUS, HOLLOW, IN_HARMONY, SUCCESS, succeeding,
)
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

CALLER = "【起】【(V)】：あなたの手札から1枚選び、(R)にコールする。"


def put(table: Table, place: str, text: str, grade: int = 1, power: int = 8000) -> int:
    return table.put(place, 0, abilities=LANGUAGE.read(text), grade=grade, power=power)


def is_in(table: Table, unit: int, state: str) -> bool:
    return has_label(table.state, unit, state)


# 11.20 Revelation


@pytest.mark.rules("11.20.1", "11.20.3")
def test_11_20_2_the_top_card_may_go_to_the_soul_and_a_rear_guard_rests_for_it(table: Table) -> None:
    """It is triggered by the circle that it names; who was put by it into the soul is known as such."""
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(
        "【自】【(V)】：あなたのカードが天啓の効果でソウルに置かれた時、カードを1枚引く。"))
    other = table.put("rear3", 0)
    it = put(table, "hand", "【自】：天啓-(R)")
    top = table.put("deck", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("yes")
    assert table.where(top) == ("soul", 0)
    table.choose("pick", other)
    assert (table.rested(other), table.rested(it)) == (True, False)
    assert len(table.events("moved", "draw")) == 1


@pytest.mark.rules("11.20.2")
def test_11_20_2_the_top_card_may_stay(table: Table) -> None:
    it = put(table, "hand", "【自】：天啓-(R)")
    top = table.put("deck", 0)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("no")
    assert (table.top("deck", 0), table.rested(it)) == (top, False)


def test_11_20_2_1_where_all_rear_guards_rest_none_is_chosen(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【自】：天啓-(V)"))
    rested = table.put("rear1", 0, rested=True)
    new = put(table, "hand", "【自】：天啓-(V)", grade=3)
    table.ride_phase()
    table.choose("ride", new)
    table.choose("yes")
    assert table.rested(rested)
    assert table.count("soul", 0) == 2


# 11.21 Blaze


@pytest.mark.parametrize(("theirs", "ablaze"), [(1, True), (2, False)])
def test_11_21_1_with_more_rear_guards_the_vanguard_is_ablaze_for_the_turn(
    table: Table, theirs: int, ablaze: bool,
) -> None:
    it = table.new_vanguard(0, grade=3, power=10000, abilities=LANGUAGE.read(
        "【自】：竜炎\n【永】【(V)】：このユニットが竜炎状態なら、このユニットのパワー+5000。"))
    table.put("rear1", 0)
    table.put("rear2", 0)
    for number in range(theirs):
        table.put(f"rear{number + 1}", 1)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    assert is_in(table, it, BLAZE) == ablaze
    assert table.number(it, "power") == 10000 + 5000 * ablaze
    table.end_phase()
    assert not is_in(table, it, BLAZE)


def test_11_21_1_1_of_a_legion_both_are_ablaze(table: Table) -> None:
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【自】：竜炎"))
    mate = table.put_mate(0)
    table.put("rear1", 0)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    assert is_in(table, it, BLAZE) and is_in(table, mate, BLAZE)


# 11.22 Afterimage


@pytest.mark.parametrize(("hand", "asked"), [(6, True), (7, False)])
def test_11_22_1_it_may_go_back_when_the_opponent_takes_a_bound_card(table: Table, hand: int, asked: bool) -> None:
    it = put(table, "rear1", "【自】：残影")
    table.put_many(hand, "hand", 0)
    table.put("bind", 1)
    taker = table.new_vanguard(1, grade=3, abilities=LANGUAGE.read(
        "【起】【(V)】：あなたのバインドゾーンから1枚選び、手札に加える。"))
    table.main_phase(1)
    table.choose("use", taker)
    assert (table.words == ["yes", "no"]) == asked
    if asked:
        table.choose("yes")
        assert table.where(it) == ("hand", 0)


# 11.24 Gluttony


@pytest.mark.rules("11.24.2")
def test_11_24_1_it_may_retire_others_as_it_attacks(table: Table) -> None:
    it = put(table, "rear1", "【自】：暴喰")
    food = [table.put(f"rear{number}", 0) for number in (3, 4)]
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    table.choose("yes")
    assert sorted(table.offered("pick")) == sorted(food)
    table.choose("pick", food[0])
    table.choose("done")
    assert table.where(food[0]) == ("drop", 0)
    assert is_in(table, it, GLUTTONY)
    assert [event.cause for event in table.events("moved", "retire")] == ["8.5.3.4"]


@pytest.mark.rules("11.24.1")
def test_11_24_1_without_a_retired_unit_there_is_no_such_state(table: Table) -> None:
    it = put(table, "rear1", "【自】：暴喰")
    food = table.put("rear3", 0)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    table.choose("no")
    assert (table.where(food), is_in(table, it, GLUTTONY)) == (("rear3", 0), False)


# 11.29 Charge, 11.33 hollow


def charging(table: Table) -> int:
    """A unit that was called by an effect and charges."""
    caller = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(CALLER))
    it = put(table, "hand", "【自】：突撃", power=20000)
    table.main_phase()
    table.choose("use", caller)
    table.choose("place", table.place("rear1", 0))
    table.choose("yes")
    return it


def test_11_29_1_only_a_unit_placed_by_an_effect_may_charge(table: Table) -> None:
    it = charging(table)
    assert is_in(table, it, CHARGE)
    called = put(table, "hand", "【自】：突撃")
    table.main_phase()
    table.choose("call", called, table.place("rear2", 0))
    assert table.asks == (0, "6.6.1.2")
    assert not is_in(table, called, CHARGE)


def test_11_29_2_after_its_battle_a_charged_unit_goes_under_the_deck(table: Table) -> None:
    it = charging(table)
    other = table.put("rear2", 0)
    table.fight(other, table.vanguard(1))
    assert table.where(it) == ("rear1", 0)
    table.attack(it, table.vanguard(1))
    while table.asks[1] != "7.3.1.2":
        table.choose("pass")
    assert table.cards("deck", 0)[0] == it
    assert [event.rule for event in table.events("moved", "charge")] == ["11.29.2"]


def test_11_33_1_a_placed_unit_may_be_hollow(table: Table) -> None:
    it = put(table, "hand", "【自】：亡霊\n【永】【(R)】：このユニットが亡霊状態なら、このユニットのパワー+3000。", power=8000)
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("yes")
    assert (is_in(table, it, HOLLOW), table.number(it, "power")) == (True, 11000)


def test_11_33_2_hollow_units_are_retired_at_the_end_of_the_turn(table: Table) -> None:
    it = put(table, "hand", "【自】：亡霊\n【自】：このユニットが退却した時、カードを1枚引く。")
    other = put(table, "rear2", "【自】：亡霊")
    table.main_phase()
    table.choose("call", it, table.place("rear1", 0))
    table.choose("yes")
    drawn = len(table.events("moved", "draw"))
    table.end_phase()
    assert (table.where(it), table.where(other)) == (("drop", 0), ("rear2", 0))
    assert [event.rule for event in table.events("moved", "retire")] == ["11.33.2"]
    mine = [event for event in table.events("moved", "draw") if event.player == 0]
    assert len(mine) == drawn + 1


# 11.34 Harmony


def tuned(table: Table, text: str = "") -> tuple[int, int]:
    """A unit with harmony, and another one that is called behind it."""
    it = put(table, "rear1", f"【自】：♪♪{text}")
    other = table.put("hand", 0)
    table.main_phase()
    table.choose("call", other, table.place("rear3", 0))
    return it, other


def test_11_34_1_a_unit_placed_in_its_column_brings_both_into_harmony(table: Table) -> None:
    it, other = tuned(table)
    assert is_in(table, it, HARMONIOUS) and is_in(table, other, HARMONIOUS)
    beside = table.put("hand", 0)
    table.main_phase()
    table.choose("call", beside, table.place("rear5", 0))
    assert not is_in(table, beside, HARMONIOUS)
    table.end_phase()
    assert not is_in(table, it, HARMONIOUS)


@pytest.mark.rules("11.34.1")
def test_11_34_1_harmony_ends_when_the_other_unit_leaves(table: Table) -> None:
    it, other = tuned(table)
    new = table.put("hand", 0)
    table.main_phase()
    table.lay(other, "drop", 0)
    table.state.obj[other] = 0
    assert not is_in(table, it, HARMONIOUS)
    table.choose("call", new, table.place("rear3", 0))
    assert is_in(table, it, HARMONIOUS)


def test_11_34_1_1_without_the_other_unit_there_is_no_harmony(table: Table) -> None:
    """The unit that comes has an ability that is played first and retires it."""
    it = put(table, "rear1", "【自】：♪♪")
    other = put(table, "hand", "【自】：このユニットが(R)に登場した時、このユニットを退却させる。")
    table.main_phase()
    table.choose("call", other, table.place("rear3", 0))
    waiting = [it.source for it in table.state.pending]
    table.choose("number", waiting.index(other))
    assert table.where(other) == ("drop", 0)
    assert not is_in(table, it, HARMONIOUS)


def move_to(table: Table, unit: int, place: str) -> None:
    """An effect moves a rear-guard to an open circle."""
    mover = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(
        "【起】【(V)】：あなたのリアガードを1枚選び、空いている(R)に移動する。"))
    table.main_phase()
    table.choose("use", mover)
    table.choose("pick", unit)
    table.choose("place", table.place(place, 0))


@pytest.mark.rules("11.34.1.2")
def test_11_34_1_2_1_a_unit_that_moved_may_have_several_others(table: Table) -> None:
    """It loses the first other, then the second."""
    it, first = tuned(table)
    move_to(table, it, "rear2")
    assert is_in(table, it, HARMONIOUS) and is_in(table, first, HARMONIOUS)
    second, third = table.put("hand", 0), table.put("hand", 0)
    table.main_phase()
    table.choose("call", second, table.place("rear5", 0))
    table.choose("call", third, table.place("rear3", 0))
    assert table.where(first) == ("drop", 0)
    assert is_in(table, it, HARMONIOUS) and not is_in(table, third, HARMONIOUS)
    last = table.put("hand", 0, abilities=LANGUAGE.read("【自】：このユニットが(R)に登場した時、このユニットを退却させる。"))
    table.main_phase()
    table.choose("call", last, table.place("rear5", 0))
    table.choose("number", [it.source for it in table.state.pending].index(last))
    assert not is_in(table, it, HARMONIOUS)


@pytest.mark.rules("11.34.1.3")
def test_11_34_1_3_1_coming_into_harmony_happens_once(table: Table) -> None:
    it, _ = tuned(table, "\n【自】【(R)】：このユニットが♪♪状態になった時、カードを1枚引く。")
    assert len(table.events("moved", "draw")) == 1
    move_to(table, it, "rear2")
    new = table.put("hand", 0)
    table.main_phase()
    table.choose("call", new, table.place("rear5", 0))
    assert is_in(table, new, HARMONIOUS)
    assert (len(table.events("declared", "harmony")), len(table.events("moved", "draw"))) == (3, 1)


@pytest.mark.rules()
def test_a_tie_needs_two_cards(table: Table) -> None:
    (effect,) = IN_HARMONY.effects
    tie = getattr(effect, "act")  # noqa: B009 (not every effect has one)
    assert isinstance(tie, Tie)
    it = put(table, "rear1", "【自】：♪♪")
    g = table.state
    tie.apply(g, g.stack[-1], Scope(it, g.obj[it], 0), (it,))
    assert (g.done, g.effects) == (0, ())


# 11.37 Success


@pytest.mark.rules("11.37.1", "11.37.3")
def test_11_37_2_a_rear_guard_of_enough_power_brings_success(table: Table) -> None:
    it = table.new_vanguard(0, grade=3, power=10000, abilities=LANGUAGE.read(
        "【自】：達成(15000)\n【永】【(V)】：このユニットが達成状態なら、このユニットのパワー+1000。"))
    table.put("rear1", 0, power=14000)
    strong = put(table, "rear2", "【起】【(R)】：[SC(1)]そのターン中、このユニットのパワー+1000。", power=14000)
    table.main_phase()
    assert not is_in(table, it, SUCCESS)
    table.choose("use", strong)
    assert (is_in(table, it, SUCCESS), table.number(it, "power")) == (True, 11000)
    table.end_phase()
    assert not is_in(table, it, SUCCESS)


@pytest.mark.rules("11.37.2")
def test_11_37_2_there_is_no_success_in_the_opponents_turn(table: Table) -> None:
    it = table.new_vanguard(0, grade=3, abilities=(succeeding(5000),))
    table.put("rear1", 0, power=9000)
    table.main_phase(1)
    assert not is_in(table, it, SUCCESS)


def test_11_37_4_a_rear_guard_that_has_become_weaker_brings_none(table: Table) -> None:
    """The unit that triggers it is retired before it is resolved, by another ability that waits."""
    it = table.new_vanguard(0, grade=3, abilities=(succeeding(15000),))
    strong = put(table, "hand", "【自】：このユニットが(R)に登場した時、このユニットを退却させる。", power=16000)
    table.main_phase()
    table.choose("call", strong, table.place("rear1", 0))
    waiting = [it.source for it in table.state.pending]
    table.choose("number", waiting.index(strong))
    assert table.where(strong) == ("drop", 0)
    assert not is_in(table, it, SUCCESS)


@pytest.mark.rules()
@pytest.mark.parametrize(("text", "keyword"), [
    ("【自】：達成(15000)", "success"), ("【自】：天啓-(R)", "revelation"), ("【自】：♪♪", "harmony"), ("【自】：亡霊", "hollow")])
def test_a_unit_has_the_keyword_of_its_ability(table: Table, text: str, keyword: str) -> None:
    it = put(table, "rear1", text)
    assert Keyworded(keyword).fits(table.state, Scope(it, table.state.obj[it], 0), it)
