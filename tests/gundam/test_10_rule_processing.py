"""Chapter 10: losing, destruction and overflow, at once."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move_all
from tefuda.kernel.actions.damage import deal_damage, deal_damage_to_all
from tefuda.kernel.codes import MOVED
from tefuda.rulebooks.gundam.areas import BY_RULE, DESTROY, HAND, OVERFLOW, STRUCK
from tefuda.rulebooks.gundam.c10_rule_processing import deploy_base, deploy_units
from tefuda.rulebooks.gundam.c4_terms import pilot_of, units
from tests.gundam.table import Table


@pytest.mark.rules("10-1-2")
def test_10_1_1_rules_are_processed_without_anybody_asking_for_it(table: Table) -> None:
    unit = table.unit(0, hp=1)
    table.main_phase(0)
    with table.tracing() as trace:
        table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    assert trace[:5] == ["10-2-1-1", "10-2-1-2", "10-2-1", "10-3-1", "4-10-1"]


@pytest.mark.rules("1-2-1")
def test_10_2_1_all_who_meet_a_condition_lose_together(table: Table) -> None:
    table.main_phase(0)
    table.leave(1, "deck", 0)
    table.leave(1, "deck", 1)

    def both() -> int:
        g = table.state
        return move_all(g, (table.top("deck", 0), table.top("deck", 1)), HAND, BY_RULE)

    table.happen(both)
    assert (table.state.losers, table.game.over, table.game.winner) == (3, True, None)


@pytest.mark.rules("10-2-1-1", "10-2-1-2")
def test_10_2_1_a_struck_player_and_one_without_a_deck_lose_together(table: Table) -> None:
    attacker = table.unit(0)
    table.leave(0, "shields", 1)
    table.main_phase(0)
    table.attack(attacker)
    table.leave(0, "deck", 0)
    table.choose("pass")
    table.choose("pass")
    assert [(event.player, event.reason) for event in table.events("lost")] == [(1, "no_shield"), (0, "no_deck")]
    assert (table.state.losers, table.game.winner) == (3, None)


def test_10_2_1_1_damage_without_a_battle_or_with_a_shield_loses_nothing(table: Table) -> None:
    attacker = table.unit(0)
    table.leave(1, "shields", 1)
    table.fight(attacker)
    assert (table.count("shields", 1), table.game.over, table.state.registers[STRUCK]) == (0, False, 0)


@pytest.mark.parametrize("player", [0, 1])
def test_10_2_1_2_an_empty_deck_loses_whoever_s_turn_it_is(table: Table, player: int) -> None:
    table.main_phase(0)
    table.leave(1, "deck", player)
    table.happen(lambda: table.move(table.top("deck", player), "trash", player))
    assert table.game.winner == 1 - player


@pytest.mark.rules("10-3-1-1")
def test_10_3_1_units_bases_and_shields_without_hp_are_destroyed_together(table: Table) -> None:
    unit, base, shield = table.unit(0, hp=2), table.base(1, hp=1), table.top("shields", 0)
    sound = table.unit(0, hp=3)
    table.main_phase(0)
    with table.tracing() as trace:
        table.happen(lambda: deal_damage_to_all(table.state, (unit, 2, base, 1, shield, 1, sound, 2), BY_RULE))
    assert [table.where(card)[0] for card in (unit, base, shield, sound)] == ["trash", "trash", "trash", "battle"]
    assert trace.count("4-10-1") == 1


@pytest.mark.rules("2-7-3")
def test_10_3_1_the_hp_of_a_pilot_keep_a_unit(table: Table) -> None:
    unit = table.unit(0, hp=2)
    table.pilot(unit, hp=2)
    table.main_phase(0)
    table.happen(lambda: deal_damage(table.state, unit, 3, BY_RULE))
    assert table.where(unit) == ("battle", 0)
    table.happen(lambda: deal_damage(table.state, unit, 1, BY_RULE))
    assert table.where(unit) == ("trash", 0)


@pytest.mark.rules("10-4-1")
def test_10_4_2_a_seventh_unit_sends_one_that_is_there_to_the_trash(table: Table) -> None:
    here = table.units(0, 6)
    pilot = table.pilot(here[2])
    new = table.hand(0, cost=1)
    table.resources(0, 1)
    table.main_phase(0)
    table.choose("deploy", new)
    assert (table.asks, table.offered("pick"), table.where(new)) == ((0, "10-4-2"), here, ("hand", 0))
    table.choose("pick", here[2])
    assert (table.where(here[2]), table.where(pilot), table.where(new)) == (("trash", 0), ("trash", 0), ("battle", 0))
    assert len(units(table.state, 0)) == 6
    assert len(table.events("rested", "pay")) == 1


def test_10_4_2_pilots_do_not_count_among_the_units(table: Table) -> None:
    for unit in table.units(0, 5):
        table.pilot(unit)
    new = table.hand(0)
    table.main_phase(0)
    table.choose("deploy", new)
    assert (table.asks, len(units(table.state, 0))) == ((0, "6-5-1"), 6)


def test_10_4_2_1_that_unit_was_not_destroyed(table: Table) -> None:
    here = table.units(0, 6)
    new = table.hand(0)
    moved: list[str] = []
    table.ability(0, MOVED, lambda: moved.append("destroyed"), reason=DESTROY)
    table.ability(0, MOVED, lambda: moved.append("overflow"), reason=OVERFLOW)
    table.main_phase(0)
    table.choose("deploy", new)
    table.choose("pick", here[0])
    assert moved == ["overflow"]


def test_10_4_2_2_for_several_units_as_many_go(table: Table) -> None:
    here = table.units(0, 5)
    new = (table.hand(0), table.hand(0), table.hand(0))
    table.main_phase(0)
    table.happen(lambda: deploy_units(table.state, 0, new))
    table.choose("pick", here[0])
    table.choose("pick", here[1])
    assert units(table.state, 0) == [*here[2:], *new]
    assert [table.where(card) for card in here[:2]] == [("trash", 0)] * 2


@pytest.mark.rules("4-17-2-4")
def test_10_4_2_a_token_that_has_to_go_is_gone(table: Table) -> None:
    token = table.unit_token(0)
    table.units(0, 5)
    new = table.hand(0)
    table.main_phase(0)
    table.choose("deploy", new)
    table.choose("pick", token)
    assert (table.where(token), table.count("trash", 0), table.where(new)) == (("", -1), 0, ("battle", 0))


@pytest.mark.rules("10-5-1")
def test_10_5_2_a_second_base_sends_the_first_to_the_trash(table: Table) -> None:
    old, new = table.base(0), table.hand(0, "base")
    table.main_phase(0)
    table.choose("deploy", new)
    assert (table.where(old), table.where(new)) == (("trash", 0), ("base", 0))


@pytest.mark.rules("4-17-2-4", "10-5-2")
def test_10_5_2_an_ex_base_that_has_to_go_is_gone(table: Table) -> None:
    token, new = table.ex_base(0), table.hand(0, "base")
    table.main_phase(0)
    table.choose("deploy", new)
    assert (table.where(token), table.cards("base", 0), table.count("trash", 0)) == (("", -1), [new], 0)


def test_10_5_2_1_that_base_was_not_destroyed(table: Table) -> None:
    table.base(0)
    new = table.hand(0, "base")
    moved: list[str] = []
    table.ability(0, MOVED, lambda: moved.append("destroyed"), reason=DESTROY)
    table.ability(0, MOVED, lambda: moved.append("overflow"), reason=OVERFLOW)
    table.main_phase(0)
    table.happen(lambda: deploy_base(table.state, 0, new))
    assert moved == ["overflow"]


@pytest.mark.rules("6-5-2-3-4", "7-6-3-2-1")
def test_10_3_1_a_unit_that_falls_in_battle_takes_its_pilot_along(table: Table) -> None:
    attacker, target = table.unit(0, ap=9), table.unit(1, hp=1, rested=True)
    pilot = table.pilot(target, hp=1)
    table.fight(attacker, target)
    assert (table.where(target), table.where(pilot)) == (("trash", 1), ("trash", 1))
    assert pilot_of(table.state, attacker) == -1
