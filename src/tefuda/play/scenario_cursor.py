"""Reading a line of a scenario from left to right, by the names that things have."""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final, TypeVar

from ..cards.suggest import nearest
from ..kernel.errors import TefudaError

T = TypeVar("T")
_QUOTES: Final = re.compile(r"[\"「」『』]\s*")
_COMMA: Final = re.compile(r"\s*[,、]\s*")
_WORD: Final = re.compile(r"[a-z0-9]")


def fold(text: str) -> str:
    """A text without the differences that don't matter: width, case, spaces, the shape of an apostrophe."""
    return " ".join(unicodedata.normalize("NFKC", text).replace("\u2019", "'").casefold().split())


class Cursor:
    """What is left of a line."""

    def __init__(self, text: str) -> None:
        self.rest = _QUOTES.sub("", fold(text))

    @property
    def done(self) -> bool:
        return not self.rest

    def take(self, pattern: str) -> re.Match[str] | None:
        """What the pattern matches here, if it does and no word is cut in two."""
        found = re.match(pattern, self.rest)
        if found is None or found.end() == 0 or _cuts(self.rest, found.end()):
            return None
        self.rest = self.rest[found.end():].lstrip()
        return found

    def take_name(self, names: Mapping[str, T]) -> T | None:
        """What the longest name that stands here means."""
        length = self.longest(names)
        if not length:
            return None
        found = names[self.rest[:length]]
        self.rest = self.rest[length:].lstrip()
        return found

    def longest(self, names: Mapping[str, T]) -> int:
        """How long the longest name is that stands here."""
        return max((len(name) for name in names if self.rest.startswith(name) and not _cuts(self.rest, len(name))),
                   default=0)

    def comma(self) -> bool:
        found = _COMMA.match(self.rest)
        if found is not None:
            self.rest = self.rest[found.end():]
        return found is not None

    def need_end(self, wanted: str) -> None:
        if self.rest:
            raise TefudaError(f"{self.rest!r} is not understood; here may stand {wanted}")

    def unknown(self, what: str, names: Mapping[str, T], wants: str) -> TefudaError:
        """The complaint that nothing known stands here, with the names most like it."""
        word = re.split(r"[,、:]", self.rest)[0].strip()
        near = nearest(word, names, 3)
        hint = f"; near it are {', '.join(near)}" if near else ""
        if not word:
            return TefudaError(f"{what} is missing; give {wants}")
        return TefudaError(f"there is no {what} {word!r}{hint}; give {wants}")


def _cuts(text: str, end: int) -> bool:
    """Whether a word or number goes on over this place."""
    return end < len(text) and bool(_WORD.match(text[end - 1])) and bool(re.match(r"[a-z0-9]|-[a-z0-9]", text[end:]))
