"""Reading a text that may be wrong: every place where it can't be read, and its lines each by itself."""
from __future__ import annotations

from .language import Language, Unreadable
from .language.normal import BREAK, normalise


def unreadable(language: Language, text: str) -> list[Unreadable]:
    """All places of a text where reading stops; behind each, it begins anew with the next line.

    A line that can't even begin is taken to belong to the one above it that went wrong.
    """
    found: list[Unreadable] = []
    starts = line_starts(language, text)
    at = 0
    while True:
        try:
            language.read(text[at:])
            return found
        except Unreadable as wrong:
            if not found or text[at:at + wrong.at].strip():
                found.append(Unreadable(text, at + wrong.at, wrong.expected))
            later = [start for start in starts if start > at + wrong.at]
            if not later:
                return found
            at = later[0]


def lines_of(language: Language, text: str) -> list[str]:
    """The lines of a text, as the spelling of its language has them."""
    starts = line_starts(language, text)
    return [text[start:end].strip() for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]


def line_starts(language: Language, text: str) -> list[int]:
    """Where the lines of a text begin: a space may break a line, and a note may stand on a line of its own."""
    normal = normalise(text, language.grammar.spelling)
    breaks = [index for index, char in enumerate(normal.text) if char == BREAK]
    return [0, *(normal.places[index + 1] for index in breaks)]
