"""Tables in plain text, where a Japanese character is two columns wide."""
from __future__ import annotations

from collections.abc import Sequence

from ..table.width import columns as width


def columns(rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> list[str]:
    """The rows as lines, each column as wide as its widest cell; those numbered in ``right`` lean to the right.

    >>> columns([("手札", "hand"), ("山", "deck")], right=[1])
    ['手札  hand', '山    deck']
    """
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(width(row[column]) for row in texts) for column in range(len(texts[0]))]
    return [
        "  ".join(_cell(text, widths[column], column in right) for column, text in enumerate(row)).rstrip()
        for row in texts
    ]


def _cell(text: str, wanted: int, right: bool) -> str:
    space = " " * (wanted - width(text))
    return space + text if right else text + space
