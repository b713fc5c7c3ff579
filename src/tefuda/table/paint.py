"""Colours, where the terminal wants them. Nothing is said by colour alone."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STYLES: Final[Mapping[str, str]] = {
    "mine": "1;36", "theirs": "1;35", "dim": "2", "ask": "1;33", "number": "1;32", "wrong": "31", "fight": "1;33",
}


class Paint:
    """Wraps text in the codes of a style, or leaves it as it is."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, style: str, text: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.on and style and text else text
