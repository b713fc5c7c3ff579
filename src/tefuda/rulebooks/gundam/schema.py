"""What card files say of a card (chapter 2), and the numbers and names that the rules make of it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from zlib import crc32

from ...cards.card import Card, Face
from ...cards.schema import (
    Bilingual, Choice, FaceType, Field, Flag, Integer, Items, Prose, Schema, String, Value, Wrong, show,
)
from ...cards.text import Text
from ...kernel.abilities.ability_kinds import KeywordNumber
from .cards import (
    ATTRIBUTES, BURST_EFFECT, COLORS, COMMAND_EFFECT, IN_ACTION, IN_MAIN, LINKS, MARK, PILOT, TYPES,
)

# What a link condition asks for and what a pilot has are compared as these words, so a name is no trait.
_BY_NAME: Final = "name:"
_BY_TRAIT: Final = "trait:"


@dataclass(frozen=True)
class LinkCondition:
    """2-11-1: the pilots, by their names or their traits, with any of whom a unit is a link unit."""

    def read(self, value: object) -> Value:
        if not isinstance(value, dict):
            raise Wrong(f"{show(value)} is not a link condition")
        strange = [key for key in value if key not in ("pilots", "traits")]
        if strange:
            raise Wrong(f"{show(strange[0])} is not part of a link condition")
        words = [_BY_NAME + name for name in _strings(value.get("pilots", []))]
        words += [_BY_TRAIT + trait for trait in _strings(value.get("traits", []))]
        if not words:
            raise Wrong("it names neither a pilot nor a trait")
        if len(words) > LINKS:
            raise Wrong(f"it names {len(words)} pilots and traits")
        return tuple(words)

    def wants(self) -> str:
        return f'{{ pilots = ["…"], traits = ["…"] }} with one to {LINKS} names and traits together'


@dataclass(frozen=True)
class Few:
    """A list of different strings, at most so many."""

    most: int

    def read(self, value: object) -> Value:
        items = _strings(value)
        if len(items) > self.most:
            raise Wrong(f"there are {len(items)} of them")
        return items

    def wants(self) -> str:
        return f"{Items(String()).wants()}, at most {self.most}"


def _strings(value: object) -> tuple[str, ...]:
    items = Items(String()).read(value)
    assert isinstance(items, tuple)
    return items


_NAME: Final[dict[str, Field]] = {"name": Field(Bilingual(), "2-2-1")}
_DECK_CARD: Final[dict[str, Field]] = {
    **_NAME,
    "other_names": Field(Few(2), "2-2-4", ()),
    "color": Field(Choice(COLORS), "2-4-2-1"),
    "level": Field(Integer(0), "2-8-1"),
    "cost": Field(Integer(0), "2-9-1"),
    "burst": Field(Flag(), "11-2-5-1", False),
    "text": Field(Prose(), "2-10-1", ""),
}
_TRAITS: Final[dict[str, Field]] = {"traits": Field(Few(5), "2-5-1", ())}
_POINTS: Final[dict[str, Field]] = {"ap": Field(Integer(0), "2-6-1"), "hp": Field(Integer(1), "2-7-1")}
_ADDED: Final[dict[str, Field]] = {"ap": Field(Integer(0), "2-6-3", 0), "hp": Field(Integer(0), "2-7-3", 0)}
_KEYWORDS: Final[dict[str, Field]] = {
    "repair": Field(Integer(0), "11-1-1-2", 0),
    "breach": Field(Integer(0), "11-1-2-2", 0),
    "support": Field(Integer(0), "11-1-3-2", 0),
    "blocker": Field(Flag(), "11-1-4-1", False),
    "first_strike": Field(Flag(), "11-1-5-1", False),
    "high_maneuver": Field(Flag(), "11-1-6-1", False),
}
_UNIT: Final[dict[str, Field]] = {
    **_DECK_CARD, **_TRAITS, **_POINTS, **_KEYWORDS, "link": Field(LinkCondition(), "2-11-1", ()),
}
_UNIT_TOKEN: Final[dict[str, Field]] = {
    **_NAME, **_TRAITS, **_POINTS, **_KEYWORDS, "text": Field(Prose(), "2-10-1", ""),
}
_COMMAND: Final[dict[str, Field]] = {
    **_DECK_CARD, **_TRAITS, **_ADDED,
    "main": Field(Flag(), "11-2-3-1", False),
    "action": Field(Flag(), "11-2-4-1", False),
    "pilot": Field(Flag(), "2-3-5-4-1", False),
    "pilot_name": Field(Bilingual(), "2-3-5-4-1", Text("", "")),
}

SCHEMA: Final = Schema(
    "gundam",
    {
        "unit": (FaceType("", _UNIT),),
        "pilot": (FaceType("", {**_DECK_CARD, **_TRAITS, **_ADDED, **_KEYWORDS}),),
        "command": (FaceType("", _COMMAND),),
        "base": (FaceType("", {**_DECK_CARD, **_TRAITS, **_POINTS}),),
        "resource": (FaceType("", _NAME),),
        "base-token": (FaceType("", {**_NAME, **_POINTS}),),
        "resource-token": (FaceType("", _NAME),),
        "unit-token": (FaceType("", _UNIT_TOKEN),),
    },
    type_rule="2-3-2",
    number_rule="2-1-1",
)


def number_of(card: Card, face: Face, attribute: str) -> int:
    """What the kernel's table holds for a face; a number that is not printed is 0."""
    if attribute == "type":
        return TYPES.index(card.type)
    if attribute == "pilot":
        return int(card.type == "pilot" or bool(_pilot_name(face)))
    if attribute == "color":
        color = face.string("color")
        return COLORS.index(color) + 1 if color else 0
    if attribute.startswith("link"):
        return _word(face.strings("link"), int(attribute.removeprefix("link")))
    if attribute.startswith("mark"):
        return _word(_marks(card, face), int(attribute.removeprefix("mark")))
    return face.number(attribute) + _written(face, attribute)


