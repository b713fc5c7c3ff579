"""The mutants are there, and do nothing."""
from __future__ import annotations

from typing import Any

import pytest

from tefuda.kernel.abilities import numbers
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.codes import NEXT
from tefuda.rulebooks.rulebook import rulebook

from .mutants import Mutant, nodes, steps

BOOK = rulebook("dragonball")


def named(mutants: list[Mutant], name: str) -> Mutant:
    (found,) = [it for it in mutants if it.name == name]
    return found


def test_every_named_step_can_be_disabled() -> None:
    program = BOOK.book.program
    found = steps(BOOK)
    assert len(found) == sum(1 for name in program.names if name) >= 100
    place = program.at["7-3-1-2"]
    kept = program.steps[place]
    named(found, "7-3-1-2 r7_3_1_2").disable()
    disabled = program.steps[place]
    program.steps[place] = kept
    nothing: Any = None
    assert disabled(nothing, nothing) == NEXT


@pytest.mark.skipif(not numbers.__file__.endswith(".py"), reason="compiled classes can't be changed")
def test_the_nodes_of_texts_can_be_disabled(monkeypatch: pytest.MonkeyPatch) -> None:
    found = nodes(BOOK)
    assert len(found) >= 80
    monkeypatch.setattr(numbers.Fixed, "of", Fixed.of)
    named(found, "Fixed").disable()
    nothing: Any = None
    assert Fixed(5).of(nothing, nothing) == 0
