"""The question that is open: who chooses, what about, and by which rule."""
from __future__ import annotations

from ..kernel.events.causes import asking_frame
from ..kernel.state.state import State
from .match import Match
from .naming import ability_source


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
        # The ability whose effect or costs ask, and the name of its card.
        number = asking_frame(g)
        asking = g.stack[number].a if number >= 0 else 0
        self.ability = -1 if number < 0 else asking if asking >= 0 else -1 - asking
        self._name = ability_source(g, match, self.ability, g.stack[number].items[0], g.player) if number >= 0 else None
        chooses = g.book.program.starts[f.pc] in (g.book.at["choose"], g.book.at.get("pay"))
        self.most = f.c if chooses and f.c <= len(f.items) else 0

    def text(self, lang: str = "en") -> str:
        words = self._match.rulebook.words
        # A paragraph that both asks by itself and lets something be chosen may have words for the latter.
        keys = (f"{self.cause} {self.rule}", self.rule)
        key = next((key for key in keys if words.get("prompts", key, lang) is not None), self.cause)
        text = words.say("prompts", key, lang)
        if self.most > 1:
            text = f"{text} ({self.picked + 1}/{self.most})"
        return f"{text} - {self.effect(lang)}" if self.ability >= 0 else text

    def effect(self, lang: str = "en") -> str:
        """The card and the text by which it is asked, where an effect asks."""
        if self.ability < 0:
            return ""
        text = self._match.ability_text(self.ability, lang)
        return f"{self._name.pick(lang)}: {text}" if self._name is not None else text

    def __repr__(self) -> str:
        return f"<Prompt for player {self.player} by {self.rule} of {self.cause}: {self.text()}>"
