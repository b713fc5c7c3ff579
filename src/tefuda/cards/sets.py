"""Card sets: files of cards, read against the schema of their game."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from ..kernel.abilities.nodes import Ability
from .card import Card, Face
from .language import Ambiguous, Language, Unreadable
from .reading import unreadable
from .schema import Bilingual, Choice, FaceType, Field, Schema, String, Value, read_fields, show
from .source import Source
from .text import Text
from .translations import KEY, read_english


@dataclass(frozen=True)
class CardSet:
    """Cards that came out together, by their numbers."""

    game: str
    code: str
    name: Text
    cards: Mapping[str, Card] = field(hash=False, repr=False)


def load_set(
    path: Path | str, schema: Schema, language: Language | None = None, taken: Mapping[str, Card] | None = None,
) -> CardSet:
    """The card set of a file, or an error that lists all that is wrong with the file.

    With a language, the texts of the cards are read too. No card may have the number of one that is ``taken``.
    """
    source = Source(path)
    header = read_header(source, schema)
    cards = read_cards(source, schema, language, taken=taken)
    source.settle()
    name = header["name"]
    assert isinstance(name, Text)
    return CardSet(schema.game, str(header["set"]), name, MappingProxyType(cards))


def read_header(source: Source, schema: Schema) -> dict[str, Value]:
    """What a file says about its set."""
    return read_fields(
        source.data,
        {"game": Field(Choice((schema.game,))), "set": Field(String()), "name": Field(Bilingual())},
        lambda key, what: source.complain(source.find_at_top(key), f"{key}: {what}"),
        ("cards", KEY),
    )


def read_cards(
    source: Source, schema: Schema, language: Language | None, lang: str = "en",
    taken: Mapping[str, Card] | None = None,
) -> dict[str, Card]:
    """The cards of a file that are right; of the others the source gets to know what is wrong with them.

    What is wrong with their texts is told in ``lang``. What has the number of a card that is ``taken`` is wrong, unless
    it is that very card.
    """
    entries = source.data.get("cards")
    line = source.find_at_top("cards")
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        source.complain(line, "cards: none; give each card under a [[cards]] line")
        return {}
    places = source.entries("cards")
    if len(places) != len(entries):
        # They are written as one value, not under lines of their own.
        places = [range(line, line + 1)] * len(entries)
    first: dict[str, int] = {}
    cards: dict[str, Card] = {}
    for entry, lines in zip(entries, places, strict=True):
        reader = _CardReader(source, schema, language, lang, lines, entry)
        card = reader.read()
        if reader.number in first:
            other = first[reader.number] + 1
            reader.complain("number", f"already used on line {other}; give each card a number of its own")
        elif reader.number:
            first[reader.number] = reader.line
        if card is not None:
            cards[card.number] = card
    english = MappingProxyType(read_english(source, cards.values()))
    cards = {number: replace(card, english=english) for number, card in cards.items()}
    for number in [it for it in cards if taken and it in taken and cards[it] != taken[it]]:
        what = "there is another card of that number; give it a number of its own"
        source.complain(first[number], f"card {number}: number: {what}")
        del cards[number]
    return cards


class _CardReader:
    """Reads one card and tells the source what is wrong, with the card's number and line."""

    def __init__(
        self, source: Source, schema: Schema, language: Language | None, lang: str, lines: range,
        entry: Mapping[str, object],
    ) -> None:
        self.source = source
        self.schema = schema
        self.language = language
        self.lang = lang
        self.lines = lines
        self.entry = entry
        number = entry.get("number")
        self.number = number if isinstance(number, str) else ""
        self.line = source.find("number", lines)
        self.right = True

    def complain(self, key: str, what: str) -> None:
        self._complain_at(self._find(key), key, what)

    def _find(self, key: str) -> int:
        """The line of a field; of one that is missing, the line of the number."""
        line = self.source.find(key, self.lines)
        return self.line if line == self.lines.start else line

    def _complain_at(self, line: int, key: str, what: str, column: int = 0) -> None:
        self.right = False
        self.source.complain(line, f"card {self.number or '?'}: {key}: {what}", column)

    def read(self) -> Card | None:
        """The card, if nothing is wrong with it."""
        schema = self.schema
        own = {
            "number": Field(String(), schema.number_rule),
            "type": Field(Choice(tuple(schema.types)), schema.type_rule),
        }
        kind = self.entry.get("type")
        if not isinstance(kind, str) or kind not in schema.types:
            # The type says which other fields there are, so only these two can be judged.
            read_fields(self.entry, own, self.complain, self.entry.keys())
            return None
        sides = schema.types[kind]
        plain = {key: it for side in sides if not side.key for key, it in side.fields.items()}
        values = read_fields(self.entry, {**own, **plain}, self.complain, [side.key for side in sides if side.key])
        faces = [self._read_side(side) if side.key else values for side in sides]
        abilities = [self._read_text(side.key, face) for side, face in zip(sides, faces, strict=True)]
        if not self.right:
            return None
        card = Card(schema.game, self.number, kind, tuple(map(_face, faces, [own] * len(faces), abilities)))
        for key, what in schema.wrong(card):
            self._complain_at(self._find(key.partition(".")[0]), key, what)
        return card if self.right else None

    def _read_text(self, side: str, values: Mapping[str, Value]) -> tuple[Ability, ...]:
        """What the text of a side says."""
        text = values.get("text", "")
        if not text or self.language is None:
            return ()
        assert isinstance(text, str)
        try:
            return self.language.read(text)
        except Unreadable:
            for wrong in unreadable(self.language, text):
                self._complain_of_text(side, wrong)
        except Ambiguous as wrong:
            self._complain_at(self._find(side or "text"), _text_key(side), f"a defect of the grammar: {wrong}")
        return ()

    def _complain_of_text(self, side: str, wrong: Unreadable) -> None:
        """Tell the place in the file, where it can be found; else the line of the field and the place in the text."""
        line = self._find(side or "text")
        table = self.entry[side] if side else self.entry
        raw = table.get("text") if isinstance(table, dict) else None
        assert isinstance(raw, str)
        at = wrong.at + len(raw) - len(raw.lstrip())
        place = self.source.place_in("text", raw, at, range(line, self.lines.stop))
        if place is None:
            self._complain_at(line, _text_key(side), wrong.message(self.lang))
        else:
            self._complain_at(place[0], _text_key(side), wrong.described(self.lang), place[1])

    def _read_side(self, side: FaceType) -> dict[str, Value]:
        line = self._find(side.key)
        table = self.entry.get(side.key)
        if not isinstance(table, dict):
            what = "missing" if table is None else f"{show(table)} is not a table"
            self._complain_at(line, side.key, f"{what}; give {side.key} = {{ … }} with the fields of that side")
            return {}
        within = self.source.rest_of_table(line, self.lines)
        return read_fields(
            table,
            side.fields,
            lambda key, what: self._complain_at(self.source.find(key, within), f"{side.key}.{key}", what),
        )


def _text_key(side: str) -> str:
    return f"{side}.text" if side else "text"


def _face(values: Mapping[str, Value], own: Mapping[str, Field], abilities: tuple[Ability, ...]) -> Face:
    name = values["name"]
    assert isinstance(name, Text)
    fields = {key: value for key, value in values.items() if key != "name" and key not in own}
    return Face(name, MappingProxyType(fields), abilities)
