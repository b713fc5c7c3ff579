"""Chapter 12: rule effects."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move
from tefuda.kernel.events.changes import attach, attached
from tefuda.kernel.codes import DECLARED, NEXT
from tefuda.kernel.continuous.lasting_effects import FOR_TURN, expire, add_effect
from tefuda.kernel.triggers.delayed import add_trigger
from tefuda.kernel.state.state import Frame, State
from tefuda.rulebooks.gateruler.areas import DAMAGE_ZONE, DESTROYED, GRAVEYARD, HAND
from tefuda.rulebooks.gateruler.c12_rule_effects import destroy, due
from tefuda.rulebooks.gateruler.c13_damage import recover_unit
from tefuda.rulebooks.gateruler.cards import HP
from tefuda.rulebooks.gateruler.processes import ABILITY, BY_EFFECT, BY_RULES, DESTRUCTION, LOSS, RULER_DAMAGE

from .table import LIFE, Table
from tefuda.kernel.continuous.effect_sorts import ADD


def deal_damage(table: Table, unit: int, points: int) -> None:
    table.state.damage[unit] = points
    table.state.needs_rule_check = True


@pytest.mark.rules("12-1a")
def test_12_1b_all_that_is_due_happens_at_the_same_time(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=1)
    old, new = table.event("set1", 0), table.event("set1", 0)
    soul = table.unit("soul", 0)
    table.state.since[new] = 1
    deal_damage(table, unit, 1)
    with table.tracing() as trace:
        table.main_phase(0)
    assert table.processes() == [DESTRUCTION]
    assert (table.where(old), table.where(soul)) == (("graveyard", 0), ("graveyard", 0))
    first = trace[:trace.index("9-3d")]
    assert first.count("12-4b-2b") == 1


@pytest.mark.rules("12-2c", "12-4b-2b")
def test_12_1b_1_destruction_comes_before_loss(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=1)
    deal_damage(table, unit, 1)
    table.leave(0, "deck", 1)
    table.main_phase(0)
    assert table.processes() == [DESTRUCTION, LOSS]


@pytest.mark.rules("12-2a", "12-2b", "12-2c", "12-2d", "12-2d-1")
def test_12_2a_1_damage_as_high_as_life_loses(table: Table) -> None:
    for _ in range(LIFE):
        table.unit("damage", 1)
    table.main_phase(0)
    assert table.processes() == [LOSS]
    assert not table.game.over
    table.resolve()
    assert table.game.winner == 0
    assert [event.reason for event in table.events("lost")] == ["no_life"]


@pytest.mark.rules("12-2c", "12-2d-1")
def test_12_2a_2_an_empty_deck_loses(table: Table) -> None:
    table.leave(0, "deck", 0)
    table.main_phase(0)
    assert table.processes() == [LOSS]
    table.resolve()
    assert table.game.winner == 1
    assert [event.reason for event in table.events("lost")] == ["no_deck"]


def test_12_2c_only_one_loss_process_for_a_player(table: Table) -> None:
    table.leave(0, "deck", 0)
    instant = table.event("set1", 0, "instant")
    table.main_phase(0)
    table.choose("play", instant)
    assert table.processes() == [LOSS, -1]
    assert not due(table.state)


def test_12_2c_the_other_player_gets_one_of_their_own_later(table: Table) -> None:
    table.leave(0, "deck", 0)
    table.main_phase(0)
    table.leave(0, "deck", 1)
    table.choose("pass")
    assert [table.state.data[item] for item in table.gate] == [(LOSS, 1), (LOSS, 2)]


@pytest.mark.rules("1-4b-1", "12-2b-1", "12-2c", "12-2d-1")
def test_12_2c_1_one_process_for_both_who_lose_at_the_same_time(table: Table) -> None:
    table.leave(0, "deck", 0)
    for _ in range(LIFE):
        table.unit("damage", 1)
    table.main_phase(0)
    assert [table.state.data[item] for item in table.gate] == [(LOSS, 3)]
    table.resolve()
    assert table.state.losers == 3
    assert table.game.winner is None


@pytest.mark.rules("12-2d")
def test_12_2d_1_who_no_longer_meets_the_condition_does_not_lose(table: Table) -> None:
    for _ in range(LIFE):
        table.unit("damage", 1)
    table.main_phase(0)
    card = table.cards("damage", 1)[0]
    table.happen(lambda g: move(g, card, GRAVEYARD + 1, 0))
    table.resolve()
    assert not table.game.over
    assert table.gate == []


@pytest.mark.rules("13-5a", "13-5b")
def test_12_3a_a_hurt_ruler_gets_its_damage_processes(table: Table) -> None:
    deal_damage(table, table.ruler(1), 2)
    with table.tracing() as trace:
        table.main_phase(0)
    assert [event.kind for event in table.events("created", "ruler_damage")] == ["created"] * 2
    assert "13-5b" in trace
    assert table.count("damage", 1) == 2


@pytest.mark.rules("12-4a", "12-4b-2b", "12-4b", "12-4b-1", "12-4b-2")
def test_12_4a_1_a_unit_with_as_much_damage_as_hp_is_destroyed(table: Table) -> None:
    unit, other = table.unit("attack1", 0, hp=2), table.unit("attack2", 0, hp=2)
    deal_damage(table, unit, 2)
    deal_damage(table, other, 1)
    table.main_phase(0)
    row = (DESTRUCTION, BY_RULES, unit, table.state.obj[unit])
    assert [table.state.data[item] for item in table.gate] == [row]
    assert table.where(unit) == ("attack1", 0)
    table.resolve()
    assert (table.where(unit), table.where(other)) == (("graveyard", 0), ("attack2", 0))


@pytest.mark.parametrize("less", [2, 5])
def test_12_4a_2_a_unit_without_hp_is_destroyed(table: Table, less: int) -> None:
    unit = table.unit("attack1", 0, hp=2)
    add_effect(table.state, ADD, HP, card=unit, value=-less)
    table.main_phase(0)
    assert table.processes() == [DESTRUCTION]
    table.resolve()
    assert table.where(unit) == ("graveyard", 0)


def test_12_4a_3_not_while_it_is_being_destroyed_by_rule(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=1)
    deal_damage(table, unit, 1)
    instant = table.event("set1", 0, "instant")
    table.main_phase(0)
    table.choose("play", instant)
    assert table.processes() == [DESTRUCTION, -1]
    assert not due(table.state)


def test_12_4a_3_a_destruction_by_effect_does_not_count(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=1)
    table.main_phase(0)
    table.happen(lambda g: destroy(g, (unit,), BY_EFFECT))
    deal_damage(table, unit, 1)
    table.choose("pass")
    assert [table.state.data[item][1] for item in table.gate] == [BY_EFFECT, BY_RULES]


@pytest.mark.rules("12-4b-2", "12-4c", "12-4c-2", "15-12a")
def test_12_4b_2a_an_effect_destroys_whatever_hp_there_is(table: Table) -> None:
    units = (table.unit("attack1", 0, hp=9), table.unit("defence", 1, hp=9))
    table.main_phase(0)
    table.happen(lambda g: destroy(g, units, BY_EFFECT))
    assert [table.where(unit)[0] for unit in units] == ["attack1", "defence"]
    table.resolve()
    assert [table.where(unit) for unit in units] == [("graveyard", 0), ("graveyard", 1)]


def test_12_4b_2b_one_process_for_all_units(table: Table) -> None:
    units = [table.unit("attack1", 0, hp=0), table.unit("defence", 0, hp=0), table.unit("attack2", 1, hp=0)]
    table.main_phase(0)
    assert len(table.gate) == 1
    row = table.state.data[table.gate[0]]
    assert sorted(row[2::2]) == sorted(units)
    table.resolve()
    assert {table.where(unit)[0] for unit in units} == {"graveyard"}


def nothing(g: State, f: Frame) -> int:
    return NEXT


@pytest.mark.rules("12-4b-3a")
def test_12_4b_3_a_unit_was_destroyed_when_the_process_is_put(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=1)
    add_trigger(table.state, DECLARED, table.procedure(nothing), 0, reason=DESTROYED)
    table.main_phase(0)
    table.happen(lambda g: destroy(g, (unit,), BY_EFFECT))
    # What was triggered lies on the destruction, while the unit is still there.
    assert table.processes() == [DESTRUCTION, ABILITY]
    assert table.where(unit) == ("attack1", 0)
    table.happen(lambda g: move(g, unit, HAND, 0))
    table.resolve()
    assert table.where(unit) == ("hand", 0)


@pytest.mark.rules("12-4c")
def test_12_4c_1_a_unit_that_is_fine_again_is_not_destroyed_by_rule(table: Table) -> None:
    saved, lost = table.unit("attack1", 0, hp=1), table.unit("attack2", 0, hp=1)
    deal_damage(table, saved, 1)
    deal_damage(table, lost, 1)
    table.main_phase(0)
    table.happen(lambda g: recover_unit(g, saved, 1))
    table.resolve()
    assert (table.where(saved), table.where(lost)) == (("attack1", 0), ("graveyard", 0))


def test_12_4c_1_hp_counts_as_it_is_at_the_resolution(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=3)
    add_effect(table.state, ADD, HP, card=unit, value=-3, duration=FOR_TURN)
    table.main_phase(0)
    assert table.processes() == [DESTRUCTION]
    expire(table.state, FOR_TURN)
    table.resolve()
    assert table.where(unit) == ("attack1", 0)


def test_12_4c_2_a_card_that_left_and_came_back_is_another_one(table: Table) -> None:
    unit = table.unit("attack1", 0)
    table.main_phase(0)
    table.happen(lambda g: destroy(g, (unit,), BY_EFFECT))
    table.happen(lambda g: move(g, unit, HAND, 0))
    table.happen(lambda g: move(g, unit, table.place("attack1"), 0))
    table.resolve()
    assert table.where(unit) == ("attack1", 0)


@pytest.mark.parametrize("name", ["attack1", "defence"])
def test_12_5a_the_card_that_came_last_stays(table: Table, name: str) -> None:
    old, new = table.unit(name, 0), table.unit("hand", 0)
    table.main_phase(0)
    table.choose("summon", new, name)
    table.resolve()
    assert table.cards(name) == [new]
    assert table.where(old) == ("graveyard", 0)


def test_12_5a_among_those_that_came_together_the_player_chooses(table: Table) -> None:
    old, one, other = (table.unit("attack1", 1) for _ in range(3))
    for card in (one, other):
        table.state.since[card] = 5
    table.main_phase(0)
    assert table.asks == (1, "12-5a")
    assert table.offered("pick") == [one, other]
    table.choose("pick", one)
    assert table.cards("attack1", 1) == [one]
    assert {table.where(card) for card in (old, other)} == {("graveyard", 1)}


def test_12_6a_soul_of_no_card_goes_to_the_graveyard(table: Table) -> None:
    stray, kept = table.unit("soul", 0), table.unit("soul", 1)
    table.state.host[kept] = table.unit("defence", 1)
    table.main_phase(0)
    assert (table.where(stray), table.where(kept)) == (("graveyard", 0), ("soul", 1))


def test_12_6b_the_last_card_that_a_soul_was_given_to_has_it(table: Table) -> None:
    first, second, soul = table.unit("attack1", 0), table.unit("attack2", 0), table.unit("soul", 0)
    attach(table.state, soul, first)
    attach(table.state, soul, second)
    table.main_phase(0)
    assert table.where(soul) == ("soul", 0)
    assert (attached(table.state, first), attached(table.state, second)) == ([], [soul])


@pytest.mark.rules("13-6e")
def test_12_2c_a_loss_comes_before_the_damage_that_is_left(table: Table) -> None:
    for _ in range(LIFE - 1):
        table.unit("damage", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 3)
    table.resolve()
    assert table.processes() == [RULER_DAMAGE, RULER_DAMAGE, LOSS]
    assert len(table.state.zones[DAMAGE_ZONE + 1]) == LIFE
    # The loss can be answered.
    assert table.asks == (0, "9-3e")
    table.resolve()
    assert table.game.winner == 0
