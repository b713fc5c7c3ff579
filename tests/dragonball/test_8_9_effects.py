"""8-9 to 8-11: effects that last, effects that replace, and what a card was when it was last seen."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move
from tefuda.kernel.codes import MOVED, REST
from tefuda.kernel.continuous.lasting_effects import ONCE, add_effect
from tefuda.rulebooks.dragonball.areas import BREAK, BY_RULE, DROP, ENERGY, HAND
from tefuda.rulebooks.dragonball.cards import POWER, STRIKE
from tests.dragonball.table import Table
from tefuda.kernel.continuous.effect_sorts import ADD, REPLACE, SET

# 8-9 Continuing effects


@pytest.mark.rules("8-9-1")
def test_8_9_1_1_the_printed_number_is_the_base(table: Table) -> None:
    card, other = table.put("battle", 0, power=3000, strike=1), table.put("battle", 0, power=3000)
    add_effect(table.state, ADD, POWER, card=card, value=500)
    assert (table.number(card, "power"), table.number(card, "strike")) == (3500, 1)
    assert table.number(other, "power") == 3000


def test_8_9_1_3_all_that_change_a_number_are_applied(table: Table) -> None:
    card = table.put("battle", 0, power=3000, strike=1)
    add_effect(table.state, ADD, POWER, card=card, value=1000)
    add_effect(table.state, ADD, POWER, value=500)
    add_effect(table.state, ADD, STRIKE, card=card, value=2)
    assert (table.number(card, "power"), table.number(card, "strike")) == (4500, 3)


def test_8_9_1_3_the_changed_power_decides_a_battle(table: Table) -> None:
    attacker, guard = table.put("battle", 0, power=3000), table.put("battle", 1, power=5000)
    add_effect(table.state, SET, POWER, card=guard, value=2000)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert table.where(guard) == ("energy", 1)


def test_8_9_1_4_an_effect_does_not_follow_a_card_that_left(table: Table) -> None:
    card = table.put("battle", 0, power=3000)
    add_effect(table.state, ADD, POWER, card=card, value=2000)
    table.happen(lambda: table.move(card, "hand", 0))
    table.choose("play", card)
    assert (table.where(card), table.number(card, "power")) == (("battle", 0), 3000)


# 8-10 Replacement effects


def break_it(table: Table, card: int) -> None:
    table.happen(lambda: move(table.state, card, ENERGY + 1, BREAK))


def test_8_10_1_another_event_happens_instead(table: Table) -> None:
    card = table.put("battle", 1)
    add_effect(table.state, REPLACE, MOVED, reason=BREAK, card=card, value=DROP)
    break_it(table, card)
    assert table.where(card) == ("drop", 1)


def test_8_10_1_what_a_battle_does_can_be_replaced_too(table: Table) -> None:
    attacker, guard = table.put("battle", 0), table.put("battle", 1)
    add_effect(table.state, REPLACE, MOVED, reason=BREAK, card=guard, value=DROP)
    table.battle_phase(0)
    table.fight(attacker, guard)
    assert table.where(guard) == ("drop", 1)


@pytest.mark.rules("8-10-1")
def test_8_10_1_1_what_was_replaced_never_happened(table: Table) -> None:
    card = table.put("battle", 1)
    played: list[int] = []
    table.ability(1, MOVED, lambda: played.append(card), reason=BREAK)
    add_effect(table.state, REPLACE, MOVED, reason=BREAK, card=card, value=-1)
    break_it(table, card)
    assert (table.where(card), table.events("moved"), played) == (("battle", 1), [], [])


@pytest.mark.rules("8-10-2-1", "8-10-2-2")
@pytest.mark.parametrize(("first", "area"), [(0, "hand"), (1, "drop")])
def test_8_10_2_the_master_of_the_card_says_which_applies_first(table: Table, first: int, area: str) -> None:
    """Both put the card elsewhere, so the one applied last wins."""
    card = table.put("battle", 1)
    add_effect(table.state, REPLACE, MOVED, reason=BREAK, card=card, value=DROP, controller=0)
    add_effect(table.state, REPLACE, MOVED, reason=BREAK, card=card, value=HAND, controller=0)
    break_it(table, card)
    assert (table.asks, table.offers) == ((1, "8-10-2"), [("number", 0), ("number", 1)])
    table.choose("number", first)
    assert table.where(card) == (area, 1)


def test_8_10_2_3_each_applies_once_to_the_same_event(table: Table) -> None:
    card, other = table.put_many(2, "battle", 1)
    add_effect(table.state, REPLACE, MOVED, value=DROP)
    for broken in (card, other):
        break_it(table, broken)
    assert [table.where(it) for it in (card, other)] == [("drop", 1)] * 2


@pytest.mark.parametrize(("answer", "area"), [("yes", "drop"), ("no", "energy")])
def test_8_10_1_an_optional_replacement_is_offered(table: Table, answer: str, area: str) -> None:
    card = table.put("battle", 1)
    add_effect(table.state, REPLACE, MOVED, reason=BREAK, card=card, value=DROP, optional=True, duration=ONCE)
    break_it(table, card)
    assert table.asks[0] == 1
    table.choose(answer)
    assert table.where(card) == (area, 1)


# 8-11 Last information


def test_8_11_1_what_a_card_was_when_it_was_last_there(table: Table) -> None:
    card = table.put("battle", 0, power=4500, rested=True)
    was, printed = table.state.obj[card], table.state.prints[card]
    table.happen(lambda: table.move(card, "drop", 0))
    last = table.state.last[was]
    assert (last.card, last.printed, last.place) == (card, printed, table.place("battle", 0))
    assert last.flags == REST
    assert not table.rested(card)


def test_8_11_1_not_for_a_card_that_stays_the_same(table: Table) -> None:
    card = table.put("battle", 0)
    table.battle_phase(0)
    table.happen(lambda: move(table.state, card, table.place("brawl", 0), BY_RULE))
    assert table.state.last == {}
