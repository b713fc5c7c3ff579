"""Chapter 11: seek mate, and words that name abilities without being one (11.10, 11.17, 11.23 to 11.41)."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.past_events import HasDone
from tefuda.kernel.costs.ability_costs import PayOnce
from tefuda.kernel.abilities.scope import Scope
from tefuda.kernel.abilities.filters import Keyworded
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import REST
from tefuda.kernel.continuous.prohibitions import forbidden_to
from tefuda.rulebooks.vanguard.areas import LEGION, MATE, PAYING_HONOUR
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tefuda.rulebooks.vanguard.nodes import Mateable, MatesWith, SeekMate
from tests.vanguard.vanguard_table import Table

SEEK = "【起】【(V)】：【双闘】[「札Ma」か「札Mb」]"


def put(table: Table, place: str, text: str, grade: int = 1, power: int = 8000) -> int:
    return table.put(place, 0, abilities=LANGUAGE.read(text), grade=grade, power=power)


def named(table: Table, place: str, name: str) -> int:
    """A card of that name."""
    it = table.put(place, 0)
    table.state.table.labels[table.state.prints[it]] |= {f"name:{name}"}
    return it


def has(table: Table, keyword: str, it: int) -> bool:
    return Keyworded(keyword).fits(table.state, Scope(it, table.state.obj[it], 0), it)


# 11.10 Seek mate


def seeking(table: Table, more: str = "") -> int:
    """A vanguard that can seek a mate, with four cards in the drop zone."""
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(SEEK + more))
    table.put_many(4, "drop", 0)
    return it


@pytest.mark.rules("11.10.1", "11.10.1.1", "11.10.2.1", "10.25.1.1", "10.25.12")
def test_11_10_2_a_vanguard_seeks_a_mate_in_the_deck(table: Table) -> None:
    """Four cards of the drop zone go back for it. One of those that are named may be found, and no other."""
    it = seeking(table, "\n【自】：このユニットが双闘した時、カードを1枚引く。")
    one, other = named(table, "deck", "札Ma"), named(table, "deck", "札Mb")
    named(table, "deck", "札Mc")
    table.main_phase()
    table.choose("use", it)
    assert table.count("drop", 0) == 0
    assert sorted(table.offered("pick")) == sorted([one, other])
    table.choose("pick", other)
    assert table.where(other) == ("vanguard", 0)
    assert table.state.flags[other] & MATE
    assert len(table.events("moved", "draw")) == 1
    assert table.events("shuffled")
    assert has(table, "seek mate", it)


@pytest.mark.rules("11.10.2")
def test_11_10_2_it_can_be_played_once_and_only_against_grade_3(table: Table) -> None:
    it = seeking(table)
    table.new_vanguard(1, grade=2)
    table.main_phase()
    assert table.why_not("use", it) == "8.1.1.1.1"
    table.new_vanguard(1, grade=3)
    table.main_phase()
    table.choose("use", it)
    table.choose("done")
    table.put_many(4, "drop", 0)
    table.turn()
    table.main_phase()
    assert table.why_not("use", it) == "12.2.1.1"


@pytest.mark.rules("11.10.2", "10.25.14")
def test_11_10_2_a_unit_that_was_in_legion_seeks_no_more(table: Table) -> None:
    it = seeking(table)
    mate = named(table, "deck", "札Ma")
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", mate)
    mine = Scope(it, table.state.obj[it], 0)
    assert HasDone(This(), LEGION, True).met(table.state, mine)
    table.turn()
    assert HasDone(This(), LEGION).met(table.state, mine)
    assert not HasDone(This(), LEGION, True).met(table.state, mine)
    (ability,) = LANGUAGE.read(SEEK)
    assert isinstance(ability, SeekMate) and ability.condition is not None
    assert not ability.condition.met(table.state, mine)


@pytest.mark.rules("10.25.16")
def test_10_25_16_a_legion_mate_does_not_seek(table: Table) -> None:
    it = seeking(table)
    mate = table.put_mate(0)
    (ability,) = LANGUAGE.read(SEEK)
    table.written(table.state.prints[mate], (ability,))
    table.main_phase()
    assert table.why_not("use", mate) == "8.1.1.1.1"
    assert table.why_not("use", it) == ""


@pytest.mark.rules("10.25.1.2")
def test_10_25_1_2_a_vanguard_in_legion_or_without_seek_mate_gets_no_mate(table: Table) -> None:
    joins = "【起】【(V)】：あなたの山札から「札Ma」を1枚まで探し、双闘する。"
    mate = named(table, "deck", "札Ma")
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(joins))
    table.main_phase()
    table.choose("use", it)
    table.choose("pick", mate)
    assert table.where(mate) == ("deck", 0)
    it = table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(f"{joins}\n{SEEK}"))
    table.put_mate(0)
    assert Mateable().fits(table.state, Scope(it, table.state.obj[it], 0), mate)
    table.main_phase()
    table.choose("use", it, 0)
    table.choose("pick", mate)
    assert table.where(mate) == ("deck", 0)


def test_10_25_17_cards_that_can_be_in_legion_are_named_by_either(table: Table) -> None:
    """The unit's own seek mate names one card; another card names the unit."""
    it = named(table, "rear1", "札Mz")
    table.written(table.state.prints[it], LANGUAGE.read(SEEK))
    table.state.table.labels[table.state.prints[it]] |= {"name:札Mz"}
    mine, leader, other = named(table, "soul", "札Ma"), table.put("soul", 0), table.put("soul", 0)
    table.written(table.state.prints[leader], LANGUAGE.read("【起】【(V)】：【双闘】[「札Mz」]"))
    scope = Scope(it, table.state.obj[it], 0)
    assert [MatesWith(This()).fits(table.state, scope, card) for card in (mine, leader, other)] == [True, True, False]
    text = "【起】【(V)】：あなたのこのユニットと双闘できるリアガードを1枚選び、退却させる。"
    assert LANGUAGE.print_ja(LANGUAGE.read(text)) == text


