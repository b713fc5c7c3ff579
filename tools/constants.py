"""Numbers that follow from declarations are constants to the compiler too: a plugin of mypy, for compiling only.

mypyc writes a ``Final`` number into the code if its value stands in the source, and looks it up each time if it is
computed, which costs some percent of the speed. What a declaration gives (``kernel.numbering``) is computed, but is the
same every time, so it is taken from the modules themselves, imported as they are before they are compiled.
"""
from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from mypy.checker import TypeChecker
from mypy.nodes import Var
from mypy.plugin import MethodContext, Plugin
from mypy.types import Type

_DECLARING: Final = frozenset(
    f"tefuda.kernel.{method}" for method in (
        "numbering.Numbering.add", "numbering.Numbering.bit", "refusals.Refusals.add", "state.layout.Layout.first",
        "state.layout.Layout.number", "verbs.Verbs.add"))


class Constants(Plugin):
    """Gives the numbers of a module their values where the first of its declarations is looked at."""

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return _write_in if fullname in _DECLARING else None


_DONE: Final[set[str]] = set()


def _write_in(context: MethodContext) -> Type:
    checker = context.api
    assert isinstance(checker, TypeChecker)
    name = checker.tree.fullname
    if name not in _DONE:
        _DONE.add(name)
        module = import_module(name)
        for key, symbol in checker.tree.names.items():
            value = getattr(module, key, None)
            if isinstance(symbol.node, Var) and symbol.node.is_final and type(value) is int:
                symbol.node.final_value = value
    return context.default_return_type


def plugin(version: str) -> type[Plugin]:
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    return Constants