def _written(face: Face, attribute: str) -> int:
    """What the text says of a number: keyword effects, and when a command can be used (11-2-3-2, 11-2-4-2)."""
    if attribute in _TIMES:
        commands = [ability for ability in face.abilities if ability.keyword == COMMAND_EFFECT]
        return int(any(_TIMES[attribute] in ability.timing() for ability in commands))
    if attribute == "burst":
        return int(any(ability.keyword == BURST_EFFECT for ability in face.abilities))
    number = ATTRIBUTES.index(attribute)
    return sum(it.number for it in face.abilities if isinstance(it, KeywordNumber) and it.attribute == number)


_TIMES: Final = {"main": IN_MAIN, "action": IN_ACTION}


def _pilot_name(face: Face) -> str:
    """2-3-5-4-1: the name of the pilot as whom a command can be set; a text gives it too."""
    if face.flag("pilot"):
        return face.text("pilot_name").ja
    named = [it.keyword for it in face.abilities if isinstance(it, KeywordNumber) and it.attribute == PILOT]
    return named[0] if named else ""


def _other_names(face: Face) -> tuple[str, ...]:
    """2-2-4: the names that a card has beside its own; a text gives some too."""
    named = [it.keyword for it in face.abilities if isinstance(it, KeywordNumber) and it.attribute == MARK]
    return (*face.strings("other_names"), *named)


def labels_of(card: Card, face: Face) -> frozenset[str]:
    """What card texts ask for by its name: colour, names and traits (2-2-2, 2-4-1, 2-5-3)."""
    labels = {_BY_NAME + face.name.ja}
    labels.update(_BY_NAME + name for name in _other_names(face))
    labels.update(_BY_TRAIT + trait for trait in face.strings("traits"))
    if face.string("color"):
        labels.add("color:" + face.string("color"))
    if card.type.endswith("token"):
        labels.add("token")
    return frozenset(labels)


def _marks(card: Card, face: Face) -> tuple[str, ...]:
    """What a link condition may ask of a pilot: names and traits. A command has its pilot's name, not its own."""
    if card.type == "pilot":
        names = (face.name.ja, *_other_names(face))
    elif _pilot_name(face):
        names = (_pilot_name(face),)
    else:
        return ()
    return tuple(_BY_NAME + name for name in names) + tuple(_BY_TRAIT + trait for trait in face.strings("traits"))


def _word(words: tuple[str, ...], place: int) -> int:
    """A number for the word at that place that is the same in every game, or 0."""
    return crc32(words[place - 1].encode()) & 0x7FFFFFFF if place <= len(words) else 0
