"""What looks at something that lasting effects change says so: else nothing would wait for those effects."""
from __future__ import annotations

import ast
import pkgutil
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import tefuda.rulebooks
from tefuda.kernel import abilities
from tefuda.kernel.abilities.nodes import Condition, Node, Number, Filter, Selection

KINDS: Final = (Condition, Number, Filter, Selection)
SOURCES: Final = Path(__file__).parent.parent.parent / "src"
LOOKS: Final = re.compile(r"\b(value|has_label|abilities_of)\(g, ")


@cache
def source_of(module: str, name: str) -> str:
    """The text of a class, from the file that a compiled module was made of too."""
    text = SOURCES.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8")
    for part in ast.parse(text).body:
        if isinstance(part, ast.ClassDef) and part.name == name:
            return ast.get_source_segment(text, part) or ""
    return ""


def looking() -> list[type[Node]]:
    """The nodes of a condition, a number or a choice of cards that ask for information of a card."""
    found: set[type[Node]] = set()
    for package in (abilities, tefuda.rulebooks):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for it in vars(import_module(info.name)).values():
                if isinstance(it, type) and issubclass(it, KINDS) and LOOKS.search(
                        source_of(it.__module__, it.__name__)):
                    found.add(it)
    return sorted(found, key=lambda it: it.__name__)


@pytest.mark.parametrize("node", looking(), ids=lambda it: str(it.__name__))
def test_a_node_that_looks_at_a_card_says_at_what(node: type[Node]) -> None:
    assert node.looks is not Node.looks
