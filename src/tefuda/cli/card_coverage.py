"""``tefuda card coverage``: how much of the texts of real cards is read, and where reading stops most often."""
from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..cards.language import Ambiguous, Language, Unprintable, Unreadable
from ..cards.language.normal import BREAK, normalise
from ..cards.reading import lines_of, unreadable
from ..cards.textfile import read_file
from ..kernel.errors import TefudaError
from ..rulebooks.rulebook import NAMES, Rulebook, rulebook
from .columns import columns
from .options import Say

# What stands on a card without a text.
_NO_TEXT: Final = ("", "-", "－", "―", "—", "–", "なし")
_FIELDS: Final = ("text_ja", "text")
# How much of what stands where reading stops makes a phrase, and how much of what was expected tells one hope from
# another.
_PHRASE: Final = 8
_HOPES: Final = 3


@dataclass
class Figures:
    """What is counted, and the first card of each phrase where reading stops."""

    cards: int = 0
    texts: int = 0
    whole: int = 0
    lines: int = 0
    lines_read: int = 0
    printed: int = 0
    ambiguous: int = 0
    unprintable: int = 0
    stops: Counter[str] = field(default_factory=Counter)
    hopes: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)


def coverage(path: Path, game: str | None, key: str | None, worst: int, as_json: bool, say: Say) -> list[str]:
    """The report on a file of cards."""
    lines = read_file(path, "a file with one card a line").split("\n")
    book = _book(path, game)
    figures = Figures()
    for number, card in _cards(path, lines, key):
        _count(figures, book.language, number, _text(card, key), say)
    if as_json:
        return [json.dumps(_as_data(figures, path, book, worst), ensure_ascii=False, indent=2)]
    return _report(figures, path, book, worst, say)


def _book(path: Path, game: str | None) -> Rulebook:
    if game is not None:
        return rulebook(game)
    named = [name for name in NAMES if name in path.name.casefold()]
    if len(named) != 1:
        raise TefudaError(f"{path}: its name doesn't tell which game its cards are of; give --game, one of "
                          f"{', '.join(NAMES)}")
    return rulebook(named[0])


# -- the file --------------------------------------------------------------------------------------------------------


def _cards(path: Path, lines: list[str], key: str | None) -> list[tuple[str, Mapping[str, Any]]]:
    """The cards of a file by what they are called in a report: their number, or else their line."""
    wanted = (key,) if key else _FIELDS
    found = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            card = _object(path, number, line, wanted)
            name = next((str(card[it]) for it in ("id", "number", "name") if card.get(it)), f"line {number}")
            found.append((name, card))
    if not any(it in card for _, card in found for it in wanted):
        raise TefudaError(f"{path}: no card has a field {' or '.join(wanted)}; name the one with the text by --field")
    return found


def _object(path: Path, number: int, line: str, texts: tuple[str, ...]) -> Mapping[str, Any]:
    try:
        card = json.loads(line)
    except ValueError as error:
        raise TefudaError(f"{path}:{number}: no JSON ({error}); give one card a line as a JSON object") from None
    if not isinstance(card, dict):
        raise TefudaError(f"{path}:{number}: no JSON object; give one card a line, such as {{\"text\": \"…\"}}")
    for it in texts:
        if not isinstance(card.get(it, ""), str | None):
            raise TefudaError(f"{path}:{number}: {it} is no string; give the text of the card")
    return card


def _text(card: Mapping[str, Any], key: str | None) -> str:
    text = card.get(key) if key else next((card[it] for it in _FIELDS if it in card), "")
    text = "" if text is None else str(text).strip()
    return "" if text in _NO_TEXT else text


# -- counting --------------------------------------------------------------------------------------------------------


def _count(figures: Figures, language: Language, number: str, text: str, say: Say) -> None:
    figures.cards += 1
    if not text:
        return
    lines = lines_of(language, text)
    figures.texts += 1
    figures.lines += len(lines)
    try:
        trees = language.read(text)
    except Unreadable:
        figures.lines_read += sum(_is_read(language, line) for line in lines)
        _count_stops(figures, language, number, text, say)
    except Ambiguous:
        figures.ambiguous += 1
    else:
        figures.whole += 1
        figures.lines_read += len(lines)
        _count_printed(figures, language, trees, text)


def _is_read(language: Language, line: str) -> bool:
    try:
        language.read(line)
    except (Unreadable, Ambiguous):
        return False
    return True


def _count_stops(figures: Figures, language: Language, number: str, text: str, say: Say) -> None:
    try:
        stops = unreadable(language, text)
    except Ambiguous:
        figures.ambiguous += 1
        return
    for stop in stops:
        following = normalise(text[stop.at:], language.grammar.spelling).text[:-1].split(BREAK)[0]
        phrase = re.sub(r"\d+", "#", following)[:_PHRASE] or say("end")
        figures.stops[phrase] += 1
        figures.examples.setdefault(phrase, number)
        figures.hopes[", ".join(it.pick(say.lang) for it in stop.expected[:_HOPES])] += 1


def _count_printed(figures: Figures, language: Language, trees: tuple[Any, ...], text: str) -> None:
    try:
        figures.printed += _plain(language, language.print_ja(trees)) == _plain(language, text)
    except Unprintable:
        figures.unprintable += 1


def _plain(language: Language, text: str) -> str:
    """The text without what makes no difference; lines may be broken elsewhere."""
    return normalise(text, language.grammar.spelling).text.replace(BREAK, "")


# -- the report ------------------------------------------------------------------------------------------------------


def _report(figures: Figures, path: Path, book: Rulebook, worst: int, say: Say) -> list[str]:
    rows = [
        (say("whole"), *_share(figures.whole, figures.texts)),
        (say("lines"), *_share(figures.lines_read, figures.lines)),
        (say("printed"), *_share(figures.printed, figures.whole)),
    ]
    rows += [(say(key), str(count), "") for key, count in
             (("ambiguous", figures.ambiguous), ("unprintable", figures.unprintable)) if count]
    lines = [say("head", file=path, game=book.title(say.lang), cards=figures.cards, texts=figures.texts)]
    lines += [f"  {line}" for line in columns(rows, (1, 2))]
    if figures.stops and worst:
        listed = [(str(count), phrase, figures.examples[phrase]) for phrase, count in _most(figures.stops, worst)]
        lines += [say("stops"), *(f"  {line}" for line in columns(listed, (0,)))]
        hoped = [(str(count), hope) for hope, count in _most(figures.hopes, worst)]
        lines += [say("hopes"), *(f"  {line}" for line in columns(hoped, (0,)))]
    return lines


def _share(part: int, whole: int) -> tuple[str, str]:
    return f"{part}/{whole}", f"{part / whole:.1%}" if whole else "–"


def _most(counted: Counter[str], worst: int) -> list[tuple[str, int]]:
    """The most frequent, of equally frequent ones in a fixed order."""
    return sorted(counted.items(), key=lambda it: (-it[1], it[0]))[:worst]


def _as_data(figures: Figures, path: Path, book: Rulebook, worst: int) -> dict[str, object]:
    names = ("cards", "texts", "whole", "lines", "lines_read", "printed", "ambiguous", "unprintable")
    return {
        "file": str(path), "game": book.name, **{name: getattr(figures, name) for name in names},
        "stops": [{"phrase": phrase, "count": count, "example": figures.examples[phrase]}
                  for phrase, count in _most(figures.stops, worst)],
        "expected": [{"expected": hope, "count": count} for hope, count in _most(figures.hopes, worst)],
    }
