"""A rulebook with everything around its steps: paragraphs, cards, decks and words.

The kernel sees only ``book``. Clients ask a ``Rulebook`` for the meaning of a
paragraph, for the cards that come with it and for the words of the table.
"""
from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from ..cards.card import Card, Face
from ..cards.decks import DeckList, Problem, load_deck
from ..cards.fingerprint import fingerprint
from ..cards.language import Language
from ..cards.schema import Schema
from ..cards.sets import CardSet, load_set
from ..cards.suggest import nearest
from ..kernel.abilities.nodes import Ability
from ..kernel.errors import TefudaError
from ..kernel.book import Book
from .paragraphs import Paragraph, read_paragraphs
from .words import Words

NAMES: Final[Mapping[str, tuple[str, str]]] = {
    "vanguard": ("カードファイト!! ヴァンガード", "Cardfight!! Vanguard"),
    "gateruler": ("ゲートルーラー", "Gate Ruler"),
    "zx": ("Z/X", "Z/X"),
    "gundam": ("ガンダムカードゲーム", "Gundam Card Game"),
    "dragonball": ("ICカードダス ドラゴンボール", "IC Carddass Dragon Ball"),
}
# In the order in which they are offered: the simplest first.
GAMES: Final = ("dragonball", "gateruler", "gundam", "zx", "vanguard")


class Rulebook:
    """One of the five games. ``rulebook(name)`` gives the one there is of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ja, self.en = NAMES[name]

    def __repr__(self) -> str:
        return f"<Rulebook {self.name}>"

    def title(self, lang: str) -> str:
        return self.ja if lang == "ja" else self.en

    @property
    def _folder(self) -> Traversable:
        return resources.files("tefuda.rulebooks").joinpath(self.name)

    @cached_property
    def paragraphs(self) -> dict[str, Paragraph]:
        """Every numbered paragraph of the book, in its order."""
        return read_paragraphs(self._folder.joinpath("rules.toml").read_text("utf-8"))

    def paragraph(self, number: str) -> Paragraph:
        """The paragraph of that number, or an error that names near ones."""
        found = self.paragraphs.get(number)
        if found is None:
            near = nearest(number, list(self.paragraphs), 3)
            hint = f"near it are {', '.join(near)}" if near else f"the first one is {next(iter(self.paragraphs))}"
            raise TefudaError(f"{self.name}: there is no paragraph {number}; {hint}")
        return found

    @cached_property
    def words(self) -> Words:
        common = resources.files("tefuda.rulebooks").joinpath("words.toml").read_text("utf-8")
        own = self._folder.joinpath("words.toml").read_text("utf-8")
        return Words(tomllib.loads(common), tomllib.loads(own))

    @cached_property
    def book(self) -> Book:
        book = import_module(f"tefuda.rulebooks.{self.name}.book").BOOK
        assert isinstance(book, Book)
        return book

    @cached_property
    def schema(self) -> Schema:
        schema = import_module(f"tefuda.rulebooks.{self.name}.schema").SCHEMA
        assert isinstance(schema, Schema)
        return schema

    @property
    def number_of(self) -> Callable[[Card, Face, str], int]:
        number_of: Callable[[Card, Face, str], int] = import_module(f"tefuda.rulebooks.{self.name}.schema").number_of
        return number_of

    @cached_property
    def cards(self) -> dict[str, Card]:
        """The cards that come with the game, by number."""
        found: dict[str, Card] = dict(self._fixed_cards())
        for path in self._set_files():
            found.update(load_set(path, self.schema, self.language).cards)
        return found

    def cards_for(self, decks: Iterable[DeckList]) -> Mapping[str, Card]:
        """The cards that come with the game and those of the files that the decks name."""
        files = self.files_for(decks)
        if not files:
            return self.cards
        found = dict(self.cards)
        for path, held in files:
            found.update(self._set_cards(path, held, found))
        return found

    def files_for(self, decks: Iterable[DeckList]) -> tuple[tuple[str, str], ...]:
        """The files of cards that the decks name, each with a fingerprint of what it holds now."""
        return tuple((path, fingerprint(path)) for path in sorted({path for deck in decks for path in deck.sets}))

    def _set_cards(self, path: str, held: str, taken: Mapping[str, Card]) -> Mapping[str, Card]:
        """The cards of a file, which is read only once; none may have the number of another card that is taken."""
        try:
            cards = _set_file(self.name, path, held).cards
            clashes = any(number in taken and taken[number] != card for number, card in cards.items())
        except TefudaError:
            clashes = True
        # Reading it again tells all that is wrong with it at once.
        return load_set(path, self.schema, self.language, taken).cards if clashes else cards

    @cached_property
    def language(self) -> Language:
        """The language of the game's card texts."""
        language = import_module(f"tefuda.rulebooks.{self.name}.language").LANGUAGE
        assert isinstance(language, Language)
        return language

    @property
    def labels_of(self) -> Callable[[Card, Face], frozenset[str]]:
        """What is printed on a face that card texts can ask for and that is no number: "trait:…"."""
        schema = import_module(f"tefuda.rulebooks.{self.name}.schema")
        labels_of: Callable[[Card, Face], frozenset[str]] = getattr(schema, "labels_of", _no_labels)
        return labels_of

    @property
    def abilities_of(self) -> Callable[[Card, Face], tuple[Ability, ...]]:
        """What the text of a face says, as far as the book lets it have an effect."""
        schema = import_module(f"tefuda.rulebooks.{self.name}.schema")
        abilities_of: Callable[[Card, Face], tuple[Ability, ...]] = getattr(schema, "abilities_of", _as_written)
        return abilities_of

    def _fixed_cards(self) -> Mapping[str, Card]:
        """Cards that the rulebook itself defines, such as rulers."""
        fixed: Mapping[str, Card] = getattr(import_module(f"tefuda.rulebooks.{self.name}.deck"), "FIXED_CARDS", {})
        return fixed

    def _files(self) -> list[Path]:
        folder = resources.files("tefuda").joinpath("sets").joinpath(self.name)
        return sorted(Path(str(it)) for it in folder.iterdir() if it.name.endswith(".toml"))

    def _set_files(self) -> list[Path]:
        """The files of a game's folder are sets, which list cards, and decks, which count them."""
        return [path for path in self._files() if "set" in tomllib.loads(path.read_text("utf-8"))]

    @cached_property
    def decks(self) -> dict[str, DeckList]:
        """The decks that come with the game, by the name of their file."""
        sets = self._set_files()
        return {path.stem: load_deck(path) for path in self._files() if path not in sets}

    def deck(self, name: str | Path | DeckList) -> DeckList:
        """A deck that comes with the game by its name, or the deck of a file."""
        if isinstance(name, DeckList):
            return name
        if isinstance(name, str) and name in self.decks:
            return self.decks[name]
        if isinstance(name, (str, Path)) and Path(name).exists():
            return _read_deck(name)
        known = ", ".join(self.decks)
        raise TefudaError(f"there is no file or deck {name}; the decks of {self.name} are {known}")

    def deck_problems(self, deck: DeckList, cards: Mapping[str, Card]) -> list[Problem]:
        """Every reason why the deck is illegal."""
        problems: Callable[[DeckList, Mapping[str, Card]], list[Problem]]
        problems = import_module(f"tefuda.rulebooks.{self.name}.deck").problems
        return problems(deck, cards)


