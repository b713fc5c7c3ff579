"""Making up trees: any production may be used, at random, down to a depth."""
from __future__ import annotations

import random
from typing import Any, Final

from .errors import GrammarError
from .grammar import END_FORM, Grammar
from .productions import MISSING, Pattern, Production, Rule, Word
from .template import Slot, in_form

_ENDLESS: Final = 1_000


class Generator:
    """Random trees of a grammar; the same random numbers give the same trees."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._heights: dict[tuple[str, str], int] = {}

    def tree(self, kind: str, rng: random.Random, depth: int, form: str = END_FORM) -> Any:
        """A random tree of a kind. Where the depth is used up, the flattest production is taken."""
        parts = self.grammar.in_form(kind, form)
        fitting = [it for it in parts if self.height_of(it, form) <= depth]
        if not fitting:
            least = min((self.height_of(it, form) for it in parts), default=_ENDLESS)
            if least >= _ENDLESS:
                raise GrammarError(f'nothing of the kind "{kind}" in the form "{form}" ever ends')
            fitting = [it for it in parts if self.height_of(it, form) == least]
        fitting = [it for it in fitting if it.weight] or fitting
        return self.from_part(rng.choices(fitting, [it.weight or 1 for it in fitting])[0], rng, depth, form)

    def from_part(self, part: Production, rng: random.Random, depth: int, form: str = END_FORM) -> Any:
        """A random tree that is written with this production."""
        if isinstance(part, Word):
            return part.value
        if isinstance(part, Pattern):
            return part.sample(rng)
        slots = tuple(part.slots.values())
        return part.build(slots, [self._value(in_form(slot, form), rng, depth - 1) for slot in slots])

    def _value(self, slot: Slot, rng: random.Random, depth: int) -> Any:
        form, last = slot.form or END_FORM, slot.last or END_FORM
        if slot.many:
            count = slot.least + (rng.choice((0, 0, 1, 2)) if depth > 1 else 0)
            return tuple(self.tree(slot.kind, rng, depth, last if index == count - 1 else form)
                         for index in range(count))
        if slot.optional and (depth < 1 or rng.random() < 0.5):
            return MISSING
        return self.tree(slot.kind, rng, depth, form)

    # -- how deep a production must go --------------------------------------------------------------------------------

    def height_of(self, part: Production, form: str) -> int:
        """The depth of the flattest tree that is written with a production."""
        return 1 + max((self._height(key) for key in _needed(part, form)), default=0)

    def _height(self, key: tuple[str, str]) -> int:
        if key not in self._heights:
            self._measure(key)
        return self._heights[key]

    def _measure(self, start: tuple[str, str]) -> None:
        """Begin with everything endless, and lower it as long as something changes."""
        fresh = [start]
        self._heights[start] = _ENDLESS
        for kind, form in fresh:
            for part in self.grammar.in_form(kind, form):
                for key in _needed(part, form):
                    if key not in self._heights:
                        self._heights[key] = _ENDLESS
                        fresh.append(key)
        changed = True
        while changed:
            changed = False
            for key in fresh:
                least = min((self.height_of(it, key[1]) for it in self.grammar.in_form(*key)), default=_ENDLESS)
                if least < self._heights[key]:
                    self._heights[key] = least
                    changed = True


def _needed(part: Production, form: str) -> set[tuple[str, str]]:
    """What must be there for a production: its slots, apart from those that may be empty."""
    found: set[tuple[str, str]] = set()
    for slot in part.slots.values() if isinstance(part, Rule) else ():
        slot = in_form(slot, form)
        if slot.optional or (slot.many and slot.least == 0):
            continue
        found.add((slot.kind, slot.last or END_FORM))
        if slot.many and slot.least > 1:
            found.add((slot.kind, slot.form or END_FORM))
    return found
