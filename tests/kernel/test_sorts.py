"""The sorts of lasting effects: rows of one list, so each has a number of its own."""
from __future__ import annotations
from tefuda.kernel.continuous.effect_sorts import ADD, CAP, CONTROL_CHANGE, DOWN_TO, FLOOR, GRANT_ABILITY, LABEL, LOSE_ABILITY, MOVED_AWAY, ORIGIN, PART, PROHIBIT, RELABEL, REPLACE, SET, TIMES, TIMESTAMP, UP_TO, alters_numbers



def test_every_sort_has_a_number_of_its_own() -> None:
    numbers = [ADD, CAP, DOWN_TO, FLOOR, PART, SET, TIMES, UP_TO]
    others = [GRANT_ABILITY, LABEL, PROHIBIT, RELABEL, REPLACE, LOSE_ABILITY, MOVED_AWAY, CONTROL_CHANGE, ORIGIN, TIMESTAMP]
    assert len({*numbers, *others}) == len(numbers) + len(others)
    assert [sort for sort in (*numbers, *others) if alters_numbers(sort)] == numbers
