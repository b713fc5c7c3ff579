"""Endless loops: in the very same position an action is not chosen twice."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from tefuda.kernel.state.records import ChoiceMade, changed
from tefuda.kernel.actions.move import move
from tefuda.kernel.actions.damage import deal_damage
from tefuda.kernel.events.changes import attach
from tefuda.kernel.actions.create import create
from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import NUMBER, PASS, action, first_of
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.triggers.delayed import add_trigger
from tefuda.kernel.loops.loops import ENOUGH, barred_here, forget_positions, not_again, remember_choice
from tefuda.kernel.loops.positions import position
from tefuda.kernel.state.state import Frame, State, ask

from .tiny import ANNEX, BY_RULE, FIELD, HAND, PLAYING, POWER, STACK, begin, numbers, offered, reply
from tefuda.kernel.continuous.effect_sorts import ADD

SWAP = 1
OTHER = 2


def menu(g: State, f: Frame) -> int:
    barred = barred_here(g)
    plays = [action(NUMBER, play) for play in (SWAP, OTHER)]
    return ask(g, 0, [*(code for code in plays if code not in barred), action(PASS)])


def act(g: State, f: Frame) -> int:
    """The first play turns a card round and round; the second one is just another."""
    if g.answer == action(PASS):
        return f.pc - 1
    remember_choice(g, g.answer)
    f.pc = g.book.at["1-1"] - 1
    there = ANNEX if g.zone_of[4] == FIELD else FIELD
    return move(g, 4, there, PLAYING) if first_of(g.answer) == SWAP else rest(g, 4, PLAYING)


def looping() -> State:
    def r1_0(g: State, f: Frame) -> int:
        return move(g, 4, FIELD, BY_RULE)

    return begin(r1_0, ("1-1", menu), ("1-1", act))


def test_what_was_chosen_in_the_same_position_is_barred() -> None:
    g = looping()
    reply(g, NUMBER, SWAP)
    assert offered(g) == [*numbers(SWAP, OTHER), (PASS, 0)]
    reply(g, NUMBER, SWAP)
    assert offered(g) == [*numbers(OTHER), (PASS, 0)]


def test_in_another_position_it_may_be_chosen() -> None:
    g = looping()
    reply(g, NUMBER, SWAP)
    reply(g, NUMBER, SWAP)
    reply(g, NUMBER, OTHER)
    assert offered(g) == [*numbers(SWAP, OTHER), (PASS, 0)]


def test_the_same_position_in_another_turn_is_another_one() -> None:
    g = looping()
    reply(g, NUMBER, SWAP)
    reply(g, NUMBER, SWAP)
    g.turn += 1
    assert barred_here(g) == []


def test_positions_of_this_turn_count_though_there_are_some_of_an_earlier_one() -> None:
    g = looping()
    reply(g, NUMBER, SWAP)
    g.turn += 1
    reply(g, NUMBER, SWAP)
    reply(g, NUMBER, SWAP)
    assert action(NUMBER, SWAP) in barred_here(g)


def test_positions_can_be_forgotten() -> None:
    g = looping()
    reply(g, NUMBER, SWAP)
    reply(g, NUMBER, SWAP)
    forget_positions(g)
    assert barred_here(g) == []


def test_what_grows_comes_to_no_position_twice_and_is_chosen_a_number_of_times() -> None:
    """Answers to questions stand there too, and are no actions."""
    g = looping()
    for number in range(ENOUGH):
        assert barred_here(g) == []
        remember_choice(g, 77)
        g.seen += (ChoiceMade(g.turn, number, 88, 0),)
        g.registers[0] += 1
    assert (barred_here(g), not_again(g, [77, 88, 99])) == ([77], [88, 99])
    g.turn += 1
    assert barred_here(g) == []


CHANGES: dict[str, Callable[[State], object]] = {
    "a card lies elsewhere": lambda g: move(g, 3, HAND, BY_RULE),
    "a card is rested": lambda g: rest(g, 4, BY_RULE),
    "a card is damaged": lambda g: deal_damage(g, 4, 1, BY_RULE),
    "a card is attached": lambda g: attach(g, 3, 4),
    "a number of a card is changed for a time": lambda g: add_effect(g, ADD, POWER, card=4, value=1),
    "an ability watches for something": lambda g: add_trigger(g, 1, 2, 0),
    "something that is no card is there": lambda g: create(g, STACK, 0, (1,), BY_RULE),
    "something was decided about a card": lambda g: g.notes.update({4: (1,)}),
    "a zone is closed": lambda g: setattr(g, "closed", (1, *g.closed[1:])),
    "a register has another number": lambda g: g.registers.__setitem__(0, 5),
}


@pytest.mark.parametrize("name", list(CHANGES))
def test_the_position_is_another_one_when(name: str) -> None:
    g = looping()
    before = position(g)
    CHANGES[name](g)
    assert position(g) != before


def test_what_is_no_card_tells_positions_apart_by_what_it_is() -> None:
    one, other = looping(), looping()
    create(one, STACK, 0, (1,), BY_RULE)
    create(other, STACK, 0, (2,), BY_RULE)
    assert position(one) != position(other)


def test_history_alone_makes_no_other_position() -> None:
    """Objects, times and numbers of effects only grow: a loop would never look like one."""
    g = looping()
    add_effect(g, ADD, POWER, value=1)
    before = position(g)
    g.effects = ()
    move(g, 4, HAND, BY_RULE)
    move(g, 4, FIELD, BY_RULE)
    reply(g, PASS)
    add_effect(g, ADD, POWER, value=1)
    assert position(g) == before


def test_an_effect_on_an_object_that_is_gone_is_not_the_same_as_on_the_card_there() -> None:
    g = looping()
    add_effect(g, ADD, POWER, card=4, value=1)
    before = position(g)
    g.effects = (changed(g.effects[0], "obj", g.obj[4] + 1),)
    assert position(g) != before


def test_where_only_some_places_can_change_only_they_are_compared() -> None:
    g = begin()
    places = (FIELD, ANNEX)
    move(g, 4, FIELD, BY_RULE)
    remember_choice(g, 77, places)
    move(g, 3, HAND, BY_RULE)
    assert barred_here(g, places) == [77]
    move(g, 4, ANNEX, BY_RULE)
    assert barred_here(g, places) == []
    move(g, 4, FIELD, BY_RULE)
    assert barred_here(g, places) == [77]


@pytest.mark.parametrize("name", list(CHANGES))
def test_a_position_that_is_remembered_stays_the_same_whatever_changes(name: str) -> None:
    g = looping()
    before = position(g)
    remember_choice(g, 7)
    CHANGES[name](g)
    assert [row.position for row in g.seen] == [before]


def test_a_copy_knows_positions_that_the_original_forgets() -> None:
    g = looping()
    reply(g, NUMBER, SWAP)
    remember_choice(g, 7)
    copy = g.clone()
    forget_positions(g)
    assert barred_here(g) == []
    assert barred_here(copy) == [7]


def test_where_cards_lie_elsewhere_an_action_may_be_chosen_again() -> None:
    g = looping()
    remember_choice(g, 77)
    move(g, 4, ANNEX, BY_RULE)
    assert not_again(g, [77, 88]) == [77, 88]
    move(g, 4, FIELD, BY_RULE)
    assert not_again(g, [77, 88]) == [88]
    move(g, 4, ANNEX, BY_RULE)
    assert not_again(g, [77, 88]) == [77, 88]
