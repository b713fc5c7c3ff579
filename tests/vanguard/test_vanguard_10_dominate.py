"""10.35: units whose master is the opponent for a while."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.nodes import OPPONENT, YOU
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.selections import Cards
from tefuda.kernel.continuous.control_change import under_other_control
from tefuda.rulebooks.vanguard.areas import REAR_ZONES
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import Table

TAKE = "【起】【(V)】支配：相手のリアガードを1枚選び、そのターン中支配する。"


def dominating(table: Table, unit: int, more: str = "", text: str = TAKE) -> int:
    """The vanguard of player 0 dominates a unit."""
    it = table.new_vanguard(0, grade=3, power=11000, abilities=LANGUAGE.read(text + more))
    table.main_phase()
    table.choose("use", it)
    if table.words[0] == "pick":
        table.choose("pick", unit)
    return it


def rear_guards(table: Table, whose: int, player: int = 0) -> list[int]:
    it = table.vanguard(player)
    return Cards(REAR_ZONES, whose).find(table.state, Scope(it, table.state.obj[it], player))


@pytest.mark.rules("10.35.1.1", "10.35.1.1.1", "10.35.2", "10.35.2.1", "10.35.5", "11.23.1")
def test_10_35_1_a_dominated_unit_is_the_units_of_the_other_for_the_turn(table: Table) -> None:
    """It stays on its circle, which belongs to whom it belonged."""
    unit, other = table.put("rear1", 1), table.put("rear2", 1)
    dominating(table, unit)
    assert (table.where(unit), table.state.controller[unit], under_other_control(table.state)) == (("rear1", 1), 0, [unit])
    assert (rear_guards(table, YOU), rear_guards(table, OPPONENT)) == ([unit], [other])
    assert (rear_guards(table, YOU, 1), rear_guards(table, OPPONENT, 1)) == ([other], [unit])
    table.end_phase()
    assert (table.state.controller[unit], under_other_control(table.state)) == (1, [])
    assert rear_guards(table, OPPONENT) == [unit, other]


@pytest.mark.rules("10.35.1.2")
def test_10_35_1_2_without_a_time_it_lasts_as_long_as_the_effect(table: Table) -> None:
    unit = table.put("rear1", 1, power=9000)
    text = "【起】【(V)】支配：相手のリアガードを1枚選び、支配する。あなたのリアガード1枚につき、カードを1枚引く。"
    dominating(table, unit, text=text)
    assert len(table.events("moved", "draw")) == 1
    assert table.state.controller[unit] == 1


def test_10_35_1_1_2_a_dominated_unit_is_not_dominated_again(table: Table) -> None:
    unit = table.put("rear1", 1)
    it = dominating(table, unit)
    table.main_phase()
    table.state.seen = ()
    table.choose("use", it)
    assert len(table.events("declared", "dominate")) == 1


TIRED = "【起】【(R)】：このユニットをレストにする。このユニットは次のあなたのスタンドフェイズにスタンドしない。"


def stands_in(table: Table, unit: int, *players: int) -> list[bool]:
    """Whether a unit stands after the stand phases of these players, one after the other."""
    found: list[bool] = []
    for player in players:
        table.turn(player)
        found.append(not table.rested(unit))
    return found


def test_10_35_1_3_the_next_phase_of_its_master_is_that_of_whoever_is_its_master_then(table: Table) -> None:
    """It is used by the player who dominates it, whose own stand phase comes later than that of its own master."""
    unit = table.put("rear1", 1, abilities=LANGUAGE.read(TIRED))
    dominating(table, unit)
    table.choose("use", unit)
    table.end_phase()
    assert (table.state.turn_player, table.rested(unit)) == (1, True)
    assert stands_in(table, unit, 1) == [True]


@pytest.mark.rules("10.35.1.3")
def test_10_35_1_3_so_it_is_for_a_unit_that_nobody_dominates(table: Table) -> None:
    """The stand phase of the opponent comes first and changes nothing; an effect may let it stand before."""
    unit = table.put("rear1", 0, abilities=LANGUAGE.read(TIRED + "\n【起】【(R)】：このユニットをスタンドにする。"))
    table.main_phase()
    table.choose("use", unit, 0)
    table.choose("use", unit, 1)
    assert not table.rested(unit)
    table.state.seen = ()
    table.choose("use", unit, 0)
    assert stands_in(table, unit, 1, 0, 1, 0) == [False, False, False, True]


@pytest.mark.rules("10.35.1.3")
def test_10_35_1_3_in_the_stand_phase_of_another_it_may_stand(table: Table) -> None:
    unit = table.put("rear1", 0, abilities=LANGUAGE.read(TIRED))
    table.put("rear1", 1, abilities=LANGUAGE.read(
        "【自】【(R)】：あなたのスタンドフェイズ開始時、相手のリアガードすべてをスタンドにする。"))
    table.main_phase()
    table.choose("use", unit)
    assert stands_in(table, unit, 1) == [True]


@pytest.mark.rules("10.35.1.3")
@pytest.mark.parametrize("by_effect", [False, True])
def test_10_35_1_3_a_unit_of_the_opponent_is_kept_down_in_their_next_stand_phase(
    table: Table, by_effect: bool,
) -> None:
    """Also an effect in that phase does not make it stand."""
    text = "【自】【(R)】：あなたのスタンドフェイズ開始時、このユニットをスタンドにする。"
    unit = table.put("rear1", 1, rested=True, abilities=LANGUAGE.read(text) if by_effect else ())
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(
        "【起】【(V)】：相手のリアガードを1枚選び、それは次の相手のスタンドフェイズにスタンドしない。"))
    table.main_phase()
    table.choose("use", it)
    assert stands_in(table, unit, 1, 0, 1) == [False, False, True]


def test_10_35_1_4_of_a_legion_both_are_dominated(table: Table) -> None:
    mate = table.put_mate(1)
    leader = table.vanguard(1)
    dominating(table, mate, text="【起】【(V)】支配：相手のヴァンガードを1枚選び、そのターン中支配する。")
    assert sorted(under_other_control(table.state)) == sorted([leader, mate])


@pytest.mark.rules("10.35.2")
def test_10_35_2_2_what_applies_to_ones_units_applies_to_it(table: Table) -> None:
    """And what applied to it as the opponent's does not any more."""
    unit = table.put("rear1", 1, power=9000)
    table.put("rear3", 0, abilities=LANGUAGE.read("【永】【(R)】：あなたのユニットすべてのパワー+1000。"))
    table.put("rear3", 1, abilities=LANGUAGE.read("【永】【(R)】：あなたの前列のリアガードすべてのパワー+5000。"))
    assert table.number(unit, "power") == 14000
    dominating(table, unit)
    assert table.number(unit, "power") == 10000
    table.end_phase()
    assert table.number(unit, "power") == 14000


