"""Chapter 900, as far as it waits for a pre-process."""
from __future__ import annotations

import pytest

from tefuda.kernel.events.changes import attach
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.rulebooks.zx.areas import DO_LIFE_EVENT, DO_LIFE_PLAY, DO_PLAY, PLAYER_DAMAGE
from tefuda.rulebooks.zx.cards import POWER
from tests.zx.zx_table import HOME, Table
from tefuda.kernel.continuous.effect_sorts import ADD


def deal_damage(table: Table, player: int, points: int = 1) -> None:
    """A player has taken damage, and a pre-process comes."""
    table.state.registers[PLAYER_DAMAGE + player] = points
    table.check()


# 901


@pytest.mark.rules("901.1", "901.2", "907.3")
def test_901_2b_rule_effects_run_in_the_order_of_the_list(table: Table) -> None:
    g = table.state
    table.lay(table.player_card(1), "box", 1)
    table.put("force", 0)
    table.put_many(5, "charge", 0)
    table.put("square7", 0)
    g.clock += 1
    table.put("square7", 0)
    table.put("square4", 1, damage=3000)
    g.registers[PLAYER_DAMAGE + 1] = 1
    with table.tracing() as trace:
        table.check()
        table.choose("pick")
        table.choose("pick")
    nine = list(dict.fromkeys(rule for rule in trace if rule[0] == "9"))
    assert nine == [
        "909.1", "908.1", "906.1", "905.1", "905.2", "905.3", "904.1", "907.2a", "907.2b", "907.2c", "907.2d"]


def test_901_2b_losing_comes_before_the_last_damage_is_dealt_with(table: Table) -> None:
    table.leave(0, "life", 1)
    deal_damage(table, 0)
    assert table.game.winner == 0
    assert table.count("life", 0) == 4


# 903


def test_903_1_without_life_a_player_loses(table: Table) -> None:
    table.leave(0, "life", 0)
    table.check()
    assert table.game.winner == 1
    assert [(event.reason, event.rule) for event in table.events("lost")] == [("no_life", "903.1")]


def test_903_2_without_deck_and_trash_a_player_loses(table: Table) -> None:
    table.leave(0, "deck", 1)
    table.check()
    assert table.game.winner == 0
    assert [(event.reason, event.rule) for event in table.events("lost")] == [("no_deck", "903.2")]


def test_903_2_a_deck_alone_is_enough(table: Table) -> None:
    table.leave(1, "deck", 1)
    table.check()
    assert not table.game.over


@pytest.mark.rules("101.3")
def test_903_2_one_without_life_and_one_without_cards_is_a_draw(table: Table) -> None:
    table.leave(0, "life", 0)
    table.leave(0, "deck", 1)
    table.check()
    assert table.game.over
    assert table.game.winner is None
    assert [(event.player, event.rule) for event in table.events("lost")] == [(0, "903.1"), (1, "903.2")]


# 904


@pytest.mark.rules("1007.1")
def test_904_1_damage_as_high_as_the_power_destroys(table: Table) -> None:
    doomed, alive = table.put("square7", 0, damage=3000), table.put("square9", 0, damage=2999)
    table.check()
    assert table.where(doomed) == ("charge", 0)
    assert table.where(alive) == ("square9", -1)


def test_904_2_power_of_0_or_less_destroys(table: Table) -> None:
    none, less = table.put("square7", 0, power=0), table.put("square9", 0)
    add_effect(table.state, ADD, POWER, card=less, value=-4000)
    table.check()
    assert table.where(none) == ("charge", 0)
    assert table.where(less) == ("charge", 0)


@pytest.mark.rules("202.6a")
def test_904_1_all_at_the_same_time(table: Table) -> None:
    mine, theirs = table.put("square7", 0, damage=3000), table.put("square1", 1, damage=3000)
    table.check()
    assert table.state.since[mine] == table.state.since[theirs]
    assert len({event.rule for event in table.events("moved", "destroyed")}) == 1


# 905


def test_905_1_the_newest_of_a_master_stays(table: Table) -> None:
    old = table.put("square5", 0)
    table.state.clock += 1
    new = table.put("square5", 0)
    table.check()
    assert table.where(old) == ("trash", 0)
    assert table.where(new) == ("square5", -1)


