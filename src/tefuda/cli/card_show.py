"""``tefuda card show``: a card as printed, what its text means in English and as a tree, and the rules behind it."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from pathlib import Path
from typing import Final

from ..cards.card import Card, Face
from ..cards.language import Language, Rule
from ..cards.language.explain import Part
from ..cards.language.labels import in_english
from ..cards.schema import Field, Integer, Value
from ..cards.sets import load_set
from ..cards.source import Source
from ..cards.suggest import nearest
from ..cards.translations import english_names
from ..kernel.errors import TefudaError
from ..rulebooks.rulebook import GAMES, Rulebook, rulebook
from ..table.width import cut, wrap
from .card_check import book_of
from .card_rules import rules_of
from .card_tree import Names, tree_lines
from .columns import columns
from .numbering import below
from .options import Say

_MOST: Final = 8  # cards of one name that are listed
_WORDS: Final = 50  # columns for the words of a part
_MEANING: Final = 90  # columns for the meaning of a paragraph


def show(wanted: str, game: str | None, say: Say) -> list[str]:
    """All that there is to say about a card, or about each card of a file."""
    if Path(wanted).is_file():
        book, cards = _cards_of(wanted, game)
        shown = list(cards.values())
    else:
        book, card, others = find_card(wanted, game)
        cards, shown = {it.number: it for it in others}, [card]
    english = english_names([*book.cards.values(), *cards.values()])
    return [line for card in shown for line in _card(book, card, english, say)]


def _card(book: Rulebook, card: Card, english: Mapping[str, str], say: Say) -> list[str]:
    kind = book.words.say("types", card.type, say.lang)
    lines = [f"{card.number} {card.name} ({book.title(say.lang)}, {kind})"]
    for index, face in enumerate(card.faces):
        if len(card.faces) > 1:
            lines.append(f"[{say('back' if index else 'front')}] {face.name}")
        lines += _face(book, card, index, face, english, say)
    return lines


# -- finding ---------------------------------------------------------------------------------------------------------


def find_card(wanted: str, game: str | None) -> tuple[Rulebook, Card, list[Card]]:
    """The card of that number or name, of any game where none is named, and the other cards that came with it.

    FILE#NUMBER is a card of a file.
    """
    file, sign, number = wanted.rpartition("#")
    if sign and file:
        book, cards = _cards_of(file, game)
        return book, _only(number, _matching(number, [(book, cards)]))[1], list(cards.values())
    book, card = _only(wanted, _matching(wanted, [(rulebook(it), rulebook(it).cards) for it in _games(game)]))
    return book, card, []


def _cards_of(file: str, game: str | None) -> tuple[Rulebook, dict[str, Card]]:
    book = book_of(Source(Path(file)))
    _check_game(file, book, game)
    return book, dict(load_set(file, book.schema, book.language).cards)


def _games(game: str | None) -> tuple[str, ...]:
    return GAMES if game is None else (rulebook(game).name,)


def _check_game(file: str, book: Rulebook, game: str | None) -> None:
    if game is not None and rulebook(game) is not book:
        raise TefudaError(f"{file} is a file of {book.name}, not of {game}")


def _matching(wanted: str, shelves: list[tuple[Rulebook, dict[str, Card]]]) -> list[tuple[Rulebook, Card]]:
    """The cards with that number; else those with that name; complains where there are none."""
    called = wanted.strip().casefold()
    every = [(book, card) for book, cards in shelves for card in cards.values()]
    found = [it for it in every if it[1].number.casefold() == called]
    found = found or [it for it in every if called in map(str.casefold, _names(it[1]))]
    if not found:
        words = [word for _, card in every for word in (card.number, *_names(card))]
        near = nearest(wanted, words, 3)
        hint = f"; near it are {', '.join(near)}" if near else "; give its number or name, or FILE#NUMBER"
        raise TefudaError(f"there is no card with the number or name {wanted!r}{hint}")
    return found


def _names(card: Card) -> list[str]:
    return [name for face in card.faces for name in (face.name.ja, face.name.en)]


def _only(wanted: str, found: list[tuple[Rulebook, Card]]) -> tuple[Rulebook, Card]:
    if len(found) > 1:
        listed = ", ".join(f"{card.number} ({book.name})" for book, card in found[:_MOST])
        more = " …" if len(found) > _MOST else ""
        raise TefudaError(f"{len(found)} cards are called {wanted!r}: {listed}{more}; give the number, or --game")
    return found[0]


# -- showing ---------------------------------------------------------------------------------------------------------


def _face(
    book: Rulebook, card: Card, index: int, face: Face, english: Mapping[str, str], say: Say,
) -> list[str]:
    lines = [f"  {line}" for line in _printed(book, card, index, face, english, say)]
    text = face.fields.get("text")
    if not text:
        return lines
    lines += _part(say("ja"), str(text).split("\n"))
    language = book.language
    if not face.abilities:
        return lines
    names = Names(book.book, language)
    lines += _part(say("en"), language.print_en(face.abilities, english).split("\n"))
    lines += _part(say("tree"), [line for it in face.abilities for line in tree_lines(it, names)])
    return lines + _explained(book, language, face, say)


def _part(head: str, lines: list[str]) -> list[str]:
    return [f"  {head}", *(f"    {line}" for line in lines)]


def _printed(
    book: Rulebook, card: Card, index: int, face: Face, english: Mapping[str, str], say: Say,
) -> list[str]:
    """The fields of a face but for its text, each with the paragraph that it comes from."""
    fields = book.schema.types[card.type][index].fields
    rows = []
    for key, value in face.fields.items():
        if key != "text" and value != fields[key].default:
            said = _said(book, value, fields[key], english if say.lang == "en" else {}, say.lang)
            rows.append((book.words.say("fields", key, say.lang, value=said), fields[key].rule))
    return columns(rows) if rows else []


def _said(book: Rulebook, value: Value, field: Field, english: Mapping[str, str], lang: str) -> str:
    if isinstance(value, tuple):
        return " / ".join(_said(book, it, field, english, lang) for it in value)
    if isinstance(field.kind, Integer):
        special = {number: word for word, number in field.kind.words.items()}
        return book.words.say("values", special.get(value, str(value)) if isinstance(value, int) else "", lang)
    return book.words.say("values", in_english(str(value), english), lang)


def _explained(book: Rulebook, language: Language, face: Face, say: Say) -> list[str]:
    """The parts of the abilities with their rules, and below what these rules say."""
    rows: list[tuple[str, str, str]] = []
    cited: dict[str, None] = {}
    sides = [side for sides in book.schema.types.values() for side in sides]
    fields = {key: it.rule for side in sides for key, it in side.fields.items() if it.rule}
    for ability in face.abilities:
        parts = _meant(language.explain(ability))
        for depth, part in parts:
            inner = [it.value for deeper, it in parts if deeper > depth]
            rules = rules_of(part, inner, book.book, fields)
            cited.update(dict.fromkeys(rules))
            rows.append(("  " * depth + cut(part.ja.replace("\n", " "), _WORDS), type(part.value).__name__,
                         ", ".join(rules)))
    lines = _part(say("parts"), columns(rows))
    return lines + _part(say("rules"), _meanings(book, list(cited), say)) if cited else lines


def _meant(parts: list[Part]) -> list[tuple[int, Part]]:
    """The parts that are nodes, each as deep as there are nodes above it. Turns of phrase and numbers say no more."""
    found: list[tuple[int, Part]] = []
    above: list[int] = []
    for part in parts:
        while above and above[-1] >= part.depth:
            above.pop()
        if is_dataclass(part.value) and not _is_turn_of_phrase(part):
            found.append((len(above), part))
            above.append(part.depth)
    return found


def _is_turn_of_phrase(part: Part) -> bool:
    return isinstance(part.production, Rule) and part.production.node is None and not part.production.cites


def _meanings(book: Rulebook, rules: list[str], say: Say) -> list[str]:
    """What the paragraphs mean; of a heading, the first paragraph below it."""
    listed = list(dict.fromkeys(it for rule in rules for it in _with_first(book, rule)))
    room = max(len(rule) for rule in listed)
    lines = []
    for rule in listed:
        paragraph = book.paragraphs.get(rule)
        meaning = say("no_paragraph") if paragraph is None else paragraph.meaning or say("no_meaning")
        first, *rest = wrap(meaning, _MEANING)
        lines += [f"{rule:<{room}}  {first}", *(" " * (room + 2) + line for line in rest)]
    return lines


def _with_first(book: Rulebook, rule: str) -> list[str]:
    heading = rule in book.paragraphs and book.paragraphs[rule].kind == "none"
    return [rule, *below(rule, book.paragraphs)[:1]] if heading else [rule]
