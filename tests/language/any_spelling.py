"""Texts as people write them: each phrase in any of the spellings that are read, not in the one that is printed."""
from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

from tefuda.cards.language import Language, Production
from tefuda.cards.language.choosing import Chooser, fits
from tefuda.cards.language.errors import Unprintable
from tefuda.cards.language.grammar import END_FORM, Grammar, written
from tefuda.cards.language.printer import JapanesePrinter
from tefuda.cards.language.productions import Rule, Word
from tefuda.cards.language.template import Choice, Piece, Pieces, Slot, in_form

# How often a phrase is written in another way than the one that is printed.
_ODD = 0.6
# How often it is tried to write a text in which no two numbers become one.
_TIMES = 20


class AnySpelling(JapanesePrinter):
    """Prints a tree in spellings that chance picks, a new one for each phrase."""

    def __init__(self, grammar: Grammar, chooser: Chooser, rng: random.Random) -> None:
        super().__init__(grammar, chooser)
        self.rng = rng

    def part(self, part: Production, value: Any, form: str) -> str:
        if isinstance(part, Word):
            super().part(part, value, form)
            return self.rng.choice(part.spellings)
        if not isinstance(part, Rule):
            return super().part(part, value, form)
        for rule in self._spelled(part, value, form):
            try:
                return self._written(rule, value, form)
            except Unprintable:
                continue  # a spelling that is for other values only
        return self._written(part, value, form)

    def _spelled(self, rule: Rule, value: Any, form: str) -> list[Rule]:
        """The production with one of its other spellings, most of the time."""
        if self.rng.random() >= _ODD:
            return []
        found = [replace(rule, ja=ja, also=()) for ja in self.rng.sample(rule.also, len(rule.also))]
        return [it for it in found if (it.node is None or fits(it, value)) and it.has_form(form)]

    def _written(self, rule: Rule, value: Any, form: str) -> str:
        if not rule.has_form(form):
            raise Unprintable(f'"{rule!r}" has no form "{form}"')
        values = self.chooser.taken_apart(rule, value)
        pieces = [
            self.slot(in_form(it, form), values[rule.key(it)]) if isinstance(it, Slot) else self._any(it, form)
            for it in rule.ja_pieces]
        if any(one[-1:].isdigit() and other[:1].isdigit() for one, other in pairwise(pieces)):
            raise Unprintable("two numbers would become one")
        return "".join(pieces)

    def _any(self, piece: Piece, form: str) -> str:
        """Of several spellings any that has the form."""
        if not isinstance(piece, Choice):
            assert not isinstance(piece, Slot), "slots don't nest"
            return written(piece, form)
        return "".join(written(it, form) for it in self.rng.choice(piece.options))

    def plain(self, pieces: Pieces) -> str:
        return "".join(self._any(it, END_FORM) for it in pieces)


def in_any_spelling(language: Language, ability: Any, rng: random.Random) -> str:
    """The text of an ability, as somebody could have written it; the printed one where that is not to be had."""
    printer = AnySpelling(language.grammar, Chooser(language.grammar), rng)
    for _ in range(_TIMES):
        try:
            return printer.say(ability, language.start, END_FORM)
        except Unprintable:
            continue
    return language.print_ja((ability,))
