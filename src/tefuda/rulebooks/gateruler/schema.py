"""What card files say of a card (chapter 2, appendix A), and the numbers and names that the rules make of it."""
from __future__ import annotations

from typing import Final

from ...cards.card import Card, Face
from ...cards.schema import Bilingual, Choice, FaceType, Field, Flag, Integer, Items, Prose, Schema, String
from ...kernel.abilities.ability_kinds import KeywordNumber
from .cards import ATTRIBUTES, KEYS, NO_PRICE, TIMINGS, TYPES, UNLIMITED

KEYWORDS: Final = ("intercept",)

_LIMIT: Final = Integer(0, None, {"unlimited": UNLIMITED})

_NAME: Final[dict[str, Field]] = {"name": Field(Bilingual(), "2-2a")}
_DECK_CARD: Final[dict[str, Field]] = {
    **_NAME,
    "army": Field(String(), "2-4a"),
    "attributes": Field(Items(String()), "2-5a", ()),
    "level": Field(Integer(0), "2-7a"),
    "keys": Field(Items(Choice(KEYS)), "2-8a", ()),
    "legend": Field(Flag(), "2-9a", False),
    "text": Field(Prose(), "2-13a", ""),
}
_UNIT: Final[dict[str, Field]] = {
    **_DECK_CARD,
    "atk": Field(Integer(0), "2-10a"),
    "hp": Field(Integer(0), "2-11a"),
    "stk": Field(Integer(0), "2-12a"),
    "keywords": Field(Items(Choice(KEYWORDS)), "2-13a", ()),
}
_EVENT: Final[dict[str, Field]] = {**_DECK_CARD, "timing": Field(Choice(TIMINGS), "14-4")}
_RULER: Final[dict[str, Field]] = {
    **_NAME,
    "life": Field(Integer(1), "2-6a"),
    "atk": Field(Integer(0), "2-10a"),
    "stk": Field(Integer(0), "2-12a"),
    # The deck that it allows.
    "deck_size": Field(Integer(1), "5-2c-1a"),
    "armies": Field(_LIMIT, "5-2c-1b"),
    "same_name": Field(_LIMIT, "5-2c-1c"),
    "legends": Field(_LIMIT, "5-2c-1d"),
    "deck_level": Field(_LIMIT, "5-2c-1e"),
    "counters": Field(_LIMIT, "5-2c-1f"),
    "army_cards": Field(_LIMIT, "A"),
    "number_prefixes": Field(Items(String()), "2-16b-1", ()),
    "energy_cards": Field(Integer(0), "A"),
    # The areas that it gives.
    "attack_zones": Field(Integer(0), "3-8a"),
    "defence_zones": Field(Integer(0), "3-9a"),
    "set_zones": Field(Integer(0), "3-10a"),
    "hand": Field(Flag(), "3-2f"),
    # What it has its player do.
    "opening_draw": Field(Integer(0), "5-3b"),
    "drives": Field(Integer(0), "6-2f"),
    "turn_draw": Field(Integer(0), "6-2f"),
    "first_turn_draw": Field(Integer(0), "6-2f"),
    "stands": Field(Integer(0), "6-2f"),
    "summons": Field(_LIMIT, "6-2a"),
    "free": Field(Flag(), "14-3b-6a"),
    "text": Field(Prose(), "2-13a", ""),
}

SCHEMA: Final = Schema(
    "gateruler",
    {
        "ruler": (FaceType("", _RULER),),
        "unit": (FaceType("", _UNIT),),
        "event": (FaceType("", _EVENT),),
        "field": (FaceType("", _DECK_CARD),),
        "energy": (FaceType("", _NAME),),
    },
    type_rule="2-3b",
    number_rule="2-16a",
)


def labels_of(card: Card, face: Face) -> frozenset[str]:
    """What card texts ask for by its name: card name, army and attributes (2-2c, 2-4b, 2-5b)."""
    labels = {f"name:{face.name.ja}"}
    if card.type in ("unit", "event", "field"):
        labels.add(f"army:{face.string('army')}")
        labels.update(f"attribute:{attribute}" for attribute in face.strings("attributes"))
    return frozenset(labels)


def number_of(card: Card, face: Face, attribute: str) -> int:
    """What the kernel's table holds for a face; a number that is not printed is 0."""
    if attribute == "type":
        return TYPES.index(card.type)
    if attribute == "timing":
        return TIMINGS.index(face.string("timing")) if card.type == "event" else -1
    if attribute == "price":
        return NO_PRICE
    if attribute in KEYS:
        return int(attribute in face.strings("keys"))
    if attribute in KEYWORDS:
        return int(attribute in face.strings("keywords")) | _written(face, attribute)
    return face.number(attribute)


def _written(face: Face, attribute: str) -> int:
    """A keyword that the text gives the card (16-7a)."""
    number = ATTRIBUTES.index(attribute)
    return int(any(isinstance(it, KeywordNumber) and it.attribute == number for it in face.abilities))
