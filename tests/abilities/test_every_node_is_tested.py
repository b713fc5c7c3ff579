"""Every node that a text can be read as has a test in this folder."""
from __future__ import annotations

import ast
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tefuda.kernel import abilities
from tefuda.kernel.abilities.filters import NumberFilter
from tefuda.kernel.abilities.numbers import OfBoth, OfNumber
from tefuda.kernel.abilities.player_effects import CountedEffect
from tefuda.kernel.abilities.nodes import (
    Ability, CardEffect, Condition, Effect, EventPattern, Limit, Node, Number, Quality, Static, Filter, Selection
)
from tefuda.kernel.abilities.qualities import NumberQuality

KINDS: Final = (
    Ability, CardEffect, Condition, CountedEffect, Effect, EventPattern, Number, NumberFilter, NumberQuality,
    OfBoth, OfNumber, Quality, Filter, Selection)
FOLDER: Final = Path(__file__).parent


def node_classes() -> list[type[Node]]:
    """The classes of the package that a text is made of; the instructions that effects lay are no part of a text."""
    found: set[type[Node]] = {Limit, Static}
    for info in pkgutil.iter_modules(abilities.__path__, f"{abilities.__name__}."):
        for it in vars(import_module(info.name)).values():
            if isinstance(it, type) and issubclass(it, KINDS) and it not in KINDS:
                found.add(it)
    return sorted(found, key=lambda it: (it.__module__, it.__name__))


def names_in_tests() -> set[str]:
    """All names that the test functions of this folder use, and what their modules set for them."""
    found: set[str] = set()
    for path in FOLDER.glob("*.py"):
        for part in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(part, ast.Import | ast.ImportFrom):
                found.update(it.id for it in ast.walk(part) if isinstance(it, ast.Name))
    return found


NAMED: Final = names_in_tests()


@pytest.mark.parametrize("node", node_classes(), ids=lambda it: f"{it.__module__.split('.')[-1]}.{it.__name__}")
def test_the_node_is_used_by_a_test(node: type[Node]) -> None:
    assert node.__name__ in NAMED
