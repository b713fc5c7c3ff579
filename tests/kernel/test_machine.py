"""From step to step, until somebody has to choose or the game is over."""
from __future__ import annotations

import pytest

from tefuda.kernel.state.records import LogEntry
from tefuda.kernel.actions.lose import lose
from tefuda.kernel.actions.move import move, move_all
from tefuda.kernel.state.codec import essence
from tefuda.kernel.codes import NEXT, NOBODY, NUMBER, PASS, RETURN, action, first_of
from tefuda.kernel.errors import EngineError
from tefuda.kernel.events.log import WIDTH, count_entries, entries, pack_entries, unpack_entries
from tefuda.kernel.machine.machine import ask_again
from tefuda.kernel.state.state import Frame, State, ask, call, call_then

from .tiny import BIN, BY_RULE, DECK, DECK_OF, HAND, begin, interrupts, numbers, offered, reply


def ask_number(g: State, f: Frame) -> int:
    return ask(g, 1, [action(NUMBER, 1), action(NUMBER, 2)])


def take_number(g: State, f: Frame) -> int:
    g.registers[0] = first_of(g.answer)
    return NEXT


def test_next_goes_to_the_following_step() -> None:
    def r1_1(g: State, f: Frame) -> int:
        g.registers[0] = 7
        return NEXT

    g = begin(r1_1)
    assert g.registers[0] == 7
    assert g.rule() == "9-1"


def test_a_rule_number_as_result_jumps_there() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return g.book.at["1-3"]

    def r1_2(g: State, f: Frame) -> int:
        g.registers[0] = 1
        return NEXT

    def r1_3(g: State, f: Frame) -> int:
        g.registers[1] = 1
        return NEXT

    assert begin(r1_1, r1_2, r1_3).registers == [0, 1]


def test_a_call_goes_through_the_procedure_and_returns_to_the_next_step() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return call(g, g.book.at["1-4"], 5, 6, 7, (8, 9))

    def r1_2(g: State, f: Frame) -> int:
        g.registers[1] = g.registers[0] + 1
        return g.book.at["9-1"]

    def r1_4(g: State, f: Frame) -> int:
        g.registers[0] = f.a * 1000 + f.b * 100 + f.c * 10 + len(f.items)
        return RETURN

    g = begin(r1_1, r1_2, r1_4)
    assert g.registers == [5672, 5673]
    assert len(g.stack) == 2


def test_a_procedure_knows_the_step_that_called_it() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return call(g, g.book.at["1-4"])

    def r1_4(g: State, f: Frame) -> int:
        g.registers[0] = f.by
        return g.book.at["9-1"]

    g = begin(r1_1, r1_4)
    assert g.book.program.rules[g.registers[0]] == "1-1"


def test_call_then_goes_on_where_it_was_told() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return call_then(g, f, g.book.at["1-3"], g.book.at["1-4"], 1, 2, 3)

    def r1_2(g: State, f: Frame) -> int:
        g.registers[0] += 100
        return NEXT

    def r1_3(g: State, f: Frame) -> int:
        g.registers[1] = 1
        return g.book.at["9-1"]

    def r1_4(g: State, f: Frame) -> int:
        g.registers[0] += f.a + f.b + f.c
        return RETURN

    assert begin(r1_1, r1_2, r1_3, r1_4).registers == [6, 1]


def test_a_question_suspends_the_game_for_the_asked_player() -> None:
    g = begin(("1-1", ask_number), ("1-1", take_number))
    assert (g.player, offered(g), g.rule()) == (1, numbers(1, 2), "1-1")
    reply(g, NUMBER, 2)
    assert (g.registers[0], g.player, g.clock) == (2, 0, 1)


def test_a_question_without_any_option_is_our_defect() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return ask(g, 0, [])

    with pytest.raises(EngineError, match="tiny 1-1: nothing to choose from"):
        begin(r1_1)


def test_asking_again_makes_the_same_options_and_changes_nothing() -> None:
    g = begin(("1-1", ask_number), ("1-1", take_number))
    before, options = essence(g), g.options
    g.machine.options = []
    ask_again(g)
    assert (g.options, essence(g)) == (options, before)


def test_an_emptied_watched_zone_interrupts_before_the_next_step() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return move_all(g, DECK_OF[1], BIN + 1, BY_RULE)

    def r1_2(g: State, f: Frame) -> int:
        g.registers[0] = 1
        return NEXT

    g = begin(r1_1, r1_2)
    assert (g.over, g.losers, g.registers[0], interrupts(g)) == (True, 2, 0, 1)


def test_a_zone_that_nobody_watches_does_not_interrupt() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return move(g, 4, HAND, BY_RULE)

    def r1_2(g: State, f: Frame) -> int:
        return move(g, 4, BIN, BY_RULE)

    g = begin(r1_1, r1_2)
    assert (g.zones[HAND], interrupts(g)) == ((), 0)


def test_a_step_that_changes_a_watched_zone_and_asks_is_our_defect() -> None:
    def r1_1(g: State, f: Frame) -> int:
        move_all(g, DECK_OF[0], BIN, BY_RULE)
        return ask(g, 0, [action(PASS)])

    with pytest.raises(EngineError, match="1-1 changed the game and asked in one step"):
        begin(r1_1)


def test_a_game_that_is_over_asks_nobody() -> None:
    def r1_1(g: State, f: Frame) -> int:
        lose(g, 1, BY_RULE)
        return NEXT

    g = begin(r1_1)
    assert (g.player, g.options, g.over) == (NOBODY, [], True)
    ask_again(g)
    assert g.options == []


def test_a_long_log_is_in_parts_and_read_on_as_one() -> None:
    def r1_1(g: State, f: Frame) -> int:
        for _ in range(150):
            move(g, g.zones[DECK][-1], DECK, BY_RULE, bottom=True)
        return ask(g, 0, [action(PASS)])

    def r1_1__again(g: State, f: Frame) -> int:
        return f.pc - 1

    g = begin(r1_1, r1_1__again)
    reply(g, PASS)
    reply(g, PASS)
    assert len(g.past) == 2
    whole = [it.row() for it in entries(g)]
    assert len(whole) == count_entries(g) == 450
    # From any number on, across the borders of the parts.
    for since in (0, 1, 149, 150, 151, 299, 300, 301, 449, 450, 500):
        assert [it.row() for it in entries(g, since)] == whole[since:]


def test_events_with_numbers_that_are_not_short_are_packed_too() -> None:
    short, wide = LogEntry(*(1,) * WIDTH), LogEntry(1, 1, 1, 1, 1, 1, 1, 1, 1, 70_000)
    g = begin()
    g.past = tuple([unpack_entries(pack_entries(part)) for part in ((short,) * 3, (short, wide))])
    g.log = []
    assert [len(part) for part in g.past] == [3, 2]
    rows = [it.row() for it in entries(g)]
    assert rows == [short.row()] * 4 + [wide.row()]
    assert [it.row() for it in entries(g, 2)] == rows[2:]
    assert count_entries(g) == 5