def test_10_35_2_3_its_abilities_are_played_by_its_master(table: Table) -> None:
    unit = table.put("rear1", 1, abilities=LANGUAGE.read("【起】【(R)】：カードを1枚引く。"))
    dominating(table, unit)
    table.choose("use", unit)
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 0)


def test_10_35_2_3_1_a_delayed_ability_is_played_by_whoever_made_it(table: Table) -> None:
    """Domination ends with the effect that made it wait for the end of the turn."""
    unit = table.put("rear1", 1, abilities=LANGUAGE.read("【起】【(R)】：そのターンの終了時、カードを1枚引く。"))
    dominating(table, unit)
    table.choose("use", unit)
    table.end_phase()
    assert [event.player for event in table.events("moved", "draw")][:1] == [0]


def test_10_35_2_4_a_locked_unit_is_not_dominated(table: Table) -> None:
    unit = table.put("rear1", 1)
    dominating(table, unit, "それを呪縛する。")
    assert (table.state.controller[unit], under_other_control(table.state)) == (1, [])


@pytest.mark.parametrize(("dominated", "shuffled"), [(False, [0]), (True, [0, 1])])
def test_10_35_2_5_who_put_a_dominated_unit_into_a_deck_lets_all_shuffle(
    table: Table, dominated: bool, shuffled: list[int],
) -> None:
    unit = table.put("rear1", 1)
    to_deck = "それを山札の上に置く。カードを1枚引く。あなたの山札をシャッフルする。"
    how = "支配する" if dominated else "レストにする"
    text = f"【起】【(V)】：相手のリアガードを1枚選び、{how}。{to_deck}"
    dominating(table, unit, text=text)
    assert table.where(unit) == ("deck", 1)
    assert [event.player for event in table.events("shuffled")] == shuffled


@pytest.mark.rules("10.35.2.5")
def test_10_35_2_5_only_within_the_same_effect(table: Table) -> None:
    unit = table.put("rear1", 1)
    it = dominating(table, unit, "それを山札の上に置く。\n【起】【(V)】：あなたの山札をシャッフルする。")
    table.choose("use", it, 1)
    assert [event.player for event in table.events("shuffled")] == [0]