@lru_cache(maxsize=32)
def _set_file(game: str, path: str, held: str) -> CardSet:
    """The cards of a file, kept as long as the file holds the same (``held`` is its fingerprint)."""
    book = rulebook(game)
    return load_set(path, book.schema, book.language)


@lru_cache(maxsize=256)
def _deck_file(path: Path | str, absolute: str, held: str) -> DeckList:
    """The deck of a file, kept as long as the file holds the same."""
    return load_deck(path)


def _read_deck(path: Path | str) -> DeckList:
    """The deck of a file, which is read only once; whoever gets it may change it."""
    deck = _deck_file(path, os.path.abspath(path), fingerprint(path))
    if not all(os.path.isfile(it) for it in deck.sets):
        # Reading it again tells which one is missing.
        return load_deck(path)
    return replace(deck, parts={part: dict(numbers) for part, numbers in deck.parts.items()})


def _no_labels(card: Card, face: Face) -> frozenset[str]:
    return frozenset()


def _as_written(card: Card, face: Face) -> tuple[Ability, ...]:
    return face.abilities


_BOOKS: Final[dict[str, Rulebook]] = {}


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game: ``rulebook("dragonball")``."""
    if name not in NAMES:
        near = nearest(str(name), list(NAMES), 1)
        hint = f", did you mean {near[0]}?" if near else ""
        raise TefudaError(f"there is no game {name!r}{hint} (the games are {', '.join(NAMES)})")
    if name not in _BOOKS:
        _BOOKS[name] = Rulebook(name)
    return _BOOKS[name]
