"""Deck lists: files that say which cards a player brings, and what can be wrong with them.

Reading a file judges the file only. Whether the deck is legal is for the rulebook to say.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .card import Card
from .games import GAMES, DeckShape
from .schema import Bilingual, Choice, Field, Integer, Items, String, Wrong, read_fields, show
from .source import Source
from .suggest import nearest
from .text import Text


@dataclass(frozen=True)
class DeckList:
    """How many cards of which number are in each part, such as ``parts["main"]["DS1-002"]``."""

    game: str
    name: Text
    parts: Mapping[str, Mapping[str, int]] = field(hash=False)
    source: Path = field(default=Path(), compare=False)
    # Files of cards that do not come with the game.
    sets: tuple[str, ...] = ()

    def part(self, part: str) -> Mapping[str, int]:
        return self.parts.get(part, {})

    def size(self, part: str) -> int:
        return sum(self.part(part).values())

    def known(self, part: str, cards: Mapping[str, Card]) -> list[tuple[Card, int]]:
        """The cards of a part, with how many of each; numbers that no card has are left out."""
        return [(cards[number], count) for number, count in self.part(part).items() if number in cards]


@dataclass(frozen=True)
class Problem:
    """A reason why a deck can't be played with, and the paragraph that it goes against."""

    rule: str
    text: Text


def unknown_cards(deck: DeckList, part: str, cards: Mapping[str, Card], rule: str) -> list[Problem]:
    """A problem for each number in a part that none of the cards has, with the numbers most like it."""
    found: list[Problem] = []
    for number in deck.part(part):
        if number not in cards:
            near = nearest(number, cards, 3)
            ja = f"「{number}」という番号のカードはない。" + (f"近い番号: {'、'.join(near)}" if near else "")
            en = f"there is no card {number}" + (f"; near it are {', '.join(near)}" if near else "")
            found.append(Problem(rule, Text(ja, en)))
    return found


def load_deck(path: Path | str) -> DeckList:
    """The deck list of a file, or an error that lists all that is wrong with the file."""
    source = Source(path)
    game = source.data.get("game")
    if not isinstance(game, str) or game not in GAMES:
        # The game says which other keys there are, so only these two can be judged.
        _read_header(source, {}, list(source.data))
        source.settle()
    shape = GAMES[str(game)]
    chief_field = {shape.chief: Field(String(), default="")} if shape.chief else {}
    more: dict[str, Field] = {**chief_field, "sets": Field(Items(), default=())}
    header = _read_header(source, more, list(shape.tables))
    parts = _read_parts(source, shape)
    _check_sets(source, header.get("sets"))
    source.settle()
    name = header["name"]
    assert isinstance(name, Text)
    chief_parts = {key: {str(header[key]): 1} if header[key] else {} for key in chief_field}
    return DeckList(str(game), name, {**chief_parts, **parts}, source.path, _beside(source.path, header["sets"]))


def _check_sets(source: Source, sets: object) -> None:
    if not isinstance(sets, tuple):
        return
    for name in sets:
        if not (source.path.parent / name).is_file():
            source.complain(source.find_at_top("sets"), f'sets: there is no file "{name}" beside the deck; give the '
                            "path of a card file from where the deck is")


def _beside(path: Path, sets: object) -> tuple[str, ...]:
    """The paths of the set files that a deck names, which are looked for beside its own file."""
    assert isinstance(sets, tuple)
    return tuple(str((path.parent / name).resolve()) for name in sets)


def _read_header(source: Source, more: Mapping[str, Field], others: list[str]) -> dict[str, object]:
    fields = {"game": Field(Choice(tuple(GAMES))), "name": Field(Bilingual()), **more}

    def complain(key: str, what: str) -> None:
        source.complain(source.find_at_top(key), f"{key}: {what}")

    return dict(read_fields(source.data, fields, complain, others))


def _read_parts(source: Source, shape: DeckShape) -> dict[str, dict[str, int]]:
    parts: dict[str, dict[str, int]] = {}
    for key, part in shape.tables.items():
        line = source.find_at_top(key)
        table = source.data.get(key, {})
        if isinstance(table, dict):
            parts[part] = _read_counts(source, table, source.rest_of_table(line, source.whole))
        else:
            what = f"{show(table)} is not a table of cards"
            source.complain(line, f'{key}: {what}; give [{key}] with lines such as "NUMBER" = 1')
    return parts


def _read_counts(source: Source, table: Mapping[str, object], within: range) -> dict[str, int]:
    counts: dict[str, int] = {}
    kind = Integer(1)
    for number, count in table.items():
        try:
            value = kind.read(count)
            assert isinstance(value, int)
            counts[number] = value
        except Wrong as wrong:
            source.complain(source.find(number, within), f"card {number}: count: {wrong}; give {kind.wants()}")
    return counts
