"""Docstrings stand by themselves: whoever meets one alone, on hover or in the reference, can understand it."""
from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tefuda

PACKAGE = Path(tefuda.__file__).parent
# What only makes sense behind another sentence, where the docstring begins with it.
_LEANING = re.compile(
    r"(The same|As |Also|And |Or |But |Else|…|Those |Them |They |These |It (is|has|does|goes|happens|comes|loses) |Its |"
    r"That an? |So (much|many) |Such )", re.IGNORECASE)
# Whose paragraph it is stands in front: "7-3-1-2: ".
_CITED = re.compile(r"^((\w+[-.])*\d[\w.~-]*(, | to | and )?)+: ")


def leans(docstring: str) -> bool:
    """Whether the first sentence leans on one that is not there."""
    return _LEANING.match(_CITED.sub("", docstring)) is not None


def _docstrings(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            found.append(ast.get_docstring(node) or "")
    return found


@pytest.mark.parametrize("docstring", [
    "The same, and then on.", "Those that wait.", "… and so is a base.", "9-3-2: they leave at once.", "As above.",
    "10.32.1, 10.38: also the other one.", "It is played when something happens.",
])
def test_a_sentence_that_leans_on_another_one_is_noticed(docstring: str) -> None:
    assert leans(docstring)


@pytest.mark.parametrize("docstring", [
    "9-3-2: of five battle cards the last one stays.", "Whether it is so.", "Ask for an order.", "12.13: pseudo-cards.",
])
def test_a_sentence_that_stands_by_itself_is_fine(docstring: str) -> None:
    assert not leans(docstring)


@pytest.mark.parametrize("folder", sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()))
def test_docstrings_stand_by_themselves(folder: str) -> None:
    found = {
        str(path.relative_to(PACKAGE)): [it for it in _docstrings(path) if leans(it)]
        for path in sorted((PACKAGE / folder).rglob("*.py"))}
    assert found
    assert {name: leaning for name, leaning in found.items() if leaning} == {}
