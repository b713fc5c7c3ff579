"""The patterns that every game needs: numbers and names."""
from __future__ import annotations

import random
from typing import Final

from .normal import SIGNS, Spelling
from .productions import Kind, Pattern

_SYLLABLES: Final = "アイウエオカキクケコサシスセソタチツテトナニヌネノマミムメモラリルレロ"


def to_int(text: str) -> int:
    """A number as it was written."""
    return int(SIGNS.get(text, "") or Spelling().fold(text))


def _signed(value: int) -> str:
    return f"{value:+d}"


def _some_name(rng: random.Random) -> str:
    return "".join(rng.choice(_SYLLABLES) for _ in range(rng.randint(2, 6)))


INT: Final = Pattern(
    "int", int, r"\d+", to_int, str, str, lambda rng: rng.randint(1, 9), "1, 2, 3", "0123456789")
SIGNED: Final = Pattern(
    "signed", int, r"[+-]\d+", to_int, _signed, _signed, lambda rng: rng.choice((-1, 1)) * rng.randint(1, 9),
    "+1, -1", "+-")
NAME: Final = Pattern("name", str, r"[^「」《》【】〔〕<>\[\]\"。\n\0]+", str, str, str, _some_name, "…")

KINDS: Final = (
    Kind("int", "数", "a number"), Kind("signed", "+か-のついた数", "a number with + or -"),
    Kind("name", "名前", "a name"))
PATTERNS: Final = (INT, SIGNED, NAME)