def test_905_1_of_several_that_came_together_the_master_chooses(table: Table) -> None:
    one, other = table.put("square5", 1), table.put("square5", 1)
    table.check()
    assert table.asks == (1, "905.1")
    table.choose("pick", one)
    assert table.where(one) == ("square5", -1)
    assert table.where(other) == ("trash", 1)


def test_905_2_the_side_that_was_there_first_stays(table: Table) -> None:
    first = table.put("square5", 1)
    table.state.clock += 1
    second = table.put("square5", 0)
    table.check()
    assert table.where(first) == ("square5", -1)
    assert table.where(second) == ("trash", 0)


def test_905_2_all_parts_look_at_the_square_as_it_was(table: Table) -> None:
    """The oldest Z/X leaves by 905.1, but it still says whose square this is."""
    oldest = table.put("square5", 0)
    table.state.clock += 1
    enemy = table.put("square5", 1)
    table.state.clock += 1
    newest = table.put("square5", 0)
    table.check()
    assert table.where(oldest) == ("trash", 0)
    assert table.where(enemy) == ("trash", 1)
    assert table.where(newest) == ("square5", -1)


def test_905_3_nobody_stays_on_the_others_player_square(table: Table) -> None:
    intruder, guard = table.put(HOME[1], 0), table.put(HOME[0], 0)
    table.check()
    assert table.where(intruder) == ("trash", 0)
    assert table.where(guard) == ("square8", -1)


def test_905_1_a_player_card_is_no_zx(table: Table) -> None:
    guard = table.put(HOME[0], 0)
    table.check()
    assert table.cards(HOME[0]) == [table.player_card(0), guard]


# 906


@pytest.mark.rules("306.2a")
def test_906_1_the_player_chooses_what_leaves_the_charge(table: Table) -> None:
    charge = table.put_many(6, "charge", 1)
    table.check()
    assert table.asks == (1, "906.1")
    table.choose("pick", charge[0])
    table.choose("pick", charge[3])
    assert table.cards("trash", 1) == [charge[0], charge[3]]
    assert table.count("charge", 1) == 4


# 907


@pytest.mark.rules("907.1", "907.2")
def test_907_2a_the_turn_players_damage_first(table: Table) -> None:
    table.state.registers[PLAYER_DAMAGE] = 1
    deal_damage(table, 1)
    assert table.asks == (1, "907.2c")
    table.choose("pick")
    assert table.asks == (0, "907.2c")


def test_907_2b_one_point_at_a_time(table: Table) -> None:
    deal_damage(table, 1, 2)
    assert table.state.registers[PLAYER_DAMAGE + 1] == 1
    table.choose("pick")
    assert table.state.registers[PLAYER_DAMAGE + 1] == 0
    assert table.count("life", 1) == 3
    table.choose("pick")
    assert table.count("life", 1) == 2


def test_907_2c_the_opponent_picks_a_hidden_life_card_and_it_is_shown(table: Table) -> None:
    deal_damage(table, 1)
    assert table.asks == (0, "907.2c")
    assert len(table.offered("pick")) == 4
    assert all(action.text.startswith("pick enemy.life.") for action in table.game.legal())
    picked = table.cards("life", 1)[2]
    table.choose("pick", picked)
    shown = table.events("revealed", "life_lost")
    assert [event.card for event in shown] == [table.game.match.printed(table.state.prints[picked]).card.number]


@pytest.mark.rules("1011.1")
def test_907_2d_without_the_icon_it_goes_to_the_charge(table: Table) -> None:
    life = table.cards("life", 1)[0]
    deal_damage(table, 1)
    table.choose("pick", life)
    assert table.where(life) == ("charge", 1)
    assert len(table.events("moved", "life_lost")) == 1


def test_907_2d_the_pre_process_begins_anew_after_each_point(table: Table) -> None:
    table.put_many(4, "charge", 1)
    deal_damage(table, 1, 2)
    table.choose("pick")
    assert table.asks == (1, "906.1")
    table.choose("pick")
    assert table.asks == (0, "907.2c")


