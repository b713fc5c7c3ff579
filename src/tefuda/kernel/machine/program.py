"""The program of a rulebook: its steps in the order of the book, each under its paragraph.

A step is a function named after its paragraph: ``r7_3_1_2`` is 7-3-1-2 (the
book says what stands between the numbers). Where a paragraph needs two steps,
the second has a tail after two underscores, ``r7_3_1_2__rest``. A procedure is
a run of steps that ends by returning to its caller; its first paragraph is its
name, so calling and jumping are done by rule number.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Callable, Union

from ..codes import RETURN
from ..errors import EngineError

if TYPE_CHECKING:
    from ..state.state import Frame, State

Step = Callable[["State", "Frame"], int]
Entry = Union[Step, tuple[str, Step]]


def _end(g: State, f: Frame) -> int:
    return RETURN


class Program:
    """Steps by number, the paragraph of each, and the number of each paragraph."""

    def __init__(self, separator: str) -> None:
        self.separator = separator
        self.steps: list[Step] = []
        self.rules: list[str] = []
        self.names: list[str] = []
        self.at: dict[str, int] = {}
        self.procedures: list[int] = []
        self.starts: list[int] = []
        self.procedure(("", _end))

    def rule_of(self, name: str) -> str:
        """``r7_3_1_2__rest`` is a step of 7-3-1-2; ``x2`` marks a number used twice in its book."""
        number = name[1:].split("__")[0]
        return number.replace("_", self.separator).replace("x", "~")

    def procedure(self, *entries: Entry) -> int:
        """Add a procedure and give the number of its first step."""
        start = len(self.steps)
        for entry in entries:
            if isinstance(entry, tuple):
                rule, step = entry
                self._add(rule, rule + "__" + step.__name__ if rule in self.at else rule, step)
            else:
                self._add(self.rule_of(entry.__name__), entry.__name__, entry)
        self._add("", "", _end)
        self.starts.extend([start] * (len(self.steps) - start))
        self.procedures.append(start)
        return start

    def alias(self, name: str, pc: int) -> None:
        """A name for a procedure of the kernel, which has another paragraph in every book."""
        self.at[name] = pc

    def named(self, procedures: Mapping[str, tuple[Entry, ...]]) -> None:
        """Add procedures that effects call by a name."""
        for name, entries in procedures.items():
            self.alias(name, self.procedure(*entries))

    def _add(self, rule: str, name: str, step: Step) -> None:
        number = len(self.steps)
        self.steps.append(step)
        self.rules.append(rule)
        self.names.append(name)
        if not rule:
            self.rules[number] = self.rules[number - 1] if number else ""
            return
        if name in self.at:
            raise EngineError(f"the step {name} stands twice in the program")
        self.at[name] = number
        if rule not in self.at:
            self.at[rule] = number
