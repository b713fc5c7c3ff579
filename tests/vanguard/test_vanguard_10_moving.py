"""Chapter 10: costs that are gone, time leap, moving and exchanging (10.29, 10.31, 10.32, 10.38); 12.7, 12.8."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.for_each import Anew, ForEach, PickAnew
from tefuda.kernel.abilities.labels import SharesName, names_of
from tefuda.kernel.abilities.nodes import Instruction
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import FACE_DOWN, MOVED, REST
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.vanguard.areas import CHOSEN_HEART, HEART, SWAPPED
from tefuda.rulebooks.vanguard.c10_time_leap import Leapt, TimeLeap
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table
from tefuda.kernel.continuous.effect_sorts import PROHIBIT


def using(table: Table, text: str, place: str = "vanguard", grade: int = 3) -> int:
    """A unit of player 0 uses its ability in the main phase."""
    abilities = LANGUAGE.read(text)
    if place == "vanguard":
        it = table.new_vanguard(0, abilities=abilities, grade=grade)
    else:
        it = table.put(place, 0, abilities=abilities, grade=grade)
    table.main_phase()
    table.choose("use", it)
    return it


# 10.29 Costs that are gone


@pytest.mark.rules("12.14.1.1")
def test_10_29_1_abilities_without_their_costs_are_only_declared(table: Table) -> None:
    it = table.put("rear1", 0, abilities=LANGUAGE.read("【起】【(R)】：[CB(2)]カードを1枚引く。"))
    using(table, "【起】【(V)】：そのターン中、あなたのリアガードすべての能力のコストをなくす。")
    table.choose("use", it)
    assert len(table.events("moved", "draw")) == 1
    table.end_phase()
    table.main_phase()
    assert table.why_not("use", it) == "8.5.2.3"


@pytest.mark.rules("10.29.1", "12.14.1.1")
def test_10_29_1_the_cost_of_an_automatic_ability_may_be_gone_too(table: Table) -> None:
    text = "【自】【(R)】：[CB(1)]このユニットがヴァンガードにアタックした時、コストを払ってよい。払ったら、カードを1枚引く。"
    it = table.put("rear1", 0, abilities=LANGUAGE.read(text))
    using(table, "【起】【(V)】：そのターン中、あなたのリアガードすべての能力のコストをなくす。")
    paid = table.put("damage", 0)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    table.choose("yes")
    assert len(table.events("moved", "draw")) == 1
    assert not table.state.flags[paid] & FACE_DOWN


# 10.31 Time leap


@pytest.mark.rules("10.31.1", "11.32.1")
def test_10_31_2_a_unit_leaps_and_comes_back_at_the_end_of_the_turn(table: Table) -> None:
    for it in list(table.cards("deck", 0)):
        table.state.prints[it] = table.printed("normal", grade=3)
    wanted = table.put("deck", 0, grade=2)
    it = using(table, "【起】【(R)】時翔：このユニットをタイムリープする。", "rear1", grade=1)
    assert table.where(it) == ("bind", 0)
    assert table.offered("pick") == [wanted]
    table.choose("pick", wanted)
    table.choose("place", table.place("rear2", 0))
    assert table.where(wanted) == ("rear2", 0)
    assert table.events("shuffled")
    table.end_phase()
    assert table.cards("deck", 0)[0] == wanted
    table.choose("place", table.place("rear4", 0))
    assert table.where(it) == ("rear4", 0)


@pytest.mark.rules("10.31.2")
def test_10_31_2_without_a_unit_put_back_the_bound_one_stays(table: Table) -> None:
    """Nobody has to find one; then nothing goes under the deck, and nothing is called for it."""
    it = using(table, "【起】【(R)】時翔：このユニットをタイムリープする。", "rear1", grade=1)
    table.choose("done")
    table.end_phase()
    assert table.where(it) == ("bind", 0)


@pytest.mark.rules("10.31.2")
def test_10_31_2_what_was_paid_with_leaps_nowhere(table: Table) -> None:
    """Where nothing leaps, nothing was called: what was chosen just before, for a cost, has nothing to do with it."""
    cards = [table.put("hand", 0) for _ in range(3)]
    it = using(
        table, "【起】【(R)】時翔：[手札から2枚選び、捨てる&このユニットをソウルに置く]このユニットをタイムリープする。", "rear1", grade=1)
    for card in cards[:2]:
        table.choose("pick", card)
    assert table.where(it) == ("soul", 0)
    table.end_phase()
    assert [table.where(card) for card in (it, *cards)] == [("soul", 0), ("drop", 0), ("drop", 0), ("hand", 0)]


@pytest.mark.rules("10.31.2")
def test_10_31_2_of_several_each_brings_one_of_its_next_grade(table: Table) -> None:
    for it in list(table.cards("deck", 0)):
        table.state.prints[it] = table.printed("normal", grade=3)
    first, second = table.put("rear1", 0, grade=0), table.put("rear2", 0, grade=1)
    one, two = table.put("deck", 0, grade=1), table.put("deck", 0, grade=2)
    using(table, "【起】【(V)】時翔：あなたのリアガードを2枚まで選び、タイムリープする。")
    table.choose("pick", first)
    table.choose("pick", second)
    assert table.offered("pick") == [one]
    table.choose("pick", one)
    assert table.offered("pick") == [two]
    table.choose("pick", two)
    table.choose("place", table.place("rear3", 0))
    table.choose("place", table.place("rear5", 0))
    table.end_phase()
    while table.asks[1] == "4.1.5" or table.words[0] == "pick":
        table.choose("pick")
    table.choose("place", table.place("rear3", 0))
    table.choose("place", table.place("rear5", 0))
    assert {table.where(first)[0], table.where(second)[0]} == {"rear3", "rear5"}


@pytest.mark.rules()
def test_a_time_leap_lays_its_way_back(table: Table) -> None:
    code: list[Instruction] = []
    TimeLeap(This()).emit(code)
    assert Leapt() in code


# 10.32 Moving


@pytest.mark.rules("10.32.2", "10.32.3")
def test_10_32_1_a_unit_moves_to_another_circle_as_it_is(table: Table) -> None:
    """It rests as before and is the same unit; moving is no call, and exchanging circles is moving."""
    text = "【自】【(R)】：このユニットが移動した時、カードを1枚引く。\n【自】：このユニットが(R)に登場した時、カードを2枚引く。"
    unit = table.put("rear1", 0, rested=True, abilities=LANGUAGE.read(text))
    before = table.state.obj[unit]
    table.put("rear3", 0)
    using(table, "【起】【(V)】：あなたの前列のリアガードを1枚選び、空いている(R)に移動する。")
    assert sorted(table.offered("place")) == [table.place(name, 0) for name in ("rear2", "rear4", "rear5")]
    table.choose("place", table.place("rear5", 0))
    assert (table.where(unit), table.rested(unit), table.state.obj[unit]) == (("rear5", 0), True, before)
    assert len(table.events("moved", "draw")) == 1
    table.choose("exchange", table.place("rear2", 0), table.place("rear5", 0))
    assert len(table.events("moved", "draw")) == 2
    called = table.put("hand", 0, abilities=LANGUAGE.read(text))
    table.main_phase()
    table.choose("call", called, table.place("rear1", 0))
    assert len(table.events("moved", "draw")) == 4


# 10.38 Exchanging


def test_10_38_1_two_cards_change_places(table: Table) -> None:
    new = table.put("soul", 0, grade=2)
    it = using(table, "【起】【(R)】：あなたのソウルから1枚選び、このユニットと入れ替える。", "rear1")
    assert (table.where(new), table.where(it)) == (("rear1", 0), ("soul", 0))
    assert [event.rule for event in table.events("moved", "swap")] == ["10.38.1", "10.38.1"]


@pytest.mark.rules("10.38.1")
def test_10_38_1_units_on_circles_stand_or_rest_as_before(table: Table) -> None:
    other = table.put("rear5", 0, rested=True)
    it = using(table, "【起】【(R)】：あなたの後列のリアガードを1枚選び、このユニットと入れ替える。", "rear1")
    assert (table.where(it), table.where(other)) == (("rear5", 0), ("rear1", 0))
    assert (table.rested(it), table.rested(other)) == (False, True)


def test_10_38_2_if_one_cannot_leave_nothing_is_done(table: Table) -> None:
    new = table.put("soul", 0)
    it = table.put("rear1", 0, abilities=LANGUAGE.read("【起】【(R)】：あなたのソウルから1枚選び、このユニットと入れ替える。"))
    add_effect(table.state, PROHIBIT, MOVED, reason=Cannot(MOVED, SWAPPED).reason(), card=it)
    table.main_phase()
    table.choose("use", it)
    assert (table.where(new), table.where(it)) == (("soul", 0), ("rear1", 0))


# 12.7, 12.8


@pytest.mark.rules("12.7.1", "12.7.2")
def test_12_7_3_for_each_of_some_something_else_is_chosen(table: Table) -> None:
    """There are three of them as it begins, so it is done three times, and never to the same unit."""
    for name in ("rear3", "rear4", "rear5"):
        table.put(name, 0)
    theirs = [table.put(name, 1, rested=True) for name in ("rear1", "rear2", "rear3", "rear4")]
    using(table, "【起】【(V)】：あなたの後列のリアガード1枚につき、相手のリアガードを1枚選び、スタンドする。")
    for number in range(3):
        assert table.offered("pick") == theirs[number:]
        table.choose("pick", theirs[number])
    assert [table.rested(it) for it in theirs] == [False, False, False, True]


@pytest.mark.rules("12.7.2")
def test_12_7_2_the_number_does_not_change_meanwhile(table: Table) -> None:
    """Each time one of the counted cards goes."""
    table.put_many(3, "soul", 0)
    using(table, "【起】【(V)】：あなたのソウル1枚につき、SB(1)。")
    for _ in range(2):
        table.choose("pick")
    assert table.count("soul", 0) == 0


@pytest.mark.rules()
def test_the_instructions_of_for_each(table: Table) -> None:
    (ability,) = LANGUAGE.read("【起】【(V)】：あなたのソウル1枚につき、相手のリアガードを1枚選び、退却させる。")
    (effect,) = ability.effects
    assert isinstance(effect, ForEach)
    code: list[Instruction] = []
    effect.emit(code)
    assert [type(it) for it in code if isinstance(it, (Anew, PickAnew))] == [Anew, PickAnew, Anew]


@pytest.mark.rules("12.8.2", "12.8.2.1", "12.8.2.2")
def test_12_8_1_cards_with_a_name_in_common_are_of_the_same_name(table: Table) -> None:
    """One card is treated as another one too: it has both names, and is of the same name as either."""
    first, second = table.put("rear1", 0), table.put("rear2", 0)
    name = table.state.table.names[table.state.prints[second]]
    mine = Scope(first, table.state.obj[first], 0)
    assert not SharesName(This()).fits(table.state, mine, second)
    assert SharesName(This(), False).fits(table.state, mine, second)
    using(table, f"【起】【(V)】：あなたの前列のリアガードを1枚選び、そのターン中、それは「{name}」としても扱う。")
    table.choose("pick", first)
    assert len(names_of(table.state, first)) == 2
    assert SharesName(This()).fits(table.state, mine, second)


@pytest.mark.rules("10.27.5.1", "12.8.2")
def test_10_28_2_3_a_g_unit_has_the_name_of_its_heart_too(table: Table) -> None:
    heart = table.vanguard(0)
    g_unit = table._put("vanguard", 0, table.printed("g-unit", grade=4))
    table.state.flags[heart] = HEART
    table.state.registers[CHOSEN_HEART] = heart
    other = table._put("drop", 0, table.state.prints[heart])
    mine = Scope(g_unit, table.state.obj[g_unit], 0)
    assert SharesName(This()).fits(table.state, mine, other)
    assert len(names_of(table.state, g_unit)) == 2
    assert not table.state.flags[g_unit] & REST
