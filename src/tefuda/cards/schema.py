"""What may be printed on a card: a rulebook lists its card types, their faces and fields with these.

Each field cites the paragraph it comes from, so that a complaint about a card file leads to the book.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from .suggest import did_you_mean, quoted
from .text import Text

if TYPE_CHECKING:
    from .card import Card

Value = int | str | Text | tuple[str, ...]
Complain = Callable[[str, str], None]
_SHOWN = 60


class Wrong(Exception):
    """A value that does not fit its field. The message says what is wrong with it."""


def show(value: object) -> str:
    """A value much as it stands in the file, the beginning of it if it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


class Kind(Protocol):
    """A kind of value: reads one or says what is wrong, and describes a right one."""

    def read(self, value: object) -> Value: ...

    def wants(self) -> str: ...


@dataclass(frozen=True)
class Integer:
    """A whole number within bounds; some fields also take a word, such as "unlimited"."""

    least: int = 0
    most: int | None = None
    words: Mapping[str, int] = field(default_factory=dict)

    def read(self, value: object) -> Value:
        if isinstance(value, str) and value in self.words:
            return self.words[value]
        if isinstance(value, bool) or not isinstance(value, int):
            raise Wrong(f"{show(value)} is not a whole number")
        if value < self.least or (self.most is not None and value > self.most):
            raise Wrong(f"{value} is out of range")
        return value

    def wants(self) -> str:
        bounds = f"from {self.least} up" if self.most is None else f"from {self.least} to {self.most}"
        return f"a whole number {bounds}" + "".join(f" or {quoted([word])}" for word in self.words)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def read(self, value: object) -> Value:
        if not isinstance(value, bool):
            raise Wrong(f"{show(value)} is not yes or no")
        return value

    def wants(self) -> str:
        return "true or false"


@dataclass(frozen=True)
class String:
    """Some characters."""

    def read(self, value: object) -> Value:
        if not isinstance(value, str):
            raise Wrong(f"{show(value)} is not a string")
        if not value.strip():
            raise Wrong("empty")
        return value

    def wants(self) -> str:
        return 'a string such as "…"'


@dataclass(frozen=True)
class Prose:
    """The text of a card, an ability a line; perhaps none."""

    def read(self, value: object) -> Value:
        if not isinstance(value, str):
            raise Wrong(f"{show(value)} is not a string")
        return value.strip()

    def wants(self) -> str:
        return 'the text of the card, such as "…"'


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    choices: tuple[str, ...]

    def read(self, value: object) -> Value:
        if not isinstance(value, str) or value not in self.choices:
            hint = did_you_mean(value, self.choices) if isinstance(value, str) else ""
            raise Wrong(f"{show(value)} is not a choice{hint}")
        return value

    def wants(self) -> str:
        return quoted(self.choices) if len(self.choices) == 1 else f"one of {quoted(self.choices)}"


@dataclass(frozen=True)
class Items:
    """A list of different strings, each of one kind."""

    each: String | Choice = String()

    def read(self, value: object) -> Value:
        if not isinstance(value, list):
            raise Wrong(f"{show(value)} is not a list")
        items = tuple(str(self.each.read(item)) for item in value)
        twice = [item for index, item in enumerate(items) if item in items[:index]]
        if twice:
            raise Wrong(f"{show(twice[0])} is there twice")
        return items

    def wants(self) -> str:
        return f"a list in which each item is different and is {self.each.wants()}"


@dataclass(frozen=True)
class Bilingual:
    """A text in both languages."""

    def read(self, value: object) -> Value:
        if not isinstance(value, dict):
            raise Wrong(f"{show(value)} is not a text in both languages")
        for language in ("ja", "en"):
            if language not in value:
                raise Wrong(f"{language} is missing")
        strange = [key for key in value if key not in ("ja", "en")]
        if strange:
            raise Wrong(f"{show(strange[0])} is not a language here")
        return Text(str(String().read(value["ja"])), str(String().read(value["en"])))

    def wants(self) -> str:
        return '{ ja = "…", en = "…" }'


@dataclass(frozen=True)
class Field:
    """A field of a face. Without a default it has to be there."""

    kind: Kind
    rule: str = ""
    default: Value | None = None

    def wants(self) -> str:
        return self.kind.wants() + (f" ({self.rule})" if self.rule else "")


Fields = Mapping[str, Field]


@dataclass(frozen=True)
class FaceType:
    """A printed side: the key of its table in the file ("" if it has no table of its own), and its fields."""

    key: str
    fields: Fields


def _nothing(card: Card) -> list[tuple[str, str]]:
    return []


@dataclass(frozen=True)
class Schema:
    """All that can be printed on the cards of a game: the faces of each card type, the front first."""

    game: str
    types: Mapping[str, tuple[FaceType, ...]]
    type_rule: str = ""
    number_rule: str = ""
    # What is wrong with a card as a whole, each with the field where it stands.
    wrong: Callable[[Card], list[tuple[str, str]]] = _nothing


def read_fields(
    table: Mapping[str, object], fields: Fields, complain: Complain, others: Collection[str] = ()
) -> dict[str, Value]:
    """The values of a table, every one that is right; each wrong, missing or unknown one is complained of.

    ``others`` are keys that are read elsewhere.
    """
    known = [*fields, *others]
    for key in table:
        if key not in known:
            complain(key, f"unknown field{did_you_mean(key, known)}; the fields here are {quoted(known)}")
    values: dict[str, Value] = {}
    for key, it in fields.items():
        if key not in table:
            if it.default is None:
                complain(key, f"missing; give {it.wants()}")
            else:
                values[key] = it.default
            continue
        try:
            values[key] = it.kind.read(table[key])
        except Wrong as wrong:
            complain(key, f"{wrong}; give {it.wants()}")
    return values
