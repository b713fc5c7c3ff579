"""What two players brought to a game, once and for all its copies: cards, decks and seed."""
from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from ..cards.card import Card
from ..cards.decks import DeckList
from ..cards.language import Unprintable
from ..cards.language.labels import in_english
from ..cards.table import Print, make_table
from ..cards.text import Text
from ..cards.translations import english_names
from ..kernel.machine.dealing import deal
from ..kernel.derived.ability_numbers import give_abilities
from ..kernel.abilities.nodes import Ability, Effect
from ..kernel.continuous.dependency_cycles import parts
from ..kernel.state.setup import blank
from ..kernel.state.random_numbers import seed as seed_state
from ..kernel.state.state import State
from ..rulebooks.rulebook import Rulebook, rulebook
from .errors import IllegalDeck


class Match:
    """The players' decks, checked and turned into the table of prints that the kernel plays with."""

    def __init__(self, book: Rulebook, decks: Sequence[DeckList], cards: Mapping[str, Card]) -> None:
        self.rulebook = book
        self.decks = tuple(decks)
        self.cards = cards
        # What a save of this match begins with, made when it is first needed.
        self.head = b""
        # What abilities say in words, by number and language, made when it is first needed.
        self._texts: dict[tuple[int, str], tuple[Ability, str]] = {}
        for player, deck in enumerate(decks):
            _check(book, deck, cards, player)
        tokens = sorted(number for number, card in cards.items() if card.type.endswith("token"))
        used = sorted({number for deck in decks for part in deck.parts.values() for number in part} | set(tokens))
        self.table, self.prints = make_table([cards[number] for number in used], book.book.attributes, book.number_of)
        self._give_texts()
        first: dict[str, int] = {}
        for number, it in enumerate(self.prints):
            first.setdefault(it.card.number, number)
        self._parts = [
            {part: [first[n] for n, count in numbers.items() for _ in range(count)] for part, numbers in
             deck.parts.items()} | {token: [first[token]] for token in tokens} for deck in decks
        ]

    def _give_texts(self) -> None:
        """Names, traits and the like, and what the texts say."""
        labels_of = self.rulebook.labels_of
        self.table.names = [it.face.name.ja for it in self.prints]
        self.table.labels = [labels_of(it.card, it.face) for it in self.prints]
        abilities_of = self.rulebook.abilities_of
        give_abilities(self.table, self.rulebook.book, [abilities_of(it.card, it.face) for it in self.prints])

    @cached_property
    def _english(self) -> dict[str, str]:
        return english_names(self.cards.values())

    def ability_text(self, number: int, lang: str) -> str:
        """An ability of the match in words; one that stands for a part of a text, in the words of the whole."""
        own = self.table.written[number]
        said = self._texts.get((number, lang))
        # The table of a match may get other texts.
        if said is None or said[0] is not own:
            said = own, self._say(own, lang)
            self._texts[number, lang] = said
        return said[1]

    def _say(self, own: Ability, lang: str) -> str:
        language = self.rulebook.language
        for ability in self._sayings(own):
            try:
                return language.print_ja((ability,)) if lang == "ja" else language.print_en((ability,), self._english)
            except Unprintable:
                continue
        raise Unprintable(f"no text says {own!r}")

    def _sayings(self, own: Ability) -> Iterator[Ability]:
        """The ability, and then the wholes that it is a part of: looking for them takes long."""
        yield own
        for it in self.table.written:
            if it is not own and own in parts(it):
                yield it

    def effect_text(self, effect: Effect, lang: str) -> str:
        """A part of a text in words; nothing where the game can say it only as part of a whole."""
        return self._phrase(self.rulebook.language.option, effect, lang)

    def costs_text(self, costs: Sequence[Effect], lang: str) -> str:
        """Some costs in words; nothing where the game can say one of them only as part of a whole."""
        kinds = self.rulebook.language.costs
        said = [next(filter(None, (self._phrase(kind, cost, lang) for kind in kinds)), "") for cost in costs]
        return ("、" if lang == "ja" else ", ").join(it.removesuffix("。") for it in said) if all(said) else ""

    def _phrase(self, kind: str, effect: Effect, lang: str) -> str:
        language = self.rulebook.language
        try:
            if lang == "ja":
                return language.phrase_ja(kind, effect).removeprefix("・")
            said = language.phrase_en(kind, effect, names=self._english).removeprefix("• ")
            return said[:1].upper() + said[1:]
        except Unprintable:
            return ""

    def label_text(self, label: str, lang: str) -> str:
        """The name in a label such as "trait:…"."""
        return (label if lang == "ja" else in_english(label, self._english)).partition(":")[2]

    def deal(self, seed: int) -> State:
        """The game at its first decision."""
        book = self.rulebook.book
        g = blank(book, self.table)
        seed_state(g, seed)
        deal(g, self._parts)
        return g

    def printed(self, number: int) -> Print:
        return self.prints[number]

    @cached_property
    def cards_hash(self) -> str:
        """A fingerprint of all cards in both decks, as printed."""
        rows = [(it.card.number, it.face_index, repr(sorted(it.face.fields.items())), it.face.name.ja)
                for it in self.prints]
        return _digest(json.dumps(rows, ensure_ascii=False))