def test_907_2e_with_the_icon_it_may_be_played_for_nothing_at_once(table: Table) -> None:
    spark = table.set_life(1, [{"icons": ("ignition",), "cost": 8}, {}])[0]
    deal_damage(table, 1)
    table.choose("pick", spark)
    assert table.asks == (1, "907.2e")
    assert table.squares_for(spark) == [1, 2, 3, 4, 5, 6, 7, 9]
    assert table.offers[-1][0] == "pass"
    table.play(spark, "square2")
    assert table.where(spark) == ("square2", -1)
    assert table.count("charge", 1) == 0


def test_907_2e_or_it_goes_to_the_charge(table: Table) -> None:
    spark = table.set_life(1, [{"icons": ("ignition",)}, {}])[0]
    deal_damage(table, 1)
    table.choose("pick", spark)
    table.choose("pass")
    assert table.where(spark) == ("charge", 1)


def test_907_2e_an_event_from_life_is_played_too(table: Table) -> None:
    spark = table.set_life(1, [{"type": "event", "icons": ("ignition",)}, {}])[0]
    deal_damage(table, 1)
    table.choose("pick", spark)
    table.play(spark)
    assert table.where(spark) == ("trash", 1)


@pytest.mark.rules("1010.1")
def test_907_2e_only_the_shown_card_and_only_into_open_squares(table: Table) -> None:
    spark = table.set_life(1, [{"icons": ("ignition",)}, {}])[0]
    hand = table.put("hand", 1, cost=0)
    deal_damage(table, 1)
    table.choose("pick", spark)
    assert table.why_not(DO_LIFE_PLAY, spark, table.place("square8")) == "806.1a"
    assert table.why_not(DO_LIFE_PLAY, hand, table.place("square1")) == "1010.1"
    assert table.why_not(DO_LIFE_EVENT, spark) == "1010.1"
    assert table.why_not(DO_PLAY, spark, table.place("square1")) == "804.3a"


def test_907_2e_where_it_can_not_be_played_nobody_is_asked(table: Table) -> None:
    spark = table.set_life(1, [{"icons": ("ignition",)}, {}])[0]
    for number in (1, 2, 3, 4, 5, 6, 7, 9):
        table.put(f"square{number}", 1, rested=True)
    deal_damage(table, 1)
    table.choose("pick", spark)
    assert table.where(spark) == ("charge", 1)
    assert table.asks == (0, "506.2")


def test_907_3_damage_waits_for_all_other_rule_effects(table: Table) -> None:
    table.put("square7", 0, damage=3000)
    with table.tracing() as trace:
        deal_damage(table, 1)
    assert trace.index("904.1") < trace.index("907.2a")


def test_903_1_the_last_life_card_is_played_but_the_game_is_lost(table: Table) -> None:
    spark = table.set_life(1, [{"icons": ("ignition",)}])[0]
    deal_damage(table, 1)
    table.play(spark, "square1")
    assert table.game.winner == 0


# 908, 909


def test_908_1_a_force_without_its_card_goes_to_the_trash(table: Table) -> None:
    host = table.put("square7", 0, damage=3000)
    force, stray = table.put("force", 0), table.put("force", 1)
    attach(table.state, force, host)
    table.check()
    assert table.where(stray) == ("trash", 1)
    assert table.where(force) == ("trash", 0)


@pytest.mark.rules("1205.2", "1205.2a")
def test_909_1_who_has_no_player_card_gets_a_virtual_one(table: Table) -> None:
    real = table.put(HOME[0], 0, type="player")
    table.lay(table.player_card(0), "box", 0)
    table.check()
    assert table.cards(HOME[0]) == [real]
    table.lay(real, "box", 0)
    table.check()
    assert [table.type_of(it) for it in table.cards(HOME[0])] == ["player-token"]
    assert table.state.controller[table.player_card(0)] == 0


def test_909_2_not_with_an_overboost_in_a_square(table: Table) -> None:
    table.put("square5", 0, type="overboost-upper")
    table.lay(table.player_card(0), "box", 0)
    table.check()
    assert table.cards(HOME[0]) == []
