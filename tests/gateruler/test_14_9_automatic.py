"""14-9: automatic abilities."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo, CardProcedure
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.delayed_triggers import Later
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import At, Moves, Whenever
from tefuda.kernel.abilities.nodes import EQUAL, YOU
from tefuda.kernel.abilities.numbers import Fixed, ValueOf
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.filters import Has
from tefuda.kernel.abilities.selections import AnyCard
from tefuda.kernel.abilities.spoken_of import This
from tefuda.rulebooks.gateruler.areas import DISCARD, IN_FRONT, ON_FIELD, SET_CARD, TURN_END, ZONE_GRAVEYARD
from tefuda.rulebooks.gateruler.cards import ATK
from tefuda.rulebooks.gateruler.processes import ABILITY

from .table import Table
from .texts import (
    MY_HAND, MY_UNITS, THEIR_RULER, THEIR_UNITS, always, choose, damage, normal, undergo, units, use, when,
)

HURT_TWO = (choose(THEIR_UNITS), damage(2))


# 14-9 Automatic abilities


@pytest.mark.rules("14-9a", "14-9b", "14-1a-2", "11-2a-2")
def test_14_9b_an_ability_is_played_once_for_each_time(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(DISCARD,))))
    table.unit("hand", 0), table.unit("hand", 0)
    user = table.give(table.unit("attack2", 0, atk=9), normal(Do(MY_HAND, MoveTo(ZONE_GRAVEYARD, DISCARD))))
    table.main_phase(0)
    use(table, user)
    table.resolve()
    assert table.asks == (0, "11-2a-2")
    table.game.choose(0)
    assert table.processes() == [ABILITY, ABILITY]


@pytest.mark.rules("14-9c-1")
def test_14_9c_the_turn_player_plays_theirs_first(table: Table) -> None:
    for player in (1, 0):
        table.give(table.unit("attack1", player, atk=player), when(Moves(AnyCard(2), reasons=(SET_CARD,))))
    card = table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", card, "set1")
    assert [table.state.controller[item] for item in table.gate] == [0, 1]


def test_14_9d_without_enough_to_choose_from_it_just_stops_waiting(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(SET_CARD,)), *HURT_TWO))
    card = table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", card, "set1")
    assert (table.gate, table.state.pending) == ([], [])


@pytest.mark.rules("14-9c", "14-3b-4")
def test_14_9c_a_triggered_ability_chooses_as_it_goes_on_the_gate(table: Table) -> None:
    one, other = table.unit("attack1", 1), table.unit("attack2", 1)
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(SET_CARD,)), *HURT_TWO))
    card = table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", card, "set1")
    assert table.asks == (0, "14-3b-4")
    table.choose("pick", one)
    table.resolve()
    table.resolve()
    assert (table.damage(one), table.damage(other)) == (2, 0)


@pytest.mark.rules("14-9h", "14-14a", "14-14a-1")
def test_14_9e_2_what_left_the_field_is_looked_at_as_it_was_there(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0, atk=3), when(
        Moves(This(), sources=ON_FIELD, targets=(ZONE_GRAVEYARD,)),
        Do(THEIR_RULER, CardProcedure("damage", ValueOf(This(), ATK)))), always(This(), Plus(ATK, Fixed(2))))
    doomed = units(Has(ATK, EQUAL, Fixed(5)), whose=YOU)
    user = table.give(table.unit("attack2", 0, atk=9), normal(undergo("destroy", doomed)))
    table.main_phase(0)
    use(table, user)
    table.resolve()
    table.resolve()
    assert table.where(unit) == ("graveyard", 0)
    assert table.processes() == [ABILITY]
    table.resolve()
    assert table.state.data[table.gate[0]][6] == 5


@pytest.mark.rules("14-9e")
def test_14_9e_2_two_that_leave_together_see_each_other_leave(table: Table) -> None:
    leaves = when(Moves(MY_UNITS, sources=IN_FRONT, targets=(ZONE_GRAVEYARD,)))
    table.give(table.unit("attack1", 0, hp=0), leaves)
    table.give(table.unit("attack2", 0, hp=0, atk=9), leaves)
    table.main_phase(0)
    table.resolve()
    while table.asks == (0, "11-2a-2"):
        table.game.choose(0)
    assert table.processes() == [ABILITY] * 4


@pytest.mark.rules("14-9f", "14-9f-1", "14-9f-2")
def test_14_9f_a_later_one_is_triggered_just_once(table: Table) -> None:
    unit = table.give(table.unit("attack1", 0), normal(Later(when(Moves(AnyCard(YOU), reasons=(SET_CARD,))))))
    one, other = table.event("hand", 0), table.event("hand", 0)
    table.main_phase(0)
    use(table, unit)
    table.resolve()
    table.choose("set", one, "set1")
    assert table.processes() == [ABILITY]
    table.resolve()
    table.choose("set", other, "set2")
    assert table.gate == []


@pytest.mark.rules("14-9g")
def test_14_9g_1_one_that_waits_for_a_state_is_triggered_while_it_does_not_wait(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Whenever(There(MY_HAND, EQUAL, Fixed(0)))))
    table.main_phase(0)
    assert table.processes() == [ABILITY]
    table.resolve()
    assert (table.gate, table.count("hand")) == ([], 1)


@pytest.mark.rules("6-5a-1", "6-5d")
def test_6_5a_1_the_end_of_the_turn_triggers_each_ability_once(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(At(TURN_END, YOU)))
    table.end_phase(0)
    assert table.processes() == [ABILITY]
    table.settle()
    assert table.count("hand") == 1
    assert table.state.turn_player == 1