def _check(book: Rulebook, deck: DeckList, cards: Mapping[str, Card], player: int) -> None:
    if deck.game != book.name:
        raise IllegalDeck(f"the deck {deck.name.en} is for {deck.game}, not for {book.name}", [])
    problems = book.deck_problems(deck, cards)
    if problems:
        lines = "".join(f"\n  {it.rule}: {it.text.en}" for it in problems)
        raise IllegalDeck(
            f"the deck of player {player + 1}, {deck.name.en}, is illegal:{lines}",
            [(it.rule, it.text.en) for it in problems])


# All that a deck list says, as a key: game, names, parts with their counts, files of cards.
_Content = tuple[str, str, str, tuple[tuple[str, tuple[tuple[str, int], ...]], ...], tuple[str, ...]]
# How many matches are kept of each sort.
_MOST: Final = 64


@lru_cache(maxsize=_MOST)
def _match(game: str, names: tuple[str, str]) -> Match:
    book = rulebook(game)
    return Match(book, [book.deck(name) for name in names], book.cards)


@lru_cache(maxsize=_MOST)
def _match_of(game: str, decks: tuple[_Content, ...], files: tuple[tuple[str, str], ...]) -> Match:
    """The match of deck lists, kept by what they and their files hold.

    Its decks are made of the key: the lists that somebody gave may be changed later.
    """
    book = rulebook(game)
    lists = [_deck_of(deck) for deck in decks]
    return Match(book, lists, book.cards_for(lists))


def _content(deck: DeckList) -> _Content:
    parts = tuple((part, tuple(numbers.items())) for part, numbers in deck.parts.items())
    return deck.game, deck.name.ja, deck.name.en, parts, tuple(deck.sets)


def _deck_of(content: _Content) -> DeckList:
    game, ja, en, parts, sets = content
    return DeckList(game, Text(ja, en), {part: dict(numbers) for part, numbers in parts}, sets=sets)


def find_match(game: str, decks: Sequence[str | Path | DeckList]) -> Match:
    """The match of two decks, made only once for decks and cards that say the same."""
    book = rulebook(game)
    if isinstance(decks, str) or not isinstance(decks, Sequence):
        raise IllegalDeck(f"a game needs two decks, not {decks!r}; give a list of two names, files or deck lists", [])
    if len(decks) != 2:
        raise IllegalDeck(f"a game needs two decks, not {len(decks)}", [])
    if all(isinstance(deck, str) and deck in book.decks for deck in decks):
        return _match(game, (str(decks[0]), str(decks[1])))
    lists = [book.deck(deck) for deck in decks]
    try:
        contents = tuple(map(_content, lists))
        hash(contents)
    except (AttributeError, TypeError):
        # They are not what they should be, and the checks of a match say so.
        return Match(book, lists, book.cards_for(lists))
    return _match_of(game, contents, book.files_for(lists))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@lru_cache(maxsize=16)
def source_hash(folder: str) -> str:
    """A fingerprint of the sources in a folder of the package, the same interpreted and compiled."""
    texts: list[str] = []
    for it in sorted(resources.files("tefuda").joinpath(folder).iterdir(), key=lambda it: it.name):
        if it.name.endswith((".py", "rules.toml")):
            texts.append(it.name + it.read_text("utf-8"))
        elif it.is_dir() and not it.name.startswith("_"):
            texts.append(source_hash(f"{folder}/{it.name}"))
    return _digest("".join(texts))
