"""What an event sets waiting, and in which order that is played."""
from __future__ import annotations

from tefuda.kernel.abilities.nodes import Ability
from tefuda.kernel.actions.move import move, move_all
from tefuda.kernel.actions.turn import rest
from tefuda.kernel.codes import MOVED, NUMBER, RESTED, RETURN, TIMING
from tefuda.kernel.events.log import timing
from tefuda.kernel.triggers.delayed import EVERY_TIME, ONCE_A_TURN, ONLY_ONCE, add_trigger
from tefuda.kernel.state.state import Frame, State
from tefuda.kernel.triggers.pending import ask_pending, play_pending, pending_of

from .tiny import BY_RULE, FIELD, HAND, PLAYING, begin, numbers, offered, reply

PROCEDURE = 2


def watching(kind: int, **more: int) -> State:
    g = begin()
    add_trigger(g, kind, PROCEDURE, 1, **more)
    return g


def test_an_event_sets_waiting_what_watches_for_it() -> None:
    g = watching(MOVED, source=9)
    g.clock = 4
    move(g, 3, HAND, PLAYING)
    assert [it.row() for it in g.pending] == [(PROCEDURE, 1, 9, g.obj[9], 3, 4, -1, 0, 0)]


def test_it_waits_once_for_each_time_the_event_happens() -> None:
    g = watching(MOVED)
    move_all(g, (2, 3, 4), HAND, PLAYING)
    assert [row.event_card for row in g.pending] == [2, 3, 4]


def test_another_event_reason_or_card_sets_nothing_waiting() -> None:
    g = watching(MOVED, reason=PLAYING, card=4)
    move(g, 4, HAND, BY_RULE)
    move(g, 3, FIELD, PLAYING)
    rest(g, 3, PLAYING)
    assert g.pending == []
    move(g, 4, FIELD, PLAYING)
    assert len(g.pending) == 1


def test_a_delayed_one_is_set_waiting_only_once() -> None:
    g = watching(MOVED, often=ONLY_ONCE)
    move(g, 4, HAND, PLAYING)
    move(g, 3, HAND, PLAYING)
    assert (len(g.pending), g.delayed) == (1, ())


def test_once_a_turn_is_once_in_every_turn() -> None:
    g = watching(MOVED, often=ONCE_A_TURN)
    g.turn = 1
    move(g, 4, HAND, PLAYING)
    move(g, 3, HAND, PLAYING)
    assert len(g.pending) == 1
    g.turn = 2
    move(g, 2, HAND, PLAYING)
    assert len(g.pending) == 2


def test_several_watchers_are_all_set_waiting_and_only_the_delayed_one_ends() -> None:
    g = begin()
    add_trigger(g, MOVED, PROCEDURE, 0, often=ONLY_ONCE)
    add_trigger(g, MOVED, PROCEDURE, 1, often=EVERY_TIME)
    move(g, 4, HAND, PLAYING)
    assert [row.controller for row in g.pending] == [0, 1]
    assert [row.controller for row in g.delayed] == [1]


def test_a_moment_of_the_turn_sets_waiting_what_watches_for_it() -> None:
    g = watching(TIMING, reason=PLAYING)
    g.needs_rule_check = False
    timing(g, BY_RULE)
    assert (g.pending, g.needs_rule_check) == ([], True)
    timing(g, PLAYING)
    assert [row.event_card for row in g.pending] == [-1]


def test_a_moment_that_nobody_watches_for_gives_the_rules_nothing_to_look_at() -> None:
    g = begin()
    g.needs_rule_check = False
    timing(g, PLAYING)
    assert not g.needs_rule_check


def test_a_move_gives_the_rules_something_to_look_at() -> None:
    g = begin()
    g.needs_rule_check = False
    move(g, 4, FIELD, PLAYING)
    assert g.needs_rule_check


def test_a_card_that_rests_gives_them_something_to_look_at_only_where_texts_may_speak_of_it() -> None:
    g = begin()
    move(g, 4, FIELD, PLAYING)
    move(g, 3, FIELD, PLAYING)
    g.needs_rule_check = False
    rest(g, 4, PLAYING)
    assert not g.needs_rule_check
    g.table.abilities = [Ability()]
    g.table.always_rule_check = True
    rest(g, 3, PLAYING)
    assert g.needs_rule_check


# Playing what waits


def playing(controllers: tuple[int, ...], chooser: int, controller: int = -1) -> State:
    """Abilities of those masters wait; each counts its source when it is played."""
    def r1_1(g: State, f: Frame) -> int:
        for number, whose in enumerate(controllers):
            add_trigger(g, RESTED, g.book.at["1-4"], whose, source=number)
        move(g, 4, FIELD, BY_RULE)
        return rest(g, 4, PLAYING)

    def r1_2(g: State, f: Frame) -> int:
        return ask_pending(g, chooser, controller) if g.pending else g.book.at["9-1"]

    def r1_3(g: State, f: Frame) -> int:
        f.pc = g.book.at["1-2"] - 1
        return play_pending(g)

    def r1_4(g: State, f: Frame) -> int:
        g.registers[0] = g.registers[0] * 10 + f.b + 1
        g.registers[1] = f.a * 100 + f.c
        return g.book.at["1-5"]

    def r1_5(g: State, f: Frame) -> int:
        return RETURN

    return begin(r1_1, r1_2, r1_3, r1_4, r1_5)


def test_waiting_are_told_apart_by_master() -> None:
    g = begin()
    for controller in (0, 1, 0):
        add_trigger(g, MOVED, PROCEDURE, controller)
    move(g, 4, HAND, PLAYING)
    assert (pending_of(g, 0), pending_of(g, 1)) == ([0, 2], [1])


def test_the_chooser_picks_the_next_one_until_one_is_left() -> None:
    g = playing((0, 0, 0), 1)
    assert (g.player, offered(g)) == (1, numbers(0, 1, 2))
    reply(g, NUMBER, 1)
    assert offered(g) == numbers(0, 1)
    reply(g, NUMBER, 1)
    assert (g.registers[0], g.pending, g.rule()) == (231, [], "9-1")


def test_only_those_of_one_master_are_offered() -> None:
    g = playing((0, 1, 1, 0), 0, 1)
    assert offered(g) == numbers(1, 2)


def test_a_played_one_knows_its_master_its_source_and_the_card_of_the_event() -> None:
    g = playing((1,), 0)
    assert (g.registers, g.pending) == ([1, 104], [])