# Words that name abilities


@pytest.mark.rules("11.17.1", "11.17.1.2", "10.33.2")
def test_11_17_1_1_a_rescue_heals_and_deals_as_much(table: Table) -> None:
    text = (
        "【起】【(R)】救援(1)：あなたのダメージゾーンから1枚選び、回復する。"
        "あなたのヴァンガードを1枚選び、1ダメージ。")
    it = put(table, "rear1", text)
    old = table.put("damage", 0)
    table.main_phase()
    table.choose("use", it)
    assert table.where(old) == ("drop", 0)
    assert table.count("damage", 0) == 1
    assert has(table, "rescue", it) and has(table, "rescue 1", it) and not has(table, "rush", it)


@pytest.mark.parametrize(("power", "drawn"), [(9000, 1), (20000, 0)])
def test_11_25_1_shadow_stitch_is_triggered_by_an_attack_that_did_not_hit(
    table: Table, power: int, drawn: int,
) -> None:
    text = (
        "【自】【(R)】影縫：このユニットのアタックがヴァンガードにヒットせずにバトルが終わった時、"
        "カードを1枚引く。")
    it = put(table, "rear1", text, power=power)
    table.fight(it, table.vanguard(1))
    assert len(table.events("moved", "draw")) == drawn


@pytest.mark.rules("11.25.1")
def test_11_25_1_an_attack_on_a_rear_guard_is_none_of_its_kind(table: Table) -> None:
    text = (
        "【自】【(R)】影縫：このユニットのアタックがヴァンガードにヒットせずにバトルが終わった時、"
        "カードを1枚引く。")
    it = put(table, "rear1", text, power=1000)
    target = table.put("rear1", 1, power=9000)
    table.fight(it, target)
    assert len(table.events("moved", "draw")) == 0


def test_11_27_1_rush_is_triggered_by_standing_by_an_effect_of_ones_own(table: Table) -> None:
    """In the stand phase it is the rules that let it stand."""
    it = put(table, "rear1", "【自】【(R)】闘魂：このユニットがあなたのカードの効果でスタンドした時、カードを1枚引く。")
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】：あなたのリアガードを1枚選び、スタンドする。"))
    table.state.flags[it] = REST
    table.begin("6.3.1.1")
    assert not table.rested(it)
    assert [event.rule for event in table.events("moved", "draw")] == ["6.4.1.1.2"]
    table.main_phase()
    table.state.flags[it] = REST
    table.choose("use", table.vanguard(0))
    assert not table.rested(it)
    assert [event.rule for event in table.events("moved", "draw")] == ["6.4.1.1.2", "8.5.3.4"]
    assert has(table, "rush", it)


