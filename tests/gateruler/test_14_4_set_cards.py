"""14-4 and 14-6: set cards that wait for something, and how often abilities can be used."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.card_effects import MoveTo
from tefuda.kernel.abilities.conditions import There
from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.event_patterns import Declares, Moves
from tefuda.kernel.abilities.nodes import AT_LEAST, YOU, Limit
from tefuda.kernel.abilities.selections import AnyCard
from tefuda.kernel.abilities.spoken_of import EventCard
from tefuda.kernel.visibility.sight import sees
from tefuda.rulebooks.gateruler.areas import ATTACK, BY_ABILITY, SET_CARD, ZONE_HAND

from .table import Table
from .texts import DRAW, ONE, THEIR_UNITS, event, normal, set_when, usable, use, when

# 14-4 Set cards


@pytest.mark.rules("14-9b-1", "14-9b-1a")
def test_14_4a_a_set_card_can_be_shown_when_its_condition_happens(table: Table) -> None:
    attacker = table.unit("attack1", 0)
    trap = table.give(table.event("set1", 1, "when"), set_when(
        Declares(ATTACK, THEIR_UNITS), Do(EventCard(), MoveTo(ZONE_HAND, BY_ABILITY))))
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    assert table.asks == (1, "14-9b-1")
    assert table.offers == [("show", trap, 0), ("pass", 0, 0)]
    table.choose("show", trap)
    assert table.gate == [trap]
    table.resolve()
    assert table.where(attacker) == ("hand", 0)
    assert table.where(trap) == ("graveyard", 1)


@pytest.mark.rules("14-4a")
def test_14_9b_1a_it_may_stay_hidden(table: Table) -> None:
    attacker = table.unit("attack1", 0)
    trap = table.give(table.event("set1", 1, "when"), set_when(Declares(ATTACK, THEIR_UNITS), DRAW))
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    table.choose("pass")
    assert (table.where(trap), sees(table.state, trap)) == (("set1", 1), 2)
    assert table.gate == []


@pytest.mark.rules("14-9b-1")
def test_14_9b_1_being_asked_does_not_tell_what_is_set(table: Table) -> None:
    attacker = table.unit("attack1", 0)
    # The card with the text is in the deck; what is set could be it.
    table.give(table.event("deck", 1, "when"), set_when(Declares(ATTACK, THEIR_UNITS), DRAW))
    table.event("set1", 1, "instant")
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    assert (table.asks, table.offers) == ((1, "14-9b-1"), [("pass", 0, 0)])


@pytest.mark.rules("14-9d", "14-9b-1c")
def test_14_4e_a_shown_card_that_can_not_be_paid_for_is_hidden_again() -> None:
    table = Table("paying", "paying")
    attacker = table.unit("attack1", 0)
    trap = table.event("set1", 1, "when", level=4)
    table.give(trap, set_when(Declares(ATTACK, THEIR_UNITS), DRAW))
    table.attack_phase(0)
    table.attack(attacker, "ruler")
    table.choose("show", trap)
    assert table.where(trap) == ("set1", 1)
    assert sees(table.state, trap) == 2


@pytest.mark.rules("9-3e-2")
def test_14_4b_a_set_card_can_be_played_while_its_condition_is_so(table: Table) -> None:
    card = table.give(table.event("set1", 1, "while"), event(DRAW, condition=There(THEIR_UNITS, AT_LEAST, ONE)))
    table.main_phase(0)
    table.choose("pass")
    assert table.offered("play") == []
    assert table.why_not(f"play {table.name(card)}") == "14-4b"
    table.unit("attack1", 0)
    table.main_phase(0)
    table.choose("pass")
    table.choose("play", card)
    table.resolve()
    assert table.count("hand", 1) == 1


# 14-6 Limits


@pytest.mark.rules("14-6a", "14-6b")
def test_14_6a_2_each_ability_of_its_own_so_many_times_a_turn(table: Table) -> None:
    text = normal(DRAW, limit=Limit(1))
    one, other = table.give(table.unit("attack1", 0), text), table.give(table.unit("attack2", 0, atk=7), text)
    table.main_phase(0)
    use(table, one)
    table.resolve()
    assert usable(table) == [other]
    assert table.why_not(f"use {table.name(one)} 0") == "14-6b"
    table.new_turn(0, turn=4)
    table.pass_to("6-3b")
    assert usable(table) == [one, other]


def test_14_6a_1_abilities_of_a_name_together(table: Table) -> None:
    one = table.give(table.unit("attack1", 0), normal(DRAW, limit=Limit(1, by_name=True, name="月歩")))
    other = table.give(table.unit("attack2", 0, atk=7), normal(DRAW, DRAW, limit=Limit(1, by_name=True, name="月歩")))
    table.main_phase(0)
    assert usable(table) == [one, other]
    use(table, other)
    table.resolve()
    assert usable(table) == []


def test_14_6a_so_many_times_a_game(table: Table) -> None:
    one = table.give(table.unit("attack1", 0), normal(DRAW, limit=Limit(1, for_game=True)))
    table.main_phase(0)
    use(table, one)
    table.resolve()
    table.new_turn(0, turn=4)
    table.pass_to("6-3b")
    assert usable(table) == []


@pytest.mark.rules("14-6c")
def test_14_6c_an_automatic_one_is_not_triggered_again(table: Table) -> None:
    table.give(table.unit("attack1", 0), when(Moves(AnyCard(YOU), reasons=(SET_CARD,)), limit=Limit(1)))
    one, other = table.event("hand", 0), table.event("hand", 0)
    table.main_phase(0)
    table.choose("set", one, "set1")
    table.resolve()
    table.choose("set", other, "set2")
    assert (table.gate, table.count("hand")) == ([], 1)
