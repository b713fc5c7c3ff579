"""Cards that a scenario makes up: lines as in a card file, on top of a printed card or from nothing.

    card X-1 like DS1-007
      power = 9000
      text = "…"
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from ..cards.card import Card, Face
from ..cards.language import Language
from ..cards.language.errors import Unreadable
from ..cards.schema import Bilingual, FaceType, Field, Schema, Value, read_fields
from ..cards.suggest import did_you_mean, quoted
from ..cards.text import Text
from ..kernel.abilities.nodes import Ability
from ..kernel.errors import TefudaError
from .scenario_text import Scenario, ScenarioError, Section


def made_up_cards(
    scenario: Scenario, schema: Schema, language: Language, cards: Mapping[str, Card],
) -> dict[str, Card]:
    """The cards of a scenario's own, by number; the language reads their texts."""
    found: dict[str, Card] = {}
    for section in scenario.of_kind("card"):
        card = _Maker(scenario, section, schema, language, {**cards, **found}).make()
        if card.number in found:
            raise ScenarioError(f"{scenario.path}:{section.head.number}: there are two cards {card.number}")
        found[card.number] = card
    return found


class _Maker:
    """Makes the card of one section, and says of everything wrong on which line it is."""

    def __init__(
        self, scenario: Scenario, section: Section, schema: Schema, language: Language,
        cards: Mapping[str, Card],
    ) -> None:
        self.scenario = scenario
        self.section = section
        self.schema = schema
        self.language = language
        self.cards = cards
        self.problems: list[tuple[int, str]] = []
        with scenario.at(section.head.number):
            self.number, self.model = self._head()
        self.table = self._table()

    def _head(self) -> tuple[str, Card | None]:
        words = self.section.head.text.split()
        if len(words) == 2:
            return words[1], None
        if len(words) != 4 or words[2] != "like":
            raise TefudaError("a card needs a number; write card X-1, or card X-1 like and the number of a printed one")
        if words[3] not in self.cards:
            raise TefudaError(f"there is no card {words[3]}{did_you_mean(words[3], self.cards)}")
        return words[1], self.cards[words[3]]

    def _table(self) -> dict[str, object]:
        lines = self.section.lines
        try:
            return tomllib.loads("\n".join(line.text for line in lines))
        except tomllib.TOMLDecodeError as error:
            place = re.search(r" \(at line (\d+)", str(error))
            line = lines[int(place[1]) - 1].number if place else lines[-1].number
            what = str(error).split(" (at ")[0]
            raise ScenarioError(f"{self.scenario.path}:{line}: {what}; give key = value as in a card file") from None

    def make(self) -> Card:
        kind = self.table.get("type", self.model.type if self.model else None)
        if not isinstance(kind, str) or kind not in self.schema.types:
            self._complain("type", f"give one of {quoted(self.schema.types)}, or a card that this one is like")
            self._settle()
        assert isinstance(kind, str)
        sides = self.schema.types[kind]
        model = self.model.faces if self.model and self.model.type == kind else (None,) * len(sides)
        faces = [self._face(side, sides, printed) for side, printed in zip(sides, model)]
        self._settle()
        card = Card(self.schema.game, self.number, kind, tuple(face for face in faces if face))
        for key, what in self.schema.wrong(card):
            self._complain(key.partition(".")[0], what)
        self._settle()
        return card

    def _face(self, side: FaceType, sides: tuple[FaceType, ...], printed: Face | None) -> Face | None:
        table = self.table.get(side.key, {}) if side.key else self.table
        if not isinstance(table, dict):
            self._complain(side.key, f"give its fields as {side.key}.power = 1")
            return None
        fields = {key: replace(it, default=_printed(printed, key, it.default)) for key, it in side.fields.items()}
        others = [] if side.key else ["type", *(it.key for it in sides if it.key)]
        values = read_fields(_bilingual(table, fields), fields, self._complain, others)
        name = values.pop("name", Text("", ""))
        assert isinstance(name, Text)
        abilities = self._read_text(table) if "text" in table else printed.abilities if printed else ()
        return Face(name, MappingProxyType(values), abilities)

    def _read_text(self, table: Mapping[str, object]) -> tuple[Ability, ...]:
        try:
            return self.language.read(str(table["text"]))
        except Unreadable as wrong:
            self._complain("text", wrong.message("en"))
            return ()

    def _complain(self, key: str, what: str) -> None:
        given = re.compile(rf"(\w+\.)?[\"']?{re.escape(key)}[\"']?\s*[.=]")
        line = next((it.number for it in self.section.lines if given.match(it.text)), self.section.head.number)
        self.problems.append((line, f"card {self.number}: {key}: {what}"))

    def _settle(self) -> None:
        if self.problems:
            raise ScenarioError("\n".join(
                f"{self.scenario.path}:{line}: {what}" for line, what in sorted(self.problems)))


def _printed(face: Face | None, key: str, default: Value | None) -> Value | None:
    """What a field is if the scenario does not say it."""
    if face is None:
        return default
    return face.name if key == "name" else face.fields.get(key, default)


def _bilingual(table: Mapping[str, object], fields: Mapping[str, Field]) -> dict[str, object]:
    """A name in one language will do for both."""
    return {
        key: {"ja": value, "en": value}
        if isinstance(value, str) and key in fields and isinstance(fields[key].kind, Bilingual) else value
        for key, value in table.items()
    }