def test_11_28_1_burst_looks_at_a_power(table: Table) -> None:
    it = put(table, "rear1", "【自】【(R)】超爆：このユニットがアタックした時、このユニットのパワーが20000以上なら、カードを1枚引く。",
             power=20000)
    table.fight(it, table.vanguard(1))
    assert len(table.events("moved", "draw")) == 1


def test_11_31_1_magia_calls_from_the_soul_until_the_end_of_the_turn(table: Table) -> None:
    it = put(table, "rear1", (
        "【起】【(R)】奇術：あなたのソウルから1枚選び、(R)にコールする。"
        "そのターンの終了時、それをソウルに置く。"))
    called = table.put("soul", 0)
    table.main_phase()
    table.choose("use", it)
    table.choose("place", table.place("rear2", 0))
    assert table.where(called) == ("rear2", 0)
    table.end_phase()
    assert table.where(called) == ("soul", 0)


@pytest.mark.parametrize(("name", "drawn"), [("札Ba", 1), ("札Bb", 0)])
def test_11_38_1_bloom_is_triggered_by_another_unit(table: Table, name: str, drawn: int) -> None:
    it = put(table, "rear1", "【自】【(R)】開花：他のあなたの「札Ba」が(R)に登場した時、カードを1枚引く。")
    new = named(table, "hand", name)
    table.main_phase()
    table.choose("call", new, table.place("rear2", 0))
    assert len(table.events("moved", "draw")) == drawn
    assert has(table, "bloom", it)


@pytest.mark.rules("11.41.1.1")
def test_11_41_1_two_swords_are_triggered_by_boosting_and_being_boosted(table: Table) -> None:
    front = put(table, "rear1", (
        "【自】【(R)】二刀開眼：このユニットがあなたのリアガードにブーストされた時、カードを1枚引く。"))
    back = table.put("rear3", 0, abilities=LANGUAGE.read(
        "【自】【(R)】二刀開眼：このユニットがあなたのユニットをブーストした時、カードを1枚引く。"), skill="boost")
    table.battle_phase()
    table.attack(front, table.vanguard(1), back)
    while table.words == ["number", "number"]:
        table.choose("number")
    assert len(table.events("moved", "draw")) == 2
    assert has(table, "two swords", front) and has(table, "two swords", back)


def test_11_23_1_dominate_is_a_word_of_texts(table: Table) -> None:
    it = put(table, "rear1", "【起】【(R)】支配：カードを1枚引く。")
    assert has(table, "dominate", it)


# 11.40 Honour


@pytest.mark.rules("11.40.2")
def test_11_40_1_the_cost_of_one_honour_is_paid_in_a_turn(table: Table) -> None:
    """Another card with such an ability can't be used then; in the next turn it can."""
    text = "【起】【(R)】誉：[SB(1)]カードを1枚引く。"
    it, other = put(table, "rear1", text), put(table, "rear2", "【起】【(R)】誉：[SB(1)]カードを2枚引く。")
    table.put_many(3, "soul", 0)
    table.main_phase()
    assert has(table, "honour", it)
    assert PayOnce(PAYING_HONOUR).payable(table.state, Scope(it, table.state.obj[it], 0), [])
    table.choose("use", it)
    table.choose("pick")
    assert forbidden_to(table.state, PAYING_HONOUR, 0) and not forbidden_to(table.state, PAYING_HONOUR, 1)
    assert table.why_not("use", other) == "8.5.2.3"
    table.end_phase()
    table.main_phase()
    assert table.why_not("use", other) == ""


@pytest.mark.rules("11.40.1")
def test_11_40_1_an_automatic_ability_with_honour_is_triggered_but_not_paid(table: Table) -> None:
    text = "【自】【(R)】誉：[SB(1)]このユニットがヴァンガードにアタックした時、コストを払ってよい。払ったら、カードを1枚引く。"
    units = [put(table, "rear1", text, power=20000), put(table, "rear2", text, power=20000)]
    table.put_many(2, "soul", 0)
    table.battle_phase()
    table.attack(units[0], table.vanguard(1))
    table.choose("yes")
    table.choose("pick")
    while table.asks[1] != "7.3.1.2":
        table.choose("pass")
    table.attack(units[1], table.vanguard(1))
    assert "yes" not in table.words
    assert (table.count("soul", 0), len(table.events("moved", "draw"))) == (1, 1)
