"""What card files say of a card (chapter 2), and the numbers and names that the rules make of it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...cards.card import Card, Face
from ...cards.schema import (
    Bilingual, Choice, FaceType, Field, Flag, Integer, Items, Prose, Schema, String, Value, Wrong,
)
from ...kernel.abilities.nodes import Ability
from .cards import G_UNIT, GIFTS, NO_GRADE, NORMAL, TRIGGERS, TYPES
from .clans import ALL_CLANS, CLANS, CLANS_OF_NATION, EVERY_CLAN, NATIONS, clan_number
from .sides import G_SIDE, GYZE, NORMAL_SIDE, is_g_side, wrong_sides

SKILLS: Final = ("boost", "intercept", "twin_drive", "triple_drive")
# 2.17.2, 11.2: how many drive checks a unit has, by its skill icon.
_DRIVES: Final = {"twin_drive": 2, "triple_drive": 3}

# 2.6.3: a unit that has no shield.
NO_SHIELD: Final = -1


@dataclass(frozen=True)
class _Clans:
    """The clans of a card: none, one or two different ones."""

    def read(self, value: object) -> Value:
        clans = Items(String()).read(value)
        assert isinstance(clans, tuple)
        if len(clans) > 2:
            raise Wrong(f"{len(clans)} clans")
        return clans

    def wants(self) -> str:
        return "a list of at most two different clans, by their Japanese names"


_UNIT: Final[dict[str, Field]] = {
    "name": Field(Bilingual(), "2.1.1"),
    "clan": Field(_Clans(), "2.2.1", ()),
    "nation": Field(Choice(NATIONS), "2.15.3", ""),
    "race": Field(Items(String()), "2.3.1", ()),
    "grade": Field(Integer(0), "2.4.1"),
    "power": Field(Integer(0), "2.5.1", 0),
    "critical": Field(Integer(0), "2.7.1", 0),
    "shield": Field(Integer(0), "2.6.1", NO_SHIELD),
    "skill": Field(Choice(SKILLS), "2.10.1", ""),
    "text": Field(Prose(), "2.11.1", ""),
}
_MAIN: Final[dict[str, Field]] = {
    **_UNIT,
    "power": Field(Integer(0), "2.5.1"),
    "critical": Field(Integer(0), "2.7.1"),
    "sentinel": Field(Flag(), "11.9.1", False),
}
# Without gifts on triggers there is a bound to the circles that Accel can add (MOST_ACCEL).
_NORMAL: Final[dict[str, Field]] = {**_MAIN, "gift": Field(Choice(GIFTS), "2.16.1", "none")}
_TRIGGER: Final[dict[str, Field]] = {
    **_MAIN,
    "trigger": Field(Choice(TRIGGERS[1:]), "2.8.1.1"),
    "trigger_power": Field(Integer(0), "2.8.3"),
}
_G_UNIT: Final[dict[str, Field]] = {
    **_UNIT,
    "stride": Field(Flag(), "11.11.1", False),
    "g_guardian": Field(Flag(), "11.14.1", False),
}

SCHEMA: Final = Schema(
    "vanguard",
    {
        "normal": (FaceType("", _NORMAL),),
        "trigger": (FaceType("", _TRIGGER),),
        "g-unit": (FaceType("", _G_UNIT),),
        GYZE: (FaceType(NORMAL_SIDE, _NORMAL), FaceType(G_SIDE, _G_UNIT)),
        "gift-token": (FaceType("", {"name": Field(Bilingual(), "12.13.1")}),),
    },
    type_rule="2.9.2",
    number_rule="2.14.1",
    wrong=wrong_sides,
)


def nations_of(face: Face) -> tuple[str, ...]:
    """2.15.3: the nations of a card, by its icon, else by its clans."""
    clans = face.strings("clan")
    if EVERY_CLAN in clans:
        return NATIONS
    if face.string("nation"):
        return (face.string("nation"),)
    return tuple(nation for nation in NATIONS if any(clan in CLANS[nation] for clan in clans))


def _clan(face: Face, place: int) -> int:
    clans = face.strings("clan")
    if EVERY_CLAN in clans:
        return ALL_CLANS
    if clans:
        return clan_number(clans[place]) if place < len(clans) else 0
    nation = face.string("nation")
    return CLANS_OF_NATION - NATIONS.index(nation) if nation and place == 0 else 0


def clans_of(face: Face) -> tuple[str, ...]:
    """The clans of a card as texts ask for them: every one (2.2.5), or all those of its nation (2.15.3.4)."""
    clans = face.strings("clan")
    if EVERY_CLAN in clans:
        return (EVERY_CLAN, *(clan for nation in NATIONS for clan in CLANS[nation]))
    return clans or (CLANS[face.string("nation")] if face.string("nation") else ())


def labels_of(card: Card, face: Face) -> frozenset[str]:
    """What card texts ask for by its name: card name, clans, nations and races (2.1.1.2, 2.2.3, 2.3.1.2)."""
    # 12.13.1.4.3.1: no rule gives pseudo-cards and markers a name.
    if card.type == "gift-token":
        return frozenset()
    labels = {f"name:{face.name.ja}"}
    labels.update(f"clan:{clan}" for clan in clans_of(face))
    labels.update(f"nation:{nation}" for nation in nations_of(face))
    labels.update(f"race:{race}" for race in face.strings("race"))
    return frozenset(labels)


def _type_of(card: Card, face: Face) -> int:
    """12.11.2: each side of a Gyze card is of a type of its own."""
    if card.type == GYZE:
        return G_UNIT if is_g_side(card, face) else NORMAL
    return TYPES.index(card.type)


def number_of(card: Card, face: Face, attribute: str) -> int:
    """What the kernel's table holds for a face; a number that is not printed is 0."""
    skill = face.string("skill")
    if attribute == "type":
        return _type_of(card, face)
    if attribute == "grade":
        return NO_GRADE if card.type == "gift-token" else face.number("grade")
    if attribute == "shield":
        return max(0, face.number("shield"))
    if attribute == "has_shield":
        return int("shield" in face.fields and face.number("shield") != NO_SHIELD)
    if attribute in ("clan1", "clan2"):
        return _clan(face, int(attribute.removeprefix("clan")) - 1)
    if attribute in ("boost", "intercept"):
        return int(skill == attribute)
    if attribute == "drive":
        return _DRIVES.get(skill, 1)
    if attribute == "trigger":
        return TRIGGERS.index(face.string("trigger") or "none")
    if attribute == "gift":
        return GIFTS.index(face.string("gift") or "none")
    return face.number(attribute)


# 12.4.1: the cards whose texts have no effect, by their numbers.
WITHOUT_EFFECT: Final = frozenset({"MB/010", "MB/011", "MB/012"})


def abilities_of(card: Card, face: Face) -> tuple[Ability, ...]:
    """What the text of a card says, if it has an effect at all."""
    return () if card.number in WITHOUT_EFFECT else face.abilities
