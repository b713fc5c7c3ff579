"""Going back to before a play that turns out to be impossible."""
from __future__ import annotations

import pytest

from tefuda.kernel.actions.move import move, shuffle
from tefuda.kernel.actions.create import create
from tefuda.kernel.actions.turn import rest
from tefuda.kernel.state.codec import decode, encode, essence
from tefuda.kernel.codes import BARRED, NEXT, NUMBER, PASS, action, first_of, kind_of
from tefuda.kernel.continuous.lasting_effects import add_effect
from tefuda.kernel.errors import EngineError
from tefuda.kernel.triggers.delayed import add_trigger
from tefuda.kernel.machine.machine import answer
from tefuda.kernel.machine.rollback import go_back, mark, unmark
from tefuda.kernel.state.state import Frame, State, ask

from .tiny import DECK, FIELD, HAND, PLAYING, POWER, STACK, begin, log_of, numbers, offered, reply
from tefuda.kernel.continuous.effect_sorts import ADD

IMPOSSIBLE = (1, 2)


def menu(g: State, f: Frame) -> int:
    """The plays 1, 2 and 3, of which only 3 can be done."""
    return ask(g, 0, [*(action(NUMBER, play) for play in (1, 2, 3)), action(PASS)])


def begin_play(g: State, f: Frame) -> int:
    """A play changes all sorts of things before it asks for a target."""
    if kind_of(g.answer) == PASS:
        return f.pc - 1
    mark(g)
    f.a = first_of(g.answer)
    move(g, g.zones[DECK][-1], FIELD, PLAYING)
    move(g, g.zones[DECK][-1], HAND, PLAYING)
    rest(g, g.zones[FIELD][-1], PLAYING)
    create(g, STACK, 0, (7,), PLAYING)
    add_effect(g, ADD, POWER, value=1)
    add_trigger(g, 1, 2, 0)
    shuffle(g, DECK)
    g.registers[0] += 1
    g.notes[4] = (1,)
    return NEXT


def target(g: State, f: Frame) -> int:
    return ask(g, 1, [action(NUMBER, 8), action(NUMBER, 9)])


def finish_play(g: State, f: Frame) -> int:
    if f.a in IMPOSSIBLE:
        return go_back(g)
    unmark(g)
    return g.book.at["1-1"]


def playing() -> State:
    return begin(("1-1", menu), ("1-1", begin_play), ("1-2", target), ("1-2", finish_play))


def unbarred(g: State) -> list[int]:
    """All of the state but what going back is allowed to change."""
    copy = g.clone()
    copy.barred, copy.barring = (), ()
    copy.answer, copy.clock = 0, 0
    # That a play was barred is an event, so the rules look once more.
    copy.needs_rule_check = True
    return essence(copy)


def test_everything_is_as_it_was_before_the_play() -> None:
    g = playing()
    before = unbarred(g)
    reply(g, NUMBER, 1)
    assert unbarred(g) != before
    reply(g, NUMBER, 8)
    assert unbarred(g) == before
    assert (g.random1, g.random2, g.player, g.rule(), g.back) == (1, 1, 0, "1-1", None)


def test_the_play_that_was_taken_back_is_barred_and_others_are_not() -> None:
    g = playing()
    reply(g, NUMBER, 1)
    reply(g, NUMBER, 8)
    assert offered(g) == [*numbers(2, 3), (PASS, 0)]


def test_plays_taken_back_one_after_the_other_are_all_barred() -> None:
    g = playing()
    for play in IMPOSSIBLE:
        reply(g, NUMBER, play)
        reply(g, NUMBER, 8)
    assert offered(g) == [*numbers(3), (PASS, 0)]


def test_after_a_play_that_goes_through_nothing_is_barred() -> None:
    g = playing()
    reply(g, NUMBER, 1)
    reply(g, NUMBER, 8)
    reply(g, NUMBER, 3)
    reply(g, NUMBER, 8)
    assert offered(g) == [*numbers(1, 2, 3), (PASS, 0)]
    assert (g.barred, g.back) == ((), None)


def test_what_is_barred_in_the_menu_is_not_barred_within_a_play() -> None:
    g = playing()
    reply(g, NUMBER, 1)
    reply(g, NUMBER, 8)
    reply(g, NUMBER, 2)
    assert offered(g) == numbers(8, 9)


def test_taking_back_is_written_down() -> None:
    g = playing()
    reply(g, NUMBER, 1)
    reply(g, NUMBER, 8)
    assert len(log_of(g, BARRED)) == 1


def test_a_second_mark_within_a_play_keeps_the_first() -> None:
    g = playing()
    reply(g, NUMBER, 1)
    kept = g.back
    mark(g)
    assert g.back is kept


def test_without_a_mark_there_is_nothing_to_take_back() -> None:
    with pytest.raises(EngineError, match="no play to take back"):
        go_back(begin())


def test_two_copies_of_a_game_go_back_each_on_its_own() -> None:
    g = playing()
    reply(g, NUMBER, 1)
    copy = g.clone()
    reply(copy, NUMBER, 8)
    reply(copy, NUMBER, 3)
    reply(copy, NUMBER, 9)
    reply(g, NUMBER, 8)
    fresh = playing()
    reply(fresh, NUMBER, 1)
    reply(fresh, NUMBER, 8)
    assert encode(g) == encode(fresh)


def test_a_saved_game_can_still_go_back() -> None:
    g = playing()
    reply(g, NUMBER, 1)
    loaded = decode(g.book, g.table, encode(g))
    for it in (g, loaded):
        answer(it, action(NUMBER, 8))
    assert essence(loaded) == essence(g)
    assert offered(loaded) == [*numbers(2, 3), (PASS, 0)]
