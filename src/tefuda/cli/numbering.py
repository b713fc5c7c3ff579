"""How paragraph numbers stand to each other, in any of the books: ``7-3-1-2``, ``5-2c-1a``, ``506.2b``."""
from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping

_PARTS = re.compile(r"\d+|[A-Za-z]+")
_FIRST = re.compile(r"[A-Z]*\d*")


def chapter(number: str) -> str:
    """The chapter of a paragraph. Books that count to 1200 have a hundred for each chapter.

    >>> chapter("7-3-1-2"), chapter("506.2b"), chapter("A-3")
    ('7', '500', 'A')
    """
    found = _FIRST.match(number)
    first = found[0] if found else ""
    return f"{first[:-2]}00" if first.isdecimal() and len(first) > 2 else first


def parent(number: str, known: Container[str]) -> str | None:
    """The nearest paragraph above one. A number that its book has twice is marked by a ``~``."""
    base = number.partition("~")[0]
    parts = list(_PARTS.finditer(base))
    for part in reversed(parts[:-1]):
        if base[:part.end()] in known:
            return base[:part.end()]
    first = chapter(number)
    return first if first in known and first != base else None


def above(number: str, known: Mapping[str, object]) -> list[str]:
    """All paragraphs above one, the chapter first."""
    found: list[str] = []
    higher = parent(number, known)
    while higher is not None:
        found.insert(0, higher)
        higher = parent(higher, known)
    return found


def below(number: str, known: Iterable[str]) -> list[str]:
    """The paragraphs that are right below one."""
    every = list(known)
    lookup = frozenset(every)
    return [it for it in every if parent(it, lookup) == number]
