"""806.1b to 806.1e: extras and shifts are played out of the Dynamis by what their texts ask for."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tefuda.kernel.abilities.acts import MoveTo
from tefuda.kernel.abilities.deeds import Forbid
from tefuda.kernel.abilities.doing import Do
from tefuda.kernel.abilities.nodes import YOU, Ability, Effect, Static
from tefuda.kernel.abilities.ability import Always
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.which import Cards, This
from tefuda.kernel.codes import FACE_DOWN, MOVED
from tefuda.kernel.counters import count_for, counters_of
from tefuda.kernel.effects import FOR_TURN, abilities_of, has_label, value
from tefuda.rulebooks.zx.areas import BY_ABILITY, COUNTERS, DESTROYED, DO_PLAY, DO_SHIFT, PLAYING_ZX, ZONE_TRASH
from tefuda.rulebooks.zx.cards import POWER
from tefuda.rulebooks.zx.language_dynamis import SHIFT_ON
from tests.laid_table import abilities_of as read
from tests.zx.zx_table import BOOK, Table
from tests.zx.zx_texts import MINE, act, choose

RED = 1
KEY = "counter:ドリーム・キー"


def extra(table: Table, *texts: str, player: int = 0, **fields: object) -> int:
    """An extra of cost 4 that lies face-down in the Dynamis, with a text."""
    abilities: tuple[Ability, ...] = sum((read(BOOK, it) for it in texts), ())
    return table.put(
        "dynamis", player, type="extra", face_down=True, abilities=abilities, **{"cost": 4, **fields})  # type: ignore[arg-type]


def shift(table: Table, *texts: str, player: int = 0, **fields: object) -> int:
    abilities: tuple[Ability, ...] = sum((read(BOOK, it) for it in texts), ())
    return table.put(
        "dynamis", player, type="shift", face_down=True, abilities=abilities, **fields)  # type: ignore[arg-type]


def use(table: Table, *effects: Effect) -> None:
    """A Z/X of player 0 does this by an ability without a cost."""
    user = table.put("square9", 0, abilities=(act(*effects, costs=()),))
    table.main_phase(0)
    table.choose("use", user)


# 806.1b Advent


@pytest.mark.rules("506.2", "806.1", "806.1a", "806.1f", "804.2g", "1007.1", "805.2c")
def test_806_1b_an_advent_destroys_rebooted_zx_of_enough_cost(table: Table) -> None:
    it = extra(table, "【降臨条件】ゼクス1枚以上。")
    table.put_many(4, "resource", 0)
    one, two = table.put("square7", 0, cost=3), table.put("square8", 0, cost=1)
    small = table.put("square9", 0, cost=0)
    table.main_phase(0)
    assert it in table.offered("play")
    with table.tracing() as trace:
        table.play(it, "square4")
        table.choose("pick", one)
        assert "done" not in table.words, "the cost is not reached yet"
        table.choose("pick", two)
        table.choose("done")
    assert table.where(it) == ("square4", -1)
    assert [table.where(card)[0] for card in (one, two, small)] == ["charge", "charge", "square9"]
    assert not [card for card in table.cards("resource", 0) if table.rested(card)]
    steps = [rule for rule in dict.fromkeys(trace) if rule.startswith(("804", "806"))]
    assert steps[:6] == ["804.2a", "804.2b", "804.2c", "804.2e", "806.1c", "804.2g"]
    assert "806.1b" in steps and steps[-1] == "806.1f"


def test_806_1b_not_without_as_many_resources_as_the_cost(table: Table) -> None:
    it = extra(table, "【降臨条件】ゼクス1枚以上。")
    table.put_many(3, "resource", 0)
    table.put("square7", 0, cost=9)
    table.main_phase(0)
    assert table.offered("play") == []
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "806.1b"


@pytest.mark.rules("806.2", "806.2b")
def test_806_1b_sleeping_zx_and_those_that_can_not_be_destroyed_do_not_count(table: Table) -> None:
    it = extra(table, "【降臨条件】ゼクス1枚以上。")
    table.put_many(4, "resource", 0)
    table.put("square7", 0, cost=4, rested=True)
    firm = (Always(statics=(Static(This(), Cannot(MOVED, DESTROYED)),)),)
    table.put("square8", 0, cost=4, abilities=firm)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "806.1b"


def test_806_1b_each_named_card_has_to_be_there_and_be_another_one(table: Table) -> None:
    it = extra(table, "【降臨条件】[灯守]1枚と赤のゼクス1枚。", cost=2)
    table.put_many(2, "resource", 0)
    keeper = table.put("square7", 0, cost=2, tribes=("灯守",))
    table.main_phase(0)
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "806.1b"
    other = table.put("square9", 0, cost=1)
    table.main_phase(0)
    table.play(it, "square4")
    assert table.asks == (0, "506.2"), "there is only one card for each"
    assert [table.where(card)[0] for card in (keeper, other)] == ["charge", "charge"]


def test_806_1b_only_cards_are_offered_with_which_the_cost_can_be_reached(table: Table) -> None:
    it = extra(table, "【降臨条件】ゼクス2枚。")
    table.put_many(4, "resource", 0)
    big, one, none = table.put("square7", 0, cost=3), table.put("square8", 0), table.put("square9", 0, cost=0)
    table.main_phase(0)
    table.play(it, "square4")
    assert table.offered("pick") == [big, one]
    table.choose("pick", one)
    assert table.where(big)[0] == "charge"
    assert table.where(none)[0] == "square9"


# 806.1c Awakening


@pytest.mark.rules("805.1", "806.2a")
def test_806_1c_an_awakening_takes_the_cost_and_what_it_says(table: Table) -> None:
    it = extra(table, "【覚醒条件】〈手札にあるカードを1枚トラッシュに置く。〉", cost=2)
    table.put_many(3, "resource", 0)
    thrown = table.put("hand", 0)
    table.main_phase(0)
    table.play(it, "square4")
    for _ in range(2):
        table.choose("pick", -1)
    assert table.where(it) == ("square4", -1)
    assert table.where(thrown) == ("trash", 0)
    assert len([card for card in table.cards("resource", 0) if table.rested(card)]) == 2


def test_806_1c_not_without_one_of_both(table: Table) -> None:
    it = extra(table, "【覚醒条件】〈手札にあるカードを1枚トラッシュに置く。〉", cost=2)
    table.put_many(2, "resource", 0)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "806.1c"
    table.put("hand", 0, cost=9)
    table.put("resource", 0, rested=True)
    table.state.flags[table.cards("resource", 0)[0]] |= 1
    table.main_phase(0)
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "806.1c"


# 806.1d Dream


@pytest.mark.rules("1016.2", "1207.4")
def test_806_1d_a_dream_spends_counters(table: Table) -> None:
    it = extra(table, "【夢装条件】ドリーム・キーを2個消費する。")
    g = table.state
    sort = g.table.label_number[KEY]
    count_for(g, 0, sort, 1, COUNTERS)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "806.1d"
    count_for(g, 0, sort, 2, COUNTERS)
    table.main_phase(0)
    table.play(it, "square4")
    assert table.where(it) == ("square4", -1)
    assert counters_of(g, 0, sort) == 1


def test_804_2c_of_several_conditions_the_player_chooses_one(table: Table) -> None:
    it = extra(table, "【降臨条件】ゼクス1枚。", "【夢装条件】ドリーム・キーを1個消費する。", cost=1)
    table.put("resource", 0)
    offered = table.put("square7", 0)
    count_for(table.state, 0, table.state.table.label_number[KEY], 1, COUNTERS)
    table.main_phase(0)
    table.play(it, "square4")
    assert table.asks == (0, "804.2c")
    assert table.offered("number") == [1, 2]
    table.choose("number", 2)
    assert table.where(offered)[0] == "square7"
    assert table.where(it)[0] == "square4"


# 506.2, 806.1a


def test_506_2_only_one_extra_in_a_turn(table: Table) -> None:
    first, second = (extra(table, "【夢装条件】ドリーム・キーを1個消費する。") for _ in range(2))
    count_for(table.state, 0, table.state.table.label_number[KEY], 2, COUNTERS)
    table.main_phase(0)
    table.play(first, "square4")
    assert table.offered("play") == []
    assert table.why_not(DO_PLAY, second, table.place("square5")) == "506.2"
    table.state.turn += 1
    table.main_phase(0)
    assert table.offered("play") == [second]


def test_806_1a_what_lies_face_up_in_the_dynamis_is_not_played(table: Table) -> None:
    it = extra(table, "【夢装条件】ドリーム・キーを1個消費する。")
    table.state.flags[it] &= ~FACE_DOWN
    count_for(table.state, 0, table.state.table.label_number[KEY], 2, COUNTERS)
    table.main_phase(0)
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "806.1a"


@pytest.mark.rules("804.2b", "313.2")
def test_806_1a_an_extra_is_shown_and_enters_squares_like_any_zx(table: Table) -> None:
    it = extra(table, "【夢装条件】ドリーム・キーを1個消費する。")
    table.put("square1", 1)
    table.put("square4", 0, rested=True)
    count_for(table.state, 0, table.state.table.label_number[KEY], 1, COUNTERS)
    table.main_phase(0)
    assert table.squares_for(it) == [3, 5, 6, 7, 8, 9]
    table.play(it, "square5")
    assert [event.reason for event in table.events("revealed")] == ["play"]


def test_102_6_who_can_not_play_zx_can_not_play_extras(table: Table) -> None:
    it = extra(table, "【夢装条件】ドリーム・キーを1個消費する。")
    count_for(table.state, 0, table.state.table.label_number[KEY], 1, COUNTERS)
    use(table, Forbid(YOU, PLAYING_ZX, FOR_TURN))
    assert table.why_not(DO_PLAY, it, table.place("square4")) == "102.6"


@pytest.mark.rules("804.2f")
def test_804_2g_what_turns_out_impossible_is_taken_back(table: Table) -> None:
    """The resource that has to go is the one that pays."""
    it = extra(table, "【覚醒条件】〈リソースにあるカードを2枚スリープする。〉", cost=1)
    table.put_many(2, "resource", 0)
    table.main_phase(0)
    table.play(it, "square4")
    table.choose("pick", -1)
    assert table.asks == (0, "506.2")
    assert table.where(it) == ("dynamis", 0)
    assert not [card for card in table.cards("resource", 0) if table.rested(card)]
    assert table.squares_for(it) and 4 not in table.squares_for(it), "the same play is barred"


@pytest.mark.rules("910.1")
def test_806_1_a_destroyed_extra_lies_face_up_in_the_dynamis(table: Table) -> None:
    it = extra(table, "【夢装条件】ドリーム・キーを1個消費する。", power=1000)
    count_for(table.state, 0, table.state.table.label_number[KEY], 1, COUNTERS)
    table.main_phase(0)
    table.play(it, "square4")
    table.state.damage[it] = 1000
    table.check()
    assert table.where(it) == ("dynamis", 0)
    assert not table.state.flags[it] & FACE_DOWN


# 806.1e Shifts


@pytest.mark.rules("806.1a", "806.1f", "202.8d", "202.8e", "202.8f", "1015.1", "1015.2")
def test_806_1e_a_shift_gives_its_card_name_text_colours_and_tribes(table: Table) -> None:
    it = shift(
        table, "【剣臨器】スクエアにあるあなたの[灯守]", "【常】このカードのパワーを+2000する。",
        colors=("blue", "red"), tribes=("刃", "灯守"), name_ja="新しい刃")
    host = table.put("square7", 0, tribes=("灯守",))
    other = table.put("square9", 0)
    table.main_phase(0)
    assert table.offered_pairs("shift") == [(it, host)]
    assert table.why_not(DO_SHIFT, it, other) == "1015.1"
    table.choose("shift", it, host)
    g = table.state
    assert table.where(it) == ("square7", -1)
    assert g.host[it] == host
    assert value(g, host, POWER) == 5000
    for label in ("name:新しい刃", "color:blue", "color:red", "tribe:刃", "tribe:灯守"):
        assert has_label(g, host, label)
    assert not has_label(g, other, "tribe:刃")
    assert abilities_of(g, it) == (), "its text is that of the card under it"
    assert table.targets_of(host) == []


def test_806_1e_only_if_what_the_text_names_is_so(table: Table) -> None:
    it = shift(table, "【剣臨条件】シフトLv1【剣臨器】スクエアにあるあなたのゼクス")
    host = table.put("square7", 0)
    table.main_phase(0)
    assert table.why_not(DO_SHIFT, it, host) == "806.1e"
    table.put("dynamis", 0, type="shift")
    table.main_phase(0)
    assert table.offered_pairs("shift") == [(it, host)]


def test_202_8c_not_while_another_shift_of_ones_own_is_there(table: Table) -> None:
    first, second = (shift(table, "【剣臨器】スクエアにあるあなたのゼクス") for _ in range(2))
    host, other = table.put("square7", 0), table.put("square9", 0)
    table.main_phase(0)
    table.choose("shift", first, host)
    assert table.why_not(DO_SHIFT, second, other) == "506.2"
    table.state.turn += 1
    table.main_phase(0)
    assert table.why_not(DO_SHIFT, second, other) == "202.8c"


@pytest.mark.rules("202.8a", "301.4", "913.1")
def test_202_8a_a_shift_goes_with_its_card_from_square_to_square(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス", tribes=("刃",))
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    table.happen(lambda: table.move(host, "square4"))
    assert table.where(it) == ("square4", -1)
    assert has_label(table.state, host, "tribe:刃")
    table.happen(lambda: table.move(host, "hand"))
    assert table.where(it) == ("dynamis", 0)
    assert not table.state.flags[it] & FACE_DOWN
    assert table.state.effects == []


@pytest.mark.rules("202.8b")
def test_202_8d_what_a_shift_gave_ends_with_it(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス", "【常】このカードのパワーを+2000する。", tribes=("刃",))
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    table.happen(lambda: table.move(it, "trash"))
    assert table.where(it) == ("dynamis", 0)
    assert table.where(host)[0] == "square7"
    assert value(table.state, host, POWER) == 3000
    assert not has_label(table.state, host, "tribe:刃")


def test_806_1f_without_its_card_a_shift_goes_home(table: Table) -> None:
    """What it is laid onto is destroyed for it."""
    text = "【剣臨条件】あなたの手札にカードがない場合【剣臨器】スクエアにあるあなたのゼクス"
    entry = read(BOOK, text)[0]
    it = table.put(
        "dynamis", 0, type="shift", face_down=True,
        abilities=(replace(entry, costs=(Do(MINE, MoveTo(ZONE_TRASH, BY_ABILITY)),)),))
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    assert table.where(host) == ("trash", 0)
    assert table.where(it) == ("dynamis", 0)
    assert not table.state.flags[it] & FACE_DOWN


@pytest.mark.rules("1015.1")
def test_1015_3_several_shifts_go_onto_a_card_each(table: Table) -> None:
    one, two, three = (shift(table, "【剣臨器】スクエアにあるあなたのゼクス") for _ in range(3))
    host = table.put("square7", 0)
    use(table, Do(choose(Cards((10,), YOU), 3), SHIFT_ON))
    table.choose("pick", host)
    assert [table.where(it)[0] for it in (one, two, three)] == ["square7", "square9", "dynamis"]


def test_806_1f_a_shift_is_a_card_for_those_who_speak_of_shifts(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス")
    host = table.put("square7", 0)
    table.main_phase(0)
    table.choose("shift", it, host)
    removal = read(BOOK, "【起】〈《スリープ》〉スクエアにあるシフトを1枚選び、トラッシュに置く。")
    user = table.put("square9", 0, abilities=removal)
    table.main_phase(0)
    table.choose("use", user)
    assert table.where(it) == ("dynamis", 0)
    assert table.where(host)[0] == "square7"


@pytest.mark.rules("201.3", "202.8e")
def test_202_8e_the_name_of_a_shift_counts_where_a_text_asks_for_a_part_of_a_name(table: Table) -> None:
    it = shift(table, "【剣臨器】スクエアにあるあなたのゼクス", name_ja="新しい刃")
    host = table.put("square7", 0)
    lord = table.put("square9", 0, abilities=read(
        BOOK, "【常】スクエアにあるすべてのあなたのカード名に「刃」を含むゼクスのパワーを+1000する。"))
    table.main_phase(0)
    assert table.number(host, "power") == 3000
    table.choose("shift", it, host)
    assert (table.number(host, "power"), table.number(lord, "power")) == (4000, 3000)
