"""``tefuda card check``: all that is wrong with card files, their texts included."""
from __future__ import annotations

from pathlib import Path

from ..cards.card import Card
from ..cards.schema import Choice, Field, read_fields
from ..cards.sets import read_cards, read_header
from ..cards.source import Source
from ..kernel.errors import TefudaError
from ..rulebooks.rulebook import GAMES, Rulebook, rulebook
from .options import Say


def check(paths: list[Path], say: Say) -> int:
    """0 if everything can be read, else 1."""
    cards: list[Card] = []
    texts = problems = 0
    for path in paths:
        try:
            source = Source(path)
            book = book_of(source)
        except TefudaError as error:
            print(error)
            problems += 1
            continue
        found = _read(source, book, say)
        cards += found
        texts += _texts(found)
        problems += len(source.problems())
    summary = say("checked", cards=len(cards), texts=texts)
    print(say("problems", checked=summary, count=problems) if problems else summary)
    return 1 if problems else 0


def book_of(source: Source) -> Rulebook:
    """The rulebook of a card file, which the file names itself."""
    read_fields(
        source.data, {"game": Field(Choice(GAMES))},
        lambda key, what: source.complain(source.find_at_top(key), f"{key}: {what}"), source.data.keys())
    if isinstance(source.data.get("cards"), dict):
        source.complain(source.find_at_top("cards"), "cards: a table, so this is a deck; check it by tefuda deck check")
    source.settle()
    return rulebook(str(source.data["game"]))


def _read(source: Source, book: Rulebook, say: Say) -> list[Card]:
    """The cards of a file that are right; what is wrong with the others is told."""
    read_header(source, book.schema)
    cards = read_cards(source, book.schema, book.language, say.lang, book.cards)
    for problem in source.problems():
        print(problem)
    return list(cards.values())


def _texts(cards: list[Card]) -> int:
    return sum(bool(face.fields.get("text")) for card in cards for face in card.faces)
