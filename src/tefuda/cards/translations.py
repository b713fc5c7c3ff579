"""What words on the cards of a set are called in English: traits and whatever else is printed in Japanese only."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from .card import Card, Face
from .schema import show
from .source import Source
from .suggest import did_you_mean
from .text import Text

KEY = "english"


def read_english(source: Source, cards: Iterable[Card]) -> dict[str, str]:
    """The table [english] of a set's file, Japanese = "English"; the source gets to know what is wrong with it."""
    table = source.data.get(KEY, {})
    top = source.find_at_top(KEY)
    if not isinstance(table, dict):
        source.complain(top, f'{KEY}: {show(table)} is not a table; give [{KEY}] and below it "…" = "…"')
        return {}
    lines = source.rest_of_table(top, source.whole)
    faces = [face for card in cards for face in card.faces]
    words = set(_words(faces))
    texts = [face.string("text") for face in faces]
    found = {}
    for word, english in table.items():
        if not isinstance(english, str) or not english.strip():
            wrong = f'{show(english)} is no word; give what it is called in English, "{word}" = "…"'
        elif word not in words and not any(word in text for text in texts):
            wrong = f"no card of this set has that word{did_you_mean(word, sorted(words))}; give one that is on a card"
        else:
            found[word] = english
            continue
        source.complain(source.find(word, lines), f"{KEY}: {word}: {wrong}")
    return found


def _words(faces: Iterable[Face]) -> Iterator[str]:
    """What is printed in Japanese only; of "trait:…" what is behind the colon."""
    for face in faces:
        for value in face.fields.values():
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, str):
                    yield item.rpartition(":")[2]


def english_names(cards: Iterable[Card]) -> dict[str, str]:
    """What texts name in Japanese, with its English: labels such as "name:…", and words of any sort by themselves."""
    cards = list(cards)
    names = english_words(cards)
    for card in cards:
        for face in card.faces:
            names[f"name:{face.name.ja}"] = f"name:{face.name.en}"
            for key, value in face.fields.items():
                if isinstance(value, Text):
                    names[f"{key}:{value.ja}"] = f"{key}:{value.en}"
    return names


def english_words(cards: Iterable[Card]) -> dict[str, str]:
    """What the sets of these cards call words in English."""
    tables = {id(card.english): card.english for card in cards}
    return {word: english for table in tables.values() for word, english in table.items()}
