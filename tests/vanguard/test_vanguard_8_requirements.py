"""Chapter 8: requirements within texts (8.1), what is left out (8.5.5), moves that trigger (8.6.5), what lasts (8.7)."""
from __future__ import annotations

import pytest

from tefuda.rulebooks.vanguard.areas import HEART
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table

ATTACKS = "【自】【(V)】：このユニットがアタックした時、"
ACTS = "【起】【(V)】："


def told(table: Table, text: str, grade: int = 3, power: int = 11000) -> int:
    """A vanguard of player 0 with that text."""
    return table.new_vanguard(0, grade=grade, power=power, abilities=LANGUAGE.read(text))


def using(table: Table, text: str) -> int:
    it = told(table, text)
    table.main_phase()
    table.choose("use", it)
    return it


def drawn(table: Table) -> int:
    return len([event for event in table.events("moved", "draw") if event.player == 0])


def carried_out(table: Table, sort: str, text: str) -> None:
    """The same effect as an activated and as an automatic ability."""
    it = told(table, f"{sort}{text}")
    if sort == ACTS:
        table.main_phase()
        table.choose("use", it)
    else:
        table.battle_phase()
        table.attack(it, table.vanguard(1))


# 8.1 Requirements


@pytest.mark.rules("8.1.1.1.2.3", "8.1.1.2.3.3", "8.1.1.2.3.4", "8.1.1.2.3.2")
@pytest.mark.parametrize("sort", [ACTS, ATTACKS])
@pytest.mark.parametrize(("soul", "cards"), [(0, 1), (3, 3)])
def test_8_1_1_1_2_4_what_looks_at_a_sentence_that_was_not_carried_out_is_not_either(
    table: Table, sort: str, soul: int, cards: int,
) -> None:
    """The card that was drawn before has nothing to do with it."""
    table.put_many(soul, "soul", 0)
    carried_out(table, sort, "カードを1枚引く。あなたのソウルが3枚以上なら、SC(1)。そうしたなら、カードを2枚引く。")
    assert drawn(table) == cards


@pytest.mark.rules("8.1.1.2.3.5")
@pytest.mark.parametrize("sort", [ACTS, ATTACKS])
@pytest.mark.parametrize(("soul", "cards"), [(0, 0), (3, 3)])
def test_8_1_1_1_2_5_a_further_sentence_hangs_on_the_requirement_before_it(
    table: Table, sort: str, soul: int, cards: int,
) -> None:
    table.put_many(soul, "soul", 0)
    carried_out(table, sort, "あなたのソウルが3枚以上なら、カードを1枚引く。さらに、カードを2枚引く。")
    assert drawn(table) == cards


@pytest.mark.rules("8.1.1.1.2.1", "8.1.1.1.2.1.1")
@pytest.mark.parametrize(("text", "rule"), [
    ("SC(1)。そのターン中、この能力は使えなくなる。", ""), ("SC(1)。そのゲーム中、この能力は使えなくなる。", "12.2.1.1")])
def test_8_1_1_1_2_1_an_ability_may_say_itself_that_it_becomes_unusable(table: Table, text: str, rule: str) -> None:
    it = using(table, ACTS + text)
    assert table.why_not("use", it) == "12.2.1.1"
    table.turn()
    table.main_phase()
    assert table.why_not("use", it) == rule


def test_8_1_1_2_3_1_1_such_an_ability_that_waits_may_be_let_go(table: Table) -> None:
    it = told(table, f"{ATTACKS}カードを1枚引く。そのターン中、この能力は使えなくなる。")
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    assert table.words == ["yes", "no"]
    table.choose("no")
    assert drawn(table) == 0


@pytest.mark.rules("8.3.1", "8.5.4.1.3")
def test_8_3_2_what_is_invalid_asks_for_no_choice(table: Table) -> None:
    """The unit has the ability, but under the condition nothing comes of it."""
    units = table.put("rear1", 1), table.put("rear2", 1)
    it = told(table, "【自】【(V)】【LB(4)】：このユニットがアタックした時、相手のリアガードを1枚選び、退却させる。")
    guard = table.put("hand", 1)
    table.battle_phase()
    table.attack(it, table.vanguard(1))
    assert table.asks == (1, "7.5.1.2")
    assert table.offered("guard") == [guard]
    assert [table.where(unit) for unit in units] == [("rear1", 1), ("rear2", 1)]


# 8.2, 8.5.5


@pytest.mark.rules("8.1.1", "8.2.1", "8.2.1.1", "8.2.1.2", "8.5.5")
def test_8_5_5_1_where_nobody_is_named_the_master_does_it(table: Table) -> None:
    """It is done once, and what lasts goes on."""
    it = using(table, f"{ACTS}1枚引く。そのターン中、このユニットのパワー+1000。")
    assert (table.count("hand", 0), table.count("hand", 1)) == (1, 0)
    assert table.number(it, "power") == 12000


# 8.6.5 Moves that trigger


@pytest.mark.rules("8.6.5.1.1", "8.1.1.2.1")
def test_8_6_5_1_1_what_goes_into_hiding_is_known_as_it_was_in_the_open(table: Table) -> None:
    """A unit whose power is raised on the field goes to the hand."""
    table.put("rear2", 0, abilities=LANGUAGE.read(
        "【自】【(R)】：あなたのパワー10000以上のリアガードが手札に置かれた時、カードを1枚引く。"))
    strong = table.put("rear1", 0, power=9000, abilities=LANGUAGE.read("【永】【(R)】：このユニットのパワー+1000。"))
    weak = table.put("rear3", 0, power=9000)
    using(table, f"{ACTS}あなたのリアガードを2枚選び、手札に戻す。")
    for unit in (strong, weak):
        table.choose("pick", unit)
    assert (table.where(strong), table.where(weak)) == (("hand", 0), ("hand", 0))
    assert drawn(table) == 1


