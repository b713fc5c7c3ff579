"""Where each character of a TOML string stands in its file, which the parser of the library doesn't tell."""
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_ESCAPES: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}
# A line may end in a backslash inside a basic string; all space up to the next character is left out then.
_ESCAPE: Final = re.compile(
    r"\\(?:u(?P<four>[0-9A-Fa-f]{4})|U(?P<eight>[0-9A-Fa-f]{8})|(?P<line>[ \t]*\n\s*)|(?P<one>.))")


@dataclass(frozen=True)
class Written:
    """A string with the places of its characters in the file, and behind them that of its end."""

    text: str
    places: tuple[int, ...]


def find_string(file: str, key: str, value: str, start: int, end: int) -> Written | None:
    """The string between two places of a file that is given to ``key`` and has this value."""
    given = re.compile(rf"(?<![\w-])[\"']?{re.escape(key)}[\"']?[ \t]*=[ \t]*(?=[\"'])")
    for match in given.finditer(file, start, end):
        found = read_string(file, match.end())
        if found is not None and found.text == value:
            return found
    return None


def read_string(file: str, at: int) -> Written | None:
    """The string that begins with the quotation mark at this place; none if it never ends."""
    quote = file[at]
    mark = quote * 3 if file.startswith(quote * 3, at) else quote
    at += len(mark)
    if len(mark) > 1 and file.startswith("\n", at):
        at += 1
    chars: list[str] = []
    places: list[int] = []
    while at < len(file) and (len(mark) > 1 or file[at] != "\n"):
        if file.startswith(mark, at) and (len(mark) == 1 or not file.startswith(mark, at + 1)):
            return Written("".join(chars), (*places, at))
        escape = _ESCAPE.match(file, at) if quote == '"' else None
        char = file[at] if escape is None else _meant(escape)
        chars.append(char)
        places += [at] * len(char)
        at = at + 1 if escape is None else escape.end()
    return None


def _meant(escape: re.Match[str]) -> str:
    code = escape["four"] or escape["eight"]
    if code:
        return chr(int(code, 16))
    return "" if escape["line"] else _ESCAPES.get(escape["one"] or "", "")
