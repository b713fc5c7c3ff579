"""What lasts: prohibitions and changes of a card's numbers."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move, move_all
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.actions.turn import rest, rest_all, stand_all
from tefuda.kernel.codes import DAMAGED, MOVED, REST, RESTED, STOOD
from tefuda.kernel.continuous.lasting_effects import FOR_BATTLE, FOR_GAME, FOR_TURN, ONCE, date, expire, add_effect
from tefuda.kernel.continuous.prohibitions import forbidden
from tefuda.kernel.continuous.projection import value

from .tiny import ANNEX, BIN, BY_RULE, COST, DECK, FIELD, HAND, PLAYING, POWER, begin, log_of
from tefuda.kernel.continuous.effect_sorts import ADD, GRANT_ABILITY, LABEL, LOSE_ABILITY, PROHIBIT, SET

# "Cannot" wins


def test_what_is_forbidden_does_not_happen() -> None:
    g = begin()
    add_effect(g, PROHIBIT, MOVED)
    move(g, 4, HAND, BY_RULE)
    assert (g.zone_of[4], g.done, log_of(g, MOVED)) == (DECK, 0, [])


def test_the_others_move_where_some_may_not() -> None:
    g = begin()
    add_effect(g, PROHIBIT, MOVED, card=3)
    move_all(g, (2, 3, 4), HAND, BY_RULE)
    assert (g.zones[HAND], g.done) == ((2, 4), 2)


def test_resting_standing_and_damage_can_be_forbidden() -> None:
    g = begin()
    for card in (2, 3, 4):
        move(g, card, FIELD, BY_RULE)
    add_effect(g, PROHIBIT, RESTED, card=4)
    rest_all(g, (2, 3, 4), BY_RULE)
    assert ([g.flags[card] for card in (2, 3, 4)], g.done) == ([REST, REST, 0], 2)
    add_effect(g, PROHIBIT, STOOD, card=3)
    stand_all(g, (2, 3, 4), BY_RULE)
    assert ([g.flags[card] for card in (2, 3, 4)], g.done) == ([0, REST, 0], 1)
    add_effect(g, PROHIBIT, DAMAGED, card=2)
    deal_damage(g, 2, 3, BY_RULE)
    assert (g.damage[2], g.done) == (0, 0)


def test_something_else_than_what_is_forbidden_still_happens() -> None:
    g = begin()
    add_effect(g, PROHIBIT, RESTED)
    move(g, 4, FIELD, BY_RULE)
    assert g.zone_of[4] == FIELD


def test_a_prohibition_for_one_reason_does_not_hold_for_another() -> None:
    g = begin()
    add_effect(g, PROHIBIT, MOVED, reason=PLAYING, card=4)
    move(g, 4, HAND, PLAYING)
    assert g.zone_of[4] == DECK
    move(g, 4, HAND, BY_RULE)
    assert g.zone_of[4] == HAND


def test_an_effect_on_a_card_ends_when_it_becomes_a_new_object() -> None:
    g = begin()
    move(g, 4, FIELD, BY_RULE)
    add_effect(g, PROHIBIT, RESTED, card=4)
    move(g, 4, BIN, BY_RULE)
    move(g, 4, FIELD, BY_RULE)
    assert not forbidden(g, RESTED, BY_RULE, 4)
    rest(g, 4, BY_RULE)
    assert g.flags[4] == REST


def test_an_effect_on_a_card_stays_while_it_is_the_same_object() -> None:
    g = begin()
    move(g, 4, FIELD, BY_RULE)
    add_effect(g, PROHIBIT, RESTED, card=4)
    move(g, 4, ANNEX, BY_RULE)
    move(g, 4, FIELD, BY_RULE)
    assert forbidden(g, RESTED, BY_RULE, 4)


# Numbers


def test_without_any_effect_a_number_is_the_printed_one() -> None:
    g = begin()
    assert [value(g, card, POWER) for card in (0, 2, 3)] == [3, 5, 2]


def test_numbers_are_added_and_set_in_the_order_of_time() -> None:
    g = begin()
    add_effect(g, ADD, POWER, card=4, value=2)
    add_effect(g, SET, POWER, card=4, value=10)
    add_effect(g, ADD, POWER, card=4, value=-1)
    assert value(g, 4, POWER) == 9


def test_time_goes_by_the_numbers_of_effects_and_not_by_the_order_of_the_list() -> None:
    g = begin()
    add_effect(g, SET, POWER, card=4, value=10)
    add_effect(g, ADD, POWER, card=4, value=2)
    g.effects = g.effects[::-1]
    assert value(g, 4, POWER) == 12


def test_a_lower_layer_goes_first_whatever_the_time() -> None:
    g = begin()
    add_effect(g, ADD, POWER, card=4, value=2, layer=2)
    add_effect(g, SET, POWER, card=4, value=10, layer=1)
    assert value(g, 4, POWER) == 12


def test_an_effect_changes_only_its_attribute_and_its_card() -> None:
    g = begin()
    add_effect(g, ADD, POWER, card=4, value=2)
    assert (value(g, 4, COST), value(g, 1, POWER)) == (1, 3)


def test_an_effect_on_no_certain_card_changes_all() -> None:
    g = begin()
    add_effect(g, ADD, POWER, value=1)
    assert [value(g, card, POWER) for card in (0, 2)] == [4, 6]


def test_a_number_is_not_below_the_floor_of_its_book_though_it_is_reckoned_so() -> None:
    g = begin(floor=0)
    add_effect(g, ADD, POWER, card=4, value=-5)
    assert value(g, 4, POWER) == 0
    add_effect(g, ADD, POWER, card=4, value=4)
    assert value(g, 4, POWER) == 2


def test_without_a_floor_a_number_may_be_negative() -> None:
    g = begin()
    add_effect(g, ADD, POWER, card=4, value=-5)
    assert value(g, 4, POWER) == -2


# How long


@pytest.mark.parametrize(("over", "power"), [(FOR_TURN, 4), (FOR_BATTLE, 3)])
def test_effects_end_with_their_duration_and_no_others(over: int, power: int) -> None:
    g = begin()
    add_effect(g, ADD, POWER, card=4, value=1, duration=FOR_TURN)
    add_effect(g, ADD, POWER, card=4, value=2, duration=FOR_BATTLE)
    add_effect(g, ADD, POWER, card=4, value=-1, duration=FOR_GAME)
    assert expire(g, over)
    assert value(g, 4, POWER) == power
    assert not expire(g, over)


def test_every_effect_has_a_number_of_its_own() -> None:
    g = begin()
    numbers = {add_effect(g, ADD, POWER, value=1) for _ in range(3)}
    assert len(numbers) == 3
    assert not numbers & set(g.obj)


# The same once more


@pytest.mark.parametrize(("sort", "duration", "rows"), [
    (PROHIBIT, FOR_TURN, 1), (SET, FOR_TURN, 1), (LOSE_ABILITY, FOR_GAME, 1), (LABEL, FOR_BATTLE, 1), (ADD, FOR_TURN, 2),
    (GRANT_ABILITY, FOR_TURN, 2), (SET, ONCE, 2)])
def test_what_is_so_already_is_not_so_twice(sort: int, duration: int, rows: int) -> None:
    """What adds to something does so each time, and what holds once holds once each time."""
    g = begin()
    for _ in range(2):
        add_effect(g, sort, POWER, card=4, value=1, duration=duration)
    assert len(g.effects) == rows


@pytest.mark.parametrize("other", [
    {"card": 3}, {"master": 1}, {"value": 8}, {"duration": FOR_GAME}, {"reason": BY_RULE}, {"bound": 1}])
def test_what_differs_in_anything_is_something_else(other: dict[str, int]) -> None:
    g = begin()
    same = {"card": 4, "master": 0, "value": 7, "duration": FOR_TURN, "reason": -1, "bound": 0}
    for facts in (same, {**same, **other}):
        add_effect(g, SET, POWER, card=facts["card"], controller=facts["master"], value=facts["value"],
            duration=facts["duration"], reason=facts["reason"], bound=facts["bound"])
    assert len(g.effects) == 2


def test_the_later_one_counts() -> None:
    g = begin()
    add_effect(g, SET, POWER, card=4, value=7, duration=FOR_TURN)
    add_effect(g, ADD, POWER, card=4, value=1, duration=FOR_TURN)
    add_effect(g, SET, POWER, card=4, value=7, duration=FOR_TURN)
    assert value(g, 4, POWER) == 7


# What is hidden


def test_on_how_many_cards_that_not_all_see_an_effect_lies_is_not_told_by_numbers() -> None:
    g = begin()
    before = g.serial
    for card in (3, 4):
        add_effect(g, SET, POWER, card=card, value=card)
    add_effect(g, ADD, POWER, card=4, value=10)
    # Yet the later one comes later, and no two are the same.
    assert (g.serial, value(g, 3, POWER), value(g, 4, POWER)) == (before, 3, 14)
    assert [row.number - before for row in g.effects] == [1, 2, 3]
    move(g, 4, FIELD, BY_RULE)
    add_effect(g, ADD, POWER, card=4, value=1)
    assert (g.obj[4], g.effects[-1].number) == (before + 1, before + 2)


def test_nor_is_it_told_when_they_are_dated() -> None:
    g = begin()
    g.book.dates_when_done = True
    before = g.serial
    add_effect(g, ADD, POWER, card=4, value=10)
    date(g)
    assert (g.serial, [row.timestamp for row in g.effects]) == (before, [before])
    move(g, 4, FIELD, BY_RULE)
    add_effect(g, ADD, POWER, card=4, value=1)
    date(g)
    assert (g.serial, g.effects[-1].timestamp) == (before + 3, before + 3)
