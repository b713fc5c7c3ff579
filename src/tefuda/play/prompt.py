"""The question that is open: who chooses, what about, and by which rule."""
from __future__ import annotations

from ..kernel.state import State
from .match import Match


class Prompt:
    """An open decision. ``rule`` is the paragraph that asks, ``cause`` the one that called it."""

    def __init__(self, g: State, match: Match) -> None:
        f = g.stack[-1]
        rules = g.book.program.rules
        self.player = g.player
        self.rule = rules[f.pc]
        self.cause = rules[f.by]
        self._match = match
        # How far a choice of several has got, where it is one: other steps keep other things in their frames.
        self.picked = len(f.chosen)
        self.most = f.c if g.book.program.starts[f.pc] in (g.book.at["choose"], g.book.at.get("pay")) else 0

    def text(self, lang: str = "en") -> str:
        words = self._match.rulebook.words
        key = self.rule if words.get("prompts", self.rule, lang) is not None else self.cause
        text = words.say("prompts", key, lang)
        return f"{text} ({self.picked + 1}/{self.most})" if self.most > 1 else text

    def __repr__(self) -> str:
        return f"<Prompt for player {self.player} by {self.rule} of {self.cause}: {self.text()}>"
