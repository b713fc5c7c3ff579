"""A TOML file under inspection: its data, on which line each thing stands, and all that is wrong with it.

The problems are collected, because whoever mends a file wants to see all of them at once.
"""
from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

from ..kernel.errors import TefudaError
from .places import find_string
from .textfile import read_file

_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class Source:
    """The file at ``path``. A file that can't be read as TOML at all is refused at once."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.text = read_file(self.path, "a TOML file")
        self.lines = self.text.rstrip("\n").split("\n")
        self.data: dict[str, object] = _parse(self.path, self.text, self.lines)
        self.whole = range(len(self.lines))
        self._problems: list[tuple[int, int, str]] = []

    def find(self, key: str, within: range) -> int:
        """The line where ``key`` is given a value or opens a table; where there is none, the first line."""
        name = _name(key)
        given = re.compile(rf"\s*{name}\s*[.=]|\s*\[\s*([\w-]+\s*\.\s*)*{name}\s*\]")
        return next((line for line in within if given.match(self.lines[line])), within.start)

    def find_at_top(self, key: str) -> int:
        """The line of a key that is in no table, or of a table with that name; where there is none, the first line."""
        tables = [line for line in self.whole if self.lines[line].lstrip().startswith("[")]
        header = re.compile(rf"\s*\[\[?\s*{_name(key)}\s*\]")
        table = next((line for line in tables if header.match(self.lines[line])), None)
        return self.find(key, range(tables[0]) if tables else self.whole) if table is None else table

    def rest_of_table(self, line: int, within: range) -> range:
        """The lines of the table that opens at ``line``: just that one if it is written inline."""
        if not self.lines[line].lstrip().startswith("["):
            return range(line, line + 1)
        for end in range(line + 1, within.stop):
            if self.lines[end].lstrip().startswith("["):
                return range(line, end)
        return range(line, within.stop)

    def entries(self, key: str) -> list[range]:
        """The lines of each ``[[key]]``, in the order of the file."""
        header = re.compile(rf"\s*\[\[\s*{re.escape(key)}\s*\]\]")
        starts = [line for line in self.whole if header.match(self.lines[line])]
        return [range(start, end) for start, end in pairwise([*starts, len(self.lines)])]

    def place_in(self, key: str, value: str, at: int, within: range) -> tuple[int, int] | None:
        """The line of a character of a string, and its column from 1: of the string with that key and value."""
        written = find_string(self.text, key, value, self._offset(within.start), self._offset(within.stop))
        if written is None:
            return None
        place = written.places[at]
        return self.text.count("\n", 0, place), place - self.text.rfind("\n", 0, place)

    def _offset(self, line: int) -> int:
        """Where a line begins in the text."""
        return sum(len(it) + 1 for it in self.lines[:line])

    def complain(self, line: int, what: str, column: int = 0) -> None:
        """Something is wrong at a column from 1 of a line from 0; without one, where the line begins."""
        own = self.lines[line]
        self._problems.append((line + 1, column or len(own) - len(own.lstrip()) + 1, what))

    def problems(self) -> list[str]:
        """All that is wrong with the file so far, from top to bottom."""
        ordered = sorted(self._problems, key=lambda problem: problem[:2])
        return [f"{self.path}:{line}:{column}: {what}" for line, column, what in ordered]

    def settle(self) -> None:
        """Refuse the file if anything is wrong with it, in one message with a line for each problem."""
        if self._problems:
            raise TefudaError("\n".join(self.problems()))


def _name(key: str) -> str:
    return rf"[\"']?{re.escape(key)}[\"']?"


def _parse(path: Path, text: str, lines: list[str]) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        where = f"{place[1]}:{place[2]}" if place and place[1] else f"{len(lines)}:{len(lines[-1]) + 1}"
        what = _PLACE.sub("", str(error))
        raise TefudaError(f"{path}:{where}: {what}; give key = value, [table] or [[list]] as in TOML") from None
