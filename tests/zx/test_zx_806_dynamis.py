"""806.1b to 806.1d: extras are played out of the Dynamis by what their texts ask for."""
from __future__ import annotations


import pytest

from tefuda.kernel.abilities.player_effects import Forbid
from tefuda.kernel.abilities.nodes import YOU, Effect, Static
from tefuda.kernel.abilities.ability_kinds import Always
from tefuda.kernel.abilities.qualities import Cannot
from tefuda.kernel.abilities.spoken_of import This
from tefuda.kernel.codes import FACE_DOWN, MOVED
from tefuda.kernel.actions.counters import count_for, counters_of
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.rulebooks.zx.areas import COUNTERS, DESTROYED, DO_PLAY, PLAYING_ZX
from tests.zx.zx_table import Table
from tests.zx.zx_texts import act
from tests.zx.zx_written import in_dynamis

KEY = "counter:ドリーム・キー"


def extra(table: Table, *texts: str, **fields: object) -> int:
    """An extra of cost 4, unless said otherwise."""
    return in_dynamis(table, "extra", *texts, **{"cost": 4, **fields})


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
