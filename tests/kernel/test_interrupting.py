"""Rule processes that go on top of what is under way."""
from __future__ import annotations

from tefuda.kernel.actions.move import move, move_all
from tefuda.kernel.choices.choose import choose
from tefuda.kernel.codes import NEXT, PICK
from tefuda.kernel.machine.interrupts import resume
from tefuda.kernel.state.state import Frame, State

from .tiny import BIN, BY_RULE, DECK, DECK_OF, HAND, begin, offered, picks, reply


def empty_the_deck(g: State, f: Frame) -> int:
    g.answer, g.result = 77, (7, 8)
    return move_all(g, DECK_OF[0], BIN, BY_RULE)


def look_back(g: State, f: Frame) -> int:
    """What the interrupted procedure was given is still there in its next step."""
    assert (g.answer, g.result, g.done) == (77, (7, 8), 5)
    g.registers[0] += 1
    return g.book.at["9-1"]


def r7_1(g: State, f: Frame) -> int:
    return choose(g, 1, 1, 1, (0, 1))


def r7_2(g: State, f: Frame) -> int:
    return move(g, g.result[0], DECK, BY_RULE)


def interrupted() -> State:
    return begin(("1-1", empty_the_deck), ("1-2", look_back), r7_1, r7_2, ("7-3", resume))


def test_an_interrupting_process_may_ask_before_anything_else_happens() -> None:
    g = interrupted()
    assert (g.player, offered(g), g.registers[0]) == (1, picks(0, 1), 0)


def test_what_was_interrupted_goes_on_as_if_nothing_had_been() -> None:
    g = interrupted()
    reply(g, PICK, 1)
    assert (g.zones[DECK], g.registers[0], g.rule(), len(g.stack)) == ((1,), 1, "9-1", 2)


def test_the_cause_of_an_interrupting_process_is_the_step_that_was_to_come() -> None:
    g = interrupted()
    interrupting = g.stack[-2]
    assert g.book.program.rules[interrupting.by] == "1-2"


def test_a_process_that_raises_the_alarm_itself_is_interrupted_too() -> None:
    def r1_1(g: State, f: Frame) -> int:
        return move_all(g, DECK_OF[0], BIN, BY_RULE)

    def r1_2(g: State, f: Frame) -> int:
        return g.book.at["9-1"]

    def r7_1(g: State, f: Frame) -> int:
        g.registers[0] += 1
        return move_all(g, DECK_OF[1], BIN + 1, BY_RULE) if g.zones[DECK + 1] else NEXT

    def r7_2(g: State, f: Frame) -> int:
        g.registers[1] = g.registers[1] * 10 + len(g.stack)
        return resume(g, f)

    g = begin(r1_1, r1_2, r7_1, r7_2)
    # The inner one, on a deeper stack, is through before the outer one goes on.
    assert (g.registers, g.zones[HAND]) == ([2, 43], ())