@pytest.mark.rules("8.6.5.1.1", "8.7.4", "8.7.5")
def test_8_7_5_what_comes_to_a_zone_is_looked_at_with_what_holds_there(table: Table) -> None:
    """A card of power 9000 comes from the hand and has 10000 on its circle."""
    told(table, (
        "【永】【(V)】：あなたのリアガードすべてのパワー+1000。\n"
        "【自】【(V)】：あなたのパワー10000以上のリアガードが(R)に登場した時、カードを1枚引く。"))
    units = [table.put("hand", 0, power=9000), table.put("hand", 0, power=8000)]
    table.main_phase()
    for number, (unit, cards) in enumerate(zip(units, (1, 1), strict=True), 1):
        table.choose("call", unit, table.place(f"rear{number}", 0))
        assert drawn(table) == cards


@pytest.mark.rules("8.6.5.1.3")
def test_8_6_5_1_3_between_open_zones_a_card_is_known_as_it_is_where_it_went(table: Table) -> None:
    """A card of grade 1 goes from the soul to the drop zone, where cards have a grade more."""
    told(table, (
        "【永】【(V)】：あなたのドロップゾーンすべてのグレード+1。\n"
        "【自】【(V)】：あなたのグレード2のカードがドロップゾーンに置かれた時、カードを1枚引く。\n"
        "【起】【(V)】：あなたのソウルから1枚選び、ドロップゾーンに置く。"))
    table.put("soul", 0, grade=1)
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert drawn(table) == 1


@pytest.mark.parametrize("event", ["あなたのユニットが超越した", "このユニットがハーツ状態になった"])
def test_8_6_5_1_5_an_ability_for_a_stride_works_from_a_heart(table: Table, event: str) -> None:
    it = told(table, f"【自】【(V)】：{event}時、カードを1枚引く。")
    table.put_many(3, "hand", 0)
    g_unit = table.put("gzone", 0, "g-unit", face_down=True, grade=4, stride=True)
    table.stride_step()
    table.choose("stride", g_unit)
    while table.words[0] == "pick":
        table.choose("pick")
        if table.words == ["done"] or "done" in table.words:
            table.choose("done")
    assert table.state.flags[it] & HEART
    assert drawn(table) == 1


# 8.7 What lasts


@pytest.mark.rules("8.7.1", "8.7.1.1", "8.7.2")
def test_8_7_1_2_what_is_no_number_applies_before_numbers_change(table: Table) -> None:
    """The unit that gives power is older than the one that gives the clan to which it gives power."""
    unit = table.put("rear1", 0, power=8000, clan=(OTHER_CLAN,))
    table.put("rear2", 0, abilities=LANGUAGE.read(f"【永】【(R)】：あなたの《{CLAN}》のリアガードすべてのパワー+2000。"))
    assert table.number(unit, "power") == 8000
    table.put("rear3", 0, abilities=LANGUAGE.read(f"【永】【(R)】：あなたのリアガードすべては《{CLAN}》としても扱う。"))
    assert table.number(unit, "power") == 10000


@pytest.mark.rules("8.7.2.1.1.1")
def test_8_7_2_1_of_effects_that_set_a_number_the_latest_counts(table: Table) -> None:
    """An ability that was played later than the other unit came, and then a unit that comes later still."""
    it = told(table, f"{ACTS}そのターン中、このユニットのパワーを5000にする。")
    setting = "【永】【(R)】：あなたのヴァンガードすべてのパワーを{}にする。"
    table.put("rear1", 0, abilities=LANGUAGE.read(setting.format(7000)))
    late = table.put("hand", 0, abilities=LANGUAGE.read(setting.format(9000)))
    table.main_phase()
    assert table.number(it, "power") == 7000
    table.choose("use", it)
    assert table.number(it, "power") == 5000
    table.choose("call", late, table.place("rear2", 0))
    assert table.number(it, "power") == 9000


def test_8_7_2_1_1_a_unit_dates_from_when_it_came_to_the_field(table: Table) -> None:
    """Going to another circle makes it no younger."""
    setting = "【永】【(R)】：あなたのヴァンガードすべてのパワーを{}にする。"
    units = [table.put("hand", 0, abilities=LANGUAGE.read(setting.format(power))) for power in (7000, 9000)]
    table.main_phase()
    table.choose("call", units[0], table.place("rear1", 0))
    table.choose("call", units[1], table.place("rear2", 0))
    assert table.number(table.vanguard(0), "power") == 9000
    table.choose("exchange", table.place("rear1", 0), table.place("rear3", 0))
    assert table.number(table.vanguard(0), "power") == 9000


def test_8_7_3_1_what_changes_the_rules_holds_for_cards_that_come_later(table: Table) -> None:
    using(table, f"{ACTS}カードを1枚引く。そのターン中、あなたは(R)にノーマルコールできない。")
    drawn_card = table.cards("hand", 0)[-1]
    assert table.why_not("call", drawn_card, table.place("rear1", 0)) == "1.3.3"
