"""The paragraphs of a rulebook: number, kind and, where it is built, the meaning in our own words."""
from __future__ import annotations

import tomllib
from typing import Final

KINDS: Final = ("step", "principle", "definition", "data", "none")


class Paragraph:
    """One numbered paragraph."""

    def __init__(self, number: str, kind: str, meaning: str) -> None:
        self.number = number
        self.kind = kind
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"<Paragraph {self.number} {self.kind}>"


def read_paragraphs(text: str) -> dict[str, Paragraph]:
    """The paragraphs of a ``rules.toml``, in its order."""
    rules: dict[str, dict[str, str]] = tomllib.loads(text)["rules"]
    return {number: Paragraph(number, row["kind"], row.get("en", "")) for number, row in rules.items()}
