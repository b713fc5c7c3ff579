"""What can be wrong with a text, a tree or a grammar, told so that it can be mended."""
from __future__ import annotations

import dataclasses
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from ...kernel.errors import EngineError, TefudaError
from ..text import Text


MOST: Final = 10  # as many suggestions help; more bury the message


class GrammarError(EngineError):
    """The productions contradict each other or the language of templates: a defect of the grammar."""


class Unprintable(EngineError):
    """A tree that no production writes: it can't have been read, and the grammar must learn to say it."""


class Unreadable(TefudaError):
    """The grammar can't read the text. Knows the place, and what could have stood there."""

    def __init__(self, text: str, at: int, expected: Sequence[Text]) -> None:
        self.text = text
        self.at = at  # the index in the text as written
        self.expected = tuple(expected)
        super().__init__(self.message("en"))

    @property
    def line(self) -> int:
        """The line in the text, from 1."""
        return self.text.count("\n", 0, self.at) + 1

    @property
    def column(self) -> int:
        """The character in its line, from 1."""
        return self.at - self.text.rfind("\n", 0, self.at)

    def message(self, lang: str) -> str:
        """The line, a caret under the place, and what could have stood there."""
        where = f"{self.line}行{self.column}文字目が" if lang == "ja" else f" at line {self.line}, column {self.column}"
        return self.described(lang, where)

    def described(self, lang: str, where: str = "") -> str:
        """What could have stood there, with a caret under the place; ``where`` tells the place, if nobody has yet."""
        words = [it.pick(lang) for it in self.expected[:MOST]] + ["…"] * (len(self.expected) > MOST)
        start = self.text.rfind("\n", 0, self.at) + 1
        line = self.text[start:].split("\n", 1)[0]
        if lang == "ja":
            head = f"{where}読めません。ここに書けるもの: {'、'.join(words)}"
        else:
            head = f"can't be read{where}; expected: {', '.join(words)}"
        return f"{head}\n    {line}\n    {' ' * width(line[:self.at - start])}^"


class Ambiguous(GrammarError):
    """A text with two meanings. Never the writer's mistake: the grammar must not allow it."""

    def __init__(self, text: str, trees: Sequence[object]) -> None:
        self.text = text
        self.trees = tuple(trees)
        one, other = difference(trees[0], trees[1])
        super().__init__(f"two ways to read {text!r}:\n    {one!r}\n    {other!r}")


def difference(one: Any, other: Any) -> tuple[Any, Any]:
    """The smallest parts in which two trees differ, if it is one part only."""
    if type(one) is not type(other):
        return one, other
    if isinstance(one, tuple) and len(one) == len(other):
        pairs = list(zip(one, other, strict=True))
    elif dataclasses.is_dataclass(one):
        pairs = [(getattr(one, it.name), getattr(other, it.name)) for it in dataclasses.fields(one)]
    else:
        return one, other
    unequal = [pair for pair in pairs if pair[0] != pair[1]]
    return difference(*unequal[0]) if len(unequal) == 1 else (one, other)


def width(text: str) -> int:
    """How many columns of a terminal the text takes: a Japanese character takes two."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)
