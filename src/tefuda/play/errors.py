"""What can be wrong with what a user gives."""
from __future__ import annotations

from ..kernel.errors import TefudaError


class WhyNot:
    """Why an action can't be done: by which paragraph, and with which facts."""

    def __init__(self, action: str, rule: str, ja: str, en: str) -> None:
        self.action = action
        self.rule = rule
        self.ja = ja
        self.en = en

    def text(self, lang: str = "en") -> str:
        return self.ja if lang == "ja" else self.en

    def __repr__(self) -> str:
        return f"WhyNot({self.action!r}, {self.rule!r}, {self.en!r})"

    def __str__(self) -> str:
        return f"{self.en} ({self.rule})"


class IllegalAction(TefudaError):
    """The action is not legal now. The game is as it was."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(f"{why.action}: {why.en} (rule {why.rule})")
        self.why = why


class IllegalDeck(TefudaError):
    """A deck breaks the rules of deck construction; every reason is in ``problems``."""

    def __init__(self, message: str, problems: list[tuple[str, str]]) -> None:
        super().__init__(message)
        self.problems = problems
