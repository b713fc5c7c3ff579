"""Chapter 13: damage, reduction and recovery."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.state.state import Frame, State, call
from tefuda.rulebooks.gateruler.areas import EFFECT_DAMAGE, HAND
from tefuda.rulebooks.gateruler.c13_damage import (
    deal, deal_together, make_nothing_of, next_damage, recover_ruler, recover_unit, reduce_damage, wounds_of_phase,
)
from tefuda.rulebooks.gateruler.cards import ATK
from tefuda.rulebooks.gateruler.processes import DAMAGE_EXECUTION, RULER_DAMAGE

from .table import Table, unit_card
from tefuda.kernel.continuous.effect_sorts import ADD


def points(table: Table, process: int) -> tuple[int, ...]:
    return table.state.data[process][6::3]


@pytest.mark.rules("13-2a-1", "14-15c", "15-20a")
def test_13_2a_damage_goes_on_the_gate_with_all_that_is_known_of_it(table: Table) -> None:
    source, target = table.unit("attack1", 0), table.unit("attack1", 1)
    table.main_phase(0)
    table.hit(source, target, 2)
    g = table.state
    assert g.data[table.gate[0]] == (DAMAGE_EXECUTION, 0, source, g.obj[source], target, g.obj[target], 2)
    assert g.controller[table.gate[0]] == 0
    assert table.damage(target) == 0


def test_13_2a_2_each_source_has_its_own_process_in_the_order_of_its_controller(table: Table) -> None:
    one, other, target = table.unit("attack1", 0), table.unit("attack2", 0), table.unit("attack1", 1, hp=9)
    table.main_phase(0)
    table.happen(lambda g: deal_together(g, (one, target, 1, other, target, 2)))
    assert table.asks == (0, "13-2a-2")
    table.choose("pick", other)
    assert [table.state.data[item][2] for item in table.gate] == [other, one]


@pytest.mark.rules("13-2a-2")
def test_13_2a_2a_those_of_the_turn_player_are_put_first(table: Table) -> None:
    mine, yours = table.unit("attack1", 0, hp=9), table.unit("attack1", 1, hp=9)
    table.main_phase(1)
    table.happen(lambda g: deal_together(g, (mine, yours, 1, yours, mine, 2)))
    assert [table.state.data[item][2] for item in table.gate] == [yours, mine]


def test_13_2a_3_one_source_that_damages_several_has_one_process(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), one, 1, other, 2)
    assert len(table.gate) == 1
    table.resolve()
    assert (table.damage(one), table.damage(other)) == (1, 2)


@pytest.mark.rules("13-2a-3")
def test_13_2a_2_also_where_sources_deal_together(table: Table) -> None:
    source, one, other = table.unit("attack1", 0), table.unit("attack1", 1), table.unit("attack2", 1)
    table.main_phase(0)
    table.happen(lambda g: deal_together(g, (source, one, 1, source, other, 2)))
    assert [points(table, item) for item in table.gate] == [(1, 2)]


def test_13_2a_5_the_points_are_fixed_when_it_is_put(table: Table) -> None:
    mine, yours = table.unit("attack1", 0, atk=2), table.unit("attack1", 1, hp=9)
    table.attack_phase(0)
    table.attack(mine, "attack1")
    table.settle()
    add_effect(table.state, ADD, ATK, card=mine, value=5)
    table.settle()
    assert table.damage(yours) == 2


@pytest.mark.rules("13-2b", "13-4a", "13-2b-3")
def test_13_2b_1_a_ruler_carries_the_damage(table: Table) -> None:
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 2)
    with table.tracing() as trace:
        table.resolve()
    assert trace.index("13-2b-1") < trace.index("13-2b-3") < trace.index("13-5b")
    assert [event.value for event in table.events("damaged", "effect_damage")] == [2]


@pytest.mark.rules("13-2b", "13-7a", "2-11b")
def test_13_2b_2_a_unit_carries_the_damage(table: Table) -> None:
    unit = table.unit("attack1", 1, hp=5)
    table.main_phase(0)
    table.hit(table.ruler(0), unit, 2)
    table.resolve()
    table.hit(table.ruler(0), unit, 1)
    table.resolve()
    assert table.damage(unit) == 3
    assert table.gate == []


@pytest.mark.rules("13-2b-1")
def test_13_2b_3_damage_that_became_0_was_not_dealt(table: Table) -> None:
    unit = table.unit("attack1", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), unit, 2)
    make_nothing_of(table.state, table.gate[0])
    table.resolve()
    assert table.events("damaged") == []
    assert table.gate == []


@pytest.mark.rules("13-2b")
def test_13_2b_1_a_card_that_has_gone_takes_no_damage(table: Table) -> None:
    unit = table.unit("attack1", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), unit, 2)
    table.happen(lambda g: move(g, unit, HAND + 1, 0))
    table.resolve()
    assert table.damage(unit) == 0


@pytest.mark.rules("13-3a", "13-3b", "13-3c")
def test_13_3c_1_the_next_damage_is_the_topmost(table: Table) -> None:
    unit = table.unit("attack1", 1)
    table.main_phase(0)
    assert next_damage(table.state) == -1
    table.hit(table.ruler(0), unit, 2)
    table.hit(table.ruler(0), unit, 1)
    assert next_damage(table.state) == table.gate[-1]


@pytest.mark.parametrize(("by", "left"), [(1, 2), (3, 0), (9, 0), (0, 3)])
def test_13_3d_points_are_taken_off(table: Table, by: int, left: int) -> None:
    unit = table.unit("attack1", 1, hp=9)
    table.main_phase(0)
    table.hit(table.ruler(0), unit, 3)
    table.happen(lambda g: reduce_damage(g, table.gate[0], by))
    assert points(table, table.gate[0]) == (left,)
    table.resolve()
    assert table.damage(unit) == left


@pytest.mark.rules("13-3d-2b")
def test_13_3d_1_damage_made_0_is_0_for_all(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), one, 3, other, 3)
    make_nothing_of(table.state, table.gate[0])
    assert points(table, table.gate[0]) == (0, 0)


@pytest.mark.rules("13-3d")
def test_13_3d_2_the_controller_of_the_damaged_spreads_the_reduction(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), one, 3, other, 3)
    table.happen(lambda g: reduce_damage(g, table.gate[0], 4))
    assert table.asks == (1, "13-3d")
    # At least one point has to come off the first: the other has only three.
    assert [number for _, number, _ in table.offers] == [1, 2, 3]
    table.choose("number", 1)
    assert points(table, table.gate[0]) == (2, 0)


def test_13_3d_2a_with_several_controllers_the_opponent_of_the_source_decides(table: Table) -> None:
    mine, yours = table.unit("attack1", 0), table.unit("attack1", 1)
    table.main_phase(0)
    table.hit(table.ruler(1), mine, 2, yours, 2)
    table.happen(lambda g: reduce_damage(g, table.gate[0], 1))
    assert table.asks == (0, "13-3d")
    table.choose("number", 0)
    assert points(table, table.gate[0]) == (2, 1)


@pytest.mark.rules("15-21b", "15-21b-1")
def test_13_4b_a_player_recovers_cards_of_their_choice(table: Table) -> None:
    cards = [table.unit("damage", 1) for _ in range(3)]
    table.main_phase(0)
    table.happen(lambda g: recover_ruler(g, 1, 2))
    assert table.asks == (1, "13-4b")
    table.choose("pick", cards[2])
    table.choose("pick", cards[0])
    assert table.cards("damage", 1) == [cards[1]]
    assert sorted(table.cards("graveyard", 1)) == [cards[0], cards[2]]


@pytest.mark.rules("15-21c")
def test_13_4b_1_what_the_ruler_carries_is_not_recovered(table: Table) -> None:
    card = table.unit("damage", 1)
    table.main_phase(0)

    def effect(g: State, f: Frame) -> int:
        """Damage that is not on the gate yet, and recovery in the same effect."""
        g.damage[table.ruler(1)] = 2
        return recover_ruler(g, 1, 1)

    procedure = table.procedure(effect)
    table.happen(lambda g: call(g, procedure))
    assert table.where(card) == ("graveyard", 1)
    assert table.count("damage", 1) == 2


@pytest.mark.rules("13-5b-1", "13-5a")
def test_13_5b_as_many_processes_as_damage(table: Table) -> None:
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 3)
    table.forget_events()
    with table.tracing() as trace:
        table.resolve()
    assert trace.count("13-6b") == 3
    assert len(table.events("created", "ruler_damage")) == 3
    assert table.count("damage", 1) == 3


@pytest.mark.rules("13-5b-1", "13-5b")
def test_13_5b_2_those_of_the_turn_player_are_put_first(table: Table) -> None:
    table.main_phase(1)
    table.forget_events()
    table.hit(table.unit("attack1", 0), table.ruler(0), 1, table.ruler(1), 1)
    table.resolve()
    # The one on top is resolved first.
    assert [event.player for event in table.events("moved", "ruler_damage")] == [0, 0, 1, 1]


def test_13_5c_then_no_ruler_carries_damage(table: Table) -> None:
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 2)
    table.resolve()
    assert table.damage(table.ruler(1)) == 0


@pytest.mark.rules("13-6a", "13-6c", "3-19a")
def test_13_6b_the_top_card_goes_to_the_counter_zone_and_on_to_the_damage_zone(table: Table) -> None:
    table.main_phase(0)
    top = table.cards("deck", 1)[-1]
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.forget_events()
    table.resolve()
    moved = [(event.rule, event.text("en")) for event in table.events("moved", "ruler_damage")]
    assert [rule for rule, _ in moved] == ["13-6b", "13-6c"]
    assert "counter zone" in moved[0][1]
    assert table.where(top) == ("damage", 1)
    assert table.count("counter", 1) == 0


@pytest.mark.rules("13-6b")
def test_13_6c_a_counter_icon_without_text_is_no_counter_ability(table: Table) -> None:
    card = table.put("deck", 1, unit_card("Counter", keys=("counter",)))
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    assert table.where(card) == ("damage", 1)


@pytest.mark.rules("13-6b")
def test_13_6e_the_process_leaves_the_gate(table: Table) -> None:
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 1)
    table.resolve()
    assert table.gate == []
    assert RULER_DAMAGE not in [row[0] for row in table.state.data.values()]


@pytest.mark.rules("13-6e", "1-5b")
def test_13_6b_without_a_deck_there_is_no_card_for_the_damage(table: Table) -> None:
    table.leave(1, "deck", 1)
    table.main_phase(0)
    table.hit(table.ruler(0), table.ruler(1), 2)
    table.resolve()
    # The first point took the last card: the loss lies on the second point.
    assert table.count("damage", 1) == 1
    table.resolve()
    assert table.game.winner == 0


@pytest.mark.rules("15-21a", "1-5b-1")
def test_13_7b_a_unit_recovers_points(table: Table) -> None:
    unit = table.unit("attack1", 0, hp=9)
    table.state.damage[unit] = 5
    table.main_phase(0)
    table.happen(lambda g: recover_unit(g, unit, 2))
    assert table.damage(unit) == 3
    table.happen(lambda g: recover_unit(g, unit, 9))
    assert table.damage(unit) == 0
    assert [event.value for event in table.events("mended")] == [2, 3]


def test_13_7b_1_the_wounds_of_this_phase_are_known_one_by_one(table: Table) -> None:
    unit = table.unit("attack1", 1, hp=9)
    table.main_phase(0)
    for points_dealt in (2, 3):
        table.hit(table.ruler(0), unit, points_dealt)
        table.resolve()
    assert wounds_of_phase(table.state, unit) == [2, 3]
    table.settle()
    assert wounds_of_phase(table.state, unit) == []
    assert table.damage(unit) == 5


def test_13_8a_other_cards_take_no_damage(table: Table) -> None:
    field = table.field("field", 1)
    table.main_phase(0)
    table.happen(lambda g: deal(g, table.ruler(0), (field, 3), EFFECT_DAMAGE))
    assert table.gate == []
    assert table.damage(field) == 0
