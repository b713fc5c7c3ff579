"""What card files say of a card (chapter 2), and the numbers and names that the rules make of it."""
from __future__ import annotations

from typing import Final

from ...cards.card import Card, Face
from ...cards.schema import Bilingual, Choice, FaceType, Field, Flag, Integer, Items, Prose, Schema, String
from .cards import TYPES

_COLORS: Final = ("red", "blue", "green", "yellow", "black", "white")

_ANY: Final[dict[str, Field]] = {
    "name": Field(Bilingual(), "2-1-1"),
    "color": Field(Choice(_COLORS), "2-4-1"),
    "text": Field(Prose(), "2-11-1", ""),
}
_COST: Final[dict[str, Field]] = {"level": Field(Integer(0, 10), "2-10-1")}
_FIGHTER: Final[dict[str, Field]] = {
    "character": Field(Bilingual(), "2-5-1"),
    "traits": Field(Items(String()), "2-6-1"),
    "age": Field(String(), "2-7-1"),
    "power": Field(Integer(0), "2-8-1"),
    "strike": Field(Integer(0), "2-9-1"),
    "team": Field(Flag(), "2-12-1", False),
}
_LEADER: Final[dict[str, Field]] = {**_ANY, **_FIGHTER}
_BATTLE: Final[dict[str, Field]] = {**_ANY, **_FIGHTER, **_COST, "brawl": Field(Flag(), "2-13-1", False)}
_EXTRA: Final[dict[str, Field]] = {**_ANY, **_COST}

SCHEMA: Final = Schema(
    "dragonball",
    {
        "leader": (FaceType("front", _LEADER), FaceType("back", _LEADER)),
        "battle": (FaceType("", _BATTLE),),
        "extra": (FaceType("", _EXTRA),),
    },
    type_rule="2-3-2",
    number_rule="2-16-1",
)


def labels_of(card: Card, face: Face) -> frozenset[str]:
    """What card texts ask for by its name: colour, names, traits, age (2-1-2 to 2-7-3) and icons (2-12-2, 2-13-2)."""
    labels = {f"color:{face.string('color')}", f"name:{face.name.ja}"}
    if card.type != "extra":
        labels.add(f"character:{face.text('character').ja}")
        labels.add(f"age:{face.string('age')}")
        labels.update(f"trait:{trait}" for trait in face.strings("traits"))
        labels.update(f"icon:{icon}" for icon in ("team", "brawl") if face.fields.get(icon))
    return frozenset(labels)


def number_of(card: Card, face: Face, attribute: str) -> int:
    """What the kernel's table holds for a face; a number that is not printed is 0."""
    return TYPES.index(card.type) if attribute == "type" else face.number(attribute)
