"""Naming what was probably meant, so that a message about a mistyped word can be acted on."""
from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, words: Iterable[str], most: int = 1) -> list[str]:
    """The words most like the given one, best first; empty where none is like it."""
    return get_close_matches(word, list(words), n=most)


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """The end of a complaint about an unknown word: the likeliest one, or nothing."""
    found = nearest(word, words)
    return f' (did you mean "{found[0]}"?)' if found else ""


def quoted(words: Iterable[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)
