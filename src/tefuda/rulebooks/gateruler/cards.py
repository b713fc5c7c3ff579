"""What is printed on a card (chapter 2, appendix A), and which of it are the numbers that the rules work with."""
from __future__ import annotations

from typing import Final

from ...cards.card import Card, Face
from ...cards.schema import Bilingual, Choice, FaceType, Field, Flag, Integer, Items, Prose, Schema, String
from ...kernel.abilities.ability_kinds import Having

TYPES: Final = ("ruler", "unit", "event", "field", "energy")
RULER: Final = 0
UNIT: Final = 1
EVENT: Final = 2
FIELD: Final = 3
ENERGY: Final = 4

# When an event may be used: in the main phase, whenever there is priority, set and when something happens,
# set and while something is so, or as an open card.
TIMINGS: Final = ("normal", "instant", "when", "while", "open")
NORMAL: Final = 0
INSTANT: Final = 1
WHILE: Final = 3
OPEN: Final = 4

KEYS: Final = ("counter", "overdrive", "touchdown")
KEYWORDS: Final = ("intercept",)

ATTRIBUTES: Final[tuple[str, ...]] = (
    "type", "level", "atk", "hp", "stk", "life",
    "counter", "overdrive", "touchdown", "intercept", "legend", "timing",
    "attack_zones", "defence_zones", "set_zones", "hand", "opening_draw",
    "drives", "turn_draw", "first_turn_draw", "stands", "summons", "free", "cost", "price", "damage",
)
TYPE: Final = 0
LEVEL: Final = 1
ATK: Final = 2
HP: Final = 3
STK: Final = 4
LIFE: Final = 5
INTERCEPT: Final = 9
TIMING: Final = 11
ATTACK_ZONES: Final = 12
DEFENCE_ZONES: Final = 13
SET_ZONES: Final = 14
HAND: Final = 15
OPENING_DRAW: Final = 16
DRIVES: Final = 17
TURN_DRAW: Final = 18
FIRST_TURN_DRAW: Final = 19
STANDS: Final = 20
SUMMONS: Final = 21
FREE: Final = 22
# 14-3b-6c, 14-3b-6d: how much more or less energy than its level a card costs; nothing of the sort is printed.
COST: Final = 23
# 14-3b-6b: the energy that it costs in place of its level; NO_PRICE where no text says so.
PRICE: Final = 24
NO_PRICE: Final = -1
# 14-13f: how much more damage than printed a card's text deals; nothing of the sort is printed.
DAMAGE: Final = 25

# 2-6a, 2-7a, 2-10a to 2-12a: the types of the cards that have a number at all.
HAVING: Final = {LEVEL: (UNIT, EVENT, FIELD), ATK: (RULER, UNIT), HP: (UNIT,), STK: (RULER, UNIT), LIFE: (RULER,)}

UNLIMITED: Final = -1
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
    return int(any(isinstance(it, Having) and it.attribute == number for it in face.abilities))
