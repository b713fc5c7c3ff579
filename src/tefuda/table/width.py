"""Text in columns of a terminal, where a Japanese character takes two."""
from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from math import ceil
from typing import Final

_ELLIPSIS: Final = "…"
# What a line may not be broken inside of: spaces; tied text; a word, up to a hyphen between letters; a wide character.
# Those of the latter two take the brackets and marks around them along, so that none of these begins or ends a line
# wrongly.
_ATOMS: Final = re.compile(
    r"[ \u3000]+|.(?:\u2060.)+"
    r"|[「『(【]*(?:[A-Za-z\u00c0-\u024f]+-(?=[A-Za-z])|[\u0021-\u10ff]+|.)[、。」』)】?!ー]*", re.DOTALL)
# What takes no room, and no line may be broken there.
_TIE: Final = "\u2060"


def columns(text: str) -> int:
    """How many columns the text takes. Characters of ambiguous width, such as lines of boxes, take one."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(_columns_of(char) for char in text)


@lru_cache(maxsize=4096)
def _columns_of(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _head(text: str, width: int) -> str:
    """The beginning, as much of it as fits."""
    taken = 0
    for index, char in enumerate(text):
        taken += _columns_of(char)
        if taken > width:
            return text[:index]
    return text


def cut(text: str, width: int) -> str:
    """The text, or its beginning and an ellipsis where it is too long."""
    if columns(text) <= width:
        return text
    return _head(text, width - 1).rstrip() + _ELLIPSIS if width > 0 else ""


def fit(text: str, width: int) -> str:
    """Exactly so many columns: cut or filled up with spaces."""
    short = cut(text, width)
    return short + " " * (width - columns(short))


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most so many columns, broken at spaces and between Japanese characters."""
    lines: list[str] = []
    line = ""
    for atom in _ATOMS.findall(text):
        if columns(line + atom) > width and line:
            lines.append(line.rstrip())
            line = ""
        if not line:
            atom = atom.lstrip()
        while columns(atom) > width:
            head = _head(atom, width) or atom[0]
            lines.append(head)
            atom = atom[len(head):]
        line += atom
    if line.strip() or not lines:
        lines.append(line.rstrip())
    return [it.replace(_TIE, "") for it in lines]


def tied(text: str) -> str:
    """The text as one that ``wrap`` keeps on one line."""
    return _TIE.join(text)


def wrap_into(text: str, width: int, count: int) -> list[str]:
    """Exactly so many lines of exactly that width; what doesn't fit is cut off with an ellipsis."""
    lines = wrap(text, width)
    if len(lines) > count:
        rest = text
        for line in lines[:count - 1]:
            rest = rest.lstrip()[len(line):]
        lines = [*lines[:count - 1], cut(rest.lstrip(), width)]
    return [fit(line, width) for line in lines + [""] * (count - len(lines))]


def columns_of_texts(texts: list[str], width: int, least: int, gap: int = 2) -> list[str]:
    """The texts in lines, several side by side where each gets at least ``least`` columns."""
    most = max(1, (width + gap) // (least + gap))
    # No more side by side than that number of lines needs: the fewer, the more room for each.
    across = max(1, ceil(len(texts) / max(1, ceil(len(texts) / most))))
    each = (width + gap) // across - gap
    rows = [texts[start:start + across] for start in range(0, len(texts), across)]
    return [(" " * gap).join(fit(text, each) for text in row).rstrip() for row in rows]
