"""Steps in the order of the book, under the numbers of their paragraphs."""
from __future__ import annotations

import pytest

from tefuda.kernel.codes import NEXT
from tefuda.kernel.errors import EngineError
from tefuda.kernel.machine.program import Program
from tefuda.kernel.procedures import add_procedures
from tefuda.kernel.state.state import Frame, State


def r7_3_1(g: State, f: Frame) -> int:
    return NEXT


def r7_3_1__rest(g: State, f: Frame) -> int:
    return NEXT


def r7_3_2x2(g: State, f: Frame) -> int:
    return NEXT


def helper(g: State, f: Frame) -> int:
    return NEXT


def test_the_rule_of_a_step_is_in_the_name_of_its_function() -> None:
    assert Program("-").rule_of("r7_3_1") == "7-3-1"
    assert Program(".").rule_of("r506_2") == "506.2"
    assert Program("-").rule_of("r9_4b") == "9-4b"


def test_a_tail_after_two_underscores_is_another_step_of_the_same_rule() -> None:
    assert Program("-").rule_of("r7_3_1__rest") == "7-3-1"


def test_a_number_used_twice_in_the_book_is_marked_with_a_tilde() -> None:
    assert Program("-").rule_of("r7_3_2x2") == "7-3-2~2"


def test_steps_follow_each_other_and_end_with_a_return() -> None:
    program = Program("-")
    first = program.procedure(r7_3_1, r7_3_1__rest, r7_3_2x2)
    assert program.names[first:] == ["r7_3_1", "r7_3_1__rest", "r7_3_2x2", ""]
    # The return belongs to the last paragraph, so a trace never cites an empty one.
    assert program.rules[first:] == ["7-3-1", "7-3-1", "7-3-2~2", "7-3-2~2"]


def test_a_rule_leads_to_its_first_step_and_a_name_to_its_own() -> None:
    program = Program("-")
    first = program.procedure(r7_3_1, r7_3_1__rest)
    assert program.at["7-3-1"] == first
    assert program.at["r7_3_1__rest"] == first + 1


def test_a_kernel_procedure_stands_under_the_rule_that_the_book_gives_it() -> None:
    program = Program("-")
    first = program.procedure(("4-1", helper), ("4-1", r7_3_1))
    program.alias("help", first)
    assert program.rules[first:first + 2] == ["4-1", "4-1"]
    assert program.at["help"] == program.at["4-1"] == first
    assert program.at["4-1__r7_3_1"] == first + 1


def test_a_step_that_stands_twice_is_refused() -> None:
    program = Program("-")
    program.procedure(r7_3_1)
    with pytest.raises(EngineError, match="r7_3_1 stands twice"):
        program.procedure(r7_3_1)


def test_the_same_helper_twice_under_one_rule_is_refused() -> None:
    program = Program("-")
    program.procedure(("4-1", r7_3_1), ("4-1", helper))
    with pytest.raises(EngineError, match="4-1__helper stands twice"):
        program.procedure(("4-1", helper))


def test_every_step_knows_where_its_procedure_begins() -> None:
    program = Program("-")
    first = program.procedure(r7_3_1, r7_3_1__rest)
    second = program.procedure(r7_3_2x2)
    assert program.procedures == [0, first, second]
    assert program.starts[first:] == [first] * 3 + [second] * 2


def test_procedures_of_the_kernel_come_in_the_order_of_the_table() -> None:
    program = Program("-")
    add_procedures(program, {"draw": "1-1", "take": "1-2", "choose": "2-1", "order": "2-2", "both": "2-3"})
    assert program.at["draw"] < program.at["take"] < program.at["choose"] < program.at["both"]
    assert [program.rules[program.at[name]] for name in ("draw", "take", "choose", "arrange", "both")] == [
        "1-1", "1-2", "2-1", "2-2", "2-3"]
    assert "place" not in program.at


def test_the_kernel_says_which_procedure_it_does_not_have() -> None:
    with pytest.raises(EngineError, match="the kernel has no procedure 'drw'"):
        add_procedures(Program("-"), {"drw": "1-1"})


def test_procedures_with_names_are_found_by_them() -> None:
    program = Program("-")
    program.named({"first": (("1-1", helper), ("1-2", helper)), "second": (("2-1", helper),)})
    assert [program.rules[program.at[name]] for name in ("first", "second")] == ["1-1", "2-1"]
