"""What looks at something that lasting effects change says so: else nothing would wait for those effects."""
from __future__ import annotations

import inspect
import pkgutil
import re
from importlib import import_module
from typing import Final

import pytest

import tefuda.rulebooks
from tefuda.kernel import abilities
from tefuda.kernel.abilities.nodes import Condition, Node, Number, Test, Which

KINDS: Final = (Condition, Number, Test, Which)
LOOKS: Final = re.compile(r"\b(value|has_label|abilities_of)\(g, ")


def looking() -> list[type[Node]]:
    """The nodes of a condition, a number or a choice of cards that ask for information of a card."""
    found: set[type[Node]] = set()
    for package in (abilities, tefuda.rulebooks):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for it in vars(import_module(info.name)).values():
                if isinstance(it, type) and issubclass(it, KINDS) and LOOKS.search(inspect.getsource(it)):
                    found.add(it)
    return sorted(found, key=lambda it: it.__name__)


@pytest.mark.parametrize("node", looking(), ids=lambda it: str(it.__name__))
def test_a_node_that_looks_at_a_card_says_at_what(node: type[Node]) -> None:
    assert node.looks is not Node.looks
