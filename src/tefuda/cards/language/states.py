"""What the reader walks through: the productions of a kind, woven so that equal beginnings are one way.

All verbs that begin with "{cards}を" share it, so it is read once. Nonterminals are filled when first needed: a text
uses few of them.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Optional, Union

from .errors import GrammarError

# How a finished production becomes a value: from the values of its slots, in the order of the template.
Build = Callable[[list[Any]], Any]
Step = Union[str, tuple[str, ...], "Nonterminal"]
# What can be done at a state before a certain character: the productions that end there, the texts to choose from, the
# calls, the literal; and whether it goes on at all.
Moves = tuple[
    tuple[Build, ...], tuple[tuple[str, "State"], ...], tuple[tuple["Nonterminal", "State"], ...],
    Optional[tuple[str, "State"]], bool]


class State:
    """A place inside productions: what may come next, and which productions end here."""

    __slots__ = ("calls", "choices", "ends", "literals", "moves")

    def __init__(self) -> None:
        self.literals: dict[str, tuple[str, State]] = {}  # by first character
        self.choices: dict[tuple[str, ...], State] = {}
        self.calls: dict[int, tuple[Nonterminal, State]] = {}
        self.ends: list[Build] = []
        # By next character. Filled while reading.
        self.moves: dict[str, Moves] = {}

    def after_text(self, text: str) -> State:
        """The state behind a literal; where another literal begins alike, the common part is shared."""
        if not text:
            return self
        known = self.literals.get(text[0])
        if known is None:
            known = self.literals[text[0]] = (text, State())
            return known[1]
        common = common_length(known[0], text)
        if common < len(known[0]):
            middle = State()
            middle.literals[known[0][common]] = (known[0][common:], known[1])
            known = self.literals[text[0]] = (text[:common], middle)
        return known[1].after_text(text[common:])

    def after(self, step: Step) -> State:
        if isinstance(step, str):
            return self.after_text(step)
        if isinstance(step, tuple):
            return self.choices.setdefault(step, State())
        return self.calls.setdefault(step.index, (step, State()))[1]

    def texts(self) -> list[str]:
        """All literal text that may come next."""
        chosen = [it for options in self.choices for it in options if it]
        return [*(text for text, _ in self.literals.values()), *chosen]

    def moves_at(self, char: str) -> Moves:
        """The steps from this state that can succeed where the next character is this one."""
        chosen = tuple([
            (option, then) for options, then in self.choices.items() for option in options
            if not option or option[0] == char])
        calls = []
        for callee, then in self.calls.values():
            callee.prepare()
            if callee.nullable or callee.first is None or char in callee.first:
                calls.append((callee, then))
        literal = self.literals.get(char)
        goes_on = bool(chosen or calls or literal is not None)
        self.moves[char] = (tuple(self.ends), chosen, tuple(calls), literal, goes_on)
        return self.moves[char]


class Nonterminal:
    """A kind in a form, or a list or an optional part of such."""

    __slots__ = ("_fill", "_path", "_ready", "first", "index", "kind", "name", "nullable", "read", "regex", "root")

    def __init__(
        self, index: int, name: str, kind: str, fill: Callable[[Nonterminal], None], path: list[Nonterminal],
    ) -> None:
        self.index = index
        self.name = name
        self.kind = kind  # the kind whose description fits it
        self.root = State()
        self.first: Optional[set[str]] = set()  # the characters it can begin with; None: any
        self.nullable = False
        self.regex: Optional[re.Pattern[str]] = None  # beside the productions: a pattern
        self.read: Callable[[str], Any] = str
        self._fill = fill
        self._path = path  # those being prepared, shared by all of a grammar
        self._ready = False

    def prepare(self) -> None:
        """Put the productions in, and find what it can begin with."""
        if self._ready:
            return
        if self in self._path:
            circle = " → ".join(it.name for it in [*self._path[self._path.index(self):], self])
            raise GrammarError(f"begins with itself, so reading would never end: {circle}")
        self._path.append(self)
        try:
            self._fill(self)
            self._measure(self.root)
        finally:
            self._path.pop()
        self._ready = True

    def _measure(self, state: State) -> None:
        self._begins_with(state.literals)
        self.nullable = self.nullable or bool(state.ends)
        for options, then in state.choices.items():
            self._begins_with(it[0] for it in options if it)
            if "" in options:
                self._measure(then)
        for callee, then in state.calls.values():
            callee.prepare()
            self._begins_with(callee.first)
            if callee.nullable:
                self._measure(then)

    def _begins_with(self, chars: Optional[Iterable[str]]) -> None:
        if chars is None:
            self.first = None
        elif self.first is not None:
            self.first.update(chars)

    def add(self, steps: Iterable[Step], build: Build) -> None:
        """Add a production: the steps that read it, and how its value is built."""
        state = self.root
        for step in steps:
            state = state.after(step)
        state.ends.append(build)

    def match(self, regex: str, first: str, read: Callable[[str], Any]) -> None:
        """Text of that pattern is one of its productions."""
        self.regex, self.read = re.compile(regex), read
        self._begins_with(first or None)

    def __repr__(self) -> str:
        return self.name


def common_length(one: str, other: str) -> int:
    """How many characters two texts begin with in common."""
    length = 0
    for a, b in zip(one, other):
        if a != b:
            break
        length += 1
    return length