@pytest.mark.rules("10.35.3.1")
def test_10_35_3_it_is_in_the_column_and_row_of_its_circle(table: Table) -> None:
    """Their front right is in the column of one's own left."""
    unit = table.put("rear2", 1)
    mine = table.put("rear1", 0, power=9000, abilities=LANGUAGE.read(
        "【永】【(R)】：他のあなたのこのユニットと同じ縦列の前列のリアガードがいるなら、このユニットのパワー+1000。"))
    assert table.number(mine, "power") == 9000
    dominating(table, unit)
    assert table.number(mine, "power") == 10000


def test_10_35_3_2_circles_of_different_masters_are_not_in_front_of_one_another(table: Table) -> None:
    """A dominated unit in the column of one's own back-row unit, and before another unit of its own fighter."""
    unit = table.put("rear2", 1, power=9000, abilities=LANGUAGE.read(
        "【永】【(R)】：相手のこのユニットの後列のリアガードがいるなら、このユニットのパワー+2000。"))
    mine = table.put("rear3", 0, power=9000, abilities=LANGUAGE.read(
        "【永】【(R)】：あなたのこのユニットの前列のリアガードがいるなら、このユニットのパワー+1000。"))
    dominating(table, unit)
    assert (rear_guards(table, YOU), table.number(mine, "power")) == ([mine, unit], 9000)
    assert table.number(unit, "power") == 9000
    table.put("rear5", 1)
    table.put("rear1", 0)
    assert (table.number(mine, "power"), table.number(unit, "power")) == (10000, 11000)


@pytest.mark.rules("10.35.4.3")
def test_10_35_4_1_to_other_zones_it_goes_to_its_owner(table: Table) -> None:
    unit = table.put("rear1", 1)
    dominating(table, unit, "それを手札に戻す。")
    assert (table.where(unit), table.state.controller[unit]) == (("hand", 1), 1)


def test_10_35_4_2_it_does_not_move_to_circles_of_another_than_its_owner(table: Table) -> None:
    unit = table.put("rear1", 1)
    dominating(table, unit, "それを空いている(R)に移動する。")
    assert table.where(unit) == ("rear1", 1)


@pytest.mark.rules("10.35.5")
def test_10_35_5_1_only_its_owner_calls_to_its_circle(table: Table) -> None:
    dominating(table, table.put("rear1", 1))
    hand = table.put("hand", 0)
    table.main_phase()
    places = [place for card, place in table.offered_pairs("call") if card == hand]
    assert table.place("rear1", 1) not in places


def test_10_35_6_it_neither_boosts_nor_is_boosted_by_others(table: Table) -> None:
    """The unit behind a dominated one belongs to the opponent; a dominated one boosts nobody."""
    front, back = table.put("rear1", 1, power=20000), table.put("rear3", 1, skill="boost")
    table.put("hand", 1)
    dominating(table, front, "それは相手のヴァンガードにアタックする。")
    assert table.asks == (1, "7.5.1.2")
    assert not table.rested(back)
    table.choose("pass")
    assert (table.count("damage", 1), table.rested(front)) == (1, True)


@pytest.mark.rules("10.35.6")
def test_10_35_6_it_does_not_intercept(table: Table) -> None:
    unit = table.put("rear1", 1, grade=2, skill="intercept")
    table.put("hand", 1)
    it = dominating(table, unit)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    assert table.why_not("intercept", unit) == "7.5.1.2.4"


def test_10_35_7_a_dominated_vanguard_checks_the_deck_of_its_master(table: Table) -> None:
    leader = table.vanguard(1)
    target = table.put("rear1", 1, power=1000)
    text = "【起】【(V)】支配：相手のヴァンガードを1枚選び、そのターン中支配する。それは相手のリアガードにアタックする。"
    before = table.count("deck", 0), table.count("deck", 1)
    dominating(table, leader, text=text)
    assert (table.count("deck", 0), table.count("deck", 1)) == (before[0] - 1, before[1])
    assert table.where(target) == ("drop", 1)
    assert table.count("hand", 0) == 1


def test_10_35_8_the_gift_of_its_circle_does_not_strengthen_it(table: Table) -> None:
    unit = table.put("rear1", 1, power=9000)
    table.put("force2", 1)
    table.state.turn_player = 1
    assert table.number(unit, "power") == 19000
    dominating(table, unit)
    assert table.number(unit, "power") == 9000
