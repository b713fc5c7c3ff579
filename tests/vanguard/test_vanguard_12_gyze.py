"""12.11, 10.37 and 11.42.2.2: Gyze cards, which have a normal unit on one side and a G unit on the other."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import FACE_DOWN, REST
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.visibility.sight import sees
from tefuda.kernel.continuous.projection import has_label
from tefuda.rulebooks.vanguard.cards import G_UNIT, NORMAL
from tefuda.rulebooks.vanguard.language import LANGUAGE
from tefuda.rulebooks.vanguard.sides import SideStride
from tests.vanguard.vanguard_table import CLAN, OTHER_CLAN, Table

DRAW = "【起】【(V)】：カードを1枚引く。"
TURN_ONE = "【起】【(V)】：あなたのリアガードを1枚選び、裏返す。"
DRAGON = "ゼロスドラゴン"


def is_g_side(table: Table, it: int) -> bool:
    """Whether the side of the G unit applies."""
    return table.number(it, "type") == G_UNIT


def stride_text(table: Table) -> str:
    """An ultimate stride skill as the next Gyze card of the table has it."""
    return (f"【究極超越】-「裏札X{len(table.game.match.prints)}」-ストライドステップ-[CB(1)]"
            "あなたのサークルとソウルとGゾーンの他のカードすべてを除外し、このカードを裏返し、(V)に超越する。")


def bind_dragons(table: Table, count: int, face_down: bool = False) -> None:
    """So many Zeroth Dragons of different names in the bind zone of player 0."""
    for _ in range(count):
        table.put("bind", 0, race=(DRAGON,), face_down=face_down)


def laid(table: Table, dragons: int = 5, face_down: bool = False, clan: str = CLAN, text: str = "") -> int:
    """A Gyze card in the G zone with its cost lying ready, and so many dragons."""
    bind_dragons(table, dragons)
    table.put("damage", 0)
    table.put("hand", 0)
    return table.put_gyze("gzone", 0, text or stride_text(table), face_down=face_down, clan=(clan,))


# 12.11.3 The side that applies


@pytest.mark.rules("12.11.1", "12.11.2", "12.11.3", "12.11.3.1")
def test_12_11_3_1_the_side_that_applies_is_what_is_looked_at(table: Table) -> None:
    it = table.put_gyze("rear1", 0)
    other = table.put_gyze("rear2", 0, g_side=True)
    assert [table.number(it, what) for what in ("type", "grade", "power", "shield")] == [NORMAL, 0, 5000, 5000]
    assert [table.number(other, what) for what in ("type", "grade", "power", "shield")] == [G_UNIT, 4, 30000, 0]
    assert table.number(it, "drive") == 1
    assert table.number(other, "drive") == 3


def test_12_11_3_1_1_the_other_side_counts_as_not_there(table: Table) -> None:
    it = table.put_gyze("vanguard", 0, DRAW)
    number = len(table.game.match.prints) - 2
    assert has_label(table.state, it, f"name:札X{number}")
    assert not has_label(table.state, it, f"name:裏札X{number}")
    other = table.put_gyze("rear1", 0, DRAW, g_side=True)
    assert abilities_of(table.state, it)
    assert not abilities_of(table.state, other)
    assert has_label(table.state, other, f"name:裏札X{number + 2}")
    assert not has_label(table.state, other, f"name:札X{number + 2}")


CIRCLES = ["rear1", "vanguard", "guardian", "gzone"]
ELSEWHERE = ["hand", "deck", "drop", "soul", "damage", "bind", "gauge", "trigger", "removed"]


@pytest.mark.parametrize("to", ELSEWHERE)
def test_12_11_3_3_on_no_circle_and_not_in_the_g_zone_the_normal_side_applies(table: Table, to: str) -> None:
    it = table.put_gyze("rear3", 0, g_side=True)
    table.main_phase()
    table.happen(lambda: table.move(it, to))
    assert not is_g_side(table, it)
    # It is no G unit any more that would go on to the G zone (4.6.9).
    assert table.where(it) == (to, 0)


@pytest.mark.parametrize("g_side", [False, True])
@pytest.mark.parametrize("to", CIRCLES)
def test_12_11_3_3_on_circles_and_in_the_g_zone_the_side_stays(table: Table, to: str, g_side: bool) -> None:
    it = table.put_gyze("rear3", 0, g_side=g_side)
    table.battle_phase()
    table.happen(lambda: table.move(it, to))
    assert is_g_side(table, it) == g_side
    other = table.put_gyze("gzone", 0, g_side=g_side)
    table.happen(lambda: table.move(other, to))
    assert is_g_side(table, other) == g_side


def test_12_11_3_3_a_retired_g_side_lies_in_the_drop_zone(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】：あなたのリアガードを1枚選び、退却させる。"))
    it = table.put_gyze("rear1", 0, g_side=True)
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert table.where(it) == ("drop", 0)
    assert not is_g_side(table, it)


def test_12_11_4_both_sides_may_lie_face_up_and_face_down(table: Table) -> None:
    for g_side in (False, True):
        for face_down in (False, True):
            it = table.put_gyze("gzone", 0, g_side=g_side, face_down=face_down)
            assert is_g_side(table, it) == g_side
            assert bool(table.state.flags[it] & FACE_DOWN) == face_down
            assert sees(table.state, it) == (1 if face_down else 3)


def test_12_11_4_a_counter_blast_turns_it_face_down_but_not_over(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】：[CB(1)]カードを1枚引く。"))
    it = table.put_gyze("damage", 0)
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert table.state.flags[it] & FACE_DOWN
    assert not is_g_side(table, it)


# 10.37 Turning over


@pytest.mark.parametrize("g_side", [False, True])
def test_10_37_1_the_other_side_applies_after_turning_over(table: Table, g_side: bool) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(TURN_ONE))
    it = table.put_gyze("rear1", 0, g_side=g_side)
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert is_g_side(table, it) != g_side
    table.choose("use", table.vanguard(0))
    assert is_g_side(table, it) == g_side


def test_10_37_2_turning_over_is_not_turning_face_down(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(TURN_ONE))
    it = table.put_gyze("rear1", 0, rested=True)
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert is_g_side(table, it)
    assert table.state.flags[it] == REST


def test_10_37_3_another_card_is_not_turned_over(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(TURN_ONE))
    it = table.put("rear1", 0)
    printed = table.state.prints[it]
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert table.state.prints[it] == printed
    assert not table.state.flags[it] & FACE_DOWN
    assert not table.events("turned")


def test_12_11_3_4_it_is_the_same_card_with_all_that_applies_to_it(table: Table) -> None:
    raising = "【起】【(V)】：そのターン中、あなたのリアガードすべてのパワー+2000。"
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read(f"{TURN_ONE}\n{raising}"))
    it = table.put_gyze("rear1", 0, rested=True)
    table.main_phase()
    table.choose("use", table.vanguard(0), 1)
    assert table.number(it, "power") == 7000
    same = table.state.obj[it]
    table.choose("use", table.vanguard(0), 0)
    assert table.number(it, "power") == 32000
    assert table.state.obj[it] == same
    assert table.rested(it)


@pytest.mark.rules("10.37.1", "12.11.3", "4.6.9")
def test_10_37_1_turned_over_in_the_drop_zone_it_stays_there_until_it_moves(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】：あなたのドロップゾーンから1枚選び、裏返す。"))
    it = table.put_gyze("drop", 0)
    g_unit = table.put("rear1", 0, "g-unit")
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert is_g_side(table, it)
    table.happen(lambda: table.move(g_unit, "drop"))
    assert table.where(g_unit) == ("gzone", 0)
    assert table.where(it) == ("drop", 0)
    table.happen(lambda: table.move(it, "hand"))
    assert not is_g_side(table, it)


@pytest.mark.rules("11.12.1", "12.11.3.1")
def test_12_11_3_1_the_normal_side_is_no_face_up_g_unit_of_the_g_zone(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】【GB(1)】：カードを1枚引く。"))
    table.put_gyze("gzone", 0)
    table.main_phase()
    assert "use" not in table.words
    table.put_gyze("gzone", 0, g_side=True)
    table.main_phase()
    assert "use" in table.words


# 8.5.2.1.2.3 What the ultimate stride of a Gyze card takes


@pytest.mark.parametrize("face_down", [False, True])
def test_8_5_2_1_2_3_five_different_bound_dragons_let_it_stride(table: Table, face_down: bool) -> None:
    it = laid(table, face_down=face_down)
    table.stride_step()
    assert table.why_not("stride", it) == ""


def test_8_5_2_1_2_3_four_dragons_are_too_few(table: Table) -> None:
    it = laid(table, dragons=4)
    table.put("bind", 0)
    table.put("bind", 1, race=(DRAGON,))
    table.stride_step()
    assert table.why_not("stride", it) == "8.5.2.1.2.3"


def test_8_5_2_1_2_3_two_of_a_name_are_one_kind(table: Table) -> None:
    it = laid(table, dragons=4)
    again = table.state.prints[table.top("bind", 0)]
    table._put("bind", 0, again)
    table.stride_step()
    assert table.why_not("stride", it) == "8.5.2.1.2.3"


@pytest.mark.rules("4.9.2.2")
def test_8_5_2_1_2_3_a_dragon_bound_face_down_does_not_count(table: Table) -> None:
    it = laid(table, dragons=4)
    bind_dragons(table, 1, face_down=True)
    table.stride_step()
    assert table.why_not("stride", it) == "8.5.2.1.2.3"


def test_8_5_2_1_2_3_the_vanguard_has_to_be_of_grade_3(table: Table) -> None:
    it = laid(table)
    table.turn()
    while table.asks[1] != "6.5.1.1.2":
        table.choose("pass")
    table.new_vanguard(0, grade=2)
    table.choose("pass")
    assert table.asks == (0, "6.5.1.2.2")
    assert table.why_not("stride", it) == "8.5.2.1.2.3"


def test_8_5_2_1_2_1_a_gyze_card_too_has_to_be_of_the_nation_of_the_vanguard(table: Table) -> None:
    it = laid(table, clan=OTHER_CLAN)
    table.stride_step()
    assert table.why_not("stride", it) == "8.5.2.1.2.1"


def test_6_5_1_2_2_a_face_up_gyze_card_is_asked_for_without_a_hand(table: Table) -> None:
    it = laid(table)
    table.leave(0, "hand", 0)
    table.stride_step()
    assert table.offered("stride") == [it]
    table.choose("pass")
    table.leave(0, "damage", 0)
    table.stride_step()
    assert table.asks[1] != "6.5.1.2.2"


@pytest.mark.rules("6.5.1.2.2", "11.11.3", "8.5.2.4")
def test_6_5_1_2_2_without_a_hand_a_skill_with_another_cost_can_be_used(table: Table) -> None:
    table.put("damage", 0)
    it = table.put("gzone", 0, "g-unit", face_down=True, grade=4, stride=True, abilities=LANGUAGE.read("【超越】[CB(1)]"))
    table.stride_step()
    assert table.offered("stride") == [it]
    table.choose("stride", it)
    assert table.vanguard(0) == it


# 11.42.2.2 The ultimate stride


@pytest.mark.rules("11.42.2.2", "12.11.2", "12.11.3.3")
def test_11_42_2_2_it_turns_over_and_strides(table: Table) -> None:
    it = laid(table)
    table.stride_step()
    table.choose("stride", it)
    assert table.vanguard(0) == it
    assert is_g_side(table, it)
    assert table.number(it, "power") == 30000
    assert table.state.flags[table.top("damage", 0)] & FACE_DOWN
    assert table.cards("vanguard", 0) == [it]


def test_11_42_2_2_1_the_other_cards_of_g_zone_circles_and_soul_are_removed_before_it_strides(table: Table) -> None:
    it = laid(table)
    mine = [table.vanguard(0), *(table.put(zone, 0) for zone in ("rear1", "rear5", "soul")),
            table.put("gzone", 0, "g-unit", face_down=True), table.put("gzone", 0, "g-unit")]
    table.lock(table.put("rear2", 0))
    locked = table.cards("rear2", 0)[0]
    others = [table.put(zone, player) for zone, player in (
        ("rear1", 1), ("soul", 1), ("drop", 0), ("gzone", 1), ("hand", 0))]
    where = [table.where(card) for card in others]
    table.stride_step()
    table.choose("stride", it)
    assert [table.where(card) for card in (*mine, locked)] == [("removed", 0)] * 7
    assert [table.where(card) for card in others] == where
    told = [(event.kind, event.reason) for event in table.events("moved") + table.events("turned")]
    removed, strode, turned = ("moved", "remove"), ("moved", "stride"), ("turned", "by_skill")
    assert told.count(removed) == 7
    assert told.index(strode) == 7
    assert turned in told


def test_11_42_2_2_1_there_is_no_heart_and_no_vanguard_to_rest_like(table: Table) -> None:
    it = laid(table)
    table.state.flags[table.vanguard(0)] |= REST
    table.stride_step()
    table.choose("stride", it)
    assert table.vanguard(0) == it
    assert not table.rested(it)
    assert table.number(it, "power") == 30000


@pytest.mark.rules("10.28.5", "12.11.3.3", "9.2.4")
def test_10_28_5_after_the_turn_it_is_removed_and_there_is_no_vanguard_left(table: Table) -> None:
    it = laid(table)
    table.stride_step()
    table.choose("stride", it)
    used = table.put("gzone", 0, "g-unit")
    table.end_phase()
    assert table.where(it) == table.where(used) == ("removed", 0)
    assert not is_g_side(table, it)
    assert table.state.over
    assert table.state.losers == 1


def test_10_28_5_one_that_was_turned_over_on_its_circle_came_by_no_ultimate_stride(table: Table) -> None:
    it = laid(table)
    table.lay(it, "rear1", 0)
    table.state.prints[it] += 1
    table.state.derived.cards_changed()
    table.end_phase()
    assert table.where(it) == ("gzone", 0)
    assert is_g_side(table, it)


def test_10_28_1_a_card_that_is_no_g_unit_does_not_stride(table: Table) -> None:
    it = laid(table, text="【究極超越】-「灯の主」-[CB(1)]このカードを(V)に超越する。")
    before = table.vanguard(0)
    table.stride_step()
    table.choose("stride", it)
    assert table.where(it) == ("gzone", 0)
    assert table.vanguard(0) == before


def test_11_42_2_2_a_skill_that_does_not_turn_it_over_is_none_of_a_normal_unit(table: Table) -> None:
    it = laid(table, face_down=True, text="【究極超越】[CB(1)]")
    table.stride_step()
    assert table.why_not("stride", it) == "11.11.3"


@pytest.mark.rules("11.42.2.2")
def test_11_42_2_2_the_skill_is_read_in_the_order_of_the_book_too() -> None:
    own, other = "あなたのサークルとソウルとGゾーンの他の", "他のGゾーンと" "サークルとソウルの"
    text = f"【究極超越】-「灯の主」-ストライドステップ-[CB(1)]{own}カードすべてを除外し、このカードを裏返し、(V)に超越する。"
    read = LANGUAGE.read(text)
    assert LANGUAGE.read(text.replace(own, other).replace("ストライドステップ-", "")) == read
    assert LANGUAGE.print_ja(read) == text
    assert isinstance(read[0], SideStride)
    assert read[0].side == "name:灯の主"


# Into the G zone


TO_G_ZONE = "【自】：このユニットがライドされた時、このカードをGゾーンに置く。"


@pytest.mark.rules("12.11.3.3", "4.11.3")
def test_12_11_3_3_ridden_on_it_goes_to_the_g_zone_with_its_normal_side_up(table: Table) -> None:
    table.leave(0, "vanguard", 0)
    it = table.put_gyze("vanguard", 0, TO_G_ZONE)
    used = table.put("gzone", 0, "g-unit")
    table.ride()
    assert table.where(it) == ("gzone", 0)
    assert not is_g_side(table, it)
    assert not table.state.flags[it] & FACE_DOWN
    # It came by no ultimate stride (10.28.5).
    assert table.where(used) == ("gzone", 0)


@pytest.mark.parametrize("clan", [CLAN, OTHER_CLAN])
def test_8_5_2_1_2_3_striding_is_asked_with_a_hand_and_a_face_up_gyze_card(table: Table, clan: str) -> None:
    laid(table, clan=clan)
    table.stride_step()
    assert table.asks == (0, "6.5.1.2.2")


@pytest.mark.rules("10.28.3", "10.28.5")
def test_10_28_3_put_into_the_g_zone_by_a_text_its_hearts_are_vanguards_again(table: Table) -> None:
    text = "【起】【(V)】：このカードをGゾーンに置く。"
    for _ in range(3):
        table.put("gzone", 0, "g-unit")
    heart = table.vanguard(0)
    table.put("damage", 0)
    table.put("hand", 0)
    it = table.put("gzone", 0, "g-unit", face_down=True, grade=4, stride=True,
                   abilities=LANGUAGE.read(f"【究極超越】[CB(1)]\n{text}"))
    table.stride_step()
    table.choose("stride", it)
    assert table.vanguard(0) == it
    table.main_phase()
    table.choose("use", it)
    assert table.vanguard(0) == heart
    assert table.where(it) == ("removed", 0)
    assert table.count("gzone", 0) == 0


@pytest.mark.rules("10.36.1", "4.1.6")
def test_10_36_1_a_removed_card_is_out_of_the_game(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】：相手のリアガードを1枚選び、除外する。"))
    it = table.put("rear1", 1)
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert table.where(it) == ("removed", 1)


@pytest.mark.rules("12.13.1.3.2")
def test_12_13_1_3_2_a_pseudo_card_that_a_text_removes_is_erased(table: Table) -> None:
    table.new_vanguard(0, grade=3, abilities=LANGUAGE.read("【起】【(V)】：あなたの手札から1枚選び、除外する。"))
    it = table.put_protect(0)
    table.main_phase()
    table.choose("use", table.vanguard(0))
    assert table.where(it) == ("", -1)
    assert table.count("removed", 0) == 0
