"""Tables in plain text, where a Japanese character is two columns wide."""
from __future__ import annotations

import unicodedata
from collections.abc import Sequence


def width(text: str) -> int:
    """
    >>> width("手札"), width("hand")
    (4, 4)
    """
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def columns(rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> list[str]:
    """The rows as lines, each column as wide as its widest cell; those numbered in ``right`` lean to the right."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(width(row[column]) for row in texts) for column in range(len(texts[0]))]
    return [
        "  ".join(_cell(text, widths[column], column in right) for column, text in enumerate(row)).rstrip()
        for row in texts
    ]


def _cell(text: str, wanted: int, right: bool) -> str:
    space = " " * (wanted - width(text))
    return space + text if right else text + space
