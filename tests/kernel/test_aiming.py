"""Choices in advance are kept in the row of a frame, by the place of their instruction."""
from __future__ import annotations

from tefuda.kernel.abilities.scope import Scope, targets_at, keep_targets, keep_done, scope_of
from tefuda.kernel.state.state import NOTHING, Frame


def frame(targeting: tuple[int, ...]) -> Frame:
    return Frame(0, 0, 0, 0, Scope(3, 7, 1, looked=(8, 9), targeting=targeting).row(), NOTHING)


def test_what_was_chosen_is_found_by_its_place() -> None:
    f = frame((0, 1, 5, 50, 4, 2, 6, 60, 7, 70))
    assert targets_at(f, 0) == (5, 50)
    assert targets_at(f, 4) == (6, 60, 7, 70)


def test_a_choice_that_was_not_made_is_not_an_empty_one() -> None:
    f = frame((2, 0))
    assert targets_at(f, 2) == ()
    assert targets_at(f, 0) is None


def test_the_other_parts_of_the_row_stay_when_choices_are_kept() -> None:
    f = frame(NOTHING)
    keep_done(f, 4)
    keep_targets(f, (1, 1, 5, 50))
    s = scope_of(f)
    assert (s.source, s.obj, s.controller, s.done, s.looked, s.targeting) == (3, 7, 1, 4, (8, 9), (1, 1, 5, 50))
    keep_targets(f, NOTHING)
    assert scope_of(f).looked == (8, 9)
