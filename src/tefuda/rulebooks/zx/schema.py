"""What card files say of a card (chapter 200), and the numbers and names that the rules make of it."""
from __future__ import annotations

from typing import Final

from ...cards.card import Card, Face
from ...cards.schema import Bilingual, Choice, FaceType, Field, Integer, Items, Prose, Schema, String
from .areas import CHARGE_LIMIT, HAND_LIMIT
from .cards import COLORS, ICONS, TOKEN_TYPES, TYPES

# 1104.3: farther than any square is.
_ANY_DISTANCE: Final = 9

_NAME: Final[dict[str, Field]] = {"name": Field(Bilingual(), "201.1"), "text": Field(Prose(), "205.1", "")}
_COLORED: Final[dict[str, Field]] = {**_NAME, "colors": Field(Items(Choice(COLORS)), "204.1", ())}
_DECK_CARD: Final[dict[str, Field]] = {
    **_COLORED,
    "cost": Field(Integer(0), "203.1"),
    "icons": Field(Items(Choice(ICONS)), "206.1", ()),
}
_TRIBES: Final[dict[str, Field]] = {"tribes": Field(Items(String()), "207.1", ())}
_ZX: Final[dict[str, Field]] = {
    **_DECK_CARD,
    **_TRIBES,
    "power": Field(Integer(0), "208.1"),
    "range": Field(Integer(1, None, {"unlimited": _ANY_DISTANCE}), "1104.2", 0),
}
_PLAYER_NAME: Final[dict[str, Field]] = {"player_name": Field(String(), "214.1", "")}

SCHEMA: Final = Schema(
    "zx",
    {
        "zx": (FaceType("", _ZX),),
        "event": (FaceType("", _DECK_CARD),),
        "player": (FaceType("", {**_NAME, **_PLAYER_NAME}),),
        "extra": (FaceType("", _ZX),),
        "zx-token": (FaceType("", _ZX),),
        "extra-token": (FaceType("", _ZX),),
        "overboost-upper": (FaceType("", {**_ZX, **_PLAYER_NAME}),),
        "overboost-lower": (FaceType("", _NAME),),
        "shift": (FaceType("", {**_COLORED, **_TRIBES}),),
    },
    type_rule="202.2",
    number_rule="212.1",
)


def labels_of(card: Card, face: Face) -> frozenset[str]:
    """What card texts ask for by its name: colours, card name, tribes, and whose player it is (201.3, 204.5, 207.3)."""
    labels = {f"name:{face.name.ja}", *(f"color:{color}" for color in face.strings("colors"))}
    labels.update(f"tribe:{tribe}" for tribe in face.strings("tribes"))
    if card.type in TOKEN_TYPES:
        labels.add("token")
    if card.type == "player":
        labels.add(f"player:{face.name.ja}")
    if face.string("player_name"):
        labels.add(f"player:{face.string('player_name')}")
    return frozenset(labels)


def has_icon(face: Face, icon: str) -> bool:
    """Whether an icon is printed, or the text has the keyword of that name."""
    return icon in face.strings("icons") or any(ability.keyword == icon for ability in face.abilities)


def number_of(card: Card, face: Face, attribute: str) -> int:
    """What the kernel's table holds for a face; a number that is not printed is 0."""
    if attribute == "type":
        return TOKEN_TYPES[card.type] if card.type in TOKEN_TYPES else TYPES.index(card.type)
    if attribute == "colors":
        return sum(1 << COLORS.index(color) for color in face.strings("colors"))
    if attribute in ICONS:
        return int(has_icon(face, attribute))
    if attribute in ("charge_limit", "hand_limit"):
        limit = CHARGE_LIMIT if attribute == "charge_limit" else HAND_LIMIT
        return limit if card.type.startswith("player") or card.type == "overboost-upper" else 0
    return face.number(attribute)
