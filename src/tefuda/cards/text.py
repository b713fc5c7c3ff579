"""What a person reads, in both languages."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Text:
    """A wording in Japanese and in English, from which a reader's language picks one."""

    ja: str
    en: str

    def pick(self, lang: str) -> str:
        """The wording for a reader of ``lang``. Japanese is what is printed, so it stands in for any other."""
        return self.en if lang == "en" else self.ja

    def __str__(self) -> str:
        return f"{self.ja} / {self.en}"
