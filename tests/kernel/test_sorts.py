"""The sorts of lasting effects: rows of one list, so each has a number of its own."""
from __future__ import annotations

from tefuda.kernel.abilities.voiding import ORIGIN
from tefuda.kernel.ages import AGE
from tefuda.kernel.altering import ADD, CAP, DOWN_TO, FLOOR, PART, SET, TIMES, UP_TO, alters_numbers
from tefuda.kernel.effects import GAIN, LABEL, PROHIBIT, RELABEL, REPLACE, SILENCE
from tefuda.kernel.swaying import STRAY, SWAY


def test_every_sort_has_a_number_of_its_own() -> None:
    numbers = [ADD, CAP, DOWN_TO, FLOOR, PART, SET, TIMES, UP_TO]
    others = [GAIN, LABEL, PROHIBIT, RELABEL, REPLACE, SILENCE, STRAY, SWAY, ORIGIN, AGE]
    assert len({*numbers, *others}) == len(numbers) + len(others)
    assert [sort for sort in (*numbers, *others) if alters_numbers(sort)] == numbers
