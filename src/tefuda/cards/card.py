"""A card: what is printed on it, and nothing else."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..kernel.abilities.nodes import Ability
from .schema import Value
from .text import Text


@dataclass(frozen=True)
class Face:
    """One printed side of a card: its name, its fields and what its text says."""

    name: Text
    fields: Mapping[str, Value] = field(hash=False)
    abilities: tuple[Ability, ...] = ()

    def number(self, key: str) -> int:
        """A number of this face, or yes as 1; one that is not printed counts as 0."""
        value = self.fields.get(key, 0)
        assert isinstance(value, int), key
        return int(value)

    def flag(self, key: str) -> bool:
        return bool(self.number(key))

    def string(self, key: str) -> str:
        value = self.fields.get(key, "")
        assert isinstance(value, str), key
        return value

    def strings(self, key: str) -> tuple[str, ...]:
        value = self.fields.get(key, ())
        assert isinstance(value, tuple), key
        return value

    def text(self, key: str) -> Text:
        value = self.fields[key]
        assert isinstance(value, Text), key
        return value


@dataclass(frozen=True, repr=False)
class Card:
    """A card of a game by its number, its type and its faces, the front first."""

    game: str
    number: str
    type: str
    faces: tuple[Face, ...]
    # What its set calls words on it, such as traits, in English.
    english: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)

    @property
    def front(self) -> Face:
        return self.faces[0]

    @property
    def name(self) -> Text:
        """The name on the front."""
        return self.front.name

    def __repr__(self) -> str:
        names = " // ".join(str(face.name) for face in self.faces)
        return f"<{self.game} {self.number} {self.type}: {names}>"
