"""Rows of numbers are read by names: no literal index says what stands where.

The first or last of things that are alike (the top card of a deck, the only option) may be taken by 0 or -1, and a
word may be cut. A row whose places differ is unpacked into names, or read by a record or a function with a name.
"""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tefuda

PACKAGE = Path(tefuda.__file__).parent
# What frames, processes and notes keep is a row whose places differ, whatever stands in it.
_ROWS = ("chosen", "data", "items", "notes")
_ROW_NAMES = ("count", "entry", "event", "it", "need", "note", "row", "scope")


def _number(node: ast.expr | None) -> int | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _number(node.operand)
        return None if number is None else -number
    return None


def _is_row(node: ast.expr) -> bool:
    """Whether a row is meant by its name: ``f.items``, ``g.data[card]``, ``row``."""
    if isinstance(node, ast.Attribute):
        return node.attr in _ROWS
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr in ("data", "notes")
    return isinstance(node, ast.Name) and node.id in _ROW_NAMES


def _is_literal(node: ast.Subscript) -> bool:
    if isinstance(node.value, ast.Name) and node.value.id in ("Literal", "tuple"):
        return False
    if isinstance(node.slice, ast.Slice):
        # Every second number, of pairs one after the other.
        if _number(node.slice.step) == 2:
            return False
        ends = [_number(node.slice.lower), _number(node.slice.upper)]
        return any(it is not None and (_is_row(node.value) or abs(it) > 1) for it in ends)
    number = _number(node.slice)
    return number is not None and (number not in (0, -1) or _is_row(node.value))


def literal_indexes(source: str) -> list[str]:
    """The literal indexes into rows, each with its line."""
    return [
        f"{node.lineno}: {ast.unparse(node)}" for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Subscript) and _is_literal(node)]


@pytest.mark.parametrize("line", [
    "row[7]", "f.items[0]", "f.items[1:]", "g.data[card][2]", "g.notes[card][0]", "known[1]", "kept[-2]", "cards[2:]",
    "row[:5]", "units[unit][3:]", "row[1::3]",
])
def test_a_literal_index_is_found(line: str) -> None:
    assert literal_indexes(line) == [f"1: {line}"]


@pytest.mark.parametrize("line", [
    "deck[-1]", "cards[0]", "cards[1:]", "g.stack[-1]", "f.chosen[::2]", "f.chosen[1::2]", "row[NUMBER]", "word[1:-1]",
    "items[place]", "tuple[int, int]",
])
def test_the_first_of_things_that_are_alike_is_no_row(line: str) -> None:
    assert literal_indexes(line) == []


@pytest.mark.parametrize("folder", ["kernel", "rulebooks"])
def test_no_row_is_read_by_literal_indexes(folder: str) -> None:
    modules = sorted((PACKAGE / folder).rglob("*.py"))
    assert len(modules) > 90
    found = {str(path.relative_to(PACKAGE)): literal_indexes(path.read_text("utf-8")) for path in modules}
    assert {name: lines for name, lines in found.items() if lines} == {}
